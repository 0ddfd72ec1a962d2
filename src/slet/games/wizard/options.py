"""What can be chosen besides a card, which is offered as it is."""

from slet.games.wizard.pieces import SUITS, Suit
from slet.kernel import Option


class Bid(Option, frozen=True, tag="bid"):
    tricks: int


class NameTrump(Option, frozen=True, tag="trump"):
    suit: Suit


BIDS: tuple[Bid, ...] = tuple(Bid(tricks) for tricks in range(21))
TRUMPS: tuple[NameTrump, ...] = tuple(NameTrump(suit) for suit in SUITS)
