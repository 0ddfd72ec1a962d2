"""The functions of the package `slet`."""

from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Literal, overload

import msgspec

from slet.games import GAMES, find_game
from slet.kernel.data import to_plain
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.offers import Offer
from slet.kernel.position import Position
from slet.kernel.record import Record, read_record
from slet.kernel.setting_up import game_settings, offers

if TYPE_CHECKING:
    from slet.games.big_book.state import BigBookState
    from slet.games.big_book.view import BigBookView
    from slet.games.carodeni.state import CarodeniState
    from slet.games.carodeni.view import CarodeniView
    from slet.games.the_witches.state import WitchesState
    from slet.games.the_witches.view import WitchesView
    from slet.games.wandering_towers.state import TowersState
    from slet.games.wandering_towers.view import TowersView
    from slet.games.wizard.state import WizardState
    from slet.games.wizard.view import WizardView

Seed = int | str | bytes | None


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played."""

    id: str
    seats: tuple[int, ...]
    settings: dict[str, Any]
    """What can be chosen before the game, with what is usual."""
    rules: int
    """The version of its rules."""

    def offers(self, seats: int, **settings: Any) -> dict[str, Offer]:
        """What each setting can be at a table with so many seats, beside these."""
        game = find_game(self.id)
        return offers(game, seats, game_settings(game, seats, settings))


def games() -> tuple[GameInfo, ...]:
    """All games."""
    return tuple(_info(game) for game in GAMES)


def _info(game: Game[Any]) -> GameInfo:
    return GameInfo(game.id, game.seats, to_plain(game.rules.settings()), game.version)


# An editor knows what the views of these games hold.
@overload
def new(
    game: Literal["wizard"], seats: int, seed: Seed = None, **settings: Any
) -> "Match[WizardState, WizardView]": ...
@overload
def new(
    game: Literal["wandering-towers"], seats: int, seed: Seed = None, **settings: Any
) -> "Match[TowersState, TowersView]": ...
@overload
def new(
    game: Literal["the-witches"], seats: int, seed: Seed = None, **settings: Any
) -> "Match[WitchesState, WitchesView]": ...
@overload
def new(
    game: Literal["carodeni"], seats: int, seed: Seed = None, **settings: Any
) -> "Match[CarodeniState, CarodeniView]": ...
@overload
def new(
    game: Literal["big-book"], seats: int, seed: Seed = None, **settings: Any
) -> "Match[BigBookState, BigBookView]": ...
@overload
def new(game: str, seats: int, seed: Seed = None, **settings: Any) -> Match: ...
def new(game: str, seats: int, seed: Seed = None, **settings: Any) -> Match:
    """A new match. Without a seed chance is secret and different each time; settings are those of the game."""
    return Match.start(find_game(game), seats, settings, token_bytes(32) if seed is None else seed)


def from_position(game: str, data: Position | dict[str, Any] | str | bytes) -> Match:
    """The match at a position that `match.position()` gave or that was set up by hand."""
    return Match.at(find_game(game), data, token_bytes(32))


def replay(record: Record | dict[str, Any] | str | bytes, upto: int | None = None) -> Match:
    """The match that a record tells of, after all its answers or the first `upto` of them."""
    read = read_record(record)
    return Match.follow(find_game(read.game), read, upto)
