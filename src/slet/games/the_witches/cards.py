"""WIT-15, WIT-16: the 55 cards."""

from collections.abc import Iterable
from itertools import combinations, product
from typing import ClassVar

from slet.games.the_witches.data import CardRow, read_cards, text_of
from slet.games.the_witches.places import LOCATIONS
from slet.kernel import Option, Piece


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


class Fly(Option, frozen=True, tag="fly"):
    """Play the card for its Broomstick symbol and fly."""

    card: Card


class RunBy(Option, frozen=True, tag="run-by"):
    """Play the card for its Broomstick symbol and flee."""

    card: Card


class LingerBy(Option, frozen=True, tag="linger-by"):
    """Play the card for Invisibility, end this action here, and leave with the second one."""

    card: Card


class Add(Option, frozen=True, tag="add"):
    """Add the card to an attempt for its Headology or Magic symbol."""

    card: Card


class Discard(Option, frozen=True, tag="discard"):
    """Discard the card for Transmutation."""

    card: Card


class Three(Option, frozen=True, tag="three"):
    """WIT-82: the Power of Three."""

    cards: tuple[Card, ...]

    @property
    def id(self) -> str:
        return "three:" + "+".join(card.name for card in self.cards)


FLIES = tuple(map(Fly, DECK))
RUN_BYS = tuple(map(RunBy, DECK))
LINGER_BYS = tuple(map(LingerBy, DECK))
ADDS = tuple(map(Add, DECK))
DISCARDS = tuple(map(Discard, DECK))


def threes(hand: Iterable[Card]) -> list[Three]:
    """WIT-82: every three cards with three different characters."""
    by_character: dict[str, list[Card]] = {}
    for card in hand:
        if card.power != "none":
            by_character.setdefault(card.power, []).append(card)
    if len(by_character) < 3:
        return []
    return [Three(cards) for trio in combinations(by_character.values(), 3) for cards in product(*trio)]


def in_order(cards: Iterable[Card]) -> list[Card]:
    """As a player sorts a hand."""
    return sorted(cards, key=lambda card: card.number)
