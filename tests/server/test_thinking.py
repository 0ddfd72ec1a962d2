"""The processes in which computer players think: how they begin, and what becomes of them."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from slet.server.thinking import Thinkers
from support.dying import has_loaded
from support.processes import children, name_of
from support.serving import PATIENCE

T = TypeVar("T")


async def with_thinkers(work: Callable[[Thinkers], Awaitable[T]]) -> T:
    thinkers = Thinkers(2, PATIENCE)
    try:
        return await work(thinkers)
    finally:
        await thinkers.close()


async def two_at_once(thinkers: Thinkers) -> list[int]:
    """The processes, after each has done something."""
    found = await asyncio.gather(*[thinkers.do(os.getppid) for _ in range(2)])
    assert found[0] == found[1]
    return thinkers.pids


def test_what_was_to_be_thought_is_thought_although_all_who_think_were_killed() -> None:
    """Both are free, and the second is as dead as the first."""

    async def killed(thinkers: Thinkers) -> tuple[list[int], int]:
        before = await two_at_once(thinkers)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        return before, await thinkers.do(os.getpid)

    before, now = asyncio.run(with_thinkers(killed))
    assert len(set(before)) == 2
    assert now not in before


@pytest.mark.skipif(sys.platform == "win32", reason="there no process can be copied")
def test_who_takes_the_place_of_another_has_nothing_to_load() -> None:
    """It is a copy of a process that has loaded everything and asks nobody else."""

    async def looked(thinkers: Thinkers) -> tuple[int, bool]:
        first = await thinkers.do(os.getpid)
        os.kill(first, signal.SIGKILL)
        return await thinkers.do(os.getppid), await thinkers.do(has_loaded, "numpy")

    forker, has_numpy = asyncio.run(with_thinkers(looked))
    assert name_of(forker) == "slet-thinkers"
    assert forker in children(os.getpid())
    assert has_numpy


def test_if_the_process_that_was_copied_is_gone_there_is_another() -> None:
    async def killed(thinkers: Thinkers) -> list[int]:
        first = await thinkers.do(os.getppid)
        for pid in (first, *thinkers.pids):
            os.kill(pid, signal.SIGKILL)
        return [first, await thinkers.do(os.getppid)]

    first, second = asyncio.run(with_thinkers(killed))
    assert first != second
    assert not Path(f"/proc/{first}").exists()
