"""A database that a server is about to use: made where there is none, brought up to date where that is to be done."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from slet.server.claim import file_of
from slet.server.copying import keep_copy
from slet.server.errors import ServerError
from slet.server.migrating import bring_up_to_date, is_behind, number_in


class Unreachable(ServerError):
    key = "database-unreachable"


class Done(NamedTuple):
    found: str
    """The number of the last change that the database had seen."""
    copy: Path | None
    """Where the file is kept as it was."""


async def make_ready(engine: AsyncEngine, *, told_to: bool = False) -> Done | None:
    """What was done about a database of an earlier version; None where it is none.

    A file has one user and no administrator: it is migrated as the server starts, and a copy is kept of how it was. On
    a database server workers of the earlier version may still be at work, so its host has to say when (`slet migrate`).
    """
    if engine.dialect.name != "sqlite":
        found = await bring_up_to_date(engine, "migrate" if told_to else "look")
        return None if found is None else Done(found, None)
    copy = None
    file = file_of(str(engine.url))
    if file is not None and is_behind(number := await number_in(engine)):
        copy = keep_copy(file, f"before-{number}")
    found = await bring_up_to_date(engine, "migrate")
    return None if found is None else Done(found, copy)


async def made_ready(address: str, *, told_to: bool = False) -> Done | None:
    """The same for a database that nobody has opened yet; what is wrong with it is said in a sentence."""
    async with reached(address):
        pass
    engine = create_async_engine(address, poolclass=NullPool)
    try:
        return await make_ready(engine, told_to=told_to)
    finally:
        await engine.dispose()


@asynccontextmanager
async def reached(address: str) -> AsyncIterator[AsyncConnection]:
    """A connection to the database; `Unreachable` where there is none to be had."""
    engine = create_async_engine(address, poolclass=NullPool)
    connection = await _connected(engine)
    try:
        yield connection
    finally:
        await connection.close()
        await engine.dispose()


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    try:
        return await engine.connect()
    except Exception as error:  # what asyncpg says before SQLAlchemy has heard of it is of no common kind
        await engine.dispose()
        raise Unreachable(detail=str(getattr(error, "orig", None) or error)[:200]) from None
