"""Computer players think in other processes, so that nobody waits for them.

A thinker gets the position and plays on for the computer players until a person is asked. What each of them answers
comes from what its seat may know: `players.think` imagines the rest anew.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from slet.games import GAMES, find_game
from slet.kernel.match import Match
from slet.players import answer, find_player, level_names
from slet.server.forking import CAN_FORK, WAKING, Begun, Closes, Forker, Spawned, call_it

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Heard = Callable[[Any], object]
"""What is called with what a process tells before it is done."""

AT_ONCE = 40
"""Answers. People want to see how it goes on before all computer players have finished a long turn."""

LONG_ENOUGH = 0.25
"""Seconds, for the same reason."""

THINKING_IS_NICE = 10
"""How far thinking stands back when the processor is busy: what people do at other tables comes first."""


def think(position: bytes, n: int, levels: Mapping[int, str]) -> list[tuple[int, str]]:
    """The next answers of computer players: the seat and the option's id. Runs in another process."""
    plain = msgspec.json.decode(position)
    game = find_game(plain["game"])
    match = Match.at(game, plain, bytes(32))
    answers: list[tuple[int, str]] = []
    began = time.monotonic()
    while len(answers) < AT_ONCE and (not answers or time.monotonic() - began < LONG_ENOUGH):
        asked = next((pick for pick in match.asks if pick.seat in levels), None)
        if asked is None:
            break
        # What a player chooses follows from the secret seed: the same again after a restart, and nobody can foresee it.
        rng = Random(f"{plain['seed']}/{n + len(answers)}/{asked.seat}")
        option = answer(levels[asked.seat], match, asked, rng).option
        answers.append((asked.seat, option.id))
        match.play(option, asked.seat)
    return answers


class Ended(Exception):
    """The process has ended in the middle of a thought."""


class Hung(Exception):
    """The process has thought for longer than it may."""


class Failed(Exception):
    """The player does not know what to do: what went wrong, as the process tells it."""


class Thinker:
    """A process that thinks about one thing at a time."""

    def __init__(self, niceness: int) -> None:
        self._pipe, theirs = multiprocessing.Pipe()
        self._process = _begun(theirs, niceness)
        self.awake = False
        """Whether it has loaded all that it needs."""
        self.heard_at = 0.0
        """When it was last heard of."""

    @property
    def pid(self) -> int:
        return self._process.pid

    def do(self, work: Callable[..., Any], given: tuple[Any, ...], heard: Heard | None = None) -> Any:
        """Ask it and wait for the answer. Whoever cannot wait any longer ends it, which ends the waiting too.

        `heard` is given what is told on the way: then the work is given, besides, something to tell it with.
        """
        try:
            if not self.awake:
                self._pipe.recv()
                self.awake = True
            self.heard_at = time.monotonic()
            self._pipe.send((work, given, heard is not None))
            done, answer = self._pipe.recv()
            while done is None:
                self.heard_at = time.monotonic()
                if heard is not None:
                    heard(answer)
                done, answer = self._pipe.recv()
        except (EOFError, OSError):
            raise Ended from None
        if not done:
            raise Failed(answer)
        return answer

    def end(self) -> None:
        """Even one that was stopped ends by this."""
        self._process.end()

    def forget(self) -> None:
        """When nobody waits for an answer any more."""
        self._pipe.close()


