"""What a table, a move, somebody who looks on and a table that sleeps cost: `python bench/costs.py`.

Starts `slet serve` with an empty database (SQLite) and measures its memory and its processor time, which
a busy machine changes less; times until something is told need a quiet one. Each part by itself: `--only spectators`.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

import websockets
from load import READ, Meter, Seat, free_port, play_all, processor_time, serving, set_up

PAGE = os.sysconf("SC_PAGE_SIZE")
PARTS = ("tables", "spectators", "sleeping", "growth")
SETTLED = 5
"""Minutes after which the memory is not to grow any more."""


def memory(process: int) -> int:
    """Bytes that the process has in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


def kept(file: Path) -> int:
    """Bytes of the database, packed."""
    with tempfile.TemporaryDirectory() as folder, closing(sqlite3.connect(file)) as database:
        copy = Path(folder) / "copy.db"
        database.execute("VACUUM INTO ?", (str(copy),))
        return copy.stat().st_size


def acts_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute("SELECT count(*) FROM acts").fetchone()[0])


async def played(address: str, tables: list[tuple[str, list[str]]], moves: int, seconds: float) -> int:
    """People play without stopping to think; how many moves they made."""
    meter = Meter(moves)
    wanted = argparse.Namespace(think=0.0)
    playing = asyncio.create_task(play_all(wanted, address, tables, meter))
    enough = asyncio.create_task(meter.wait())
    await asyncio.wait([playing, enough], timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in (playing, enough):
        task.cancel()
    await asyncio.gather(playing, enough, return_exceptions=True)
    return len(meter.own)


async def of_tables(args: argparse.Namespace, address: str, server: int, file: Path) -> None:
    warm = [await set_up(address, 3)]
    await played(address, warm, 50, 60)
    before, size = memory(server), kept(file)
    gate = asyncio.Semaphore(8)

    async def one() -> tuple[str, list[str]]:
        async with gate:
            return await set_up(address, 3)

    tables = await asyncio.gather(*[one() for _ in range(args.tables)])
    made, size_made = memory(server), kept(file)
    acts, used = acts_in(file), processor_time(server)
    moves = await played(address, tables, args.moves, args.seconds)
    used = processor_time(server) - used
    await asyncio.sleep(1)
    per_table = (made - before) / args.tables / 1024
    lived = (memory(server) - before) / args.tables / 1024
    print(f"a table that was set up, {args.tables} of them: {per_table:.0f} KiB of memory, ", end="")
    print(f"{(size_made - size) / args.tables / 1024:.2f} KiB of the database")
    print(f"  after three people played {moves / args.tables:.0f} moves at each: {lived:.0f} KiB of memory")
    more = max(1, acts_in(file) - acts)
    print(f"a move: {used / max(1, moves) * 1000:.2f} ms of the processor, ", end="")
    print(f"{(kept(file) - size_made) / more:.0f} bytes of the database")


class Spectator:
    def __init__(self, address: str, table: str, sent: dict[int, float]) -> None:
        self._address = f"ws://{address}/ws/tables/{table}?lang=en"
        self._sent = sent
        self.took: list[float] = []
        self.bytes = 0
        self.here = asyncio.Event()

    async def look_on(self) -> None:
        async with websockets.connect(self._address, max_size=None, compression=None, open_timeout=120) as live:
            async for told in live:
                now = time.perf_counter()
                message = READ.decode(told)
                if message.kind == "update":
                    self.here.set()
                    self.bytes += len(told)
                    if message.n - 1 in self._sent:
                        self.took.append(now - self._sent[message.n - 1])


async def of_spectators(args: argparse.Namespace, address: str, server: int, _file: Path) -> None:
    table, cookies = await set_up(address, 3)
    alone = await _moves_at(address, table, cookies, server, args.looked_at)
    before = memory(server)
    sent: dict[int, float] = {}
    others = [Spectator(address, table, sent) for _ in range(args.spectators)]
    looking = [asyncio.create_task(one.look_on()) for one in others]
    await asyncio.gather(*[asyncio.wait_for(one.here.wait(), 300) for one in others])
    each = (memory(server) - before) / args.spectators / 1024
    for one in others:
        one.bytes = 0
    watched = await _moves_at(address, table, cookies, server, args.looked_at, sent)
    await asyncio.sleep(2)
    told = sum(len(one.took) for one in others)
    for task in looking:
        task.cancel()
    await asyncio.gather(*looking, return_exceptions=True)
    cuts = statistics.quantiles([took for one in others for took in one.took], n=100)
    print(f"one who looks on, {args.spectators} of them: {each:.0f} KiB of memory; ", end="")
    print(f"{(watched - alone) / args.spectators * 1e6:.0f} µs of the processor and ", end="")
    print(f"{sum(one.bytes for one in others) / max(1, told):.0f} bytes for each move")
    print(f"  told after: median {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms ({told} times)")


async def _moves_at(
    address: str, table: str, cookies: list[str], server: int, moves: int, sent: dict[int, float] | None = None
) -> float:
    """Seconds of the processor for each move."""
    noted = {} if sent is None else sent
    meter = Meter(moves)
    people = [asyncio.create_task(Seat(address, table, cookie, noted, 0.1).play(meter)) for cookie in cookies]
    used = processor_time(server)
    await asyncio.wait_for(meter.wait(), 300)
    used = processor_time(server) - used
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return used / max(1, len(meter.own))


def put_to_sleep(file: Path, many: int, table: str) -> None:
    """So many copies of a table, with its moves, that nobody looks at."""
    with closing(sqlite3.connect(file)) as database:
        names = {
            name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            for name in ("tables", "seats", "acts")
        }
        for name, columns in names.items():
            key = "id" if name == "tables" else "table"
            asked = f'SELECT * FROM {name} WHERE "{key}" = ?'  # noqa: S608
            rows = database.execute(asked, (table,)).fetchall()
            place = columns.index(key)
            marks = ", ".join("?" * len(columns))
            database.executemany(
                f"INSERT INTO {name} VALUES ({marks})",  # noqa: S608
                ((*row[:place], f"{row[place]}{n:09}", *row[place + 1 :]) for n in range(many) for row in rows),
            )
        database.commit()


def at_rest(server: int) -> float:
    """Wait until it does nothing any more: games are taken up again. Seconds of the processor until then."""
    used = processor_time(server)
    while True:
        time.sleep(5)
        before, used = used, processor_time(server)
        if used - before < 0.1:
            return used


class Woken(NamedTuple):
    """What a start of the server and a move then cost."""

    start: float
    """Seconds until it serves."""
    start_used: float
    """Seconds of the processor until it does nothing any more."""
    move: float
    """Seconds of the processor."""
    told: float
    """Seconds until whoever moved is told: the median."""


def wake(folder: Path, moves: int) -> Woken:
    """Start the server, let it come to rest, and play at a few tables."""
    port, began = free_port(), time.perf_counter()
    with serving(port, folder) as server:
        took = time.perf_counter() - began
        return Woken(took, at_rest(server), *asyncio.run(of_a_few(f"127.0.0.1:{port}", server, moves)))


async def of_a_few(address: str, server: int, moves: int) -> tuple[float, float]:
    tables = [await set_up(address, 3) for _ in range(8)]
    await played(address, tables, moves // 4, 60)
    used = processor_time(server)
    meter = Meter(moves)
    playing = asyncio.create_task(play_all(argparse.Namespace(think=0.0), address, tables, meter))
    await asyncio.wait_for(meter.wait(), 120)
    used = processor_time(server) - used
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return used / len(meter.own), statistics.median(meter.own)


def of_sleeping(args: argparse.Namespace, folder: Path) -> None:
    """The cost of a start and of a move, beside none and so many tables that sleep; in turns, each with a database of
    its own.
    """
    beside = {0: folder / "none", args.sleeping: folder / "many"}
    for asleep, own in beside.items():
        own.mkdir()
        port = free_port()
        with serving(port, own) as server:
            table = asyncio.run(of_one(f"127.0.0.1:{port}", server, args.looked_at))
        if asleep:
            began = time.perf_counter()
            put_to_sleep(own / "load.db", asleep, table)
            print(f"{asleep} tables put there in {time.perf_counter() - began:.0f} s: ", end="")
            print(f"{(own / 'load.db').stat().st_size / 1e6:.0f} MB", flush=True)
    woken: dict[int, list[Woken]] = {asleep: [] for asleep in beside}
    for _ in range(args.rounds):
        for asleep, own in beside.items():
            woken[asleep].append(wake(own, args.moves))
    medians = {
        n: Woken(*(statistics.median(values) for values in zip(*all_, strict=True))) for n, all_ in woken.items()
    }
    for asleep, one in medians.items():
        print(f"{asleep} tables that sleep, each with {args.looked_at} moves: a start takes {one.start:.2f} s ", end="")
        print(
            f"({one.start_used:.2f} s of the processor until it rests), a move {one.move * 1000:.3f} ms of the ", end=""
        )
        print(f"processor, told after {one.told * 1000:.1f} ms")
    none, many = medians.values()
    times = ", ".join(f"{name} {other / one:.2f}" for name, one, other in zip(Woken._fields, none, many, strict=True))
    print(f"with many beside with none, medians of {args.rounds}: {times}")


async def of_one(address: str, server: int, moves: int) -> str:
    """A table at which so many moves were made."""
    table, cookies = await set_up(address, 3)
    await _moves_at(address, table, cookies, server, moves)
    return table


def of_growth(args: argparse.Namespace, folder: Path) -> None:
    """Memory while people play for so many minutes, with new tables in the place of those that are over."""
    port = free_port()
    with serving(port, folder) as server:
        asyncio.run(grow(args, f"127.0.0.1:{port}", server))


async def grow(args: argparse.Namespace, address: str, server: int) -> None:
    empty = memory(server)
    meter, over = Meter(0), [0]
    gate = asyncio.Semaphore(4)

    async def one_place() -> None:
        while True:
            async with gate:
                table, cookies = await set_up(address, 3)
            sent: dict[int, float] = {}
            await asyncio.gather(*[Seat(address, table, cookie, sent, args.think).play(meter) for cookie in cookies])
            over[0] += 1

    places = [asyncio.create_task(one_place()) for _ in range(args.tables)]
    began, after, at_five, has = time.monotonic(), 0, 0, 0
    print("| minutes | memory, MiB | over the empty server, KiB a table in play | moves | games over |")
    print("| --- | --- | --- | --- | --- |")
    while after < args.minutes:
        after += 1
        await asyncio.sleep(max(0.0, began + after * 60 - time.monotonic()))
        has = memory(server)
        if after == SETTLED:
            at_five = has
        a_table = (has - empty) / args.tables / 1024
        print(f"| {after} | {has / 2**20:.1f} | {a_table:.0f} | {len(meter.own)} | {over[0]} |", flush=True)
    for place in places:
        place.cancel()
    await asyncio.gather(*places, return_exceptions=True)
    if at_five:
        print(
            f"after {SETTLED} minutes {at_five / 2**20:.1f} MiB, after {after} {has / 2**20:.1f}: {has / at_five:.3f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=PARTS, action="append", help="this part alone")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=120, help="of play, at most")
    parser.add_argument("--spectators", type=int, default=300)
    parser.add_argument(
        "--looked-at", type=int, default=100, help="moves that are looked at, or made where others sleep"
    )
    parser.add_argument("--sleeping", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3, help="where others sleep: so often, in turns")
    parser.add_argument("--minutes", type=int, default=20, help="of play, to see whether the memory grows")
    parser.add_argument("--think", type=float, default=0.5, help="seconds that people think meanwhile, on average")
    args = parser.parse_args()
    os.environ.pop("SLET_DATABASE_URL", None)
    random.seed(1)
    print(json.dumps({"cores": os.cpu_count(), "load before": os.getloadavg()[0]}))
    alone = {"sleeping": of_sleeping, "growth": of_growth}
    live = {"tables": of_tables, "spectators": of_spectators}
    for name in args.only or PARTS:
        folder = Path(tempfile.mkdtemp(prefix=f"slet-{token_hex(2)}-"))
        try:
            if name in alone:
                alone[name](args, folder)
                continue
            port = free_port()
            with serving(port, folder) as server:
                asyncio.run(live[name](args, f"127.0.0.1:{port}", server, folder / "load.db"))
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
