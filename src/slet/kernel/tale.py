"""What a game can tell of how it went, once it is over.

A game brings a `Tale`, in a file of its own (`tale.py`). All of it may be missing: who won, by how much, and how the
scores went is told of any game. What is told are facts (`Said`); their words stand in the texts of the game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal

import msgspec
from typing_extensions import TypeVar

from slet.kernel.state import State

if TYPE_CHECKING:
    from slet.kernel.game import Outcome
    from slet.kernel.retelling import Scene

S = TypeVar("S", bound=State, default=Any)
"""The state of the game."""

RIVAL = -1
"""Stands for the seat of whoever has none."""


class Said(msgspec.Struct, frozen=True):
    """Something to be said: the message `tale-KEY` of the game's wording, with its arguments."""

    key: str
    facts: dict[str, Any] = {}
    seat: int | None = None
    """Whose deed it is: `$name` in the message, and `$you` says whether they are spoken to."""


class Stage(msgspec.Struct, frozen=True):
    """One of the things that were to be done, one after the other."""

    name: Said
    state: Literal["done", "missed", "open"]
    text: Said
    fate: Said | None = None
    """What became of it."""
    sign: str = ""
    """What a board may draw for it."""


class Gauge(msgspec.Struct, frozen=True):
    """How much there was of something, of how much; the words say of what, `$value` and `$most` are arguments."""

    name: Said
    value: int
    most: int
    good: bool = True
    """Whether it was to be filled, or was not to be."""


class Close(msgspec.Struct, frozen=True):
    """The one number that was missing, or the one that was left."""

    title: Said
    text: Said
    have: int
    need: int
    n: int
    """The moment of a replay in which it can be seen."""
    sign: str = ""


class Cause(msgspec.Struct, frozen=True):
    """Something that decided it: what happened, never whose fault it was."""

    title: Said
    text: Said
    n: int | None = None
    sign: str = ""


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """How all fared together against the game, or one alone."""

    title: Said
    how: Said
    stages: tuple[Stage, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    close: Close | None = None
    """The closest they came to winning; where they won, to losing."""
    causes: tuple[Cause, ...] = ()
    """What decided it, the weightiest first; three at most are told."""
    deeds: dict[str, tuple[int, ...]] = {}
    """Who did what: by the message `tale-KEY` the number of each seat."""


class Honour(msgspec.Struct, frozen=True):
    """Something that one did more of than all others: the message `tale-honour-KEY`, its `.text` says how much."""

    key: str
    seat: int
    value: int


def _none(*_: Any) -> None:
    return None


def _nobody(*_: Any) -> tuple[Honour, ...]:
    return ()


Wanted = Mapping[str, Any] | None
"""Settings, as far as they are others; None where there is no such game."""


def _neither(_seats: int, _settings: Any) -> tuple[Wanted, Wanted]:
    return None, None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tale(Generic[S]):
    """What the game tells of itself."""

    round: Callable[[S], int] | None = None
    """Which round it is, from 1; before it 0. None: a round ends whenever the standing changes."""
    standing: Callable[[S], tuple[int, ...]] | None = None
    """How far everybody has come, where `Score.standing` does not tell."""
    rival: Callable[[S], int | None] = _none
    """The points so far of whoever is played against and has no seat."""
    sides: Callable[[S], Sequence[tuple[int, ...]]] | None = None
    """Who wins together; None: everybody wins alone."""
    sources: Callable[[S], Mapping[str, tuple[int, ...]]] | None = None
    """What the scores are made of, where the outcome does not tell: for each source, `source-NAME`, the points of each
    seat."""
    deed: Callable[["Scene[S]"], int | None] = _none
    """Whose deed it is, where it is worth telling of a round that turned the game: a seat, or `RIVAL`."""
    honours: Callable[[Sequence["Scene[S]"], S], Sequence[Honour]] = _nobody
    """What may be honoured, the best first: true and kind, and never shared."""
    trial: Callable[[Sequence["Scene[S]"], S, "Outcome"], Trial | None] = _none
    """How all fared, where they played as one, or where nobody has won."""
    ladder: Callable[[int, Any], tuple[Wanted, Wanted]] = _neither
    """From the number of seats and the settings: which settings make an easier and a harder game of the same kind."""


def most(counts: Sequence[int], least: int = 1) -> int | None:
    """Who has most of it, at least so much; None where several do."""
    best = max(counts, default=0)
    return counts.index(best) if best >= least and list(counts).count(best) == 1 else None


def honours_of(counted: Mapping[str, Sequence[int]], least: Mapping[str, int] | None = None) -> list[Honour]:
    """An honour for whoever has most of each, where one alone has."""
    found = []
    for key, counts in counted.items():
        seat = most(counts, (least or {}).get(key, 1))
        if seat is not None and len(counts) > 1:
            found.append(Honour(key, seat, counts[seat]))
    return found
