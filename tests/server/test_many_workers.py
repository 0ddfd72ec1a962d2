"""`slet serve --workers N`: several processes behind one socket, on PostgreSQL."""

import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from support.processes import THINKER, WORKER, called, children, descendants
from support.services import new_database
from support.serving import PATIENCE, Live, Person, Process, asked_among, new_table

WORKERS = 2


def by_several(database: str, **settings: str) -> Process:
    chosen = ("--port", "0", "--workers", str(WORKERS))
    running = Process(Path("unused"), *chosen, SLET_DATABASE_URL=database.replace("+asyncpg", ""), **settings)
    until(lambda: all_serve(running))
    return running


@pytest.fixture(scope="module")
def running() -> Iterator[Process]:
    with new_database() as database:
        started = by_several(database, SLET_TABLES_AN_HOUR="40")
        yield started
        if started.running:
            started.kill()


def until(wanted: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.05)


def workers(running: Process) -> set[int]:
    """The processes that serve."""
    return set(called(WORKER, running.pid))


def figures(running: Process) -> str:
    try:
        return httpx.get(f"{running.address}/metrics", timeout=PATIENCE).text
    except httpx.TransportError:
        return ""


def all_serve(running: Process) -> bool:
    """Each worker that lives has told its figures."""
    return len(workers(running)) == WORKERS == len(folder_of(running, "gauge_livesum"))


def folder_of(running: Process, beginning: str) -> list[Path]:
    """What the workers share."""
    pids = workers(running)
    found: list[Path] = []
    for pid in pids:
        environment = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
        folder = [one for one in environment if one.startswith(b"PROMETHEUS_MULTIPROC_DIR=")]
        if folder:
            found = list(Path(folder[0].partition(b"=")[2].decode()).glob(f"{beginning}*"))
    return [file for file in found if int(file.stem.rpartition("_")[2]) in pids]


def play_at(lives: list[Live], moves: int) -> None:
    rng = Random(1)
    for _ in range(moves):
        asked_among(*lives).choose_any(rng)


def test_any_worker_serves_any_table(running: Process) -> None:
    """Twelve connections to one table: whoever takes them, all hear the same."""
    people = [Person(running.address, name) for name in ("Ema", "Jan")]
    table = people[0].set_up(seats="me open computer")
    people[1].join(table)
    people[0].post(f"/api/tables/{table['id']}/start")
    lives = [who.sit(table) for who in people for _ in range(6)]
    play_at([lives[0], lives[-1]], 6)
    n = max(live.update["n"] for live in lives if live.update)
    for live in lives:
        assert live.until_n(n)["n"] == n
    for who in people:
        who.close()


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(running: Process) -> None:
    ema = Person(running.address, "Ema")
    table = ema.set_up()
    live = ema.sit(table)
    play_at([live], 3)
    n = live.update["n"]
    for killed in workers(running):  # all of them, so that of whoever serves this table too
        os.kill(killed, signal.SIGKILL)
        until(lambda gone=killed: gone not in workers(running) and all_serve(running))  # type: ignore[misc]
    back = ema.sit(table)
    assert back.until_n(n)["n"] >= n
    play_at([back], 2)
    ema.close()


def test_a_new_worker_has_nothing_to_load_nor_has_who_thinks_for_it(running: Process) -> None:
    """It is a copy; and should the process be gone of which it is one, there will be another."""
    ema = Person(running.address, "Ema")
    ema.sit(ema.set_up()).settle()
    (copied,) = called("slet-preloaded", running.pid)
    before = workers(running)
    assert before <= set(children(copied))
    assert set(called(THINKER, running.pid)) <= set(descendants(copied))
    os.kill(copied, signal.SIGKILL)
    until(lambda: not workers(running) & before and all_serve(running))
    until(lambda: not [pid for pid in before if Path(f"/proc/{pid}").exists()])
    ema.close()


def test_the_figures_are_those_of_all_workers(running: Process) -> None:
    def answered() -> float:
        found = re.findall(r'slet_requests_total\{method="GET",status="404"\} (\S+)', figures(running))
        return sum(map(float, found))

    before = answered()
    for _ in range(20):
        assert httpx.get(f"{running.address}/api/nowhere").status_code == 404  # each time by a new connection
    until(lambda: answered() == before + 20)


def test_so_many_tables_an_hour_whoever_is_asked_for_them(running: Process) -> None:
    answers = [
        httpx.post(f"{running.address}/api/tables", json=new_table("wizard", "me open open")).status_code
        for _ in range(14)
    ]
    assert answers.count(201) <= 10  # a quarter of an hour's
    assert answers[-1] == 429


def test_told_to_stop_all_workers_end_whatever_clients_do(running: Process) -> None:
    """Those who have sent half a request do not hold them. The last test of this server."""
    host, _, port = running.address.rpartition("/")[2].partition(":")
    shared = folder_of(running, "gauge_livesum")[0].parent.parent
    before = workers(running)
    halves = [socket.create_connection((host, int(port))) for _ in range(6)]
    for half in halves:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    time.sleep(0.3)  # until they have read what there is; nothing tells when
    code, _ = running.stop(signal.SIGTERM)
    assert code == 0
    assert not [pid for pid in before if Path(f"/proc/{pid}").exists()]
    assert not shared.exists()
    for half in halves:
        half.close()


def test_workers_end_with_their_supervisor_however_it_ends() -> None:
    with new_database() as database:
        running = by_several(database)
        before = workers(running)
        running.kill()
        until(lambda: not [pid for pid in before if Path(f"/proc/{pid}").exists()])


def test_several_workers_with_sqlite_are_refused(process: Callable[..., Process]) -> None:
    running = process("--port", "0", "--workers", "2")
    code, said = running.wait()
    assert code == 2
    assert "Several workers need PostgreSQL" in said


def test_without_its_database_no_worker_starts_and_the_server_ends() -> None:
    running = Process(
        Path("unused"), "--port", "0", "--workers", "2", SLET_DATABASE_URL="postgresql://nobody@127.0.0.1:1/none"
    )
    code, said = running.wait()
    assert code == 2
    assert "SLET_DATABASE_URL" in said
