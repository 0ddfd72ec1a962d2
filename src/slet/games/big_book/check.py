"""Whether a state that was set up by hand can be played on."""

from collections import Counter

from slet.games.big_book.pieces.tables import BASIC
from slet.games.big_book.state import ROUNDS, SPACES, BigBookState


def check(s: BigBookState, seats: int) -> None:
    """`ValueError` says what cannot be right."""
    if s.seats != seats:
        raise ValueError(f"it is not a state for {seats} seats")
    by_seat = (s.magicians, s.decks, s.tops, s.hands, s.discards, s.supports, s.spells)
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
    if any(len(top) > len(deck) for top, deck in zip(s.tops, s.decks, strict=True)):
        raise ValueError("more cards are known on top of a deck than it has")
    if any(not 0 <= n <= len(deck) for n, deck in zip(s.unseen, s.curse_decks, strict=True)):
        raise ValueError("more curses are unseen in a deck than it has")
    if s.step not in (None, "choose_start", "choose_magicians", "set_up"):
        if None in s.magicians or len(set(s.magicians)) != seats:
            raise ValueError("every seat needs a magician of its own")
        if len(s.pages) != ROUNDS + 1 or len(s.library) != 4:
            raise ValueError("the book has seven pages and the library four piles")
    _check_closed_hands(s)
    _check_once(s)
    if s.underway or s.payment is not None or s.extra:
        raise ValueError("between two steps nothing can be underway")


def _check_closed_hands(s: BigBookState) -> None:
    if s.settings.open_hands:
        if s.seen or s.mixed:
            raise ValueError("with open hands nothing is to be remembered of them")
        return
    if len(s.seen) != s.seats or any(len(known) != s.seats + 1 for known in s.seen):
        raise ValueError("with closed hands it has to be said what everybody knows of every hand")
    for hand, viewers in zip(s.hands, s.seen, strict=True):
        if any(known.count(card) > hand.count(card) for known in viewers for card in known):
            raise ValueError("a card that somebody knows of is not in the hand")
    if not all(0 <= seat < s.seats for pair in s.mixed for seat in pair):
        raise ValueError("cards were passed by somebody who is not there")


def _check_once(s: BigBookState) -> None:
    """Each library spell, curse and page is there once; of a basic spell there is one for each player."""
    spells = [known.spell for spells in s.spells for known in spells] + [*s.shelf, *s.gone]
    spells += [spell for pile in s.library for spell in pile]
    curses = [curse for deck in s.curse_decks for curse in deck] + s.broken
    curses += [laid.curse for laid in s.curses if laid is not None]
    for piece, count in Counter([*spells, *curses, *s.pages, *s.left_out]).items():
        if count > (s.seats if piece in BASIC else 1):
            raise ValueError(f"{piece.name} is there {count} times")
    for known in s.spells:
        if len({one.spell for one in known}) < len(known):
            raise ValueError("a player has the same spell twice")
