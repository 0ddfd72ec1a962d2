"""What a game looks like to a program that learns: numbers for what a seat knows, a number for everything it may do."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar, cast

import msgspec
import numpy as np

from slet.games.wording import wording
from slet.kernel.game import Game
from slet.kernel.questions import HasId, Pick
from slet.lab.encoding.actions import Actions
from slet.lab.encoding.layout import Code, Floats, Hints, Numbers, Part, code_of, parts_of

WriteState = Callable[[Floats, Any, int], None]
V = TypeVar("V", bound=msgspec.Struct, covariant=True)


class Look(Protocol[V]):
    def __call__(self, s: Any, seat: int | None, *, aids: bool) -> V: ...


@dataclass(frozen=True, slots=True)
class Encoding:
    """One game's. The same for all its numbers of seats and settings, so that one network can play them all.

    A change of the layout raises `version`, which is part of every name under which it is known elsewhere.
    """

    game: Game[Any]
    version: int
    parts: tuple[Part, ...]
    actions: Actions
    asked: Mapping[str, int]
    """Where it stands that a question of that kind is asked: in the last part."""
    write: WriteState
    size: int
    """How many numbers an observation has."""
    choices: int
    """How many different actions there are."""

    @property
    def id(self) -> str:
        return f"{self.game.id}-v{self.version}"

    def observe(self, state: Any, seat: int, ask: Pick | None = None, out: Floats | None = None) -> Floats:
        """What the seat knows, and what it is asked; into `out`, where that is given, which has to be zero."""
        x = np.zeros(self.size, np.float32) if out is None else out
        self.write(x, state, seat)
        if ask is not None and ask.seat == seat:
            x[self.asked[ask.kind]] = 1
        return x

    def legal(self, ask: Pick, state: Any) -> dict[int, HasId]:
        """What may be chosen now, by number."""
        return self.actions.legal(ask, state)


def by_view(
    game: Game[Any], view: type[V], memory: type[msgspec.Struct] | None, hints: Hints, actions: Actions, look: Look[V]
) -> Encoding:
    """The encoding that follows from the view of a game, and from what its players have to remember.

    `look` makes that view without the aids for people, which the hints leave out.
    """
    seen = code_of(view, hints)
    recalled = None if memory is None else code_of(memory, hints)
    parts = parts_of(seen)
    if recalled is not None:
        parts += [
            Part(f"remembered.{part.name}", part.at, part.size, part.meaning) for part in parts_of(recalled, seen.size)
        ]
    return finished(game, 1, parts, actions, _writer(game, seen, recalled, partial(look, aids=False)))


def finished(game: Game[Any], version: int, parts: list[Part], actions: Actions, write: WriteState) -> Encoding:
    """With the last part: which question the seat is asked."""
    kinds = tuple(key.removeprefix("ask-") for key in sorted(wording(game.id, "en").messages.keys("ask-")))
    end = parts[-1].at + parts[-1].size
    asked = Part("asked", end, len(kinds), f"which question is asked, if any: one of {', '.join(kinds)}")
    places = {kind: end + n for n, kind in enumerate(kinds)}
    return Encoding(game, version, (*parts, asked), actions, places, write, end + len(kinds), len(actions.names))


def _writer(game: Game[Any], seen: Code, recalled: Code | None, view: Callable[[Any, int], Any]) -> WriteState:
    recall = game.sight.recall
    write_seen = seen.written()
    write_recalled = None if recalled is None else recalled.written(seen.size)

    def write(x: Floats, state: Any, seat: int) -> None:
        numbers = cast("Numbers", x.data)  # numpy takes longer to write a single one
        write_seen(numbers, view(state, seat), seat, state.seats)
        if write_recalled is not None:
            write_recalled(numbers, recall(state, seat), seat, state.seats)

    return write
