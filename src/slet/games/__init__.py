"""The games. An explicit list: a game that is not in it does not exist."""

from typing import Any

from slet.games import big_book, carodeni, the_witches, wandering_towers, wizard
from slet.kernel.errors import UnknownGame
from slet.kernel.game import Game

GAMES: tuple[Game[Any], ...] = (wizard.GAME, wandering_towers.GAME, the_witches.GAME, carodeni.GAME, big_book.GAME)


def find_game(game_id: str) -> Game[Any]:
    """The game with that id; `UnknownGame` names those that there are."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise UnknownGame(game=str(game_id)[:80], games=", ".join(game.id for game in GAMES))
