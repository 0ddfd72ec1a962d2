"""Computer players for Čarodění."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from slet.players.carodeni.rules import RulesPlayer
from slet.players.carodeni.search import GUIDE
from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.search import BOLD, CAREFUL, Searcher

PLAYERS: Mapping[str, Callable[[], Player | Thinker]] = {
    "novice": lambda: Novice(RulesPlayer()),
    "adept": RulesPlayer,
    "master": lambda: Searcher(GUIDE, 60, 0.6),
    "archmage": lambda: Searcher(GUIDE, 300, 4.0),
    "careful": lambda: Searcher(replace(GUIDE, daring=CAREFUL), 60, 0.6),
    "bold": lambda: Searcher(replace(GUIDE, daring=BOLD), 60, 0.6),
    "rules": RulesPlayer,
}
