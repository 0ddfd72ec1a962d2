"""What a seat knows in Wizard, as the numbers that the learned player goes by: `layout.py` says which."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from slet.games.wizard.pieces import SUITS, Card, Suit
from slet.games.wizard.state import WizardState
from slet.games.wizard.tricks import colour_to_follow, takers, winning_card
from slet.kernel import left_of
from slet.players.wizard import layout
from slet.players.wizard.layout import BIDS, JESTER, KINDS, NEEDS, NOT_LED, START, SUIT, WIZARD, WIZARD_LED

Floats = NDArray[np.float32]
HAND, TRICK, GONE, UNSEEN, TAKES = (START[part] for part in ("hand", "trick", "gone", "unseen", "takes"))
TURNED, WITHOUT, BID, TAKEN = (START[part] for part in ("turned", "without", "bids", "taken"))
NEED_IS, NEED, OVER, OVER_BY = (START[part] for part in ("needs", "need", "over", "over_by"))
ROUND, LEFT, SEATED, BIDDING, PLACE = (START[part] for part in ("round", "left", "seats", "bidding", "place"))
TO_COME, LED, WINNING = (START[part] for part in ("to_come", "led", "winning"))
HAS_TRUMP, PLUS_MINUS_ONE = (START[part] for part in ("trump", "plus_minus_one"))
Order = Sequence[Suit]
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
    return [[first, *way] for way in permutations(others)]


def kind(card: Card, order: Order) -> int:
    if card.suit is None:
        return WIZARD if card.is_wizard else JESTER
    return SUIT * order.index(card.suit) + card.rank - 1


def features(
    s: WizardState, seat: int, trump: Suit | None = None, order: Order | None = None, out: Floats | None = None
) -> Floats:
    """What the seat knows; with a trump that it only thinks of naming. Into `out`, where that is given, which is zero.

    It looks at nothing that is hidden from the seat: not even at how many cards the others hold.
    """
    trump = trump or s.trump
    kinds = _kinds(tuple(plain_order(trump) if order is None else order))
    numbers = np.zeros(layout.SIZE, np.float32) if out is None else out
    past = _past_of(s, kinds.order)
    numbers[UNSEEN : UNSEEN + KINDS] = past.unseen
    numbers[GONE : GONE + s.seats * KINDS] = past.gone[seat * KINDS : (seat + s.seats) * KINDS]
    x = cast("memoryview[float]", numbers.data)  # single numbers are written through it in half the time
    hand = s.hands[seat]
    for card in hand:
        x[HAND + kinds[card]] += 1
        x[UNSEEN + kinds[card]] -= 1
    for card in takers(hand, s.trick, trump):
        x[TAKES + kinds[card]] = 1
    for n, card in enumerate(s.trick):
        x[TRICK + ((s.lead + n - seat) % s.seats - 1) * KINDS + kinds[card]] = 1
        x[UNSEEN + kinds[card]] -= 1
    if s.turned is not None:
        x[UNSEEN + kinds[s.turned]] -= 1
        x[TURNED + _turned(s.turned)] = 1
    _put_seats(x, s, seat, kinds.order)
    _put_table(x, s, seat, trump, kinds.order)
    return numbers


class _Kinds(dict[Card, int]):
    """The kinds of cards, worked out when they are asked for first."""

    def __init__(self, order: Order) -> None:
        super().__init__()
        self.order = order

    def __missing__(self, card: Card) -> int:
        self[card] = found = kind(card, self.order)
        return found


@cache
def _kinds(order: tuple[Suit, ...]) -> _Kinds:
    """Suits can be labelled in two dozen ways, and cards are asked for all the time."""
    return _Kinds(order)


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
    kinds = _kinds(tuple(order))
    gone = np.zeros((seats, KINDS), np.float32)
    unseen = np.array(layout.COUNTS, np.float32)
    for player, card in _gone(piles, last_trick, last_lead, first, seats, trump, told):
        unseen[kinds[card]] -= 1
        if player is not None:
            gone[player, kinds[card]] += 1
    return _Past(np.concatenate([gone, gone]).reshape(-1), unseen)


def _gone(
    piles: Sequence[Card],
    last_trick: Sequence[Card],
    last_lead: int,
    lead: int,
    seats: int,
    trump: Suit | None,
    told: bool,
) -> Iterator[tuple[int | None, Card]]:
    """The cards of past tricks and who played them; None where that cannot be told.

    The piles keep the order in which cards were played. Who leads the first trick is known, and who wins one leads the
    next. Only a position that was set up by hand may lack cards in its piles.
    """
    for start in range(0, len(piles), seats):
        trick = piles[start : start + seats]
        for n, card in enumerate(trick):
            yield (lead + n) % seats if told else None, card
        lead = (lead + winning_card(trick, trump)) % seats
    for n, card in enumerate(last_trick):
        yield (last_lead + n) % seats, card


def _put_seats(x: "memoryview[float]", s: WizardState, seat: int, order: Order) -> None:
    """What is known of each seat besides its cards."""
    for place in range(s.seats):
        who = (seat + place) % s.seats
        bid, taken = s.bids[who], s.taken[who]
        for suit in s.without[who]:
            x[WITHOUT + place * 4 + order.index(suit)] = 1
        x[BID + place * (BIDS + 1) + (0 if bid is None else bid + 1)] = 1
        x[TAKEN + place] = taken / 4
        if bid is not None:
            need = min(max(bid - taken, layout.LEAST_NEED), layout.MOST_NEED)
            x[NEED_IS + place * NEEDS + need - layout.LEAST_NEED] = 1
            x[NEED + place] = (bid - taken) / 4


def _put_table(x: "memoryview[float]", s: WizardState, seat: int, trump: Suit | None, order: Order) -> None:
    """What is known of the round and of the trick."""
    over = sum([bid for bid in s.bids if bid is not None]) - s.round
    seats = s.seats
    place = (seat - s.lead) % seats
    x[OVER + min(max(over, -layout.MOST_OVER), layout.MOST_OVER) + layout.MOST_OVER] = 1
    x[OVER_BY] = over / 4
    x[ROUND + s.round] = 1
    x[LEFT + len(s.hands[seat])] = 1
    x[SEATED + seats - 3] = 1
    x[BIDDING + (seat - s.dealer - 1) % seats] = 1
    x[PLACE + place] = 1
    x[TO_COME + seats - 1 - place] = 1
    x[LED + _led(s, order) - NOT_LED] = 1
    if s.trick:
        winner = s.lead + winning_card(s.trick, trump)
        x[WINNING + (winner - seat) % seats - 1] = 1
    x[HAS_TRUMP] = trump is not None
    x[PLUS_MINUS_ONE] = s.settings.plus_minus_one


def _led(s: WizardState, order: Order) -> int:
    colour = colour_to_follow(s.trick)
    if colour is not None:
        return order.index(colour)
    return NOT_LED if all(card.is_jester for card in s.trick) else WIZARD_LED
