"""PostgreSQL and Redis for tests: they run wherever these answer, and must run where `SLET_TESTS_NEED_SERVICES=1`."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from typing import Any, NoReturn

import asyncpg
import pytest
from redis import Redis

POSTGRES = os.environ.get("SLET_TESTS_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
REDIS = os.environ.get("SLET_TESTS_REDIS", "redis://127.0.0.1:6379/0")


def missing(what: str, why: object) -> NoReturn:
    if os.environ.get("SLET_TESTS_NEED_SERVICES") == "1":
        pytest.fail(f"{what} is needed and does not answer: {why}")
    pytest.skip(f"NOT TESTED: {what} does not answer ({why})")


def redis_answers() -> None:
    try:
        with Redis.from_url(REDIS) as asked:
            asked.ping()
    except Exception as error:
        missing("Redis", error)


def tell_postgres(statement: str, server: str = POSTGRES) -> None:
    async def told() -> None:
        connection = await asyncpg.connect(f"{server}/postgres", timeout=60)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(told())


def ask_postgres(query: str, server: str = POSTGRES) -> list[tuple[Any, ...]]:
    async def told() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(f"{server}/postgres", timeout=60)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(told())


@contextmanager
def database_on(server: str = POSTGRES) -> Iterator[str]:
    """An own database on that PostgreSQL server, as a host names it; it is gone afterwards, whatever happens."""
    name = f"slet_test_{token_hex(6)}"
    tell_postgres(f"CREATE DATABASE {name}", server)
    try:
        yield f"{server}/{name}"
    finally:
        tell_postgres(f"DROP DATABASE {name} WITH (FORCE)", server)


@contextmanager
def new_database() -> Iterator[str]:
    """An own database on the PostgreSQL server, as the server addresses it; where there is none, nothing is tested."""
    with ExitStack() as until_the_end:
        try:
            database = until_the_end.enter_context(database_on())
        except (OSError, asyncpg.PostgresError) as error:
            missing("PostgreSQL", error)
        yield database.replace("postgresql://", "postgresql+asyncpg://")
