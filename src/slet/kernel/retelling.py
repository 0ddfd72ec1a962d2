"""Going through a finished game once more: all that was told, with how things stood then."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from slet.kernel.events import Event, in_full
from slet.kernel.game import S
from slet.kernel.record import FATE, Answer
from slet.kernel.watching import Moment, opening

if TYPE_CHECKING:
    from slet.kernel.match import Match


class Scene(msgspec.Struct, Generic[S], frozen=True):
    """One line of the log, whoever heard it, and the state when it was told."""

    n: int
    """How many answers of players came before it: the moment of a replay in which it is shown."""
    event: Event
    state: S


def scenes(again: "Match[S, Any]", answers: Iterable[Answer]) -> list[Scene[S]]:
    """What happens when the match, which stands at its beginning, is answered so. Only for games that are over: what
    some were told alone is told here too.
    """
    found = _told(again, 0, opening(again))
    for n, answer in enumerate([answer for answer in answers if answer.seat != FATE], 1):
        found += _told(again, n, again.play(answer.id, answer.seat, watched=True))
    return found


def _told(match: "Match[S, Any]", n: int, moments: Iterable[Moment]) -> list[Scene[S]]:
    return [Scene(n, in_full(match._log[line]), state) for line, state in moments]
