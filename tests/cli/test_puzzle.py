"""Puzzles in the terminal."""

import json
import tomllib
from datetime import date
from pathlib import Path
from random import Random

import msgspec
import pytest

from slet.cli import puzzle as command
from slet.cli.learned import progress_file
from slet.cli.puzzles import write
from slet.lab.finding import aims
from slet.learn import Puzzle, find_puzzle, puzzle_of_the_day, puzzles

from .conftest import Slet, lines


def test_a_puzzle_is_solved_on_the_board_and_says_why(slet: Slet) -> None:
    said = slet("puzzle", "wizard", "1", "--plain", typed=lines(1)).out
    assert "Puzzle · Wizard 1 (easy): Which one first?" in said
    assert "Both cards lose this trick. Which one do you play?" in said
    assert said.index("Solved!") < said.index("A jester that is not led never wins")
    assert "It succeeds in 100 cases of 100, the next best in 88." in said
    assert "Your rating: 1229 (provisional)." in said


def test_something_wrong_is_shown_and_taken_back_and_spoils_the_first_try(slet: Slet) -> None:
    said = slet("puzzle", "wizard", "1", "--plain", typed=lines(2, 1)).out
    mistake, rest = said.split("Now blue 9 is left for the last trick, and it may have to win it.")
    assert "You play a jester." in mistake
    assert "You play blue 9." in rest
    assert "Solved!" in rest
    assert "Your rating: 1109 (provisional)." in rest
    again = slet("puzzle", "wizard", "1", "--plain", typed=lines(1)).out
    assert "Your rating: 1109 (provisional)." in again  # only the first try counts


def test_what_has_no_answer_of_its_own_is_taken_back_too(slet: Slet) -> None:
    said = slet("puzzle", "wizard", "2", "--plain", typed=lines(2, 1)).out
    assert said.index("it does not solve the puzzle. Try again") < said.index("Solved!")


def test_who_gives_up_is_shown_the_solution(slet: Slet) -> None:
    said = slet("puzzle", "wizard", "1", "--lang", "cs", typed=lines("rada")).out
    assert "Řešení:" in said
    assert "Modrou 9 teď, šaška až nakonec." in said
    assert "1. Kterou dřív?, zkoušeno" in slet("puzzle", "wizard", "--lang", "cs").out


def test_who_leaves_without_a_try_loses_nothing(slet: Slet) -> None:
    assert "slet puzzle wizard 1" in slet("puzzle", "wizard", "1", "--plain", typed=lines("?", "x", "q")).out
    assert not progress_file().exists()
    slet("puzzle", "wizard", "1", "--plain", typed=lines(2, "q"))
    assert json.loads(progress_file().read_bytes())["tried"] == ["wizard-1"]


def test_several_answers_are_given_one_after_the_other_and_taken_back(slet: Slet) -> None:
    said = slet("puzzle", "wandering-towers", "1", "--plain", typed=lines(2, "u", 2, 7, 1)).out
    assert said.count("You play tower 3.") == 2
    assert "Solved!" in said


def test_puzzles_are_listed_by_difficulty_with_what_is_solved(slet: Slet) -> None:
    slet("puzzle", "wizard", "1", typed=lines(1))
    said = slet("puzzle", "wizard").out
    easy, rest = said.split("\nMiddling\n")
    middling, hard = rest.split("\nHard\n")
    assert "1. Which one first?, solved\n" in easy
    for part, difficulty in ((easy, 1), (middling, 2), (hard, 3)):
        alike = [puzzle for puzzle in puzzles("wizard") if puzzle.difficulty == difficulty]
        assert alike
        assert all(f"{puzzle.number}. {puzzle.title['en']}" in part for puzzle in alike)
    assert "Go on with: slet puzzle wizard 2\n" in hard


def test_without_a_game_comes_the_puzzle_of_the_day_and_days_in_a_row_are_counted(
    slet: Slet, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = next(
        day for day in map(date.fromordinal, range(739_000, 740_000)) if puzzle_of_the_day(day).key == "wizard-1"
    )
    monkeypatch.setattr(command, "today", lambda: day)
    said = slet("puzzle", "--plain", typed=lines(1)).out
    assert "Puzzle of the day · Wizard 1 (easy): Which one first?" in said
    assert "Puzzles of the day in a row: 1." in said
    other = find_puzzle("wizard", 2)
    assert "Puzzle of the day" not in slet("puzzle", other.game, str(other.number), "--plain", typed="").out


def test_a_puzzle_that_is_not_there_is_refused(slet: Slet) -> None:
    said = slet("puzzle", "wizard", "99")
    assert said.code == 2
    assert "There is no puzzle 99 for Wizard" in said.err


def test_drafts_can_be_put_beside_the_puzzles_of_a_game(slet: Slet, tmp_path: Path) -> None:
    match = find_puzzle("wandering-towers", 1).begin()
    assert match.ask is not None
    (found,) = aims(match, match.ask, Random(0))
    write(found, tmp_path / "drafts", 3)
    draft = tomllib.loads((tmp_path / "drafts" / "3.toml").read_text(encoding="utf-8"))
    puzzle = msgspec.convert({"game": "wandering-towers", "number": 3} | draft, Puzzle)
    assert puzzle.seat == 0
    assert puzzle.answer["en"].startswith("Play tower ")
    assert puzzle.title == {"en": "", "cs": ""}  # for a person to write
    assert json.loads((tmp_path / "drafts" / "3.json").read_bytes()) == match.position()
    refused = slet("puzzles", "look", "wizard")
    assert refused.code == 2
    assert "find" in refused.err
