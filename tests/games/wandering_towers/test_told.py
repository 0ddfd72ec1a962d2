"""What is told stands: the table as it is seen with each line of the log."""

from typing import Any

from slet.games.wandering_towers import GAME
from slet.games.wandering_towers.events import (
    Discarded,
    Entered,
    Filled,
    Flew,
    Freed,
    LastRound,
    MovedTower,
    MovedWizard,
    Nudged,
    Placed,
    Played,
    Reshuffled,
    Rolled,
)
from slet.games.wandering_towers.state import GROUNDS
from slet.games.wandering_towers.track import visible
from support.told import Stands, untrue

STANDS: Stands = {
    Placed: lambda s, told: s.standing[GROUNDS + told.tower - 1] == told.wizards,
    Played: lambda s, told: s.card is told.card and s.thing == told.thing,
    Rolled: lambda s, told: s.rolled == told.pips,
    Discarded: lambda s, told: s.discard[-len(told.cards) :] == list(told.cards),
    Reshuffled: lambda s, told: len(s.pile) == told.cards and not s.discard,
    MovedTower: lambda s, told: len(s.stacks[told.to]) >= told.towers and visible(s, told.space) == told.freed,
    MovedWizard: lambda s, told: told.wizard in visible(s, told.to),
    Freed: lambda s, told: told.wizard in visible(s, told.space),
    Entered: lambda s, told: all(s.inside[s.colours.index(wizard)] for wizard in told.wizards),
    Flew: lambda s, told: s.keep == told.to,
    Nudged: lambda s, told: s.keep == told.to,
    Filled: lambda s, told: s.full[told.seat if told.partner is None else told.partner] > 0,
    LastRound: lambda s, told: s.last_round and set(told.seats) <= set(s.met),
}
MASTERS: dict[str, Any] = {"mode": "master", "spells": ["nudge-ravenskeep", "free-wizard", "advance-wizard"]}
TABLES: list[tuple[int, dict[str, Any]]] = [(2, MASTERS), (4, {"mode": "advanced", "teams": True}), (2, {})]


def test_what_is_told_stands() -> None:
    assert untrue(GAME, STANDS, TABLES, seeds=2) == ([], set())
