"""The Witches by simple sense: go where a problem is worth the risk, add what pays, and run away when it does not."""

from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.the_witches.thought import Thought


class RulesPlayer:
    """Goes by the worth of spaces, and by a rule of thumb for every question."""

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        return Thought(match.view(ask.seat), ask).choice()
