"""Acts of many tables are written together, and one that cannot be kept does not take the others with it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from slet.games import find_game
from slet.kernel.match import Match
from slet.server.act_writer import ActWriter
from slet.server.keeping import Told
from slet.server.notices.turns import Turns
from slet.server.store import ActRow, AlreadyThere, PositionRow, SeatRow, Store, TableRow
from support.services import new_database
from support.serving import settings_for

TABLES = [f"table-{number}" for number in range(60)]


@pytest.fixture
def postgres() -> Iterator[str]:
    with new_database() as name:
        yield name


@pytest.fixture(params=["in a thread of its own", "through the engine", "PostgreSQL"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Databases that acts reach in ways of their own."""
    if request.param == "PostgreSQL":
        return str(request.getfixturevalue("postgres"))
    file = settings_for(tmp_path).database
    if request.param == "in a thread of its own":
        return file
    return file.replace(":///", ":///file:") + "?uri=true"


class CountingStore(Store):
    """Counts the transactions in which acts are kept."""

    kept = 0

    async def keep(
        self,
        acts: Sequence[ActRow],
        standings: Mapping[str, dict[str, Any]],
        positions: Sequence[PositionRow] = (),
        news: Sequence[Told] = (),
        turns: Sequence[Turns] = (),
    ) -> None:
        self.kept += 1
        await super().keep(acts, standings, positions, news, turns)


@asynccontextmanager
async def open_store(address: str) -> AsyncIterator[CountingStore]:
    store = CountingStore(address)
    await store.open()
    async with store.change() as change:
        await change.add_player("p", "Ema")
        for table in TABLES:
            row = TableRow(table, "wizard", 1, "{}", "{}", bytes(32), "playing", "p", "i", True, None, None, 0.0)
            await change.add_table(row, [SeatRow(table, 0, "p", "Ema", None, False)])
    yield store
    await store.close()


class Door:
    """Stands before a database server and counts how often something is sent there after an answer has come."""

    def __init__(self, host: str, port: int) -> None:
        self._behind = host, port
        self.ways = 0
        self._answered = True

    async def let_through(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner, outer = await asyncio.open_connection(*self._behind)
        await asyncio.gather(self._pass(reader, outer, asks=True), self._pass(inner, writer, asks=False))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asks: bool) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 20):
                self.ways += asks and self._answered
                self._answered = not asks
                writer.write(data)
                await writer.drain()
        writer.close()


def with_store(address: str, work: Callable[[CountingStore], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_store(address) as store:
            await work(store)

    asyncio.run(run())


def act(table: str, n: int) -> ActRow:
    return ActRow(table, n, 0, "answer", f"option-{n}", 1.0)


def test_acts_that_come_at_once_share_a_commit(address: str) -> None:
    async def work(store: CountingStore) -> None:
        act_writer = ActWriter(store)
        await asyncio.gather(*(act_writer.keep(table, [act(table, 1)], {"asked": table}) for table in TABLES))
        assert store.kept <= 2
        for table in TABLES:
            assert await store.acts(table) == [act(table, 1)]
            row = await store.table(table)
            assert row is not None
            assert row.asked == table

    with_store(address, work)


def test_a_number_that_is_taken_hinders_only_its_own_table(address: str) -> None:
    async def work(store: CountingStore) -> None:
        act_writer = ActWriter(store)
        await act_writer.keep(TABLES[1], [act(TABLES[1], 1)], {})
        kept = [act_writer.keep(table, [act(table, 1)], {"asked": "1"}) for table in TABLES[:3]]
        said = await asyncio.gather(*kept, return_exceptions=True)
        assert [type(one) for one in said] == [type(None), AlreadyThere, type(None)]
        rows = [await store.table(table) for table in TABLES[:3]]
        assert [row and row.asked for row in rows] == ["1", "", "1"]

    with_store(address, work)


def test_what_cannot_be_kept_whole_is_not_kept_in_part(address: str) -> None:
    async def work(store: CountingStore) -> None:
        await store.keep([act(TABLES[0], 1)], {})
        with pytest.raises(AlreadyThere):
            await store.keep([act(TABLES[1], 1), act(TABLES[0], 1)], {TABLES[1]: {"asked": "1"}})
        assert await store.acts(TABLES[1]) == []
        await store.keep([act(TABLES[1], 1)], {TABLES[1]: {"asked": "2"}, TABLES[2]: {"status": "over", "asked": ""}})
        assert await store.acts(TABLES[1]) == [act(TABLES[1], 1)]
        rows = [await store.table(table) for table in TABLES[:3]]
        assert [row and (row.status, row.asked) for row in rows] == [("playing", ""), ("playing", "2"), ("over", "")]

    with_store(address, work)


def test_who_does_not_wait_any_more_holds_up_nobody(address: str) -> None:
    async def work(store: CountingStore) -> None:
        act_writer = ActWriter(store)
        gone = asyncio.create_task(act_writer.keep(TABLES[0], [act(TABLES[0], 1)], {}))
        await asyncio.sleep(0)
        gone.cancel()
        await act_writer.keep(TABLES[1], [act(TABLES[1], 1)], {})
        await act_writer.close()
        assert await store.acts(TABLES[1]) == [act(TABLES[1], 1)]

    with_store(address, work)


def test_many_writers_at_once_all_have_their_turn(address: str) -> None:
    """SQLite has one writer: those who compete for it would be told after a while that the database is locked."""

    async def work(store: CountingStore) -> None:
        act_writer = ActWriter(store)

        async def play(table: str) -> None:
            for n in range(1, 11):
                await act_writer.keep(table, [act(table, n)], {"asked": str(n)})
                async with store.change() as change:
                    await change.set_table(table, wish=str(n))

        await asyncio.gather(*map(play, TABLES))
        for table in TABLES:
            assert [kept.n for kept in await store.acts(table)] == list(range(1, 11))

    with_store(address, work)


def test_what_a_move_brings_takes_one_way_to_a_database_server_and_back(postgres: str) -> None:
    asyncio.run(_keep_far_away(postgres))


async def _keep_far_away(postgres: str) -> None:
    url = make_url(postgres)
    door = Door(url.host or "", url.port or 5432)
    gate = await asyncio.start_server(door.let_through, "127.0.0.1", 0)
    through = url.set(host="127.0.0.1", port=gate.sockets[0].getsockname()[1])
    async with gate, open_store(through.render_as_string(hide_password=False)) as store:
        match = Match.start(find_game("wizard"), 3, {}, bytes(32))
        positions = [PositionRow.of(TABLES[0], "newest", n, match) for n in (1, 2)]
        for n, position in enumerate(positions, 1):  # the first time it is prepared there
            door.ways = 0
            turns = Turns([], [{"about_table": TABLES[0], "of_player": "p", "after_act": n, "at": 1.0}])
            acts = [act(TABLES[0], n), act(TABLES[1], n)]
            await store.keep(acts, {TABLES[0]: {"asked": str(n)}}, [position], [("heard", "moved")], [turns])
        assert door.ways == 1
        row = await store.table(TABLES[0])
        assert row is not None
        assert (row.asked, row.status, row.winners) == ("2", "playing", "[]")
        assert (await store.positions(TABLES[0]))["newest"] == positions[-1]
        assert [len(await store.acts(table)) for table in TABLES[:3]] == [2, 2, 0]
