"""Wizard by simple sense: bid what the hand is worth, then take that many tricks and not one more."""

from random import Random

from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import DECK, Card, Suit
from slet.games.wizard.tricks import winning_card
from slet.games.wizard.view import Memory, WizardView
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.wizard.chances import takes_it

TRUMP_BONUS = 9
"""A trump takes tricks like a plain card this much higher. Anything from 5 to 11 serves about as well."""


class RulesPlayer:
    """Counts how likely each card is to take a trick, from its own hand, the table and what has been played."""

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        view: WizardView = match.view(ask.seat)
        if ask.kind == "trump":
            return max(ask.options, key=lambda option: _trump_worth(view, option))
        if ask.kind == "bid":
            chances = [take_chance(card, view, view.trump) for card in view.hand]
            if len(chances) == 1:
                return max(ask.options, key=lambda option: _points_to_expect(option, chances[0]))
            return min(ask.options, key=lambda option: _far_from(option, sum(chances)))
        memory = match.recall(ask.seat)
        cards = [card for card in ask.options if isinstance(card, Card)]
        if len(view.hand) == 2 and len(view.trick) == view.seats - 1:
            return max(cards, key=lambda card: _chance_to_be_right(card, view, memory))
        return _card_to_play(view, memory, cards)


def _trump_worth(view: WizardView, option: HasId) -> float:
    assert isinstance(option, NameTrump)
    return sum(take_chance(card, view, option.suit) for card in view.hand)


def _far_from(option: HasId, worth: float) -> float:
    assert isinstance(option, Bid)
    return abs(option.tricks - worth)


def _points_to_expect(option: HasId, chance: float) -> float:
    """WIZ-30, WIZ-31: what a bid for the one trick of the first round brings."""
    assert isinstance(option, Bid)
    right = chance if option.tricks else 1 - chance
    return right * (20 + 10 * option.tricks) - 10 * (1 - right)


def take_chance(card: Card, view: WizardView, trump: Suit | None) -> float:
    """How likely a card is to take a trick, before the first card is played: exactly, where it is the only one.

    Otherwise about: like the best of as many cards as there are players, it has to be stronger than a card of each of
    the others. The cards not in the own hand are what the others may hold; a high plain card is worth as much as a low
    trump.
    """
    if len(view.hand) == 1:
        assert view.seat is not None
        before = (view.seat - view.lead) % view.seats
        return takes_it(card, before, view.seats - 1 - before, _unseen(view), trump)
    if card.is_jester:
        return 0.0
    own = _strength(card, trump, TRUMP_BONUS)
    weaker = among = 0.0
    for other in DECK:
        if other in view.hand or other is view.turned:
            continue
        among += 1
        its = _strength(other, trump, TRUMP_BONUS)
        weaker += 1 if its < own else 0.5 if its == own else 0
    return float((weaker / among) ** (view.seats - 1))


def _chance_to_be_right(card: Card, view: WizardView, memory: Memory) -> float:
    """Last to play, with one more trick to come: the chance to have taken just what was bid, if this card is played.

    Whether it wins is known, and so is who leads the last trick; what the other card does there is what takes the
    thinking. A trump that nothing beats wins later too, and keeps a weak card from being led.
    """
    assert view.seat is not None
    on_table = [laid.card for laid in view.trick]
    (kept,) = [other for other in view.hand if other is not card]
    wins = _wins(on_table, card, view.trump)
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
    winning = [card for card in cards if _wins(on_table, card, view.trump)]
    losing = [card for card in cards if card not in winning]
    if wanted > 0:
        spare = len(view.hand) - wanted
        if not on_table:
            return _lead_to_win(view, memory, cards)
        if winning:
            # The last to play wins as cheaply as it can; before that, with what is likely to hold, unless there
            # are tricks to spare and a wizard would be wasted.
            if last:
                return min(winning, key=lambda card: _strength(card, view.trump))
            sure = [card for card in winning if _holds(card, view, memory, on_table)]
            if sure:
                return min(sure, key=lambda card: _strength(card, view.trump))
            if spare <= 0 or not losing:
                return max(winning, key=lambda card: _strength(card, view.trump))
        # Nothing wins, or nothing surely: keep the strong cards.
        return min(losing or cards, key=lambda card: _strength(card, view.trump))
    # Enough tricks: get rid of the strongest card that does not win.
    if losing and on_table:
        return max(losing, key=lambda card: _strength(card, view.trump))
    if last and winning:
        # It has to be taken anyway: with the most dangerous card.
        return max(winning, key=lambda card: _strength(card, view.trump))
    return min(cards, key=lambda card: _strength(card, view.trump))


def _lead_to_win(view: WizardView, memory: Memory, cards: list[Card]) -> Card:
    sure = [card for card in cards if _holds(card, view, memory, [])]
    if sure:
        return min(sure, key=lambda card: _strength(card, view.trump))
    plain = [card for card in cards if card.suit is not None and card.suit != view.trump]
    return max(plain or cards, key=lambda card: _strength(card, view.trump))


def _wins(on_table: list[Card], card: Card, trump: Suit | None) -> bool:
    """Whether the card would be the best so far."""
    return winning_card([*on_table, card], trump) == len(on_table)


def _holds(card: Card, view: WizardView, memory: Memory, on_table: list[Card]) -> bool:
    """Whether no card still out can beat it, wizards apart, as far as can be worked out."""
    if card.is_wizard:
        return True
    if card.is_jester:
        return False
    looked_at = [laid.card for laid in view.last_trick]
    known = {seen.name for seen in (*memory.gone, *looked_at, *view.hand, *on_table)}
    if view.turned is not None:
        known.add(view.turned.name)
    out = [rank for rank in range(card.rank + 1, 14) if f"{card.suit}-{rank}" not in known]
    return not out and (view.trump is None or card.suit == view.trump or view.round <= 3)


def _strength(card: Card, trump: Suit | None, trump_bonus: int = 20) -> int:
    """Cards in order of strength; as they are, every trump is above every plain card."""
    if card.is_wizard:
        return 40
    if card.is_jester:
        return 0
    return card.rank + (trump_bonus if card.suit == trump else 0)
