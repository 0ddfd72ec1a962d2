"""Several workers behind one socket: a supervisor starts them, replaces the dead and ends them all in time.

Uvicorn's own supervisor does most of it: who hangs or has died is replaced, SIGHUP replaces one after the other, so
that somebody always serves. What is added: they end in time whatever holds them, and with the supervisor, however that
one ends; a worker that cannot start again (its database is away) is tried again; who wakes up slowly does not hang.
"""

import logging
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from shutil import rmtree
from socket import socket
from types import FrameType

import msgspec
from litestar.types import ASGIApp
from uvicorn import Config
from uvicorn._subprocess import subprocess_started
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from slet.server.forking import call_it
from slet.server.logbook import keep_a_log
from slet.server.running import LAST_MOMENT, after, collect_seldom, configured
from slet.server.settings import Settings

COPIES = multiprocessing.get_context("forkserver")
LOG = logging.getLogger("slet.server")
FIGURES = "PROMETHEUS_MULTIPROC_DIR"
"""Where workers put their figures, so that any of them can tell those of all."""
HUNG = 5
"""Seconds without an answer after which a worker is taken for hung."""
WAKING = 60
"""Seconds that a worker may take until it serves."""
A_REST = 1.0
"""Seconds between two tries to start a worker in the same place."""


def supervise(settings: Settings, workers: int, listening: socket, greet: Callable[[], None]) -> int:
    """Serve until told to stop, which can be as soon as it has greeted; the exit code."""
    with _shared_folder() as folder:
        shared = _shares(settings, workers, folder)
        supervisor = Supervisor(shared, workers, listening)
        greet()
        supervisor.run()
    return 1 if supervisor.failed else 0


@contextmanager
def _shared_folder() -> Iterator[Path]:
    """A folder for this user alone, in which the workers share figures and counts; it goes with them."""
    folder = Path(tempfile.mkdtemp(prefix="slet-"))
    (folder / "figures").mkdir()
    (folder / "counts").mkdir()
    chosen = os.environ.setdefault(FIGURES, str(folder / "figures"))
    try:
        yield folder
    finally:
        if chosen == str(folder / "figures"):
            del os.environ[FIGURES]
        rmtree(folder, ignore_errors=True)


def _shares(settings: Settings, workers: int, folder: Path) -> Settings:
    """What is there once for the machine is divided among the workers."""
    return msgspec.structs.replace(
        settings,
        thinkers=max(1, settings.thinkers // workers),
        reviewers=max(1, settings.reviewers // workers),
        counts_folder=folder / "counts",
    )


def worker(settings: Settings) -> ASGIApp:
    """The application in a process of its own, which ends with the supervisor."""
    # Loaded here alone: the supervisor needs none of it.
    from slet.server.app import create_app

    keep_a_log(settings.log_form, settings.log_level)
    threading.Thread(target=_end_with_the_supervisor, daemon=True).start()
    app = create_app(settings)
    collect_seldom()
    return app


def _end_with_the_supervisor() -> None:
    """And with the process of which it is a copy, from which the supervisor hears how it fares."""
    supervisor, copied_from = multiprocessing.parent_process(), os.getppid()
    assert supervisor is not None
    while supervisor.is_alive() and os.getppid() == copied_from:
        supervisor.join(A_REST)
    os.kill(os.getpid(), signal.SIGTERM)


class Worker(Process):
    """One that is a copy of a process in which all is loaded, so that it serves at once."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        begun = {"config": config, "target": self.target, "sockets": sockets, "stdin_fileno": None}
        self.process = COPIES.Process(target=subprocess_started, kwargs=begun)  # type: ignore[assignment]

    def target(self, sockets: list[socket] | None = None) -> None:
        from slet.server.thinking import let_thinkers_be_copies

        call_it("slet-worker")
        let_thinkers_be_copies([*(sockets or ()), self.parent_conn, self.child_conn])
        super().target(sockets)


class Supervisor(Multiprocess):
    def __init__(self, settings: Settings, workers: int, listening: socket) -> None:
        config = configured(partial(worker, settings), settings, factory=True)
        config.workers = workers
        config.timeout_worker_healthcheck = WAKING  # of those that replace others one by one
        super().__init__(config, [listening])
        for told in (signal.SIGINT, signal.SIGTERM):
            signal.signal(told, self._stop)
        self.failed = False
        """Whether it ended because no worker could start."""
        self._has_served = False
        self._born: dict[int | None, float] = {}

    def init_processes(self) -> None:
        COPIES.set_forkserver_preload(["slet.server.preloaded"])
        self.processes = [Worker(self.config, self.sockets) for _ in range(self.processes_num)]
        for process in self.processes:
            process.start()

    def keep_subprocess_alive(self) -> None:
        for place, process in enumerate(self.processes):
            if not self.should_exit.is_set() and not self._is_well(process):
                self._replace(place, process)

    def _is_well(self, process: Process) -> bool:
        """Whether it lives, and answers as soon as it serves; a new one has other things to do for a while."""
        if not process.process.is_alive():
            return False
        born = self._born.setdefault(process.pid, time.monotonic())
        if time.monotonic() < born + WAKING:
            self._has_served = self._has_served or process.is_ready(A_REST)
            return True
        self._has_served = True  # however slow the machine is: who cannot start ends sooner
        return process.ping(HUNG)

    def _replace(self, place: int, process: Process) -> None:
        process.kill()
        process.join()
        self._forget(process)
        if self.should_exit.is_set():
            return
        if not self._has_served and (process.exitcode or 0) > 0:
            LOG.error("no worker can be started")
            self.failed = True
            self.should_exit.set()
            return
        LOG.warning("worker %s has ended (%s); another takes its place", process.pid, process.exitcode)
        if process.exitcode:
            self.should_exit.wait(max(0.0, self._born.pop(process.pid, 0.0) + A_REST - time.monotonic()))
        new = self.processes[place] = Worker(self.config, self.sockets)
        new.start()
        self._born[new.pid] = time.monotonic()

    @staticmethod
    def _forget(process: Process) -> None:
        """What a dead worker had in hand counts no more; what it has done still does."""
        for file in Path(os.environ[FIGURES]).glob(f"gauge_live*_{process.pid}.db"):
            file.unlink(missing_ok=True)

    def _stop(self, _told: int, _frame: FrameType | None) -> None:
        """At once, whatever is being done: the workers drain while this one comes to its end."""
        if self.should_exit.is_set():
            return
        self.should_exit.set()
        for process in self.processes:
            if process.process.is_alive() and process.pid is not None:
                os.kill(process.pid, signal.SIGTERM)
        after(LAST_MOMENT, self._end_all)

    def _end_all(self) -> None:
        for process in self.processes:
            process.process.kill()
