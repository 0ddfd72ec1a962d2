"""What many games tell beside who won: how scores spread, how long games are, and what winners did differently."""

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10, sqrt
from statistics import fmean

import msgspec

from slet.lab.choices import Chosen
from slet.lab.simulate import Report, Result, mean

BINS = 24
FEWEST_OFFERS = 30
"""To winners and to the others: of what was offered less often, nothing is told."""
SURE = 2.6
"""So many standard errors apart, one in a hundred things that are alike would seem to differ."""


class Spread(msgspec.Struct, frozen=True):
    """How values spread: `counts[n]` of them lie from `first + n · width` on."""

    name: str
    first: float
    width: float
    counts: tuple[int, ...]
    mean: float
    mean_pm: float
    low: float
    """A twentieth lies below …"""
    high: float
    """… and a twentieth above."""


class Source(msgspec.Struct, frozen=True):
    """What winners and others have from one source of points, and the difference within a game."""

    name: str
    winners: float
    winners_pm: float
    others: float | None
    others_pm: float
    more: float | None
    more_pm: float


class Habit(msgspec.Struct, frozen=True):
    """How often something was chosen where it was offered."""

    key: str
    offered: int
    chosen: int
    off: float
    """How much more often than if all options were chosen alike: 0.1 is a tenth more."""
    off_pm: float
    winners: float | None
    """The share of offers that winners took; None where nobody can be compared."""
    others: float
    more: float
    more_pm: float

    @property
    def differs(self) -> bool:
        return self.winners is not None and abs(self.more) > self.more_pm * SURE / 1.96


class Findings(msgspec.Struct, frozen=True):
    report: Report
    scores: tuple[Spread, ...]
    """By player, on one scale."""
    length: Spread
    """Decisions in a game."""
    sources: tuple[Source, ...]
    habits: tuple[Habit, ...]
    """Everything that was offered often enough."""
    together: bool
    """Whether all have played against the game."""


class Gathering:
    """What is needed of each game, gathered as they are played: of a hundred thousand, not every choice can be kept."""

    def __init__(self, results: Iterable[Result] = ()) -> None:
        self.played: list[Result] = []
        self.choices: dict[str, _Counts] = {}
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """One more. The same games in the same order give the same figures to the last digit."""
        if result.crash is not None:
            return
        for key, chosen in result.choices.items():
            counts = self.choices.get(key)
            if counts is None:
                counts = self.choices[key] = _Counts()
            counts.add(chosen)
        self.played.append(msgspec.structs.replace(result, choices={}, moves=(), uses={}, record=None))


def findings(report: Report, results: Iterable[Result] | Gathering) -> Findings:
    gathered = results if isinstance(results, Gathering) else Gathering(results)
    played = gathered.played
    length = _spread("", [result.decisions for result in played])
    together = any(result.together for result in played)
    return Findings(report, _scores(played), length, _sources(played), _habits(gathered), together)


# --- how values spread ----------------------------------------------------------------------------------------------


def _scores(played: Sequence[Result]) -> tuple[Spread, ...]:
    by_player: dict[str, list[float]] = {}
    for result in played:
        for name, score in zip(result.players, result.scores, strict=True):
            by_player.setdefault(name, []).append(score)
    everything = [score for scores in by_player.values() for score in scores]
    return tuple(_spread(name, scores, everything) for name, scores in sorted(by_player.items()))


def _spread(name: str, values: Sequence[float], scale: Sequence[float] | None = None) -> Spread:
    if not values:
        return Spread(name, 0, 1, (0,), 0, 0, 0, 0)
    over = values if scale is None else scale
    width = _round_step((max(over) - min(over)) / BINS)
    first = floor(min(over) / width) * width
    counts = [0] * (floor((max(over) - first) / width) + 1)
    for value in values:
        counts[floor((value - first) / width)] += 1
    ordered = sorted(values)
    about, pm = mean(values)
    low, high = ordered[int(0.05 * len(ordered))], ordered[ceil(0.95 * len(ordered)) - 1]
    return Spread(name, first, width, tuple(counts), about, pm, low, high)


def _round_step(about: float) -> float:
    """A width that reads well: 1, 2 or 5 and zeros, not below 1."""
    if about <= 1:
        return 1
    power = 10 ** floor(log10(about))
    return float(next(step * power for step in (1, 2, 5, 10) if step * power >= about))


# --- winners beside the others --------------------------------------------------------------------------------------


def _sources(played: Sequence[Result]) -> tuple[Source, ...]:
    names = dict.fromkeys(name for result in played for name in result.breakdown)
    return tuple(_source(name, [result for result in played if name in result.breakdown]) for name in names)


def _source(name: str, played: Sequence[Result]) -> Source:
    winners, others, more = [], [], []
    for result in played:
        points = result.breakdown[name]
        won = [points[seat] for seat in result.winners]
        lost = [value for seat, value in enumerate(points) if seat not in result.winners]
        winners += [fmean(won)] if won else []
        others += [fmean(lost)] if lost else []
        more += [fmean(won) - fmean(lost)] if won and lost else []
    beside = mean(others) if others else None
    apart = mean(more) if more else None
    return Source(name, *mean(winners), *(beside or (None, 0.0)), *(apart or (None, 0.0)))


class _Ratio:
    """All of one thing to all of another, over games: what happens in one game hangs together, so that it is games that
    count, not choices.
    """

    __slots__ = ("above", "above_above", "above_below", "below", "below_below")

    def __init__(self) -> None:
        self.above = self.below = self.above_above = self.above_below = self.below_below = 0.0

    def add(self, above: float, below: float) -> None:
        self.above += above
        self.below += below
        self.above_above += above * above
        self.above_below += above * below
        self.below_below += below * below

    def told(self) -> tuple[float, float]:
        """The ratio, and half of its 95 % confidence interval."""
        if not self.below:
            return 0.0, 0.0
        ratio = self.above / self.below
        off = self.above_above - 2 * ratio * self.above_below + ratio * ratio * self.below_below
        return ratio, 1.96 * sqrt(max(0.0, off)) / self.below


class _Counts:
    """Of one thing that could be chosen."""

    __slots__ = ("offered", "others", "to_expected", "winners")

    def __init__(self) -> None:
        self.offered = 0
        self.to_expected, self.winners, self.others = _Ratio(), _Ratio(), _Ratio()

    def add(self, one: Chosen) -> None:
        self.offered += one.offered
        self.to_expected.add(one.chosen, one.expected)
        self.winners.add(one.chosen_by_winners, one.offered_to_winners)
        self.others.add(one.chosen - one.chosen_by_winners, one.offered - one.offered_to_winners)


def _habits(gathered: Gathering) -> tuple[Habit, ...]:
    some = {key: counts for key, counts in gathered.choices.items() if counts.offered >= 2 * FEWEST_OFFERS}
    return tuple(_habit(key, some[key]) for key in sorted(some))


def _habit(key: str, counts: _Counts) -> Habit:
    ratio, ratio_pm = counts.to_expected.told()
    won, won_pm = counts.winners.told()
    others, others_pm = counts.others.told()
    chosen = round(counts.to_expected.above)
    if min(counts.winners.below, counts.others.below) < FEWEST_OFFERS:
        return Habit(key, counts.offered, chosen, ratio - 1, ratio_pm, None, others, 0.0, 0.0)
    more_pm = sqrt(won_pm**2 + others_pm**2)
    return Habit(key, counts.offered, chosen, ratio - 1, ratio_pm, won, others, won - others, more_pm)
