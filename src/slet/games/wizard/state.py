"""Everything there is to know about a game of Wizard."""

from typing import Literal

import msgspec

from slet.games.wizard.cards import DECK, Card, Suit
from slet.kernel import Options, Seat, State, left_of

Step = Literal["choose_dealer", "deal", "name_trump", "bid", "trick", "score"]


class WizardOptions(Options, frozen=True):
    plus_minus_one: bool = False
    """WIZ-14: the bids may not add up to the number of tricks."""
    first_dealer: Seat | None = None
    """WIZ-03: the seat that deals first; by lot when not given."""


class TruthRow(msgspec.Struct, frozen=True):
    """One round in the truth table."""

    round: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class WizardState(State, gc=False):
    seats: int = 4
    plus_minus_one: bool = False
    round: int = 0
    dealer: int = 0
    # the round
    hands: list[list[Card]] = []
    rest: tuple[Card, ...] = ()
    """The cards that were not dealt, under the turned-up one."""
    turned: Card | None = None
    trump: Suit | None = None
    bids: list[int | None] = []
    taken: list[int] = []
    # the trick
    lead: int = 0
    trick: list[Card] = []
    """The cards on the table, the leader's first."""
    colour: Suit | None = None
    """The colour to follow; none while there are only jesters, or when a wizard came first."""
    last_trick: tuple[Card, ...] = ()
    last_lead: int = 0
    piles: tuple[Card, ...] = ()
    """The cards of the tricks before the last one, face down."""
    without: list[tuple[Suit, ...]] = []
    """For each seat the suits that it has shown not to hold in this round."""
    # the game
    totals: tuple[int, ...] = ()
    truth: tuple[TruthRow, ...] = ()

    @property
    def rounds(self) -> int:
        """WIZ-02: as many rounds as the deck has cards for each player."""
        return len(DECK) // self.seats

    def copy(self) -> "WizardState":
        # What changes with every card is a list, copied; what changes once in a trick or a round is a tuple, shared.
        return WizardState(
            self.step,
            None,
            self.seats,
            self.plus_minus_one,
            self.round,
            self.dealer,
            list(map(list.copy, self.hands)),
            self.rest,
            self.turned,
            self.trump,
            self.bids.copy(),
            self.taken.copy(),
            self.lead,
            self.trick.copy(),
            self.colour,
            self.last_trick,
            self.last_lead,
            self.piles,
            self.without.copy(),
            self.totals,
            self.truth,
        )


def start(seats: int, options: WizardOptions) -> WizardState:
    """The table before the first deal; the whole deck lies in `rest`."""
    dealer = options.first_dealer
    return WizardState(
        step="choose_dealer" if dealer is None else "deal",
        seats=seats,
        plus_minus_one=options.plus_minus_one,
        dealer=dealer or 0,
        rest=DECK,
        totals=(0,) * seats,
    )


def check(s: WizardState, seats: int, options: WizardOptions) -> None:
    """Whether a state that was set up by hand can be played on."""
    if s.seats != seats or len(s.totals) != seats:
        raise ValueError(f"it is not a state for {seats} seats")
    if s.plus_minus_one != options.plus_minus_one:
        raise ValueError("plus_minus_one stands in the options and in the state, and they disagree")
    if not (0 <= s.dealer < seats and 0 <= s.lead < seats and 0 <= s.round <= s.rounds):
        raise ValueError("the dealer, the leader or the round cannot be right")
    if s.step in ("name_trump", "bid") and s.lead != left_of(s.dealer, seats):
        raise ValueError("before the first trick, whoever sits left of the dealer is the leader")
    if s.step in ("name_trump", "bid", "trick", "score"):
        sizes = {len(part) for part in (s.hands, s.bids, s.taken, s.without)}
        if sizes != {seats}:
            raise ValueError("every seat needs a hand, a bid, a number of tricks and the suits it is known to lack")
    if s.step == "trick":
        numbers = {len(hand) for hand in s.hands}
        if s.trick or len(numbers) > 1 or 0 in numbers:
            raise ValueError("when a trick begins, no card lies on the table and all hold equally many")
        if None in s.bids:
            raise ValueError("when a trick begins, everybody has bid")
    turned = [] if s.turned is None else [s.turned]
    lying = [*s.rest, *turned, *s.trick, *s.last_trick, *s.piles, *(card for hand in s.hands for card in hand)]
    if s.step is not None and s.step not in ("choose_dealer", "deal") and len(set(lying)) != len(lying):
        raise ValueError("a card lies in two places")
