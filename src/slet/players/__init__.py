"""Computer players.

A player is anything with a `choose` method. It never sees the real match: it gets one that was imagined for its seat,
in which all that the seat cannot know is dealt anew. So it does not cheat by mistake.
"""

from random import Random
from typing import Any, Protocol

from slet.games import find_game
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players import big_book, carodeni, the_witches, wandering_towers, wizard
from slet.players.random import RandomPlayer

NAMES = ("Morana", "Kvido", "Sibyla", "Rufus", "Agata", "Merlik", "Lunka", "Ambros", "Zorka", "Barnabas", "Žofka")
"""What computer players are called at a table: as many as can ever sit at one."""


class Player(Protocol):
    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:
        """One of `ask.options`. The match is imagined for `ask.seat` and may be used up."""
        ...


class UnknownPlayer(SletError):
    key = "unknown-player"


PLAYERS: dict[str, dict[str, type[Any]]] = {
    "wizard": {"rules": wizard.RulesPlayer},
    "wandering-towers": {"rules": wandering_towers.RulesPlayer},
    "the-witches": {"rules": the_witches.RulesPlayer},
    "carodeni": {"rules": carodeni.RulesPlayer},
    "big-book": {"rules": big_book.RulesPlayer},
}
"""For each game the players made for it. `random` plays every game."""


def player_names(game_id: str) -> list[str]:
    """The computer players of a game, the strongest first."""
    return [*PLAYERS.get(game_id, {}), "random"]


def find_player(name: str, game_id: str) -> Player:
    if name == "random":
        return RandomPlayer()
    made_for_it = PLAYERS.get(find_game(game_id).id, {})
    if name not in made_for_it:
        raise UnknownPlayer(player=name[:80], game=game_id, players=", ".join(player_names(game_id)))
    player: Player = made_for_it[name]()
    return player


def choose(player: Player, match: Match, ask: Pick, rng: Random) -> HasId:
    """What the player answers, knowing only what its seat may know."""
    imagined = match.imagine(ask.seat, rng)
    own = next(pick for pick in imagined.asks if pick.seat == ask.seat)
    return player.choose(imagined, own, rng)
