"""What else may befall a host while people play: `python proof/faults.py` (or the names of some).

    restarted   PostgreSQL is restarted, in good order and at once
    cut         nobody reaches PostgreSQL for a while
    silent      PostgreSQL answers nothing for a while, and nobody hangs up
    slow        each word from or to PostgreSQL takes 100 ms longer for a while
    full        the disk takes nothing any more, then it does again (SQLite)
    clock       the clock of the machine jumps an hour ahead, then two back; all games have clocks
    hung        all computer players hang

PostgreSQL is one of its own, so that nobody else is harmed. Nothing that was acknowledged may be lost, nothing that was
shown taken back, and when it is over every table must move within ten seconds.
"""

import argparse
import asyncio
import os
import pwd
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from account import account
from crowd import Crowd
from servers import Server

from support.services import database_on

CLOCK = """
import os, time
real, offset = time.time, os.environ["SLET_PROOF_OFFSET"]

def shifted():
    try:
        with open(offset) as file:
            return real() + float(file.read())
    except (OSError, ValueError):
        return real()

time.time = shifted
"""
Works = Callable[[Server, Crowd], Awaitable[None]]


class OwnPostgres:
    """A PostgreSQL in a folder of its own; where we are root it runs as its own user."""

    def __init__(self, folder: Path, port: int) -> None:
        self._data = folder / "data"
        self._port = port
        found = shutil.which("pg_ctl") or next(map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))), "")
        if not found:
            raise SystemExit("PostgreSQL is not installed: its pg_ctl is needed.")
        self._bin = Path(found).parent
        self._as: list[str] = []
        if os.getuid() == 0:
            self._as = ["runuser", "-u", "postgres", "--"]
            folder.chmod(0o755)
            os.chown(folder, pwd.getpwnam("postgres").pw_uid, -1)

    def _run(self, *command: str) -> None:
        subprocess.run([*self._as, *command], check=True, stdout=subprocess.DEVNULL, cwd="/")  # noqa: S603

    def start(self) -> None:
        self._run(str(self._bin / "initdb"), "-D", str(self._data), "-U", "postgres", "-A", "trust", "-E", "UTF8")
        self.control("start", "-o", f"-p {self._port} -h 127.0.0.1 -k {self._data}")

    def control(self, what: str, *more: str) -> None:
        self._run(str(self._bin / "pg_ctl"), "-D", str(self._data), "-w", "-l", str(self._data / "log"), *more, what)


class Between:
    """Stands between the server and its database, and passes on, late, nothing, or hangs up. In a thread of its own."""

    def __init__(self, to: int, port: int) -> None:
        self._to = to
        self._port = port
        self.delay = 0.0
        self.silent = False
        self._refuses = False
        self._open: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()

    def __enter__(self) -> Self:
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        starting = asyncio.start_server(self._serve, "127.0.0.1", self._port)
        asyncio.run_coroutine_threadsafe(starting, self._loop).result(10)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)

    async def cut(self, seconds: float) -> None:
        self._refuses = True
        self._loop.call_soon_threadsafe(self._hang_up)
        await asyncio.sleep(seconds)
        self._refuses = False

    def _hang_up(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refuses:
            writer.transport.abort()
            return
        inner, outer = await asyncio.open_connection("127.0.0.1", self._to)
        self._open |= {writer, outer}
        await asyncio.gather(self._pass_on(reader, outer), self._pass_on(inner, writer), return_exceptions=True)
        self._open -= {writer, outer}

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65536):
                while self.silent:
                    await asyncio.sleep(0.02)
                if self.delay:
                    await asyncio.sleep(self.delay)
                writer.write(data)
                await writer.drain()
        finally:
            writer.close()


@contextmanager
def on_postgres(folder: Path, port: int) -> Iterator[tuple[OwnPostgres, str]]:
    postgres = OwnPostgres(folder, port)
    postgres.start()
    try:
        with database_on(f"postgresql://postgres@127.0.0.1:{port}") as database:
            yield postgres, database
    finally:
        postgres.control("stop", "-m", "immediate")


