"""A process that has loaded all that thinking needs and does nothing but let others begin as copies of itself.

To load everything takes half a second on a machine at rest and half a minute on a busy one; a copy is there at once.
So a computer player that hung, or a worker that was killed, holds nobody up. Elsewhere than on Linux, where processes
cannot be copied (Windows) or are not to be once libraries are loaded (macOS), each one loads everything itself.
"""

import gc
import multiprocessing
import os
import signal
import socket
import struct
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Protocol

Work = Callable[[Connection, int], None]
"""What a process does with its end of a pipe; and how far it stands back."""
CAN_FORK = sys.platform == "linux"
BEGIN, BURY = b"b", b"x"
_ORDER = struct.Struct("=cq")
"""What is wanted, and a number: how far a new process is to stand back, or which one is gone."""
_PID = struct.Struct("=q")
WAKING = 60.0
"""Seconds that a new process may take until it has loaded everything."""
MAIN = "slet-thinkers"
"""What the process is called where the system lists them."""


class Closes(Protocol):
    """Something open."""

    def close(self) -> object: ...


class Begun(Protocol):
    """A process that was begun."""

    @property
    def pid(self) -> int: ...

    def end(self) -> None:
        """Even one that was stopped ends by this."""


class Spawned:
    """One that begins from nothing."""

    def __init__(self, work: Work, pipe: Connection, niceness: int) -> None:
        # Spawned, not forked: a fork would take the server's sockets and its running loop with it.
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=work, args=(pipe, niceness), daemon=True)
        self._process.start()
        pipe.close()  # now the pipe breaks when the process ends

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()


class Forked:
    """One that begins as a copy."""

    def __init__(self, by: "Forker", pid: int) -> None:
        self._by = by
        self._pid = pid

    @property
    def pid(self) -> int:
        return self._pid

    def end(self) -> None:
        with suppress(ProcessLookupError):  # its number is its own until the forker has been told
            os.kill(self._pid, signal.SIGKILL)
        self._by.bury(self._pid)


class Forker:
    """The process of which others are copies, as those see it who want some."""

    def __init__(
        self, work: Work, prepare: Callable[[], None], *, copied: bool = False, leave: Sequence[Closes] = ()
    ) -> None:
        self._lock = threading.Lock()
        self._orders, theirs = socket.socketpair()
        self._orders.settimeout(WAKING)
        self._process: BaseProcess
        if copied:  # from one that does nothing else yet; what it has open besides is none of the copy's business
            # If our end were open there too, nobody would notice when we are gone.
            given = (work, prepare, theirs, [*leave, self._orders])
            self._process = multiprocessing.get_context("fork").Process(target=_fork_on, args=given, daemon=True)
        else:
            given = (work, prepare, theirs, [])
            self._process = multiprocessing.get_context("spawn").Process(target=_fork_on, args=given, daemon=True)
        self._process.start()
        theirs.close()

    def begin(self, pipe: Connection, niceness: int) -> Forked:
        """A new process at that end of the pipe; `OSError` if the forker has ended."""
        with self._lock:
            socket.send_fds(self._orders, [_ORDER.pack(BEGIN, niceness)], [pipe.fileno()])
            pid = self._answer()
        pipe.close()
        return Forked(self, pid)

    def bury(self, pid: int) -> None:
        """It has ended and is not asked for any more."""
        with self._lock, suppress(OSError):
            self._orders.sendall(_ORDER.pack(BURY, pid))
            self._answer()

    def _answer(self) -> int:
        answer = self._orders.recv(_PID.size, socket.MSG_WAITALL)
        if len(answer) < _PID.size:
            raise ConnectionError
        pid: int = _PID.unpack(answer)[0]
        return pid

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._orders.close()


def _fork_on(work: Work, prepare: Callable[[], None], orders: socket.socket, leave: Sequence[Closes]) -> None:
    """What the process does: fork until nobody asks any more, and load everything as soon as the first one, for whom
    somebody is waiting, has begun.
    """
    for one in leave:
        one.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    call_it(MAIN)
    is_prepared = False
    while True:
        message, fds, _, _ = socket.recv_fds(orders, _ORDER.size, 1)
        if len(message) < _ORDER.size:
            return
        wanted, number = _ORDER.unpack(message)
        if wanted == BURY:
            with suppress(ChildProcessError):
                os.waitpid(number, 0)
            orders.sendall(_PID.pack(number))
            continue
        pid = os.fork()
        if pid == 0:
            orders.close()
            _be(work, fds[0], number)
        os.close(fds[0])
        orders.sendall(_PID.pack(pid))
        if not is_prepared:
            prepare()
            gc.collect()
            gc.freeze()  # what is loaded stays to the end, and copies share it as long as nobody touches it
            is_prepared = True


def _be(work: Work, end: int, niceness: int) -> None:
    """In the copy: do the work and nothing after it."""
    try:
        work(Connection(end), niceness)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(0)


def call_it(name: str) -> None:
    """Name this process, so that whoever looks after the machine knows what it is."""
    with suppress(OSError):  # only Linux lists such names
        Path("/proc/self/comm").write_text(name)
