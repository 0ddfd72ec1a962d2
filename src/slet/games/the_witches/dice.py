"""WIT-03: the witch dice."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import ClassVar

from slet.kernel import Piece

FACES = (0, 2, 3, 4, 5, 6)
"""A Cackle, worth 0, stands in place of the 1."""
CACKLE = 0


class Face(Piece):
    """What a die shows, for the log and the options: `cackle`, `2` … `6`. Rules use its value."""

    __slots__ = ("value",)
    verb: ClassVar[str] = "face"
    counted: ClassVar[bool] = False

    def __init__(self, value: int) -> None:
        super().__init__(str(value) if value else "cackle")
        self.value = value

    def words(self) -> dict[str, str | int]:
        return {"value": self.value}


_SHOWN = {value: Face(value) for value in FACES}


def faces(rolled: Iterable[int]) -> tuple[int, ...]:
    """The values of dice rolled from 1 to 6."""
    return tuple([FACES[number - 1] for number in rolled])


def shown(values: Iterable[int]) -> tuple[Face, ...]:
    """What dice of these values show."""
    return tuple([_SHOWN[value] for value in values])


@cache
def ways(dice: int) -> Counter[int]:
    """In how many ways so many witch dice give each sum."""
    return Counter(map(sum, product(FACES, repeat=dice)))


@cache
def ways_to_reach(points: int, dice: int) -> int:
    """In how many ways so many dice give at least these points."""
    return sum(count for total, count in ways(dice).items() if total >= points)
