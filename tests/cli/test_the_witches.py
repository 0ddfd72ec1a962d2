"""The Witches in the terminal."""

from pathlib import Path

import pytest
from rich.console import Console

from slet.cli.boards import board_for
from slet.cli.boards.the_witches.map import PLACE, LancreMap, drawn_paths, other_paths
from slet.cli.boards.the_witches.pieces import LETTERS, WITCHES
from slet.cli.words import Words
from slet.games import find_game
from slet.games.the_witches.places import LOCATIONS, PATHS
from slet.games.the_witches.tiles import EASY, HARD
from slet.kernel.match import Match
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
    said = slet(*SOLO, "--set", 'apprentices=["tiffany"]', typed=lines("oak", "q")).out
    assert "Ema begins at Blasted Oak" in said
    said = slet(*SOLO, "--set", 'apprentices=["tiffany"]', "--lang", "cs", typed=lines("dub", "q")).out
    assert "u Zatraceného dubu" in said


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        ("mode=coop", "solo is for one"),
        ("mode=bowling", "cannot be “bowling”"),
        ('apprentices=["tiffany","tiffany"]', "and each only once"),
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
    assert max(map(len, tiles)) <= 9


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
            assert len(board.choice_lines(view, ask)) == len(view.hand) + len(ask.options)
        match.play(ask.options[number % len(ask.options)])
        number += 1
    assert board.sheet_lines(match.view(0))
