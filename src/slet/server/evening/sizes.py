"""How many people sit at which table of a round, by how many are there and what the host wishes."""

from collections.abc import Collection
from typing import Literal, NamedTuple

Fill = Literal["sizes", "computers", "byes"]
"""What is done where people do not fill all tables: some tables are smaller or larger, computer players sit down, or
somebody has a bye."""


class DeskSize(NamedTuple):
    people: int
    seats: int
    """Computer players take those that are left."""


class CannotSeat(Exception):
    """Not even one table comes about."""


def desk_sizes(people: int, wanted: int, possible: Collection[int], fill: Fill) -> list[DeskSize]:
    """The tables of a round; whoever finds no room at them has a bye.

    `possible`: with how many the game can be played so. `wanted` is among them.
    """
    if fill == "computers":
        found = _evenly(people, wanted)
    elif fill == "byes":
        found = [DeskSize(wanted, wanted)] * (people // wanted)
    else:
        found = [DeskSize(size, size) for size in _of_several_sizes(people, wanted, possible)]
    if not found or people < 2:
        raise CannotSeat
    return found


def _evenly(people: int, wanted: int) -> list[DeskSize]:
    """As few computer players as possible, and nobody alone among them where another one is there."""
    desks = -(-people // wanted)
    least, more = divmod(people, desks)
    return [DeskSize(least + (desk < more), wanted) for desk in range(desks)]


def _of_several_sizes(people: int, wanted: int, possible: Collection[int]) -> list[int]:
    """First as few byes as possible, then tables as near to what is wanted as possible."""
    best: list[tuple[int, list[int]] | None] = [(0, [])]
    for seated in range(1, people + 1):
        ways = [
            (cost + (size - wanted) ** 2, [*sizes, size])
            for size in possible
            if size <= seated and (before := best[seated - size]) is not None
            for cost, sizes in [before]
        ]
        best.append(min(ways, key=lambda way: way[0], default=None))
    found = next(way for way in reversed(best) if way is not None)
    return sorted(found[1], reverse=True)
