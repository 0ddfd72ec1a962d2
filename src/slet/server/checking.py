"""Which kept games the installed rules can follow. Nothing is changed: a host asks before switching over."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, inspect, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from slet.games import find_game
from slet.kernel.errors import UnknownGame
from slet.server.archive import unpack
from slet.server.opening import Kept, find_way
from slet.server.rules_note import rules_note
from slet.server.schema import ACTS, ARCHIVES, POSITIONS, SEATS, TABLES
from slet.server.store import ActRow, PositionRow, SeatRow, TableRow
from slet.server.table import LiveTable
from slet.words import LANGUAGES


class Finding(msgspec.Struct, frozen=True):
    """What would become of one game."""

    name: str
    """Of the table, or of the record's file."""
    game: str
    status: Literal["playing", "over", "record"]
    rules: int
    """The version of the rules that it was played by."""
    installed: int | None
    way: Literal["exactly", "earlier", "fits", "position", "archive", "stopped", "unreadable"]
    lost: bool = False
    """Whether something of it could not be played on, or not be read any more."""
    dropped: int = 0
    """Answers that would be asked for again."""
    text: dict[str, str] = {}
    """Why, by language."""


class NoTables(Exception):
    """A database that is not one of ours."""


class CannotOpen(Exception):
    """Something that is no database, or one that does not let us in."""


async def check_database(address: str, begin: Callable[[int], Callable[[int], None]]) -> list[Finding]:
    """All games in the database that have begun. `begin` is told how many there are, and gives a function to be told
    how many more are done.
    """
    async with _opened(address) as kept:
        if not {TABLES.name, SEATS.name, ACTS.name} <= kept.there.keys():
            raise NoTables
        rows = [TableRow(**row) for row in await kept.rows(TABLES, TABLES.c.status != "gathering")]
        advance = begin(len(rows))
        found = []
        for row in rows:
            found.append(await _check(kept, row))
            advance(1)
        return found


@asynccontextmanager
async def _opened(address: str) -> AsyncIterator["_Reading"]:
    try:
        engine = create_async_engine(address)
    except SQLAlchemyError as error:
        raise CannotOpen(str(error)) from None
    try:
        connection = await engine.connect()
        try:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(postgresql_readonly=True)
            there = await connection.run_sync(_columns)
            yield _Reading(connection, there)
        finally:
            await connection.close()
    except DatabaseError as error:
        raise CannotOpen(str(error.orig)) from None
    except OSError as error:
        raise CannotOpen(str(error)) from None
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):  # what it says before SQLAlchemy has heard of it
            raise CannotOpen(str(error)) from None
        raise
    finally:
        await engine.dispose()


def read_only(file: Path) -> str:
    """The address of a SQLite file that is only read. While nobody writes to it, not even a lock is left beside it."""
    log = file.with_name(f"{file.name}-wal")
    how = "mode=ro" if log.exists() and log.stat().st_size else "mode=ro&immutable=1"
    return f"sqlite+aiosqlite:///file:{file}?{how}&uri=true"


def _columns(connection: Connection) -> dict[str, set[str]]:
    """The tables with their columns: an earlier version may have fewer."""
    known = inspect(connection)
    return {name: {column["name"] for column in known.get_columns(name)} for name in known.get_table_names()}


class _Reading:
    def __init__(self, connection: AsyncConnection, there: dict[str, set[str]]) -> None:
        self._connection = connection
        self.there = there

    async def rows(self, table: Table, *which: Any) -> list[dict[str, Any]]:
        if table.name not in self.there:
            return []
        columns = [column for column in table.columns if column.name in self.there[table.name]]
        asked = select(*columns).where(*which).order_by(*table.primary_key.columns)
        return [dict(row) for row in (await self._connection.execute(asked)).mappings()]


async def _check(kept: _Reading, row: TableRow) -> Finding:
    seats = [SeatRow(**seat) for seat in await kept.rows(SEATS, SEATS.c.table == row.id)]
    acts = [ActRow(**act) for act in await kept.rows(ACTS, ACTS.c.table == row.id)]
    positions = {one["kind"]: PositionRow(**one) for one in await kept.rows(POSITIONS, POSITIONS.c.table == row.id)}
    archives = [unpack(one["data"]) for one in await kept.rows(ARCHIVES, ARCHIVES.c.table == row.id)]
    status: Literal["playing", "over"] = "over" if row.status == "over" else "playing"
    try:
        game = find_game(row.game)
    except UnknownGame as error:
        text = {language: error.text(language) for language in LANGUAGES}
        return Finding(row.id, row.game, status, row.rules, None, "stopped", lost=True, text=text)
    names = [seat.name for seat in seats]
    outcome = archives[0].outcome if archives else None
    way = find_way(game, Kept(row, names, acts, positions.get("begin"), positions.get("newest"), outcome))
    if way.stop is not None and archives:
        return Finding(row.id, row.game, status, row.rules, game.version, "archive")
    table = LiveTable(row, seats, (), 0.0)
    table.open(way, acts)
    notes = {language: rules_note(table, language) for language in LANGUAGES}
    return Finding(
        row.id,
        row.game,
        status,
        row.rules,
        game.version,
        way.kind,
        lost=way.stop is not None,
        dropped=way.dropped,
        text={language: note for language, note in notes.items() if note is not None and way.kind != "exactly"},
    )
