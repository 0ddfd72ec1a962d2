"""Servers for proofs: started as a host would, so that their processes can be found, killed and started again."""

import multiprocessing
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


COPIES = multiprocessing.get_context("forkserver")
COPIES.set_forkserver_preload(["slet.server.preloaded", "slet.cli.main"])


class Copy:
    """`slet serve` in a process that need not load anything, spoken to like a `Popen`."""

    def __init__(self, command: list[str], environment: dict[str, str], log: Path) -> None:
        self._process = COPIES.Process(target=_serve, args=(command, environment, log))
        self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def kill(self) -> None:
        self._process.kill()

    def terminate(self) -> None:
        self._process.terminate()

    def wait(self, timeout: float | None = None) -> None:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("slet serve", timeout or 0)


def _serve(command: list[str], environment: dict[str, str], log: Path) -> None:
    """In the copy: serve, with the log as its output, and let those who think be copies, too."""
    from slet.cli.main import main
    from slet.server.thinking import let_thinkers_be_copies

    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_APPEND)
    for one in (sys.stdout, sys.stderr):
        os.dup2(output, one.fileno())
        one.reconfigure(line_buffering=True, write_through=True)  # type: ignore[union-attr]
    let_thinkers_be_copies(())
    sys.exit(main(command))


class Server:
    """`slet serve`, with its log in a file."""

    copied = False
    """Whether it is to be a copy of a process that has loaded everything, for it is started very often."""

    def __init__(self, database: str, log: Path, *arguments: str, port: int = 0, **settings: str) -> None:
        self.database = database
        self.log = log
        self._arguments = arguments
        self._port = port
        self._environment = {**os.environ, **WITHOUT_LIMITS, "SLET_DATABASE_URL": database, **settings}
        self._process: subprocess.Popen[bytes] | Copy | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, within: float = 120) -> None:
        command = ["serve", "--host", "127.0.0.1", "--no-browser", "--port", str(self._port), *self._arguments]
        begun = self.log.stat().st_size if self.log.exists() else 0
        self.log.touch()
        if self.copied:
            self._process = Copy(command, self._environment, self.log)
        else:
            with self.log.open("ab") as log:
                self._process = subprocess.Popen(  # noqa: S603
                    [sys.executable, "-u", "-m", "slet.cli", *command],
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
