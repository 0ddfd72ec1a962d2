"""Dealing hidden things anew, in agreement with what is known about where they can lie."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def deal_anew(
    things: Sequence[T], places: Sequence[int], may_lie: Callable[[T, int], bool] | None, rng: Random
) -> list[list[T]]:
    """Deal the things at random, `places[i]` of them to place i, so that `may_lie(thing, i)` holds for each.

    Things are dealt one by one to a random free place that may hold them; where there is none, one that was dealt
    before makes room (an augmenting path of a matching), so a deal is found whenever there is one.
    """
    shuffled = list(things)
    rng.shuffle(shuffled)
    dealt: list[list[T]] = []
    if may_lie is None:
        for size in places:
            dealt.append(shuffled[:size])
            del shuffled[:size]
        return dealt
    dealt = [[] for _ in places]
    allowed = {id(thing): [i for i in range(len(places)) if may_lie(thing, i)] for thing in shuffled}
    # Those that fit in the fewest places come first; among equals the shuffled order stays.
    shuffled.sort(key=lambda thing: len(allowed[id(thing)]))
    for thing in shuffled:
        free = [place for place in allowed[id(thing)] if len(dealt[place]) < places[place]]
        if free:
            room = [places[place] - len(dealt[place]) for place in free]
            dealt[rng.choices(free, room)[0]].append(thing)
        elif not _make_room(thing, dealt, places, allowed, set()):
            raise ValueError("there is no way to deal these things")
    return dealt


def _make_room(
    thing: T, dealt: list[list[T]], places: Sequence[int], allowed: dict[int, list[int]], tried: set[int]
) -> bool:
    for place in allowed[id(thing)]:
        if place in tried:
            continue
        tried.add(place)
        if len(dealt[place]) < places[place]:
            dealt[place].append(thing)
            return True
        for n, other in enumerate(dealt[place]):
            if _make_room(other, dealt, places, allowed, tried):
                dealt[place][n] = thing
                return True
    return False
