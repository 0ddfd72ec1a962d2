"""All tables that this process has in memory: loading them, keeping what is done, telling everybody.

An act is kept before anybody is told of it.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from slet.server.act_writer import ActWriter
from slet.server.archive import unpack
from slet.server.archives import Archives
from slet.server.automatic import go_on
from slet.server.company.absences import absences_of
from slet.server.company.rated import keep_rated
from slet.server.connection import Connection, encoded
from slet.server.errors import NoLonger, NotFound, ServerError
from slet.server.evening.evenings import Evenings
from slet.server.holding import Holding
from slet.server.identity.presence import look_again
from slet.server.info import chat_lines, table_info
from slet.server.keeping import Told
from slet.server.limits import Allowance, Connected, counted_in
from slet.server.notices.turns import noted, still_as, turns_after
from slet.server.opening import Kept, exactly, find_way
from slet.server.results import keep_results
from slet.server.reviewing import Reviews
from slet.server.seeds import Seeds
from slet.server.settings import Settings
from slet.server.store import (
    ActRow,
    AlreadyThere,
    Change,
    ChatRow,
    PositionRow,
    SeatRow,
    Store,
    TableRow,
    now,
)
from slet.server.table import LiveTable
from slet.server.thinking import Thinkers
from slet.server.wire import Absence, Chat, Pinged, TableInfo
from slet.server.workers import Workers

IN_MEMORY = 2_000
"""Tables. Those that nobody looks at are forgotten first; they can be loaded again."""
AFTERWARDS = 60.0
"""Seconds that a game that is over stays in memory when nobody asks for it any more."""
FEW = 20
"""Connections to a table. Where there are more, each who comes or goes is not told to all the others at once ..."""
NOW_AND_THEN = 1.0
"""... but after so many seconds, with all who have come and gone meanwhile."""
TALK = 200
"""Lines of the players' talk, and as many of those who watch, that somebody who comes is told."""

LOG = logging.getLogger("slet.server")
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{6,24}")


def _not_kept(tables: Iterable[LiveTable]) -> list[PositionRow]:
    """How the games stand that have gone on since their last position was kept."""
    return [
        table.position(table.match, table.n)
        for table in tables
        if table.match is not None and table.asks and table.n > table.position_n
    ]


def _info_for(connection: Connection) -> TableInfo:
    return table_info(connection.table, connection.player, connection.language, connection.address)


