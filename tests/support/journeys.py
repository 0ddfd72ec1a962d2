"""Ways through games, and what a match is at a moment."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, get_args

import msgspec

from slet.kernel.data import to_json
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.match import Match

LONGEST_GAME = 20_000


def variants(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count with every single option set to every value it can have; those that fit together."""
    choices: list[dict[str, Any]] = [{}]
    for field in msgspec.structs.fields(game.options):
        values = [True, False] if field.type is bool else list(get_args(field.type))
        values = [1 if value is int else value for value in values or [field.type]]
        choices += [{field.name: value} for value in values if value != field.default and _is_plain(value)]
    fitting = []
    for seats, options in product(game.seats, choices):
        try:
            Match.start(game, seats, options, seed=0)
        except BadSetup:
            continue
        fitting.append((seats, options))
    return fitting


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int | bool)


def decisions(match: Match, rng: Random) -> Iterator[Match]:
    """A random game: the match at each decision. Whoever gets it may look, and must leave it as it is."""
    for _ in range(LONGEST_GAME):
        asks = match.asks
        if not asks:
            return
        yield match
        ask = rng.choice(asks)
        match.play(rng.choice(ask.options), ask.seat)
    raise AssertionError(f"the game is not over after {LONGEST_GAME} decisions")


def some_decisions(match: Match, rng: Random, every: int) -> Iterator[tuple[int, Match]]:
    """The same with their numbers, for what takes long: the first ones, then now and then one."""
    for number, at in enumerate(decisions(match, rng)):
        if number <= 60 or number % every == 0:
            yield number, at


def seats_of(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def position(match: Match) -> bytes:
    return to_json(match.position())


def known_to(match: Match, seat: int | None) -> bytes:
    """All that a seat is told: its view, its options and its log."""
    own = [[option.id for option in ask.options] for ask in match.asks if ask.seat == seat]
    return to_json([match.view(seat), own, match.log(seat)])


def fingerprint(match: Match) -> bytes:
    """All that can be asked of a match, as bytes."""
    views = [match.view(seat) for seat in seats_of(match)]
    asks = [(ask.seat, ask.kind, ask.why, [option.id for option in ask.options]) for ask in match.asks]
    return to_json([match.position(), views, asks, match.log(0), match.log(None), match.outcome])
