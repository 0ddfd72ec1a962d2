"""The screen of a real terminal, played on a pseudo-terminal."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")

ENTER_SCREEN, LEAVE_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"


PATIENCE = 120.0
"""Seconds after which something that must come is taken for lost: machines that run tests may be busy."""

START = """
import signal, sys
from slet.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""
"""As a terminal starts a program. Where the tests run in the background, their children would ignore interrupts."""


class Person:
    """Somebody at a terminal of 80 by 24."""

    def __init__(self, folder: Path, *command: str) -> None:
        self.master, slave = pty.openpty()
        environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "LC_ALL")}
        environment |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", "XDG_DATA_HOME": str(folder)}
        arguments = [sys.executable, "-c", START, "--lang", "en", *command]
        self.process = subprocess.Popen(arguments, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.seen = b""

    def reads(self, text: str) -> None:
        """Wait until the text is on the screen."""
        while text.encode() not in self.seen:
            assert self._read(), f"never shown: {text}\n{self.seen.decode()}"

    def types(self, text: str) -> None:
        self.seen = b""
        os.write(self.master, text.encode())

    def leaves(self) -> int:
        while self._read():
            pass
        os.close(self.master)
        return self.process.wait(PATIENCE)

    def _read(self) -> bytes:
        """What comes next; nothing when the other side is closed."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing more was shown\n{self.seen.decode()}"
        try:
            new = os.read(self.master, 65536)
        except OSError:  # so Linux says that the other side is closed
            return b""
        self.seen += new
        return new


@pytest.fixture
def sit_down(tmp_path: Path) -> Iterator[Callable[..., Person]]:
    people: list[Person] = []

    def run(*command: str) -> Person:
        people.append(Person(tmp_path, *command))
        return people[-1]

    yield run
    for person in people:
        person.process.kill()
        person.process.wait()


def test_a_game_is_painted_on_a_screen_of_its_own_and_saved_on_leaving(sit_down: Callable[..., Person]) -> None:
    person = sit_down("play", "wizard", "--seed", "5", "--set", "first_dealer=3")
    person.reads("What shall we call you?")
    assert ENTER_SCREEN not in person.seen
    person.types("Ema\n")
    person.reads("How many tricks will you take?")
    assert b"Owl: " in person.seen.partition(b"How many tricks")[0]  # it is their first game
    assert ENTER_SCREEN in person.seen
    person.types("x9\n")
    person.reads("neither a choice nor a command")
    person.types("?\n")
    person.reads("Enter to go on")
    person.types("\n")
    person.reads("How many tricks will you take?")
    person.types("q\n")
    assert person.leaves() == 0
    assert LEAVE_SCREEN in person.seen
    assert b"slet play --resume" in person.seen


@pytest.mark.parametrize("way", ["interrupted", "end of input"])
def test_being_interrupted_saves_the_game(sit_down: Callable[..., Person], way: str) -> None:
    person = sit_down("play", "wizard", "--seed", "5", "--name", "Ema", "--set", "first_dealer=3")
    person.reads("How many tricks will you take?")
    if way == "interrupted":
        person.process.send_signal(signal.SIGINT)
    else:
        person.types("\x04")
    assert person.leaves() == 0
    assert b"slet play --resume" in person.seen
    assert b"Traceback" not in person.seen


def test_a_replay_goes_forward_and_back(sit_down: Callable[..., Person], late_game: Path) -> None:
    person = sit_down("replay", str(late_game))
    person.reads("Step 0 of")
    person.types("\n")
    person.reads("Step 1 of")
    person.types("7\n")
    person.reads("Step 7 of")
    person.types("b\n")
    person.reads("Step 6 of")
    person.types("q\n")
    assert person.leaves() == 0


@pytest.mark.clause("WT-73")
def test_a_replay_of_a_running_game_does_not_go_back_beyond_what_is_open(
    sit_down: Callable[..., Person], running_towers: Path
) -> None:
    person = sit_down("replay", str(running_towers), "--seat", "1")
    person.reads("Enter")
    found = re.search(rb"Step (\d+) of", person.seen)
    assert found is not None
    first = int(found[1])
    assert first > 20
    for back in ("0\n", "b\n"):
        person.types(back)
        person.reads(f"Step {first} of")
    person.types("\n")
    person.reads(f"Step {first + 1} of")
    person.types("q\n")
    assert person.leaves() == 0
