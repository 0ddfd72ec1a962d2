"""Through a puzzle: from the answers given so far to what lies on the board, and what is right there.

Like a lesson (`walk.py`) it keeps nothing but the answers. What is right is either written down, as one or several ways
that are as good, or found by the engine: where a puzzle has an aim, every option is right from which it can still be
reached. Questions with one option are answered for the solver, and others answer as the solution tells.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment
from slet.learn.lesson import OffTheWay
from slet.learn.puzzle import Puzzle, find_puzzle
from slet.learn.shelf import Words, fits
from slet.learn.way import Way

DETOUR = 2
"""Answers: how much longer than the solution a way to the aim may be."""

_KNOWN: defaultdict[str, dict[bytes, bool]] = defaultdict(dict)
"""For each puzzle: from which positions its aim can be reached, as far as that was looked for."""


class Solving(msgspec.Struct, frozen=True):
    """Where one is in a puzzle."""

    match: Match
    moments: list[Moment]
    """The way there from the last answer."""
    ask: Pick | None
    """The question that the solver has to answer; None: it is solved."""
    right: tuple[str, ...]
    """The options that are right."""
    solved: bool


class Try(msgspec.Struct, frozen=True):
    """What becomes of a choice."""

    kind: Literal["right", "solved", "wrong", "refused"]
    match: Match
    """Where it leads; wrong: to be looked at before it is taken back; refused: nothing has changed."""
    moments: list[Moment]
    """The way there."""
    said: Words | None
    """Solved: why it is right. Wrong: what there is to say to it; None: nothing of its own."""


def solving(puzzle: Puzzle, answers: Sequence[str]) -> Solving:
    """What is on after these answers."""
    way = _follow(puzzle, answers)
    if way.there:
        return Solving(way.match, way.moments, None, (), True)
    return Solving(way.match, way.moments, way.ask, _right(puzzle.game, puzzle.number, tuple(answers)), False)


def attempt(puzzle: Puzzle, answers: Sequence[str], option: str) -> Try:
    """What becomes of a choice after these answers."""
    now = solving(puzzle, answers)
    if now.ask is None or now.ask.option(option) is None:
        return Try("refused", now.match, [], None)
    if option in now.right:
        there = solving(puzzle, [*answers, option])
        return Try(
            "solved" if there.solved else "right", there.match, there.moments, puzzle.why if there.solved else None
        )
    said = next((reply.say for reply in puzzle.wrong if fits(reply.choice, option)), None)
    way = _follow(puzzle, answers)
    way.choose(option)
    return Try("wrong", way.match, way.moments, said)


def shown(puzzle: Puzzle) -> tuple[str, ...]:
    """The answers of the solution that are a choice: what the solver would have to answer."""
    way, answers = _way(puzzle), []
    while not way.there and way.ask is not None:
        answer = way.next_in_lines()[0]
        answers.append(answer)
        way.choose(answer)
    return tuple(answers)


def _way(puzzle: Puzzle) -> Way:
    return Way(puzzle.begin(), puzzle.seat, (puzzle.solution, *puzzle.also), puzzle.aim)


def _follow(puzzle: Puzzle, answers: Sequence[str]) -> Way:
    """The way by these answers; `OffTheWay` where one of them is not right."""
    way = _way(puzzle)
    for n, answer in enumerate(answers):
        if way.there or answer not in _right(puzzle.game, puzzle.number, tuple(answers[:n])):
            raise OffTheWay("puzzle-off-the-way", number=puzzle.number, game=puzzle.game)
        way.choose(answer)
    return way


@lru_cache(maxsize=4096)
def _right(game_id: str, number: int, answers: tuple[str, ...]) -> tuple[str, ...]:
    """The options that are right after these answers. They are looked for once: an aim takes a search."""
    puzzle = find_puzzle(game_id, number)
    way = _follow(puzzle, answers)
    if way.ask is None:
        return ()
    return way.right(len(puzzle.solution) + DETOUR, _KNOWN[puzzle.key]) if puzzle.aim else way.next_in_lines()
