"""What is kept: players, tables, seats, acts and what was said. SQLite or PostgreSQL.

A table is a record. An *act* is an answer or a take-back; acts are only ever added, and `(table, n)` is unique, so two
workers can never both take act n, and whoever was told of an act finds it again after a restart.
"""

import asyncio
import sqlite3
import time
import zlib
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from secrets import token_urlsafe
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Executable, Insert, Update, bindparam, event, func, insert, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DisconnectionError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from slet.kernel.match import Match
from slet.kernel.position import Position, read_position
from slet.server.copying import for_us_alone
from slet.server.fairness import fairly, latest
from slet.server.keeping import Told, keep_at_once
from slet.server.notices.turns import Turns, noted
from slet.server.schema import ACTS, ARCHIVES, PLAYERS, POSITIONS, SAID, SEATS, SECRETS, SESSIONS, TABLES
from slet.server.sqlite_writer import SqliteWriter, Work
from slet.server.upgrade import make_ready
from slet.server.wire import Clock


class Origin(msgspec.Struct, frozen=True):
    """From where a branch goes on."""

    table: str
    moment: int
    part: int
    """In which round or turn that is; 0 where the game has none."""
    at: float
    """When that game was played."""


class TableRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: int
    options: str
    clock: str
    seed: bytes
    status: str
    host: str
    invitation: str
    watchable: bool
    rematch: str | None
    begun: float | None
    updated: float
    asked: str = ""
    winners: str = "[]"
    wish: str = ""
    hints: bool = False
    origin: str = ""
    restraints: str = ""
    founder: str = ""
    open_to: str = ""
    rated: bool = False
    evening: str = ""

    def settings(self) -> dict[str, Any]:
        return msgspec.json.decode(self.options, type=dict[str, Any])

    def goes_on_from(self) -> Origin | None:
        return msgspec.json.decode(self.origin, type=Origin) if self.origin else None

    def time(self) -> Clock:
        return msgspec.json.decode(self.clock, type=Clock)

    def looks_like(self, other: "TableRow") -> bool:
        """Whether those who sit there would be told the same about the table."""
        return self == msgspec.structs.replace(other, updated=self.updated, asked=self.asked)

    def asked_seats(self) -> list[int]:
        return [int(seat) for seat in self.asked.split(",") if seat]


class SeatRow(msgspec.Struct, frozen=True):
    table: str
    seat: int
    player: str | None
    name: str
    level: str | None
    away: bool
    taken_from: str = ""

    @property
    def by_computer(self) -> bool:
        """Whether a computer player answers here now."""
        return self.level is not None and (self.player is None or self.away)

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None


class ActRow(msgspec.Struct, frozen=True):
    table: str
    n: int
    seat: int
    kind: str
    """`answer`; `foregone`, where the question was none and answered itself; `undo`: the seat takes back its last
    answer."""
    option: str
    """What was answered; of an `undo` the number of answers that are taken back, where it is more than one."""
    at: float
    spent: float = 0.0
    """Seconds of the seat's clock that the answer took."""


class PositionRow(msgspec.Struct, frozen=True):
    table: str
    kind: Literal["newest", "begin"]
    n: int
    rules: int
    data: bytes

    @classmethod
    def of(cls, table: str, kind: Literal["newest", "begin"], n: int, match: Match) -> "PositionRow":
        packed = zlib.compress(msgspec.json.encode(match.position()), PACKED)
        return cls(table, kind, n, match.game.version, packed)

    def position(self) -> Position:
        return read_position(zlib.decompress(self.data))


class News(NamedTuple):
    """What is kept of a table, from some act and some line of the talk on."""

    row: TableRow
    seats: "list[SeatRow]"
    acts: "list[ActRow]"
    chat: "list[ChatRow]"


class ChatRow(msgspec.Struct, frozen=True):
    table: str
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    player: str | None = None


PING = 3.0
"""Seconds in which a database answers that is well."""
PACKED = 1
"""How hard a position is pressed together: it is to cost little time."""


class AlreadyThere(Exception):
    """Somebody else was quicker: an act with that number, or what is to be there once only, is there already."""


_BEGAN = time.time() - time.monotonic()


