"""The rule player of a published study (IEEE Conference on Games, 2022), as a yardstick for others.

It bids the rounded sum of what its cards are worth. While it lacks tricks, it plays its strongest card, or its weakest
where that would not win; afterwards the strongest card that loses. It remembers nothing.
"""

from random import Random

from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import Card
from slet.games.wizard.tricks import winning_card
from slet.games.wizard.view import WizardView
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.wizard.card_values import EACH, card_values
from slet.players.wizard.layout import JESTER, SUIT, WIZARD


class Cog2022Player:
    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        view: WizardView = match.view(ask.seat)
        if ask.kind == "trump":
            return max(ask.options, key=lambda option: _suit_worth(option, view))
        if ask.kind == "bid":
            worth = sum(_value(card, view) for card in view.hand)
            return min(ask.options, key=lambda option: _far_from(option, worth))
        return _card_to_play(view, [card for card in ask.options if isinstance(card, Card)])


def _suit_worth(option: HasId, view: WizardView) -> int:
    """The study leaves open how trump is named: here many cards of a suit, and high ones, speak for it."""
    assert isinstance(option, NameTrump)
    return sum(card.rank + EACH for card in view.hand if card.suit == option.suit)


def _far_from(option: HasId, worth: float) -> float:
    assert isinstance(option, Bid)
    return abs(option.tricks - worth)


def _card_to_play(view: WizardView, cards: list[Card]) -> Card:
    assert view.seat is not None
    table = [laid.card for laid in view.trick]
    strongest, weakest = (
        max(cards, key=lambda card: _value(card, view)),
        min(cards, key=lambda card: _value(card, view)),
    )
    if (view.bids[view.seat] or 0) > view.taken[view.seat]:
        return strongest if _wins(table, strongest, view) else weakest
    losing = [card for card in cards if not _wins(table, card, view)]
    return max(losing, key=lambda card: _value(card, view)) if losing else weakest


def _wins(table: list[Card], card: Card, view: WizardView) -> bool:
    return winning_card([*table, card], view.trump) == len(table)


def _value(card: Card, view: WizardView) -> float:
    """All suits but trump are worth the same, so that any of them serves."""
    if card.suit is None:
        kind = WIZARD if card.is_wizard else JESTER
    else:
        kind = card.rank - 1 if card.suit == view.trump else SUIT + card.rank - 1
    return card_values(view.seats, view.trump is not None)[kind]
