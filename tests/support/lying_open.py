"""What lies open before a seat, read from where the pieces lie: the box on the table, not what a view says of it.

Written from the rulebooks, apart from every `view`, `imagine` and every field that keeps who knows what. None is a
spectator.
"""

from collections.abc import Callable
from typing import Any

from slet.games.big_book.events import Drew, Showed
from slet.games.the_witches.events import Looked
from slet.games.wandering_towers.events import Discarded
from slet.kernel.data import to_plain
from slet.kernel.match import Match

Zones = list[Any]


def wizard(match: Match, seat: int | None) -> Zones:
    """The own hand, the card that was turned up, the trick on the table and the one before it."""
    s = match.state
    own = [] if seat is None else s.hands[seat]
    return [own, s.turned, s.trick, s.last_trick, s.dealer, [len(hand) for hand in s.hands]]


def wandering_towers(match: Match, seat: int | None) -> Zones:
    """The own cards, the common ones of those who play as one side, all that was discarded, shuffled in at once or not,
    and the land."""
    s = match.state
    discarded = [event for event in match.log(seat) if isinstance(event, Discarded)]
    own = s.hands[0] if s.mode == "coop" else [] if seat is None else s.hands[seat]
    land = [s.stacks, s.standing, s.keep, s.inside, s.colours, s.spells, s.start_seat, s.active, s.rolled]
    return [own, s.discard, discarded, s.card, len(s.pile), land]


def the_witches(match: Match, seat: int | None) -> Zones:
    """The own hand, or all where they lie open, the discards, the tiles that lie face up, in boxes too, and those that
    the own witch has looked at."""
    s = match.state
    hands = s.hands if s.settings.open_hands and s.mode != "competitive" else [] if seat is None else [s.hands[seat]]
    face_up = [None if down else tile for tile, down in zip(s.problems, s.face_down, strict=True)]
    looked = [event for event in match.log(seat) if isinstance(event, Looked) and event.seat == seat]
    on_top = [box[-1] if box and not box[-1].is_hard else None for box in s.boxes]
    seats = [s.apprentices, s.first, s.active, s.witches]
    return [hands, s.discard, face_up, on_top, looked, s.easy, s.hard, s.gone, s.dice, s.cackles, s.aliss, seats]


def carodeni(match: Match, seat: int | None) -> Zones:
    """All that players and Ostara have, the board, and the backs of the cards that lie on top."""
    s = match.state
    before = [to_plain(area) for area in (s.areas if s.ostara is None else [*s.areas, s.ostara])]
    backs = [pile.deck[-1].back if pile.deck else None for pile in (s.potions, s.witches)]
    board = [s.spots, s.potions.open, s.witches.open, s.goals, s.turned, s.first, s.turn]
    return [before, backs, board, seat is None]


def big_book(match: Match, seat: int | None) -> Zones:
    """The own hand, or all where they lie open, in the order drawn, all that lies face up, and what somebody showed."""
    s = match.state
    hands = s.hands if s.settings.open_hands else [] if seat is None else [s.hands[seat]]
    book = [s.pages[: s.page + 1] if s.page else [], s.curses, s.broken, s.round, s.marker]
    drawn = [
        event for event in match.log(seat) if isinstance(event, Drew) and (s.settings.open_hands or event.seat == seat)
    ]
    showed = [event for event in match.log(seat) if isinstance(event, Showed)]
    library = [pile[:1] for pile in s.library]
    return [
        hands,
        drawn,
        showed,
        s.magicians,
        s.discards,
        s.supports,
        s.spells,
        s.destroyed,
        s.gone,
        library,
        book,
        s.active,
    ]


LYING_OPEN: dict[str, Callable[[Match, int | None], Zones]] = {
    "wizard": wizard,
    "wandering-towers": wandering_towers,
    "the-witches": the_witches,
    "carodeni": carodeni,
    "big-book": big_book,
}
