"""Wizard by what was learned: the best choice is the one of which the network expects the most points."""

from random import Random
from typing import TYPE_CHECKING

from slet.games.wizard.options import Bid
from slet.games.wizard.scoring import points_for
from slet.games.wizard.state import WizardState
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.contract import Budget, Choice, Thought

if TYPE_CHECKING:
    from slet.players.wizard.learned import Network


class LearnedPlayer:
    """Asks the network that comes with the package, or another one; `looks` is explained in `learned.judge`.

    `doubt` is how far off its judgement may be, in points: it lets near-equals take turns, and makes a weaker player.
    `memory` is how much it remembers of the cards that are gone. `daring` is how many points more a bid seems to be
    worth for each trick in it.
    """

    def __init__(
        self,
        network: "Network | None" = None,
        looks: int = 1,
        doubt: float = 0.0,
        memory: float = 1.0,
        daring: float = 0.0,
    ) -> None:
        # numpy takes a while to load: whoever plays no Wizard need not wait for it.
        from slet.players.wizard.learned import usual_network

        self._network = network or usual_network()  # weights that cannot be used are refused here, before the game
        self._looks = looks
        self._doubt = doubt
        self._daring = daring
        self.memory = memory

    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:  # noqa: ARG002  (it takes no time)
        from slet.players.wizard.learned import judge

        if len(ask.options) == 1:
            return Choice(ask.options[0])
        worth = judge(self._network, match.state, ask, self._looks)
        if self._doubt:
            worth = [points + rng.gauss(0, self._doubt) for points in worth]
        if self._daring:
            worth = [points + self._daring * _tricks(option) for points, option in zip(worth, ask.options, strict=True)]
        thoughts = [
            Thought(option, points, 0, _expected(match.state, ask.seat, option, points))
            for option, points in zip(ask.options, worth, strict=True)
        ]
        thoughts.sort(key=lambda thought: thought.value, reverse=True)
        return Choice(thoughts[0].option, tuple(thoughts))


def _tricks(option: HasId) -> int:
    return option.tricks if isinstance(option, Bid) else 0


def _expected(s: WizardState, seat: int, option: HasId, points: float) -> dict[str, float]:
    """The points, and about how likely the bid is met, if it is else missed by one trick (WIZ-30, WIZ-31)."""
    bid = option.tricks if isinstance(option, Bid) else s.bids[seat]
    if bid is None:
        return {"points": points}
    met, missed = points_for(bid, bid), points_for(bid, bid + 1)
    return {"points": points, "met": min(1.0, max(0.0, (points - missed) / (met - missed)))}
