"""Wizard by trying out: every bid and every card in many worlds, each played on at first sight to the end of the round.

A yardstick for better players.
"""

from random import Random

from slet.games.wizard.scoring import points_for
from slet.games.wizard.state import WizardState
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.players.contract import Budget, Choice
from slet.players.search import Guide, bandit
from slet.players.wizard.quick import quick


def points(s: WizardState, seat: int) -> float:
    """What the round has brought the seat, once all its tricks are taken."""
    return points_for(s.bids[seat] or 0, s.taken[seat])


def told(s: WizardState, seat: int) -> dict[str, float]:
    """What there is to say about how a round ended."""
    off = s.taken[seat] - (s.bids[seat] or 0)
    return {"points": points(s, seat), "met": float(off == 0), "over": float(off > 0), "under": float(off < 0)}


ROUND = Guide(policy=quick, until=("score",), value=points, expected=told)
"""What counts is the round: it is played to its end, and no further."""


class MonteCarloPlayer:
    """Tries each bid in so many worlds, each card in half as many."""

    def __init__(self, worlds: int = 240) -> None:
        self._worlds = worlds

    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:
        worlds = self._worlds // 2 if ask.kind == "play" else self._worlds
        return bandit(match, ask, rng, budget, ROUND, otherwise=worlds * len(ask.options))
