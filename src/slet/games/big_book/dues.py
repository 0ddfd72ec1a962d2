"""Amounts of elements, as they are spoken of."""

from collections.abc import Sequence

from slet.games.big_book.pieces.cards import ELEMENTS, Element
from slet.kernel import Piece


class Due(Piece):
    """So much of an element that somebody lacks or has paid too much; it is only spoken of."""

    __slots__ = ("element", "number")
    counted = False

    def __init__(self, element: Element, number: int) -> None:
        super().__init__(f"{element}-{number}")
        self.element = element
        self.number = number

    def words(self) -> dict[str, str | int]:
        return {"element": self.element, "number": self.number}


MOST = 60
"""Nobody lacks or loses more of an element."""
DUES = tuple(tuple(Due(element, number) for number in range(1, MOST + 1)) for element in ELEMENTS)


def dues(amounts: Sequence[int]) -> tuple[Due, ...]:
    """What there is of each element; where it is nothing or less, it is left out."""
    return tuple([DUES[n][amount - 1] for n, amount in enumerate(amounts) if amount > 0])
