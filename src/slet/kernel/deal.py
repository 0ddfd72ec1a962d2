"""Dealing hidden things anew, in agreement with what is known about where they can lie.

How they are dealt follows from the source of chance and from what is known, never from how they really lie: the same
source deals the same in all worlds that a seat cannot tell apart. So nobody who thinks can learn from it.
"""

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from random import Random
from typing import TypeVar

from slet.kernel.pieces import Piece

T = TypeVar("T")
P = TypeVar("P", bound=Piece)

_name = attrgetter("name")


def mixed(things: Iterable[P], rng: Random) -> list[P]:
    """The things in any order, whatever order they lay in."""
    random = rng.random
    return sorted(sorted(things, key=_name), key=lambda _: random())


def deal_anew(
    things: Sequence[T], places: Sequence[int], may_lie: Callable[[T], Sequence[int]] | None, rng: Random
) -> list[list[T]]:
    """Deal the things at random, `places[i]` of them to place i; `may_lie(thing)` tells the places that can hold it.
    The things are given in an order that does not tell how they lie.

    Those that cannot lie everywhere are dealt first, one by one, to a random place that can hold them; where there is
    none left, one that was dealt before makes room (an augmenting path of a matching), so a deal is found whenever
    there is one. The others fill what is left.
    """
    random = rng.random
    shuffled = sorted(things, key=lambda _: random())
    dealt: list[list[T]] = [[] for _ in places]
    room = list(places)
    if may_lie is not None:
        bound: list[tuple[Sequence[int], T]] = []
        anywhere = []
        everywhere = len(places)
        for thing in shuffled:
            where = may_lie(thing)
            if len(where) < everywhere:
                bound.append((where, thing))
            else:
                anywhere.append(thing)
        bound.sort(key=_how_many)
        for where, thing in bound:
            left = int(random() * sum([room[place] for place in where]))
            for place in where:  # each free place is as likely as the next
                if left < room[place]:
                    dealt[place].append(thing)
                    room[place] -= 1
                    break
                left -= room[place]
            else:
                if not _make_room(thing, dealt, places, may_lie, set()):
                    raise ValueError("there is no way to deal these things")
                room = [size - len(held) for size, held in zip(places, dealt, strict=True)]
        shuffled = anywhere
    filled = 0
    for held, size in zip(dealt, room, strict=True):
        held += shuffled[filled : filled + size]
        filled += size
    return dealt


def _how_many(pair: tuple[Sequence[int], object]) -> int:
    return len(pair[0])


def _make_room(
    thing: T, dealt: list[list[T]], places: Sequence[int], may_lie: Callable[[T], Sequence[int]], tried: set[int]
) -> bool:
    for place in may_lie(thing):
        if place in tried:
            continue
        tried.add(place)
        if len(dealt[place]) < places[place]:
            dealt[place].append(thing)
            return True
        for n, other in enumerate(dealt[place]):
            if _make_room(other, dealt, places, may_lie, tried):
                dealt[place][n] = thing
                return True
    return False
