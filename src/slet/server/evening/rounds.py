"""A round: its tables are drawn and set up, their results are taken, and it ends."""

import asyncio
from collections.abc import Sequence
from random import Random
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec

from slet.games import find_game
from slet.kernel.errors import SletError
from slet.kernel.game import Game
from slet.kernel.setting_up import game_settings
from slet.players import usual_level
from slet.server import seating
from slet.server.errors import NoLonger
from slet.server.evening.kept import (
    DeskRow,
    EveningRow,
    Kept,
    PersonRow,
    add_desks,
    keep_points,
    raise_number,
    read,
    set_evening,
)
from slet.server.evening.meeting import NO_SIDES, Seated, Sides, next_round, what_was
from slet.server.evening.points import when_broken_off, when_over
from slet.server.evening.sizes import CannotSeat, DeskSize, desk_sizes
from slet.server.store import Change, SeatRow, TableRow, now
from slet.server.table import LiveTable

if TYPE_CHECKING:
    from slet.server.tables import Tables

LEAST = 3
"""People. Two play each other without any evening."""
TRIES = 8
"""Times that a round is drawn anew because somebody came or left meanwhile."""


def possible_sizes(game: Game[Any], options: dict[str, Any]) -> list[int]:
    """With how many people the game can be played with these options."""
    return [seats for seats in game.seats if seats > 1 and seating.can_be_played(game, seats, options)]


def sides_by_size(game: Game[Any], options: dict[str, Any]) -> Sides:
    """Which seats play together against the others, by how many play."""
    if (sides := game.score.sides) is None:
        return NO_SIDES
    return {
        seats: sides(game.rules.start(seats, game_settings(game, seats, options)))
        for seats in possible_sizes(game, options)
    }


async def begin(tables: "Tables", evening: str, wanted: int) -> list[str]:
    """Draw and set up the next round: its tables. Nothing where it has begun already."""
    for _ in range(TRIES):
        kept = await _read(tables, evening)
        if kept is None or kept.row.round >= wanted:
            return []
        _may_begin(kept, wanted)
        drawn = await asyncio.to_thread(_draw, kept, Random(token_hex(16)))
        async with tables.store.change() as change:
            present = await raise_number(change, evening)
            if present is not None and present.row.n == kept.row.n + 1:
                return await _set_up(tables, change, present, drawn)
    raise NoLonger("evening-changed")


async def _read(tables: "Tables", evening: str) -> Kept | None:
    async with tables.store.engine.connect() as connection:
        return await read(connection, evening)


def _may_begin(kept: Kept, wanted: int) -> None:
    if kept.state == "over":
        raise NoLonger("evening-over")
    if kept.going:
        raise NoLonger("evening-round-goes-on", round=kept.row.round)
    if wanted != kept.row.round + 1 or wanted > kept.row.rounds:
        raise NoLonger("evening-changed")


def _draw(kept: Kept, rng: Random) -> list[Seated]:
    people = [one.number for one in kept.playing()]
    sides = sides_by_size(find_game(kept.row.game), kept.row.settings())
    before = what_was([[desk.seated for desk in one] for one in kept.rounds()], sides)
    return next_round(people, _sizes(kept.row, len(people)), before, rng, sides)


def _sizes(row: EveningRow, people: int) -> list[DeskSize]:
    possible = possible_sizes(find_game(row.game), row.settings())
    if people < LEAST:
        raise NoLonger("evening-too-few", least=LEAST, here=people)
    try:
        return desk_sizes(people, row.size, possible, row.fill)
    except CannotSeat:
        least = row.size if row.fill == "byes" else min([row.size, *possible])
        raise NoLonger("evening-too-few", least=least, here=people) from None


async def _set_up(tables: "Tables", change: Change, kept: Kept, drawn: Sequence[Seated]) -> list[str]:
    number, ids, desks = kept.row.round + 1, [], []
    named = {one.number: one for one in kept.people}
    for desk, seated in enumerate(drawn, start=1):
        table = None
        if not seated.bye:
            row, seats = _table(tables, kept.row, [None if one is None else named[one] for one in seated.seats])
            await change.add_table(row, seats)
            table = row.id
            ids.append(row.id)
        text = msgspec.json.encode(seated.seats).decode()
        desks.append(DeskRow(kept.row.id, number, desk, table, text, "bye" if seated.bye else "going"))
    await add_desks(change, desks)
    await set_evening(change, kept.row.id, round=number)
    return ids


def _table(tables: "Tables", row: EveningRow, people: Sequence[PersonRow | None]) -> tuple[TableRow, list[SeatRow]]:
    game = find_game(row.game)
    computers = seating.names_for_computers({one.name for one in people if one is not None})
    level = usual_level(game.id)
    seats = [
        SeatRow("", 0, None, computers.pop(0), level, False)
        if one is None
        else SeatRow("", 0, one.player, one.name, None, False)
        for one in people
    ]
    made, seats = seating.new_table(tables, game, seats, row.settings(), row.time(), row.host)
    return msgspec.structs.replace(made, rated=row.rated, evening=row.id), seats


# --- results --------------------------------------------------------------------------------------------------------


async def take_results(tables: "Tables", kept: Kept) -> bool:
    """Take what finished games have brought; whether there was any. Another worker may do the same at the same time."""
    found = []
    for desk in kept.going:
        row = None if desk.table is None else await tables.store.table(desk.table)
        if row is not None and row.status == "over":
            points = _points(await tables.find(row.id))
            if points is not None:
                found.append((desk, "played", points))
    if found:
        await _keep(tables, kept.row.id, found)
    return bool(found)


def _points(table: LiveTable) -> list[int] | None:
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None and table.archive is not None:
        outcome = table.archive.outcome
    return None if outcome is None else when_over(table.match, outcome, table.seats)


async def end(tables: "Tables", evening: str, wanted: int, *, all_of_it: bool = False) -> None:
    """The host ends a round: games that are not over count as they stand. The last one ends the evening; `all_of_it`:
    any one does.
    """
    kept = await _read(tables, evening)
    if kept is None or kept.row.ended is not None or kept.row.round != wanted:
        return
    found = [(desk, *await _as_it_stands(tables, desk)) for desk in kept.going]
    await _keep(tables, evening, found, all_of_it=all_of_it)


async def _as_it_stands(tables: "Tables", desk: DeskRow) -> tuple[str, list[int]]:
    try:
        table = await tables.find(desk.table or "")
    except SletError:  # rules that cannot open it any more
        return "ended", when_broken_off(None, await tables.store.seats(desk.table or ""))
    points = _points(table)
    return ("ended", when_broken_off(table.match, table.seats)) if points is None else ("played", points)


async def _keep(
    tables: "Tables", evening: str, found: Sequence[tuple[DeskRow, str, list[int]]], *, all_of_it: bool = False
) -> None:
    async with tables.store.change() as change:
        if await raise_number(change, evening) is None:
            return
        for desk, state, points in found:
            await keep_points(change, desk, state, points)
        kept = await read(change.connection, evening)
        assert kept is not None
        if kept.row.ended is None and not kept.going and (all_of_it or kept.row.round == kept.row.rounds):
            await set_evening(change, evening, ended=now())
