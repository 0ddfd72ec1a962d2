"""Workers hear of each other through PostgreSQL."""

from collections.abc import Iterable

from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import func, select

from slet.server.store import Store


class ThroughPostgres(AsyncPgChannelsBackend):
    """Listens on a connection of its own, and speaks through those that are open anyway."""

    def __init__(self, address: str, store: Store) -> None:
        super().__init__(address)
        self._store = store

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._store.engine.begin() as connection:
            for channel in channels:
                await connection.execute(select(func.pg_notify(channel, data.decode())))
