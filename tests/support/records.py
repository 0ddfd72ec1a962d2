"""Comparing records."""

from typing import Any

import msgspec

from slet.kernel.game import Game
from slet.kernel.record import Record
from slet.kernel.setting_up import game_settings


def tells_the_same(game: Game[Any], again: Record, kept: Record) -> bool:
    """Whether a game played again is the kept one in everything: an option that came later counts with its default, or
    with what stands for the version by which the kept one was played."""
    now, then = (game_settings(game, one.seats, game.settings_since(one.rules, one.options)) for one in (again, kept))
    return now == then and msgspec.structs.replace(again, rules=kept.rules, options=kept.options) == kept
