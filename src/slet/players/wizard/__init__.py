"""Computer players for Wizard."""

from collections.abc import Callable, Mapping

from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.wizard.cog2022 import Cog2022Player
from slet.players.wizard.hopes import one_trick_more
from slet.players.wizard.learned_player import LearnedPlayer
from slet.players.wizard.monte_carlo import MonteCarloPlayer
from slet.players.wizard.rules import RulesPlayer

PLAYERS: Mapping[str, Callable[[], Player | Thinker]] = {
    "novice": lambda: Novice(RulesPlayer(), wish=one_trick_more),
    "adept": RulesPlayer,
    "master": lambda: LearnedPlayer(doubt=5.0),
    "archmage": LearnedPlayer,
    "careful": lambda: LearnedPlayer(doubt=5.0, daring=-5.0),
    "bold": lambda: LearnedPlayer(doubt=5.0, daring=5.0),
    "rules": RulesPlayer,
    "cog2022": Cog2022Player,
    "monte-carlo": MonteCarloPlayer,
}
