"""The same work on a Ray cluster: real workers, one of which is killed.

Ray is large (`pip install "slet[ray]"`), so these tests are skipped without it; they have to run where
`SLET_TESTS_NEED_RAY=1`.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from slet.kernel.errors import SletError
from slet.lab.simulate import Plan, Report, simulate

if os.environ.get("SLET_TESTS_NEED_RAY") != "1":
    pytest.importorskip("ray", reason="a cluster is Ray's: pip install 'slet[ray]'")
import ray

from slet.lab.running import Workers
from support.dying import ends_once, square_unless_killed

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray warns of much that is its own


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    """A cluster of three workers on this machine."""
    ray.init(
        num_cpus=3,
        include_dashboard=False,
        log_to_driver=False,
        object_store_memory=100 * 2**20,
        runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), *_paths()])}},
    )
    yield
    ray.shutdown()


def _paths() -> list[str]:
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def without_time(report: Report) -> list[object]:
    return [getattr(report, name) for name in report.__struct_fields__ if name not in ("seconds", "jobs")]


@pytest.mark.usefixtures("cluster")
def test_a_cluster_gives_the_same_results_as_one_process() -> None:
    plan = Plan("wizard", ("random",), 3, 12)
    assert without_time(simulate(plan, jobs=3, ray="auto")) == without_time(simulate(plan))


@pytest.mark.usefixtures("cluster")
def test_a_worker_that_ends_itself_costs_no_result(tmp_path: Path) -> None:
    tasks = ((n, (n, str(tmp_path))) for n in range(4))
    assert dict(Workers(3, "auto").do(ends_once, tasks)) == {n: n * n for n in range(4)}


@pytest.mark.usefixtures("cluster")
def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path) -> None:
    """It is killed from outside while it is at work."""
    killed: list[int] = []

    def kill() -> None:
        busy = tmp_path / "busy"
        while not (busy.exists() and busy.read_text()):
            sleep(0.05)
        killed.append(int(busy.read_text()))
        os.kill(killed[0], signal.SIGKILL)

    Thread(target=kill, daemon=True).start()
    tasks = ((n, (n, str(tmp_path))) for n in range(6))
    assert dict(Workers(3, "auto").do(square_unless_killed, tasks)) == {n: n * n for n in range(6)}
    assert killed


def test_a_cluster_that_is_not_there_is_told_of_in_a_sentence() -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(SletError, match="no Ray cluster"):
        simulate(Plan("wizard", ("random",), 3, 1), ray="127.0.0.1:9179")
