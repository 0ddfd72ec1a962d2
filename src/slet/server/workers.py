"""Several workers that serve the same tables, and how they hear of each other: through PostgreSQL or Redis.

Workers tell each other that something has happened at a table, never what: the others read it from the database. So
nothing that a seat alone may know ever travels between them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin

from slet.server.automatic import go_on
from slet.server.identity.presence import look_again
from slet.server.keeping import Told
from slet.server.reconnecting import A_WHILE, MISSED
from slet.server.settings import Settings
from slet.server.store import Store, now
from slet.server.wire import Pinged

if TYPE_CHECKING:
    from slet.server.table import LiveTable
    from slet.server.tables import Tables

LOG = logging.getLogger("slet.server")
CHANNEL = "slet-news"
BEAT = 5.0
"""Seconds from one sign of life to the next."""
DEAD = 4 * BEAT
"""Seconds of silence after which a worker is taken for dead."""
MOST_PRESENT = 150
"""Players. PostgreSQL carries messages of 8000 bytes."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    worker: str
    table: str | None = None
    """Where something has happened; none: a sign of life."""
    present: list[str] | None = None
    """The players who are connected to that worker."""
    looking: list[str] = []
    """Those of them who look."""
    acts: bool = False
    """Acts were kept there, and nothing else."""
    asks_who_is_there: bool = False
    pinged: Pinged | None = None
    awake_since: float | None = None
    people: list[str] | None = None
    """Whose sessions or seats have changed."""
    evening: str | None = None
    """Which club evening has changed."""


class Workers:
    """What this worker knows of the others and tells them."""

    def __init__(self, tables: "Tables", publish: Callable[[bytes], Awaitable[None]], within: bool = False) -> None:
        self._tables = tables
        self._publish = publish
        self._within = within
        """Whether news can be part of a transaction of the database: they go out with it, or not at all."""
        self._name = token_hex(6)
        self._heard: dict[str, float] = {}
        """When each of the others last said something."""

    async def tell(self, table: "LiveTable | None" = None, **more: Any) -> None:
        """Tell the others. What has happened is kept already, so nothing is lost where they cannot hear it."""
        news = News(self._name, None if table is None else table.row.id, **more)
        try:
            await self._publish(msgspec.json.encode(news))
        except Exception:
            LOG.exception("the other workers could not be told")

    def told_with(self, table: str) -> Told | None:
        """What tells the others as a part of what is kept; None where that has to be done afterwards."""
        if not self._within:
            return None
        return CHANNEL, msgspec.json.encode(News(self._name, table, acts=True)).decode()

    async def can_be_told(self) -> bool:
        """Whether what carries the news takes a sign of life."""
        try:
            async with asyncio.timeout(A_WHILE):
                await self._publish(msgspec.json.encode(News(self._name)))
        except Exception:
            LOG.warning("nothing can be said to other workers", exc_info=True)
            return False
        return True

    async def tell_presence(self, table: "LiveTable") -> None:
        """Tell the others who is connected here."""
        present = sorted({connection.player for connection in table.connections})
        looking = sorted({one.player for one in table.connections if one.looks and one.seats})
        await self.tell(table, present=present[:MOST_PRESENT], looking=looking)

    async def hear(self, message: bytes) -> None:
        """Another worker has said something, or may have said something that was not heard."""
        if message == MISSED:
            await self._tables.catch_up_everywhere()
            return
        news = msgspec.json.decode(message, type=News)
        if news.worker == self._name:
            return
        is_new = news.worker not in self._heard
        self._heard[news.worker] = now()
        if is_new:
            await self.tell(awake_since=self._tables.awake_since)
            # It may be there for one that was killed between keeping something and telling of it.
            await self._tables.catch_up_everywhere()
        if news.awake_since is not None:
            self._tables.was_awake_since(news.awake_since)
        if news.people is not None:
            await look_again(self._tables, news.people)
        if news.evening is not None:
            self._tables.evenings.wake(news.evening)
        table = None if news.table is None else self._tables.loaded.get(news.table)
        if table is None:
            return
        if news.asks_who_is_there:
            if table.connections:
                await self.tell_presence(table)
        elif news.present is not None:
            table.elsewhere[news.worker] = set(news.present)
            table.looking_elsewhere[news.worker] = set(news.looking)
            self._tables.tell_info_soon(table)
        elif news.pinged is not None:
            self._tables.tell_ping(table, news.pinged)
        else:
            await self._follow(table, acts=news.acts)

    async def _follow(self, table: "LiveTable", *, acts: bool) -> None:
        """Take in what another worker has kept. Where nobody looks on here that is done when somebody comes."""
        if not table.connections:
            table.behind = True
            go_on(self._tables, table)
        elif acts:
            async with self._tables.at(table):
                await self._tables.catch_up_with_acts(table)
        else:
            table.behind = True  # the row may say nothing of it, where something was kept here in the same moment
            async with self._tables.at(table):
                await self._tables.catch_up(table)

    def goes_first(self, table: "LiveTable") -> bool:
        """Whether it is this worker that has computer players think there: one of those at which somebody looks on."""
        there = [worker for worker, present in table.elsewhere.items() if present]
        if table.connections:
            there.append(self._name)
        return not there or self._name == min(
            there, key=lambda worker: blake2b(f"{table.row.id}/{worker}".encode()).digest()
        )

    async def beat(self) -> None:
        """Give signs of life, and notice who gives none any more."""
        while True:
            await self.tell(awake_since=self._tables.awake_since)
            await asyncio.sleep(BEAT)
            if self.bury():
                await self._tables.take_over()

    def bury(self) -> bool:
        """Those who were connected to a dead worker are gone, and what it was about to do is done here."""
        dead = [worker for worker, at in self._heard.items() if at < now() - DEAD]
        for worker in dead:
            del self._heard[worker]
            for table in list(self._tables.loaded.values()):
                table.looking_elsewhere.pop(worker, None)
                if table.elsewhere.pop(worker, None) is not None:
                    self._tables.tell_info(table)
                go_on(self._tables, table)
        return bool(dead)


def _lot(table: str, worker: str) -> bytes:
    """What each of several workers draws for a table, the same whoever asks."""
    return blake2b(f"{table}/{worker}".encode()).digest()


async def listen(workers: Workers, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription([CHANNEL]) as subscriber:
        async for message in subscriber.iter_events():
            if not await _heard(workers, message):
                await asyncio.sleep(A_WHILE)
                await _heard(workers, MISSED)


async def _heard(workers: Workers, message: bytes) -> bool:
    try:
        await workers.hear(message)
    except Exception:
        LOG.exception("news from another worker went amiss")
        return False
    return True


def channels_of(settings: Settings, store: Store) -> ChannelsPlugin:
    # Each is loaded only where it is used: not everybody has its driver.
    backend: ChannelsBackend
    if settings.redis is None:
        from slet.server.through_postgres import ThroughPostgres

        backend = ThroughPostgres(settings.database.replace("+asyncpg", ""), store)
    else:
        from slet.server.through_redis import through_redis

        # One Redis may serve several halls: those who share a database hear each other.
        backend = through_redis(settings.redis, f"slet-{settings.database.rpartition('/')[2]}")
    return ChannelsPlugin(backend, channels=[CHANNEL])
