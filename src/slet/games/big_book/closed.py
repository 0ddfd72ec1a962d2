"""Closed hands: what everybody knows of the cards in them. With open hands there is nothing to remember."""

from collections.abc import Iterable, Sequence

from slet.games.big_book.pieces.cards import Card
from slet.games.big_book.state import BigBookState


def came(s: BigBookState, owner: int, card: Card, seen_by: Sequence[int] | None = None) -> None:
    """A card has come to the hand, which all have seen, or only some."""
    if not s.settings.open_hands:
        for viewer in range(s.seats + 1) if seen_by is None else seen_by:
            s.seen[owner][viewer].append(card)


def left(s: BigBookState, owner: int, card: Card) -> None:
    """A card has left the hand, and all have seen it."""
    if not s.settings.open_hands:
        for known in s.seen[owner]:
            _forget(known, [card])


def slipped_away(s: BigBookState, owner: int, card: Card, fitting: Iterable[Card], seen_by: Sequence[int]) -> None:
    """A card has left the hand, and only some have seen which. To the others it may have been any of those that fit:
    of each kind of them one fewer is sure to be there.
    """
    for viewer, known in enumerate(s.seen[owner]):
        _forget(known, [card] if viewer in seen_by else fitting)


def _forget(known: list[Card], cards: Iterable[Card]) -> None:
    for card in cards:
        if card in known:
            known.remove(card)


def emptied(s: BigBookState, owner: int) -> None:
    """The whole hand has gone where nobody sees it."""
    for known in s.seen[owner] if s.seen else ():
        known.clear()


def known_of(s: BigBookState, owner: int, viewer: int | None) -> list[Card]:
    """The cards that the viewer knows to be in a closed hand."""
    return [] if s.settings.open_hands else s.seen[owner][s.seats if viewer is None else viewer]


def pooled(s: BigBookState, viewer: int | None) -> list[list[int]]:
    """The players by whose cards the viewer can tell apart: who passed cards unseen are in one group."""
    group = list(range(s.seats))
    for one, other in s.mixed:
        if viewer not in (one, other):
            group = [group[one] if member == group[other] else member for member in group]
    return [[seat for seat in range(s.seats) if group[seat] == first] for first in sorted(set(group))]
