"""Paying for an action.

A payment is picked card by card, element by element in the order of `ELEMENTS`, of each element the high cards first.
So each set of cards comes up in one order only, and as picking stops when the price is met, no card of it is idle
(BB-168): what was paid before the last and lowest card of an element did not cover the price.
"""

from collections.abc import Sequence
from typing import NamedTuple

from slet.games.big_book.dues import dues
from slet.games.big_book.events import Overpaid, Paid, PaidWild
from slet.games.big_book.options import ENOUGH, IN_HAND, IN_SUPPORT, SEATS, Choice, Enough, Wild
from slet.games.big_book.pieces.cards import ELEMENTS, KINDS, Card
from slet.games.big_book.state import BigBookState, Paying
from slet.games.big_book.zones import by_owner, to_discard, to_hand
from slet.kernel import Rule, pick_hidden, tell

Price = tuple[int, ...]
"""How many of each element."""
AIR = 3
AIR_ONE = KINDS[9]
ANY_PAIR: tuple[Price, ...] = ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2))
"""BB-80: two of one and the same element, whichever it is."""

Purse = tuple[int, Sequence[Choice], list[Card]]
"""Cards to pay with: where they lie (0 is the hand, then the supports by seat), how they are offered, and the cards."""

WILD_HAND = tuple(tuple(Wild(AIR_ONE, "hand", seat, element) for element in ELEMENTS) for seat in SEATS)
WILD_SUPPORT = tuple(tuple(Wild(AIR_ONE, "support", seat, element) for element in ELEMENTS) for seat in SEATS)


class Embodied:
    """BB-150: the cards of the shared support that Embodiment has used already, each for one of its actions."""

    def __init__(self) -> None:
        self.served: list[tuple[int, Card]] = []


class Means(NamedTuple):
    """What a player can pay with."""

    purses: list[Purse]
    sums: list[int]
    """How much there is of each element."""
    wild: bool
    """BB-139: whether an air card of value 1 may count as another element."""


def means(s: BigBookState, seat: int, embodied: Embodied | None = None) -> Means:
    """BB-57, BB-104: the own hand and every support. Embodiment pays from supports alone."""
    purses: list[Purse] = [(0, IN_HAND[seat], s.hands[seat])] if embodied is None else []
    for owner, cards in enumerate(s.supports):
        if cards:
            purses.append((1 + owner, IN_SUPPORT[owner], _left(cards, owner, embodied) if embodied else cards))
    sums = [0, 0, 0, 0, 0]  # the last is where Madness, which is of no element, adds nothing
    for _, _, cards in purses:
        for card in cards:
            sums[card.number] += card.value
    wild = sums[AIR] > 0 and may_be_wild(s, seat) and any(AIR_ONE in cards for _, _, cards in purses)
    return Means(purses, sums, wild)


def _left(cards: list[Card], owner: int, embodied: Embodied) -> list[Card]:
    left = cards.copy()
    for served, card in embodied.served:
        if served == owner and card in left:
            left.remove(card)
    return left


def may_be_wild(s: BigBookState, seat: int) -> bool:
    """BB-139: Harold, in his own turn, once."""
    magician = s.magicians[seat]
    return seat == s.active and not s.ability_used and magician is not None and magician.name == "harold"


def affordable(have: Means, price: Sequence[int]) -> bool:
    """Whether there is enough of each element; the wild card may make up for one that is missing."""
    sums = have.sums
    short = 0
    for n in range(4):
        if price[n] > sums[n]:
            short += price[n] - sums[n]
            if n == AIR:
                return False
    return not short or (short == 1 and have.wild and price[AIR] < sums[AIR])


