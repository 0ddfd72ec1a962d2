"""Wizard by simple sense: bid what the hand is worth, then take that many tricks and not one more."""

from bisect import bisect_left, bisect_right
from functools import cache

from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import DECK, Card, Suit
from slet.games.wizard.tricks import takers
from slet.games.wizard.view import Memory, WizardView
from slet.kernel.questions import HasId, Pick
from slet.players.contract import BySight
from slet.players.wizard.chances import takes_it

TRUMP_BONUS = 9
"""A trump takes tricks like a plain card this much higher. Anything from 5 to 11 serves about as well."""
HIGHER = {
    card: frozenset(other for other in DECK if card.suit and other.suit == card.suit and other.rank > card.rank)
    for card in DECK
}
"""The cards of its own suit that beat a card."""


class RulesPlayer(BySight):
    """Counts how likely each card is to take a trick, from its own hand, the table and what has been played."""

    def look(self, view: WizardView, memory: Memory, ask: Pick) -> HasId:
        if ask.kind == "trump":
            return max(ask.options, key=lambda option: _trump_worth(view, option))
        if ask.kind == "bid":
            chances = take_chances(view, view.trump)
            if len(chances) == 1:
                return max(ask.options, key=lambda option: _points_to_expect(option, chances[0]))
            likely = sum(chances)
            return min(ask.options, key=lambda option: _far_from(option, likely))
        cards = [card for card in ask.options if isinstance(card, Card)]
        if len(view.hand) == 2 and len(view.trick) == view.seats - 1:
            return max(cards, key=lambda card: _chance_to_be_right(card, view, memory))
        return _card_to_play(view, memory, cards)


def _trump_worth(view: WizardView, option: HasId) -> float:
    assert isinstance(option, NameTrump)
    return sum(take_chances(view, option.suit))


def _far_from(option: HasId, worth: float) -> float:
    assert isinstance(option, Bid)
    return abs(option.tricks - worth)


def _points_to_expect(option: HasId, chance: float) -> float:
    """WIZ-30, WIZ-31: what a bid for the one trick of the first round brings."""
    assert isinstance(option, Bid)
    right = chance if option.tricks else 1 - chance
    return right * (20 + 10 * option.tricks) - 10 * (1 - right)


def take_chances(view: WizardView, trump: Suit | None) -> list[float]:
    """How likely each own card is to take a trick, before the first card is played: exactly, where it is the only one.

    Otherwise about: like the best of as many cards as there are players, it has to be stronger than a card of each of
    the others. The cards not in the own hand are what the others may hold; a high plain card is worth as much as a low
    trump.
    """
    if len(view.hand) == 1:
        assert view.seat is not None
        before = (view.seat - view.lead) % view.seats
        return [takes_it(view.hand[0], before, view.seats - 1 - before, _unseen(view), trump)]
    strength = _strengths(trump, TRUMP_BONUS)
    held = {*view.hand, view.turned}
    others = sorted([strength[other] for other in DECK if other not in held])
    return [
        0.0 if card.is_jester else (_weaker(others, strength[card]) / len(others)) ** (view.seats - 1)
        for card in view.hand
    ]


def _weaker(others: list[int], own: int) -> float:
    """How many of them are weaker; of those as strong half."""
    weaker = bisect_left(others, own)
    return weaker + 0.5 * (bisect_right(others, own, weaker) - weaker)


def _chance_to_be_right(card: Card, view: WizardView, memory: Memory) -> float:
    """Last to play, with one more trick to come: the chance to have taken just what was bid, if this card is played.

    Whether it wins is known, and so is who leads the last trick; what the other card does there is what takes the
    thinking. A trump that nothing beats wins later too, and keeps a weak card from being led.
    """
    assert view.seat is not None
    (kept,) = [other for other in view.hand if other is not card]
    wins = bool(takers([card], [laid.card for laid in view.trick], view.trump))
    lead = view.seat if wins else view.winning
    assert lead is not None
    before = (view.seat - lead) % view.seats
    chance = takes_it(kept, before, view.seats - 1 - before, _unseen(view, memory), view.trump)
    wanted = (view.bids[view.seat] or 0) - view.taken[view.seat] - wins
    return chance if wanted == 1 else 1 - chance if wanted == 0 else -abs(wanted - chance)


def _unseen(view: WizardView, memory: Memory | None = None) -> list[Card]:
    """The cards that the others may hold, as far as can be worked out."""
    seen = {*view.hand, *(laid.card for laid in (*view.trick, *view.last_trick)), view.turned}
    if memory is not None:
        seen.update(memory.gone)
    return [card for card in DECK if card not in seen]


def _card_to_play(view: WizardView, memory: Memory, cards: list[Card]) -> Card:
    assert view.seat is not None
    bid = view.bids[view.seat] or 0
    wanted = bid - view.taken[view.seat]
    on_table = [laid.card for laid in view.trick]
    last = len(on_table) == view.seats - 1
    winning = takers(cards, on_table, view.trump)
    losing = [card for card in cards if card not in winning]
    strength = _strengths(view.trump).__getitem__
    if wanted > 0:
        spare = len(view.hand) - wanted
        if not on_table:
            return _lead_to_win(view, memory, cards)
        if winning:
            # The last to play wins as cheaply as it can; before that, with what is likely to hold, unless there
            # are tricks to spare and a wizard would be wasted.
            if last:
                return min(winning, key=strength)
            sure = _sure(winning, view, memory)
            if sure:
                return min(sure, key=strength)
            if spare <= 0 or not losing:
                return max(winning, key=strength)
        # Nothing wins, or nothing surely: keep the strong cards.
        return min(losing or cards, key=strength)
    # Enough tricks: get rid of the strongest card that does not win.
    if losing and on_table:
        return max(losing, key=strength)
    if last and winning:
        # It has to be taken anyway: with the most dangerous card.
        return max(winning, key=strength)
    return min(cards, key=strength)


def _lead_to_win(view: WizardView, memory: Memory, cards: list[Card]) -> Card:
    strength = _strengths(view.trump).__getitem__
    sure = _sure(cards, view, memory)
    if sure:
        return min(sure, key=strength)
    plain = [card for card in cards if card.suit is not None and card.suit != view.trump]
    return max(plain or cards, key=strength)


def _sure(cards: list[Card], view: WizardView, memory: Memory) -> list[Card]:
    """Those that no card still out can beat, wizards apart, as far as can be worked out."""
    trump = view.trump
    known = {*memory.gone, *view.hand, view.turned}
    known.update([laid.card for laid in (*view.last_trick, *view.trick)])
    return [
        card
        for card in cards
        if card.is_wizard
        or (
            not card.is_jester
            and (trump is None or card.suit == trump or view.round <= 3)
            and known.issuperset(HIGHER[card])
        )
    ]


@cache
def _strengths(trump: Suit | None, trump_bonus: int = 20) -> dict[Card, int]:
    """Cards in order of strength; as they are, every trump is above every plain card."""
    strengths = {card: card.rank + (trump_bonus if card.suit == trump else 0) for card in DECK if card.suit}
    return strengths | {card: 40 if card.is_wizard else 0 for card in DECK if not card.suit}
