"""Puzzles found in games between computer players."""

import tomllib
from random import Random

import msgspec

from slet.cli.puzzles import draft
from slet.games import find_game
from slet.kernel.match import Match
from slet.lab import finding
from slet.learn import find_puzzle
from slet.learn.shelf import NO_SEED


def test_a_turn_with_an_aim_that_few_ways_lead_to_is_found() -> None:
    match = find_puzzle("wandering-towers", 5).begin()
    assert match.ask is not None
    (found,) = finding.aims(match, match.ask, Random(0))
    assert found.aim[0].wins
    assert [act.plays for act in found.solution] == [
        *("play:tower-5", "tower:15/1+5", "cast:advance-tower"),
        *("tower:4/2+2", "play:either-4-4", "wizard:4/blue+4"),
    ]
    told = tomllib.loads(draft(found))
    assert told["aim"] == [{"wins": True}]
    assert told["answer"]["en"].startswith("Play tower 5.")
    again = Match.at(find_game("wandering-towers"), found.position, NO_SEED)
    assert again.position() == match.position()


def test_a_question_with_one_clearly_best_answer_is_found_and_a_close_one_is_not() -> None:
    clear = find_puzzle("wizard", 9).begin()
    assert clear.ask is not None
    (found,) = finding.weigh(clear, clear.ask, Random(0))
    assert [act.plays for act in found.solution] == ["play:wizard-3"]
    assert found.clear is not None
    assert found.clear.best - found.clear.second > finding.GAP["points"]
    told = tomllib.loads(draft(found))
    assert told["clear"] == msgspec.to_builtins(found.clear)
    assert told["answer"] == {"en": "Play a wizard.", "cs": "Zahrát čaroděje."}
    close = find_puzzle("wizard", 13).begin()
    close.play("bid:2")
    assert close.ask is not None
    assert not list(finding.weigh(close, close.ask, Random(0)))


def test_puzzles_are_found_while_computer_players_play() -> None:
    found = finding.find("wizard", 3, "0/0")
    first = next(found)
    assert first.game == "wizard"
    assert first.options > 1
    assert first.difficulty in (1, 2, 3)
