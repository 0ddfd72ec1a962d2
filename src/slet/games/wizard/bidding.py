"""The second part of a round: everybody says how many tricks it will be."""

from collections.abc import Sequence

from slet.games.wizard.events import HasBid
from slet.games.wizard.options import BIDS, Bid
from slet.games.wizard.state import Step, WizardState
from slet.kernel import Rule, clockwise, pick, tell


def bid(s: WizardState) -> Rule[Step]:
    """WIZ-11: from the dealer's left, clockwise, each bids once."""
    for seat in clockwise(s.lead, s.seats):
        bound = s.settings.plus_minus_one and seat == s.dealer
        choice = yield from pick(seat, "bid", possible_bids(s, seat), "WIZ-14" if bound else "WIZ-11")
        s.bids[seat] = choice.tricks
        tell(s, HasBid, seat, choice.tricks)
    return "trick"


def possible_bids(s: WizardState, seat: int) -> Sequence[Bid]:
    """WIZ-11, WIZ-14: from 0 to r; with plus/minus one the dealer may not make the sum equal r."""
    bids = BIDS[: s.round + 1]
    if s.settings.plus_minus_one and seat == s.dealer:
        evens_out = s.round - sum(said for said in s.bids if said is not None)
        return [choice for choice in bids if choice.tricks != evens_out]
    return bids
