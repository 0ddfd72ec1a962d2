"""The third part of a round: playing the tricks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from slet.games.wizard.events import Played, TookTrick
from slet.games.wizard.pieces import DECK, Card, Suit
from slet.games.wizard.state import Step, WizardState
from slet.kernel import Pick, Rule, clockwise, tell


def trick(s: WizardState) -> Rule[Step]:
    """WIZ-15, WIZ-16: clockwise from the leader everybody plays one card; the winner leads the next trick."""
    why = "WIZ-17"
    for seat in clockwise(s.lead, s.seats):
        # This is `yield from pick_hidden(...)` without its generator: nine of ten decisions are made here.
        card: Card = yield Pick(seat, "play", playable(s, seat), why, playable)
        why = "WIZ-19"
        hand = s.hands[seat]
        hand.remove(card)
        s.trick.append(card)
        colour = s.colour
        if colour is None:
            if not card.is_jester:  # WIZ-18, WIZ-22, WIZ-23
                s.colour = colour_to_follow(s.trick)
        elif card.suit != colour and card.suit is not None and colour not in s.without[seat]:
            s.without[seat] += (colour,)  # now everybody knows that this seat holds none of it
        if s.story is not None:  # asked here because playouts, to which nobody listens, come by most often
            tell(s, Played, seat, card, s.round, s.round - len(hand))
    take_trick(s)
    return "trick" if s.hands[s.lead] else "score"


def is_last_card(s: WizardState, pick: Pick) -> bool:
    """Everybody sees that there is nothing to choose any more, though not what the card is."""
    return len(s.hands[pick.seat]) == 1


def playable(s: WizardState, seat: int) -> Sequence[Card]:
    """WIZ-17 to WIZ-24: who holds the colour to follow plays it, or a card without colour; others play anything."""
    hand = s.hands[seat]
    colour = s.colour
    if colour is None:
        return hand.copy()
    allowed = []
    follows = False
    for card in hand:
        suit = card.suit
        if suit is None:
            allowed.append(card)
        elif suit == colour:
            allowed.append(card)
            follows = True
    return allowed if follows else hand.copy()


def colour_to_follow(trick: Sequence[Card]) -> Suit | None:
    """WIZ-18, WIZ-22, WIZ-23: that of the first card that is no jester; none if that is a wizard."""
    for card in trick:
        if not card.is_jester:
            return card.suit
    return None


def take_trick(s: WizardState) -> None:
    """WIZ-16, WIZ-29: the winner takes the trick face down and leads the next; all see how many it has."""
    winner = (s.lead + winning_card(s.trick, s.trump)) % s.seats
    s.piles += s.last_trick
    s.last_trick, s.last_lead = tuple(s.trick), s.lead
    s.trick, s.colour = [], None
    s.lead = winner
    s.taken[winner] += 1
    tell(s, TookTrick, winner, s.taken[winner])


def winning_card(trick: Sequence[Card], trump: Suit | None) -> int:
    """Which card of the trick wins, counted from the leader's."""
    best = trick[0]
    for card in trick:
        if card.is_wizard:  # WIZ-25: the first wizard wins
            return trick.index(card)
        if card.suit == best.suit:  # WIZ-26, WIZ-27: the highest trump, else the highest of the colour to follow
            if card.rank > best.rank:
                best = card
        elif not card.is_jester and (card.suit == trump or best.is_jester):
            best = card  # WIZ-28: a jester loses to all; where all are jesters, the first wins
    return trick.index(best)


def takers(cards: Iterable[Card], trick: Sequence[Card], trump: Suit | None) -> list[Card]:
    """Which of these cards would take the trick as it lies: those that beat its best, or all where nothing lies."""
    if not trick:
        return list(cards)
    beating = _beating(trump)[trick[winning_card(trick, trump)]]
    return [card for card in cards if card in beating]


@cache
def _beating(trump: Suit | None) -> Mapping[Card, frozenset[Card]]:
    """For each card those that beat it when they come later."""
    return {best: frozenset(card for card in DECK if winning_card((best, card), trump) == 1) for best in DECK}
