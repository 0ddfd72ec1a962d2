"""What The Witches says: questions that tell how things stand, and a log that tells what failing brings."""

from typing import Any

import pytest

from slet.games.the_witches import GAME
from slet.games.the_witches.events import Consequence
from slet.games.the_witches.options import ADDS
from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.places import DUNGEON, SPACES
from slet.games.wording import wording
from slet.kernel.match import Match

from .table import asked, attempt, play, table, told

LANGUAGES = ("en", "cs")


def question(match: Match, language: str = "en") -> str:
    ask = asked(match)
    return wording("the-witches", language).ask(ask, GAME.words.asking(match.view(ask.seat)))


def test_the_dungeon_has_a_name_of_its_own_and_other_places_have_theirs() -> None:
    english, czech = (wording("the-witches", language) for language in LANGUAGES)
    assert (english.piece(DUNGEON), czech.piece(DUNGEON)) == ("the Dungeon", "Hladomorna")
    assert not any("Dungeon" in english.piece(space) for space in SPACES)


@pytest.mark.parametrize(
    ("tile", "dice", "english", "czech"),
    [
        ("fever-1", [2, 2, 3, 2], "It is enough: you succeed.", "Stačí to: uspějete."),
        (
            "fever-1",
            [2, 2, 0, 2],
            "1 short: you fail (1 Cackle and flight).",
            "Chybí 1: selžete (1 Chichotání a útěk).",
        ),
        (
            "lilith",
            [2, 2, 2, 2],
            "15 short: you fail (1 Cackle, flight, and a Black Aliss).",
            "Chybí 15: selžete (1 Chich",
        ),
        (
            "duke crisis",
            [6, 6, 6, 3],
            "1 short: you fail (1 Cackle, the Dungeon",
            "selžete (1 Chichotání, Hladomorna a konec",
        ),
    ],
)
def test_before_the_result_stands_it_is_said_what_it_is(tile: str, dice: list[int], english: str, czech: str) -> None:
    match = attempt("hwel", "", tile=tile, dice=dice)
    assert english in question(match)
    assert czech in question(match, "cs")


def test_who_has_nowhere_to_run_is_told_so_and_what_it_costs() -> None:
    shut = {"cabb": "pig-1", "creel": "pig-2"}
    between = attempt("hwel", "", tile="fever-1", dice=[2, 2], problems=shut)
    assert question(between).endswith("There is nowhere to run. Roll?")
    assert question(between, "cs").endswith("Utéct není kam. Hodíte?")
    failing = attempt("hwel", "", tile="lilith", dice=[2, 2, 2, 2], problems=shut)
    assert "and a Black Aliss; and one more Cackle, as there is nowhere to flee)" in question(failing)
    assert "Alissy; a protože utéct není kam, ještě jedno Chichotání)" in question(failing, "cs")
    away = attempt("rob-anybody", "", tile="fever-1", dice=[2, 2], problems=shut)
    assert question(away).endswith("Go on, or run away?"), "a Broomstick flies anywhere"
    dungeon = attempt("hwel", "", tile="duke", dice=[6, 2, 2, 2], problems=shut)
    assert "nowhere to flee" not in question(dungeon), "who is locked up does not flee"


def test_before_going_on_the_chance_is_said() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2])
    assert question(match).startswith("3 short; without cards the chance is 92 %.")
    assert question(match, "cs").startswith("Chybí 3, šance bez karet je 92 %.")
    assert question(attempt("hwel", "", tile="fever-1", dice=[6, 2])).startswith("It is enough already.")
    assert "the chance is 0 %" in question(attempt("hwel", "", tile="lilith crisis", dice=[2, 2]))
    assert "the chance is under 1 %" in question(attempt("hwel", "", tile="lilith"))
    assert "over 99 %" in question(
        attempt("hwel", "", tile="fever-1", hard=["lilith vlad duke lady elves-1 elves-2", ""])
    )


