"""Wizard by worlds that are played to the end of the round, and judged by who then has the better chance to win."""

from slet.players.search import Guide
from slet.players.wizard.quick import quick
from slet.players.wizard.winning import chance_to_win

GUIDE = Guide(policy=quick, until=("score",), value=chance_to_win)
