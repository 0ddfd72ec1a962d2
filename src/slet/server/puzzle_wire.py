"""All that server and client say to each other about puzzles; `wire.py` for the rest."""

from typing import Annotated, Literal

import msgspec

from slet.server.scene_wire import Scene
from slet.server.wire import OptionId

PuzzleState = Literal["new", "tried", "solved", "shown"]
"""Not tried yet; tried, and still open; solved; its answer was shown before that."""


class PuzzleAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a puzzle, and what they do now."""

    answers: Annotated[list[OptionId], msgspec.Meta(max_length=50)] = []
    """All right answers so far."""
    choice: OptionId | None = None
    """What is chosen now."""
    give_up: bool = False
    """The answer is to be shown."""


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How somebody fares with puzzles."""

    rating: int
    give_or_take: int
    """How far the rating may be off."""
    rated: int
    """How many puzzles it comes from."""
    streak: int
    """Days in a row on which the puzzle of the day was found."""


class PuzzleEnd(msgspec.Struct, frozen=True):
    """What solves a puzzle, once it is solved or shown."""

    solved: bool
    """False: the answer was asked for."""
    answer: str
    why: str
    found: int
    """How many have found it today, if it is the puzzle of the day."""


class PuzzleStage(Scene, frozen=True, kw_only=True):
    """Where a puzzle stands after some answers. What solves it is told at its end alone."""

    difficulty: int
    of_the_day: bool
    question: str
    kind: Literal["do", "over", "wrong", "refused"]
    """To be done; solved, or shown; the choice was not good enough, and this is what it leads to; not allowed."""
    state: PuzzleState
    standing: PuzzleStanding
    end: PuzzleEnd | None = None


class PuzzleCard(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    game: str
    number: int
    title: str
    difficulty: int
    state: PuzzleState


class PuzzleToday(msgspec.Struct, frozen=True):
    """The puzzle of the day, the same for everybody."""

    game: str
    number: int
    title: str
    question: str
    difficulty: int
    solved: bool
    """Whether I have found it today."""
    streak: int
    found: int
    """How many have found it today."""


class Puzzles(msgspec.Struct, frozen=True):
    today: PuzzleToday
    standing: PuzzleStanding
    puzzles: list[PuzzleCard]
