"""Plain regressions, and how well they foretell games that were held out."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

RIDGE = 1e-3
"""Keeps weights small where the games say little."""
NEWTON = 12
STAGES = ((0.0, 0.33), (0.33, 0.67), (0.67, 1.01))


def linear(rows: Any, targets: Any) -> Any:
    """Least squares."""
    rows = np.asarray(rows, float)
    scale = _scale(rows)
    scaled = rows / scale
    left = scaled.T @ scaled + RIDGE * len(rows) * np.eye(rows.shape[1]) * 0.01
    return np.linalg.solve(left, scaled.T @ np.asarray(targets, float)) / scale


def logit(rows: Any, targets: Any) -> Any:
    """Logistic regression."""
    rows = np.asarray(rows, float)
    targets = np.asarray(targets, float)
    scale = _scale(rows)
    scaled = rows / scale
    weights = np.zeros(rows.shape[1])
    ridge = RIDGE * len(rows) * 0.1
    for _ in range(NEWTON):
        chances = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (targets - chances) - ridge * weights
        bend = (scaled * (chances * (1 - chances))[:, None]).T @ scaled + ridge * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights / scale


def shared(rows: Sequence[Any], targets: Sequence[Any]) -> Any:
    """The same weights for all sides, so that their strengths make shares of the win. Sides may differ in number."""
    sides = max(len(row) for row in rows)
    width = len(rows[0][0])
    table = np.zeros((len(rows), sides, width))
    wins = np.zeros((len(rows), sides))
    there = np.zeros((len(rows), sides), bool)
    for n, (row, target) in enumerate(zip(rows, targets, strict=True)):
        table[n, : len(row)] = row
        wins[n, : len(row)] = target
        there[n, : len(row)] = True
    scale = _scale(table[there])
    table /= scale
    weights = np.zeros(width)
    ridge = RIDGE * len(rows) * 0.1
    for _ in range(NEWTON):
        chances = _shares(table @ weights, there)
        slope = np.einsum("ns,nsf->f", wins - chances, table) - ridge * weights
        mean = np.einsum("ns,nsf->nf", chances, table)
        bend = np.einsum("ns,nsf,nsg->fg", chances, table, table) - mean.T @ mean + ridge * np.eye(width)
        weights = weights + np.linalg.solve(bend, slope)
    return weights / scale


def _shares(strengths: Any, there: Any) -> Any:
    strengths = np.where(there, strengths, -1e9)
    parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def _scale(rows: Any) -> Any:
    spread = np.abs(rows).mean(axis=0)
    return np.where(spread > 1e-9, spread, 1.0)


def log_loss(chances: Any, targets: Any) -> float:
    chances = np.clip(np.asarray(chances, float), 1e-4, 1 - 1e-4)
    targets = np.asarray(targets, float)
    return float(-(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).mean())


def correlation(guesses: Any, targets: Any) -> float:
    guesses, targets = np.asarray(guesses, float), np.asarray(targets, float)
    if guesses.std() < 1e-9 or targets.std() < 1e-9:
        return 0.0
    return float(np.corrcoef(guesses, targets)[0, 1])


def tell(label: str, guesses: Sequence[float], targets: Sequence[float], stages: Sequence[float]) -> None:
    """How well the guesses foretell the targets, by the stage of the game. For chances, also beside knowing nothing."""
    found = np.asarray(guesses), np.asarray(targets), np.asarray(stages)
    for low, high in (*STAGES, (0.0, 1.01)):
        chosen = (found[2] >= low) & (found[2] < high)
        guess, target = found[0][chosen], found[1][chosen]
        if not len(guess):
            continue
        text = f"{label}, {low:.0%} to {min(high, 1):.0%} of the game: {len(guess)} positions"
        text += f", correlation {correlation(guess, target):.3f}"
        if target.min() >= 0 and target.max() <= 1:
            nothing = log_loss(np.full(len(target), target.mean()), target)
            text += f", log loss {log_loss(guess, target):.3f} (the mean: {nothing:.3f})"
        else:
            text += (
                f", off by {np.abs(guess - target).mean():.2f} (the mean: {np.abs(target - target.mean()).mean():.2f})"
            )
        print(text)


def keep(path: Path, fitted: Mapping[str, tuple[Sequence[str], Any]]) -> None:
    """Write the weights beside the code that reads them: for each situation the names of the features, and theirs."""
    named = {
        situation: {name: round(float(weight), 4) for name, weight in zip(names, weights, strict=True)}
        for situation, (names, weights) in fitted.items()
    }
    path.write_text(json.dumps(named, indent=2) + "\n", encoding="utf-8")
