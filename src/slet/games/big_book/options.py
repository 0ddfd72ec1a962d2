"""What can be chosen. Options that come up again and again are made once."""

from typing import Literal

from slet.games.big_book.pieces.cards import KINDS, Card, Element
from slet.games.big_book.pieces.tables import MAGICIANS, SPELLS, Curse, Magician, Spell
from slet.kernel import Option, Seat

Place = Literal["hand", "discard", "support", "destroyed"]


class Choice(Option, frozen=True, tag="card"):
    """A card somewhere: `card:fire-2/hand`, `card:fire-2/support-3`."""

    card: Card
    place: Place
    seat: Seat

    @property
    def id(self) -> str:
        where = f"support-{self.seat}" if self.place == "support" else self.place
        return f"card:{self.card.name}/{where}"


class Wild(Option, frozen=True, tag="wild"):
    """BB-139: Harold's air card that counts as another element: `wild:fire/hand`, `wild:fire/support-3`."""

    card: Card
    place: Place
    seat: Seat
    element: Element

    @property
    def id(self) -> str:
        where = f"support-{self.seat}" if self.place == "support" else self.place
        return f"wild:{self.element}/{where}"


class Extra(Option, frozen=True, tag="extra"):
    """BB-168: a card of the own hand that is paid on top of the price of the action to come."""

    card: Card


class Enough(Option, frozen=True, tag="enough"):
    """No more of it; also where there is nothing to choose, and this has to be kept secret."""


class Cast(Option, frozen=True, tag="cast"):
    spell: Spell
    times: int


class Learn(Option, frozen=True, tag="learn"):
    spell: Spell


class Acquire(Option, frozen=True, tag="acquire"):
    card: Card


class Break(Option, frozen=True, tag="break"):
    curse: Curse


class Banish(Option, frozen=True, tag="banish"):
    """A Madness of the own hand or of a support: `banish:hand`, `banish:support-1`."""

    place: Place
    seat: Seat

    @property
    def id(self) -> str:
        return f"banish:support-{self.seat}" if self.place == "support" else "banish:hand"


class UseAbility(Option, frozen=True, tag="ability"):
    magician: Magician


class Done(Option, frozen=True, tag="done"):
    """No more actions, or none of those given; or on to the move of the marker."""


class Use(Option, frozen=True, tag="use"):
    """What only may be done, is done."""


class Decline(Option, frozen=True, tag="decline"):
    pass


class Name(Option, frozen=True, tag="player"):
    """A player whom an effect is to hit."""

    seat: Seat


class Which(Option, frozen=True, tag="spell"):
    """A spell before a player: `spell:growth/2`."""

    spell: Spell
    seat: Seat


class WhichCurse(Option, frozen=True, tag="curse"):
    curse: Curse


class Token(Option, frozen=True, tag="token"):
    element: Element


ENOUGH, DONE, USE, DECLINE = Enough(), Done(), Use(), Decline()
SEATS = range(5)
IN_HAND: tuple[tuple[Choice, ...], ...] = tuple(tuple(Choice(card, "hand", seat) for card in KINDS) for seat in SEATS)
IN_DISCARD = tuple(tuple(Choice(card, "discard", seat) for card in KINDS) for seat in SEATS)
IN_SUPPORT = tuple(tuple(Choice(card, "support", seat) for card in KINDS) for seat in SEATS)
DESTROYED = tuple(tuple(Choice(card, "destroyed", seat) for card in KINDS) for seat in SEATS)
CASTS = {spell: tuple(Cast(spell, times) for times in (1, 2, 3)) for spell in SPELLS}
LEARNS = {spell: Learn(spell) for spell in SPELLS}
EXTRAS = {card: Extra(card) for card in KINDS}
ACQUIRES = {card: Acquire(card) for card in KINDS}
ABILITIES = {magician: UseAbility(magician) for magician in MAGICIANS}
FROM_HAND = tuple(Banish("hand", seat) for seat in SEATS)
FROM_SUPPORT = tuple(Banish("support", seat) for seat in SEATS)
NAMES = tuple(Name(seat) for seat in SEATS)
