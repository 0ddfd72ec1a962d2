"""The one way in which the lab plays much: on all cores of this machine, or on a Ray cluster.

Work is cut into tasks by whoever hands it out, and each task is the same wherever it is done; so what comes out does
not depend on how many do it. A worker that dies costs time and no result: what it had is done again by another.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from slet.kernel.errors import SletError
from slet.lab.needs import need

K = TypeVar("K")
R = TypeVar("R")
Tasks = Iterator[tuple[K, tuple[Any, ...]]]
"""Each with what tells it apart, and its arguments."""

TRIES = 4
"""How often a task is begun whose workers die."""


class WorkersDied(SletError):
    key = "workers-died"


@dataclass(frozen=True, slots=True)
class Workers:
    """Who plays: so many processes of this machine, or the cluster at that address."""

    jobs: int = 1
    ray: str | None = None

    def do(self, work: Callable[..., R], tasks: Tasks[K]) -> Iterator[tuple[K, R]]:
        """What comes of each task, as it is done. Tasks are asked for only as work goes on, so that whoever hands them
        out may stop when there is no time left.
        """
        if self.ray is not None:
            need("ray", "slet[ray]")
            from slet.lab.on_ray import do_on_ray

            yield from do_on_ray(self.ray, work, tasks)
        elif self.jobs == 1:
            for key, given in tasks:
                yield key, work(*given)
        else:
            yield from _in_processes(self.jobs, work, tasks)


class _Task:
    __slots__ = ("given", "key", "tries")

    def __init__(self, key: Any, given: tuple[Any, ...]) -> None:
        self.key = key
        self.given = given
        self.tries = 0


def _in_processes(jobs: int, work: Callable[..., R], tasks: Tasks[K]) -> Iterator[tuple[K, R]]:
    waiting = (_Task(key, given) for key, given in tasks)
    again: list[_Task] = []
    while True:
        running: dict[Future[R], _Task] = {}
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    while len(running) < 2 * jobs:
                        task = again.pop() if again else next(waiting, None)
                        if task is None:
                            break
                        running[pool.submit(work, *task.given)] = task
                    if not running:
                        return
                    for done in wait(running, return_when=FIRST_COMPLETED).done:
                        result = done.result()
                        yield running.pop(done).key, result
            except BrokenProcessPool:
                for task in running.values():
                    task.tries += 1
                    if task.tries >= TRIES:
                        raise WorkersDied(tries=TRIES) from None
                again += running.values()