class Payment:
    """A payment being made."""

    def __init__(self, prices: Sequence[Price]) -> None:
        self.prices = prices
        """The price, or several of which the first card picks one."""
        self.price: Price | None = prices[0] if len(prices) == 1 else None
        self.rest: list[int] | None = list(prices[0]) if len(prices) == 1 else None
        """What is still to be paid."""
        self.last = (0, -3, 0)
        """The element, the value and the place of the last card: no earlier card comes after it."""
        self.wild_at = 0
        """Where the wild card lay: no air card of value 1 from an earlier place comes after it, for of two such cards
        it does not matter which is the wild one."""
        self.picked: list[Choice | Wild] = []

    @property
    def met(self) -> bool:
        return self.rest is not None and max(self.rest) <= 0

    def take(self, choice: Choice | Wild) -> None:
        """One more card is paid."""
        card = choice.card
        number = card.number if isinstance(choice, Choice) else ELEMENTS.index(choice.element)
        if self.rest is None:
            self.price = next(price for price in self.prices if price[number])
            self.rest = list(self.price)
        self.rest[number] -= card.value
        self.last = (number, -card.value, place_of(choice))
        if isinstance(choice, Wild):
            self.wild_at = self.last[2]
        self.picked.append(choice)

    def lost(self, extra: Sequence[Choice]) -> list[int]:
        """BB-58, BB-168: how much of each element is paid beyond the price."""
        lost = [max(0, -amount) for amount in self.rest or (0, 0, 0, 0)]
        for choice in extra:
            lost[choice.card.number] += choice.card.value
        return lost

    def seen(self, s: BigBookState, seat: int, *, stay: bool) -> Paying:
        """The payment as all see it."""
        missing = None if self.rest is None else tuple([max(0, amount) for amount in self.rest])
        return Paying(seat, tuple(self.picked), missing, self.price, tuple(self.lost(s.extra)), stay)


def place_of(choice: Choice | Wild) -> int:
    """Where a card lies, as in `Purse`."""
    return 0 if choice.place == "hand" else 1 + choice.seat


def pay(s: BigBookState, seat: int, prices: Sequence[Price], embodied: Embodied | None = None) -> Rule[bool]:
    """BB-57 to BB-61: pick cards until the price is met. They are discarded at once, before the action takes effect.

    If a closed hand was imagined anew in the middle of its owner's payment, it may lack what is still to be paid: then
    the cards are taken back, and the action does not come about. In a real match this cannot happen.
    """
    payment = Payment(prices)

    def options(s: BigBookState, seat: int) -> Sequence[Choice | Wild | Enough]:
        return payable(s, seat, payment, embodied) or (ENOUGH,)

    while not payment.met:
        offered = options(s, seat)
        if len(offered) == 1 and s.settings.open_hands:
            choice = offered[0]
        else:
            s.payment = payment.seen(s, seat, stay=embodied is not None)
            choice = yield from pick_hidden(s, seat, "pay", options, "BB-57")
            s.payment = None
        if isinstance(choice, Enough):
            _take_back(s, seat, payment, embodied)
            return False
        _hand_over(s, seat, payment, choice, embodied)
    if s.story is not None:
        tell_paid(s, seat, payment, stay=embodied is not None)
    return True


def tell_paid(s: BigBookState, seat: int, payment: Payment, *, stay: bool) -> None:
    for owner, cards in by_owner([*payment.picked, *s.extra]).items():
        tell(s, Paid, seat, cards, owner, stay)
    for choice in payment.picked:
        if isinstance(choice, Wild):
            tell(s, PaidWild, seat, choice.card, choice.element)
    lost = dues(payment.lost(s.extra))
    if lost:
        tell(s, Overpaid, seat, lost)


def payable(s: BigBookState, seat: int, payment: Payment, embodied: Embodied | None) -> list[Choice | Wild]:
    """The cards that can come next: of an element that is asked for, and so that the rest can still be paid."""
    return _offered(payment, means(s, seat, embodied))


def _offered(payment: Payment, have: Means) -> list[Choice | Wild]:
    if payment.rest is not None:
        return _next_cards(payment.rest, payment, have)
    offered: list[Choice | Wild] = []
    for price in payment.prices:
        if affordable(have, price):
            offered += _next_cards(price, payment, have)
    return offered


