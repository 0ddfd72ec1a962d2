"""How well somebody solves puzzles: a rating, and the days in a row.

The rating is Elo's: a puzzle is an opponent of fixed strength, and only the first try at it counts. It moves a lot at
first and little later, so it says more the more was tried; before `SETTLED` tries it should be shown as provisional.
"""

import math
from collections.abc import Collection
from datetime import date, timedelta

import msgspec

from slet.learn.puzzle import Difficulty

STRENGTH: dict[Difficulty, int] = {1: 1000, 2: 1300, 3: 1600}
"""Who has that rating solves half of the puzzles of that difficulty."""
FIRST, LAST = 120.0, 24.0
"""By how much a try moves the rating at most: the very first one, and one after many."""
SETTLED = 10
"""Tries."""
LOWEST = 400.0


class Standing(msgspec.Struct, frozen=True):
    """What is kept of a solver."""

    rating: float = 1200.0
    tries: int = 0

    @property
    def settled(self) -> bool:
        return self.tries >= SETTLED


def chance(rating: float, difficulty: Difficulty) -> float:
    """How likely somebody with that rating solves a puzzle of that difficulty at the first try."""
    return 1.0 / (1.0 + math.pow(10.0, (STRENGTH[difficulty] - rating) / 400.0))


def rated(standing: Standing, difficulty: Difficulty, solved: bool) -> Standing:
    """After the first try at a puzzle."""
    weight = max(LAST, FIRST / (1.0 + standing.tries / 4.0))
    moved = standing.rating + weight * (solved - chance(standing.rating, difficulty))
    return Standing(max(LOWEST, moved), standing.tries + 1)


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row the puzzle of the day was solved, until today; today may still come."""
    solved = set(days)
    day = today if today in solved else today - timedelta(days=1)
    count = 0
    while day in solved:
        count += 1
        day -= timedelta(days=1)
    return count
