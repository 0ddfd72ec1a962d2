"""Choosing cards, one by one, from the places an effect speaks of."""

from collections.abc import Callable, Sequence

from slet.games.big_book.options import DESTROYED, ENOUGH, IN_DISCARD, IN_HAND, IN_SUPPORT, Choice, Enough
from slet.games.big_book.phrases import Zone
from slet.games.big_book.pieces.cards import WHAT, Card
from slet.games.big_book.state import BigBookState
from slet.kernel import Rule, pick_hidden

BARE: tuple[Zone, ...] = ("hand", "shared")
"""BB-120: where no place is named, the own hand and the shared support."""


def choices(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card]) -> list[Choice]:
    """Every different card of these places that fits, in a fixed order."""
    found: list[Choice] = []
    for zone in zones:
        if zone == "hand":
            _add(found, s.hands[seat], IN_HAND[seat], what)
        elif zone == "support":
            _add(found, s.supports[seat], IN_SUPPORT[seat], what)
        elif zone == "discard":
            _add(found, s.discards[seat], IN_DISCARD[seat], what)
        elif zone == "shared":
            for owner in range(s.seats):
                _add(found, s.supports[owner], IN_SUPPORT[owner], what)
        else:
            _add(found, s.destroyed, DESTROYED[seat], what)
    return found


def _add(found: list[Choice], cards: list[Card], made: Sequence[Choice], what: frozenset[Card]) -> None:
    if cards:
        found += [made[index] for index in sorted([card.index for card in what.intersection(cards)])]


def choose_cards(
    s: BigBookState,
    seat: int,
    kind: str,
    zones: Sequence[Zone],
    what: frozenset[Card],
    most: int,
    do: Callable[[Choice], object],
    why: str,
    *,
    up_to: bool = False,
    ordered: bool = False,
) -> Rule[int]:
    """Let the player choose up to `most` cards, one by one, and do something with each. Returns how many it were.

    As many as there are have to be chosen, unless it is only `up_to` that many; where all have to go, and their order
    does not matter, nobody is asked. Where hands are closed, a player without a fitting card is asked all the same, so
    that the others learn nothing from the pause.
    """
    secret = not s.settings.open_hands and "hand" in zones

    def options(s: BigBookState, seat: int) -> Sequence[Choice | Enough]:
        found = choices(s, seat, zones, what)
        return [*found, ENOUGH] if up_to or not found else found

    done = 0
    while done < most:
        found = choices(s, seat, zones, what)
        if not found and not secret:
            break
        no_choice = len(found) == 1 or (not ordered and _count(s, seat, zones, what) <= most - done)
        if no_choice and not up_to and not secret:
            choice: Choice | Enough = found[0]
        else:
            s.note(left=most - done, fewer=up_to)
            choice = yield from pick_hidden(s, seat, kind, options, why)
        if isinstance(choice, Enough):
            break
        do(choice)
        done += 1
    return done


def _count(s: BigBookState, seat: int, zones: Sequence[Zone], what: frozenset[Card]) -> int:
    """How many fitting cards there are, equal ones too."""
    places = {"hand": s.hands[seat], "support": s.supports[seat], "discard": s.discards[seat]}
    count = 0
    for zone in zones:
        lying = [card for cards in s.supports for card in cards] if zone == "shared" else places.get(zone, s.destroyed)
        count += sum(card in what for card in lying)
    return count


ANY = WHAT["card"]
