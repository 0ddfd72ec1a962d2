"""A program that plays a seat: it is told each question as a line of JSON and answers with a line.

What it is told:

    {"ask": {"seat": 0, "prompt": "…", "position": "…", "log": […], "question": "…", "options": [{"id": …, "text": …}]}}
    {"ask": {…}, "refused": "“bid:9” is not allowed now: see rule WIZ-11."}      after an answer that was not offered
    {"over": {"scores": [20, 30, -10], "winners": [1], …}}                       and then the next game, or the end

What it answers: the id of an option, as it is or as `{"choice": "bid:1"}`.
"""

import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import Any, Self

import msgspec

from slet.kernel.errors import SletError
from slet.lab.rewards import wins
from slet.lab.text import Asked, Describe, TextGame
from slet.lab.unhurried import load_unhurried
from slet.players import choose


class ProgramFailed(SletError):
    """The program has ended, cannot be started, or says nothing."""

    key = "program-ended"


class Seated(msgspec.Struct, frozen=True):
    """How one game went for the program."""

    number: int
    seat: int
    scores: tuple[int, ...]
    won: float
    """1 if it has won, a part for a shared win."""
    answers: int
    illegal: int
    """How often it answered what was not offered."""
    at_random: int
    """How often it did so until it was chosen for it."""


class Program:
    """A running program. To be used in a `with`, which ends it."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = " ".join(command)
        self._seconds = seconds
        try:
            self._process = subprocess.Popen(  # noqa: S603  (what it runs is what the person asked for)
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            detail = error.strerror or str(error)
            raise ProgramFailed("program-not-started", command=self._command[:80], detail=detail) from None
        self._lines: Queue[str] = Queue()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.close()
            self._process.wait(2)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._listener.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def tell(self, what: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(what).decode() + "\n")
            self._process.stdin.flush()
        except OSError:
            raise ProgramFailed(command=self._command[:80], code=self._process.wait()) from None

    def answer(self, asked: Asked, refused: str | None) -> str:
        self.tell({"ask": asked} if refused is None else {"ask": asked, "refused": refused})
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            raise ProgramFailed("program-silent", command=self._command[:80], seconds=round(self._seconds)) from None
        if not line:
            raise ProgramFailed(command=self._command[:80], code=self._process.wait())
        return _choice(line)


def _choice(line: str) -> str:
    try:
        read = msgspec.json.decode(line)
    except msgspec.DecodeError:
        return line.strip()
    return str(read.get("choice", "")) if isinstance(read, dict) else line.strip()


def play_seat(
    program: Program,
    game: str,
    seats: int,
    number: int,
    *,
    others: str,
    seed: str,
    tries: int,
    language: str,
    describe: Describe | None = None,
    options: dict[str, Any],
) -> Seated:
    """One game with the program on the seat of that number, round the table, and computer players on the others."""
    table = TextGame(game, seats, seed=f"{seed}/{number}", language=language, describe=describe, **options)
    seat, rng = number % seats, Random(f"{seed}/{number}")
    player = load_unhurried(others, game)
    answers = at_random = 0
    while (ask := table.match.ask) is not None:
        if ask.seat != seat:
            table.choose(choose(player, table.match, ask, rng))
            continue
        asked = table.ask()
        assert asked is not None
        refused: str | None = None
        for _ in range(tries):
            answers += 1
            refused = table.answer(program.answer(asked, refused))
            if refused is None:
                break
        else:
            at_random += 1
            table.at_random(rng)
    outcome = table.match.outcome
    assert outcome is not None
    program.tell({"over": table.result()})
    return Seated(number, seat, outcome.scores, wins(outcome)[seat], answers, table.illegal[seat], at_random)
