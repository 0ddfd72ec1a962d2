"""Who sits with whom, and where: everybody meets as many different people as possible, nobody always sits first, and in
games of teams partners change.

It looks at what was before, not ahead, since people come and go between two rounds. Among so many ways to seat
people only a search finds a good one: two who sit at different tables change places where that brings fewer repeated
meetings, and at first now and then where it does not.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from math import exp
from random import Random

import msgspec

from slet.server.evening.sizes import DeskSize

Person = int
"""The number of somebody in their evening."""
TRIES = 3
SWAPS = 300
"""For each person and try."""
WARM, COLD = 1.5, 0.05
"""How readily two change places for the worse, at first and at last."""


class Seated(msgspec.Struct, frozen=True):
    """Those at one table by their seats; None: a computer player. `bye`: one person who does not play."""

    seats: tuple[Person | None, ...]
    bye: bool = False

    @property
    def people(self) -> list[Person]:
        return [one for one in self.seats if one is not None]


Round = Sequence[Seated]
Sides = Mapping[int, Sequence[Sequence[int]]]
"""By how many play: which seats play together against the others."""
NO_SIDES: Sides = {}


class Before(msgspec.Struct, frozen=True):
    """What was in the rounds before."""

    met: Counter[tuple[Person, Person]]
    """How often two sat at one table; the lower number first."""
    sat: Counter[tuple[Person, int]]
    """How often somebody had which seat."""
    byes: Counter[Person]
    partners: Counter[tuple[Person, Person]] = Counter()
    """How often two played together against others; the lower number first."""


def what_was(rounds: Sequence[Round], sides: Sides = NO_SIDES) -> Before:
    desks = [desk for one in rounds for desk in one]
    return Before(
        Counter(pair for desk in desks for pair in combinations(sorted(desk.people), 2)),
        Counter(
            (who, seat) for desk in desks for seat, who in enumerate(desk.seats) if who is not None and not desk.bye
        ),
        Counter(who for desk in desks if desk.bye for who in desk.people),
        Counter(pair for desk in desks for pair in _partners(desk.seats, sides)),
    )


def _partners(seats: Sequence[Person | None], sides: Sides) -> Iterator[tuple[Person, Person]]:
    for side in sides.get(len(seats), ()):
        yield from combinations(sorted(who for seat in side if (who := seats[seat]) is not None), 2)


def next_round(
    people: Sequence[Person], sizes: Sequence[DeskSize], before: Before, rng: Random, sides: Sides = NO_SIDES
) -> list[Seated]:
    """The tables of the next round, and after them the byes."""
    drawn = list(people)
    rng.shuffle(drawn)
    drawn.sort(key=lambda who: before.byes[who], reverse=True)  # the draw decides among equals
    room = sum(size.people for size in sizes)
    playing, resting = drawn[:room], drawn[room:]
    desks = _with_few_repeats(playing, [size.people for size in sizes], before, rng)
    seated = [Seated(_in_order(desk, size.seats, before, rng, sides)) for desk, size in zip(desks, sizes, strict=True)]
    return seated + [Seated((who,), bye=True) for who in sorted(resting)]


def repeats(rounds: Sequence[Round]) -> int:
    """How many meetings were of two who had met before."""
    return sum(times - 1 for times in what_was(rounds).met.values())


# --- with whom ------------------------------------------------------------------------------------------------------


def _with_few_repeats(people: list[Person], sizes: list[int], before: Before, rng: Random) -> list[list[Person]]:
    dislike = {one: dict.fromkeys(people, 0) for one in people}
    for (one, other), times in before.met.items():
        if one in dislike and other in dislike:
            dislike[one][other] = dislike[other][one] = times * times
    best, least = [], -1
    for _ in range(TRIES):
        desks, cost = _search(people, sizes, dislike, rng)
        if least < 0 or cost < least:
            best, least = desks, cost
        if least == 0:
            break
    return best


Dislike = dict[Person, dict[Person, int]]


def _search(people: list[Person], sizes: list[int], dislike: Dislike, rng: Random) -> tuple[list[list[Person]], int]:
    shuffled = rng.sample(people, len(people))
    desks = [[shuffled.pop() for _ in range(size)] for size in sizes]
    cost = sum(dislike[one][other] for desk in desks for one, other in combinations(desk, 2))
    best, least = [list(desk) for desk in desks], cost
    swaps = SWAPS * len(people) if len(desks) > 1 else 0
    for done in range(swaps):
        if least == 0:
            break
        here, there = rng.sample(desks, 2)
        at, to = rng.randrange(len(here)), rng.randrange(len(there))
        change = _change(here, at, there[to], dislike) + _change(there, to, here[at], dislike)
        warmth = WARM * (COLD / WARM) ** (done / swaps)
        if change <= 0 or rng.random() < exp(-change / warmth):
            here[at], there[to] = there[to], here[at]
            cost += change
            if cost < least:
                best, least = [list(desk) for desk in desks], cost
    return best, least


def _change(desk: list[Person], at: int, comes: Person, dislike: Dislike) -> int:
    """By how much it gets worse there when somebody else comes for who sits at that place."""
    goes = desk[at]
    new, old = dislike[comes], dislike[goes]
    return sum(new[other] - old[other] for other in desk if other != goes)


# --- where ----------------------------------------------------------------------------------------------------------


def _in_order(desk: list[Person], seats: int, before: Before, rng: Random, sides: Sides) -> tuple[Person | None, ...]:
    """First with partners whom they have had least, then where they have sat least; the draw decides among equals."""
    people: list[Person | None] = [*desk, *[None] * (seats - len(desk))]
    rng.shuffle(people)

    def cost(way: tuple[Person | None, ...]) -> tuple[int, int]:
        again = sum(2 * before.partners[pair] + 1 for pair in _partners(way, sides))
        return again, sum(2 * before.sat[who, seat] + 1 for seat, who in enumerate(way) if who is not None)

    return min(permutations(people), key=cost)
