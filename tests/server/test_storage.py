"""What is kept: before anybody hears of it, once only, and through the sudden end of the process."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from slet.server import hall as halls
from slet.server.reader import Reader
from slet.server.store import SeatRow, Store, TableRow
from support.serving import PATIENCE, Person, Served, Truth, plain, serving, settings_for

NewPerson = Callable[..., Person]


def test_an_act_is_kept_before_anybody_hears_of_it(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the moment in which somebody is told of act n, the database has it."""
    import sqlite3

    file = served.settings.database.partition("///")[2]
    told: list[tuple[int, int]] = []
    send_update = Reader.send_update

    def looked_up(reader: Reader) -> None:
        with sqlite3.connect(file) as database:
            asked = 'SELECT coalesce(max(n), 0) FROM acts WHERE "table" = ?'
            (kept,) = database.execute(asked, (reader.table.row.id,)).fetchone()
        database.close()
        told.append((reader.table.n, kept))
        send_update(reader)

    monkeypatch.setattr(Reader, "send_update", looked_up)
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    rng = Random(1)
    for _ in range(6):
        live.choose_any(rng)
    live.settle()
    assert len(told) > 6
    assert all(n <= kept for n, kept in told)


def test_what_could_not_be_kept_has_not_happened(
    served: Served,
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    before = live.settle()
    option = before["ask"]["options"][0]["id"]

    class Full(Exception):
        pass

    async def full(*_: object) -> None:
        raise Full

    with monkeypatch.context() as broken:
        broken.setattr("slet.server.store.Store.keep", full)
        refused = live.refused({"do": "play", "n": before["n"], "option": option})
    server_log += caplog.records
    assert refused["key"] == "server-error"
    assert "Full" not in refused["text"]
    assert served.hall.tables[live.table_id].n == before["n"]
    live.choose(option)
    assert live.update["n"] == before["n"] + 1


def test_of_two_processes_that_take_the_same_act_number_one_wins(served: Served, person: NewPerson) -> None:
    """A second server on the same file: both have the table in memory, both are sent an answer to the same question."""
    ema = person("Ema")
    table = ema.set_up("big-book", "me me")
    with serving(served.settings) as second:
        twin = Person(second.address)
        twin.http.cookies = ema.http.cookies
        here, there = ema.sit(table), twin.sit(table)
        n = here.settle()["n"]
        assert there.settle()["n"] == n
        first, other = (choice["id"] for choice in here.update["ask"]["options"][:2])
        here.choose(first)
        assert there.refused({"do": "play", "n": n, "option": other})["key"] == "stale-move"
        there.until_n(n + 1)
        assert there.update["view"] == here.update["view"]
        assert [act.option for act in Truth(served, table["id"]).acts] == [first]
        twin.close()


def test_a_table_is_in_memory_only_once_however_many_ask_for_it(served: Served, person: NewPerson) -> None:
    import asyncio

    table_id = person("Ema").set_up()["id"]

    async def all_at_once() -> set[int]:
        found = set()
        for _ in range(20):
            served.hall.tables.pop(table_id, None)
            tables = await asyncio.gather(*(served.hall.find(table_id) for _ in range(10)))
            found.add(len({id(table) for table in tables}))
        return found

    assert served.do(all_at_once()) == {1}
    assert not served.hall._loading


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(halls, "IN_MEMORY", 2)
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    tables = [ema.set_up()["id"] for _ in range(4)]
    assert live.table_id in served.hall.tables
    assert len([table for table in tables if table in served.hall.tables]) < 4
    for table in tables:
        assert ema.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    import asyncio

    async def old_then_new() -> list[str]:
        store = Store(settings_for(tmp_path).database)
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(text("ALTER TABLE acts DROP COLUMN spent"))
            await connection.execute(text("ALTER TABLE tables DROP COLUMN wish"))
        other = Store(settings_for(tmp_path).database)
        await asyncio.gather(store.open(), other.open())
        await other.close()
        async with store.change() as change:
            await change.add_player("p", "Ema")
            row = TableRow("table1", "wizard", 1, "{}", "{}", bytes(32), "over", "p", "i", True, None, None, 0.0)
            await change.add_table(row, [SeatRow("table1", 0, "p", "Ema", None, False)])
        found = await store.table("table1")
        await store.close()
        assert found is not None
        return [found.wish]

    assert asyncio.run(old_then_new()) == [""]


def test_a_table_begun_with_other_rules_says_so(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()

    async def age() -> None:
        served.hall.tables.pop(table["id"])
        async with served.hall.store.change() as change:
            await change.set_table(table["id"], rules=0)

    served.do(age())
    assert ema.get(f"/api/tables/{table['id']}", 404)["key"] == "table-other-rules"
    assert ema.get("/api/tables/mine")[0]["id"] == table["id"]


def test_a_computer_player_that_fails_or_dies_does_not_hold_up_the_game(
    served: Served,
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    rng = Random(1)
    live.choose_any(rng)
    live.settle()
    for process in list(served.hall.thinkers._pool._processes.values()):
        os.kill(process.pid or 0, signal.SIGKILL)
    live.choose_any(rng)
    live.settle()

    async def broken(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(served.hall.thinkers, "think", broken)
    live.choose_any(rng)
    live.settle()
    assert live.update["ask"]
    server_log += caplog.records


def test_nobody_else_is_harmed_when_one_cannot_be_told(
    served: Served,
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    ema, ota = person("Ema"), person("Ota")
    live = ema.sit(ema.set_up())
    watching = ota.sit(live.table_id)
    watching.until_n(live.settle()["n"])
    send_update = Reader.send_update

    def broken_for_him(reader: Reader) -> None:
        if reader.player == ota.id:
            raise KeyError("a message is missing")
        send_update(reader)

    monkeypatch.setattr(Reader, "send_update", broken_for_him)
    live.choose_any(Random(1))
    refused = watching.until(lambda heard: heard["is"] == "refused")
    assert refused["key"] == "server-error"
    assert "KeyError" not in refused["text"]
    live.settle()
    server_log += caplog.records


def test_a_move_on_which_a_rule_breaks_is_not_kept(
    served: Served,
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    n = live.settle()["n"]

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr("slet.kernel.match.Match.play", broken)
        option = live.update["ask"]["options"][0]["id"]
        assert live.refused({"do": "play", "n": n, "option": option})["key"] == "server-error"
    server_log += caplog.records
    assert len(served.truth(live.table_id).acts) == n
    live.choose(option)


# --- the sudden end of a process ------------------------------------------------------------------------------------


class Process:
    """`slet serve` as people start it."""

    def __init__(self, database: Path, port: int = 0) -> None:
        environment = {**os.environ, "SLET_DATABASE_URL": f"sqlite:///{database}", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-u", "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        self._process = subprocess.Popen(
            [*command, "--no-browser"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        self.address = next(word for word in first.split() if word.startswith("http")).rstrip("/.")

    def children(self) -> list[int]:
        found = subprocess.run(
            ["/bin/ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, text=True, check=False
        )
        return [int(pid) for pid in found.stdout.split()]

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def stop(self) -> tuple[int, str]:
        self._process.send_signal(signal.SIGINT)
        said, _ = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, said


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    started: list[Process] = []

    def start() -> Process:
        started.append(Process(tmp_path / "slet.db"))
        return started[-1]

    yield start
    for one in started:
        if one._process.poll() is None:
            one.kill()


def test_a_killed_server_loses_nothing_and_goes_on_where_it_was(process: Callable[[], Process]) -> None:
    first = process()
    ema = Person(first.address, "Ema")
    clock = {"kind": "live", "minutes": 10, "increment": 0}
    table = ema.set_up(seats="me computer computer", clock=clock)
    live = ema.sit(table)
    rng = Random(4)
    for _ in range(10):
        live.choose_any(rng)
    before = live.settle()
    computers = first.children()
    last = before["ask"]["options"][-1]["id"]
    live.choose(last)  # acknowledged; now computer players think
    acknowledged = live.update["n"]
    first.kill()
    second = process()
    again = Person(second.address)
    again.http.cookies.update(ema.http.cookies)
    assert again.get("/api/me")["name"] == "Ema"
    back = again.sit(table)
    back.settle()
    assert back.update["n"] >= acknowledged
    assert back.update["clocks"][0] <= before["clocks"][0]
    kept = again.http.get(f"/api/tables/{table['id']}").json()
    assert kept["commitment"] == table["commitment"]
    common = {n: line for n, line in live.log.items() if n in back.log}
    assert all(back.log[n] == line for n, line in common.items())
    back.choose_any(rng)
    back.settle()
    for one in (ema, again):
        one.close()
    code, said = second.stop()
    assert "Traceback" not in said
    assert code in (0, 130)
    for pid in computers:
        wait_until_gone(pid)
    assert plain({"n": back.update["n"]})["n"] > acknowledged


def wait_until_gone(pid: int) -> None:
    """The processes that think end with the server, however it ends."""
    subprocess.run(["/usr/bin/tail", "--pid", str(pid), "-f", "/dev/null"], timeout=PATIENCE, check=True)
