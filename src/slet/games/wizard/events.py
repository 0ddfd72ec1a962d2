"""What the log of a game of Wizard tells."""

from typing import ClassVar, Literal

from slet.games.wizard.pieces import Card, Suit
from slet.kernel import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    dealer: Seat
    round: int
    settles: ClassVar[bool] = True


class Turned(Event, frozen=True, tag="turned"):
    card: Card
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class NoTrump(Event, frozen=True, tag="no-trump"):
    """The last round: there is no card left to turn up."""


class NamedTrump(Event, frozen=True, tag="named-trump"):
    seat: Seat
    suit: Suit


class HasBid(Event, frozen=True, tag="bid"):
    """What somebody bids says much about a hidden hand, so nobody may change a bid after the next one."""

    seat: Seat
    tricks: int
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: Card
    round: int
    trick: int
    """Which trick of the round, from 1."""
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class TookTrick(Event, frozen=True, tag="took-trick"):
    seat: Seat
    taken: int


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    bid: int
    taken: int
    points: int
    total: int
