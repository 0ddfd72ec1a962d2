"""Watching a match: with each line that is told, the state as it was when it was told.

Whoever draws a game needs the way from one question to the next, not only where it leads: `match.play(option, seat,
watched=True)` returns its moments, `opening(match)` those before the first question. Who does not watch pays nothing: a
story is then the list of its lines, and no state is copied.
"""

from typing import TYPE_CHECKING, Any

from slet.kernel.events import Line
from slet.kernel.record import FATE
from slet.kernel.script import Script

if TYPE_CHECKING:
    from slet.kernel.match import Match
    from slet.kernel.questions import Pick

Moment = tuple[int, Any]
"""The number of a line, as `match.lines` has it, and the state when it was told. The state is a copy that nobody
changes any more; what a seat saw then is `game.sight.view(state, seat)`."""


class Watched:
    """The story of a match that is watched."""

    __slots__ = ("_lines", "_number", "_state", "moments")

    def __init__(self, lines: list[Line], number: int, state: Any) -> None:
        self._lines = lines
        self._number = number
        self._state = state
        self.moments: list[Moment] = []

    def append(self, line: Line) -> None:
        self._lines.append(line)
        self.moments.append((self._number, self._state.copy()))
        self._number += 1


def accept_watched(match: "Match", pick: "Pick", option: Any) -> list[Moment]:
    """Let the match take the answer, and watch what comes of it."""
    match.state.story = story = Watched(match._log, match.told, match.state)
    try:
        match._accept(pick, option)
    finally:
        match.state.story = match._log
    return story.moments


def opening(match: "Match") -> list[Moment]:
    """The moments before the first answer of a player: how the game is set up, the first deal.

    They are played again by what chance has answered, so a match need not be watched when it begins. An imagined match
    does not know how it began, and has none; a branch neither.
    """
    if match._origin is None or match._imagined:
        return []
    fate: list[tuple[int, Any]] = []
    for seat, answer, *_ in match._journal:
        if seat != FATE:
            break
        fate.append((seat, answer))
    again = type(match)(match.game, match.seats, match.settings, match._origin[0].copy(), None)
    again._script = Script(fate)
    story = Watched(again._log, 0, again.state)
    again._begin(story)
    return story.moments
