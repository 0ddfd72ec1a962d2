"""What is kept: before anybody hears of it, once only, and through the sudden end of the process."""

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from slet.server import tables as tables_module
from slet.server.connection import Connection
from slet.server.store import ActRow, Store
from support.processes import THINKER, called, descendants
from support.serving import PATIENCE, Person, Process, Served, plain, serving, settings_for

NewPerson = Callable[..., Person]


def test_an_act_is_kept_before_anybody_hears_of_it(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the moment in which somebody is told of act n, the database has it."""
    import sqlite3

    file = served.settings.database.partition("///")[2]
    told: list[tuple[int, int]] = []
    send_update = Connection.send_update

    def looked_up(reader: Connection) -> None:
        with sqlite3.connect(file) as database:
            asked = 'SELECT coalesce(max(n), 0) FROM acts WHERE "table" = ?'
            (kept,) = database.execute(asked, (reader.table.row.id,)).fetchone()
        database.close()
        told.append((reader.table.n, kept))
        send_update(reader)

    monkeypatch.setattr(Connection, "send_update", looked_up)
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
    assert served.tables.loaded[live.table_id].n == before["n"]
    live.choose(option)
    assert live.update["n"] == before["n"] + 1


def test_of_two_processes_that_take_the_same_act_number_one_wins(served: Served, person: NewPerson) -> None:
    """Another worker has kept an answer to the same question, of which this one has not heard yet."""
    ema = person("Ema")
    table = ema.set_up("big-book", "me me")
    here = ema.sit(table)
    n = here.settle()["n"]
    first, other = (choice["id"] for choice in here.update["ask"]["options"][:2])
    seat = here.update["ask"]["seat"]

    async def kept_elsewhere() -> None:
        elsewhere = Store(served.settings.database)
        await elsewhere.keep([ActRow(table["id"], n + 1, seat, "answer", first, 1.0)], {})
        await elsewhere.close()

    asyncio.run(kept_elsewhere())
    assert here.refused({"do": "play", "n": n, "option": other})["key"] == "stale-move"
    here.until_n(n + 1)
    assert here.update["view"] == plain(served.truth(table["id"]).match(n + 1).view(here.update["eyes"]))
    assert [act.option for act in served.truth(table["id"]).acts] == [first]


def test_a_table_is_in_memory_only_once_however_many_ask_for_it(served: Served, person: NewPerson) -> None:
    table_id = person("Ema").set_up()["id"]

    async def all_at_once() -> set[int]:
        found = set()
        for _ in range(20):
            served.tables.loaded.pop(table_id, None)
            tables = await asyncio.gather(*(served.tables.find(table_id) for _ in range(10)))
            found.add(len({id(table) for table in tables}))
        return found

    assert served.do(all_at_once()) == {1}
    assert not served.tables._loading


def test_tables_that_nobody_looks_at_are_forgotten_and_found_again(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_module, "IN_MEMORY", 2)
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    tables = [ema.set_up(seats="me me me")["id"] for _ in range(4)]
    assert live.table_id in served.tables.loaded
    assert len([table for table in tables if table in served.tables.loaded]) < 4
    for table in tables:
        assert ema.get(f"/api/tables/{table}")["status"] == "playing"


def test_a_game_that_is_over_does_not_stay_in_memory_when_nobody_asks_for_it(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up("carodeni", "me computer computer")["id"]
    ema.post(f"/api/tables/{table}/leave")
    while ema.get(f"/api/tables/{table}")["status"] != "over":
        time.sleep(0.1)
    looks_on = ota.sit(table)
    looks_on.settle()
    monkeypatch.setattr(tables_module, "AFTERWARDS", 0.0)
    ema.set_up()
    assert table in served.tables.loaded  # somebody looks at it
    looks_on.close()
    while served.now(lambda: served.tables.loaded[table].connections):
        time.sleep(0.02)
    going_on = ema.set_up(seats="me me me")["id"]
    assert table not in served.tables.loaded
    assert going_on in served.tables.loaded
    assert ema.get(f"/api/tables/{table}")["status"] == "over"


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
    for pid in served.tables.thinkers.pids:
        os.kill(pid, signal.SIGKILL)
    live.choose_any(rng)
    live.settle()

    async def broken(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(served.tables.thinkers, "think", broken)
    live.choose_any(rng)
    live.settle()
    assert live.update["ask"]
    server_log += caplog.records


def test_a_computer_player_that_hangs_holds_up_no_game_for_long(
    tmp_path: Path, server_log: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    """Its process is stopped. Another one takes its place, and a simpler player answers meanwhile, at every table."""
    with serving(settings_for(tmp_path, thinkers=1, thinking_seconds=1)) as served:
        ema, ota = served.person("Ema"), served.person("Ota")
        lives = [one.sit(one.set_up()) for one in (ema, ota)]
        rng = Random(1)
        for live in lives:
            live.choose_any(rng)
            live.settle()
        for _ in range(2):
            (pid,) = served.tables.thinkers.pids
            os.kill(pid, signal.SIGSTOP)
            for live in lives:
                live.choose_any(rng)
            for live in lives:
                live.settle()
            assert pid not in served.tables.thinkers.pids
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        assert any("hung" in record.getMessage() for record in caplog.records)
        for live in lives:
            live.choose_any(rng)
            live.settle()
        for one in (ema, ota):
            one.close()
    server_log += caplog.records


def test_a_server_ends_although_a_computer_player_hangs(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as served:
        ema = served.person("Ema")
        live = ema.sit(ema.set_up(seats="me computer computer"))
        live.settle()
        (pid,) = served.tables.thinkers.pids
        os.kill(pid, signal.SIGSTOP)
        live.choose_any(Random(1))
        ema.close()
    wait_until_gone(pid)


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
    send_update = Connection.send_update

    def broken_for_him(reader: Connection) -> None:
        if reader.player == ota.id:
            raise KeyError("a message is missing")
        send_update(reader)

    monkeypatch.setattr(Connection, "send_update", broken_for_him)
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
    computers = descendants(first.pid)
    assert called(THINKER, first.pid)
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
