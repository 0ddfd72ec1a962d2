"""Kills servers at random moments while people play, and holds what everybody was told against what is kept.

    python proof/kills.py --on postgresql --workers 3 --tables 200 --kills 500
    python proof/kills.py --on sqlite --tables 60 --kills 200

Each answer that somebody heard counted must be there, exactly once; nothing that was shown to anybody may be taken
back; and after every kill every table must move again within ten seconds.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from account import account
from crowd import Crowd
from servers import Server

from support.services import database_on

WITHIN = 10.0
"""Seconds in which a table has to move again."""


@contextmanager
def running(args: argparse.Namespace) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(args.log) if args.log else Path(folder) / "log.txt"
        if args.on == "sqlite":
            server = Server(f"sqlite:///{folder}/slet.db", log, port=args.port)
            server.copied = True
            server.start()
            try:
                yield server
            finally:
                server.stop()
            return
        with database_on() as database:
            server = Server(database, log, "--workers", str(args.workers), port=args.port)
            server.start()
            try:
                yield server
            finally:
                server.stop()


async def kill_one(server: Server, on: str, rng: random.Random, crowd: Crowd) -> None:
    if on == "sqlite":
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        crowd.reachable.since = time.monotonic()
        return
    # The others have to serve: a site of which all workers are killed before they wake proves nothing.
    victim = rng.choice(server.workers() or [0])
    while len([pid for pid in server.serving() if pid != victim]) < server.several - 1:
        await asyncio.sleep(0.1)
    with suppress(ProcessLookupError):
        if victim:
            os.kill(victim, signal.SIGKILL)


async def play(args: argparse.Namespace, server: Server) -> tuple[Crowd, int, list[str]]:
    rng = random.Random(args.seed)
    crowd = Crowd(server.address, args.tables, args.think)
    await crowd.begin()
    begun = time.monotonic()
    done = 0
    print(f"{args.tables} tables play", flush=True)
    while done < args.kills and time.monotonic() - begun < args.minutes * 60:
        await asyncio.sleep(rng.expovariate(1 / args.every))
        await kill_one(server, args.on, rng, crowd)
        done += 1
        if done % 10 == 0:
            longest = max([wait for _, wait in crowd.waits()], default=0.0)
            print(
                f"{done} kills, {crowd.acknowledged} answers acknowledged, "
                f"longest wait {longest:.1f} s, {len(server.errors())} errors logged",
                flush=True,
            )
    stuck = await crowd.all_move(WITHIN)
    await crowd.end()
    return crowd, done, stuck


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--on", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--every", type=float, default=2.0, help="seconds from one kill to the next, on average")
    parser.add_argument("--think", type=float, default=3.0, help="seconds that a person thinks on average")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--log", default="", help="where the server's log is to be kept")
    args = parser.parse_args()
    with running(args) as server:
        crowd, kills, stuck = asyncio.run(play(args, server))
        found = asyncio.run(account(server.database, crowd.notes))
        errors = server.errors()
    waits = sorted(wait for _, wait in crowd.waits())
    late = sum(wait > WITHIN for wait in waits)
    print(f"{kills} kills on {args.on}, {len(crowd.notes)} tables, {found.acts} acts kept")
    print(f"{found.acknowledged} answers acknowledged and {found.shown} views told: {len(found.faults)} faults")
    if waits:
        p99 = waits[int(len(waits) * 0.99)]
        print(f"until somebody was asked again: median {waits[len(waits) // 2]:.2f} s, p99 {p99:.2f} s, ", end="")
        print(f"longest {waits[-1]:.1f} s; {late} of {len(waits)} longer than {WITHIN:.0f} s")
    print(f"tables that did not move again: {stuck or 'none'}; errors in the log: {len(errors)}")
    for fault in [*found.faults, *errors][:40]:
        print("  ", fault)
    sys.exit(bool(found.faults or stuck or late))


if __name__ == "__main__":
    main()
