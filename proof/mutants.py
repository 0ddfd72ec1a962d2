"""How many rule mutants of a game its tests kill: `make mutants GAME=wizard`.

The tests run once while coverage notes which of them come to which line. Then for each mutant a child process is forked
in which one function has the faulty code, and the tests that come to that line are run until one fails. A child begins
where its parent stands, with everything imported and collected, so a mutant costs fractions of a second.
"""

import argparse
import os
import re
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import coverage
import pytest
from mutate import Mutant, mutants
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).parent.parent
NO_RULES = {
    "__init__", "why", "phrases", "printed", "tables", "load", "vocabulary", "forms", "events", "kinds",
}  # fmt: skip
"""Modules that hold words, tables, loaders and what the client draws: other tests look at them."""
PATIENCE = 10
"""A mutant that works so many times as long as a test does (and five seconds) will not end: it is killed."""
MEMORY = 4 << 30


class Outcome:
    """How a test went."""

    def __init__(self) -> None:
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed


class Hunt:
    """The plugin of pytest that does it all instead of just running the tests."""

    def __init__(
        self, modules: Sequence[ModuleType], most: int, workers: int, seed: str, only: frozenset[str] | None
    ) -> None:
        self.modules = modules
        self.only = only
        self.most = most
        self.workers = workers
        self.seed = seed
        self.console = Console()
        self.seconds: dict[str, float] = {}
        self.tests_at: dict[tuple[str, int], set[str]] = {}
        self.survivors: list[Mutant] = []
        self.tried = 0
        self.never_reached = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        self.console.print(f"{len(items)} tests")
        self._note_who_comes_where(session)
        self._hunt(items)
        return True

    def _note_who_comes_where(self, session: pytest.Session) -> None:
        measured = coverage.Coverage(data_file=None, include=[str(module.__file__) for module in self.modules])
        outcome = Outcome()
        session.config.pluginmanager.register(outcome)
        measured.start()
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            measured.switch_context(item.nodeid)
            began = time.process_time()
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            self.seconds[item.nodeid] = time.process_time() - began
            if outcome.failed:
                raise SystemExit(f"{item.nodeid} fails without any mutant")
        measured.stop()
        data = measured.get_data()
        for module in self.modules:
            for line, contexts in data.contexts_by_lineno(str(module.__file__)).items():
                self.tests_at[str(module.__file__), line] = {context for context in contexts if context}

    def _hunt(self, items: dict[str, pytest.Item]) -> None:
        all_of_them = [mutant for module in self.modules for mutant in mutants(module)]
        chosen = [mutant for mutant in all_of_them if self.tests_of(mutant)]
        self.never_reached = len(all_of_them) - len(chosen)
        if self.only is not None:
            chosen = [mutant for mutant in chosen if str(mutant) in self.only]
        elif len(chosen) > self.most:
            chosen = sorted(Random(self.seed).sample(chosen, self.most), key=lambda one: (one.file, one.line))
        self.tried = len(chosen)
        running: dict[int, Mutant] = {}
        columns = (TextColumn("mutants"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[alive]} alive"))
        with Progress(*columns, TimeRemainingColumn(), console=self.console) as progress:
            shown = progress.add_task("", total=len(chosen), alive=0)
            for mutant in chosen:
                if len(running) == self.workers:
                    self._wait(running)
                    progress.update(shown, advance=1, alive=len(self.survivors))
                running[self._let_loose(mutant, items)] = mutant
            while running:
                self._wait(running)
                progress.update(shown, advance=1, alive=len(self.survivors))

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that come to its line, the quickest first."""
        found = self.tests_at.get((str(mutant.file), mutant.line), set())
        return sorted(found, key=lambda test: self.seconds[test])

    def _let_loose(self, mutant: Mutant, items: dict[str, pytest.Item]) -> int:
        child = os.fork()
        if child:
            return child
        tests = self.tests_of(mutant)
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        outcome = Outcome()
        try:
            mutant.function.__code__ = mutant.code
            _forget_what_was_worked_out(self.modules)
            for test in tests:
                item = items[test]
                signal.setitimer(signal.ITIMER_PROF, 5 + PATIENCE * self.seconds[test])
                item.config.pluginmanager.register(outcome)
                item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
                item.config.pluginmanager.unregister(outcome)
                if outcome.failed:
                    os._exit(1)
        except BaseException:
            os._exit(1)
        os._exit(0)

    def _wait(self, running: dict[int, Mutant]) -> None:
        child, status = os.wait()
        mutant = running.pop(child)
        if status == 0:
            self.survivors.append(mutant)
            self.console.print(f"alive  {mutant}", markup=False, highlight=False, soft_wrap=True)


def _forget_what_was_worked_out(modules: Iterable[ModuleType]) -> None:
    for module in modules:
        for thing in vars(module).values():
            if hasattr(thing, "cache_clear"):
                thing.cache_clear()


def rules_of(game: str) -> list[ModuleType]:
    """The modules of a game that hold its rules."""
    package = f"slet.games.{game.replace('-', '_')}"
    folder = ROOT / "src" / package.replace(".", "/")
    files = [file for file in sorted(folder.rglob("*.py")) if file.stem not in NO_RULES]
    return [import_module(".".join([package, *file.relative_to(folder).with_suffix("").parts])) for file in files]


def tests_of(game: str) -> list[str]:
    return [
        str(ROOT / "tests" / "games" / game.replace("-", "_")),
        str(ROOT / "tests" / "conformance" / "test_fixtures.py"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=400, help="mutants, drawn from all there are (default: 400)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", default="slet")
    parser.add_argument("--only", type=Path, help="a file with what an earlier run printed: try its survivors again")
    given = parser.parse_args()
    if not (ROOT / "src" / "slet" / "games" / given.game.replace("-", "_")).is_dir():
        parser.error(f"there is no game {given.game!r}")
    sys.path.insert(0, str(ROOT / "tests"))
    only = None if given.only is None else frozenset(re.findall(r"^alive  (.+)$", given.only.read_text(), re.MULTILINE))
    hunt = Hunt(rules_of(given.game), given.most, given.workers, given.seed, only)
    quietly: list[Any] = [
        "-o",
        "addopts=--import-mode=importlib",
        "-p",
        "no:terminal",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(ROOT),
    ]
    code = pytest.main([*quietly, "-k", f"{given.game} or not kept_records", *tests_of(given.game)], plugins=[hunt])
    if not hunt.tried:
        return int(code) or 1
    killed = hunt.tried - len(hunt.survivors)
    for file, number in Counter(mutant.file.name for mutant in hunt.survivors).most_common():
        print(f"{number:4} in {file}")
    print(f"{given.game}: {killed} of {hunt.tried} killed, {killed / hunt.tried:.1%}")
    print(f"left out: {hunt.never_reached} in lines that run only when the game is loaded, or never")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
