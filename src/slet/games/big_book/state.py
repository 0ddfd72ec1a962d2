"""Everything there is to know about a game of The Big Book of Madness."""

from typing import Literal

import msgspec

from slet.games.big_book.cards import ELEMENTS, KINDS, MADNESS, SUPPLY, Card, Element
from slet.games.big_book.tables import (
    BASIC,
    BOARD,
    CURSES,
    LIBRARY,
    MAGICIANS,
    PAGES,
    Curse,
    Magician,
    Page,
    Spell,
)
from slet.kernel import BadSetup, Options, State, clockwise

Step = Literal[
    "choose_start", "choose_magicians", "set_up", "concentration", "grimoire", "set_off", "judge", "turn_page",
    "lay_curses", "actions", "recovery",
]  # fmt: skip
Mode = Literal["classic", "terror", "nightmare"]
SPACES = 5
ROUNDS = 6
HAND = 6
SUPPORT = 3
SPELLS_KNOWN = 5
TOKENS = 4
"""BB-08: of each element."""
PLACE_SPACE = (2, 3, 3, 4, 5)
"""BB-53: the space that each place for a curse belongs to."""


class BigBookOptions(Options, frozen=True):
    difficulty: Literal[1, 2, 3] = 1
    """BB-21: easy, medium, hard."""
    mode: Mode = "classic"
    """BB-157."""
    five_player_double_turn: bool = False
    """BB-161: the last player of a round is also the first of the next."""
    magicians: tuple[str, ...] | Literal["draw"] | None = None
    """BB-171: one for each seat, or drawn by lot; otherwise the players choose."""
    open_hands: bool = True
    """BB-28: whether all see all hands."""
    start_player: int | None = None
    """BB-23: the seat that begins; by lot when not given."""


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


class BigBookState(State, gc=False):
    seats: int = 4
    difficulty: int = 1
    mode: Mode = "classic"
    double_turn: bool = False
    open_hands: bool = True
    draw_magicians: bool = False
    # the players
    magicians: list[Magician | None] = []
    out: tuple[int, ...] = ()
    """The seats that were frightened to death."""
    decks: list[list[Card]] = []
    """Face down, the top first."""
    tops: list[int] = []
    """How many cards on top of each draw deck all have seen being laid there."""
    hands: list[list[Card]] = []
    shown: list[list[Card]] = []
    """Where hands are closed: cards of each hand that all know of."""
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

    def copy(self) -> "BigBookState":
        return BigBookState(
            self.step,
            None,
            self.seats,
            self.difficulty,
            self.mode,
            self.double_turn,
            self.open_hands,
            self.draw_magicians,
            self.magicians.copy(),
            self.out,
            list(map(list.copy, self.decks)),
            self.tops.copy(),
            list(map(list.copy, self.hands)),
            list(map(list.copy, self.shown)),
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
        )

    def playing(self) -> list[int]:
        """All players who are still in the game, from the active one clockwise (BB-40, BB-89)."""
        return [seat for seat in clockwise(self.active, self.seats) if seat not in self.out]


def start(seats: int, options: BigBookOptions) -> BigBookState:
    """The table before set-up: all cards of the game lie in the box."""
    _check_options(seats, options)
    ones, twos, threes = BOARD.cards
    box = [*[ones, 0, 0] * 4, max(BOARD.madness.values()) - BOARD.madness[seats]]
    if options.mode == "nightmare":  # BB-160: a nineteenth of each, for the parties that need it
        for n in range(0, 12, 3):
            box[n] += 1
    chosen = options.magicians if isinstance(options.magicians, tuple) else ()
    return BigBookState(
        step="choose_start" if options.start_player is None else "choose_magicians",
        seats=seats,
        difficulty=options.difficulty,
        mode=options.mode,
        double_turn=options.five_player_double_turn,
        open_hands=options.open_hands,
        draw_magicians=options.magicians == "draw",
        magicians=[Magician.named(name) for name in chosen] or [None] * seats,
        start=options.start_player or 0,
        active=options.start_player or 0,
        stack=BOARD.madness[seats],
        supply=[twos, threes] * 4,
        box=box,
        shelf=LIBRARY,
        left_out=PAGES,
        curse_decks=[[curse for curse in CURSES if curse.deck == deck] for deck in range(5)],
        unseen=[sum(curse.deck == deck for curse in CURSES) for deck in range(5)],
        curses=[None] * 5,
        decks=[[] for _ in range(seats)],
        tops=[0] * seats,
        hands=[[] for _ in range(seats)],
        shown=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        supports=[[] for _ in range(seats)],
        spells=[[Known(spell) for spell in BASIC] for _ in range(seats)],  # BB-13
    )