class Thinkers:
    """The processes that think: as many as there may be, each begun when it is needed for the first time."""

    def __init__(self, processes: int, seconds: float, niceness: int = THINKING_IS_NICE) -> None:
        self._niceness = niceness
        self._room = asyncio.Semaphore(processes)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._seconds = seconds
        self._free: list[Thinker] = []
        self._busy: dict[Thinker, asyncio.Future[Any]] = {}

    @property
    def pids(self) -> list[int]:
        return [thinker.pid for thinker in (*self._free, *self._busy)]

    async def think(self, match: Match, n: int, levels: Mapping[int, str]) -> list[tuple[int, str]]:
        """The next answers; `Hung` if they do not come in time, `Failed` if the player fails."""
        position = msgspec.json.encode(match.position())
        return await self.do(think, position, n, dict(levels))

    async def do(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        """Do something else that takes its time there, too."""
        try:
            return await self._do(work, *given)
        except Ended:  # somebody has ended the process, and maybe those that are free as well
            return await self._do(work, *given, anew=True)

    async def listen(self, work: Callable[..., T], *given: Any, heard: Heard) -> T:
        """Do what tells something on the way, which is heard in the loop. Who tells something is not hung.

        A process that has ended is `Ended`: what was heard of it need not be done again.
        """
        loop = asyncio.get_running_loop()
        return await self._do(work, *given, heard=lambda told: loop.call_soon_threadsafe(heard, told))

    async def _do(self, work: Callable[..., T], *given: Any, heard: Heard | None = None, anew: bool = False) -> T:
        async with self._room:
            if anew:
                await self.rest()
            thinker = self._free.pop() if self._free else await asyncio.to_thread(Thinker, self._niceness)
            patience = self._seconds if thinker.awake or CAN_FORK else self._seconds + WAKING
            thought = asyncio.get_running_loop().run_in_executor(self._threads, thinker.do, work, given, heard)
            self._busy[thinker] = thought
            await asyncio.wait([thought], timeout=patience)
            while not thought.done() and (left := thinker.heard_at + self._seconds - time.monotonic()) > 0:
                await asyncio.wait([thought], timeout=left)
            if not thought.done():
                await self._end(thinker)
                raise Hung
            if isinstance(thought.exception(), Ended):
                await self._end(thinker)
            else:
                del self._busy[thinker]
                self._free.append(thinker)
            done: T = thought.result()
            return done

    async def _end(self, thinker: Thinker) -> None:
        """End it and wait until that is noticed; the next one who needs a thinker begins a new one."""
        thought = self._busy.pop(thinker)
        await asyncio.to_thread(thinker.end)
        await asyncio.wait([thought])
        thought.exception()  # nobody else asks for it
        thinker.forget()

    async def rest(self) -> None:
        """End the processes that have nothing to do; the next thought begins a new one."""
        while self._free:
            thinker = self._free.pop()
            await asyncio.to_thread(thinker.end)
            thinker.forget()

    async def close(self) -> None:
        """Leave no process behind. What they are thinking about will be thought about again."""
        for thinker in list(self._busy):
            await self._end(thinker)
        await self.rest()
        self._threads.shutdown()


_FORKER_LOCK = threading.Lock()
_forker: list[Forker] = []
"""The process of which those that think here are copies, once there is one."""


def _begun(theirs: Connection, niceness: int) -> Begun:
    """A new process that thinks. If the one of which it is to be a copy has ended, there will be another."""
    if not CAN_FORK:
        return Spawned(_think_on, theirs, niceness)
    with _FORKER_LOCK:
        try:
            return _the_forker().begin(theirs, niceness)
        except OSError:
            _forker.pop().end()
            return _the_forker().begin(theirs, niceness)


def _the_forker() -> Forker:
    if not _forker:
        _forker.append(Forker(_think_on, load_everything))
    return _forker[0]


def let_thinkers_be_copies(leave: Sequence[Closes]) -> None:
    """To be called first of all by a process that is a copy of one that has loaded everything: those who think in it
    need not do so, either. What it has open they are to leave alone.
    """
    _forker[:] = [Forker(_think_on, load_everything, copied=True, leave=leave)]


def load_everything() -> None:
    """All that thinking may need."""
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):  # read when a learned player loads numpy
        os.environ.setdefault(threads, "1")
    for game in GAMES:
        for level in level_names(game.id):
            find_player(level, game.id)


def _think_on(questions: Connection, niceness: int) -> None:
    """What the process does: say that it is awake, and answer until nobody asks any more."""
    _begin_process(niceness)
    with suppress(EOFError, ConnectionError):  # who would have asked has ended, or was killed
        questions.send(None)
        while True:
            questions.send(_answer(questions, *questions.recv()))


def _answer(questions: Connection, work: Callable[..., Any], given: tuple[Any, ...], telling: bool) -> tuple[bool, Any]:
    try:
        return True, work(*given, partial(_tell, questions)) if telling else work(*given)
    except Exception:
        return False, traceback.format_exc()


def _tell(questions: Connection, what: Any) -> None:
    """On the way to the answer."""
    questions.send((None, what))


def _begin_process(niceness: int) -> None:
    """Leave signals to the server, let it go first, and end with it, however it ends."""
    call_it("slet-thinker")
    if not CAN_FORK:
        load_everything()
    if hasattr(os, "nice"):
        os.nice(max(0, niceness - os.nice(0)))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
