"""What a position promises each seat, and what each option would have promised: by playing worlds on.

Everything is reckoned from what a seat knew: in worlds that are dealt for it. They are played on by the quick policy of
the game and judged at its horizon (`players/search`). Worlds are the same for all options, so that differences show
sooner than chances do.
"""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import Worlds
from slet.players.search import Guide

Chances = tuple[float, ...]
"""Of each seat to win."""

KEPT = 3
"""So many options are looked at closely, besides the one that was chosen."""


class Effort(msgspec.Struct, frozen=True):
    """In how many worlds is looked at what."""

    first: int = 8
    """Each option, to find those that are worth a closer look."""
    close: int = 40
    """Those, and how things stand for who is asked."""
    others: int = 24
    """How things stand for another seat."""
    open: int = 12
    """How they stand by how things really lie."""

    @classmethod
    def of(cls, worlds: int) -> "Effort":
        """With so many worlds for what is looked at closely, and fewer for the rest."""
        return cls(max(1, worlds // 5), worlds, max(1, worlds * 3 // 5), max(1, worlds * 3 // 10))


class Weighed(msgspec.Struct, frozen=True):
    """An option beside the one that was chosen."""

    option: str
    chance: float
    """Of who chooses, if it is chosen."""
    better: float
    """By how much that is more than with the option that was chosen."""
    error: float
    """The standard error of that."""


class Weighing(msgspec.Struct, frozen=True):
    """A decision, looked at."""

    number: int
    """How many answers of the record came before it."""
    seat: int
    option: str
    stood: Chances
    """The chance of each seat before it, each from what it knew."""
    error: float
    """The standard error of that of the seat that decides."""
    lay: Chances
    """The same by how things really lay, which nobody knew."""
    gained: Chances
    """What each seat's chance gained by it beside what is usually done; as far as the seat that decided could know."""
    gained_error: float
    options: tuple[Weighed, ...]
    """The best first, those that were looked at closely."""


def weigh(match: Match, ask: Pick, chosen: HasId, number: int, guide: Guide, effort: Effort) -> Weighing:
    """The decision that the seat is about to make. The match is that of a game which is over by now."""
    seed = 1_000_003 * number
    own = Worlds(match, ask.seat)
    usual = look(own, guide, seed, effort.close)
    looked = {chosen.id: look(own, guide, seed, effort.close, chosen)}
    for option in _promising(own, ask, chosen, guide, seed - effort.first, effort.first):
        looked[option.id] = look(own, guide, seed, effort.close, option)
    gains = [
        tuple(b - a for a, b in zip(one, other, strict=True))
        for one, other in zip(usual, looked[chosen.id], strict=True)
    ]
    stood = [
        mean(usual if seat == ask.seat else look(Worlds(match, seat), guide, seed, effort.others))[seat]
        for seat in range(match.seats)
    ]
    return Weighing(
        number=number,
        seat=ask.seat,
        option=chosen.id,
        stood=tuple(stood),
        error=standard_error([one[ask.seat] for one in usual]),
        lay=mean(look(Worlds(match, None, in_the_open=True), guide, seed, effort.open)),
        gained=mean(gains),
        gained_error=standard_error([gain[ask.seat] for gain in gains]),
        options=_compared(looked, chosen.id, ask.seat),
    )


def look(worlds: Worlds, guide: Guide, seed: int, count: int, option: HasId | None = None) -> list[Chances]:
    """What comes of so many worlds for every seat: with that option, or with what is usually done."""
    rng = Random()
    found = []
    for n in range(count):
        rng.seed(seed + n)
        world = worlds.deal(rng)
        if option is not None:
            world.play(option, rng, worlds.seat, guide.until)
        guide.play_on(world, rng)
        found.append(tuple([guide.worth(world, seat) for seat in range(world.state.seats)]))
    return found


def _promising(worlds: Worlds, ask: Pick, chosen: HasId, guide: Guide, seed: int, count: int) -> Sequence[HasId]:
    """The other options that are worth a closer look; it is taken in other worlds, so that luck counts once."""
    others = [option for option in ask.options if option.id != chosen.id]
    if len(others) <= KEPT:
        return others
    at_first = [(mean(look(worlds, guide, seed, count, option))[ask.seat], n) for n, option in enumerate(others)]
    return [others[n] for _, n in sorted(at_first, reverse=True)[:KEPT]]


def _compared(looked: dict[str, list[Chances]], chosen: str, seat: int) -> tuple[Weighed, ...]:
    own = [chances[seat] for chances in looked[chosen]]
    found = []
    for option, chances in looked.items():
        gains = [one[seat] - other for one, other in zip(chances, own, strict=True)]
        found.append(Weighed(option, mean(chances)[seat], fmean(gains), standard_error(gains)))
    return tuple(sorted(found, key=lambda one: one.chance, reverse=True))


def mean(chances: Sequence[Chances]) -> Chances:
    return tuple([fmean(of_seat) for of_seat in zip(*chances, strict=True)])


def standard_error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
