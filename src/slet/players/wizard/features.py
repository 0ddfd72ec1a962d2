"""What a seat knows in Wizard, as the numbers that the learned player goes by: `layout.py` says which."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from slet.games.wizard.pieces import DECK, SUITS, Card, Suit
from slet.games.wizard.state import WizardState
from slet.games.wizard.tricks import takers, winning_card
from slet.kernel import clockwise, left_of
from slet.players.wizard import layout
from slet.players.wizard.layout import BIDS, JESTER, KINDS, NEEDS, NOT_LED, START, SUIT, WIZARD, WIZARD_LED

Floats = NDArray[np.float32]
HAND, TRICK, GONE, UNSEEN, TAKES = (START[part] for part in ("hand", "trick", "gone", "unseen", "takes"))
TURNED, WITHOUT, BID, TAKEN = (START[part] for part in ("turned", "without", "bids", "taken"))
NEED_IS, NEED, OVER, OVER_BY = (START[part] for part in ("needs", "need", "over", "over_by"))
ROUND, LEFT, SEATED, BIDDING, PLACE = (START[part] for part in ("round", "left", "seats", "bidding", "place"))
TO_COME, LED, WINNING = (START[part] for part in ("to_come", "led", "winning"))
HAS_TRUMP, PLUS_MINUS_ONE = (START[part] for part in ("trump", "plus_minus_one"))
Order = tuple[Suit, ...]
"""The suits as they are labelled: the first is trump, where there is one."""


@cache
def plain_order(trump: Suit | None) -> Order:
    """Trump changes places with the first suit; the others stay where they are."""
    order = list(SUITS)
    if trump is not None:
        place = order.index(trump)
        order[0], order[place] = order[place], order[0]
    return tuple(order)


def orders(trump: Suit | None) -> list[Order]:
    """All ways to label the suits that mean the same, `plain_order` first; without trump, those that keep the first."""
    first, *others = plain_order(trump)
    return [(first, *way) for way in permutations(others)]


def kind(card: Card, order: Order) -> int:
    if card.suit is None:
        return WIZARD if card.is_wizard else JESTER
    return SUIT * order.index(card.suit) + card.rank - 1


def features(
    s: WizardState, seat: int, trump: Suit | None = None, order: Order | None = None, out: Floats | None = None
) -> Floats:
    """What the seat knows; with a trump that it only thinks of naming. Into `out`, where that is given, which is zero.

    It looks at nothing that is hidden from the seat: not even at how many cards the others hold. What is zero is not
    written: there is much of it, and to write a number takes longer than to look at it.
    """
    trump = trump or s.trump
    order = plain_order(trump) if order is None else tuple(order)
    kinds = _kinds(order)
    numbers = np.zeros(layout.SIZE, np.float32) if out is None else out
    past = _past_of(s, order)
    numbers[UNSEEN : UNSEEN + KINDS] = past.unseen
    numbers[GONE : GONE + s.seats * KINDS] = past.gone[seat * KINDS : (seat + s.seats) * KINDS]
    x = cast("memoryview[float]", numbers.data)  # single numbers are written through it in half the time
    hand, trick = s.hands[seat], s.trick
    for card in hand:
        card_kind = kinds[card]
        x[HAND + card_kind] += 1.0
        x[UNSEEN + card_kind] -= 1.0
    for card in takers(hand, trick, trump):
        x[TAKES + kinds[card]] = 1.0
    if trick:
        around = clockwise(s.lead - seat, s.seats)
        for n, card in enumerate(trick):
            card_kind = kinds[card]
            x[TRICK + (around[n] - 1) * KINDS + card_kind] = 1.0
            x[UNSEEN + card_kind] -= 1.0
        x[WINNING + around[winning_card(trick, trump)] - 1] = 1.0
    if s.turned is not None:
        x[UNSEEN + kinds[s.turned]] -= 1.0
        x[TURNED + _turned(s.turned)] = 1.0
    _put_seats(x, s, seat, order)
    _put_table(x, s, seat, trump, order)
    return numbers


@cache
def _kinds(order: Order) -> Mapping[Card, int]:
    """Suits can be labelled in two dozen ways, and cards are asked for all the time."""
    return {card: kind(card, order) for card in DECK}


def _turned(card: Card) -> int:
    if card.suit is None:
        return layout.TURNED_WIZARD if card.is_wizard else layout.TURNED_JESTER
    return card.rank - 1


class _Past(NamedTuple):
    """What past tricks of a round say, the same for all seats."""

    gone: Floats
    """For each seat its cards by kind, twice around the table: so what one sees from any seat is one piece of it."""
    unseen: Floats
    """Of each kind how many were not in them."""
    lead: int
    """Who led after them."""


def _past_of(s: WizardState, order: Order) -> _Past:
    first = left_of(s.dealer, s.seats)
    told = len(s.piles) == (sum(s.taken) - bool(s.last_trick)) * s.seats
    return _past(s.piles, s.last_trick, s.last_lead, first, s.seats, s.trump, told, order)


@lru_cache(maxsize=256)
def _past(
    piles: tuple[Card, ...],
    last_trick: tuple[Card, ...],
    last_lead: int,
    first: int,
    seats: int,
    trump: Suit | None,
    told: bool,
    order: Order,
) -> _Past:
    """It changes once in a trick, and is asked for by all seats."""
    before = _piled(piles, first, seats, trump, told, order)
    if not last_trick:
        return before
    if told and before.lead == last_lead:
        return _piled(piles + last_trick, first, seats, trump, told, order)  # which the next trick will need
    return _after(before, last_trick, last_lead, seats, trump, order)


@lru_cache(maxsize=256)
def _piled(piles: tuple[Card, ...], first: int, seats: int, trump: Suit | None, told: bool, order: Order) -> _Past:
    """What the tricks say that lie face down.

    The piles keep the order in which cards were played. Who leads the first trick is known, and who wins one leads the
    next. Only a position that was set up by hand may lack cards in its piles: then nobody is told who played them.
    """
    if not piles:
        return _Past(np.zeros(2 * seats * KINDS, np.float32), np.array(layout.COUNTS, np.float32), first)
    last = (len(piles) - 1) // seats * seats
    before = _piled(piles[:last], first, seats, trump, told, order)
    return _after(before, piles[last:], before.lead if told else None, seats, trump, order)


def _after(
    before: _Past, trick: Sequence[Card], lead: int | None, seats: int, trump: Suit | None, order: Order
) -> _Past:
    """The same after one more trick, whose leader may be unknown."""
    kinds = _kinds(order)
    past = _Past(before.gone.copy(), before.unseen.copy(), before.lead)
    gone, unseen = cast("memoryview[float]", past.gone.data), cast("memoryview[float]", past.unseen.data)
    for card in trick:
        unseen[kinds[card]] -= 1.0
    if lead is None:
        return past
    for who, card in zip(clockwise(lead, seats), trick, strict=False):
        gone[who * KINDS + kinds[card]] += 1.0
        gone[(who + seats) * KINDS + kinds[card]] += 1.0
    return past._replace(lead=(lead + winning_card(trick, trump)) % seats)


def _put_seats(x: "memoryview[float]", s: WizardState, seat: int, order: Order) -> None:
    """What is known of each seat besides its cards, and what all have bid."""
    over = -s.round
    for place, who in enumerate(clockwise(seat, s.seats)):
        bid, taken = s.bids[who], s.taken[who]
        if s.without[who]:
            for suit in s.without[who]:
                x[WITHOUT + place * 4 + order.index(suit)] = 1.0
        if taken:
            x[TAKEN + place] = taken / 4
        if bid is None:
            x[BID + place * (BIDS + 1)] = 1.0
            continue
        over += bid
        x[BID + place * (BIDS + 1) + bid + 1] = 1.0
        need = bid - taken
        if need:
            x[NEED + place] = need / 4
        if not layout.LEAST_NEED <= need <= layout.MOST_NEED:
            need = layout.LEAST_NEED if need < 0 else layout.MOST_NEED
        x[NEED_IS + place * NEEDS + need - layout.LEAST_NEED] = 1.0
    x[OVER + min(max(over, -layout.MOST_OVER), layout.MOST_OVER) + layout.MOST_OVER] = 1.0
    if over:
        x[OVER_BY] = over / 4


def _put_table(x: "memoryview[float]", s: WizardState, seat: int, trump: Suit | None, order: Order) -> None:
    """What is known of the round and of the trick."""
    seats = s.seats
    place = (seat - s.lead) % seats
    x[ROUND + s.round] = 1.0
    x[LEFT + len(s.hands[seat])] = 1.0
    x[SEATED + seats - 3] = 1.0
    x[BIDDING + (seat - s.dealer - 1) % seats] = 1.0
    x[PLACE + place] = 1.0
    x[TO_COME + seats - 1 - place] = 1.0
    x[LED + _led(s, order) - NOT_LED] = 1.0
    if trump is not None:
        x[HAS_TRUMP] = 1.0
    if s.settings.plus_minus_one:
        x[PLUS_MINUS_ONE] = 1.0


def _led(s: WizardState, order: Order) -> int:
    if s.colour is not None:
        return order.index(s.colour)
    return NOT_LED if all(card.is_jester for card in s.trick) else WIZARD_LED