def now() -> float:
    """What the clock on the wall said when the process began, and what has gone by since: if somebody sets the clock
    of the machine, nobody's time to think changes.
    """
    return _BEGAN + time.monotonic()


class Store:
    """The database. Each method is one transaction, or a part of the caller's."""

    def __init__(self, address: str) -> None:
        self.engine: AsyncEngine = create_async_engine(address)
        # Who only reads needs no transaction there, which would take a way to the server and back before and after it.
        self._to_read = self.engine
        if not address.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "checkout", _must_be_open)
            self._to_read = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writing = asyncio.Lock()
        self._sqlite_writer: SqliteWriter | None = None
        if address.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", _tune_sqlite)
            if file := _file(address):
                self._sqlite_writer = SqliteWriter(file, _tune_sqlite)

    async def open(self) -> None:
        """Make the tables that are not there yet. Several workers may begin at once: one after the other does it."""
        if file := _file(str(self.engine.url)):
            for_us_alone(file)
        await make_ready(self.engine)

    async def close(self) -> None:
        if self._sqlite_writer is not None:
            await self._sqlite_writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def change(self) -> AsyncIterator["Change"]:
        """One transaction: all of it is kept, or nothing.

        One at a time: SQLite has one writer, and those who compete for it may wait until they give up.
        """
        async with self._writing, self.engine.begin() as connection:
            yield Change(connection)

    async def keep(
        self,
        acts: Sequence["ActRow"],
        standings: Mapping[str, dict[str, Any]],
        positions: Sequence["PositionRow"] = (),
        news: Sequence[Told] = (),
        turns: Sequence[Turns] = (),
    ) -> None:
        """Keep acts of any tables, with what lists of tables show after them and whose turn it became, in one
        transaction; in PostgreSQL also tell of it there, so that nobody who is killed has kept something of which
        nobody hears.

        `AlreadyThere` if one of the numbers is there already: then nothing was kept.
        """
        if self.engine.dialect.name == "postgresql":
            async with self._writing, self._to_read.connect() as connection:
                try:
                    await keep_at_once(connection, acts, standings, positions, turns, news)
                except IntegrityError:
                    raise AlreadyThere from None
            return
        if self._sqlite_writer is None:
            async with self.change() as change:
                await change.add_acts(acts)
                await change.set_tables(standings)
                await change.put_positions(positions)
                await change.do_all(noted(turns))
            return
        async with self._writing:
            try:
                kept = [_added(acts), *_changed(standings), *_put("sqlite", positions), *noted(turns)]
                await self._sqlite_writer.write(kept)
            except sqlite3.IntegrityError:
                raise AlreadyThere from None

    async def ping(self) -> None:
        """Whether the database answers: an exception says that it does not."""
        async with asyncio.timeout(PING), self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def secret(self, name: str) -> str:
        """A secret of this installation, made once and the same for all workers."""
        asked = select(SECRETS.c.value).where(SECRETS.c.name == name)
        async with self.engine.begin() as connection:
            if (found := await connection.scalar(asked)) is not None:
                return str(found)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(SECRETS).values(name=name, value=token_urlsafe(48)))
        except IntegrityError:
            pass  # another worker has just made it
        async with self.engine.begin() as connection:
            return str(await connection.scalar(asked))

    # --- people --------------------------------------------------------------------------------------------------

    async def name_of(self, player: str) -> str | None:
        async with self._to_read.connect() as connection:
            return await connection.scalar(select(PLAYERS.c.name).where(PLAYERS.c.id == player))

    async def hat_of(self, player: str) -> str | None:
        async with self._to_read.connect() as connection:
            return await connection.scalar(select(PLAYERS.c.hat).where(PLAYERS.c.id == player))

    async def hats_of(self, players: Sequence[str]) -> dict[str, str]:
        """What those of them wear who have chosen it."""
        asked = select(PLAYERS.c.id, PLAYERS.c.hat).where(PLAYERS.c.id.in_(players), PLAYERS.c.hat != "")
        async with self.engine.connect() as connection:
            return {row.id: row.hat for row in await connection.execute(asked)}

    # --- tables --------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        async with self._to_read.connect() as connection:
            return await _table(connection, table)

    async def seats(self, table: str) -> list[SeatRow]:
        async with self._to_read.connect() as connection:
            return await _seats(connection, table)

    async def acts(self, table: str, since: int = 0) -> list[ActRow]:
        async with self._to_read.connect() as connection:
            return await _acts(connection, table, since)

    async def news(self, table: str, since: int, said: int, most: int) -> News | None:
        """All that is kept of the table: of the acts those after number `since`, of the talk those after line `said`
        (the last ones only). By one connection, since each has its price.
        """
        async with self._to_read.connect() as connection:
            row = await _table(connection, table)
            if row is None:
                return None
            seats, acts = await _seats(connection, table), await _acts(connection, table, since)
            return News(row, seats, acts, await _chat(connection, table, most, said))

    async def acts_news(self, table: str, since: int) -> tuple[TableRow, list[ActRow]]:
        """Where nothing else can be new."""
        async with self._to_read.connect() as connection:
            row = await _table(connection, table)
            assert row is not None, "tables are never taken away"
            return row, await _acts(connection, table, since)

    async def unlike(self, known: Mapping[str, tuple[TableRow, Sequence[SeatRow], int, int]]) -> list[str]:
        """Those of the tables of which more or something else is kept than is known: the row, the seats, the number of
        the last act and of the last line of the talk.
        """
        found: dict[str, tuple[TableRow, list[SeatRow]]] = {}
        last: list[dict[str, int]] = []
        async with self._to_read.connect() as connection:
            for row in await connection.execute(select(TABLES).where(TABLES.c.id.in_(known))):
                found[row.id] = TableRow(*row), []
            for seat in await connection.execute(select(SEATS).where(SEATS.c.table.in_(known)).order_by(SEATS.c.seat)):
                found[seat.table][1].append(SeatRow(*seat))
            for kept in (ACTS, SAID):
                asked = select(kept.c.table, func.max(kept.c.n)).where(kept.c.table.in_(known)).group_by(kept.c.table)
                last.append({row[0]: row[1] for row in await connection.execute(asked)})
        acts, lines = last
        return [
            table
            for table, (row, seats, n, said) in known.items()
            if found.get(table) != (row, list(seats)) or acts.get(table, 0) > n or lines.get(table, 0) > said
        ]

    async def positions(self, table: str) -> dict[str, PositionRow]:
        """The positions that are kept, by their kind."""
        async with self._to_read.connect() as connection:
            found = await connection.execute(select(POSITIONS).where(POSITIONS.c.table == table))
            return {row.kind: PositionRow(*row) for row in found}

    async def archive(self, table: str) -> bytes | None:
        asked = select(ARCHIVES.c.data).where(ARCHIVES.c.table == table)
        async with self._to_read.connect() as connection:
            found: bytes | None = await connection.scalar(asked)
            return found

    async def tables_to_archive(self, most: int) -> list[str]:
        """Finished games without an archive, the last played first."""
        without = TABLES.c.id.not_in(select(ARCHIVES.c.table))
        asked = select(TABLES.c.id).where(TABLES.c.status == "over", without)
        async with self._to_read.connect() as connection:
            found = await connection.scalars(asked.order_by(TABLES.c.updated.desc()).limit(most))
            return [str(table) for table in found]

    async def chat(self, table: str, most: int, since: int = 0) -> list[ChatRow]:
        """The last lines that players have said, and as many of those who watch: neither crowds out the other."""
        async with self._to_read.connect() as connection:
            return await _chat(connection, table, most, since)

    async def tables_of(self, player: str, most: int, over: bool | None = None) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where the player sits, the last changed first; only those that are (not) over, where asked."""
        mine = select(TABLES).where(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.player == player)))
        if over is not None:
            mine = mine.where((TABLES.c.status == "over") == over)
        return await self._with_seats(mine, most)

    async def tables_to_watch(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        public = TABLES.c.watchable & (TABLES.c.status == "playing")
        shown = fairly(TABLES.c.id.in_(latest(public, most)), most)
        return await self._with_seats(select(TABLES).where(TABLES.c.id.in_(shown)), most)

    async def tables_in_play(self, most: int) -> list[str]:
        """Games under way in which something may go on by itself: a computer player answers, or a clock runs. First
        those with a clock, which somebody may be losing time in; the last played first.
        """
        has_clock = TABLES.c.clock.not_like('%"none"%')
        of_computer = SEATS.c.level.is_not(None) & (SEATS.c.player.is_(None) | SEATS.c.away)
        by_itself = has_clock | TABLES.c.id.in_(select(SEATS.c.table).where(of_computer))
        asked = fairly((TABLES.c.status == "playing") & by_itself, most, has_clock)
        async with self._to_read.connect() as connection:
            return [str(found) for found in await connection.scalars(asked)]

    async def _with_seats(self, tables: Any, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self._to_read.connect() as connection:
            ordered = tables.order_by(TABLES.c.updated.desc()).limit(most)
            rows = [TableRow(*row) for row in await connection.execute(ordered)]
            asked = select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.seat)
            seats = [SeatRow(*row) for row in await connection.execute(asked)]
        return [(row, [seat for seat in seats if seat.table == row.id]) for row in rows]


class Change:
    """What can be changed in one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    @property
    def connection(self) -> AsyncConnection:
        """For what has to be read within the transaction."""
        return self._connection

    async def do(self, statement: Executable) -> int:
        """What another module keeps: how many rows it has changed."""
        done = await self._connection.execute(statement)
        return done.rowcount

    async def rows(self, statement: Executable) -> list[Any]:
        """What it finds, or has changed and returns."""
        return list(await self._connection.execute(statement))

    async def do_all(self, work: Sequence[Work]) -> None:
        for statement, rows in work:
            await self._connection.execute(statement, rows)

    async def add_player(self, player: str, name: str) -> None:
        """Somebody new. Their first session has the same name as they have."""
        at = now()
        await self._connection.execute(insert(PLAYERS).values(id=player, name=name, made=at))
        await self._connection.execute(insert(SESSIONS).values(id=player, player=player, made=at, used=at))

    async def has_session(self, session: str) -> bool:
        found = await self._connection.scalar(select(SESSIONS.c.id).where(SESSIONS.c.id == session))
        return found is not None

    async def rename(self, player: str, name: str) -> None:
        await self._connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(name=name))

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._connection.execute(insert(TABLES).values(msgspec.structs.asdict(row)))
        await self._connection.execute(insert(SEATS), [msgspec.structs.asdict(seat) for seat in seats])

    async def set_table(self, table: str, **changed: Any) -> None:
        await self.set_tables({table: {"updated": now(), **changed}})

    async def set_tables(self, changes: Mapping[str, dict[str, Any]]) -> None:
        """Change several tables; those of which the same is changed in one go."""
        for statement, rows in _changed(changes):
            await self._connection.execute(statement, rows)

    async def begin(self, table: str, rules: int, options: str) -> bool:
        """From gathering to playing, by these rules; False if it was not gathering any more."""
        waiting = (TABLES.c.id == table, TABLES.c.status == "gathering")
        begun = {"status": "playing", "rules": rules, "options": options, "begun": now(), "updated": now()}
        done = await self._connection.execute(update(TABLES).where(*waiting).values(begun))
        return bool(done.rowcount)

    async def link_rematch(self, table: str, rematch: str) -> None:
        """Say where the next game is; `AlreadyThere` if somebody has said it already."""
        unsaid = (TABLES.c.id == table, TABLES.c.rematch.is_(None))
        done = await self._connection.execute(update(TABLES).where(*unsaid).values(rematch=rematch, updated=now()))
        if not done.rowcount:
            raise AlreadyThere

    async def take_seat(self, table: str, seat: int, player: str, name: str, place: str = "") -> bool:
        """Sit down on an open seat; False if it is not open any more."""
        free = (SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.player.is_(None), SEATS.c.level.is_(None))
        done = await self._connection.execute(
            update(SEATS).where(*free).values(player=player, name=name, taken_from=place)
        )
        return bool(done.rowcount)

    async def fill_seat(self, table: str, seat: int, name: str, level: str) -> None:
        """Let a computer player sit down, if the seat is still open."""
        free = (SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.player.is_(None), SEATS.c.level.is_(None))
        await self._connection.execute(update(SEATS).where(*free).values(name=name, level=level))

    async def set_seat(self, table: str, seat: int, **changed: Any) -> None:
        await self._connection.execute(
            update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**changed)
        )

    async def add_acts(self, acts: Sequence[ActRow]) -> None:
        """Keep the acts; `AlreadyThere` if one of the numbers is there already."""
        try:
            await self._connection.execute(*_added(acts))
        except IntegrityError:
            raise AlreadyThere from None

    async def put_positions(self, positions: Sequence[PositionRow]) -> None:
        """Keep them in place of earlier ones."""
        for statement, rows in _put(self._connection.dialect.name, positions):
            await self._connection.execute(statement, rows)

    async def add_archive(self, table: str, rules: int, data: bytes) -> None:
        """Keep it; `AlreadyThere` if there is one."""
        try:
            await self._connection.execute(insert(ARCHIVES).values(table=table, rules=rules, data=data))
        except IntegrityError:
            raise AlreadyThere from None

    async def add_chat(self, line: ChatRow) -> None:
        try:
            await self._connection.execute(insert(SAID).values(msgspec.structs.asdict(line)))
        except IntegrityError:
            raise AlreadyThere from None


