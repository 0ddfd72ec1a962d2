"""WIT-15, WIT-16: the 55 cards."""

from collections.abc import Iterable
from operator import attrgetter
from typing import ClassVar

from slet.games.the_witches.pieces.load import CardRow, read_cards, text_of
from slet.games.the_witches.pieces.places import LOCATIONS
from slet.kernel import Piece


class Card(Piece):
    """A card. To play it for its benefit, it is offered as it is: `play:nanny-1`."""

    __slots__ = ("against", "benefit", "location", "number", "power", "row", "symbol")
    verb: ClassVar[str] = "play"

    def __init__(self, number: int, row: CardRow) -> None:
        super().__init__(row.id)
        self.number = number
        self.row = row
        self.symbol = row.symbol
        self.benefit = row.benefit
        self.against = row.against
        self.power = row.power
        self.location = row.location

    def words(self) -> dict[str, str | int]:
        return {
            "name": self.name,
            "en": self.row.en,
            "cs": self.row.cs,
            "symbol": self.symbol,
            "benefit": self.benefit,
            "against": self.against,
            "power": self.power,
        }


DECK: tuple[Card, ...] = tuple(
    Card(number, row) for number, row in enumerate(read_cards(text_of("cards.toml"), LOCATIONS))
)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """As a player sorts a hand."""
    return sorted(cards, key=attrgetter("number"))
