"""What a move costs where one worker serves and where several do: `python bench/workers.py --tables 60 --seconds 60`.

PostgreSQL, `slet serve` and those who play share this machine with whatever else runs on it: moves a second say how
busy it was. What says how far several workers go is the processor time of a move, of the workers and of PostgreSQL for
them, which that changes much less: were nothing lost, two workers would need as much for a move as one, and
bear twice as many. So *scaling* is the number of workers times what a move costs one, by what it costs several. Both
are measured in turns. `--think 4` tells how soon people at live tables are told of a move.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from load import Meter, Seat, processor_time, set_up

sys.path.insert(0, str(Path(__file__).parent.parent / "proof"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from servers import Server

from support.processes import WORKER, called
from support.services import POSTGRES, ask_postgres, database_on


class Measured(NamedTuple):
    moves: int
    seconds: float
    of_workers: float
    """Seconds of the processor."""
    of_database: float
    took: list[float]

    @property
    def cost(self) -> float:
        """Milliseconds of the processor for a move, of the workers and of the database for them."""
        return (self.of_workers + self.of_database) / max(1, self.moves) * 1000


@contextmanager
def serving(workers: int) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, database_on() as database:
        several = ["--workers", str(workers)] if workers > 1 else []
        server = Server(database, Path(folder) / "log.txt", *several)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def backends(database: str) -> list[int]:
    """The processes of PostgreSQL that serve the database."""
    name = database.rpartition("/")[2]
    return [row[0] for row in ask_postgres(f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}'")]  # noqa: S608


def used(processes: list[int]) -> float:
    return sum(processor_time(pid) for pid in processes if Path(f"/proc/{pid}").exists())


async def play(server: Server, args: argparse.Namespace) -> Measured:
    gate = asyncio.Semaphore(4)

    async def one() -> tuple[str, list[str]]:
        async with gate:
            return await set_up(server.address, 3)

    tables = await asyncio.gather(*[one() for _ in range(args.tables)])
    meter = Meter(0)
    people = [
        asyncio.create_task(Seat(server.address, table, cookie, sent, args.think).play(meter))
        for table, cookies in tables
        for sent in [dict[int, float]()]
        for cookie in cookies
    ]
    loop = asyncio.get_running_loop()
    await asyncio.sleep(args.before)
    processes = called(WORKER, server.pid) or [server.pid]
    there = await asyncio.to_thread(backends, server.database)
    moves, first, began = len(meter.own), used(processes), loop.time()
    database = used(there)
    await asyncio.sleep(args.seconds)
    done = Measured(
        len(meter.own) - moves,
        loop.time() - began,
        used(processes) - first,
        used(there) - database,
        meter.own[moves:],
    )
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return done


def tell(workers: int, found: list[Measured]) -> float:
    """What the runs with so many workers say; what a move costs, the median."""
    cost = statistics.median(one.cost for one in found)
    of_workers = statistics.median(one.of_workers / max(1, one.moves) * 1000 for one in found)
    rate = statistics.median(one.moves / one.seconds for one in found)
    cuts = statistics.quantiles([took for one in found for took in one.took], n=100)
    print(
        f"| {workers} | {rate:.0f} | {cuts[49] * 1000:.0f} ms | {cuts[98] * 1000:.0f} ms | "
        f"{of_workers:.2f} ms | {cost - of_workers:.2f} ms | {cost:.2f} ms |",
        flush=True,
    )
    return cost


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=2, help="beside one")
    parser.add_argument("--tables", type=int, default=60, help="with three people each")
    parser.add_argument("--think", type=float, default=0.5, help="seconds that a person thinks on average")
    parser.add_argument("--before", type=float, default=8.0, help="seconds of play before it is measured")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rounds", type=int, default=3, help="each in turn; medians are told")
    args = parser.parse_args()
    print(f"{args.tables} tables, think {args.think} s, load before {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    print(f"PostgreSQL at {POSTGRES.rpartition('@')[2]}", flush=True)
    found: dict[int, list[Measured]] = {1: [], args.workers: []}
    for _ in range(args.rounds):
        for workers, runs in found.items():
            with serving(workers) as server:
                runs.append(asyncio.run(play(server, args)))
    print("| workers | moves a second | told after, median | p99 | a move: workers | PostgreSQL | together |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    alone, together = (tell(workers, runs) for workers, runs in found.items())
    print(f"scaling by processor time: {args.workers * alone / together:.2f}")


if __name__ == "__main__":
    main()
