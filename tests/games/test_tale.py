"""How finished games are told: what is chosen from the facts, and that there are words for it."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import slet
from slet.games import GAMES, find_game, telling
from slet.games.course import Course, Race, Story, ahead_until, margin, retell, shape, turning_point
from slet.games.telling import ResultTale, tell_story
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.record import read_record
from slet.words import LANGUAGES
from support.pebbles import PEBBLES

RECORDS = Path(__file__).parent.parent / "data" / "records"
NAMES = ("Ema", "Morana", "Kvido", "Sibyla", "Rufus", "Aurel")


@cache
def story_of(name: str) -> tuple[Game[Any], Story, Match]:
    record = read_record((RECORDS / f"{name}.json").read_bytes())
    game, over = find_game(record.game), slet.replay(record)
    return game, retell(game, slet.replay(record, 0), over), over


def told(name: str, eyes: int | None = None, language: str = "en") -> ResultTale:
    game, story, over = story_of(name)
    return tell_story(game, story, NAMES[: over.seats], eyes, language, over.settings)


# --- titles ---------------------------------------------------------------------------------------------------------


def race(*ways: tuple[int, ...], won: tuple[int, ...] = (0,)) -> Race:
    return Race(tuple((seat,) for seat in range(len(ways))), won, tuple(way[-1] for way in ways), ways)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (race((10, 40), (20, 40), won=(0, 1)), "tied"),
        (race((10, 40), (20, 40)), "even"),
        (race((10, 30, 100), (20, 60, 95)), "close"),
        (race((10, 30, 100), (20, 60, 94)), "behind"),
        (race((10, 55, 100), (5, 54, 90)), "led"),
        (race((10, 55, 100), (20, 50, 90)), "clear"),
        (race((10, 55, 100), (20, 50, 75)), "far"),
        (race((1, 1, 2), (0, 0, 1)), "close"),
        (race((-10, -50, -100), (-20, -90, -150)), "led"),
    ],
)
def test_the_kind_of_win_follows_from_margin_and_course(found: Race, expected: str) -> None:
    assert shape(found) == expected


def test_who_was_ahead_for_long_is_told_until_when() -> None:
    found = race((1, 20, 80, 100), (10, 30, 60, 70))
    course = Course((1, 2, 3, 4), ((1, 10), (20, 30), (80, 60), (100, 70)), (), (1, 2, 3, 4))
    assert ahead_until(course, found, 1) == 2
    assert ahead_until(course, race((1, 40, 80, 100), (10, 30, 60, 70)), 1) is None


@pytest.mark.parametrize(
    ("record", "eyes", "title"),
    [
        ("carodeni/carodeni-5-second-0", 4, "Two points ahead"),
        ("carodeni/carodeni-5-second-0", 1, "Two points short"),
        ("carodeni/carodeni-5-second-0", 0, "Rufus wins clearly"),
        ("carodeni/carodeni-5-second-0", None, "Rufus by a whisker"),
        ("carodeni/carodeni-3-kept-shared-1-0", 0, "A shared win"),
        ("carodeni/carodeni-3-kept-shared-1-0", 1, "Two share it"),
        ("carodeni/carodeni-1-kept-experienced-tied-21-0", 0, "Level with Ostara"),
        ("carodeni/carodeni-1-second-grand-mistress-0", 0, "Four points short"),
        ("wizard/wizard-6-kept-0", 2, "Came from behind"),
        ("wizard/wizard-6-kept-0", None, "Kvido from behind"),
        ("wandering-towers/wandering-towers-4-kept-teams-0", 2, "By a whisker"),
        ("wandering-towers/wandering-towers-1-kept-spells-0", 0, "All safely inside"),
        ("the-witches/competitive-2-fewer-cackles", 0, "Level to the end"),
        ("the-witches/competitive-2-lost-elves", 0, "The elves are in"),
        ("the-witches/solo-1-solo-farm", 0, "15 points short"),
        ("big-book/big-book-4-kept-11", 0, "The Silent Warden is out"),
        ("big-book/big-book-3-kept-14", 0, "No end of Madness"),
        ("big-book/big-book-2-kept-23", None, "The Lord of the Deep is beaten"),
    ],
)
def test_a_title_is_chosen_by_how_it_came_and_who_reads_it(record: str, eyes: int | None, title: str) -> None:
    assert told(record, eyes).title == title


def test_who_lost_is_told_the_largest_difference_and_in_what_they_did_better() -> None:
    assert told("carodeni/carodeni-1-second-grand-mistress-0", 0).how == (
        "The largest difference: goals, Ostara 38, you 7. You did better in potions: 38 to 23."
    )
    assert told("carodeni/carodeni-4-second-animals-0", 3).how == (
        "The largest difference: potions, Kvido 58, you 51."
    ), "a point more or less is not worth a word"


# --- every game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_kept_game_is_told_to_everybody_in_both_languages(game: Game[Any]) -> None:
    for file in sorted((RECORDS / game.id).glob("*.json")):
        _, story, over = story_of(f"{game.id}/{file.stem}")
        for language in LANGUAGES:
            for eyes in (*range(over.seats), None):
                tale = tell_story(game, story, NAMES[: over.seats], eyes, language, over.settings)
                assert tale.title
                assert len(tale.honours) <= 2
                assert len({honour.seat for honour in tale.honours}) == len(tale.honours)
                assert len(tale.causes) <= 3
                for cause in tale.causes:
                    assert not any(name in f"{cause.title} {cause.text}" for name in NAMES), "nobody is to blame"
        if story.sources:
            assert tuple(map(sum, zip(*story.sources.values(), strict=True))) == story.outcome.scores
        elif story.race is not None:
            pytest.fail("where somebody won, it is known what by")


def test_the_turning_point_is_where_the_lead_of_the_winner_changed_most() -> None:
    found = race((0, 10, 40, 50), (5, 15, 20, 45))
    course = Course((1, 2, 3, 4), ((0, 5), (10, 15), (40, 20), (50, 45)), (), (3, 6, 9, 12))
    turned = turning_point(find_game("wizard"), [], course, found)
    assert turned is not None
    assert (turned.at, turned.side, turned.n) == (2, 0, 9)
    assert margin(found, 0) == 5
    kept = told("carodeni/carodeni-5-second-0", 3).turning
    assert kept is not None
    assert kept.title == "Rufus: 14 → 34"
    assert kept.text[-1].startswith("You: ")


# --- together -------------------------------------------------------------------------------------------------------


def test_the_book_tells_its_pages_what_was_missing_and_what_broke_them() -> None:
    tale = told("big-book/big-book-5-kept-5", 0)
    assert [(stage.state, stage.text) for stage in tale.stages][-1] == ("missed", "2 of 4 curses")
    assert sum(stage.state == "done" for stage in tale.stages) == 3
    assert tale.close is not None
    assert (tale.close.title, tale.close.have, tale.close.need) == ("Two curses short", 2, 4)
    assert [cause.title for cause in tale.causes] == [
        "Wind Trickster got away on page 4",
        "Tome Glutton got away on page 5",
        "14 curses went off",
    ]
    assert [sum(deed.counts) for deed in tale.deeds] == [16, 5, 12]
    assert (tale.easier, tale.harder) == ("", "medium")


def test_a_win_is_told_with_how_close_it_came_to_being_lost() -> None:
    tale = told("the-witches/coop-2-any-problem", 0)
    assert tale.close is not None
    assert (tale.close.title, tale.close.have, tale.close.need) == ("2 Black Aliss left", 2, 5)
    assert tale.causes == []


@pytest.mark.parametrize(
    ("game", "seats", "options", "easier", "harder"),
    [
        ("big-book", 4, {}, None, {"difficulty": 2}),
        ("big-book", 4, {"difficulty": 3}, {"difficulty": 2}, {"mode": "terror"}),
        ("big-book", 4, {"mode": "nightmare"}, {"mode": "terror"}, {"difficulty": 2}),
        ("carodeni", 1, {}, None, {"difficulty": "experienced-witch"}),
        ("carodeni", 1, {"difficulty": "grand-mistress"}, {"difficulty": "experienced-witch"}, None),
        ("carodeni", 3, {}, None, None),
        ("wandering-towers", 1, {}, {"spells": 3}, None),
        ("wandering-towers", 3, {"mode": "coop", "spells": 3}, None, {"spells": 0}),
        ("wizard", 4, {}, None, None),
    ],
)
def test_an_easier_and_a_harder_game_can_be_played(
    game: str, seats: int, options: dict[str, Any], easier: dict[str, Any] | None, harder: dict[str, Any] | None
) -> None:
    match = slet.new(game, seats=seats, seed=1, **options)
    assert match.game.tale.ladder(seats, match.settings) == (easier, harder)
    for changed in (easier, harder):
        if changed is not None:
            slet.new(game, seats=seats, seed=1, **{**options, **changed})


# --- a game that brings nothing -------------------------------------------------------------------------------------


def test_a_game_that_brings_no_tale_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("reason-last-pebble = Whoever takes the last pebble wins.\n", encoding="utf-8")
    monkeypatch.setattr(telling, "text_folder", lambda _: tmp_path)
    telling.tale_wording.cache_clear()
    match, again = (Match.start(PEBBLES, 2, {}, seed=3) for _ in range(2))
    while match.ask is not None:
        match.play(match.ask.options[0])
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    story = retell(PEBBLES, again, match)
    tales = [tell_story(PEBBLES, story, NAMES[:2], eyes, "en", match.settings) for eyes in (winner, 1 - winner, None)]
    telling.tale_wording.cache_clear()
    assert all(tale.title and tale.reason for tale in tales)
    assert tales[0].title != tales[1].title
    assert tales[0].turning is None
