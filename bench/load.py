"""How many tables the server bears: `python bench/load.py --tables 500 --seconds 60`.

Starts `slet serve` on this machine with an empty database, sets up the tables and plays Wizard on all of them over real
WebSockets. A person's move is measured from sending it until the table is told of it. With --people 1 the others at the
table are computer players; with --people 3 nobody is, and the same number of moves is also played through the server of
boardgame.io, if it is installed (`npm install` in bench/boardgame), in the same run. With --finished 4
--reviews so many finished games are looked back at meanwhile.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets

PEER = Path(__file__).parent / "boardgame"


class Option(msgspec.Struct):
    id: str


class Ask(msgspec.Struct):
    options: list[Option]


class Message(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    n: int = -1
    ask: Ask | None = None
    result: dict[str, object] | None = None


READ = msgspec.json.Decoder(Message)


class Meter:
    """What was measured, and whether it is enough."""

    def __init__(self, moves: int) -> None:
        self.wanted = moves
        self.own: list[float] = []
        self.others: list[float] = []
        self.rate = 0.0
        """The moves of people in a second."""
        self._enough = asyncio.Event()

    def own_move(self, took: float) -> None:
        self.own.append(took)
        if 0 < self.wanted <= len(self.own):
            self._enough.set()

    async def wait(self) -> None:
        """Return when it is enough."""
        await self._enough.wait()


class Seat:
    """One person at one table: a connection that plays any legal move after a while."""

    def __init__(self, address: str, table: str, cookie: str, sent: dict[int, float], think: float) -> None:
        self.address = f"ws://{address}/ws/tables/{table}?lang=en"
        self.cookie = cookie
        self.sent = sent
        """When the move after each number was sent, by whoever at this table sent it."""
        self.think = think

    async def play(self, meter: Meter) -> None:
        rng = random.Random(self.address + self.cookie)
        headers = {"Cookie": self.cookie}
        async with websockets.connect(
            self.address, additional_headers=headers, max_size=None, compression=None
        ) as live:
            mine = -1
            async for told in live:
                message = READ.decode(told)
                if message.kind != "update":
                    continue
                if message.n - 1 in self.sent:
                    took = time.perf_counter() - self.sent[message.n - 1]
                    (meter.own_move if mine == message.n - 1 else meter.others.append)(took)
                if message.result is not None:
                    return
                if message.ask is not None:
                    if self.think:
                        await asyncio.sleep(rng.uniform(0, 2 * self.think))
                    mine = message.n
                    self.sent[mine] = time.perf_counter()
                    option = rng.choice(message.ask.options).id
                    await live.send(json.dumps({"do": "play", "n": mine, "option": option}))


async def set_up(address: str, people: int) -> tuple[str, list[str]]:
    """A table, and the cookies of the people at it."""
    seats = (
        [{"kind": "me"}]
        + [{"kind": "open"}] * (people - 1)
        + [{"kind": "computer"}] * (4 - people if people < 3 else 0)
    )
    # On a busy machine a connection that is kept may be given up just when it is used again.
    anew = httpx.Limits(max_keepalive_connections=0)
    clients = [httpx.AsyncClient(base_url=f"http://{address}", timeout=60, limits=anew) for _ in range(people)]
    try:
        table = (await clients[0].post("/api/tables", json={"game": "wizard", "seats": seats})).json()
        for client in clients[1:]:
            await client.post(f"/api/tables/{table['id']}/seat", json={"invitation": table["invitation"]})
        if people > 1:
            await clients[0].post(f"/api/tables/{table['id']}/start")
        return table["id"], [f"slet-player={client.cookies['slet-player']}" for client in clients]
    finally:
        for client in clients:
            await client.aclose()


async def played_out(address: str) -> str:
    """A finished game: who set the table up has left, and computer players have played it."""
    wanted = {"game": "wizard", "seats": [{"kind": "me"}, *[{"kind": "computer", "level": "novice"}] * 2]}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        table: str = (await client.post("/api/tables", json=wanted)).json()["id"]
        await client.post(f"/api/tables/{table}/leave")
        while (await client.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.5)
        return table


async def look_back(address: str, table: str) -> bool:
    """As a page does it: asked for, and asked again how far it is. True when it is done; one that fails is an error."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as client:
        known = 0
        while True:
            stage = (await client.post(f"/api/tables/{table}/review?since={known}")).json()
            known = stage["done"]
            if stage["state"] == "failed":
                raise RuntimeError(stage["text"])
            if stage["state"] == "done":
                return True
            await asyncio.sleep(1.2)


