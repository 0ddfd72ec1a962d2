"""Fitting sums of features to what came of games: least squares, logistic regression, and how well they foretell."""

from typing import Any

import numpy as np

Array = Any
"""An array of NumPy."""


def least_squares(x: Array, y: Array, ridge: float = 1.0, free: int | None = None) -> Array:
    """The weights by which the features best add up to y; `ridge` keeps those small that make little difference.

    All but the first `free` weights are kept from falling below zero: those that would are left out one by one.
    """
    scale = x.std(axis=0) + 1e-9
    z = x / scale
    kept = list(range(z.shape[1]))
    while True:
        part = z[:, kept]
        found = np.linalg.solve(part.T @ part + ridge * np.eye(len(kept)), part.T @ y)
        bound = [n for n, place in enumerate(kept) if free is not None and place >= free and found[n] < 0]
        if not bound:
            break
        del kept[min(bound, key=lambda n: float(found[n]))]
    weights = np.zeros(z.shape[1])
    weights[kept] = found
    return weights / scale


def logistic(x: Array, y: Array, ridge: float = 1.0, rounds: int = 30) -> Array:
    """The weights of a logistic function of the features that makes what happened most likely, by Newton's method."""
    scale = x.std(axis=0) + 1e-9
    scale[scale < 1e-6] = 1.0
    z = x / scale
    weights = np.zeros(z.shape[1])
    for _ in range(rounds):
        chance = sigmoid(z @ weights)
        slope = z.T @ (y - chance) - ridge * weights
        curve = (z * (chance * (1 - chance))[:, None]).T @ z + ridge * np.eye(z.shape[1])
        step = np.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return weights / scale


def sigmoid(x: Array) -> Array:
    return 1.0 / (1.0 + np.exp(-np.clip(x, -50, 50)))


def log_loss(chance: Array, y: Array) -> float:
    """How surprising what happened was: 0.693 for a coin, 0 for one who knows."""
    chance = np.clip(chance, 1e-4, 1 - 1e-4)
    return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())


def correlation(a: Array, b: Array) -> float:
    return float(np.corrcoef(a, b)[0, 1]) if a.std() > 0 and b.std() > 0 else 0.0
