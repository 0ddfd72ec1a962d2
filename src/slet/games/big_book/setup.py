"""Set-up, from the box and the start player to the first hands."""

from slet.games.big_book.events import ChoseMagician, Starts
from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card, element_card
from slet.games.big_book.pieces.tables import (
    BASIC,
    BOARD,
    CURSES,
    FIRST_PAGES,
    INNER_PAGES,
    LAST_PAGE,
    LEVELS,
    LIBRARY,
    MAGICIANS,
    PAGES,
    Magician,
)
from slet.games.big_book.settings import BigBookSettings
from slet.games.big_book.state import HAND, BigBookState, Known, Step
from slet.games.big_book.zones import draw
from slet.kernel import Rule, clockwise, draw_one, pick, shuffle, tell
from slet.kernel import draw as draw_by_lot


def start(seats: int, settings: BigBookSettings) -> BigBookState:
    """The table before set-up: all cards of the game lie in the box."""
    ones, twos, threes = BOARD.cards
    box = [*[ones, 0, 0] * 4, max(BOARD.madness.values()) - BOARD.madness[seats]]
    chosen = settings.magicians if isinstance(settings.magicians, tuple) else ()
    return BigBookState(
        step="choose_start" if settings.start_player is None else "choose_magicians",
        settings=settings,
        seats=seats,
        magicians=list(chosen) or [None] * seats,
        start=settings.start_player or 0,
        active=settings.start_player or 0,
        stack=BOARD.madness[seats],
        supply=[twos, threes] * 4,
        spare=(int(settings.mode == "nightmare" and seats == 5),) * 4,
        box=box,
        shelf=LIBRARY,
        left_out=PAGES,
        curse_decks=[[curse for curse in CURSES if curse.deck == deck] for deck in range(5)],
        unseen=[sum(curse.deck == deck for curse in CURSES) for deck in range(5)],
        curses=[None] * 5,
        decks=[[] for _ in range(seats)],
        tops=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        seen=[] if settings.open_hands else [[[] for _ in range(seats + 1)] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        supports=[[] for _ in range(seats)],
        spells=[[Known(spell) for spell in BASIC] for _ in range(seats)],  # BB-13
    )


def choose_start(s: BigBookState) -> Rule[Step]:
    """BB-23: the start player is drawn by lot."""
    s.start = s.active = yield from draw_one(range(s.seats))
    return "choose_magicians"


def choose_magicians(s: BigBookState) -> Rule[Step]:
    """BB-14, BB-171: clockwise from the start player, no two the same; or by lot, or as the table has said."""
    tell(s, Starts, s.start)
    for seat in clockwise(s.start, s.seats):
        free = [magician for magician in MAGICIANS if magician not in s.magicians]
        magician = s.magicians[seat]
        if magician is None and s.settings.magicians == "draw":
            magician = yield from draw_one(free)
        elif magician is None:
            magician = yield from pick(seat, "magician", free, "BB-14")
        s.magicians[seat] = magician
        tell(s, ChoseMagician, seat, magician)
    return "set_up"


def set_up(s: BigBookState) -> Rule[Step]:
    """BB-11 to BB-20: decks of curses, the book, the library, starting decks, the first hands."""
    for deck in range(5):
        s.curse_decks[deck] = yield from shuffle(s.curse_decks[deck])
    yield from make_book(s)
    yield from fill_library(s)
    for seat, magician in enumerate(s.magicians):
        assert magician is not None
        s.decks[seat] = starting_deck(s, magician)
    for seat in range(s.seats):
        s.decks[seat] = yield from shuffle(s.decks[seat])
    for seat in clockwise(s.start, s.seats):
        yield from draw(s, seat, HAND)
    return "concentration"


def starting_deck(s: BigBookState, magician: Magician) -> list[Card]:
    """BB-15, BB-16: one card of value 2 and eleven of value 1."""
    deck = [element_card(element, 1) for n, element in enumerate(ELEMENTS) for _ in range(magician.cards[n])]
    if s.settings.mode == "nightmare":  # BB-159
        deck.append(element_card(magician.element, 1))
    for card in deck:
        if not s.box[card.index]:
            bring_nineteenth(s, card)
        s.box[card.index] -= 1
    if s.settings.mode != "nightmare":
        own = element_card(magician.element, 2)
        s.supply[own.pile] -= 1
        deck.append(own)
    if s.settings.mode == "terror":  # BB-158
        s.stack -= 1
        deck.append(MADNESS)
    return deck


def bring_nineteenth(s: BigBookState, card: Card) -> None:
    """BB-160: a nightmare deck is complete even where eighteen cards are too few for the party."""
    s.spare = tuple([left - (n == card.number) for n, left in enumerate(s.spare)])
    s.box[card.index] += 1


def make_book(s: BigBookState) -> Rule[None]:
    """BB-19: a first page, five inner pages, the last page."""
    first, other_firsts = yield from draw_by_lot(FIRST_PAGES, 1)
    inner, other_inner = yield from draw_by_lot(INNER_PAGES, 5)
    s.pages = (*first, *inner, LAST_PAGE)
    s.left_out = (*other_firsts, *other_inner)


def fill_library(s: BigBookState) -> Rule[None]:
    """BB-20: of each element one spell of each level, level 1 on top."""
    shelf = []
    for element in ELEMENTS:
        pile = []
        for level in LEVELS:
            spells = [spell for spell in LIBRARY if spell.element == element and spell.level == level]
            (drawn,), rest = yield from draw_by_lot(spells, 1)
            pile.append(drawn)
            shelf += rest
        s.library.append(pile)
    s.shelf = tuple(shelf)
