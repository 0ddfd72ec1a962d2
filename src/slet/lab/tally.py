"""What simulations count in a game: what became of each card or token, beside the others of its kind."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from slet.kernel.events import Event
from slet.kernel.pieces import Piece


class Use(msgspec.Struct, gc=False):
    """What became of a thing in one game or in many."""

    taken: int = 0
    turned_over: int = 0
    """Taken as what is on its back."""
    used: int = 0
    """Brought to where it counts."""
    won: float = 0.0
    """Of these, by a seat that won; a shared win counts as a part."""

    def add(self, other: "Use") -> None:
        self.taken += other.taken
        self.turned_over += other.turned_over
        self.used += other.used
        self.won += other.won


Uses = dict[str, dict[str, Use]]
"""By the name of the comparison and of the thing."""


@dataclass(frozen=True)
class Comparison:
    """Things of a kind that stand beside each other in a table."""

    name: str
    """The message `tally-NAME` is the title of the table."""
    things: Mapping[str, Piece | None]
    """By name. What is no piece is called by the message `tally-NAME-THING`."""
    copies: Mapping[str, int] | None = None
    """How many there are of each, where there is not one; things have their fair share by it."""
    fair: bool = True
    """Whether each should be used as often as the others. Where players do not choose them, nothing can be said."""


@dataclass(frozen=True)
class Tally:
    """What a game brings so that its cards can be compared."""

    comparisons: tuple[Comparison, ...]
    count: Callable[[Sequence[Event], Collection[int]], Uses]
    """What became of everything, by the log of a finished game and the seats that won."""
