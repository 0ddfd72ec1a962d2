"""The Witches by search: where to go and what to dare is tried in many worlds, a few turns ahead."""

from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.players.contract import Budget, Choice
from slet.players.search import Guide, Searcher
from slet.players.the_witches.quick import quick
from slet.players.the_witches.rules import RulesPlayer
from slet.players.the_witches.value import value

KINDS = ("move", "go-on", "try", "add", "fly", "walk")
"""The questions worth a search; a rule of thumb answers the others as well."""

GUIDE = Guide(
    policy=quick,
    most=24,
    value=value,
    expected=lambda s, seat: {"win": value(s, seat)},
    sense=quick,
    caution=1.5,
    sure=3.0,
)


class WitchesSearcher(Searcher):
    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:
        if ask.kind in KINDS:
            return super().think(match, ask, rng, budget)
        return Choice(RulesPlayer().choose(match, ask, rng))
