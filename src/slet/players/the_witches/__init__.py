"""Computer players for The Witches."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.search import BOLD, CAREFUL
from slet.players.the_witches.fears import near_ruin
from slet.players.the_witches.hopes import roll_on
from slet.players.the_witches.rules import RulesPlayer
from slet.players.the_witches.search import GUIDE, WitchesSearcher

MASTER, ARCHMAGE = 160, 1000
"""Worlds that they try out for a choice: most of what may be done in a turn lies close together, so it takes many."""

PLAYERS: Mapping[str, Callable[[], Player | Thinker]] = {
    "novice": lambda: Novice(RulesPlayer(), wish=roll_on, alarm=near_ruin),
    "adept": RulesPlayer,
    "master": lambda: WitchesSearcher(GUIDE, MASTER, 0.6),
    "archmage": lambda: WitchesSearcher(GUIDE, ARCHMAGE, 4.0),
    "careful": lambda: WitchesSearcher(replace(GUIDE, daring=CAREFUL), MASTER, 0.6),
    "bold": lambda: WitchesSearcher(replace(GUIDE, daring=BOLD), MASTER, 0.6),
    "rules": RulesPlayer,
}
