"""Computer players for Wandering Towers."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.search import BOLD, CAREFUL, Searcher
from slet.players.wandering_towers.rules import RulesPlayer
from slet.players.wandering_towers.search import GUIDE

PLAYERS: Mapping[str, Callable[[], Player | Thinker]] = {
    "novice": lambda: Novice(RulesPlayer()),
    "adept": RulesPlayer,
    "master": lambda: Searcher(GUIDE, 64, 0.6),
    "archmage": lambda: Searcher(GUIDE, 400, 4.0),
    "careful": lambda: Searcher(replace(GUIDE, daring=CAREFUL), 64, 0.6),
    "bold": lambda: Searcher(replace(GUIDE, daring=BOLD), 64, 0.6),
    "rules": RulesPlayer,
}
