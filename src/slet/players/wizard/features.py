"""What a seat knows in Wizard, as the numbers that the learned player goes by: `layout.py` says which."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from slet.games.wizard.pieces import SUITS, Card, Suit
from slet.games.wizard.state import WizardState
from slet.games.wizard.tricks import colour_to_follow, winning_card
from slet.kernel import left_of
from slet.players.wizard import layout
from slet.players.wizard.layout import BIDS, JESTER, KINDS, NEEDS, NOT_LED, START, SUIT, WIZARD, WIZARD_LED

Floats = NDArray[np.float32]
Order = Sequence[Suit]
"""The suits as they are labelled: the first is trump, where there is one."""


def plain_order(trump: Suit | None) -> Order:
    """Trump changes places with the first suit; the others stay where they are."""
    order = list(SUITS)
    if trump is not None:
        place = order.index(trump)
        order[0], order[place] = order[place], order[0]
    return order


def orders(trump: Suit | None) -> list[Order]:
    """All ways to label the suits that mean the same, `plain_order` first; without trump, those that keep the first."""
    first, *others = plain_order(trump)
    return [[first, *way] for way in permutations(others)]


def kind(card: Card, order: Order) -> int:
    if card.suit is None:
        return WIZARD if card.is_wizard else JESTER
    return SUIT * order.index(card.suit) + card.rank - 1


def features(s: WizardState, seat: int, trump: Suit | None = None, order: Order | None = None) -> Floats:
    """What the seat knows; with a trump that it only thinks of naming.

    It looks at nothing that is hidden from the seat: not even at how many cards the others hold.
    """
    trump = trump or s.trump
    kinds = _kinds(tuple(plain_order(trump) if order is None else order))
    x = np.zeros(layout.SIZE, np.float32)
    unseen = list(layout.COUNTS)
    hand = s.hands[seat]
    for card in hand:
        x[START["hand"] + kinds[card]] += 1
        unseen[kinds[card]] -= 1
        if winning_card([*s.trick, card], trump) == len(s.trick):
            x[START["takes"] + kinds[card]] = 1
    for who, card in _on_table(s):
        x[START["trick"] + ((who - seat) % s.seats - 1) * KINDS + kinds[card]] = 1
        unseen[kinds[card]] -= 1
    for player, card in _gone(s):
        unseen[kinds[card]] -= 1
        if player is not None:
            x[START["gone"] + (player - seat) % s.seats * KINDS + kinds[card]] += 1
    if s.turned is not None:
        unseen[kinds[s.turned]] -= 1
        x[START["turned"] + _turned(s.turned)] = 1
    x[START["unseen"] : START["unseen"] + KINDS] = unseen
    _put_seats(x, s, seat, kinds.order)
    _put_table(x, s, seat, trump, kinds.order)
    return x


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


def _on_table(s: WizardState) -> Iterator[tuple[int, Card]]:
    return (((s.lead + n) % s.seats, card) for n, card in enumerate(s.trick))


def _gone(s: WizardState) -> Iterator[tuple[int | None, Card]]:
    """The cards of past tricks and who played them; None where that cannot be told.

    The piles keep the order in which cards were played. Who leads the first trick is known, and who wins one leads the
    next. Only a position that was set up by hand may lack cards in its piles.
    """
    past = sum(s.taken) - bool(s.last_trick)
    told = len(s.piles) == past * s.seats
    lead = left_of(s.dealer, s.seats)
    for start in range(0, len(s.piles), s.seats):
        trick = s.piles[start : start + s.seats]
        for n, card in enumerate(trick):
            yield (lead + n) % s.seats if told else None, card
        lead = (lead + winning_card(trick, s.trump)) % s.seats
    for n, card in enumerate(s.last_trick):
        yield (s.last_lead + n) % s.seats, card


def _put_seats(x: Floats, s: WizardState, seat: int, order: Order) -> None:
    """What is known of each seat besides its cards."""
    for place in range(s.seats):
        who = (seat + place) % s.seats
        bid, taken = s.bids[who], s.taken[who]
        for suit in s.without[who]:
            x[START["without"] + place * 4 + order.index(suit)] = 1
        x[START["bids"] + place * (BIDS + 1) + (0 if bid is None else bid + 1)] = 1
        x[START["taken"] + place] = taken / 4
        if bid is not None:
            need = min(max(bid - taken, layout.LEAST_NEED), layout.MOST_NEED)
            x[START["needs"] + place * NEEDS + need - layout.LEAST_NEED] = 1
            x[START["need"] + place] = (bid - taken) / 4


def _put_table(x: Floats, s: WizardState, seat: int, trump: Suit | None, order: Order) -> None:
    """What is known of the round and of the trick."""
    over = sum(bid for bid in s.bids if bid is not None) - s.round
    place = (seat - s.lead) % s.seats
    x[START["over"] + min(max(over, -layout.MOST_OVER), layout.MOST_OVER) + layout.MOST_OVER] = 1
    x[START["over_by"]] = over / 4
    x[START["round"] + s.round] = 1
    x[START["left"] + len(s.hands[seat])] = 1
    x[START["seats"] + s.seats - 3] = 1
    x[START["bidding"] + (seat - left_of(s.dealer, s.seats)) % s.seats] = 1
    x[START["place"] + place] = 1
    x[START["to_come"] + s.seats - 1 - place] = 1
    x[START["led"] + _led(s, order) - NOT_LED] = 1
    if s.trick:
        winner = s.lead + winning_card(s.trick, trump)
        x[START["winning"] + (winner - seat) % s.seats - 1] = 1
    x[START["trump"]] = trump is not None
    x[START["plus_minus_one"]] = s.settings.plus_minus_one


def _led(s: WizardState, order: Order) -> int:
    colour = colour_to_follow(s.trick)
    if colour is not None:
        return order.index(colour)
    return NOT_LED if all(card.is_jester for card in s.trick) else WIZARD_LED