async def _table(connection: AsyncConnection, table: str) -> TableRow | None:
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
    return None if row is None else TableRow(*row)


async def _seats(connection: AsyncConnection, table: str) -> list[SeatRow]:
    asked = select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    return [SeatRow(*row) for row in await connection.execute(asked)]


async def _acts(connection: AsyncConnection, table: str, since: int) -> list[ActRow]:
    asked = select(ACTS).where(ACTS.c.table == table, ACTS.c.n > since).order_by(ACTS.c.n)
    return [ActRow(*row) for row in await connection.execute(asked)]


async def _chat(connection: AsyncConnection, table: str, most: int, since: int) -> list[ChatRow]:
    said = select(SAID).where(SAID.c.table == table, SAID.c.n > since).order_by(SAID.c.n.desc()).limit(most)
    found = [ChatRow(*row) for row in await connection.execute(said)]
    if len(found) == most:  # in both rooms together: there may be more in either
        found = [
            ChatRow(*row)
            for room in (SAID.c.seat.is_not(None), SAID.c.seat.is_(None))
            for row in await connection.execute(said.where(room))
        ]
    return sorted(found, key=lambda line: line.n)


_ADD_ACTS = insert(ACTS)


def _added(acts: Sequence[ActRow]) -> Work:
    return _ADD_ACTS, [msgspec.structs.asdict(act) for act in acts]


