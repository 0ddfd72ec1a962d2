"""The games. An explicit list: a game that is not in it does not exist."""

from typing import Any

from slet.games import big_book, carodeni, the_witches, wandering_towers, wizard
from slet.games.wording import wording as words_of
from slet.kernel.errors import UnknownGame
from slet.kernel.game import Game
from slet.words import call_games_by

GAMES: tuple[Game[Any], ...] = (wizard.GAME, wandering_towers.GAME, the_witches.GAME, carodeni.GAME, big_book.GAME)


def find_game(game_id: str) -> Game[Any]:
    """The game with that id; `UnknownGame` names those that there are."""
    for game in GAMES:
        if game.id == game_id:
            return game
    raise UnknownGame(game=str(game_id)[:80], games=", ".join(game.id for game in GAMES))


def _names(game_id: str, language: str) -> dict[str, str]:
    """What the game with that id is called, in all its forms; nothing where there is no such game."""
    if all(game.id != game_id for game in GAMES):
        return {}
    return words_of(game_id, language).messages.forms("name", {})


call_games_by(_names)
