"""The same work on a Ray cluster, with Ray's own scheduling and fault tolerance (`pip install "slet[ray]"`)."""

from collections.abc import Callable, Iterator
from socket import create_connection
from typing import Any, TypeVar

import ray
from ray.exceptions import RayError

from slet.kernel.errors import SletError
from slet.lab.running import TRIES, Tasks, WorkersDied

K = TypeVar("K")
R = TypeVar("R")
SECONDS_TO_ANSWER = 5
HERE = "local"
"""Instead of an address: a cluster that is started for this work alone, on this machine."""


class NoCluster(SletError):
    key = "no-cluster"


def do_on_ray(address: str, work: Callable[..., R], tasks: Tasks[K]) -> Iterator[tuple[K, R]]:
    """What comes of each task, as it is done; a worker or a machine that is lost has its tasks done by others."""
    ours = not ray.is_initialized()
    if ours:
        _join(address)
    try:
        remote: Any = ray.remote(max_retries=TRIES - 1, num_cpus=1)(work)
        running: dict[Any, K] = {}
        over = False
        while True:
            room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while not over and len(running) < room:
                found = next(tasks, None)
                if found is None:
                    over = True
                else:
                    running[remote.remote(*found[1])] = found[0]
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                try:
                    result: R = ray.get(done)
                except RayError as error:
                    raise WorkersDied(tries=TRIES) from error
                yield running.pop(done), result
    finally:
        if ours:
            ray.shutdown()


def _join(address: str) -> None:
    try:
        _knock(address)
        if address == HERE:
            ray.init(include_dashboard=False, log_to_driver=False)
        else:
            ray.init(address=address, log_to_driver=False)
    except (OSError, RuntimeError, ValueError) as error:
        detail = (str(error).splitlines() or [""])[0]
        raise NoCluster(address=address[:80], detail=detail[:200]) from None


def _knock(address: str) -> None:
    """Whether anybody answers there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER).close()
