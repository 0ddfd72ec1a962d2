"""Nobody is shown what they may not know: proved from history, for every game, seat and mode.

`make secrecy` does the same a million times."""

from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.game import Game
from slet.kernel.match import Match
from support.journeys import decisions, variants
from support.twins import Leak, twin_pairs

ALL = [(game, seats, options) for game in GAMES for seats, options in variants(game)]
NAMES = ["-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in ALL]
PAIRS = 40
"""For every game with every number of seats and every option."""
LEAST_GAMES, MOST_GAMES = 2, 60


def test_there_are_at_least_two_thousand_pairs() -> None:
    assert len(ALL) * PAIRS >= 2_000


def has_chance(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """Whether anything in a game is dealt, drawn or rolled; else nothing can be another."""
    match = Match.start(game, seats, options, 1)
    for _ in decisions(match, Random(1)):
        pass
    return any(answer.seat < 0 for answer in match.record().answers)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_worlds_that_differ_in_what_is_hidden_look_the_same(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    pairs = 0
    leaks: list[Leak] = []
    for seed in range(MOST_GAMES):
        for _, leak in twin_pairs(game, seats, options, seed, worlds=30):
            pairs += 1
            if leak is not None:
                leaks.append(leak)
        if pairs >= PAIRS and seed + 1 >= LEAST_GAMES:
            break
    assert pairs >= PAIRS or not has_chance(game, seats, options), "too few twins: nothing is proved"
    assert not leaks, str(leaks[0])
