"""What a game brings to the search, each part if it has it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from sys import maxsize
from typing import Any

from slet.kernel.game import Game, Outcome
from slet.kernel.playout import Horizon, Policy
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import World

CAREFUL, BOLD = -0.25, 0.25
"""How daring the players of that name are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """How worlds are played on and what is thought of them."""

    policy: Callable[[Random], Policy] | None = None
    """How everybody plays on: quick, and good enough that what comes out says something. None: at random."""
    until: Collection[str] = ()
    """Steps before which a world is judged."""
    most: int = maxsize
    """Decisions after which it is judged at the latest."""
    horizon: Callable[[Any], Horizon] | None = None
    """From the state in which playing on begins: tells before each decision whether it is judged there."""
    value: Callable[[Any, int], float] | None = None
    """What a state is worth to a seat, once it is not played on: the higher, the better; about 1 for a win and 0 for a
    loss. None: who has won, so worlds are played to the end."""
    expected: Callable[[Any, int], dict[str, float]] | None = None
    """What there is to tell of that state, as the means of `Thought.expected`."""
    candidates: Callable[[Any, Pick], Sequence[HasId]] | None = None
    """The options worth a thought, where there are many; from the state as the seat imagines it."""

    sense: Callable[[Random], Policy] | None = None
    """What one would do without much thought: another option has to be better by more than chance explains."""
    caution: float = 1.0
    """By how many standard errors it has to be better."""
    sure: float | None = None
    """By how many standard errors an option has to be worse than the best for no more worlds to be spent on it. Where
    one is left, nothing more is tried. None: all stay until the field is halved."""
    kinds: Collection[str] | None = None
    """The kinds of questions worth a thought; others are answered by sense. None: all."""
    daring: float = 0.0
    """How much it counts that an option may turn out far better or far worse than on average; below 0 against it."""

    def options(self, state: Any, pick: Pick) -> Sequence[HasId]:
        if self.candidates is None or len(pick.options) < 2:
            return pick.options
        return self.candidates(state, pick) or pick.options

    def play_on(self, world: World, rng: Random) -> None:
        """To the horizon."""
        policy = None if self.policy is None else self.policy(rng)
        stop = None if self.horizon is None else self.horizon(world.state)
        world.run(rng, policy, self.until, self.most, stop)

    def worth(self, world: World, seat: int) -> float:
        """What the world has come to for the seat."""
        if self.value is not None:
            return self.value(world.state, seat)
        return share_of_win(world.game, world.state, seat)

    def told(self, world: World, seat: int) -> dict[str, float]:
        return {} if self.expected is None else self.expected(world.state, seat)


def share_of_win(game: Game[Any], state: Any, seat: int) -> float:
    """1 for a win, a part of it for a shared one; a loss with more points is a little better than one with fewer."""
    if state.step is not None:
        return 0.5
    outcome: Outcome = game.score.outcome(state)
    if seat in outcome.winners:
        return 1.0 if outcome.together else 1 / len(outcome.winners)
    best = max(outcome.scores)
    return 0.01 * outcome.scores[seat] / best if best > 0 else 0.0
