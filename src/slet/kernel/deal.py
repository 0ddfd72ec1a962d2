"""Dealing hidden things anew, in agreement with what is known about where they can lie."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def deal_anew(
    things: Sequence[T], places: Sequence[int], may_lie: Callable[[T], Sequence[int]] | None, rng: Random
) -> list[list[T]]:
    """Deal the things at random, `places[i]` of them to place i; `may_lie(thing)` tells the places that can hold it.

    Those that cannot lie everywhere are dealt first, one by one, to a random place that can hold them; where there is
    none left, one that was dealt before makes room (an augmenting path of a matching), so a deal is found whenever
    there is one. The others fill what is left.
    """
    random = rng.random
    shuffled = sorted(things, key=lambda _: random())
    dealt: list[list[T]] = [[] for _ in places]
    if may_lie is not None:
        bound = [(where, thing) for thing in shuffled if len(where := may_lie(thing)) < len(places)]
        bound.sort(key=lambda pair: len(pair[0]))
        for where, thing in bound:
            free = [place for place in where if len(dealt[place]) < places[place]]
            if free:
                room = [places[place] - len(dealt[place]) for place in free]
                dealt[rng.choices(free, room)[0]].append(thing)
            elif not _make_room(thing, dealt, places, may_lie, set()):
                raise ValueError("there is no way to deal these things")
        shuffled = [thing for thing in shuffled if len(may_lie(thing)) == len(places)]
    filled = 0
    for place, size in zip(dealt, places, strict=True):
        room_left = size - len(place)
        place += shuffled[filled : filled + room_left]
        filled += room_left
    return dealt


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
