"""Ways through games, and what a match is at a moment."""

from collections.abc import Iterator
from random import Random
from typing import Any

from slet.kernel.data import to_json
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.offers import Number, OneSeat, described
from slet.kernel.setting_up import game_settings, still_fitting

LONGEST_GAME = 20_000


MORE: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "wandering-towers": [
        (4, {"mode": "advanced", "teams": True}),
        (4, {"mode": "master", "teams": True}),
        (6, {"mode": "master", "teams": True, "memory": "assisted"}),
        (2, {"mode": "master", "spells": 3}),
        (1, {"mode": "solo", "spells": ["piggyback", "free-wizard", "swap-tower"]}),
        (3, {"mode": "coop", "spells": 3}),
    ],
}
"""Options that belong together, by game."""


def variants(game: Game[Any]) -> list[tuple[int, dict[str, Any]]]:
    """Every seat count; every single option set to every value it can have, with the fewest and the most seats (a
    number: to 1, with the fewest); and what is listed above. What comes out the same as another is
    left out."""
    found: list[tuple[int, dict[str, Any]]] = [(seats, {}) for seats in game.seats]
    for name in game.rules.settings.__struct_fields__:
        for value in _values(game, name):
            options = {name: value}
            fitting = [(seats, options) for seats in game.seats if _set_up(game, seats, options) is not None]
            is_number = isinstance(value, int) and not isinstance(value, bool)
            found += fitting[:1] if is_number else [*fitting[:1], *fitting[1:][-1:]]
    different: list[tuple[int, dict[str, Any]]] = []
    for seats, options in [*found, *MORE.get(game.id, [])]:
        state = _set_up(game, seats, options)
        if state is not None and all(state != _set_up(game, *other) for other in different):
            different.append((seats, options))
    return different


def _values(game: Game[Any], option: str) -> list[Any]:
    """The values that an option can have by its type, as far as they can be listed; of numbers 1 alone."""
    values: list[Any] = []
    for form in described(game.rules.settings, max(game.seats))[option].forms:
        values += [1] if isinstance(form, Number | OneSeat) else form.listed()
    return values


def _set_up(game: Game[Any], seats: int, options: dict[str, Any]) -> Any:
    """The state before the first step, and what was chosen for it that is not usual; None where that does not fit."""
    try:
        state = game.rules.start(seats, game_settings(game, seats, options))
    except BadSetup:
        return None
    if hasattr(state, "settings"):
        state.settings = game.rules.settings()
    return state, still_fitting(game, seats, options)


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


def looks(match: Match, rng: Random, first: int = 30, then: int = 12) -> Iterator[tuple[int, Match]]:
    """The same with their numbers, for what takes long: the first ones, then about so many while the game grows to
    twice its length, and again."""
    for number, at in enumerate(decisions(match, rng)):
        stride = 1 << max(0, (number // then).bit_length() - 1)
        if number < first or number % stride == 0:
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
