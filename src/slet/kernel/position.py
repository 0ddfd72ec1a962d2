"""A position: a state at the beginning of a step, and the answers given since."""

from typing import Any

import msgspec

from slet.kernel.errors import BadPosition
from slet.kernel.record import Answer, read_foreign


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Only `seats` and `state` are needed to set one up by hand."""

    seats: int
    state: dict[str, Any]
    game: str | None = None
    rules: int | None = None
    options: dict[str, Any] = {}
    answers: tuple[Answer, ...] = ()
    seed: str | None = None
    drawn: int = 0
    """How many chance questions the seed had answered when the step began."""


def read_position(source: "Position | dict[str, Any] | str | bytes") -> Position:
    """A position from wherever it comes; `BadPosition` says what is wrong with it."""
    return read_foreign(source, Position, BadPosition)
