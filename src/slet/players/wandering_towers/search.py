"""Wandering Towers by search: what one could do is tried in many worlds, some two rounds ahead."""

from slet.players.search import Guide
from slet.players.wandering_towers.chances import value
from slet.players.wandering_towers.quick import quick

GUIDE = Guide(
    policy=quick, most=24, value=value, expected=lambda s, seat: {"win": value(s, seat)}, sense=quick, sure=3.0
)
