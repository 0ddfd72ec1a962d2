"""The Witches in the terminal."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from games.the_witches.table import attempt, play, table
from slet.cli.boards import board_for
from slet.cli.boards.the_witches import WitchesBoard
from slet.cli.boards.the_witches.map import PLACE, LancreMap, drawn_paths, other_paths
from slet.cli.boards.the_witches.pieces import LETTERS, WITCHES
from slet.cli.errors import Refused
from slet.cli.frame import Frame
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.the_witches.options import PUTS, RELIEFS, STARTS, STAY, STOP, TOS
from slet.games.the_witches.pieces.places import DUNGEON, LOCATIONS, PATHS
from slet.games.the_witches.pieces.tiles import EASY, HARD
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.record import read_record

from .conftest import Slet, lines

SOLO = ("play", "the-witches", "--seed", "2", "--name", "Ema", "--seats", "1")
GAME = ("play", "the-witches", "--seed", "2", "--name", "Ema", "--players", "random")
TOGETHER = (*GAME, "--seats", "3", "--set", "mode=coop")
ALWAYS_THE_FIRST = lines(*[1] * 3000)
"""The first option stays, turns a card, rolls, lets it stand."""


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("style", [(), ("--plain",)])
@pytest.mark.parametrize("game", [SOLO, TOGETHER])
def test_a_whole_game_is_played_by_typing_numbers(
    slet: Slet, tmp_path: Path, language: str, style: tuple[str, ...], game: tuple[str, ...]
) -> None:
    file = tmp_path / "game.json"
    said = slet(*game, "--lang", language, "--save", str(file), *style, typed=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert said.err == ""
    assert read_record(file.read_bytes()).outcome is not None
    assert slet("verify", str(file)).code == 0
    assert slet("replay", str(file), "--lang", language, *style, typed="q\n").code == 0


@pytest.mark.parametrize(("word", "language"), [("odds", "en"), ("o", "en"), ("šance", "cs"), ("sance", "cs")])
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_odds_are_shown_when_asked_for(slet: Slet, word: str, language: str, style: tuple[str, ...]) -> None:
    said = slet(*GAME, "--seats", "2", "--lang", language, *style, typed=lines(1, 1, word, "q")).out
    assert ("How likely you are" if language == "en" else "Jak pravděpodobně vyřešíte") in said
    assert "neither a choice nor a command" not in said


def test_who_plays_alone_has_nobody_at_the_table(slet: Slet) -> None:
    assert "At the table with you" not in slet(*SOLO, typed="q\n").out
    assert "At the table with you" in slet(*TOGETHER, typed="q\n").out


def test_help_tells_of_the_odds(slet: Slet) -> None:
    assert "odds (or o)" in slet(*GAME, "--seats", "2", typed=lines("?", "q")).out


def test_a_place_may_be_typed_by_its_short_name(slet: Slet) -> None:
    said = slet(*SOLO, "--set", "apprentices=tiffany", typed=lines("oak", "q")).out
    assert "You begin at Blasted Oak" in said
    said = slet(*SOLO, "--set", 'apprentices=["tiffany"]', "--lang", "cs", typed=lines("dub", "q")).out
    assert "u Zatraceného dubu" in said


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("mode=coop", "solo is for one"),
        ("mode=bowling", "cannot be “bowling”. Possible: solo."),
        ('apprentices=["tiffany","tiffany"]', "Possible: one of these: tiffany, annagramma, petulia, dimity"),
        ("eight_crises=yes", "Only the competitive game"),
    ],
)
def test_settings_that_do_not_fit_are_refused(slet: Slet, setting: str, sentence: str) -> None:
    said = slet(*SOLO, "--set", setting)
    assert said.code != 0
    assert sentence in said.err


def test_the_map_draws_every_path_and_every_location() -> None:
    assert drawn_paths() == {frozenset(path) for path in PATHS}
    assert other_paths() == []
    assert set(PLACE) == set(LOCATIONS)
    assert set(LETTERS) == set(WITCHES)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_location_and_every_tile_has_a_short_name(language: str) -> None:
    words = Words(language)
    shorts = [words(f"witches-short-{name}") for name in (*LOCATIONS, "dungeon")]
    assert len(set(shorts)) == 23
    assert max(map(len, shorts)) <= 11
    tiles = [words(f"witches-tile-{kind}") for kind in {tile.kind for tile in (*EASY, *HARD)}]
    assert len(set(tiles)) == 20
    assert max(map(len, tiles)) <= 8, "so that a Crisis has room beside it"


def in_play(seats: int = 4, **options: object) -> Match:
    match = Match.start(find_game("the-witches"), seats, dict(options), seed=3)
    while match.ask is not None and match.ask.kind != "move":
        match.play(match.ask.options[0])
    return match


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_map_fits_and_shows_what_lies_where(width: int, language: str) -> None:
    match = in_play()
    words = Words(language)
    drawn = [line.plain for line in LancreMap(match.view(0), words).drawn(width)]
    assert max(map(len, drawn)) <= width
    text = "\n".join(drawn)
    for name in LOCATIONS:
        assert words(f"witches-short-{name}") in text
    for spot in match.view(0).spaces:
        if spot.tile is not None:
            assert words(f"witches-tile-{spot.tile.kind}") in text
    assert text.count("▒▒") == sum(spot.is_face_down for spot in match.view(0).spaces)


def test_what_a_seat_has_looked_at_is_shown_to_it_alone() -> None:
    match = in_play()
    number = next(n for n, down in enumerate(match.state.face_down) if down)
    match.state.seen_by[number] = (0,)
    own, other = (
        "\n".join(line.plain for line in LancreMap(match.view(seat), Words("en")).drawn(100)) for seat in (0, 1)
    )
    assert own.count("▒▒") == other.count("▒▒") - 1
    assert "(" in own
    assert "(" not in other


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("mode", ["competitive", "coop"])
def test_the_whole_board_fits_at_every_moment_of_a_game(width: int, language: str, mode: str) -> None:
    match = Match.start(find_game("the-witches"), 3, {"mode": mode}, seed=3)
    board = board_for("the-witches", Words(language), ["Ema", "Morana", "Kvido"])
    console = Console(width=width, record=True, file=None, force_terminal=False)
    number = 0
    while match.ask is not None:
        ask = match.ask
        view = match.view(ask.seat)
        if number % 5 == 0:
            with console.capture() as capture:
                console.print(board.table(view, ask), board.own(view, ask), board.sheet(view))
            assert max(map(len, capture.get().splitlines())) <= width
            assert board.describe(view)
            heading = bool(view.hand or view.turn)
            assert len(board.choice_lines(view, ask)) == heading + len(view.hand) + len(ask.options)
        match.play(ask.options[number % len(ask.options)])
        number += 1
    assert board.sheet_lines(match.view(0))


# --- what is typed -----------------------------------------------------------------------------------------------

IN_TOWN = ("play", "the-witches", "--seed", "2", "--name", "Ema", "--seats", "1", "--set", 'apprentices=["tiffany"]')


@pytest.mark.parametrize(
    ("language", "typed", "number"), [("cs", "město 2", "2"), ("cs", "mesto 3", "3"), ("en", "Town 2", "2")]
)
def test_a_space_of_the_town_is_typed_with_its_number(slet: Slet, language: str, typed: str, number: str) -> None:
    said = slet(*IN_TOWN, "--lang", language, typed=lines(typed, "q")).out
    begun = f"Začínáte ve městě Lancre ({number})" if language == "cs" else f"You begin at Lancre Town {number}"
    assert begun in said


@pytest.mark.parametrize(("language", "typed"), [("cs", "město"), ("en", "town")])
def test_a_name_that_means_several_spaces_is_asked_about(slet: Slet, language: str, typed: str) -> None:
    said = slet(*IN_TOWN, "--lang", language, typed=lines(typed, "q")).out
    assert ("Může to znamenat několik věcí" if language == "cs" else "This may mean several things") in said
    assert f"({typed} 2), " in said
    assert f"({typed} 3)." in said
    assert "Ema begins at" not in said


# --- places that are typed -----------------------------------------------------------------------------------------


def board_of(match: Match, language: str = "en") -> WitchesBoard:
    board = board_for("the-witches", Words(language), ["Ema", "Morana", "Kvido", "Živa"][: match.seats])
    assert isinstance(board, WitchesBoard)
    return board


def typed(match: Match, text: str, language: str = "en") -> str:
    """The option that is taken for it."""
    assert match.ask is not None
    return board_of(match, language).read(text, match.view(match.ask.seat), match.ask).id


def refusal(match: Match, text: str, language: str = "en") -> str:
    with pytest.raises(Refused) as caught:
        typed(match, text, language)
    return caught.value.sentence


def walk_to(match: Match, text: str, language: str = "en") -> list[str]:
    """What is answered for a place that was typed, until the person is asked again."""
    board, answers = board_of(match, language), []
    assert match.ask is not None
    option: HasId | None = board.read(text, match.view(match.ask.seat), match.ask)
    while option is not None:
        answers.append(option.id)
        match.play(option)
        assert match.ask is not None
        option = board.said_before(match.view(match.ask.seat), match.ask)
    return answers


@pytest.mark.parametrize(
    ("language", "text", "option"),
    [
        ("en", "bl", "walk:oak"),
        ("en", "blasted oak", "walk:oak"),
        ("cs", "zatr", "walk:oak"),
        ("cs", "Zatracený dub", "walk:oak"),
        ("cs", "domek b", "walk:granny"),
        ("en", "the d", "walk:dancers"),
        ("en", "hwel", "play:hwel"),
        ("cs", "karty n", "play:hwel"),
        ("en", "st", "stay"),
    ],
)
def test_the_beginning_of_a_name_is_enough(language: str, text: str, option: str) -> None:
    match = table("hwel", "", at="cabb skund", problems={"stone": "fever-1"}, abilities=[None, None])
    assert typed(match, text, language) == option


def test_a_beginning_that_several_names_have_is_asked_about() -> None:
    match = table("hwel", "", at="cabb skund", problems={})
    assert refusal(match, "lancre t").startswith("This may mean several things: ")
    assert refusal(match, "x") == "“x” is neither a choice nor a command. ? shows what can be typed."
    assert refusal(match, "b").endswith("? shows what can be typed."), "a single letter says too little"


@pytest.mark.parametrize(
    ("language", "text", "answers"),
    [
        ("en", "creel", ["walk:oak", "walk:creel", "stop"]),
        ("cs", "síť", ["walk:oak", "walk:creel", "stop"]),
        ("cs", "hrad 2", ["walk:town-1", "walk:castle-2", "stop"]),
        ("en", "Standing Stone", ["walk:dancers", "walk:stone", "stop"]),
        ("en", "oak", ["walk:oak"]),
    ],
)
def test_a_place_two_free_paths_away_is_walked_to_at_once(language: str, text: str, answers: list[str]) -> None:
    match = table("hwel", "", at="cabb skund", problems={"stone": "fever-1"}, abilities=[None, None])
    assert walk_to(match, text, language) == answers


def test_four_paths_are_walked_at_once_with_extra_movement() -> None:
    match = table("casanunda hwel", "", at="skund slice", problems={}, abilities=[None, None])
    match.play("play:casanunda")
    assert walk_to(match, "mad stoat") == ["walk:rock", "walk:badass", "walk:magrat", "walk:stoat", "stop"]


def test_a_walk_that_was_typed_leaves_to_the_player_what_comes_up_on_the_way() -> None:
    match = table("fool hwel", "", at="cabb skund", problems={"creel": "lilith down"}, abilities=[None, None])
    assert walk_to(match, "creel") == ["walk:oak", "walk:creel"]
    assert match.ask is not None
    assert match.ask.option("look:creel") is not None, "to look, to pass unseen or to stop is to be decided"
    board = board_of(match)
    assert board.said_before(match.view(0), match.ask) is None


def test_several_spaces_that_are_two_paths_away_are_asked_about() -> None:
    match = table("hwel", "", at="oak skund", problems={}, abilities=[None, None])
    assert refusal(match, "town") == "This may mean several things: town 1, town 2, town 3."


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [
        ("en", "skund", "Skund: It is too far: a walk goes along one path or two, and ends where"),
        ("en", "creel", "Creel Springs: It is too far"),
        ("cs", "sku", "Skund: Je to daleko"),
        ("en", "cabb's well", "Cabb's Well: Your witch is here already."),
    ],
)
def test_a_place_out_of_reach_is_refused_with_the_reason(language: str, text: str, sentence: str) -> None:
    match = table("hwel", "", at="cabb skund", problems={"oak": "fever-1"}, abilities=[None, None])
    assert refusal(match, text, language).startswith(sentence)


def test_why_one_cannot_flee_there_is_said_too() -> None:
    match = attempt("hwel", "", dice=[2, 2], tile="death-1", problems={"creel": "fever-1"})
    assert refusal(match, "creel").startswith("Creel Springs: You can flee only to an empty space")
    assert "(Rule WIT-88.)" in refusal(match, "bridge")
    assert refusal(match, "gibberish").startswith("“gibberish” is neither")


def test_a_walk_is_typed_by_its_end_in_a_real_game(slet: Slet) -> None:
    answers = lines("magrat's", *["turn a card"] * 4, "castle 2", "u", "q")
    said = slet(*SOLO, "--set", 'apprentices=["tiffany"]', "--plain", typed=answers).out
    walked = said.index("You go to Lancre Castle 2.")
    assert "You go to Lancre Town" in said[:walked]
    assert "Stop here, or go on?" not in said[:walked], "nothing is asked on the way"
    assert "Taken back." in said[walked:]
    assert "no path left. Stop here?" in said[walked:], "an answer that is taken back is not given again by itself"


# --- what is said about an option ------------------------------------------------------------------------------------


def test_stopping_or_staying_says_what_it_means() -> None:
    match = table("hwel", "", at="cabb oak", problems={"creel": "fever-1 crisis"}, abilities=[None, None])
    board = board_of(match)
    assert board.label(STAY, match.view(0)) == "Stay"
    match.play("walk:oak")
    assert board.label(STOP, match.view(0)) == "Stop here · you have tea: Morana"
    trying = play(table("hwel", "", at="oak skund", problems={"creel": "fever-1 crisis"}), "walk:creel")
    assert board_of(trying).label(STOP, trying.view(0)) == "Stop here · you try: Fever (9)"
    assert "zkusíte: Horečka (9)" in board_of(trying, "cs").label(STOP, trying.view(0))
    assert any("you try: Fever (9)" in line for line in picture(trying, 80, 24, "en"))
    assert any("you try: Fever (9)" in line for line in picture(trying, 100, 40, "en"))


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_the_list_of_places_to_fly_to_shows_the_witches(width: int, height: int) -> None:
    match = play(table("binky", "", "", at="oak skund skund", who="tiffany petulia dimity"), "fly:binky")
    shown = picture(match, width, height, "en")
    [line] = [line for line in shown if re.search(r" \d+ +Skund", line)]
    assert "Skund P D" in line


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_a_card_shows_what_its_symbol_adds(width: int, height: int) -> None:
    match = table("hwel feegles binky", "", at="oak skund", problems={})
    shown = "\n".join(picture(match, width, height, "en"))
    assert ("Headology +1" in shown) or "H+1" in shown
    assert ("Magic +2" in shown) or "M+2" in shown


def test_what_failing_brings_is_said_before_it_comes() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2])
    for width, height in ((80, 24), (100, 40)):
        shown = "\n".join(picture(match, width, height, "en"))
        assert "Failing: 1 Cackle, flight, and a Black Aliss." in shown
        assert "without cards the chance is 0 %" in " ".join(shown.split())
    assert "Failing: 1 Cackle, flight, and a Black Aliss." in sentences(match)
    sure = attempt("hwel", "", tile="fever-1", dice=[6, 6])
    assert "Failing:" not in sentences(sure), "it cannot fail any more"


# --- the commands ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("style", [(), ("--plain",)])
@pytest.mark.parametrize(("word", "language"), [("discards", "en"), ("odhoz", "cs")])
def test_the_discard_pile_is_listed_from_the_top(slet: Slet, word: str, language: str, style: tuple[str, ...]) -> None:
    said = slet(*IN_TOWN, "--lang", language, *style, typed=lines(1, word, 1, word, "q")).out
    empty, heading = (
        ("The discard pile is empty.", "the top card first")
        if language == "en"
        else ("balíček je prázdný", "vrchní karta první")
    )
    assert empty in said
    assert heading in said.split(empty)[1]


@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_paths_and_the_open_hands_are_listed(slet: Slet, style: tuple[str, ...]) -> None:
    said = slet(*TOGETHER, *style, typed=lines("paths", "hands", "q")).out
    assert "Where the paths lead" in said or "Skund: paths lead to A Rock and a Hard Place." in said
    assert "cannot be seen" not in said
    alone = slet(*GAME, "--seats", "2", *style, typed=lines("hands", "q")).out
    assert "The cards of the others cannot be seen." in alone


@pytest.mark.parametrize(
    ("chance", "told"),
    [(0.0, "0 %"), (0.004, "under 1 %"), (0.5, "50 %"), (0.989, "99 %"), (0.996, "over 99 %"), (1.0, "100 %")],
)
def test_a_chance_is_all_or_nothing_only_where_it_is_certain(chance: float, told: str) -> None:
    board = board_for("the-witches", Words("en"), ["Ema"])
    assert isinstance(board, WitchesBoard)
    assert board.percent(chance) == told


# --- in sentences ------------------------------------------------------------------------------------------------


def sentences(match: Match, seat: int = 0, language: str = "en") -> str:
    board = board_for("the-witches", Words(language), ["Ema", "Morana", "Kvido"][: match.seats])
    ask = match.ask
    return "\n".join([*board.describe(match.view(seat)), *board.choice_lines(match.view(seat), ask)])


def test_in_sentences_nothing_is_left_out() -> None:
    match = in_play(2, mode="coop", apprentices=["tiffany", "annagramma"])
    seat = match.view().active
    said = sentences(match, seat)
    assert "You have 2 actions left." in said
    assert "Paths lead to " in said
    assert "limit 3" in said
    assert "solved: 0 Easy, 0 Hard" in said
    assert "unused tile Magic." in said
    assert f"{['Ema', 'Morana'][1 - seat]} holds: " in said
    hands = [card for player in match.view(seat).players for card in player.hand or ()]
    assert said.count(", Power of Three") == sum(card.power != "none" for card in hands)


@pytest.mark.parametrize(
    ("cards", "english", "czech"),
    [
        ("", "You have no cards in hand.", "Nemáte v ruce žádnou kartu."),
        ("hwel", "You hold one card:", "V ruce máte jednu kartu:"),
        ("hwel igor", "You hold 2 cards:", "V ruce máte 2 karty:"),
        ("hwel igor lucy shawn binky", "You hold 5 cards:", "V ruce máte 5 karet:"),
    ],
)
def test_in_sentences_the_own_hand_is_announced_once(cards: str, english: str, czech: str) -> None:
    match = table(cards, "", at="oak skund", problems={})
    assert sentences(match).count(english) == 1
    assert sentences(match, language="cs").count(czech) == 1
    assert len(re.findall("Hwel, Headology", sentences(match))) == ("hwel" in cards)


def test_in_sentences_nothing_is_a_word() -> None:
    begun = Match.start(find_game("the-witches"), 2, {"mode": "coop"}, seed=3)
    empty = table("hwel", "", mode="coop", at="oak skund", problems={})
    for language in ("en", "cs"):
        assert "–" not in sentences(begun, language=language) + sentences(empty, language=language)
    assert "Morana has no cards in hand." in sentences(empty)


def test_in_sentences_a_hidden_hand_stays_hidden() -> None:
    assert " holds: " not in sentences(in_play(2))


def test_in_sentences_the_last_turn_is_told_and_nothing_comes_next() -> None:
    match = in_play(1)
    assert "Next: " in sentences(match)
    match.state.unused += tuple(tile for box in match.state.boxes for tile in box)
    match.state.boxes = ((),) * 6
    said = sentences(match)
    assert "The boxes are empty: this is the last turn." in said
    assert "Next: " not in said


def test_in_sentences_who_is_in_the_dungeon_is_a_sentence() -> None:
    match = in_play(2)
    match.state.witches[1] = DUNGEON
    assert "In the Dungeon: Morana.\n" in sentences(match)
    match.state.witches[0] = DUNGEON
    assert "Paths lead to" not in sentences(match), "no path leads out of there"


def test_which_problem_gets_or_loses_a_crisis_is_said() -> None:
    match = in_play(2)
    board = board_for("the-witches", Words("en"), ["Ema", "Morana"])
    assert isinstance(board, WitchesBoard)
    view = match.view(0)
    spot = next(spot for spot in view.spaces if spot.tile is not None)
    assert spot.tile is not None
    name = board.wording.piece(spot.tile)
    for options in (PUTS, RELIEFS):
        assert f"· {name} (" in board.label(options[spot.space.number], view)


# --- the screen --------------------------------------------------------------------------------------------------


def picture(match: Match, width: int, height: int, language: str) -> list[str]:
    """What a terminal of this size shows to who is asked."""
    assert match.ask is not None
    return picture_of(match, match.ask, width, height, language)


def picture_of(match: Match, ask: Pick, width: int, height: int, language: str) -> list[str]:
    terminal = Terminal(Words(language))
    terminal.console = Console(width=min(width, 96), height=height, force_terminal=True, color_system=None)
    board = board_for("the-witches", Words(language), ["Ema", "Morana", "Kvido", "Živa"][: match.seats])
    return Frame(terminal, board, []).playing(match.view(ask.seat), ask, ask.seat)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (4, "competitive"), (4, "coop")])
def test_the_map_stays_on_the_screen_whatever_is_asked(seats: int, mode: str, language: str) -> None:
    match = Match.start(find_game("the-witches"), seats, {"mode": mode}, seed=5)
    rng = Random(5)
    small = []
    number = 0
    while match.ask is not None:
        if number % 4 == 0:
            assert len(picture(match, 100, 40, language)) < 40
            small.append(len(picture(match, 80, 24, language)) < 24)
        match.play(rng.choice(match.ask.options))
        number += 1
    assert sum(small) > 0.9 * len(small), "with many cards in hand a small screen is full"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (120, 50)])
def test_the_longest_lists_leave_the_map_on_the_screen(width: int, height: int, language: str) -> None:
    match = in_play()
    for kind, options in (("fly", TOS), ("flee-anywhere", TOS), ("leave-dungeon", TOS), ("start", STARTS)):
        shown = picture_of(match, Pick(0, kind, options, "WIT-63"), width, height, language)
        assert len(shown) < height
        text = "\n".join(shown)
        assert all(text.count(Words(language)(f"witches-short-{name}")) >= 2 for name in LOCATIONS)
