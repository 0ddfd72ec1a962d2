import re
from pathlib import Path

import pytest

from slet.kernel.record import read_record

from .conftest import Slet, lines

ODD = re.compile(r"[\x1b\u2190-\u2211\u2213-\u2bff\u0370-\u03ff▸·]")
"""Escape codes, arrows, frames, blocks, dingbats and Greek letters: nothing that a screen reader should read out. A
minus sign it should: it passes over a hyphen."""


@pytest.mark.parametrize("language", ["en", "cs"])
def test_plain_mode_has_no_colours_frames_or_signs(slet: Slet, late_game: Path, language: str) -> None:
    for command in (
        ("play", "wizard", "--plain", "--seed", "2"),
        ("play", "--plain", "--resume", str(late_game)),
        ("replay", "--plain", str(late_game)),
        ("rules", "--plain", "wizard"),
    ):
        said = slet(*command, "--lang", language, typed=lines(0, 1, "?", "t", "log", "v", "x", "u", *range(6), "q"))
        assert said.code == 0
        assert ODD.findall(said.out) == []


def test_plain_mode_says_the_suit_in_words_and_one_fact_a_line(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--plain", "--resume", str(late_game), typed="q\n").out.splitlines()
    for sentence in ("Yellow is to be followed.", "1: Play yellow 4", "2: not now: Play red 10", "3: Play a wizard"):
        assert sentence in said


def test_what_is_not_a_terminal_gets_no_colour_and_is_never_cleared(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed=lines(1, 1, 1, 1, "q"))
    assert "\x1b" not in said.out


def test_every_suit_has_a_mark_beside_its_colour(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed="q\n").out
    assert " ☾  4 " in said
    assert " ☂ 10 " in said
    assert " ▲  W " in said


def test_nothing_is_wider_than_80_columns(slet: Slet, late_game: Path) -> None:
    for language in ("en", "cs"):
        said = slet("play", "--resume", str(late_game), "--lang", language, typed=lines("t", "?", "v", "q"))
        wide = [line for line in said.out.splitlines() if len(line) > 80 and "late.json" not in line]
        assert wide == []


def test_a_game_without_a_board_of_its_own_can_be_played(
    slet: Slet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("slet.cli.boards.BOARDS", {})
    file = tmp_path / "any.json"
    game = ("play", "wizard", "--seats", "6", "--players", "random", "--seed", "6", "--save", str(file))
    for style in ((), ("--plain",)):
        said = slet(*game, *style, typed=lines(*range(1, 12)) * 80)
        assert said.code == 0
        assert "1: Play " in said.out
        assert read_record(file.read_bytes()).outcome is not None
        file.unlink()


@pytest.mark.parametrize(("language", "variant"), [("en", "plus/minus one"), ("cs", "plus/minus jedna")])
def test_the_variant_is_named_in_full_at_eighty_columns(slet: Slet, language: str, variant: str) -> None:
    game = ("play", "wizard", "--seats", "3", "--set", "plus_minus_one=yes", "--set", "first_dealer=1")
    said = slet(*game, "--lang", language, typed="q\n")
    heading = next(line for line in said.out.splitlines() if "20" in line and "1" in line and "·" in line)
    assert variant in heading
