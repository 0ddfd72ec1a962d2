"""The functions of the package `slet`."""

from secrets import token_bytes
from typing import Any

import msgspec

from slet.games import GAMES, find_game
from slet.kernel.data import to_plain
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.offers import Offer
from slet.kernel.position import Position
from slet.kernel.record import Record, read_record
from slet.kernel.setting_up import offers, read_options


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played."""

    id: str
    seats: tuple[int, ...]
    options: dict[str, Any]
    """The game's options with their defaults."""
    rules: int
    """The version of its rules."""

    def offers(self, seats: int, **options: Any) -> dict[str, Offer]:
        """What each option can be at a table with so many seats, beside these options."""
        game = find_game(self.id)
        return offers(game, seats, read_options(game, seats, options))


def games() -> tuple[GameInfo, ...]:
    """All games."""
    return tuple(_info(game) for game in GAMES)


def _info(game: Game[Any]) -> GameInfo:
    return GameInfo(game.id, game.seats, to_plain(game.options()), game.version)


def new(game: str, seats: int, seed: int | str | bytes | None = None, **options: Any) -> Match:
    """A new match. Without a seed chance is secret and different each time; options are those of the game."""
    return Match.start(find_game(game), seats, options, token_bytes(32) if seed is None else seed)


def from_position(game: str, data: Position | dict[str, Any] | str | bytes) -> Match:
    """The match at a position that `match.position()` gave or that was set up by hand."""
    return Match.at(find_game(game), data, token_bytes(32))


def replay(record: Record | dict[str, Any] | str | bytes, upto: int | None = None) -> Match:
    """The match that a record tells of, after all its answers or the first `upto` of them."""
    read = read_record(record)
    return Match.follow(find_game(read.game), read, upto)
