"""How games look to programs that learn: one definition of observations and actions for each game.

All environments of the lab share it. It is documented, number by number, in `docs/encodings.md`.
"""

from functools import cache
from importlib import import_module

from slet.games import GAMES, find_game
from slet.lab.encoding.encoding import Encoding

__all__ = ["Encoding", "all_encodings", "encoding_of"]


def encoding_of(game_id: str) -> Encoding:
    return _made(find_game(game_id).id)


def all_encodings() -> list[Encoding]:
    return [encoding_of(game.id) for game in GAMES]


@cache
def _made(game_id: str) -> Encoding:
    module = import_module(f"slet.lab.encoding.{game_id.replace('-', '_')}")
    made: Encoding = module.encoding()
    return made
