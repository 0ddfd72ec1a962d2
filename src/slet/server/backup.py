"""`slet backup` and `slet restore`: all games in one file, whichever database they are in.

The file is a SQLite database with the same tables. So one of either kind can be restored into the other, an earlier one
is migrated as any database is, and `slet check-games` reads it.
"""

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from secrets import token_hex

from sqlalchemy import Connection, Engine, create_engine, func, insert, inspect, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from slet.server.claim import Claim, file_of
from slet.server.copying import check, copy, written
from slet.server.errors import ServerError
from slet.server.migrating import ALONE, NUMBERS, UNNUMBERED, is_behind, make_tables, migrate, number_of
from slet.server.schema import META, TABLES
from slet.server.upgrade import reached

AT_ONCE = 2_000
"""Rows that are carried over together."""
OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


class NothingThere(ServerError):
    key = "backup-nothing"


class WouldLose(ServerError):
    """There are games in the database that is to be written over."""

    key = "restore-over-games"


class SomebodyThere(ServerError):
    """A server, or somebody else, has the database open."""

    key = "restore-in-use"


class CannotRestore(ServerError):
    key = "restore-failed"


async def back_up(address: str, target: Path) -> int:
    """Write all that is in the database, as it is at this moment, to a new file: how many tables there are. Games go on
    meanwhile.
    """
    file = file_of(address)
    if file is not None:
        if not file.exists():
            raise NothingThere
        await asyncio.to_thread(written, target, lambda half: copy(file, half))
    else:
        async with reached(address) as source:
            await source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            number = await source.run_sync(number_of)
            if number is None:
                raise NothingThere
            is_behind(number)  # what a later version keeps is not known here
            carried = await _tables_of(source)
            loop = asyncio.get_running_loop()

            def fill(half: Path) -> None:
                with _opened(half) as engine:
                    _make(engine, number)
                for name, columns in carried.items():
                    asyncio.run_coroutine_threadsafe(_carry(source, half, name, columns), loop).result()

            await asyncio.to_thread(written, target, fill)
    return _games_in(target)


async def restore(address: str, source: Path, *, replace: bool) -> int:
    """Put a backup in the place of what is in the database: how many tables there are now. A database with games in it
    is only touched where that is meant.
    """
    await asyncio.to_thread(check, source)
    file = file_of(address)
    folder = Path(tempfile.gettempdir()) if file is None else file.parent
    ready = folder / f".slet-{token_hex(8)}.restored"
    try:
        os.close(os.open(ready, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        await asyncio.to_thread(_prepare, source, ready)
        if file is not None:
            _put_in_place(address, file, ready, replace)
            return _games_in(file)
        async with reached(address) as target:
            await _pour(target, ready, replace)
        return _games_in(ready)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise CannotRestore(detail=str(getattr(error, "orig", None) or error)[:200]) from None
    finally:
        ready.unlink(missing_ok=True)


# --- from a database server -----------------------------------------------------------------------------------------


async def _tables_of(source: AsyncConnection) -> dict[str, list[str]]:
    """What is there of the tables that we know of, or of earlier ones, with their columns."""

    def found(connection: Connection) -> dict[str, list[str]]:
        known = inspect(connection)
        return {name: [column["name"] for column in known.get_columns(name)] for name in known.get_table_names()}

    return await source.run_sync(found)


def _make(engine: Engine, number: str) -> None:
    """An empty database of that version. What was not numbered yet has at most what the first number has."""
    with engine.connect() as connection:
        connection.exec_driver_sql(ALONE["sqlite"])
        if is_behind(number):
            migrate(connection, NUMBERS[0] if number == UNNUMBERED else number)
        else:
            make_tables(connection)
        connection.commit()


async def _carry(source: AsyncConnection, file: Path, name: str, columns: list[str]) -> None:
    """The rows of one table into the file, as they are: text, numbers and bytes are the same on both sides."""
    quoted = [f'"{column}"' for column in columns]
    with closing(sqlite3.connect(file)) as target:
        there = {row[1] for row in target.execute(f'PRAGMA table_info("{name}")')}
        if not there or name == "alembic_version":
            return
        places = ", ".join("?" * len(columns))
        into = f'INSERT INTO "{name}" ({", ".join(quoted)}) VALUES ({places})'  # noqa: S608  (names from the schema)
        rows = await source.stream(
            text(f'SELECT {", ".join(quoted)} FROM "{name}"'),  # noqa: S608
            execution_options={"yield_per": AT_ONCE},
        )
        async for part in rows.partitions():
            target.executemany(into, [tuple(row) for row in part])
        target.commit()


# --- into a database ------------------------------------------------------------------------------------------------


def _prepare(source: Path, ready: Path) -> None:
    """A copy of the backup that is as this version needs it."""
    shutil.copyfile(source, ready)
    with _opened(ready) as engine, engine.connect() as connection:
        connection.exec_driver_sql(ALONE["sqlite"])
        if is_behind(number_of(connection)):
            migrate(connection)
        connection.commit()
    check(ready)


def _put_in_place(address: str, file: Path, ready: Path, replace: bool) -> None:
    claim = Claim(address)
    claim.take()
    try:
        if file.exists() and file.stat().st_size:
            count = _games_in(file)
            if count and not replace:
                raise WouldLose(games=count)
            with closing(sqlite3.connect(file)) as old:
                # What lies beside the file would be taken for a part of the new one.
                old.execute("PRAGMA journal_mode=DELETE")
        ready.replace(file)
    finally:
        claim.give_back()


async def _pour(target: AsyncConnection, ready: Path, replace: bool) -> None:
    async with target.begin():
        await target.execute(text(ALONE["postgresql"]))
        if others := int(await target.scalar(text(OTHERS)) or 0):
            raise SomebodyThere(connections=others)
        there = await _tables_of(target)
        if TABLES.name in there:
            count = int(await target.scalar(select(func.count()).select_from(TABLES)) or 0)
            if count and not replace:
                raise WouldLose(games=count)
        for name in (*reversed([table.name for table in META.sorted_tables]), "alembic_version"):
            await target.execute(text(f'DROP TABLE IF EXISTS "{name}" CASCADE'))
        await target.run_sync(make_tables)
        with _opened(ready) as engine, engine.connect() as source:
            for table in META.sorted_tables:
                for part in source.execution_options(yield_per=AT_ONCE).execute(select(table)).partitions():
                    await target.execute(insert(table), [dict(row._mapping) for row in part])  # noqa: SLF001


def _games_in(file: Path) -> int:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        there = database.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
        return int(database.execute("SELECT count(*) FROM tables").fetchone()[0]) if there else 0


@contextmanager
def _opened(file: Path) -> Iterator[Engine]:
    """A SQLite file, closed when it is done with."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    try:
        yield engine
    finally:
        engine.dispose()
