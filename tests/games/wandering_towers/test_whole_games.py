"""Whole games: those that are kept, and random ones in every mode with every number of players."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import slet
from slet.games.wandering_towers import GAME
from slet.games.wandering_towers.pieces import SPELLS
from slet.kernel.playout import random_game
from slet.kernel.record import read_record

KEPT = [
    read_record(path.read_bytes())
    for path in sorted((Path(__file__).parents[2] / "data" / "records" / GAME.id).glob("*.json"))
]
MODES = ("base", "advanced", "master", "coop")
SETUPS: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"mode": mode}) for seats in range(2, 7) for mode in MODES),
    *((seats, {"mode": mode, "teams": True}) for seats in (4, 6) for mode in MODES[:3]),
    *((seats, {"mode": "coop", "spells": 3}) for seats in range(2, 7)),
    (1, {}),
    (1, {"spells": 3}),
    (3, {"mode": "master", "spells": 2}),
    (4, {"memory": "assisted"}),
]


def test_the_kept_games_cover_every_mode_seat_count_spell_and_ending() -> None:
    matches = [slet.replay(record) for record in KEPT]
    assert {match.state.mode for match in matches} == {*MODES, "solo"}
    assert {match.seats for match in matches} == set(GAME.seats)
    assert {(match.seats, match.state.mode) for match in matches if match.settings.teams} >= {
        (4, "base"),
        (6, "advanced"),
    }
    cast = {answer.id.partition(":")[2] for record in KEPT for answer in record.answers if answer.id[:5] == "cast:"}
    assert cast == set(SPELLS)
    assert {match.outcome.reason for match in matches if match.outcome} == {
        "goal",
        "goal-full",
        "goal-shared",
        "dead-end",
        "dead-end-full",
        "dead-end-shared",
        "in-time",
        "too-late",
    }


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=[f"{seats}-{options}" for seats, options in SETUPS])
def test_random_games_end_and_lose_no_piece(seats: int, options: dict[str, Any]) -> None:
    whole = Counter(map(repr, GAME.sight.pieces(slet.new(GAME.id, seats=seats, **options).state)))
    settings = slet.new(GAME.id, seats=seats, **options).settings
    rng = Random(seats)
    for _ in range(6):
        state, _ = random_game(GAME, seats, settings, rng)
        assert Counter(map(repr, GAME.sight.pieces(state))) == whole
        assert min(*state.empty, *state.full, *state.spent, *state.inside, 0) == 0
        outcome = GAME.score.outcome(state)
        assert len(outcome.scores) == seats
        assert outcome.winners or outcome.together