@pytest.mark.parametrize(
    ("more", "english"),
    [
        ({"paths": 4, "walked": 0}, "Which way do you go?"),
        ({"paths": 1, "walked": 1, "passing": True, "problems": {"oak": "fever-1"}}, "You pass unseen. Which way"),
        ({"paths": 1, "walked": 1, "problems": {"oak": "fever-1"}}, "stop and try to solve it?"),
        ({"paths": 1, "walked": 1, "problems": {"oak": "lilith down"}}, "stop and try to solve it?"),
        ({"paths": 1, "walked": 1, "at": "oak oak"}, "stop for tea?"),
        ({"paths": 1, "walked": 1}, "Stop here, or go on?"),
        ({"paths": 0, "walked": 2}, "You have no path left. Stop here?"),
    ],
)
def test_on_the_way_it_is_asked_only_what_can_be_done(more: dict[str, Any], english: str) -> None:
    match = table("hwel", "", step="walk", moved=True, **{"at": "oak skund", **more})
    assert english in question(match)
    assert question(match, "cs") != question(match)


def test_right_after_extra_movement_nobody_is_asked_to_stop() -> None:
    match = play(table("casanunda hwel", "", at="oak skund"), "play:casanunda")
    assert question(match) == "Which way do you go?"
    assert question(match, "cs") == "Kudy půjdete?"


@pytest.mark.parametrize(
    ("cards", "easy", "english"),
    [
        ("hwel", "", "Draw 2 cards, up to your limit of 3?"),
        ("hwel igor", "", "Draw one card, up to your limit of 3?"),
        ("hwel igor lucy shawn", "", "your hand holds its limit of 3 or more. End your turn?"),
        ("hwel", "fever-1 fever-2", "Draw 3 cards, up to your limit of 4?"),
    ],
)
def test_before_drawing_it_is_said_how_many(cards: str, easy: str, english: str) -> None:
    match = table(cards, "", step="before_drawing", actions=0, easy=[easy, ""], at="oak skund")
    assert english in question(match)


def test_before_a_card_is_turned_it_is_said_what_will_be_placed() -> None:
    easy = table("hwel", "", step="place_problem", boxes=["", "lilith fever-1"])
    assert question(easy) == "Fever is to be placed. Turn the card that says where?"
    assert question(easy, "cs") == "Má přibýt Problém Horečka. Otočíte kartu, která určí kam?"
    hard = table("hwel", "", step="place_problem", boxes=["lilith"])
    assert question(hard).startswith("A Hard problem is to be placed."), "and not which one"


def test_who_must_leave_or_has_looked_is_told_so() -> None:
    leaving = table("hwel", "", actions=1, must_leave=True, at="oak skund")
    assert "must leave now" in question(leaving)
    looked = table("fool hwel", "", at="castle-1 skund", problems={"castle-2": "vlad down"}, who="dimity petulia")
    assert "Go over and try that problem, or use Invisibility?" in question(play(looked, "look:castle-2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_symbol_says_what_it_adds(language: str) -> None:
    words = wording("the-witches", language)
    for card in DECK:
        if card.symbol != "broomstick":
            assert ("(+2)" if card.symbol == "magic" else "(+1)") in words.option(ADDS[card.number])


# --- the log -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-96")
@pytest.mark.parametrize("tile", ["lilith", "hiver", "duke", "cunning-man", "vlad", "wintersmith", "elves-1"])
def test_the_consequence_of_failing_is_told_before_it_comes(tile: str) -> None:
    match = attempt("hwel", "", tile=tile, dice=[2, 2, 2, 2], easy=["fever-1", "fever-2"])
    play(match, "done")
    if asked(match).kind == "flee":
        play(match, "run:cabb")
    log = match.log(0)
    [consequence] = told(match, Consequence, 0)
    assert consequence.tile.name == tile
    for language in LANGUAGES:
        sentence = wording("the-witches", language).event(consequence, ["Ema", "Jan"])
        assert len(sentence) > 40
    suffered = {"TookAliss", "ToDungeon", "CrisisPut", "GaveUp"}
    assert all(type(event).__name__ not in suffered for event in log[: log.index(consequence)])


def test_failing_at_an_easy_problem_tells_of_no_consequence() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2, 0, 2])
    play(match, "done", "run:cabb")
    assert not told(match, Consequence)
