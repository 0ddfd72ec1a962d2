"""Servers for proofs: started as a host would, so that their processes can be found, killed and started again."""

import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.processes import THINKER, WORKER, called, descendants, environment_of

MUCH = "100000000"
WITHOUT_LIMITS = {
    "SLET_REQUESTS_A_MINUTE": MUCH,
    "SLET_TABLES_AN_HOUR": MUCH,
    "SLET_CONNECTIONS": MUCH,
    "SLET_OPEN_TABLES": MUCH,
    "SLET_OPEN_SEATS": MUCH,
}
"""All people of a proof come from one address."""


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
        """The processes that serve."""
        return called(WORKER, self.pid)

    def serving(self) -> list[int]:
        """Those workers that have woken up: each has a file with its figures."""
        found = self.workers()
        for pid in found:
            for one in environment_of(pid):
                if one.startswith(b"PROMETHEUS_MULTIPROC_DIR="):
                    files = Path(one.partition(b"=")[2].decode()).glob("gauge_livesum_*.db")
                    awake = {int(file.stem.rpartition("_")[2]) for file in files}
                    return [one for one in found if one in awake]
        return []

    def thinkers(self) -> list[int]:
        """The processes in which computer players think."""
        return called(THINKER, self.pid)

    def errors(self) -> list[str]:
        """What went wrong on the server, by its log."""
        said = self.log.read_text(errors="replace")
        return re.findall(
            r"^\S+ \S+ (?:error|critical) .*(?:\n(?!\d{4}-).*){0,40}|^Traceback.*(?:\n .*)*\n.*$", said, re.MULTILINE
        )


def _signal(pid: int, which: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, which)
