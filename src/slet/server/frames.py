"""Frames: the moments on the way to how things stand, as one pair of eyes saw them.

A client draws them one after the other, so it never has to work out what the rules did. Each is written down as what
was different from the view at the end: it refers to nothing that was sent earlier, so any of them can be left out.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec import Raw, Struct

from slet.kernel.data import to_json
from slet.kernel.events import Event
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.watching import Moment
from slet.server.sentences import Speaker
from slet.server.wire import Frame, Then

MOST = 32_000
"""Bytes of frames in one update; where there are more, the first ones are left out, but not what they tell."""


SAME = Then(fields={}, items={}, parts={})
"""Nothing was another than it is at the end."""


class Seen(NamedTuple):
    """A moment as one pair of eyes saw it."""

    state: Any
    told: list[tuple[int, Event]]
    then: Then
    """In what the view was another than at the end."""

    def frame(self, speaker: Speaker, you: int | None, views: Sequence[Then] = ()) -> Frame:
        """As it is sent, in the words of the player on seat `you` (None: of one who is named)."""
        return Frame(
            lines=[speaker.line(n, event).to(you) for n, event in self.told],
            fields=self.then.fields,
            items=self.then.items,
            parts=self.then.parts,
            views=list(views),
        )


class Happened:
    """What has happened on the way to how things stand: all that was told, each line with the state as it was then.

    How a pair of eyes saw it is worked out once, however many look through them.
    """

    def __init__(self, game: Game[Any], moments: Sequence[Moment] = ()) -> None:
        self._game = game
        self._stops = _stops(moments)
        self._stood: list[bool] = []
        """Of each stop whether things stood then as they do now, once somebody has looked."""
        self._heard: dict[int | None, list[list[tuple[int, Event]]]] = {}
        self._seen: dict[tuple[int | None, int | None], list[Seen]] = {}

    def seen(self, match: Match, eyes: int | None, end: Any, end_eyes: int | None) -> list[Seen]:
        """The moments in which these eyes were told something, up to the view `end`, which is that of `end_eyes`."""
        found = self._seen.get((eyes, end_eyes))
        if found is None:
            found = self._seen[eyes, end_eyes] = _bounded(self._look(match, eyes, end, eyes == end_eyes))
        return found

    def _look(self, match: Match, eyes: int | None, end: Any, same_eyes: bool) -> list[Seen]:
        seen = []
        for (state, _), stood, told in zip(self._stops, self._standing(match), self._told(match, eyes), strict=True):
            if told:
                # Mostly nothing comes after what was told last: then there is nothing to compare.
                then = SAME if stood and same_eyes else difference(self._game.sight.view(state, eyes), end)
                seen.append(Seen(state, told, then))
        return seen

    def _standing(self, match: Match) -> list[bool]:
        if not self._stood:
            now = match.state.copy()  # without its story, as those of the moments
            self._stood = [state == now for state, _ in self._stops]
        return self._stood

    def _told(self, match: Match, eyes: int | None) -> list[list[tuple[int, Event]]]:
        """What these eyes were told at each stop."""
        whose = None if self._game.sight.one_log else eyes
        told = self._heard.get(whose)
        if told is None:
            told = self._heard[whose] = []
            for state, numbers in self._stops:
                heard = [(n, match.heard(n, eyes, state)) for n in numbers]
                told.append([(n, event) for n, event in heard if event is not None])
        return told


def _stops(moments: Sequence[Moment]) -> list[tuple[Any, list[int]]]:
    """The moments, several as one where nothing changed in between."""
    stops: list[tuple[Any, list[int]]] = []
    for number, state in moments:
        if stops and stops[-1][0] == state:
            stops[-1][1].append(number)
        else:
            stops.append((state, [number]))
    return stops


def difference(view: Any, end: Any) -> Then:
    """In what the view was another than it is at the end."""
    then = Then(fields={}, items={}, parts={})
    for name, was, now in _others(view, end):
        if not (isinstance(was, list | tuple) and isinstance(now, list | tuple) and len(was) == len(now)):
            then.fields[name] = Raw(to_json(was))
            continue
        for place, (one, other) in enumerate(zip(was, now, strict=True)):
            if one == other:
                continue
            if isinstance(one, Struct) and type(one) is type(other):
                parts = {part: Raw(to_json(value)) for part, value, _ in _others(one, other)}
                then.parts.setdefault(name, {})[str(place)] = parts
            else:
                then.items.setdefault(name, {})[str(place)] = Raw(to_json(one))
    return then


def _others(was: Struct, now: Struct) -> list[tuple[str, Any, Any]]:
    """The fields of two structs of one type that differ: as they were, as they are now."""
    names, values = _fields(type(was))
    return [found for found in zip(names, values(was), values(now), strict=True) if found[1] != found[2]]


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of the fields, and what reads them all in one go."""
    names = kind.__struct_fields__
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda one: tuple(getattr(one, name) for name in names)


def _bounded(seen: list[Seen]) -> list[Seen]:
    if len(seen) < 2:
        return seen
    size = 0
    for at in range(len(seen) - 1, -1, -1):
        size += 0 if seen[at].then is SAME else len(to_json(seen[at].then))
        if size > MOST and at + 1 < len(seen):
            first = seen[at + 1]
            told = [line for moment in seen[: at + 2] for line in moment.told]
            return [first._replace(told=told), *seen[at + 2 :]]
    return seen
