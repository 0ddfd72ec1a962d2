"""What a puzzle is: a position, a question, and what solves it."""

from collections.abc import Mapping
from datetime import date
from functools import cache
from random import Random
from typing import Literal

import msgspec

from slet.games import GAMES
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.learn import shelf
from slet.learn.lesson import Reply
from slet.learn.shelf import Played, Words

KIND = "puzzles"

Difficulty = Literal[1, 2, 3]
"""Easy: it is seen at once. Middling: it takes a plan. Hard: the first idea is wrong."""


class UnknownPuzzle(SletError):
    key = "unknown-puzzle"


class Aim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to come about, by whichever way: an event, a win, or points."""

    event: str | None = None
    has: Mapping[str, str | int | bool] = {}
    """Facts of the event; of a fact that is several, one of them."""
    times: int = 1
    """How often at least; 0: it must not happen."""
    wins: bool = False
    """The game ends and the seat has won."""
    points: int | None = None
    """The game ends and the seat has at least so many."""


class Clear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How clearly the solution is the best: what it promises and what the second best does, by so many tries."""

    what: Literal["win", "points"]
    """`win`: how often it comes to what is asked for, from 0 to 1; `points`: points, on average."""
    best: float
    second: float
    tries: int


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    number: int
    difficulty: Difficulty
    title: Words
    question: Words
    answer: Words
    why: Words
    solution: tuple[Played, ...]
    """The answers that solve it. The first is the solver's; what others answer in between stands there too."""
    also: tuple[tuple[Played, ...], ...] = ()
    """Other ways that are as good. Here as in the solution, `*` at the end stands for the rest of an option."""
    aim: tuple[Aim, ...] = ()
    """What is to be reached before somebody else has to choose: then every way that leads there solves it."""
    wrong: tuple[Reply, ...] = ()
    """Choices that tempt, and what is to be said to them."""
    clear: Clear | None = None
    before: tuple[Played, ...] = ()
    """What others play first."""

    @property
    def seat(self) -> int:
        return self.solution[0].seat

    @property
    def key(self) -> str:
        return f"{self.game}-{self.number}"

    def begin(self) -> Match:
        match = shelf.begin(self.game, KIND, self.number)
        for played in self.before:
            match.play(played.plays, played.seat)
        return match


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    return tuple(shelf.read(game_id, KIND, number, Puzzle) for number in shelf.numbers(game_id, KIND))


def find_puzzle(game_id: str, number: int) -> Puzzle:
    for puzzle in puzzles(game_id):
        if puzzle.number == number:
            return puzzle
    raise UnknownPuzzle(number=number, game=game_id, puzzles=len(puzzles(game_id)))


@cache
def every_puzzle() -> tuple[Puzzle, ...]:
    return tuple(puzzle for game in GAMES for puzzle in puzzles(game.id))


def puzzle_of_the_day(day: date) -> Puzzle:
    """The same for everybody. It goes through all of them, in an order of its own each time, before one comes again."""
    turn, place = divmod(day.toordinal(), len(every_puzzle()))
    order = list(every_puzzle())
    Random(turn).shuffle(order)
    return order[place]
