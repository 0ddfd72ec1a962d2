"""Writes acts into a SQLite file: a connection with a thread of its own.

Through the asynchronous engine each statement of a transaction goes to another thread and back, and under load every
way takes its time. Here the whole transaction goes once.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.dialects import sqlite

Work = tuple[Insert | Update | Delete, list[dict[str, Any]]]
"""A statement, and the rows for which it is done. Their values must be what SQLite takes as it is."""


class SqliteWriter:
    def __init__(self, file: str, tune: Callable[[sqlite3.Connection, None], None]) -> None:
        self._file = file
        self._tune = tune
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, work: Sequence[Work]) -> None:
        """Do all of it in one transaction, or nothing."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Sequence[Work]) -> None:
        connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        with connection:
            for statement, rows in work:
                connection.executemany(_sql(statement), rows)

    def _open(self) -> sqlite3.Connection:
        connection = self._connection = sqlite3.connect(self._file, isolation_level=None)
        self._tune(connection, None)
        return connection

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@cache
def _sql(statement: Insert | Update | Delete) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))