def _check_options(seats: int, options: BigBookOptions) -> None:
    first = options.start_player
    if first is not None and not 0 <= first < seats:
        raise BadSetup("bad-start-player", seat=first, last=seats - 1)
    if options.five_player_double_turn and seats != 5:
        raise BadSetup("double-turn-needs-five", seats=seats)
    if isinstance(options.magicians, tuple):
        known = [magician.name for magician in MAGICIANS]
        for name in options.magicians:
            if name not in known:
                raise BadSetup("unknown-magician", magician=name[:80], magicians=", ".join(known))
        if len(options.magicians) != seats or len(set(options.magicians)) != seats:
            raise BadSetup("bad-magicians", seats=seats, given=len(options.magicians))


def all_cards(s: BigBookState) -> list[Card]:
    """Every element and Madness card, wherever it lies."""
    zones = (s.decks, s.hands, s.discards, s.supports)
    lying = [card for zone in zones for cards in zone for card in cards]
    boxed = [card for card, count in zip(KINDS, s.box, strict=True) for _ in range(count)]
    supply = [card for card, count in zip(SUPPLY, s.supply, strict=True) for _ in range(count)]
    under = sum(laid.madness for laid in s.curses if laid is not None)
    return [*lying, *s.destroyed, *boxed, *supply, *[MADNESS] * (s.stack + under)]


def check(s: BigBookState, seats: int, options: BigBookOptions) -> None:
    """Whether a state that was set up by hand can be played on."""
    if s.seats != seats:
        raise ValueError(f"it is not a state for {seats} seats")
    told = (s.difficulty, s.mode, s.double_turn, s.open_hands)
    if told != (options.difficulty, options.mode, options.five_player_double_turn, options.open_hands):
        raise ValueError("the options and the state disagree")
    by_seat = (s.magicians, s.decks, s.tops, s.hands, s.shown, s.discards, s.supports, s.spells)
    if {len(zone) for zone in by_seat} != {seats}:
        raise ValueError("every seat needs a magician, a deck, a hand, a discard pile, a support and spells")
    if not (0 <= s.active < seats and 0 <= s.start < seats and set(s.out) < set(range(seats))):
        raise ValueError("the active player, the start player or those out of the game cannot be right")
    if s.active in s.out:
        raise ValueError("the active player is out of the game")
    if len(s.supply) != 8 or len(s.box) != 13 or len(s.curses) != 5 or len(s.curse_decks) != 5 or len(s.unseen) != 5:
        raise ValueError("the supply has 8 piles, the box 13 kinds of cards, the board 5 places and 5 decks of curses")
    if min((*s.supply, *s.box, s.stack)) < 0 or not 0 <= s.marker <= SPACES or not 0 <= s.page <= ROUNDS:
        raise ValueError("a count is below zero, or the marker or the page cannot be right")
    if not (0 <= s.round <= s.page and 0 <= s.place <= SPACES and 0 <= s.turn <= 1000):
        raise ValueError("the round marker, the place or the turn cannot be right")
    if any(not 0 <= top <= len(deck) for top, deck in zip(s.tops, s.decks, strict=True)):
        raise ValueError("more cards are known on top of a deck than it has")
    if any(not 0 <= n <= len(deck) for n, deck in zip(s.unseen, s.curse_decks, strict=True)):
        raise ValueError("more curses are unseen in a deck than it has")
    if s.step not in (None, "choose_start", "choose_magicians", "set_up"):
        if None in s.magicians or len(set(s.magicians)) != seats:
            raise ValueError("every seat needs a magician of its own")
        if len(s.pages) != ROUNDS + 1 or len(s.library) != 4:
            raise ValueError("the book has seven pages and the library four piles")
    for hand, shown in zip(s.hands, s.shown, strict=True):
        if any(shown.count(card) > hand.count(card) for card in shown):
            raise ValueError("a card that all know of is not in the hand")
