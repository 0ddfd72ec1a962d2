"""Who wins a game of Wizard: from the points at the end of a round to each seat's chance.

What the rounds to come bring is foreseen alike for everybody: a bid is met most of the time, and what it is worth grows
with the round (WIZ-30). So the lead counts for the more, the fewer and smaller the rounds are that are left.
"""

from functools import cache, lru_cache
from math import erf, exp, pi, sqrt

from slet.games.wizard.scoring import points_for
from slet.games.wizard.state import WizardState

MET = 0.75
"""How often a bid is met."""
STEPS, REACH = 24, 3.5
"""How finely, and how many standard deviations around, it is reckoned."""


def chance_to_win(s: WizardState, seat: int) -> float:
    """Of a seat, once the tricks of the round are taken, its points counted or not yet; the rest is foreseen."""
    return shares(totals_after(s), s.round, s.rounds)[seat]


def totals_after(s: WizardState) -> tuple[int, ...]:
    """The points of all, with those of a round whose tricks are taken."""
    if s.step != "score":
        return s.totals
    return tuple([total + points_for(s.bids[n] or 0, s.taken[n]) for n, total in enumerate(s.totals)])


@cache
def points_to_come(round_: int, rounds: int, seats: int) -> float:
    """What the rounds after this one bring a seat, about."""
    return sum(
        MET * points_for(round(size / seats), round(size / seats)) - 10 * (1 - MET)
        for size in range(round_ + 1, rounds + 1)
    )


@cache
def spread_after(round_: int, rounds: int, seats: int) -> float:
    """How far a player's points at the end lie from the expected ones: the standard deviation of what is to come."""
    variance = 0.0
    for size in range(round_ + 1, rounds + 1):
        gained = points_for(round(size / seats), round(size / seats)) - points_for(0, 1)
        variance += MET * (1 - MET) * gained**2 + (10 * sqrt(size / seats)) ** 2
    return sqrt(variance)


@lru_cache(10_000)
def shares(totals: tuple[int, ...], round_: int, rounds: int) -> list[float]:
    """The chance of each seat to have most points at the end; who shares the lead shares the win."""
    spread = spread_after(round_, rounds, len(totals))
    if spread == 0:
        best = max(totals)
        return [1 / totals.count(best) if total == best else 0.0 for total in totals]
    width = 2 * REACH / STEPS
    found = [0.0] * len(totals)
    for seat, total in enumerate(totals):
        for step in range(STEPS):
            x = -REACH + (step + 0.5) * width
            likely = exp(-x * x / 2) / sqrt(2 * pi) * width
            for other, theirs in enumerate(totals):
                if other != seat:
                    likely *= 0.5 * (1 + erf((x + (total - theirs) / spread) / sqrt(2)))
            found[seat] += likely
    whole = sum(found)
    return [one / whole for one in found]
