"""A position: a state at the beginning of a step, and the answers given since."""

from typing import Any

import msgspec

from slet.kernel.errors import BadPosition
from slet.kernel.record import Answer, Number, read_foreign


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Only `seats` and `state` are needed to set one up by hand."""

    seats: Number
    state: dict[str, Any]
    game: str | None = None
    rules: Number | None = None
    """The version of the rules it comes from. Another version is no obstacle: it takes effect with the next step."""
    options: dict[str, Any] = {}
    answers: tuple[Answer, ...] = ()
    seed: str | None = None
    drawn: Number = 0
    """How many chance questions the seed had answered when the step began."""


def read_position(source: "Position | dict[str, Any] | str | bytes") -> Position:
    """A position from wherever it comes; `BadPosition` says what is wrong with it."""
    return source if isinstance(source, Position) else read_foreign(source, Position, BadPosition)
