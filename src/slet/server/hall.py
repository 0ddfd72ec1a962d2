"""The hall: all tables that this process has in memory. It loads them, keeps what is done and tells everybody.

An act is kept before anybody is told of it. Other workers, where there are any, hear that something has happened and
read the rest from the database: nothing that a seat alone may know ever travels between workers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from secrets import token_hex
from typing import Any

import msgspec

from slet.kernel.errors import SletError
from slet.server.errors import NoLonger, NotFound
from slet.server.info import chat_lines, table_info
from slet.server.reader import Reader
from slet.server.settings import Settings
from slet.server.store import ActRow, SaidRow, Store, Taken, now
from slet.server.table import LiveTable
from slet.server.thinking import Thinkers
from slet.server.wire import Chat, Pinged

IN_MEMORY = 2_000
"""Tables. Those that nobody looks at are forgotten first; they can be loaded again."""

LOG = logging.getLogger("slet.server")


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What workers tell each other: that something has happened at a table, never what."""

    worker: str
    table: str
    present: list[str] | None = None
    """The players who are connected to that worker."""
    asks_who_is_there: bool = False
    pinged: Pinged | None = None


Publish = Callable[[bytes], Awaitable[None]]


class Hall:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers)
        self.worker = token_hex(6)
        self.awake_since = now()
        self.tables: dict[str, LiveTable] = {}
        self.publish: Publish | None = None
        """How to tell other workers; None when there are none."""
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.thinkers.close()

    def in_background(self, work: Any) -> asyncio.Task[Any]:
        """Do it without waiting for it; what goes wrong is written to the server's log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a task of the server failed", exc_info=error)

    # --- finding -----------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table with that id, as it stands now; `NotFound` if there is none."""
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            table = self.tables.pop(table_id, None)
            if table is None:
                table = await self._load(table_id)
                await self._ask_who_is_there(table)
            elif self.settings.several_workers:
                async with table.lock:
                    await self.catch_up(table)
            self.tables[table_id] = table  # the last used stands last
        self._loading.pop(table_id, None)
        self._forget_some()
        return table

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise NotFound("no-such-table")
        table = LiveTable(row, await self.store.seats(table_id), await self.store.said(table_id), self.awake_since)
        if row.status != "gathering":
            if row.rules != table.game.version:
                raise NotFound("table-other-rules", game=row.game)
            table.begin()
            for act in await self.store.acts(table_id):
                table.apply(act)
            await self._note_standing(table)
        return table

    def _forget_some(self) -> None:
        idle = [one for one in self.tables.values() if not one.readers and one.thinking is None and one.alarm is None]
        for table in idle[: max(0, len(self.tables) - IN_MEMORY)]:
            del self.tables[table.row.id]

    async def catch_up(self, table: LiveTable) -> None:
        """Read what other workers have kept. The table's lock must be held."""
        row = await self.store.table(table.row.id)
        if row is None:
            raise NotFound("no-such-table")
        if row != table.row:
            began = row.status != "gathering" and table.match is None
            table.row = row
            table.set_seats(await self.store.seats(row.id))
            if began:
                table.begin()
                self.tell(table)
        for act in await self.store.acts(row.id, table.n):
            table.apply(act)
            self.tell(table)
        said = await self.store.said(row.id, table.said[-1].n if table.said else 0)
        if said:
            table.said += said
            self.tell_chat(table, said)

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def keep(self, table: LiveTable, acts: Sequence[ActRow]) -> None:
        """Keep the acts, do them and tell everybody. The table's lock must be held."""
        try:
            async with self.store.change() as change:
                await change.add_acts(acts)
        except Taken:
            await self.catch_up(table)
            raise NoLonger("stale-move") from None
        for act in acts:
            table.apply(act)
            self.tell(table)
        await self._note_standing(table)
        await self.tell_workers(table)

    async def _note_standing(self, table: LiveTable) -> None:
        """Copy what lists of tables show: whose turn it is, or who has won."""
        assert table.match is not None
        outcome = table.match.outcome
        if outcome is not None:
            if table.row.status != "over":
                winners = msgspec.json.encode([table.names[seat] for seat in outcome.winners]).decode()
                await self._set_row(table, status="over", asked="", winners=winners)
                self.tell_info(table)
            return
        people = [seat for seat in table.asked if seat in table.people]
        asked = ",".join(map(str, people))
        if people and asked != table.row.asked:
            await self._set_row(table, asked=asked)

    async def _set_row(self, table: LiveTable, **changed: Any) -> None:
        async with self.store.change() as change:
            await change.set_table(table.row.id, **changed)
        table.row = msgspec.structs.replace(table.row, **changed)

    async def keep_said(self, table: LiveTable, seat: int | None, name: str, text: str) -> None:
        while True:
            line = SaidRow(table.row.id, (table.said[-1].n if table.said else 0) + 1, seat, name, text, now())
            try:
                async with self.store.change() as change:
                    await change.add_said(line)
            except Taken:
                await self.catch_up(table)
                continue
            table.said.append(line)
            self.tell_chat(table, [line])
            await self.tell_workers(table)
            return

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, table: LiveTable) -> None:
        """Tell everybody how things stand, each what they may know."""
        for reader in list(table.readers):
            reader.send_update()

    def tell_info(self, table: LiveTable) -> None:
        """Tell everybody about the table itself: who sits there, what is being asked for."""
        for reader in list(table.readers):
            reader.send(table_info(table, reader.player, reader.language, reader.address))

    def tell_chat(self, table: LiveTable, lines: Sequence[SaidRow]) -> None:
        for reader in list(table.readers):
            reader.send(Chat(chat_lines(lines)))

    # --- other workers -----------------------------------------------------------------------------------------------

    async def tell_workers(self, table: LiveTable, **more: Any) -> None:
        if self.publish is not None:
            await self.publish(msgspec.json.encode(News(self.worker, table.row.id, **more)))

    async def _ask_who_is_there(self, table: LiveTable) -> None:
        await self.tell_workers(table, asks_who_is_there=True)

    async def hear(self, message: bytes) -> None:
        """Something has happened at another worker."""
        news = msgspec.json.decode(message, type=News)
        table = self.tables.get(news.table)
        if news.worker == self.worker or table is None:
            return
        if news.asks_who_is_there:
            await self.tell_presence(table)
        elif news.present is not None:
            table.elsewhere[news.worker] = set(news.present)
            self.tell_info(table)
        elif news.pinged is not None:
            for reader in list(table.readers):
                reader.send(news.pinged)
        else:
            try:
                async with table.lock:
                    before = table.row, table.seats
                    await self.catch_up(table)
                    if (table.row, table.seats) != before:
                        self.tell_info(table)
            except SletError:
                LOG.exception("could not catch up with table %s", news.table)

    async def tell_presence(self, table: LiveTable) -> None:
        """Tell the other workers who is connected here."""
        await self.tell_workers(table, present=sorted({reader.player for reader in table.readers}))

    async def welcome(self, reader: Reader) -> None:
        """Somebody has come to the table: tell them all, and the others that they are there."""
        table = reader.table
        reader.send_update()
        reader.send(Chat(chat_lines(table.said)))
        table.readers.add(reader)
        self.tell_info(table)
        await self.tell_presence(table)

    async def farewell(self, reader: Reader) -> None:
        reader.table.readers.discard(reader)
        self.tell_info(reader.table)
        await self.tell_presence(reader.table)