async def run(args: argparse.Namespace, address: str, server: int) -> Meter:
    """Play, and tell what was measured."""
    gate = asyncio.Semaphore(8)

    async def one() -> tuple[str, list[str]]:
        async with gate:
            return await set_up(address, args.people)

    began = time.perf_counter()
    tables = await asyncio.gather(*[one() for _ in range(args.tables)])
    print(f"{args.tables} tables set up in {time.perf_counter() - began:.1f} s", flush=True)
    finished = await asyncio.gather(*[played_out(address) for _ in range(args.finished)])
    await asyncio.sleep(args.finished * 3)  # until they are in the archive
    reviews = [asyncio.create_task(look_back(address, table)) for table in finished if args.reviews]
    meter = Meter(args.moves)
    began, used, own = time.perf_counter(), processor_time(server), time.process_time()
    playing = asyncio.create_task(play_all(args, address, tables, meter))
    enough = asyncio.create_task(meter.wait())
    await asyncio.wait([playing, enough], timeout=args.seconds, return_when=asyncio.FIRST_COMPLETED)
    took, used, own = time.perf_counter() - began, processor_time(server) - used, time.process_time() - own
    for task in (playing, enough, *reviews):
        task.cancel()
    told = await asyncio.gather(playing, enough, *reviews, return_exceptions=True)
    if reviews:
        failed = [repr(one) for one in told if isinstance(one, RuntimeError)]
        print(
            f"{len(reviews)} games looked back at meanwhile, {sum(one is True for one in told)} of them to their end",
            *failed,
        )
    meter.rate = report("Slet", meter.own, meter.others, took)
    report_processor(used, own, len(meter.own))
    return meter


async def play_all(args: argparse.Namespace, address: str, tables: list[tuple[str, list[str]]], meter: Meter) -> None:
    seats = []
    for table, cookies in tables:
        sent: dict[int, float] = {}
        seats += [Seat(address, table, cookie, sent, args.think) for cookie in cookies]
    await asyncio.gather(*[seat.play(meter) for seat in seats])


def report(name: str, own: list[float], others: list[float], took: float) -> float:
    """Say what was measured; the moves of people in a second."""
    rate = len(own) / took
    print(f"{name}: {len(own)} moves of people in {took:.1f} s, {rate:.0f} a second")
    for what, times in (("told to the one who moved", own), ("told to another one", others)):
        if len(times) > 1:
            cuts = statistics.quantiles(times, n=100)
            print(
                f"  {what}: median {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms, p99 {cuts[98] * 1000:.1f} ms"
            )
    return rate


