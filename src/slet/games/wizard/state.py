"""Everything there is to know about a game of Wizard."""

from typing import Literal

import msgspec

from slet.games.wizard.pieces import DECK, Card, Suit
from slet.games.wizard.settings import WizardSettings
from slet.kernel import State

Step = Literal["choose_dealer", "deal", "name_trump", "bid", "trick", "score"]


class TruthRow(msgspec.Struct, frozen=True):
    """One round in the truth table."""

    round: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class WizardState(State, gc=False):
    settings: WizardSettings = WizardSettings()
    seats: int = 4
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

    # --- made by `make generated` from the fields ---
    def copy(self) -> "WizardState":
        return WizardState(
            self.step,
            None,
            self.settings,
            self.seats,
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

    # --- end of what is made ---


def start(seats: int, settings: WizardSettings) -> WizardState:
    """The table before the first deal; the whole deck lies in `rest`."""
    dealer = settings.first_dealer
    return WizardState(
        step="choose_dealer" if dealer is None else "deal",
        settings=settings,
        seats=seats,
        dealer=dealer or 0,
        rest=DECK,
        totals=(0,) * seats,
    )