class Proof:
    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args
        self.failed: list[str] = []

    def play(self, name: str, server: Server, befalls: Works, *, clock: bool = False, kept: str = "") -> None:
        """People play, it befalls, they play on; then it is looked at what came of it."""
        server.start()
        try:
            crowd, stuck = asyncio.run(self._play(server, befalls, clock))
            found = asyncio.run(account(kept or server.database, crowd.notes))
        finally:
            server.stop()
        waits = [wait for _, wait in crowd.waits()]
        well = not found.faults and not stuck
        print(
            f"{name}: {'held' if well else 'FAILED'}; {found.acknowledged} answers acknowledged, {found.shown} shown,",
            f"{len(found.faults)} faults; longest wait {max(waits, default=0):.1f} s;",
            f"did not move again: {stuck or 'none'}",
            flush=True,
        )
        for fault in found.faults[:10]:
            print("  ", fault)
        if not well:
            self.failed.append(name)

    async def _play(self, server: Server, befalls: Works, clock: bool) -> tuple[Crowd, list[str]]:
        crowd = Crowd(server.address, self._args.tables, 1.0, clock=clock)
        await crowd.begin()
        await asyncio.sleep(self._args.seconds)
        await befalls(server, crowd)
        crowd.reachable.since = time.monotonic()
        heard = [len(one.shown) for one in crowd.notes]
        await asyncio.sleep(self._args.within)
        stuck = await crowd.all_move(self._args.within)
        still = [
            one.id
            for one, before_it in zip(crowd.notes, heard, strict=False)
            if len(one.shown) == before_it and not one.over
        ]
        await crowd.end()
        return crowd, sorted({*stuck, *still})


def with_postgres(proof: Proof, names: list[str], port: int, folder: Path) -> None:
    with on_postgres(folder / "postgres", port) as (postgres, database):
        direct = Server(database, folder / "log.txt", "--workers", "2", port=port + 2)

        async def restarted(_server: Server, _crowd: Crowd) -> None:
            for how in ("fast", "immediate"):
                await asyncio.to_thread(postgres.control, "restart", "-m", how)
                await asyncio.sleep(5)

        if "restarted" in names:
            proof.play("restarted", direct, restarted)
        reached = database.replace(f":{port}/", f":{port + 1}/")
        with Between(port, port + 1) as between:
            for name in [name for name in ("cut", "silent", "slow") if name in names]:
                server = Server(reached, folder / f"{name}.txt", "--workers", "2", port=port + 2)
                proof.play(name, server, _between(name, between), kept=database)


def _between(name: str, between: Between) -> Works:
    async def befalls(_server: Server, _crowd: Crowd) -> None:
        if name == "cut":
            await between.cut(8)
        elif name == "silent":
            between.silent = True
            await asyncio.sleep(8)
            between.silent = False
        else:
            between.delay = 0.1
            await asyncio.sleep(20)
            between.delay = 0.0

    return befalls


def full(proof: Proof, folder: Path, port: int) -> None:
    server = Server(f"sqlite:///{folder}/full.db", folder / "full.txt", port=port)

    async def befalls(server: Server, _crowd: Crowd) -> None:
        """No file may grow: what SQLite meets on a full disk."""
        largest = max(file.stat().st_size for file in folder.glob("full.db*"))
        whole = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (largest // 2, whole[1]))
        await asyncio.sleep(8)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, whole)

    proof.play("full", server, befalls)


def clock(proof: Proof, folder: Path, port: int) -> None:
    shim = folder / "shim"
    shim.mkdir()
    (shim / "sitecustomize.py").write_text(CLOCK)
    offset = folder / "offset"
    path = os.pathsep.join(filter(None, [str(shim), os.environ.get("PYTHONPATH", "")]))
    settings = {"PYTHONPATH": path, "SLET_PROOF_OFFSET": str(offset)}
    server = Server(f"sqlite:///{folder}/clock.db", folder / "clock.txt", port=port, **settings)

    async def befalls(_server: Server, _crowd: Crowd) -> None:
        for jump in ("3600", "-3600"):
            offset.write_text(jump)
            await asyncio.sleep(6)

    proof.play("clock", server, befalls, clock=True)


def hung(proof: Proof, folder: Path, port: int) -> None:
    server = Server(f"sqlite:///{folder}/hung.db", folder / "hung.txt", port=port, SLET_THINKING_SECONDS="2")

    async def befalls(server: Server, _crowd: Crowd) -> None:
        while not (stopped := server.thinkers()):
            await asyncio.sleep(0.2)
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(8)

    proof.play("hung", server, befalls)


POSTGRES = ("restarted", "cut", "silent", "slow")
OTHERS: dict[str, Callable[[Proof, Path, int], None]] = {"full": full, "clock": clock, "hung": hung}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("faults", nargs="*", default=[*POSTGRES, *OTHERS])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0, help="of play before it befalls")
    parser.add_argument("--within", type=float, default=10.0, help="seconds in which every table has to move again")
    parser.add_argument("--port", type=int, default=9400, help="the first of four that are free")
    args = parser.parse_args()
    proof = Proof(args)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)
        if wanted := [name for name in POSTGRES if name in args.faults]:
            (folder / "postgres").mkdir()
            with_postgres(proof, wanted, args.port, folder)
        for name, prove in OTHERS.items():
            if name in args.faults:
                prove(proof, folder, args.port + 3)
    sys.exit(bool(proof.failed))


if __name__ == "__main__":
    main()
