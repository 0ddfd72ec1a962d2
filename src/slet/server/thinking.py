"""Computer players think in other processes, so that nobody waits for them.

A thinker gets the position and plays on for the computer players until a person is asked. What each of them answers
comes from what its seat may know: `players.choose` imagines the rest anew.
"""

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import msgspec

from slet.games import find_game
from slet.kernel.match import Match
from slet.players import choose, find_player

AT_ONCE = 40
"""Answers. People want to see how it goes on before all computer players have finished a long turn."""

LONG_ENOUGH = 0.25
"""Seconds, for the same reason."""


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
        # Spawned, not forked: a fork would take the server's sockets and its running loop with it.
        self._pool = ProcessPoolExecutor(
            processes, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_signals_to_the_server
        )

    async def think(self, match: Match, n: int, levels: Mapping[int, str]) -> list[tuple[int, str]]:
        position = msgspec.json.encode(match.position())
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, position, n, dict(levels))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _leave_signals_to_the_server(*_: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