def _put(dialect: str, positions: Sequence[PositionRow]) -> list[Work]:
    rows = [msgspec.structs.asdict(position) for position in positions]
    return [(_put_positions(dialect), rows)] if rows else []


@cache
def _put_positions(dialect: str) -> Insert:
    """A later position takes the place of an earlier one; a worker who is late does not put an old one back."""
    new = (sqlite.insert if dialect == "sqlite" else postgresql.insert)(POSITIONS)
    values = {name: new.excluded[name] for name in ("n", "rules", "data")}
    is_later = POSITIONS.c.n <= new.excluded.n
    return new.on_conflict_do_update(index_elements=["table", "kind"], set_=values, where=is_later)


def _changed(tables: Mapping[str, dict[str, Any]]) -> list[Work]:
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table, changed in tables.items():
        if changed:
            alike.setdefault(tuple(changed), []).append({"which": table, **changed})
    return [(_set_tables(names), rows) for names, rows in alike.items()]


@cache
def _set_tables(names: tuple[str, ...]) -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("which")).values({name: bindparam(name) for name in names})


def _file(address: str) -> str | None:
    """The file of a SQLite database, if it is one that can simply be opened again; None where there is none."""
    url = make_url(address)
    name = url.database if url.get_backend_name() == "sqlite" else None
    return None if not name or name.startswith((":", "file:")) else name


def _must_be_open(connection: Any, _record: Any, _proxy: Any) -> None:
    """A database server may have been started anew since a connection was last used: then another one is opened. It is
    not asked whether it is still there, since that would take more ways to it and back than most of what is wanted.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers do not wait for writers, and what was committed survives the end of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
