"""The same players at tables of several sizes, with every value of an option: who wins how often, and where."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any, get_args

import msgspec

import slet
from slet.games import find_game
from slet.lab.simulate import Plan, Result, play_chunks, share_of

CHUNK = 5
"""Games that each table plays before the next one has its turn, so that all have played alike when the time is up."""


class Cell(msgspec.Struct, frozen=True):
    """How often the first of the players won with that many seats and that value of the option."""

    seats: int
    value: Any
    games: int
    win_share: float
    win_share_pm: float


class Grid(msgspec.Struct, frozen=True):
    plan: Plan
    """What was played, but for the seats and the option."""
    option: str | None
    cells: tuple[Cell, ...]
    seconds: float

    def spread(self, value: Any) -> float:
        """How far the best and the worst number of seats are apart."""
        shares = [cell.win_share for cell in self.cells if cell.value == value]
        return max(shares) - min(shares)


def values_of(game_id: str, option: str) -> tuple[Any, ...]:
    """All values of an option, where they can be listed; otherwise none."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(find_game(game_id).options)}
    kind = kinds.get(option)
    if kind is bool:
        return (False, True)
    values = get_args(kind)
    return values if all(isinstance(value, str | int) for value in values) else ()


def simulate_grid(
    plan: Plan,
    seats: tuple[int, ...],
    option: str | None = None,
    *,
    jobs: int = 1,
    seconds: float | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Grid:
    """Play the plan at every table, some games at each in turn, until all are played or the time is up.

    The time decides only how many games are played, not what happens in them.
    """
    values = values_of(plan.game, option) if option is not None else (None,)
    tables = [(count, value, _at(plan, count, option, value)) for value in values for count in seats]
    for count, _, at in tables:
        slet.new(at.game, seats=count, **at.options)  # a table that cannot be played is refused here
    began = monotonic()
    results: list[list[Result]] = [[] for _ in tables]
    until = None if seconds is None else began + seconds
    for table, played in play_chunks(_in_turn([at for _, _, at in tables], until), jobs):
        results[table] += played
        if on_progress is not None:
            on_progress(len(played))
    cells = [
        Cell(count, value, len(played), *share_of(plan.players[0], played))
        for (count, value, _), played in zip(tables, results, strict=True)
    ]
    return Grid(plan, option, tuple(cells), monotonic() - began)


def _in_turn(plans: list[Plan], until: float | None) -> Iterator[tuple[int, Plan, range]]:
    """Some games at each table, then some more. Each table gets its first ones, however short the time is."""
    for first in range(0, plans[0].games, CHUNK):
        if first and until is not None and monotonic() >= until:
            return
        for table, plan in enumerate(plans):
            yield table, plan, range(first, min(first + CHUNK, plan.games))


def _at(plan: Plan, seats: int, option: str | None, value: Any) -> Plan:
    options = plan.options if option is None else {**plan.options, option: value}
    return msgspec.structs.replace(plan, seats=seats, options=options)
