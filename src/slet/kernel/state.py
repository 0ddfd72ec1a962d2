"""The state of a game: plain data, nothing else."""

from typing import Any, Self

import msgspec

from slet.kernel.events import Story


class State(msgspec.Struct, omit_defaults=True):
    """Everything there is to know about a game between two steps.

    Subclass it with fields of plain data: numbers, strings, pieces, frozen structs, and lists or dicts of them;
    seats are numbered from 0. It never holds a generator, a function, a source of randomness or a reference from
    one part to another.
    """

    step: str | None
    """The step that comes next; None when the game is over."""
    story: Story | None = None
    """Where `tell` writes; None when nobody listens (in playouts). Never part of a position."""

    def copy(self) -> Self:
        """A state that shares nothing mutable with this one.

        Games in which speed counts write their own, field by field.
        """
        values = [_copy(getattr(self, name)) for name in self.__struct_fields__]
        twin = type(self)(*values)
        twin.story = None
        return twin


def _copy(value: Any) -> Any:
    if isinstance(value, list):
        return [_copy(part) for part in value]
    if isinstance(value, dict):
        return {key: _copy(part) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple([_copy(part) for part in value])
    return value
