"""Watched games: all that was told in a random game, and how things stood at each moment of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from slet.kernel.events import Event, in_full
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.pieces import Piece
from slet.kernel.watching import Moment, opening
from support.journeys import seats_of

ANSWERS = 260
"""Of each game: by then nearly everything has happened that a random game brings."""


@dataclass
class Act:
    """An answer, and what came of it; the first is the set-up, which nobody has answered for."""

    seat: int | None
    told: int
    """How much had been told before it."""
    before: Any
    moments: list[Moment]
    after: Any
    free: list[int] = field(default_factory=list)
    """The seats that may take it back freely."""


@dataclass
class Watched:
    match: Match
    acts: list[Act]

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def eyes(self) -> list[int | None]:
        return seats_of(self.match)

    def kind(self, number: int) -> str:
        """The kind of event that a line tells of."""
        return type(in_full(self.match._log[number])).__name__

    @cached_property
    def components(self) -> frozenset[str]:
        """The names of all that lies on the table, under it and in the box."""
        pieces = self.game.sight.pieces(self.match.state)
        return frozenset([piece.name if isinstance(piece, Piece) else str(piece).strip("<>") for piece in pieces])

    def shown(self, value: object) -> frozenset[str]:
        """The components of which a view, a memory or an event tells."""
        return self.components.intersection(names_in(value))

    def moments(self) -> Iterator[Moment]:
        for act in self.acts:
            yield from act.moments


def watched_game(game: Game[Any], seats: int, options: dict[str, Any], seed: int = 1) -> Watched:
    match, rng = Match.start(game, seats, options, seed), Random(seed)
    start = match._origin[0] if match._origin else None
    acts = [Act(None, 0, start, opening(match), match.state.copy())]
    while match.asks and len(acts) <= ANSWERS:
        ask = rng.choice(match.asks)
        told, before = match.told, acts[-1].after
        moments = match.play(rng.choice(ask.options), ask.seat, watched=True)
        free = [seat for seat in range(seats) if match.cannot_undo(seat) is None]
        acts.append(Act(ask.seat, told, before, moments, match.state.copy(), free))
    return Watched(match, acts)


Stands = dict[Any, Callable[[Any, Any], bool]]
"""For kinds of events: whether the state holds what such an event tells."""


def untrue(
    game: Game[Any],
    stands: Stands,
    tables: Sequence[tuple[int, dict[str, Any]]],
    seeds: int = 3,
) -> tuple[list[str], set[str]]:
    """The kinds of events that were told before they were true, and those that did not happen in these games."""
    happened: set[type[Event]] = set()
    wrong: list[str] = []
    for seats, options in tables:
        for seed in range(seeds):
            for event, state in _told(game, seats, options, seed):
                happened.add(type(event))
                if type(event) in stands and not stands[type(event)](state, event):
                    wrong.append(f"{event} in a game of {seats} with {options}")
    return wrong, {kind.__name__ for kind in stands if kind not in happened}


def _told(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Event, Any]]:
    """All that is told in a whole random game, with the state as it was then."""
    match, rng = Match.start(game, seats, options, seed), Random(seed)
    moments = opening(match)
    while True:
        for number, state in moments:
            yield in_full(match._log[number]), state
        if not match.asks:
            return
        ask = rng.choice(match.asks)
        moments = match.play(rng.choice(ask.options), ask.seat, watched=True)


def names_in(value: object) -> Iterator[str]:
    """The names of all printed things, components and kinds alike, that a view, a memory or an event shows."""
    if isinstance(value, Piece):
        yield value.name
    elif isinstance(value, list | tuple):
        for part in value:
            yield from names_in(part)
    elif isinstance(value, dict):
        for name, part in value.items():
            yield str(name)
            yield from names_in(part)
    else:
        for name in getattr(type(value), "__struct_fields__", ()):
            yield from names_in(getattr(value, name))
