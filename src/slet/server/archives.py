"""Finished games are put into the archive one after the other, when there is time."""

import asyncio
import logging
from contextlib import suppress

from slet.server.archiving import make_archive
from slet.server.store import AlreadyThere, Store
from slet.server.thinking import Thinkers

LOG = logging.getLogger("slet.server")
A_PAUSE = 1.0
"""Seconds between two games: nobody waits for an archive, and people and computer players come first."""


class Archives:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None

    def add(self, table_id: str) -> None:
        """The game is over: put it into the archive when there is time."""
        self._waiting.put_nowait(table_id)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._archive_all())

    async def close(self) -> None:
        """What is not in the archive yet comes there another time."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work

    async def _archive_all(self) -> None:
        while not self._waiting.empty():
            table_id = self._waiting.get_nowait()
            try:
                await self._archive(table_id)
            except Exception:
                LOG.exception("table %s could not be put into the archive", table_id)
            await asyncio.sleep(A_PAUSE)

    async def _archive(self, table_id: str) -> None:
        row = await self._store.table(table_id)
        if row is None or row.status != "over" or await self._store.archive(table_id) is not None:
            return
        seats, acts = await self._store.seats(table_id), await self._store.acts(table_id)
        begin = (await self._store.positions(table_id)).get("begin")
        made = await self._thinkers.do(make_archive, row, seats, acts, begin)
        if made is not None:
            with suppress(AlreadyThere):  # another worker was quicker
                async with self._store.change() as change:
                    await change.add_archive(table_id, row.rules, made)
