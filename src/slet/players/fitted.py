"""Weights that were fitted to played games: read from a JSON file beside the code that uses them."""

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp

MOST = 30.0
"""Beyond this, a chance is as good as certain."""


def read_weights(package: str, name: str) -> Mapping[str, Mapping[str, float]]:
    """For each situation the weight of every feature."""
    found: dict[str, dict[str, float]] = json.loads((files(package) / name).read_text(encoding="utf-8"))
    return found


def in_order(weights: Mapping[str, float], names: Sequence[str]) -> tuple[float, ...]:
    """The weights of these features; what was not fitted yet counts nothing."""
    return tuple(weights.get(name, 0.0) for name in names)


def dot(features: Sequence[float], weights: Sequence[float]) -> float:
    total = 0.0
    for feature, weight in zip(features, weights, strict=True):
        total += feature * weight
    return total


def logistic(x: float) -> float:
    """From any number to a chance."""
    return 1 / (1 + exp(-max(-MOST, min(MOST, x))))


def shares(strengths: Sequence[float]) -> list[float]:
    """From strengths to shares of one win."""
    top = max(strengths)
    parts = [exp(max(-MOST, strength - top)) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]
