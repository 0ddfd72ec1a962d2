"""How a beginner errs: what lay open a while ago is forgotten, some of what could be done is overlooked, and what is
wished for looks likelier than it is.
"""

from collections.abc import Callable
from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.contract import Player

HOPE = 0.4
"""How often a wish is taken for what will be."""


class Novice:
    """Plays with the sense of another player, but sees only part of what is offered and remembers little.

    `wish` names the option that somebody too hopeful takes instead of one chosen with sense, where there is one.
    `alarm` tells when what lies open would rouse anybody: then all of it is seen, and nothing is hoped.
    """

    memory = 0.25

    def __init__(
        self,
        sense: Player,
        overlooks: float = 0.4,
        wish: Callable[[Pick, HasId], HasId | None] | None = None,
        alarm: Callable[[Match, Pick], bool] | None = None,
    ) -> None:
        self._sense = sense
        self._overlooks = overlooks
        self._wish = wish
        self._alarm = alarm

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:
        if self._alarm is not None and self._alarm(match, ask):
            return self._sense.choose(match, ask, rng)
        chosen = self._by_sense(match, ask, rng)
        if self._wish is not None and rng.random() < HOPE:
            return self._wish(ask, chosen) or chosen
        return chosen

    def _by_sense(self, match: Match, ask: Pick, rng: Random) -> HasId:
        noticed = self.noticed(ask, rng)
        if len(noticed) == 1:
            return noticed[0]
        try:
            return self._sense.choose(match, Pick(ask.seat, ask.kind, noticed, ask.why, ask.source), rng)
        except LookupError:  # the very thing that sense asks for was overlooked
            return rng.choice(noticed)

    def noticed(self, ask: Pick, rng: Random) -> list[HasId]:
        """What of the options comes to mind: at least one."""
        seen = [option for option in ask.options if rng.random() >= self._overlooks]
        return seen or [rng.choice(ask.options)]
