"""Frames: the moments on the way to an update, as one pair of eyes saw them.

A client draws them one after the other, so it never has to work out what the rules did. Each is written down as what
was different from the update's own view: it refers to nothing that was sent earlier, so any of them can be left out.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from slet.kernel.data import to_json
from slet.kernel.events import Event
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.watching import Moment
from slet.server.sentences import Speaker
from slet.server.wire import Frame

MOST = 32_000
"""Bytes of frames in one update; where there are more, the first ones are left out, but not what they tell."""


class Seen(NamedTuple):
    """A moment as one pair of eyes saw it: what was told, and in what the view was another than at the end."""

    told: list[tuple[int, Event]]
    fields: msgspec.Raw
    items: msgspec.Raw


class Way:
    """The way to how things stand now: all that was told on it, each with the state as it was then.

    How a pair of eyes saw it is worked out once, however many look through them.
    """

    def __init__(self, game: Game[Any], moments: Sequence[Moment] = ()) -> None:
        self._game = game
        self._stops = _stops(moments)
        self._seen: dict[tuple[int | None, int | None], list[Seen]] = {}

    def seen(self, match: Match, eyes: int | None, end: Any, end_eyes: int | None) -> list[Seen]:
        """The moments of which these eyes were told something; those of nothing else are part of the next one.

        `end` is the view with which it ends, that of `end_eyes`.
        """
        found = self._seen.get((eyes, end_eyes))
        if found is None:
            found = self._seen[eyes, end_eyes] = _bounded(self._look(match, eyes, end))
        return found

    def _look(self, match: Match, eyes: int | None, end: Any) -> list[Seen]:
        seen = []
        for state, numbers in self._stops:
            told = [(n, event) for n in numbers if (event := match.heard(n, eyes, state)) is not None]
            if told:
                seen.append(Seen(told, *_difference(self._game.view(state, eyes), end)))
        return seen


def _stops(moments: Sequence[Moment]) -> list[tuple[Any, list[int]]]:
    """The moments, those in one where nothing changed in between."""
    stops: list[tuple[Any, list[int]]] = []
    for number, state in moments:
        if stops and stops[-1][0] == state:
            stops[-1][1].append(number)
        else:
            stops.append((state, [number]))
    return stops


def _difference(view: Any, end: Any) -> tuple[msgspec.Raw, msgspec.Raw]:
    """In which fields the view was another than it is at the end; of lists as long as now, in which items."""
    fields: dict[str, Any] = {}
    items: dict[str, dict[str, Any]] = {}
    for name in view.__struct_fields__:
        then, now = getattr(view, name), getattr(end, name)
        if then == now:
            continue
        if isinstance(then, list | tuple) and isinstance(now, list | tuple) and len(then) == len(now):
            items[name] = {str(n): one for n, (one, other) in enumerate(zip(then, now, strict=True)) if one != other}
        else:
            fields[name] = then
    return msgspec.Raw(to_json(fields)), msgspec.Raw(to_json(items))


def _bounded(seen: list[Seen]) -> list[Seen]:
    size = 0
    for at in range(len(seen) - 1, -1, -1):
        size += len(bytes(seen[at].fields)) + len(bytes(seen[at].items))
        if size > MOST and at + 1 < len(seen):
            first = seen[at + 1]
            told = [line for moment in seen[: at + 1] for line in moment.told]
            return [first._replace(told=[*told, *first.told]), *seen[at + 2 :]]
    return seen


def frames_of(seen: Sequence[Seen], speaker: Speaker, you: int | None) -> list[Frame]:
    """The moments as they are sent, in the words of the player on seat `you` (None: of one who is named)."""
    return [
        Frame([speaker.line(n, event).to(you) for n, event in moment.told], moment.fields, moment.items)
        for moment in seen
    ]
