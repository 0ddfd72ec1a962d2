"""The fourth part of a round, the points; and the end of the game."""

from slet.games.wizard.events import Scored
from slet.games.wizard.state import Step, TruthRow, WizardState
from slet.kernel import Outcome, left_of, tell


def score(s: WizardState) -> Step | None:
    """WIZ-30 to WIZ-32: points for everybody, a row in the truth table; then the deal passes on (WIZ-04)."""
    bids = [said or 0 for said in s.bids]
    points = [points_for(said, taken) for said, taken in zip(bids, s.taken, strict=True)]
    s.totals = tuple([total + won for total, won in zip(s.totals, points, strict=True)])
    s.truth += (TruthRow(s.round, tuple(bids), tuple(s.taken), tuple(points), s.totals),)
    for seat in range(s.seats):
        tell(s, Scored, seat, bids[seat], s.taken[seat], points[seat], s.totals[seat])
    if s.round == s.rounds:
        return None
    s.dealer = left_of(s.dealer, s.seats)
    return "deal"


def points_for(bid: int, taken: int) -> int:
    """WIZ-30, WIZ-31: 20 and 10 a trick for a bid met; minus 10 for each trick it was missed by."""
    if bid == taken:
        return 20 + 10 * taken
    return -10 * abs(bid - taken)


def outcome(s: WizardState) -> Outcome:
    """WIZ-33: the highest total wins; equal highest totals share the win."""
    highest = max(s.totals)
    winners = tuple(seat for seat, total in enumerate(s.totals) if total == highest)
    return Outcome(s.totals, winners, "shared" if len(winners) > 1 else "highest")
