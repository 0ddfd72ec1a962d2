"""The verbs by which cards are lost: discarding, destroying, banishing."""

from collections.abc import Sequence

from slet.games.big_book.choosing import ANY, BARE, choices, choose_cards
from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import Banished, Destroyed
from slet.games.big_book.options import IN_HAND, IN_SUPPORT, Choice
from slet.games.big_book.phrases import Part, Zone
from slet.games.big_book.pieces.cards import WHAT, Card
from slet.games.big_book.state import BigBookState
from slet.games.big_book.zones import destroy_stack, destroy_top, discard, discard_top, showed, take
from slet.kernel import Rule, draw_one, tell


@verb("discard")
def discard_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`discard 1 from hand`, `discard 1 fire`, `discard all air from hand or support`, `discard 3 from deck` …"""
    number = part.number(doing.times)
    if part.source == ("deck",):
        return discard_top(s, seat, number)
    if part.amount == "all":
        return _discard_all(s, seat, part.source, WHAT[part.what])
    if part.random:
        return (yield from _discard_at_random(s, seat, number))
    if part.what == "different":
        return (yield from _discard_different(s, seat, part.source or BARE, number))
    return (yield from _discard_chosen(s, seat, part.source or BARE, WHAT[part.what], number))


def _discard_chosen(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card], number: int) -> Rule[int]:
    """BB-120, BB-121: as many as have to be; from the hand or the shared support where no place is named."""

    def do(choice: Choice) -> None:
        discard(s, seat, choice)

    return (yield from choose_cards(s, seat, "discard", zones, what, number, do, "BB-120"))


def _discard_all(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card]) -> int:
    gone: list[Choice] = []
    if "hand" in zones:
        gone += [IN_HAND[seat][card.index] for card in s.hands[seat] if card in what]
    if "support" in zones:
        gone += [IN_SUPPORT[seat][card.index] for card in s.supports[seat] if card in what]
    discard(s, seat, *gone)
    return len(gone)


def _discard_at_random(s: BigBookState, seat: int, number: int) -> Rule[int]:
    number = min(number, len(s.hands[seat]))
    for _ in range(number):
        place = yield from draw_one(range(len(s.hands[seat])))
        discard(s, seat, IN_HAND[seat][s.hands[seat][place].index])
    return number


def _discard_different(s: BigBookState, seat: int, zones: Sequence[Zone], number: int) -> Rule[int]:
    """`discard 2 different`: element cards, no two of one element."""
    left = WHAT["element"]
    gone: list[Card] = []

    def do(choice: Choice) -> None:
        discard(s, seat, choice)
        gone.append(choice.card)

    for _ in range(number):
        if not (yield from choose_cards(s, seat, "discard", zones, left, 1, do, "BB-120")):
            break
        left -= WHAT[str(gone[-1].element)]
    return len(gone)


@verb("keep")
def keep_cards(s: BigBookState, seat: int, part: Part, _doing: Doing) -> Rule[int]:
    """`keep 4 from hand`: discard down to that many."""
    return (yield from _discard_chosen(s, seat, ("hand",), ANY, len(s.hands[seat]) - part.count))


@verb("destroy")
def destroy_cards(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`destroy [1] from hand`, `destroy up to 2 from hand or discard`, `destroy 1 from deck` or `from stack` …"""
    number = part.number(doing.times)
    if part.source == ("stack",):
        destroy_stack(s, number)
        return 0
    if part.source == ("deck",):
        return (yield from destroy_top(s, seat, number))

    def do(choice: Choice) -> None:
        s.destroyed.append(take(s, seat, choice))
        showed(s, seat, choice)
        tell(s, Destroyed, seat, (choice.card,))

    what = WHAT[part.what]
    return (yield from choose_cards(s, seat, "destroy", part.source, what, number, do, "BB-123", up_to=part.up_to))


@verb("banish")
def banish_madness(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-99: for nothing; the Madness goes back to the stack."""

    def do(choice: Choice) -> None:
        take(s, seat, choice)
        s.stack += 1
        showed(s, seat, choice)
        tell(s, Banished, seat, 1, choice.place)

    if part.amount == "all":
        found = choices(s, seat, part.source, WHAT["madness"])
        while found:
            do(found[0])
            found = choices(s, seat, part.source, WHAT["madness"])
        return 0
    number = part.number(doing.times)
    what = WHAT["madness"]
    return (yield from choose_cards(s, seat, "banish", part.source, what, number, do, "BB-99", up_to=part.up_to))
