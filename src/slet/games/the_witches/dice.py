"""WIT-03: the witch dice."""

from collections.abc import Iterable

FACES = (0, 2, 3, 4, 5, 6)
"""A Cackle, worth 0, stands in place of the 1."""
CACKLE = 0


def faces(rolled: Iterable[int]) -> tuple[int, ...]:
    """What dice rolled from 1 to 6 show."""
    return tuple([FACES[number - 1] for number in rolled])
