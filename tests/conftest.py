"""Clause coverage: which clauses of the rules a passing test proves, game by game."""

from collections.abc import Iterator

import hypothesis
import pytest

from slet.games import GAMES
from slet.games.clauses import clauses

# A busy machine is no reason to fail.
hypothesis.settings.register_profile("slet", deadline=None)
hypothesis.settings.load_profile("slet")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--clauses", action="store_true", help="print clause coverage; a complete game below 100 % fails the run"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("clause"):
            item.user_properties.append(("clauses", list(mark.args)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What failed at first is to be found, even where the second try went well."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"failed at first: {report.nodeid}", sep="-")
        terminalreporter.write_line(report.longreprtext)


class ClauseCoverage:
    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, ids in report.user_properties:
            if name != "clauses" or not isinstance(ids, list):
                continue
            if report.when == "call" and report.passed:
                self.passed.update(ids)
            elif report.failed:
                self.failed.update(ids)

    def missing(self) -> Iterator[tuple[str, list[str], list[str], bool]]:
        """For each game: its id, its clauses, those not proved, and whether it claims to be complete."""
        for game in GAMES:
            known = list(clauses(game.id, "en"))
            proved = self.passed - self.failed
            yield game.id, known, [clause for clause in known if clause not in proved], game.complete

    def unknown(self) -> list[str]:
        known = {clause for game in GAMES for clause in clauses(game.id, "en")}
        return sorted((self.passed | self.failed) - known)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        broken = any(complete and missing for _, _, missing, complete in self.missing())
        if (broken or self.unknown()) and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("clauses of the rules proved by a test")
        for game_id, known, missing, complete in self.missing():
            proved = len(known) - len(missing)
            line = f"{game_id:18} {proved:4} / {len(known):<4} {100 * proved // max(1, len(known)):3} %"
            bad = complete and missing
            terminalreporter.write_line(
                f"{line}  missing: {' '.join(missing)}" if missing else line, red=bool(bad), green=not missing
            )
        if unknown := self.unknown():
            terminalreporter.write_line(f"tests name clauses that do not exist: {' '.join(unknown)}", red=True)


def pytest_configure(config: pytest.Config) -> None:
    on_worker = hasattr(config, "workerinput")
    if config.getoption("--clauses") and not on_worker:
        config.pluginmanager.register(ClauseCoverage(), "clause-coverage")
