"""The same players at tables of several sizes, with every value of an option: who wins how often, and where."""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain
from time import monotonic
from typing import Any

import msgspec

import slet
from slet.games import find_game
from slet.kernel.setting_up import game_settings, offers
from slet.lab.crash import Crash
from slet.lab.running import Workers
from slet.lab.simulate import Plan, Result, play_chunks, share_of

CHUNK = 5
"""Games that each table plays before the next one has its turn, so that all have played alike when the time is up."""


class GridPlan(msgspec.Struct, frozen=True):
    """What is played: at each of these tables so many games."""

    plan: Plan
    """But for the seats, the option and the number of games."""
    seats: tuple[int, ...]
    option: str | None
    games: int


class GridGame(msgspec.Struct, frozen=True):
    """One game, and which table it was played at."""

    seats: int
    value: Any
    result: Result


class Cell(msgspec.Struct, frozen=True):
    """How often the first of the players won with that many seats and that value of the option."""

    seats: int
    value: Any
    games: int
    win_share: float
    win_share_pm: float
    together: bool = False
    """Whether all play against the game, so that no share of the wins is the fair one."""
    crashes: tuple[Crash, ...] = ()
    """The games that a player has broken; they count for nothing."""


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


def values_of(plan: Plan, option: str, seats: int) -> list[Any]:
    """All values that an option can have at a table of the plan, as far as they can be listed; None: not chosen."""
    game = find_game(plan.game)
    if option not in game.rules.settings.__struct_fields__:
        return []
    return offers(game, seats, game_settings(game, seats, plan.options))[option].values()


def simulate_grid(
    plan: Plan,
    seats: tuple[int, ...],
    option: str | None = None,
    *,
    jobs: int = 1,
    ray: str | None = None,
    seconds: float | None = None,
    on_progress: Callable[[int], None] | None = None,
    before: Sequence[GridGame] = (),
    on_played: Callable[[GridGame], None] | None = None,
) -> Grid:
    """Play the plan at every table, some games at each in turn, until all are played or the time is up; those that were
    played before are not played again.

    The time decides only how many games are played, not what happens in them.
    """
    values = {count: [None] if option is None else values_of(plan, option, count) for count in seats}
    tables = [
        (count, value, _at(plan, count, option, value))
        for value in dict.fromkeys(chain.from_iterable(values.values()))
        for count in seats
        if value in values[count]
    ]
    for count, _, at in tables:
        slet.new(at.game, seats=count, **at.options)  # a table that cannot be played is refused here
    began = monotonic()
    place = {(count, repr(value)): table for table, (count, value, _) in enumerate(tables)}
    results: list[dict[int, Result]] = [{} for _ in tables]
    for game in before:
        table = place.get((game.seats, repr(game.value)))
        if table is not None and game.result.number < plan.games:
            results[table][game.result.number] = game.result
    if on_progress is not None:
        on_progress(sum(map(len, results)))
    until = None if seconds is None else began + seconds
    for table, played in play_chunks(_in_turn([at for _, _, at in tables], results, until), Workers(jobs, ray)):
        for result in played:
            results[table][result.number] = result
            if on_played is not None:
                on_played(GridGame(tables[table][0], tables[table][1], result))
        if on_progress is not None:
            on_progress(len(played))
    cells = [
        _cell(count, value, plan.players[0], [played[number] for number in sorted(played)])
        for (count, value, _), played in zip(tables, results, strict=True)
    ]
    return Grid(plan, option, tuple(cells), monotonic() - began)


def _cell(seats: int, value: Any, player: str, played: Sequence[Result]) -> Cell:
    whole = [result for result in played if result.crash is None]
    crashes = tuple(result.crash for result in played if result.crash is not None)
    together = any(result.together for result in whole)
    return Cell(seats, value, len(whole), *share_of(player, whole), together, crashes)


def _in_turn(
    plans: list[Plan], known: Sequence[Collection[int]], until: float | None
) -> Iterator[tuple[int, Plan, Sequence[int]]]:
    """Some games at each table, then some more. Each table gets its first ones, however short the time is."""
    for first in range(0, plans[0].games, CHUNK):
        if first and until is not None and monotonic() >= until:
            return
        for table, plan in enumerate(plans):
            wanted = [n for n in range(first, min(first + CHUNK, plan.games)) if n not in known[table]]
            if wanted:
                yield table, plan, wanted


def _at(plan: Plan, seats: int, option: str | None, value: Any) -> Plan:
    options = plan.options if option is None else {**plan.options, option: value}
    return msgspec.structs.replace(plan, seats=seats, options=options)
