"""What a position promises each seat, and what each option would have promised: by playing worlds on.

Everything is reckoned from what a seat knew: in worlds that are dealt for it. They are played on by the usual policy of
the game and judged at its horizon (`measures.py`). Worlds are the same for all options, with the same luck to come, so
that differences show sooner than chances do; where what was chosen is what is usually done, the difference is none.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import World, Worlds
from slet.review.measures import Measure

Chances = tuple[float, ...]
"""Of each seat to win."""

KEPT = 3
"""So many options are looked at closely, besides the one that was chosen."""
MORE = 8
"""A closer look takes up to so many times as many worlds, until chances are known well enough."""
SEED, FRESH = 1_000_003, 500_000
"""Worlds of a second look are others than those of the first."""


class Effort(msgspec.Struct, frozen=True):
    """In how many worlds is looked at what."""

    first: int = 6
    """Each option, to find those that are worth a closer look."""
    close: int = 30
    """Those, and how things stand for who is asked."""
    others: int = 16
    """How things stand for another seat."""
    open: int = 16
    """How they stand by how things really lie."""
    marked: int = 240
    """All of it again at the moments that are told of, at most."""

    @classmethod
    def of(cls, worlds: int) -> "Effort":
        """With so many worlds for what is looked at closely, and fewer for the rest."""
        few = max(1, worlds // 2)
        return cls(max(1, worlds // 5), worlds, few, few, 8 * worlds)


class Weighed(msgspec.Struct, frozen=True):
    """An option beside the one that was chosen."""

    option: str
    chance: float
    """Of who chooses, if it is chosen."""
    better: float
    """By how much that is more than with the option that was chosen."""
    error: float
    """The standard error of that."""
    expected: dict[str, float] = {}
    """What else is to be expected of it, as the game tells (`Thought.expected`, `hints.facts`)."""


class Weighing(msgspec.Struct, frozen=True):
    """A decision, looked at."""

    number: int
    """How many answers of the record came before it."""
    seat: int
    option: str
    worlds: int
    """In so many it was looked at what comes of it."""
    stood: Chances
    """The chance of each seat before it, each from what it knew."""
    errors: Chances
    """The standard error of each of them."""
    lay: Chances
    """The same by how things really lay, which nobody knew."""
    lay_errors: Chances
    gained: Chances
    """What each seat's chance gained by it beside what is usually done; as far as the seat that decided could know."""
    gained_error: float
    options: tuple[Weighed, ...]
    """The best first, those that were looked at closely; the chosen one is among them."""
    points: tuple[float, ...] = ()
    """What each seat could expect to have at the end, from what it knew; empty where the game has no points."""


class Seen(msgspec.Struct, frozen=True):
    """What a world came to."""

    chances: Chances
    points: float
    """Of the seat that looks, at the end."""
    expected: dict[str, float]


class Looking:
    """Worlds of one seat, one after the other; what came of an option in each of them is found out once."""

    def __init__(self, worlds: Worlds, seat: int, measure: Measure, seed: int) -> None:
        self.worlds = worlds
        self.seat = seat
        self.measure = measure
        self.seed = seed
        self._rng = Random()
        self._seen: dict[tuple[int, str], Seen] = {}
        self._usual: HasId | None = None

    def deal(self, number: int) -> World:
        self._rng.seed(self.seed + number)
        return self.worlds.deal(self._rng)

    def after(self, number: int, option: HasId) -> Seen:
        """That world, if the seat chooses the option."""
        found = self._seen.get((number, option.id))
        if found is None:
            world = self.deal(number)
            self._rng.seed(-1 - self.seed - number)  # the luck to come is the same, however much was dealt
            world.play(option, self._rng, self.seat, self.measure.until)
            found = self._seen[number, option.id] = self._played_on(world)
        return found

    def usual(self, number: int, ask: Pick) -> Seen:
        """That world, if the seat does what is usually done."""
        return self.after(number, self.usually(ask))

    def usually(self, ask: Pick) -> HasId:
        """What is usually done there: that of the first world, as the seat cannot tell it from the others."""
        if self._usual is None:
            world = self.deal(0)
            asked = world.asked(self.seat)
            assert asked is not None
            self._usual = ask.option(self.measure.policy()(world.state, asked).id)
            assert self._usual is not None
        return self._usual

    def played_on(self, number: int) -> Seen:
        """That world, if everybody does what is usually done, whoever is asked."""
        world = self.deal(number)
        self._rng.seed(-1 - self.seed - number)
        return self._played_on(world)

    def _played_on(self, world: World) -> Seen:
        measure = self.measure
        measure.play_on(world, self._rng)
        s = world.state
        chances = measure.chances(s)
        return Seen(chances, measure.points(s, self.seat), measure.expected(s, self.seat))


def weigh(match: Match, ask: Pick, chosen: HasId, number: int, measure: Measure, effort: Effort) -> Weighing:
    """The decision that the seat is about to make. The match is that of a game which is over by now."""
    own = Looking(Worlds(match, ask.seat), ask.seat, measure, SEED * number)
    others = _promising(match, ask, chosen, number, measure, effort.first)
    return _weighed(match, ask, chosen, number, own, others, effort)


