"""A game with something changed, wherever in it that stands."""

from dataclasses import fields, replace
from typing import Any

from slet.kernel.game import Game, Rules, Score, Sight, Words

GROUPS = {"rules": Rules, "sight": Sight, "score": Score, "words": Words}


def varied(game: Game[Any], **changed: Any) -> Game[Any]:
    """`varied(GAME, version=2, steps={…})`."""
    groups = {}
    for name, group in GROUPS.items():
        inside = {field.name: changed.pop(field.name) for field in fields(group) if field.name in changed}
        groups[name] = replace(getattr(game, name), **inside)
    return replace(game, **groups, **changed)
