"""Computer players for The Big Book of Madness."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from slet.players.big_book.rules import RulesPlayer
from slet.players.big_book.search import GUIDE
from slet.players.contract import Player, Thinker
from slet.players.novice import Novice
from slet.players.search import BOLD, CAREFUL, Searcher

MASTER, ARCHMAGE = 24, 300
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
