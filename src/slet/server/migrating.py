"""The schema of a database: which one it is, and how it becomes the one that this program knows.

Every change of the schema has a number and a file in `migrations/versions/`; the database says which it has (Alembic's
table `alembic_version`). A new database is made as it has to be. Alembic is loaded only where something is to change.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from slet.server.errors import ServerError
from slet.server.schema import META, TABLES

FOLDER = Path(__file__).parent / "migrations"
NUMBERS = tuple(sorted(file.stem[1:5] for file in FOLDER.glob("versions/r[0-9]*.py")))
"""The changes that this program knows, in their order."""
NEWEST = NUMBERS[-1]
UNNUMBERED = "0000"
"""What is said of a database from before changes were numbered."""
ALONE = {"sqlite": "BEGIN IMMEDIATE", "postgresql": "SELECT pg_advisory_xact_lock(1936481652)"}
"""How to be the only one who changes the database's tables, until the transaction ends."""

_NUMBER = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class SchemaBehind(ServerError):
    """A database server whose tables are those of an earlier version."""

    key = "schema-behind"


class SchemaAhead(ServerError):
    """A later version has been here."""

    key = "schema-ahead"


def number_of(connection: Connection) -> str | None:
    """The number of the last change that the database has seen; None where there is nothing yet."""
    there = inspect(connection).get_table_names()
    if _NUMBER.name in there and (number := connection.scalar(select(_NUMBER.c.version_num))):
        return str(number)
    return UNNUMBERED if TABLES.name in there else None


def is_behind(number: str | None) -> bool:
    """Whether something is to change; `SchemaAhead` where the number is none that this program knows."""
    if number not in (None, UNNUMBERED, *NUMBERS):
        raise SchemaAhead(found=str(number)[:32], known=NEWEST)
    return number not in (None, NEWEST)


def make_tables(connection: Connection) -> None:
    """All that is kept, in a database where there is nothing yet."""
    META.create_all(connection)
    write_number(connection, NEWEST)


def write_number(connection: Connection, number: str) -> None:
    _NUMBER.create(connection, checkfirst=True)
    connection.execute(delete(_NUMBER))
    connection.execute(insert(_NUMBER).values(version_num=number))


def migrate(connection: Connection, to: str = NEWEST, folder: Path = FOLDER) -> None:
    """Make the changes that are not made yet. The caller has begun the transaction, and is alone."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    # A percent sign in a folder's name would be taken for a reference.
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, to)
    if connection.dialect.name == "sqlite":
        lost = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if lost is not None:
            raise RuntimeError(f"the migration to {to} left a row of {lost[0]} that refers to nothing")


async def bring_up_to_date(engine: AsyncEngine, how: Literal["look", "migrate"], folder: Path = FOLDER) -> str | None:
    """Make tables in a database that has none. Where it is of an earlier version, migrate it: then its number was this;
    or refuse (`SchemaBehind`). All in one transaction, one program after the other.
    """
    async with engine.connect() as connection, _free_to_rebuild(connection), connection.begin():
        await connection.execute(text(ALONE[engine.dialect.name]))
        number = await connection.run_sync(number_of)
        if number is None:
            await connection.run_sync(make_tables)
        if not is_behind(number):
            return None
        if how == "look":
            raise SchemaBehind(found=str(number), known=NEWEST)
        await connection.run_sync(migrate, NEWEST, folder)
        return number


async def number_in(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(number_of)


@asynccontextmanager
async def _free_to_rebuild(connection: AsyncConnection) -> AsyncIterator[None]:
    """SQLite changes a column by building its table anew; meanwhile others refer to what is not there. Whether that is
    allowed has to be said before the transaction begins; what refers to what is looked at before it ends.
    """
    if connection.dialect.name != "sqlite":
        yield
        return
    await _say(connection, "PRAGMA foreign_keys=OFF")
    try:
        yield
    finally:
        await _say(connection, "PRAGMA foreign_keys=ON")


async def _say(connection: AsyncConnection, pragma: str) -> None:
    await connection.exec_driver_sql(pragma)
    await connection.rollback()  # SQLAlchemy takes whatever is said for the beginning of a transaction
