"""Fits `players/the_witches/value.json`."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from slet.games.the_witches.state import WitchesState
from slet.players.fitted import dot
from slet.players.the_witches import value as judged
from slet.players.the_witches.quick import quick
from slet.training.positions import games, won
from slet.training.regress import keep, linear, tell

GAME = "the-witches"
NOISES = (0.0, 0.0, 0.03, 0.08)
BY_RULES, BY_QUICK = 350, 4500
"""Games solo; with several seats fewer, as they are longer."""
COOP = {"mode": "coop"}


def fit_solo(scale: float, rng: Random) -> Any:
    """The points at the end; none, where all is lost."""
    numbers = int(BY_RULES * scale), int(BY_QUICK * scale)
    learnt, held = games(GAME, [(1, {})], judged.solo_features, quick, numbers, NOISES, rng)
    weights = linear([one.features for one in learnt], [one.outcome.scores[0] for one in learnt])
    guesses = [dot(one.features, weights) for one in held]
    stages = [one.stage for one in held]
    scores = [one.outcome.scores[0] for one in held]
    tell("solo, points", guesses, scores, stages)
    turns = [one.features[judged.SOLO.index("turns")] for one in held]
    grades = [judged.grade(guess, left) for guess, left in zip(guesses, turns, strict=True)]
    tell("solo, grade", grades, [judged.grade(score, None) for score in scores], stages)
    return weights


def fit_rivals(scale: float, rng: Random) -> Any:
    """The points of each at the end. Games that end early by a loss of all are left out."""
    numbers = int(BY_RULES * scale / 3), int(BY_QUICK * scale / 3)
    tables: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in (4, 4, 3, 2)]
    learnt, held = games(GAME, tables, judged.rival_features, quick, numbers, NOISES, rng)
    learnt = [one for one in learnt if one.outcome.winners]
    rows = [row for one in learnt for row in one.features]
    weights = linear(rows, [score for one in learnt for score in one.outcome.scores])
    chosen = [one for one in held if len(one.features) == 4 and one.outcome.winners]
    expected = [[dot(row, weights) for row in one.features] for one in chosen]
    stages = [one.stage for one in chosen for _ in range(4)]
    scores = [score for one in chosen for score in one.outcome.scores]
    tell("4 seats, points", [points for row in expected for points in row], scores, stages)
    left = judged.RIVAL.index("turns")
    turns = [sum(row[left] for row in one.features) / 4 for one in chosen]
    shares = [share for row, few in zip(expected, turns, strict=True) for share in judged.rivals(row, few)]
    tell("4 seats", shares, [win for one in chosen for win in won(one.outcome, 4)], stages)
    return weights


def fit_together(scale: float, rng: Random) -> Any:
    """The Hard problems left at the end; many, where all is lost."""
    numbers = int(BY_RULES * scale / 3), int(BY_QUICK * scale / 2)
    tables: list[tuple[int, dict[str, Any]]] = [(seats, COOP) for seats in (3, 3, 2, 4)]
    learnt, held = games(GAME, tables, judged.coop_features, quick, numbers, NOISES, rng, ended=_hard_left)
    weights = linear([one.features for one in learnt], [one.ended for one in learnt])
    guesses = [dot(one.features, weights) for one in held]
    stages = [one.stage for one in held]
    tell("co-operative, Hard problems left", guesses, [one.ended for one in held], stages)
    turns = [4 * one.features[judged.COOP.index("turns")] for one in held]
    chances = [judged.together(guess, left) for guess, left in zip(guesses, turns, strict=True)]
    tell("co-operative", chances, [float(bool(one.outcome.winners)) for one in held], stages)
    return weights


def _hard_left(s: WitchesState) -> float:
    return judged.ALL_LOST if s.lost else float(sum([tile is not None and tile.is_hard for tile in s.problems]))


def main(scale: float) -> None:
    rng = Random(7)
    path = Path(judged.__file__).with_name("value.json")
    solo, rivals, together = fit_solo(scale, rng), fit_rivals(scale, rng), fit_together(scale, rng)
    keep(path, {"solo": (judged.SOLO, solo), "rival": (judged.RIVAL, rivals), "coop": (judged.COOP, together)})


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