def weigh_again(match: Match, ask: Pick, chosen: HasId, before: Weighing, measure: Measure, effort: Effort) -> Weighing:
    """The same more closely, in worlds that were not looked at before: the best of several that were looked at in a few
    worlds seems better than it is. So only this one is looked at again beside the chosen one.
    """
    seed = SEED * before.number + FRESH
    best = ask.option(before.options[0].option)
    others = [] if best is None or best.id == chosen.id else [best]
    own = Looking(Worlds(match, ask.seat), ask.seat, measure, seed)
    more = Effort(effort.first, effort.marked, MORE * effort.marked, MORE * effort.marked, effort.marked)
    return _weighed(match, ask, chosen, before.number, own, others, more)


def _weighed(
    match: Match, ask: Pick, chosen: HasId, number: int, own: Looking, others: Sequence[HasId], effort: Effort
) -> Weighing:
    seat, measure = ask.seat, own.measure
    numbers = range(effort.close)
    usual = until_sure(lambda n: own.usual(n, ask), max(effort.close, effort.others), seat, effort.close)
    looked = {option.id: [own.after(n, option) for n in numbers] for option in (chosen, *others)}
    gains = gains_of(own, ask, chosen, effort.close)
    honest = [
        usual
        if of == seat
        else until_sure(Looking(Worlds(match, of), of, measure, own.seed).played_on, effort.others, of)
        for of in range(match.seats)
    ]
    lay = until_sure(
        Looking(Worlds(match, None, in_the_open=True), seat, measure, own.seed).played_on, effort.open, seat
    )
    return Weighing(
        number=number,
        seat=seat,
        option=chosen.id,
        worlds=effort.close,
        stood=tuple([fmean(_of(seen, of)) for of, seen in enumerate(honest)]),
        errors=tuple([standard_error(_of(seen, of)) for of, seen in enumerate(honest)]),
        lay=tuple([fmean(_of(lay, of)) for of in range(match.seats)]),
        lay_errors=tuple([standard_error(_of(lay, of)) for of in range(match.seats)]),
        gained=tuple([fmean(of_seat) for of_seat in zip(*gains, strict=True)]),
        gained_error=standard_error([gain[seat] for gain in gains]),
        options=_compared(looked, chosen.id, seat),
        points=tuple([fmean([one.points for one in seen]) for seen in honest]) if measure.has_points else (),
    )


def gains_of(own: Looking, ask: Pick, chosen: HasId, worlds: int) -> list[Chances]:
    """What the choice brings each seat beside what is usually done, in each of so many worlds."""
    usual = own.usually(ask)
    if usual.id == chosen.id:
        return [(0.0,) * own.worlds.seats] * worlds
    pairs = [(own.after(n, usual).chances, own.after(n, chosen).chances) for n in range(worlds)]
    return [tuple([after - before for before, after in zip(*pair, strict=True)]) for pair in pairs]


ENOUGH, LEAST = 0.03 / 1.96, 30
"""An error of three points with 95 % confidence is enough, if it rests on so many worlds."""


def until_sure(look: Callable[[int], Seen], most: int, seat: int, least: int = LEAST) -> list[Seen]:
    """Worlds until the chance of the seat is known well enough, or that is enough."""
    found: list[Seen] = []
    while len(found) < most:
        found.append(look(len(found)))
        if len(found) >= least and len(found) % 10 == 0 and standard_error(_of(found, seat)) <= ENOUGH:
            break
    return found


def _of(seen: Sequence[Seen], seat: int) -> list[float]:
    return [one.chances[seat] for one in seen]


def _promising(match: Match, ask: Pick, chosen: HasId, number: int, measure: Measure, count: int) -> Sequence[HasId]:
    """The other options that are worth a closer look; it is taken in other worlds, so that luck counts once."""
    others = [option for option in measure.options(match.state, ask) if option.id != chosen.id]
    if len(others) <= KEPT:
        return others
    looking = Looking(Worlds(match, ask.seat), ask.seat, measure, SEED * number + FRESH // 2)
    at_first = [
        (fmean([looking.after(n, option).chances[ask.seat] for n in range(count)]), place)
        for place, option in enumerate(others)
    ]
    return [others[place] for _, place in sorted(at_first, reverse=True)[:KEPT]]


def _compared(looked: dict[str, list[Seen]], chosen: str, seat: int) -> tuple[Weighed, ...]:
    own = _of(looked[chosen], seat)
    found = []
    for option, seen in looked.items():
        chances = _of(seen, seat)
        gains = [one - other for one, other in zip(chances, own, strict=True)]
        expected = {"win": fmean(chances), **_expected(seen)}
        found.append(Weighed(option, expected["win"], fmean(gains), standard_error(gains), expected))
    return tuple(sorted(found, key=lambda one: (one.chance, one.option == chosen), reverse=True))


def _expected(seen: Sequence[Seen]) -> dict[str, float]:
    names = seen[0].expected if seen else {}
    return {name: fmean([one.expected[name] for one in seen]) for name in names}


def standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
