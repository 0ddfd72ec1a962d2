"""What levels of computer players are worth beside each other, as `slet ladder` has measured it.

The figures and the commands that made them stand in `bench/players.md`. The ladder tells how far the levels lie apart;
that their mean lies where people begin is assumed, hence most of the margin; rated games in which people meet them
correct it. A level that nobody has measured begins like anybody else.
"""

from math import hypot, log10

MIDDLE = 1500
UNSURE = 240
"""Half of the interval of that assumption: nobody has measured computer players beside people."""

APART = {
    "wizard": {"archmage": (378, 56), "master": (155, 43), "adept": (-127, 45), "novice": (-407, 59)},
    "wandering-towers": {"master": (269, 147), "adept": (168, 115), "novice": (-437, 220)},
    "the-witches": {"master": (367, 93), "adept": (231, 71), "novice": (-599, 129)},
    "carodeni": {"master": (457, 219), "adept": (-110, 125), "novice": (-347, 151)},
}
"""On the scale of chess, the mean of those who played being 0, and half of the interval. Of The Witches only the steps
were measured, that of novices after they had become better: where the three lie is put together from both.
"""

SEATS = 4
BEATEN = {"big-book": {"master": (0.75, 0.174), "adept": (0.542, 0.195), "novice": (0.0, 0.075)}}
"""Which part of their games so many of them win together against the game itself, and half of the interval."""
NEVER = 0.01
"""A part so near to nothing or to all is as far as the scale goes here."""


def _from_wins(part: float, margin: float) -> tuple[float, float]:
    """How far a player of a side of `SEATS` lies above the game, which counts as many, and half of the interval."""
    low, at, high = (_above(one) for one in (part - margin, part, part + margin))
    return at, max(high - at, at - low)


def _above(part: float) -> float:
    bound = min(1 - NEVER, max(NEVER, part))
    return 400 * log10(bound / (1 - bound)) / SEATS


def _placed(rating: float, margin: float) -> tuple[float, float]:
    return MIDDLE + rating, hypot(UNSURE, margin)


MEASURED: dict[str, dict[str, tuple[float, float]]] = {
    **{game: {level: _placed(*one) for level, one in levels.items()} for game, levels in APART.items()},
    **{game: {level: _placed(*_from_wins(*one)) for level, one in levels.items()} for game, levels in BEATEN.items()},
}
