"""All options in the same worlds, and more worlds for those that look good (sequential halving).

That the worlds are the same, with the same luck to come, makes a difference between two options show much sooner than
if each were tried in worlds of its own. Where a game brings a sense of what is usually right, that choice stays in the
race to its end, and is left only for one that is better by more than chance explains: the best of many that were tried
a few times looks better than it is.
"""

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import Worlds
from slet.players.contract import Budget, Choice, Clock, Thought
from slet.players.search.guide import Guide

ENOUGH = 400
"""Worlds to play out, if nobody says how many."""
LEAST, EVERY = 16, 8
"""After how many worlds it is seen which options are clearly worse, and how often then."""


class Tried:
    """An option and what came of it so far, world by world."""

    __slots__ = ("daring", "expected", "option", "squares", "total", "values")

    def __init__(self, option: HasId, daring: float = 0.0) -> None:
        self.option = option
        self.daring = daring
        self.total = 0.0
        self.squares = 0.0
        self.values: list[float] = []
        self.expected: dict[str, float] = {}

    @property
    def visits(self) -> int:
        return len(self.values)

    @property
    def value(self) -> float:
        return self.total / len(self.values) if self.values else float("-inf")

    @property
    def liked(self) -> float:
        """Its value; the daring like it better when it may turn out far better, the careful when it is a safe one."""
        return self.value + self.daring * self.spread if self.daring else self.value

    @property
    def spread(self) -> float:
        """How far from its value it turns out."""
        return sqrt(max(0.0, self.squares / len(self.values) - self.value**2)) if self.values else 0.0

    def add(self, value: float, expected: dict[str, float]) -> None:
        self.total += value
        self.squares += value * value
        self.values.append(value)
        for name, found in expected.items():
            self.expected[name] = self.expected.get(name, 0.0) + found

    def thought(self) -> Thought:
        means = {name: total / self.visits for name, total in self.expected.items()}
        return Thought(self.option, self.value, self.visits, means)

    def beats(self, other: "Tried", caution: float) -> bool:
        """Whether it is better in the worlds in which both were tried, by so many standard errors."""
        gains = [one - two for one, two in zip(self.values, other.values, strict=False)]
        if len(gains) < 2:
            return False
        mean = sum(gains) / len(gains)
        error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1) / len(gains))
        return mean + self.daring * (self.spread - other.spread) > caution * error


def bandit(
    match: Match,
    ask: Pick,
    rng: Random,
    budget: Budget,
    guide: Guide,
    *,
    otherwise: int = ENOUGH,
    memory: float = 1.0,
) -> Choice:
    """The option that is best on average over many worlds."""
    options = guide.options(match.state, ask)
    usual = None if guide.sense is None else guide.sense(rng)(match.state, ask)
    if len(options) == 1 or (usual is not None and guide.kinds is not None and ask.kind not in guide.kinds):
        return Choice(usual or options[0])
    tried = [Tried(option, guide.daring) for option in options]
    sense = next((one for one in tried if one.option == usual), None)
    _Halving(Worlds(match, ask.seat), ask.seat, guide, rng.getrandbits(48), memory).run(
        tried, sense, budget.begin(otherwise)
    )
    most = max([one.visits for one in tried])
    if not most:  # there was no time for anything
        return Choice(usual or options[0])
    # Those that were tried longest are compared with each other; the others were left behind.
    tried.sort(key=lambda one: (one.visits == most, one.liked), reverse=True)
    if sense is not None and sense is not tried[0] and not tried[0].beats(sense, guide.caution):
        tried.remove(sense)
        tried.insert(0, sense)
    return Choice(tried[0].option, tuple([one.thought() for one in tried if one.visits]))


class _Halving:
    def __init__(self, worlds: Worlds, seat: int, guide: Guide, seed: int, memory: float) -> None:
        self._worlds = worlds
        self._seat = seat
        self._guide = guide
        self._seed = seed
        self._memory = memory
        self._rng = Random()

    def run(self, tried: Sequence[Tried], sense: Tried | None, clock: Clock) -> None:
        """Halve the field until two are left, which share what is left of the budget."""
        left = list(tried)
        world = 0
        rounds = max(1, ceil(log2(len(left))))
        for n in range(rounds):
            share = None if clock.left is None else clock.left // (rounds - n)
            until = clock.spent + (share if share is not None else _a_time(len(left)))
            while not clock.is_over():
                for one in left:
                    self._try(one, world)
                clock.spend(len(left))
                world += 1
                if self._guide.sure is not None and world >= LEAST and world % EVERY == 0:
                    left = _still_open(left, self._guide.sure)
                    if len(left) == 1:
                        return
                if clock.spent + len(left) > until and (n < rounds - 1 or clock.left is not None):
                    break
            if clock.is_over():
                return
            left.sort(key=lambda one: (one is sense, one.liked), reverse=True)
            left = left[: max(2, (len(left) + 1) // 2)]

    def _try(self, one: Tried, number: int) -> None:
        rng = self._rng
        rng.seed(self._seed + number)
        world = self._worlds.deal(rng, self._memory)
        world.play(one.option, rng, self._seat, self._guide.until)
        self._guide.play_on(world, rng)
        one.add(self._guide.worth(world, self._seat), self._guide.told(world, self._seat))


def _still_open(left: Sequence[Tried], sure: float) -> list[Tried]:
    """The best so far, and what is not clearly worse."""
    best = max(left, key=lambda one: one.liked)
    return [one for one in left if one is best or not best.beats(one, sure)]


def _a_time(options: int) -> int:
    """How much is tried before the field is halved, where only time is limited: enough to tell bad from good."""
    return 12 * options
