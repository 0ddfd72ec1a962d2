"""Everything there is to know about a game of The Big Book of Madness."""

from typing import Any, Literal

import msgspec

from slet.games.big_book.options import Acquire, Banish, Break, Cast, Choice, Learn, UseAbility, Wild
from slet.games.big_book.pieces.cards import ELEMENTS, KINDS, MADNESS, SUPPLY, Card, Element
from slet.games.big_book.pieces.tables import Curse, Magician, Page, Spell
from slet.games.big_book.settings import BigBookSettings
from slet.kernel import Seat, State, clockwise

Step = Literal[
    "choose_start", "choose_magicians", "set_up", "concentration", "grimoire", "set_off", "judge", "turn_page",
    "lay_curses", "actions", "recovery",
]  # fmt: skip
Action = Cast | Learn | Acquire | Break | Banish
SPACES = 5
ROUNDS = 6
HAND = 6
SUPPORT = 3
SPELLS_KNOWN = 5
TOKENS = 4
"""BB-08: of each element."""
PLACE_SPACE = (2, 3, 3, 4, 5)
"""BB-53: the space that each place for a curse belongs to."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """A spell before a player."""

    spell: Spell
    used: bool = False
    down: bool = False
    """BB-128: neutralised."""


class Laid(msgspec.Struct, frozen=True):
    """A curse on the board."""

    curse: Curse
    down: bool = False
    """BB-128: neutralised."""
    tokens: tuple[Element, ...] = ()
    madness: int = 0
    """BB-151: Madness under it."""

    def price(self) -> tuple[int, ...]:
        """BB-75, BB-78."""
        price = list(self.curse.price)
        for token in self.tokens:
            price[ELEMENTS.index(token)] += 1
        return tuple(price)


class Underway(msgspec.Struct, frozen=True, gc=False):
    """Something that is being carried out in the middle of a step."""

    kind: Literal["action", "ability", "curse", "arrival", "bonus", "penalty"]
    by: Seat
    """Whose action it is; of what the book does, the active player."""
    target: Seat | None = None
    """The player whom its effect is hitting at present."""
    action: Action | UseAbility | None = None
    curse: Curse | None = None
    page: Page | None = None
    place: int | None = None
    """The place of the curse that it is about to change."""
    left: int | None = None
    """How many cards are still to be chosen, or actions to be performed, at most."""
    fewer: bool = False
    """Whether fewer than that may be chosen, or none."""
    served: tuple[Choice, ...] = ()
    """BB-150: the cards with which Embodiment has paid already."""


class Paying(msgspec.Struct, frozen=True, gc=False):
    """A payment being put together."""

    seat: Seat
    paid: tuple[Choice | Wild, ...]
    missing: tuple[int, ...] | None
    """How much of each element is still to be paid; None while two of any one element are asked for (BB-80)."""
    price: tuple[int, ...] | None = None
    """How much of each element is asked for in all; None as above."""
    lost: tuple[int, ...] = ()
    """BB-58: how much of each element was paid beyond the price."""
    stay: bool = False
    """BB-150: paid by Embodiment, so that the cards stay where they lie."""


class BigBookState(State, gc=False):
    settings: BigBookSettings = BigBookSettings()
    seats: int = 4
    # the players
    magicians: list[Magician | None] = []
    out: tuple[int, ...] = ()
    """The seats that were frightened to death."""
    decks: list[list[Card]] = []
    """Face down, the top first."""
    tops: list[list[bool]] = []
    """For each card that was laid on top of a draw deck, from the top: whether all have seen it, or only the owner."""
    hands: list[list[Card]] = []
    seen: list[list[list[Card]]] = []
    """Where hands are closed: of each hand the cards that each player, and last who only looks on, knows to be
    there."""
    mixed: list[tuple[int, int]] = []
    """Where hands are closed: the pairs of players who passed cards that the others have not seen."""
    discards: list[list[Card]] = []
    supports: list[list[Card]] = []
    spells: list[list[Known]] = []
    # the turn
    start: int = 0
    active: int = 0
    turn: int = 0
    ability_used: bool = False
    place: int = 0
    """The place whose curse is to be set off next."""
    # the table
    stack: int = 0
    supply: list[int] = []
    """BB-12: how many cards each pile of `SUPPLY` has."""
    destroyed: list[Card] = []
    spare: tuple[int, ...] = ()
    """BB-160: the nineteenth value-1 card of each element, no part of the game unless a party needs it."""
    box: list[int] = []
    """How many cards of each kind are out of the game, in the order of `KINDS`."""
    library: list[list[Spell]] = []
    """The four piles, the face-up spell first."""
    shelf: tuple[Spell, ...] = ()
    """The library spells that are not in this game."""
    gone: list[Spell] = []
    """Spells that were destroyed, or that belonged to a player who is out."""
    # the book
    pages: tuple[Page, ...] = ()
    """The book from top to bottom."""
    left_out: tuple[Page, ...] = ()
    page: int = 0
    """How many monsters have come; the page with the present one lies on the left."""
    round: int = 0
    """The row of the round marker."""
    marker: int = 0
    """The space of the invocation marker; 0 is the invocation space."""
    curse_decks: list[list[Curse]] = []
    """BB-11: in the order of `CURSE_KINDS`, the top first."""
    unseen: list[int] = []
    """How many curses on top of each deck nobody has seen yet; those below were put back (BB-45)."""
    curses: list[Laid | None] = []
    broken: list[Curse] = []
    defeated: int = 0
    ending: str | None = None
    """Why the game is over."""
    # in the middle of a step
    underway: list[Underway] = []
    """What is being carried out, the innermost last; between two steps nothing is."""
    payment: Paying | None = None
    extra: tuple[Choice, ...] = ()
    """BB-168: the cards that somebody pays on top of the price of the action to come."""
    fates: tuple[bool, ...] = ()
    """Of the monsters judged so far, whether each was defeated."""

    # --- made by `make generated` from the fields ---
    def copy(self) -> "BigBookState":
        return BigBookState(
            self.step,
            None,
            self.settings,
            self.seats,
            self.magicians.copy(),
            self.out,
            list(map(list.copy, self.decks)),
            list(map(list.copy, self.tops)),
            list(map(list.copy, self.hands)),
            [list(map(list.copy, part)) for part in self.seen],
            self.mixed.copy(),
            list(map(list.copy, self.discards)),
            list(map(list.copy, self.supports)),
            list(map(list.copy, self.spells)),
            self.start,
            self.active,
            self.turn,
            self.ability_used,
            self.place,
            self.stack,
            self.supply.copy(),
            self.destroyed.copy(),
            self.spare,
            self.box.copy(),
            list(map(list.copy, self.library)),
            self.shelf,
            self.gone.copy(),
            self.pages,
            self.left_out,
            self.page,
            self.round,
            self.marker,
            list(map(list.copy, self.curse_decks)),
            self.unseen.copy(),
            self.curses.copy(),
            self.broken.copy(),
            self.defeated,
            self.ending,
            self.underway.copy(),
            self.payment,
            self.extra,
            self.fates,
        )

    # --- end of what is made ---

    def note(self, **facts: Any) -> None:
        """Let everybody see how far that which is underway has come."""
        if self.underway:
            self.underway[-1] = msgspec.structs.replace(self.underway[-1], **facts)

    def playing(self) -> list[int]:
        """All players who are still in the game, from the active one clockwise (BB-40, BB-89)."""
        return [seat for seat in clockwise(self.active, self.seats) if seat not in self.out]


def after(s: BigBookState) -> int:
    """BB-33, BB-89, BB-161: who has the next turn, unless the active player is out by then."""
    if s.settings.five_player_double_turn and s.marker == SPACES and not s.out:
        return s.active
    return next(seat for seat in clockwise(s.active + 1, s.seats) if seat not in s.out)


def all_cards(s: BigBookState) -> list[Card]:
    """Every element and Madness card, wherever it lies."""
    zones = (s.decks, s.hands, s.discards, s.supports)
    lying = [card for zone in zones for cards in zone for card in cards]
    boxed = [card for card, count in zip(KINDS, s.box, strict=True) for _ in range(count)]
    supply = [card for card, count in zip(SUPPLY, s.supply, strict=True) for _ in range(count)]
    under = sum(laid.madness for laid in s.curses if laid is not None)
    return [*lying, *s.destroyed, *boxed, *supply, *[MADNESS] * (s.stack + under)]
