"""Who may know what."""

from collections.abc import Callable, Sequence
from random import Random

import msgspec

from slet.games.wizard.events import Played
from slet.games.wizard.pieces import DECK, SUITS, Card, Suit, in_order
from slet.games.wizard.state import TruthRow, WizardState
from slet.games.wizard.tricks import winning_card
from slet.kernel import Event, Seat, deal_anew


class Laid(msgspec.Struct, frozen=True):
    """A card on the table and who played it."""

    seat: Seat
    card: Card


class WizardView(msgspec.Struct, frozen=True):
    """What a seat sees: the table, and its own hand."""

    seat: Seat | None
    seats: int
    plus_minus_one: bool
    round: int
    rounds: int
    dealer: Seat
    hand: list[Card]
    """Own cards in order; empty for a spectator."""
    cards: list[int]
    """How many cards each seat holds."""
    turned: Card | None
    trump: Suit | None
    bids: list[int | None]
    taken: list[int]
    lead: Seat
    trick: list[Laid]
    colour: Suit | None
    """The colour to follow, if there is one."""
    last_trick: list[Laid]
    """May be looked at until the next card is led."""
    winning: Seat | None
    """The seat whose card is the best of the trick, or that took the last one."""
    totals: tuple[int, ...]
    truth: tuple[TruthRow, ...]


class Memory(msgspec.Struct, frozen=True):
    """WIZ-29: the cards of past tricks lie face down, but everybody saw them."""

    gone: list[Card]
    """The cards of this round's past tricks that may not be looked at any more."""
    without: list[tuple[Suit, ...]]
    """For each seat the suits that it has shown not to hold."""


def view(s: WizardState, seat: int | None) -> WizardView:
    # WIZ-29 leaves open how long a trick may be looked at; ours: until the next lead.
    last = () if s.trick else s.last_trick
    return WizardView(
        seat=seat,
        seats=s.seats,
        plus_minus_one=s.settings.plus_minus_one,
        round=s.round,
        rounds=s.rounds,
        dealer=s.dealer,
        hand=[] if seat is None or not s.hands else in_order(s.hands[seat]),
        cards=[len(hand) for hand in s.hands],
        turned=s.turned,
        trump=s.trump,
        bids=s.bids.copy(),
        taken=s.taken.copy(),
        lead=s.lead,
        trick=_laid(s.trick, s.lead, s.seats),
        colour=s.colour,
        last_trick=_laid(last, s.last_lead, s.seats),
        winning=_winning(s),
        totals=s.totals,
        truth=s.truth,
    )


def _laid(cards: Sequence[Card], lead: int, seats: int) -> list[Laid]:
    return [Laid((lead + n) % seats, card) for n, card in enumerate(cards)]


def _winning(s: WizardState) -> int | None:
    if s.trick:
        return (s.lead + winning_card(s.trick, s.trump)) % s.seats
    return s.lead if s.last_trick else None


def recall(s: WizardState, seat: int | None) -> Memory:  # noqa: ARG001  (all saw the same)
    face_down = s.piles + s.last_trick if s.trick else s.piles
    return Memory(in_order(face_down), s.without.copy())


def fades(s: WizardState, event: Event, _seat: int | None) -> bool:
    """The log tells of a card only as long as it may be looked at; when the round is over, all is told again."""
    if not isinstance(event, Played) or event.round != s.round:
        return False
    past = sum(s.taken)
    return event.trick < past or (event.trick == past and bool(s.trick))


def imagine(s: WizardState, seat: int | None, rng: Random, memory: float) -> None:
    """Deal the others' hands and the rest anew, in agreement with the suits they have shown not to hold.

    What is forgotten of the past tricks changes places with cards that nobody has seen.
    """
    others = [other for other in range(s.seats) if other != seat and s.hands]
    past = [*s.piles, *s.last_trick]
    face_down = len(past) if s.trick else len(s.piles)
    forgotten = [n for n in range(face_down) if memory < 1 and rng.random() >= memory]
    seen = {*past, *s.trick, s.turned}
    if seat is not None and s.hands:
        seen.update(s.hands[seat])
    seen.difference_update([past[n] for n in forgotten])
    unseen = [card for card in DECK if card not in seen]
    places = [len(s.hands[other]) for other in others] + [len(s.rest) + len(forgotten)]
    dealt = deal_anew(unseen, places, _may_lie(s, others), rng)
    for other, hand in zip(others, dealt, strict=False):
        s.hands[other][:] = hand
    anywhere = dealt[-1]
    for n in forgotten:
        past[n] = anywhere.pop()
    last = len(s.piles)
    s.piles, s.last_trick, s.rest = tuple(past[:last]), tuple(past[last:]), tuple(anywhere)


def _may_lie(s: WizardState, others: list[int]) -> Callable[[Card], Sequence[int]] | None:
    """Who can hold a card: nobody who has shown not to have its suit. The last place is the rest of the deck."""
    if not any(s.without):
        return None
    everywhere = range(len(others) + 1)
    holders = {
        suit: [place for place in everywhere if place == len(others) or suit not in s.without[others[place]]]
        for suit in SUITS
    }
    return lambda card: everywhere if card.suit is None else holders[card.suit]


def all_pieces(s: WizardState) -> list[Card]:
    turned = [] if s.turned is None else [s.turned]
    hands = [card for hand in s.hands for card in hand]
    return [*hands, *s.rest, *turned, *s.trick, *s.last_trick, *s.piles]