class Tables:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers, settings.thinking_seconds)
        self.seeds = Seeds(settings.seed_file)
        self.awake_since = now()
        self.loaded: dict[str, LiveTable] = {}
        self.workers: Workers | None = None
        """The others who serve the same tables, where there may be any."""
        self.connected = Connected(settings.connections)
        self.counts = counted_in(settings.counts_folder)
        self.founding = Allowance(self.counts, "tables", settings.tables_an_hour)
        self.holding = Holding(store, settings)
        self.archives = Archives(store, self.thinkers)
        self.reviews = Reviews(store, settings)
        self.evenings = Evenings(self)
        self._act_writer = ActWriter(store, self._news_of)
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in self.loaded.values():
            for timer in (table.alarm, table.informing):
                if timer is not None:
                    timer.cancel()
        await self._act_writer.close()
        await self.archives.close()
        await self.reviews.close()
        await self.thinkers.close()
        if positions := _not_kept(self.loaded.values()):
            await self._keep_positions(positions)

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

    def was_awake_since(self, at: float) -> None:
        """Another worker has been serving the tables for longer: clocks ran on while this one was away."""
        if at < self.awake_since:
            self.awake_since = at
            for table in self.loaded.values():
                table.clocks.awake_since = at

    # --- finding -----------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """The table with that id, as it stands now; `NotFound` if there is none."""
        if not _TABLE_ID.fullmatch(table_id):
            raise NotFound("no-such-table")
        while table_id not in self.loaded:
            if table_id not in self._loading:  # whoever asks for it meanwhile waits for the same
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id))
            await asyncio.shield(self._loading[table_id])
        table = self.loaded[table_id] = self.loaded.pop(table_id)  # the last used stands last
        table.found = now()
        if self.workers is not None or table.behind:
            async with self.at(table):
                await self.catch_up(table)
        return table

    @property
    def is_loading(self) -> bool:
        """Whether a table is being loaded."""
        return bool(self._loading)

    async def _load(self, table_id: str) -> None:
        kept = await self.store.news(table_id, 0, 0, TALK)
        if kept is None:
            raise NotFound("no-such-table")
        row = kept.row
        table = LiveTable(row, kept.seats, kept.chat, self.awake_since)
        table.set_absences(await self._absences(row, table.seats))
        table.hats = await self._hats(table.seats)
        if row.status != "gathering":
            await self._open(table, kept.acts)
            await self._set_standing(table)
        self._forget_some()
        self.loaded[table_id] = table
        go_on(self, table)  # after a restart nobody is thinking yet
        if self.workers is not None:
            await self.workers.tell(table, asks_who_is_there=True)

    async def _absences(self, row: TableRow, seats: Sequence[SeatRow]) -> Mapping[str, Sequence[Absence]]:
        """Who has announced to be away, where it matters."""
        people = [seat.player for seat in seats if seat.player is not None]
        return await absences_of(self.store, people) if row.time().kind == "days" else {}

    async def _hats(self, seats: Sequence[SeatRow]) -> Mapping[str, str]:
        return await self.store.hats_of([seat.player for seat in seats if seat.player is not None])

    async def _open(self, table: LiveTable, acts: Sequence[ActRow]) -> None:
        """Bring the game to where it was left, by the rules that are installed."""
        row = table.row
        positions = await self.store.positions(row.id)
        kept = Kept(row, table.names, acts, positions.get("begin"), positions.get("newest"))
        table.position_n = kept.newest.n if kept.newest is not None else 0
        if kept.begun_by == table.game.version:
            try:
                table.open(exactly(kept), acts)
            except Exception:
                LOG.exception("table %s does not fit the rules by which it was begun", row.id)
            else:
                return
        data = await self.store.archive(row.id) if row.status == "over" else None
        archive = None if data is None else unpack(data)
        way = find_way(table.game, msgspec.structs.replace(kept, outcome=archive and archive.outcome))
        if way.stop is not None and archive is not None:
            table.archive, table.n = archive, len(acts)
            return
        table.open(way, acts)
        if way.kind == "position" and way.begin is not None:
            async with self.store.change() as change:
                await change.put_positions([way.begin])
        elif way.kind == "fits" and row.status == "playing":
            await self.set_row(table, rules=table.game.version, updated=row.updated)

    def _forget_some(self) -> None:
        idle = [
            one for one in self.loaded.values() if not one.connections and one.thinking is None and one.alarm is None
        ]
        too_many = max(0, len(self.loaded) - IN_MEMORY)
        played_out = [one for one in idle[too_many:] if one.row.status == "over" and one.found < now() - AFTERWARDS]
        forgotten = idle[:too_many] + played_out
        for table in forgotten:
            del self.loaded[table.row.id]
        if positions := _not_kept(forgotten):
            self.in_background(self._keep_positions(positions))

    async def _keep_positions(self, positions: Sequence[PositionRow]) -> None:
        async with self.store.change() as change:
            await change.put_positions(positions)

    @asynccontextmanager
    async def at(self, table: LiveTable) -> AsyncIterator[None]:
        """Change the table: nobody else does so meanwhile, and afterwards goes on what goes on by itself."""
        try:
            async with table.lock:
                yield
        finally:
            go_on(self, table)

    async def catch_up(self, table: LiveTable) -> None:
        """Take in what has been kept since, here or by other workers. The table's lock must be held.

        All is read before anything changes: what cannot be read now is read the next time.
        """
        kept = await self.store.news(table.row.id, table.n, table.last_line, TALK)
        assert kept is not None, "tables are never taken away"
        row, seats, acts, chat = kept
        as_before = row == table.row and seats == table.seats and not table.behind
        hats = table.hats if as_before else await self._hats(seats)
        absences = await self._absences(row, seats)
        known, table.row, table.behind = table.row, row, False
        sits_otherwise = seats != table.seats
        begins = row.status != "gathering" and table.n == 0 and table.match is None and table.stop is None
        if sits_otherwise:
            table.set_seats(seats)
        away_otherwise = table.set_absences(absences)
        wear_otherwise, table.hats = hats != table.hats, hats
        if begins:
            table.begin()
        if sits_otherwise or away_otherwise or wear_otherwise or not row.looks_like(known):
            self.tell_info(table)
        if sits_otherwise or away_otherwise or begins:
            self.tell(table)
        self._do(table, acts)
        self._heard_chat(table, chat)

    async def catch_up_with_acts(self, table: LiveTable) -> None:
        """The same where another worker has kept acts there and nothing else. The table's lock must be held."""
        row, acts = await self.store.acts_news(table.row.id, table.n)
        if table.behind or table.match is None or not row.looks_like(table.row):
            await self.catch_up(table)
            return
        table.row = row
        self._do(table, acts)

    def _do(self, table: LiveTable, acts: Sequence[ActRow]) -> None:
        for act in acts:
            table.apply(act)
            self.tell(table)

    async def catch_up_everywhere(self) -> None:
        """Wherever somebody looks on; who comes to any other table finds it as it stands."""
        await look_again(self)
        self.evenings.wake()
        looked_at = [table for table in self.loaded.values() if table.connections]
        for name in await self.store.unlike({table.row.id: table.known for table in looked_at}):
            if (table := self.loaded.get(name)) is not None:
                async with self.at(table):
                    await self.catch_up(table)

    async def take_over(self) -> None:
        """What a dead worker was about to do is done here, also where nobody looks on."""
        await self.catch_up_everywhere()
        for table in list(self.loaded.values()):
            if table.left_to_others:
                async with self.at(table):
                    await self.catch_up(table)

    # --- keeping -----------------------------------------------------------------------------------------------------

    async def keep(self, table: LiveTable, acts: Sequence[ActRow]) -> None:
        """Keep the acts with what then answers itself, do them and tell everybody. The table's lock must be held."""
        tried = table.try_out(acts)
        if not tried.acts:
            return
        standing = table.standing_of(tried.match)
        position = table.position_after(tried.match, tried.acts)
        try:
            turns = turns_after(table, tried.match, tried.acts)
            await self._act_writer.keep(table.row.id, tried.acts, standing, position, turns)
        except AlreadyThere:
            await self.catch_up(table)
            raise NoLonger("stale-move") from None
        table.row = msgspec.structs.replace(table.row, **standing)
        if position is not None:
            table.position_n = position.n
        for act in tried.acts:
            table.apply(act, tried)
            self.tell(table)
        if table.row.status == "over":
            self.tell_info(table)
            self.archives.add(table.row.id)
            self.in_background(keep_results(self.store, table))
            self.in_background(keep_rated(self.store, table))
            if table.row.evening:
                self.in_background(self.evenings.table_is_over(table))
        if self._news_of(table.row.id) is None:  # else they were told in the same moment as it was kept
            await self.tell_workers(table)

    def _news_of(self, table: str) -> Told | None:
        return None if self.workers is None else self.workers.told_with(table)

    async def begin(self, table: LiveTable) -> None:
        """The game on the table begins, and it is somebody's turn. The table's lock must be held."""
        await self.catch_up(table)
        await self._set_standing(table)

    async def _set_standing(self, table: LiveTable) -> None:
        if table.stop is not None:
            if table.row.asked:  # nobody's turn: it cannot go on
                await self.set_row(table, asked="", updated=table.row.updated)
        elif table.match is not None and (standing := table.standing_of(table.match)):
            await self._begin_turns(table, standing)

    async def _begin_turns(self, table: LiveTable, standing: dict[str, Any]) -> None:
        """Keep whose turn it is where no act says so, and that they are to be told; once, whichever worker does it."""
        assert table.match is not None
        async with self.store.change() as change:
            if await change.do(still_as(table.row)):
                await change.set_table(table.row.id, **standing)
                await change.do_all(noted([turns_after(table, table.match, [], now())]))
        table.row = msgspec.structs.replace(table.row, **standing)

    @asynccontextmanager
    async def change(self, table: LiveTable) -> AsyncIterator[Change]:
        """Change what is kept of the table. From then on it is behind, until it has been caught up with."""
        table.behind = True
        async with self.store.change() as change:
            yield change

    async def set_row(self, table: LiveTable, **changed: Any) -> None:
        changed.setdefault("updated", now())
        async with self.store.change() as change:
            await change.set_table(table.row.id, **changed)
        table.row = msgspec.structs.replace(table.row, **changed)

    async def keep_chat(
        self, table: LiveTable, seat: int | None, name: str, text: str, player: str | None = None
    ) -> None:
        """Keep a line of the talk and tell everybody. The table's lock must be held."""
        while True:
            line = ChatRow(table.row.id, table.last_line + 1, seat, name, text, now(), player)
            try:
                async with self.store.change() as change:
                    await change.add_chat(line)
            except AlreadyThere:
                await self.catch_up(table)
                continue
            self._heard_chat(table, [line])
            await self.tell_workers(table)
            return

    def _heard_chat(self, table: LiveTable, lines: Sequence[ChatRow]) -> None:
        if not lines:
            return
        table.hear(lines, TALK)
        for connection in self._listening(table):
            if heard := [line for line in lines if connection.hears(line)]:
                connection.send(Chat(chat_lines(heard, connection.language)))

    # --- telling -----------------------------------------------------------------------------------------------------

    def tell(self, table: LiveTable) -> None:
        """Tell everybody how things stand, each what they may know."""
        for connection in self._listening(table):
            try:
                connection.send_update()
            except Exception:  # what is kept is kept, and the others must hear of it
                LOG.exception("table %s could not be shown", table.row.id)
                connection.refuse(ServerError())

    def tell_info(self, table: LiveTable) -> None:
        """Tell everybody about the table itself: who sits there, what is being asked for."""
        if table.informing is not None:
            table.informing.cancel()
            table.informing = None
        told: dict[str, bytes] = {}
        for connection in self._listening(table):
            if not table.is_nobody(connection.player):
                connection.send(_info_for(connection))
                continue
            language = connection.language  # they may be a thousand, and are all told the same
            if language not in told:
                told[language] = encoded(_info_for(connection))
            connection.send(told[language])

    def tell_info_soon(self, table: LiveTable) -> None:
        """Tell them who has come or gone: at once where few are there, else now and then."""
        if len(table.connections) <= FEW:
            self.tell_info(table)
        elif table.informing is None:
            table.informing = asyncio.get_running_loop().call_later(NOW_AND_THEN, self.tell_info, table)

    def tell_ping(self, table: LiveTable, pinged: Pinged) -> None:
        for connection in self._listening(table):
            connection.send(pinged)

    def _listening(self, table: LiveTable) -> list[Connection]:
        """Those who are connected, less those who may look on no longer."""
        for connection in list(table.connections):
            if (refused := table.closed_to(connection.player)) is not None:
                table.connections.discard(connection)
                connection.refuse(refused)
        return list(table.connections)

    async def tell_workers(self, table: LiveTable, **more: Any) -> None:
        if self.workers is not None:
            await self.workers.tell(table, **more)

    # --- coming and going --------------------------------------------------------------------------------------------

    async def welcome(self, connection: Connection) -> None:
        """Somebody has come to the table: tell them all, and the others that they are there."""
        table = connection.table
        table.connections.add(connection)
        self.tell_info_soon(table)
        if table.informing is not None:
            connection.send(_info_for(connection))
        connection.send_update()
        heard = [line for line in table.chat if connection.hears(line)]
        connection.send(Chat(chat_lines(heard, connection.language)))
        await self.tell_presence(table)

    async def farewell(self, connection: Connection) -> None:
        connection.table.connections.discard(connection)
        self.tell_info_soon(connection.table)
        await self.tell_presence(connection.table)

    async def tell_presence(self, table: LiveTable) -> None:
        if self.workers is not None:
            await self.workers.tell_presence(table)
