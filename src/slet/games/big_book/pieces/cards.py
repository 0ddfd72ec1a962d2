"""The cards that players draw: elements and Madness, and the piles they lie in."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Literal

from slet.kernel import Piece

Element = Literal["water", "earth", "fire", "air"]
ELEMENTS: tuple[Element, ...] = ("water", "earth", "fire", "air")
VALUES = (1, 2, 3)


class Card(Piece):
    """A kind of card. Equal cards are alike in everything, so they share one object: a zone is a list of kinds."""

    __slots__ = ("element", "index", "number", "pile", "value")

    def __init__(self, name: str, element: Element | None, value: int, index: int) -> None:
        super().__init__(name)
        self.element = element
        self.value = value
        self.index = index
        """The place in `KINDS`."""
        self.number = -1 if element is None else ELEMENTS.index(element)
        """The place of its element in `ELEMENTS`, and so in every price."""
        self.pile = -1 if value < 2 else 2 * self.number + value - 2
        """Which pile of the supply it belongs to; value 1 and Madness are never there."""

    def words(self) -> dict[str, str | int]:
        return {"element": self.element or "madness", "value": self.value}


KINDS: tuple[Card, ...] = (
    *(
        Card(f"{element}-{value}", element, value, 3 * n + value - 1)
        for n, element in enumerate(ELEMENTS)
        for value in VALUES
    ),
    Card("madness", None, 0, 12),
)
MADNESS = KINDS[12]
ELEMENT_CARDS = KINDS[:12]
SUPPLY: tuple[Card, ...] = tuple(card for card in ELEMENT_CARDS if card.value > 1)
"""BB-12: the eight piles on the table, in their order."""
VALUE_ONE = KINDS[0:12:3]
VALUE_TWO = SUPPLY[0::2]


def element_card(element: Element, value: int) -> Card:
    return KINDS[3 * ELEMENTS.index(element) + value - 1]


def higher(card: Card) -> Card | None:
    """BB-126: of the same element and exactly one higher; none for value 3 and for Madness."""
    return None if card.value in (0, 3) else KINDS[card.index + 1]


WHAT: dict[str, frozenset[Card]] = {
    "card": frozenset(KINDS),
    "element": frozenset(ELEMENT_CARDS),
    "madness": frozenset([MADNESS]),
    "one": frozenset(card for card in ELEMENT_CARDS if card.value == 1),
    "strong": frozenset(SUPPLY),
    **{element: frozenset(card for card in ELEMENT_CARDS if card.element == element) for element in ELEMENTS},
}
"""Which cards an effect may speak of: any, Madness, element cards, of value 1, of value 2 or 3, of one element."""


def in_order(cards: Iterable[Card]) -> list[Card]:
    """As a player sorts cards: by element and value, Madness last."""
    return sorted(cards, key=attrgetter("index"))
