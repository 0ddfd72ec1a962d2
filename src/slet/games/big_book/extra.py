"""Paying more than the price, where a card could leave the hand in no other way (BB-168).

Somebody may want to be rid of a card in order to draw another. Most cards of an element that is asked for can be part
of a payment without an idle card; one that cannot, such as a 1 beside a 3 for a price of 3, may be paid on top of it.
Such a payment is often forced and not asked for. So the card is named before the action that it is paid with.
"""

from collections.abc import Callable, Sequence

from slet.games.big_book.options import DECLINE, EXTRAS, IN_HAND, Choice, Decline, Extra
from slet.games.big_book.payment import AIR, AIR_ONE, Means, Price, affordable, means
from slet.games.big_book.pieces.cards import Card
from slet.games.big_book.state import Action, BigBookState
from slet.games.big_book.zones import to_discard, to_hand
from slet.kernel import Rule, pick_hidden

Prices = Callable[[BigBookState, Action], tuple[Price, ...]]


def extras(s: BigBookState, seat: int, actions: Sequence[Action], price_of: Prices) -> list[Extra]:
    """The cards of the hand that could leave it only on top of the price of one of these actions."""
    # Of cards of value 1 each can take the place of any other, and a 3 is never too small to count.
    strong = {card.number for cards in (s.hands[seat], *s.supports) for card in cards if card.value > 1}
    small = {card for card in s.hands[seat] if 0 < card.value < 3 and card.number in strong}
    if not small:
        return []
    have = means(s, seat)
    prices = {price for action in actions for price in price_of(s, action)}
    found = {card for card in small for price in prices if price[card.number] and is_extra(card, price, have)}
    return [EXTRAS[card] for card in sorted(found, key=lambda card: card.index)]


def is_extra(card: Card, price: Price, have: Means, *, held: bool = True) -> bool:
    """Whether the price asks for the card's element, and yet no payment without an idle card has this card in it.

    There is such a payment if some of the other cards leave just so much of the price unpaid that this card covers it.
    `held`: whether the card is still in the hand.
    """
    need = price[card.number]
    if need <= card.value or not affordable(have, price):
        return False
    if have.wild and card is AIR_ONE and need < sum(price):
        return False  # it may be Harold's
    others = [other.value for _, _, cards in have.purses for other in cards if other.number == card.number]
    if held:
        others.remove(card.value)
    if have.wild and card.number != AIR:
        others.append(1)
    reachable = 1  # of the sums that others add up to, one bit each
    for value in others:
        reachable |= reachable << value
    return not any(reachable >> amount & 1 for amount in range(need - card.value, need))


def choose_extra(
    s: BigBookState, seat: int, first: Extra, possible: Callable[[BigBookState, int], list[Action]], price_of: Prices
) -> Rule[Action | None]:
    """The cards on top of the price, and the action that they are paid with; None when all are taken back.

    Like every card that is paid, they lie in the discard pile at once.
    """

    def fits(s: BigBookState, action: Action) -> bool:
        have = means(s, seat)
        return any(all(is_extra(one.card, price, have, held=False) for one in s.extra) for price in price_of(s, action))

    def options(s: BigBookState, seat: int) -> list[Action | Extra | Decline]:
        actions = [action for action in possible(s, seat) if fits(s, action)]
        return [*actions, *extras(s, seat, actions, price_of), DECLINE]

    choice: Action | Extra | Decline = first
    while isinstance(choice, Extra):
        card = IN_HAND[seat][choice.card.index]
        s.extra += (card,)
        to_discard(s, seat, card)
        choice = yield from pick_hidden(s, seat, "extra-action", options, "BB-168")
    if isinstance(choice, Decline):
        take_back_extra(s, seat)
        return None
    return choice


def take_back_extra(s: BigBookState, seat: int) -> None:
    for choice in s.extra:
        s.discards[seat].remove(choice.card)
        to_hand(s, seat, choice.card)
    s.extra = ()


def with_extra(prices: tuple[Price, ...], extra: tuple[Choice, ...]) -> tuple[Price, ...]:
    """BB-80: of several prices those that ask for the element of the cards on top."""
    return tuple([price for price in prices if all(price[one.card.number] for one in extra)]) or prices
