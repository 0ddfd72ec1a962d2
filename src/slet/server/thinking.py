"""Computer players think in other processes, so that nobody waits for them.

A thinker gets the position and plays on for the computer players until a person is asked. What each of them answers
comes from what its seat may know: `players.choose` imagines the rest anew.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

import msgspec

from slet.games import find_game
from slet.kernel.match import Match
from slet.players import choose, find_player

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
    players = {seat: find_player(level, game.id) for seat, level in levels.items()}
    answers: list[tuple[int, str]] = []
    began = time.monotonic()
    while len(answers) < AT_ONCE and (not answers or time.monotonic() - began < LONG_ENOUGH):
        asked = next((pick for pick in match.asks if pick.seat in players), None)
        if asked is None:
            break
        # What a player chooses follows from the secret seed: the same again after a restart, and nobody can foresee it.
        rng = Random(f"{plain['seed']}/{n + len(answers)}/{asked.seat}")
        option = choose(players[asked.seat], match, asked, rng)
        answers.append((asked.seat, option.id))
        match.play(option, asked.seat)
    return answers


class Thinkers:
    """The processes that think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would take the server's sockets and its running loop with it.
        return ProcessPoolExecutor(
            self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_process
        )

    async def think(self, match: Match, n: int, levels: Mapping[int, str]) -> list[tuple[int, str]]:
        position = msgspec.json.encode(match.position())
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, position, n, dict(levels))
        except BrokenProcessPool:  # somebody has ended one of the processes
            if pool is self._pool:
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, position, n, dict(levels))

    async def close(self) -> None:
        """Wait until the last thought is finished, so that no process is left behind."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def _begin_process() -> None:
    """Leave signals to the server, let it go first, and end with it, however it ends."""
    if hasattr(os, "nice"):
        os.nice(THINKING_IS_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
