"""Computer players for Wandering Towers."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.search import BOLD, CAREFUL, Searcher
from slet.players.wandering_towers.rules import RulesPlayer
from slet.players.wandering_towers.search import GUIDE

MASTER, ARCHMAGE = 32, 1000
"""Worlds that they try out for a choice: few already make a master, who is to be beaten by the archmage."""

PLAYERS: Mapping[str, Callable[[], Player | Thinker]] = {
    "novice": lambda: Novice(RulesPlayer()),
    "adept": RulesPlayer,
    "master": lambda: Searcher(GUIDE, MASTER, 0.6),
    "archmage": lambda: Searcher(GUIDE, ARCHMAGE, 4.0),
    "careful": lambda: Searcher(replace(GUIDE, daring=CAREFUL), MASTER, 0.6),
    "bold": lambda: Searcher(replace(GUIDE, daring=BOLD), MASTER, 0.6),
    "rules": RulesPlayer,
}
