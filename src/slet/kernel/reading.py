"""What of a log a seat may read at present: what it was told, less what it has to remember."""

from collections.abc import Collection
from typing import Any

from slet.kernel.events import Event, Line, heard, in_full, put_together
from slet.kernel.game import Game


def lines(
    game: Game[Any], state: Any, log: list[Line], seat: int | None, since: int, *, over: bool
) -> list[tuple[int, Event]]:
    """What the seat may read from line `since` on, each with its number; all of it when the game is over."""
    begin = since if over else max(since, open_from(game, state, log, seat))
    fades = game.sight.fades if game.sight.may_fade and not over else None
    found: list[tuple[int, Event]] = []
    for n, line in enumerate(put_together(log, begin), begin):
        to = line.to
        event = line.event if to is None or seat in to else line.instead
        if event is not None and (fades is None or not fades(state, event, seat)):
            found.append((n, event))
    return found


def faded(game: Game[Any], state: Any, event: Event, seat: int | None) -> bool:
    """Whether the seat has to remember it: until the game is over."""
    return state.step is not None and game.sight.fades(state, event, seat)


def heard_then(game: Game[Any], state: Any, line: Line, seat: int | None) -> Event | None:
    """What the seat was told by the line, when the state was that; None if it heard nothing, or has to remember it."""
    event = heard(line, seat)
    return None if event is None or faded(game, state, event, seat) else event


def open_from(game: Game[Any], state: Any, log: list[Line], seat: int | None) -> int:
    """The line with which the log of the seat begins; 0 unless the game withholds some."""
    if state.step is None or game.sight.opens is None:
        return 0
    for n in range(len(log) - 1, -1, -1):
        event = heard(log[n], seat)
        if event is not None and game.sight.opens(state, event, seat):
            return n
    return 0


def settled(game: Game[Any], state: Any, log: list[Line], seat: int | None, since: int) -> int:
    """Before which line nothing fades any more or comes back; 0 if that was not settled by a line from `since` on."""
    if game.sight.opens is not None:
        return open_from(game, state, log, seat)
    if not game.sight.may_fade:
        return len(log)
    return next((n for n in range(len(log) - 1, since - 1, -1) if in_full(log[n]).settles), 0)


def barrier(lines: list[Line], own: Collection[int]) -> str | None:
    """Why one person, who has these seats, cannot freely take back what was told here, as a message key: something
    hidden was shown to somebody, other than what these seats have shown, or an event bars the way. None: nothing does.
    """
    for line in lines:
        event = in_full(line)
        reveals = event.reveals
        if reveals == "to-all" or (reveals == "to-others" and getattr(event, "seat", None) not in own):
            return "undo-reveal"
        if event.bars_undo is not None:
            return event.bars_undo
    return None
