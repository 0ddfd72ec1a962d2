"""Wizard at first sight, for playing imagined worlds on: a few microseconds a card, no view, no memory."""

from collections.abc import Sequence
from functools import cache
from random import Random

from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import DECK, SUITS, Card, Suit
from slet.games.wizard.state import WizardState
from slet.kernel.playout import Policy
from slet.kernel.questions import HasId, Pick

WIZARD, TRUMP = 100, 50
"""How much stronger than its rank a card is."""


@cache
def strengths(trump: Suit | None) -> dict[Card, int]:
    """Cards in order of strength. A card of the colour to follow beats every other plain one, which is not in it."""
    return {
        card: WIZARD if card.is_wizard else 0 if card.is_jester else card.rank + TRUMP * (card.suit == trump)
        for card in DECK
    }


@cache
def worths(trump: Suit | None, seats: int) -> dict[Card, float]:
    """How many tricks a card is worth before the first is played: together as many as there are to take."""
    strength = strengths(trump)
    trumps = {card for card in DECK if card.suit == trump and trump is not None}
    chance = {}
    for card in DECK:
        # Like a plain card, a low trump takes a trick only where others have to follow.
        higher = sum(strength[other] > strength[card] for other in DECK if other.suit in (card.suit, trump, None))
        among = 13 + 4 + (13 if trump is not None and card not in trumps else 0)
        chance[card] = 0.0 if card.is_jester else max(0.02, 1 - higher / among) ** (seats - 1)
    share = len(DECK) / seats / sum(chance.values())
    return {card: min(0.98, one * share) for card, one in chance.items()}


def quick(rng: Random) -> Policy:
    """Bid what the hand is worth; take tricks as long as some are wanted, then none."""
    random = rng.random

    def choose(s: WizardState, pick: Pick) -> HasId:
        kind = pick.kind
        if kind == "play":
            return _card(s, pick.seat, pick.options)  # type: ignore[arg-type]
        if kind == "bid":
            worth = worths(s.trump, s.seats)
            likely = int(sum([worth[card] for card in s.hands[pick.seat]]) + random())
            return min(pick.options, key=lambda bid: abs(bid.tricks - likely) if isinstance(bid, Bid) else 99)
        hand = s.hands[pick.seat]
        held = {suit: sum([card.rank + 4 for card in hand if card.suit == suit]) for suit in SUITS}
        return max(pick.options, key=lambda named: held[named.suit] if isinstance(named, NameTrump) else -1)

    return choose


def _card(s: WizardState, seat: int, options: Sequence[Card]) -> Card:
    if len(options) == 1:
        return options[0]
    strength = strengths(s.trump)
    trick = s.trick
    wanted = (s.bids[seat] or 0) - s.taken[seat]
    if not trick:
        order = sorted(options, key=strength.__getitem__)
        return order[-1] if wanted > 0 else order[0]
    best, trump, colour = -1, s.trump, s.colour
    for card in trick:
        suit = card.suit
        if suit in (None, colour, trump):
            best = max(best, strength[card])
    winning: list[Card] = []
    losing: list[Card] = []
    for card in options:
        suit = card.suit
        beats = strength[card] > best and (colour is None or suit in (None, colour, trump))
        (winning if beats else losing).append(card)
    if wanted > 0:
        if not winning:
            return min(losing, key=strength.__getitem__)
        if len(trick) == s.seats - 1:
            return min(winning, key=strength.__getitem__)
        return max(winning, key=strength.__getitem__)
    if losing:
        return max(losing, key=strength.__getitem__)
    return (
        max(winning, key=strength.__getitem__) if len(trick) == s.seats - 1 else min(winning, key=strength.__getitem__)
    )