def report_processor(server: float, people: float, moves: int) -> None:
    of_server, of_people = (used / max(1, moves) * 1000 for used in (server, people))
    print(
        f"  processor time for each move: {of_server:.2f} ms of the server, {of_people:.2f} ms of the people",
        flush=True,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processor_time(process: int) -> float:
    """Seconds of processor time that the process has used so far; nothing is known of it outside Linux."""
    facts = Path(f"/proc/{process}/stat")
    if not facts.is_file():
        return float("nan")
    fields = facts.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_time() -> float:
    """Seconds of processor time of the processes that were started here and have ended."""
    times = os.times()
    return times.children_user + times.children_system


@contextmanager
def serving(port: int, folder: Path) -> Iterator[int]:
    """A server with an empty database for as long as it is needed."""
    database = os.environ.get("SLET_DATABASE_URL") or f"sqlite+aiosqlite:///{folder}/load.db"
    environment = {
        **os.environ,
        "SLET_DATABASE_URL": database,
        "SLET_REQUESTS_A_MINUTE": "10000000",
        "SLET_TABLES_AN_HOUR": "10000000",
        "SLET_CONNECTIONS": "100000",
        "SLET_OPEN_TABLES": "10000000",
        "SLET_OWN_TABLES": "10000000",
        "SLET_OPEN_SEATS": "10000000",
        "SLET_OWN_SEATS": "10000000",
    }
    command = [sys.executable, "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        wait_for(port)
        yield server.pid
    finally:
        server.terminate()
        server.wait(20)


def with_server(args: argparse.Namespace) -> Meter:
    port = free_port()
    quick = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with tempfile.TemporaryDirectory() as folder, serving(port, Path(folder)) as server, quick as runner:
        return runner.run(run(args, f"127.0.0.1:{port}", server))


def wait_for(port: int) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=5).status_code == httpx.codes.OK:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")


def peer() -> str | None:
    """The Node that can run boardgame.io; None where one of them is not installed."""
    node = shutil.which("node")
    if node is None or not (PEER / "node_modules" / "boardgame.io").is_dir():
        print("boardgame.io is not installed (npm install in bench/boardgame): not compared")
        return None
    return node


def with_boardgame_io(node: str, args: argparse.Namespace) -> dict[str, float]:
    """The same number of moves at the same number of tables through the server of boardgame.io: moves in a second.

    It keeps nothing unless it is told to; Slet keeps every move before it tells anybody. So it plays twice.
    """
    with tempfile.TemporaryDirectory() as folder:
        ways = {"in memory": [], "kept in files": [folder]}
        return {how: play_peer(f"boardgame.io, {how}", node, kept, args) for how, kept in ways.items()}


def play_peer(name: str, node: str, kept: list[str], args: argparse.Namespace) -> float:
    """One run of the peer; its moves in a second."""
    port = str(free_port())
    with subprocess.Popen([node, "server.cjs", port, *kept], cwd=PEER, stdout=subprocess.PIPE) as server:  # noqa: S603
        try:
            assert server.stdout is not None
            server.stdout.readline()
            used = processor_time(server.pid)
            command = [
                node,
                "load.cjs",
                str(args.tables),
                str(args.people),
                str(args.moves or 2000),
                str(args.seconds),
                port,
            ]
            patience = args.seconds + 120
            own = children_time()
            done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, timeout=patience, check=True)  # noqa: S603
            used, own = processor_time(server.pid) - used, children_time() - own
        finally:
            server.terminate()
    measured = json.loads(done.stdout.splitlines()[-1])
    rate = report(name, measured["own"], measured["others"], measured["seconds"])
    report_processor(used, own, len(measured["own"]))
    return rate


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument(
        "--people", type=int, default=1, help="at each table: 1 among computer players, or 3 to 6 alone"
    )
    parser.add_argument("--think", type=float, default=0.0, help="seconds that a person thinks on average")
    parser.add_argument("--moves", type=int, default=0, help="stop after so many moves of people")
    parser.add_argument("--seconds", type=float, default=30.0, help="stop after so long at the latest")
    parser.add_argument("--finished", type=int, default=0, help="let computer players finish so many games before")
    parser.add_argument("--reviews", action="store_true", help="look back at those meanwhile")
    parser.add_argument("--rounds", type=int, default=1, help="play it so often, each in turn; medians are told")
    args = parser.parse_args()
    node = peer() if args.people >= 3 else None
    ratios: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        rate = with_server(args).rate
        for how, theirs in with_boardgame_io(node, args).items() if node else ():
            ratios.setdefault(how, []).append(rate / theirs)
    for how, found in ratios.items():
        times = ", ".join(f"{ratio:.2f}" for ratio in sorted(found))
        print(f"Slet beside boardgame.io, {how}: {statistics.median(found):.2f} times as many moves a second ({times})")


if __name__ == "__main__":
    main()
