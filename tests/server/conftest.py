"""One server for most tests of a process, since the processes that think take their time to start."""

import logging
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from slet.server import seeds
from support.serving import Person, Process, Served, serving, settings_for


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(settings_for(tmp_path_factory.mktemp("served"), shared_address="192.0.2.7")) as started:
        yield started


@pytest.fixture
def person(served: Served) -> Iterator[Callable[..., Person]]:
    """Make a person who uses the shared server; their connections are closed after the test."""
    made: list[Person] = []

    def new(name: str | None = None, language: str = "en") -> Person:
        made.append(served.person(name, language))
        return made[-1]

    yield new
    for one in made:
        one.close()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    started: list[Process] = []

    def start(*arguments: str, **settings: str) -> Process:
        started.append(Process(tmp_path / "slet.db", *arguments, **settings))
        return started[-1]

    yield start
    for one in started:
        if one.running:
            one.kill()


@pytest.fixture(autouse=True)
def _same_games_each_time(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Chance follows from the name of the test, so that what fails once fails again."""
    number = count()
    name = request.node.name.encode()[:28].ljust(28)
    monkeypatch.setattr(seeds, "token_bytes", lambda _size: name + next(number).to_bytes(4, "big"))


@pytest.fixture(autouse=True)
def server_log(caplog: pytest.LogCaptureFixture) -> Iterator[list[logging.LogRecord]]:
    """Nothing goes wrong on the server; a test that makes something go wrong empties the list."""
    records: list[logging.LogRecord] = []
    yield records
    went_wrong = [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert [record.getMessage() for record in went_wrong if record not in records] == []
