"""What is told of boards that nobody plays at now: moments of a finished game, lessons; `wire.py` for the rest."""

from typing import Annotated, Literal

import msgspec

from slet.server.wire import Ask, Frame, SeatInfo


class Moment(msgspec.Struct, frozen=True):
    """How things stood after answer number `n` of a finished game."""

    n: int
    view: msgspec.Raw
    asked: list[int]
    ask: Ask | None
    """The open question of the one whose eyes they are (of the one asked, for all eyes)."""
    chosen: str | None
    """What was answered next."""
    frames: list[Frame]
    """The way to it from the moment before."""
    views: list[msgspec.Raw] | None = None
    """With all eyes: what each seat saw."""


class Moments(msgspec.Struct, frozen=True):
    total: int
    """The number of the last moment; the first is 0."""
    game: str
    game_name: str
    names: list[str]
    eyes: int | None
    moments: list[Moment]
    hats: list[str] = []
    """What those people wear now who have chosen something."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on a board that stands at no table, and what is said to it: of a lesson or a puzzle."""

    game: str
    game_name: str
    number: int
    title: str
    seats: list[SeatInfo]
    learner: int
    view: msgspec.Raw
    frames: list[Frame]
    """The way there from the last answer."""
    asked: list[int]
    ask: Ask | None
    said: str
    clause: str | None = None
    """The rule that stands against the choice."""


class LessonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody is in a lesson, and what they do now."""

    answers: Annotated[list[Annotated[str, msgspec.Meta(max_length=200)]], msgspec.Meta(max_length=200)] = []
    """All answers so far; empty ones to what was only to be read."""
    choice: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    """What is chosen now: whether it is the right thing will be told."""


class LessonStage(Scene, frozen=True, kw_only=True):
    """Where a lesson stands after some answers: what lies on the board, what is said, what is to be done."""

    kind: Literal["say", "do", "over", "wrong", "refused"]
    """Something is said; to be done; the lesson is over; the choice was another one, and this is what it leads to; the
    choice is not allowed."""
    at: str | None
    """The place on the board that is spoken of."""
    right: list[str]
    """The options that are right."""
    done: int
    """How many things were done."""
    tasks: int
    """How many things there are to do."""


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    number: int
    title: str
    tasks: int
