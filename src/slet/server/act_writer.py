"""Keeps the acts of all tables. Those that come while others are being written are written together after them.

A commit costs the same for one act as for fifty, and when much is going on it is most of the work.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from slet.server.keeping import Told
from slet.server.notices.turns import NO_TURNS, Turns
from slet.server.store import ActRow, PositionRow, Store


class Entry:
    """The acts of one table that are to be kept together, with what lists of tables show after them, whose turn it
    became and, from time to time, how the game stands.
    """

    def __init__(
        self,
        table: str,
        acts: Sequence[ActRow],
        standing: dict[str, Any],
        position: PositionRow | None,
        turns: Turns,
    ) -> None:
        self.table = table
        self.acts = acts
        self.standing = standing
        self.position = position
        self.turns = turns
        self.kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: BaseException | None) -> None:
        if self.kept.done():
            return  # whoever wanted it kept does not wait any more
        if error is None:
            self.kept.set_result(None)
        else:
            self.kept.set_exception(error)


class ActWriter:
    def __init__(self, store: Store, news_of: Callable[[str], Told | None] = lambda _table: None) -> None:
        self._store = store
        self._news_of = news_of
        """What tells other workers of a table together with what is kept of it, so that neither comes alone."""
        self._waiting: list[Entry] = []
        self._writer: asyncio.Task[None] | None = None

    async def keep(
        self,
        table: str,
        acts: Sequence[ActRow],
        standing: dict[str, Any],
        position: PositionRow | None = None,
        turns: Turns = NO_TURNS,
    ) -> None:
        """Return when they are kept; `AlreadyThere` if one of the numbers is. Only one at a time for a table."""
        entry = Entry(table, acts, standing, position, turns)
        self._waiting.append(entry)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await entry.kept

    async def close(self) -> None:
        """Wait until all is written."""
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            entries, self._waiting = self._waiting, []
            error = await self._written(entries)
            if error is None or len(entries) == 1:
                for entry in entries:
                    entry.settle(error)
            else:  # one of them cannot be kept, and the others must not suffer from it
                for entry in entries:
                    entry.settle(await self._written([entry]))
        self._writer = None

    async def _written(self, entries: Sequence[Entry]) -> Exception | None:
        """Write them all or none; what hindered it."""
        try:
            acts = [act for entry in entries for act in entry.acts]
            positions = [entry.position for entry in entries if entry.position is not None]
            news = [told for entry in entries if (told := self._news_of(entry.table)) is not None]
            standings = {entry.table: entry.standing for entry in entries}
            await self._store.keep(acts, standings, positions, news, [entry.turns for entry in entries])
        except Exception as error:  # whoever waits for it is told
            return error
        return None
