"""Acts of many tables are written together, and one that cannot be kept does not take the others with it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Executable

from slet.server.act_writer import ActWriter
from slet.server.sqlite_writer import Work
from slet.server.store import ActRow, AlreadyThere, PositionRow, SeatRow, Store, TableRow
from support.serving import settings_for

TABLES = [f"table-{number}" for number in range(60)]


@pytest.fixture(params=["in a thread of its own", "through the engine"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that acts reach in one go, and one that they reach as they reach a server."""
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
        news: Sequence[Executable] = (),
        more: Sequence[Work] = (),
    ) -> None:
        self.kept += 1
        await super().keep(acts, standings, positions, news, more)


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
