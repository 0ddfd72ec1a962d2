"""Workers hear of each other through PostgreSQL."""

import asyncio
from collections.abc import Iterable
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import func, select

from slet.server.reconnecting import A_WHILE, MISSED
from slet.server.store import Store


class ThroughPostgres(AsyncPgChannelsBackend):
    """Listens on a connection of its own, and speaks through those that are open anyway.

    When the database has been away, it listens again as soon as it can.
    """

    def __init__(self, address: str, store: Store) -> None:
        super().__init__(address)
        self._store = store
        self._ends = False
        self._coming_back: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._ends = True
        if self._coming_back is not None:
            self._coming_back.cancel()
            await asyncio.wait([self._coming_back])
        await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._store.engine.begin() as connection:
            for channel in channels:
                await connection.execute(select(func.pg_notify(channel, data.decode())))

    def _lost(self, _connection: Any) -> None:
        if not self._ends:
            self._coming_back = asyncio.create_task(self._come_back())

    async def _come_back(self) -> None:
        while True:
            try:
                connection = await self._connect()
                try:
                    await self._listen_on(connection)
                except BaseException:
                    connection.terminate()  # lost again, or the end has come: nobody else would close it
                    raise
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(A_WHILE)
            else:
                connection.add_termination_listener(self._lost)
                return

    async def _listen_on(self, connection: Any) -> None:
        async with self._listener_lock:
            self._listener_conn = connection
            for channel in self._subscribed_channels:
                await connection.add_listener(channel, self._listener)
                if self._queue is not None:
                    self._queue.put_nowait((channel, MISSED))
