"""Set-up, from the start player to the first hands."""

from slet.games.big_book.cards import ELEMENTS, MADNESS, Card, element_card
from slet.games.big_book.events import ChoseMagician, Starts
from slet.games.big_book.state import HAND, BigBookState, Step
from slet.games.big_book.tables import FIRST_PAGES, INNER_PAGES, LAST_PAGE, LEVELS, LIBRARY, MAGICIANS, Magician
from slet.games.big_book.zones import draw
from slet.kernel import Rule, clockwise, draw_one, pick, shuffle, tell
from slet.kernel import draw as draw_by_lot


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
        if magician is None and s.draw_magicians:
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
    if s.mode == "nightmare":  # BB-159
        deck.append(element_card(magician.element, 1))
    for card in deck:
        s.box[card.index] -= 1
    if s.mode != "nightmare":
        own = element_card(magician.element, 2)
        s.supply[own.pile] -= 1
        deck.append(own)
    if s.mode == "terror":  # BB-158
        s.stack -= 1
        deck.append(MADNESS)
    return deck


def make_book(s: BigBookState) -> Rule[None]:
    """BB-19: a first page, five inner pages, the last page."""
    first, other_firsts = yield from draw_by_lot(FIRST_PAGES, 1)
    inner, other_inner = yield from draw_by_lot(INNER_PAGES, 5)
    s.pages = (*first, *inner, LAST_PAGE)
    s.left_out = (*other_firsts, *other_inner)


def fill_library(s: BigBookState) -> Rule[None]:
    """BB-20: of each element one spell of each level, level 1 on top."""
    s.library = []
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
