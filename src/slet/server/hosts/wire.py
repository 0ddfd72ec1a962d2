"""What is told to the host of a table of the people there, and what the host decides."""

import msgspec


class TablePerson(msgspec.Struct, frozen=True):
    """Somebody else at the table, as its host sees them."""

    who: str
    """By what they are named when something is decided about them."""
    name: str
    seats: list[int]
    """Where they sit; none: they watch, or were removed."""
    here: bool
    """Whether they are connected."""
    muted: bool
    removed: bool


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may do from now on; what is not named stays as it is."""

    muted: bool | None = None
    removed: bool | None = None
