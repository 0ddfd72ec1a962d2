"""Servers for proofs: started as a host would, so that their processes can be found, killed and started again."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

import asyncpg
import httpx

POSTGRES = os.environ.get("SLET_TESTS_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
MUCH = "100000000"
WITHOUT_LIMITS = {
    "SLET_REQUESTS_A_MINUTE": MUCH,
    "SLET_TABLES_AN_HOUR": MUCH,
    "SLET_CONNECTIONS": MUCH,
    "SLET_OPEN_TABLES": MUCH,
    "SLET_OPEN_SEATS": MUCH,
}
"""All people of a proof come from one address."""


def on_postgres(statement: str, server: str = POSTGRES) -> None:
    async def told() -> None:
        connection = await asyncpg.connect(f"{server}/postgres", timeout=60)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(told())


@contextmanager
def new_database(server: str = POSTGRES) -> Iterator[str]:
    name = f"slet_proof_{token_hex(6)}"
    on_postgres(f"CREATE DATABASE {name}", server)
    try:
        yield f"{server}/{name}"
    finally:
        on_postgres(f"DROP DATABASE {name} WITH (FORCE)", server)


class Server:
    """`slet serve`, with its log in a file."""

    def __init__(self, database: str, log: Path, *arguments: str, port: int = 0, **settings: str) -> None:
        self.database = database
        self.log = log
        self._arguments = arguments
        self._port = port
        self._environment = {**os.environ, **WITHOUT_LIMITS, "SLET_DATABASE_URL": database, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, within: float = 120) -> None:
        command = [sys.executable, "-u", "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--no-browser"]
        begun = self.log.stat().st_size if self.log.exists() else 0
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603
                [*command, "--port", str(self._port), *self._arguments],
                env=self._environment,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        end = time.monotonic() + within
        said = ""
        while time.monotonic() < end:
            said = self.log.read_bytes()[begun:].decode(errors="replace")
            if found := re.search(r"http://[\w.]+:(\d+)", said):
                self._port = int(found[1])
                if self._answers():
                    return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {said[-2000:]}")

    def _answers(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/api/games", timeout=10).status_code == httpx.codes.OK
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As if the power had failed, and with it all that it had started."""
        assert self._process is not None
        below = descendants(self.pid)
        self._process.kill()
        self._process.wait()
        for one in below:
            _signal(one, signal.SIGKILL)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()

    @property
    def several(self) -> int:
        """How many workers there are to be."""
        return int(self._arguments[self._arguments.index("--workers") + 1]) if "--workers" in self._arguments else 1

    def workers(self) -> list[int]:
        """The processes that serve, less the dead: Python also starts one that looks after what they share."""
        found = [(pid, _command(pid)) for pid in children(self.pid)]
        return [pid for pid, command in found if command and b"resource_tracker" not in command]

    def serving(self) -> list[int]:
        """Those workers that have woken up: each has a file with its figures."""
        found = self.workers()
        for pid in found:
            for one in _environment(pid):
                if one.startswith(b"PROMETHEUS_MULTIPROC_DIR="):
                    files = Path(one.partition(b"=")[2].decode()).glob("gauge_livesum_*.db")
                    awake = {int(file.stem.rpartition("_")[2]) for file in files}
                    return [one for one in found if one in awake]
        return []

    def thinkers(self) -> list[int]:
        """The processes in which computer players think."""
        serving = self.workers() if "--workers" in self._arguments else [self.pid]
        return [pid for one in serving for pid in children(one) if b"spawn_main" in _command(pid)]

    def errors(self) -> list[str]:
        """What went wrong on the server, by its log."""
        said = self.log.read_text(errors="replace")
        return re.findall(
            r"^\S+ \S+ (?:error|critical) .*(?:\n(?!\d{4}-).*){0,40}|^Traceback.*(?:\n .*)*\n.*$", said, re.MULTILINE
        )


def children(pid: int) -> list[int]:
    try:
        tasks = Path(f"/proc/{pid}/task").iterdir()
        return [int(one) for task in tasks for one in (task / "children").read_text().split()]
    except OSError:
        return []


def descendants(pid: int) -> list[int]:
    below = children(pid)
    return [*below, *[other for one in below for other in descendants(one)]]


def _environment(pid: int) -> list[bytes]:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def _signal(pid: int, which: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, which)
