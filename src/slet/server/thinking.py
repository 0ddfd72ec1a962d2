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
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from random import Random
from typing import Any, TypeVar, TypeVarTuple

import msgspec

from slet.games import find_game
from slet.kernel.match import Match
from slet.players import answer

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
AT_ONCE = 40
"""Answers. People want to see how it goes on before all computer players have finished a long turn."""

LONG_ENOUGH = 0.25
"""Seconds, for the same reason."""

THINKING_IS_NICE = 10
"""How far thinking stands back when the processor is busy: what people do at other tables comes first."""

WAKING = 60.0
"""Seconds that a new process may take until it has loaded everything."""


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

    def __init__(self) -> None:
        # Spawned, not forked: a fork would take the server's sockets and its running loop with it.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_think_on, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()  # now the pipe breaks when the process ends
        self.awake = False
        """Whether it has loaded all that it needs."""

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def do(self, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Ask it and wait for the answer. Whoever cannot wait any longer ends it, which ends the waiting too."""
        try:
            if not self.awake:
                self._pipe.recv()
                self.awake = True
            self._pipe.send((work, given))
            done, answer = self._pipe.recv()
        except (EOFError, OSError):
            raise Ended from None
        if not done:
            raise Failed(answer)
        return answer

    def end(self) -> None:
        """Even one that was stopped ends by this."""
        self._process.kill()
        self._process.join()

    def forget(self) -> None:
        """When nobody waits for an answer any more."""
        self._process.close()
        self._pipe.close()


class Thinkers:
    """The processes that think: as many as there may be, each begun when it is needed for the first time."""

    def __init__(self, processes: int, seconds: float) -> None:
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
        except Ended:  # somebody has ended the process
            return await self._do(work, *given)

    async def _do(self, work: Callable[[*Ts], T], *given: *Ts) -> T:
        async with self._room:
            thinker = self._free.pop() if self._free else Thinker()
            patience = self._seconds if thinker.awake else self._seconds + WAKING
            thought = asyncio.get_running_loop().run_in_executor(self._threads, thinker.do, work, given)
            self._busy[thinker] = thought
            await asyncio.wait([thought], timeout=patience)
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

    async def close(self) -> None:
        """Leave no process behind. What they are thinking about will be thought about again."""
        for thinker in list(self._busy):
            await self._end(thinker)
        for thinker in self._free:
            await asyncio.to_thread(thinker.end)
            thinker.forget()
        self._free.clear()
        self._threads.shutdown()


def _think_on(questions: Connection) -> None:
    """What the process does: say that it is awake, and answer until nobody asks any more."""
    _begin_process()
    questions.send(None)
    while True:
        try:
            question = questions.recv()
        except EOFError:
            return
        work, given = question
        try:
            answer = True, work(*given)
        except Exception:
            answer = False, traceback.format_exc()
        questions.send(answer)


def _begin_process() -> None:
    """Leave signals to the server, let it go first, and end with it, however it ends."""
    for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):  # read when a learned player loads numpy
        os.environ.setdefault(threads, "1")
    if hasattr(os, "nice"):
        os.nice(THINKING_IS_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
