"""Whoever tells may be killed at any moment: each turn is told all the same, and shown once."""

import asyncio
from pathlib import Path

import pytest

from support.killed_notifiers import told_under_fire
from support.services import new_database
from support.serving import settings_for


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_each_turn_is_told_once_however_often_the_notifier_is_killed(kind: str, tmp_path: Path) -> None:
    if kind == "sqlite":
        tally = asyncio.run(told_under_fire(settings_for(tmp_path).database, turns=24, tables=2))
    else:
        with new_database() as address:
            tally = asyncio.run(told_under_fire(address, turns=24, tables=2, several=2))
    assert tally.kills > 0
    assert tally.told == tally.awaited
    assert tally.told + tally.taken_back == tally.turns == 24
    assert tally.other_ids == 0
    assert tally.left == 0
