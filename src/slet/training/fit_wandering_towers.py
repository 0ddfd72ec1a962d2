"""Fits `players/wandering_towers/chances.json`."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from slet.players.fitted import dot, logistic, shares
from slet.players.wandering_towers import chances
from slet.players.wandering_towers.quick import quick
from slet.training.positions import games, won
from slet.training.regress import keep, logit, shared, tell

GAME = "wandering-towers"
TABLES: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in (4, 4, 4, 4, 2, 3, 5, 6)]
NOISES = (0.0, 0.05, 0.1, 0.2)
BY_RULES, BY_QUICK = 400, 6000
"""Games among rivals; alone twice as many, as they are short."""


def fit_rivals(scale: float, rng: Random) -> Any:
    numbers = int(BY_RULES * scale), int(BY_QUICK * scale)
    learnt, held = games(GAME, TABLES, chances.rival_features, quick, numbers, NOISES, rng)
    weights = shared([one.features for one in learnt], [won(one.outcome, len(one.features)) for one in learnt])
    for seats in (2, 3, 4, 5, 6):
        chosen = [one for one in held if len(one.features) == seats]
        guesses = [chance for one in chosen for chance in shares([dot(row, weights) for row in one.features])]
        targets = [win for one in chosen for win in won(one.outcome, seats)]
        tell(f"{seats} seats", guesses, targets, [one.stage for one in chosen for _ in range(seats)])
    return weights


def fit_alone(scale: float, rng: Random) -> Any:
    numbers = int(2 * BY_RULES * scale), int(2 * BY_QUICK * scale)
    learnt, held = games(GAME, [(1, {})], chances.alone_features, quick, numbers, NOISES, rng)
    weights = logit([one.features for one in learnt], [float(bool(one.outcome.winners)) for one in learnt])
    guesses = [logistic(dot(one.features, weights)) for one in held]
    tell("solo", guesses, [float(bool(one.outcome.winners)) for one in held], [one.stage for one in held])
    return weights


def main(scale: float) -> None:
    rng = Random(7)
    rivals, alone = fit_rivals(scale, rng), fit_alone(scale, rng)
    path = Path(chances.__file__).with_name("chances.json")
    keep(path, {"rival": (chances.RIVAL, rivals), "alone": (chances.ALONE, alone)})


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
