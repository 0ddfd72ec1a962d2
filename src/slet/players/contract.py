"""What a computer player is given, and what it answers.

A player is anything with a `choose` method. One that weighs its options has `think` instead, which is given a budget
and answers with what it thought of each: that is what hints and reviews are made of. It never sees the real match: it
gets one that was imagined for its seat, in which all that the seat cannot know is dealt anew. So it does not cheat by
mistake.
"""

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any, Protocol, runtime_checkable

import msgspec
from typing_extensions import TypeIs

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick


def _never() -> bool:
    return False


class Budget(msgspec.Struct, frozen=True):
    """How much may be thought about one decision: whichever ends first. Nothing given: as much as the player sees fit.

    With iterations alone, the same seed gives the same answer on any machine.
    """

    iterations: int | None = None
    """Worlds that may be played out."""
    seconds: float | None = None
    cancelled: Callable[[], bool] = _never
    """Asked now and then: whether nobody waits for the answer any more."""

    def begin(self, otherwise: int) -> "Clock":
        """Begin to think; `otherwise` so many iterations, if neither they nor the time are limited."""
        free = self.iterations is None and self.seconds is None
        return Clock(self, otherwise if free else self.iterations)


class Clock:
    """How much of a budget is left."""

    __slots__ = ("_budget", "_ends", "_left", "spent")

    def __init__(self, budget: Budget, iterations: int | None) -> None:
        self._budget = budget
        self._left = iterations
        self._ends = None if budget.seconds is None else monotonic() + budget.seconds
        self.spent = 0

    @property
    def left(self) -> int | None:
        """Iterations; None if only time limits them."""
        return self._left

    def spend(self, iterations: int) -> None:
        self.spent += iterations
        if self._left is not None:
            self._left -= iterations

    def is_over(self) -> bool:
        if self._left is not None and self._left <= 0:
            return True
        return (self._ends is not None and monotonic() >= self._ends) or self._budget.cancelled()


class Thought(msgspec.Struct, frozen=True):
    """What was thought of one option."""

    option: HasId
    value: float
    """How good it is, beside the others: the higher, the better."""
    visits: int = 0
    """How many worlds that rests on; 0 where it was not tried out."""
    expected: dict[str, float] = {}
    """What it leads to, by name: `win` the chance to win, `points`, and what else the game tells."""


class Choice(msgspec.Struct, frozen=True):
    """What a player answers."""

    option: HasId
    thoughts: tuple[Thought, ...] = ()
    """What was thought of the options, the best first; none where nothing was weighed."""
    by: str = ""
    """The simpler player that has answered in its place; empty: it has answered itself."""


class Player(Protocol):
    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:
        """One of `ask.options`. The match is imagined for `ask.seat` and may be used up."""
        ...


@runtime_checkable
class Onlooker(Protocol):
    """A player who goes by what lies before its seat, by what the seat remembers and by no luck. Where nobody else
    plays, nothing has to be imagined, which is most of the work of a simple player.
    """

    def look(self, view: Any, memory: Any, ask: Pick) -> HasId:
        """One of `ask.options`, by `match.view(ask.seat)` and `match.recall(ask.seat)`; what `choose` answers."""
        ...


@runtime_checkable
class Thinker(Protocol):
    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:
        """One of `ask.options`, with what was thought of them. The match is imagined for `ask.seat`."""
        ...


def thinks(player: object) -> TypeIs[Thinker]:
    """Asked at every decision: `isinstance` with a protocol takes longer than many a decision itself."""
    return hasattr(player, "think")


class BySight:
    """What makes an onlooker a player: it looks at the match that was imagined for its seat."""

    def look(self, view: Any, memory: Any, ask: Pick) -> HasId:
        raise NotImplementedError

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        return self.look(match.view(ask.seat), match.recall(ask.seat), ask)
