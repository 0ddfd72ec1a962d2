"""The player that all others are measured against."""

from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick


class RandomPlayer:
    """Chooses any option, each as likely as the next."""

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (it does not look)
        return rng.choice(ask.options)
