"""A player that searches."""

from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.players.contract import Budget, Choice
from slet.players.search.bandit import bandit
from slet.players.search.guide import Guide


class Searcher:
    """Tries every option in many worlds; how many, and for how long at most, is its level."""

    def __init__(self, guide: Guide, iterations: int, seconds: float) -> None:
        self._guide = guide
        self.budget = Budget(iterations, seconds)

    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:
        return bandit(match, ask, rng, budget, self._guide)