def _next_cards(rest: Sequence[int], payment: Payment, have: Means) -> list[Choice | Wild]:
    number = next(n for n, amount in enumerate(rest) if amount > 0)
    need = rest[number]
    # BB-59: the cards of this element that may follow the last one, high ones first, and what they are worth.
    following: list[tuple[Choice, int]] = []
    for value in (3, 2, 1):
        card = KINDS[3 * number + value - 1]
        earliest = payment.wild_at if card is AIR_ONE else 0
        for place, made, cards in have.purses:
            if card in cards and place >= earliest and (number, -value, place) >= payment.last:
                following.append((made[card.index], value * cards.count(card)))
    # The wild card comes last. What a later element lacks, only it can make up for.
    lacking = any(rest[n] > have.sums[n] for n in range(number + 1, 4))
    wild = have.wild and number != AIR and not lacking and rest[AIR] < have.sums[AIR]
    worth = sum(value for _, value in following) + wild
    offered: list[Choice | Wild] = []
    for choice, value in following:
        if worth < need:
            break
        offered.append(choice)
        worth -= value
    return offered + _wild_cards(rest, number, have) if wild and need == 1 else offered


def _wild_cards(rest: Sequence[int], number: int, have: Means) -> list[Choice | Wild]:
    """BB-139: the air cards that can be the wild one, such that the price in air can still be paid after it."""
    offered: list[Choice | Wild] = []
    air_left = have.sums[AIR]
    for place, made, cards in have.purses:
        if AIR_ONE in cards:
            if air_left > rest[AIR]:
                offered.append(WILD_SUPPORT[place - 1][number] if place else WILD_HAND[made[0].seat][number])
            air_left -= cards.count(AIR_ONE)
    return offered


def _hand_over(s: BigBookState, seat: int, payment: Payment, choice: Choice | Wild, embodied: Embodied | None) -> None:
    payment.take(choice)
    if isinstance(choice, Wild):
        s.ability_used = True
    if embodied is not None:
        embodied.served.append((choice.seat, choice.card))
        return
    if not s.settings.open_hands and not payment.met:  # the card is shown at once, and what is still to be paid with it
        s.payment = payment.seen(s, seat, stay=False)
    to_discard(s, seat, _plain(seat, choice))


def _take_back(s: BigBookState, seat: int, payment: Payment, embodied: Embodied | None) -> None:
    for choice in payment.picked:
        if isinstance(choice, Wild):
            s.ability_used = False
        if embodied is not None:
            embodied.served.remove((choice.seat, choice.card))
            continue
        card = _plain(seat, choice)
        s.discards[card.seat].remove(card.card)
        if card.place == "hand":
            to_hand(s, seat, card.card)
        else:
            s.supports[card.seat].append(card.card)


def _plain(seat: int, choice: Choice | Wild) -> Choice:
    """The card itself, whatever it counts as."""
    return (IN_HAND[seat] if choice.place == "hand" else IN_SUPPORT[choice.seat])[choice.card.index]


# --- what is paid by itself --------------------------------------------------------------------------------------


def forced_after(s: BigBookState) -> dict[str, tuple[Choice | Wild, ...]]:
    """The cards that follow by themselves when a card is picked now, by the id of that pick.

    A pick may leave one way only to pay the rest, and then nothing more is asked: whoever picks should know it before.
    Where hands are closed every card is asked for.
    """
    paying = s.payment
    if paying is None or paying.stay or not s.settings.open_hands:
        return {}
    have = means(s, paying.seat)
    found = {}
    for choice in _offered(_again(paying), have):
        following = _forced(_again(paying), have, choice)
        if following:
            found[choice.id] = following
    return found


def _again(paying: Paying) -> Payment:
    payment = Payment(ANY_PAIR if paying.price is None else (paying.price,))
    for choice in paying.paid:
        payment.take(choice)
    return payment


def _forced(payment: Payment, have: Means, choice: Choice | Wild) -> tuple[Choice | Wild, ...]:
    following: list[Choice | Wild] = []
    while True:
        payment.take(choice)
        have = _without(have, choice)
        offered = [] if payment.met else _offered(payment, have)
        if len(offered) != 1:
            return tuple(following)
        choice = offered[0]
        following.append(choice)


def _without(have: Means, choice: Choice | Wild) -> Means:
    """The means after a card was paid. Only the sums of elements still to come matter, and those are as before."""
    purses = [(place, made, cards.copy()) for place, made, cards in have.purses]
    next(cards for place, _, cards in purses if place == place_of(choice)).remove(choice.card)
    return Means(purses, have.sums, have.wild and isinstance(choice, Choice))
