"""A position: a state at the beginning of a step, and the answers given since."""

from typing import Any

import msgspec

from slet.kernel.data import from_json, from_plain
from slet.kernel.errors import BadPosition
from slet.kernel.record import LARGEST, Answer


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
    if isinstance(source, Position):
        return source
    try:
        if isinstance(source, dict):
            return from_plain(source, Position)
        if len(source) > LARGEST:
            raise BadPosition("record-too-large", size=len(source), largest=LARGEST)
        return from_json(source, Position)
    except UnicodeDecodeError:
        raise BadPosition(detail="it is not text") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition(detail=str(error)) from None
