"""WIZ-01: the sixty cards."""

from collections.abc import Iterable
from typing import ClassVar, Literal

from slet.kernel import Piece

Suit = Literal["yellow", "red", "blue", "green"]
SUITS: tuple[Suit, ...] = ("yellow", "red", "blue", "green")
RANKS = range(1, 14)


class Card(Piece):
    """A card. Wizards and jesters have no suit. A card in hand is offered as it is: `play:red-7`."""

    __slots__ = ("is_jester", "is_wizard", "rank", "suit")
    verb: ClassVar[str] = "play"

    def __init__(self, name: str, suit: Suit | None, rank: int) -> None:
        super().__init__(name)
        self.suit = suit
        self.rank = rank
        self.is_wizard = name.startswith("wizard")
        self.is_jester = name.startswith("jester")

    def words(self) -> dict[str, str | int]:
        return {"suit": self.suit or ("wizard" if self.is_wizard else "jester"), "rank": self.rank}


DECK: tuple[Card, ...] = (
    *(Card(f"{suit}-{rank}", suit, rank) for suit in SUITS for rank in RANKS),
    *(Card(f"wizard-{n}", None, 0) for n in range(1, 5)),
    *(Card(f"jester-{n}", None, 0) for n in range(1, 5)),
)
PLACE = {card: place for place, card in enumerate(DECK)}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """As a player sorts a hand: by suit and rank, then wizards, then jesters."""
    return sorted(cards, key=PLACE.__getitem__)
