"""Computer players: four levels for every game, and a few to measure them by.

`contract.py` says what a player is given and what it answers. Each game has a folder with the players made for it.
"""

import logging
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from slet.games import find_game
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players import big_book, carodeni, the_witches, wandering_towers, wizard
from slet.players.contract import Budget, Choice, Onlooker, Player, Thinker, thinks
from slet.players.random import RandomPlayer

__all__ = [
    "LEVELS",
    "NAMES",
    "PLAYERS",
    "STYLES",
    "Budget",
    "Choice",
    "Onlooker",
    "Player",
    "Thinker",
    "UnknownPlayer",
    "answer",
    "choose",
    "choose_by_sight",
    "find_player",
    "level_names",
    "load_player",
    "player_names",
    "style_names",
    "think",
    "usual_level",
]

LOG = logging.getLogger(__name__)

NAMES = ("Morana", "Kvido", "Sibyla", "Rufus", "Agata", "Merlik", "Lunka", "Ambros", "Zorka", "Barnabas", "Žofka")
"""What computer players are called at a table: as many as can ever sit at one."""

LEVELS = ("novice", "adept", "master", "archmage")
"""How well somebody plays, the weakest first. Every game has them."""
STYLES = ("careful", "bold")
"""Masters with a way of their own: one likes what is safe, the other what may turn out great."""
USUAL = "adept"
"""Who plays where nobody has chosen: for whoever leaves, or is out of time."""

PLAYERS: Mapping[str, Mapping[str, Callable[[], Player | Thinker]]] = {
    "wizard": wizard.PLAYERS,
    "wandering-towers": wandering_towers.PLAYERS,
    "the-witches": the_witches.PLAYERS,
    "carodeni": carodeni.PLAYERS,
    "big-book": big_book.PLAYERS,
}
"""For each game the players made for it: its levels, and others to measure them by. `random` plays every game."""


class UnknownPlayer(SletError):
    key = "unknown-player"


def player_names(game_id: str) -> list[str]:
    """The computer players of a game: its levels and styles, then those to measure them by."""
    own = PLAYERS.get(game_id, {})
    offered = [name for name in (*LEVELS, *STYLES) if name in own]
    return [*offered, *[name for name in own if name not in offered], "random"]


def level_names(game_id: str) -> list[str]:
    """The levels of a game, the weakest first; where it has none, those players that it has."""
    own = PLAYERS.get(game_id, {})
    return [level for level in LEVELS if level in own] or ["random"]


def style_names(game_id: str) -> list[str]:
    """The styles that a game has."""
    return [style for style in STYLES if style in PLAYERS.get(game_id, {})]


def usual_level(game_id: str) -> str:
    return USUAL if USUAL in PLAYERS.get(game_id, {}) else "random"


def find_player(name: str, game_id: str) -> Player | Thinker:
    """The player of that name; a player whose weights are missing or damaged says so here, not in the game."""
    if name == "random":
        return RandomPlayer()
    made_for_it = PLAYERS.get(find_game(game_id).id, {})
    if name not in made_for_it:
        raise UnknownPlayer(player=name[:80], game=game_id, players=", ".join(player_names(game_id)))
    return made_for_it[name]()


def load_player(name: str, game_id: str) -> Player | Thinker:
    """The same, or somebody's own: `module:Class`, which is imported. Never for names that come from strangers."""
    module, colon, kind = name.partition(":")
    if not colon:
        return find_player(name, game_id)
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))  # as `python` does, so that it is found where one works
    try:
        made: Any = getattr(import_module(module), kind)()
    except Exception as error:
        raise UnknownPlayer("player-not-loaded", player=name[:80], detail=str(error)[:200]) from error
    if not isinstance(made, Thinker) and not hasattr(made, "choose"):
        raise UnknownPlayer("player-not-loaded", player=name[:80], detail="no `choose` and no `think`")
    player: Player | Thinker = made
    return player


def think(player: Player | Thinker, match: Match, ask: Pick, rng: Random, budget: Budget | None = None) -> Choice:
    """What the player answers, knowing only what its seat may know, and what it thought of the options."""
    imagined = match.imagine(ask.seat, rng, getattr(player, "memory", 1.0))
    own = next(pick for pick in imagined.asks if pick.seat == ask.seat)
    if thinks(player):
        return player.think(imagined, own, rng, budget or getattr(player, "budget", None) or Budget())
    return Choice(player.choose(imagined, own, rng))


def choose(player: Player | Thinker, match: Match, ask: Pick, rng: Random) -> HasId:
    """What the player answers, knowing only what its seat may know."""
    return think(player, match, ask, rng).option


def choose_by_sight(player: Onlooker, match: Match, ask: Pick) -> HasId:
    """The same, for who goes by what its seat may see: no match is imagined, and no chance is drawn for that."""
    return player.look(match.view(ask.seat), match.recall(ask.seat), ask)


def answer(level: str, match: Match, ask: Pick, rng: Random) -> Choice:
    """What a player of that level answers. If it does not know what to do, a simpler one does: no game stands still."""
    simpler = [name for name in (level, USUAL, "random") if name == "random" or name in PLAYERS[match.game.id]]
    for name in dict.fromkeys(simpler):
        try:
            choice = think(find_player(name, match.game.id), match, ask, rng)
        except Exception:
            LOG.exception("the player %s of %s failed", name, match.game.id)
            continue
        if ask.option(choice.option.id) is not None:
            return choice if name == level else Choice(choice.option, choice.thoughts, name)
        LOG.error("the player %s of %s answered %s, which is not offered", name, match.game.id, choice.option.id)
    return Choice(rng.choice(ask.options), (), "random")
