"""What happened, as the log tells it."""

from collections.abc import Callable
from typing import Annotated, Any, ClassVar, Literal, Protocol, TypeVarTuple, cast

import msgspec

Seat = Annotated[int, "seat"]
"""A field of this type is a place at the table; in sentences it becomes the player's name."""

Ts = TypeVarTuple("Ts")


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One thing that happened. Subclass it with `tag="played"` and the facts of its sentence."""

    reveals: ClassVar[Literal["nothing", "to-others", "to-all"]] = "nothing"
    """Whether it showed something hidden: to all but the seat that did it (`to-others`; its field `seat` says
    who), or to that seat too (`to-all`). What was shown cannot be unseen, so it bars the way to undo."""
    bars_undo: ClassVar[str | None] = None
    """Why nothing before it can be taken back freely, as a message key; None where it is no such point."""
    settles: ClassVar[bool] = False
    """Whether of all that was told before it nothing fades any more or comes back (see `Game.fades`) before the end."""


class Told(msgspec.Struct, frozen=True):
    """An event that only some seats learn in full; the others hear `instead`, or nothing. To None: all learn it."""

    event: Event
    to: tuple[int, ...] | None
    instead: Event | None = None


Line = tuple[Any, ...] | Told
"""A line of the story: the class and the facts of an event for all, not yet put together, or an event that is."""


class Story(Protocol):
    """Where lines go: a list of them, or who keeps more than the lines (`watching.py`)."""

    def append(self, line: Line, /) -> None: ...


class _Listener(Protocol):
    @property
    def story(self) -> Story | None: ...


class _Tell(Protocol):
    def __call__(self, s: _Listener, event: Callable[[*Ts], Event], *facts: *Ts) -> None: ...


def _tell(s: _Listener, *line: Any) -> None:
    if s.story is not None:
        s.story.append(line)


tell = cast(_Tell, _tell)
"""Tell everybody: `tell(s, Played, seat, card)`. What is told stands: the state already holds it, and every piece lies
somewhere, for whoever watches is shown the state as it is now. Most stories are never read, so the event is put
together later: its facts must be values that do not change, not lists of the state."""


def heard(line: Line, seat: int | None) -> Event | None:
    """The event as that seat hears it."""
    if isinstance(line, Told):
        return line.event if line.to is None or seat in line.to else line.instead
    return in_full(line)


def in_full(line: Line) -> Event:
    """The event, whoever hears it."""
    if isinstance(line, Told):
        return line.event
    event: Event = line[0](*line[1:])
    return event


def put_together(log: list[Line], since: int) -> list[Told]:
    """The lines from there on, with what was only noted put together for good: logs are read again and again."""
    for n in range(since, len(log)):
        if isinstance(log[n], tuple):
            log[n] = Told(in_full(log[n]), None)
    return cast(list[Told], log[since:])


def whisper(s: _Listener, to: tuple[int, ...], event: Event, instead: Event | None = None) -> None:
    """Tell only some seats; the others hear `instead`, or nothing."""
    if s.story is not None:
        s.story.append(Told(event, to, instead))


_UNHEARD = Event()
"""Stands for an event that is not known."""


class Hearsay:
    """What an imagined match's seat had been told before: read from the other match's log only when asked for."""

    __slots__ = ("before", "length", "log", "seat")

    def __init__(self, before: "Hearsay | None", log: list[Line], seat: int | None) -> None:
        self.before = before
        self.log = log
        self.length = len(log)
        self.seat = seat

    @classmethod
    def of(cls, before: "Hearsay | None", log: list[Line], seat: int | None) -> "Hearsay":
        if before is not None and not log and before.seat == seat:
            return before
        return cls(before, log, seat)

    def lines(self) -> list[Line]:
        known: list[Line] = []
        for line in (*(self.before.lines() if self.before else ()), *self.log[: self.length]):
            if isinstance(line, Told) and line.to is not None and self.seat not in line.to:
                known.append(Told(line.instead or _UNHEARD, (), line.instead))  # the numbers of lines stay the same
            else:
                known.append(line)
        return known
