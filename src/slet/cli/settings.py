"""Options of a game from the command line: `--set plus_minus_one=yes`."""

from typing import Any

import msgspec

from slet.cli.errors import CommandError
from slet.kernel.game import Game, read_options

_SPOKEN = {"yes": True, "on": True, "ano": True, "no": False, "off": False, "ne": False, "none": None}


def read_settings(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """The options as plain data."""
    settings: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not sign:
            raise CommandError("setting-needs-value", setting=text[:80])
        settings[name] = _value(value.strip())
    read_options(game, settings)  # says which of them is wrong
    return settings


def _value(text: str) -> Any:
    if text.lower() in _SPOKEN:
        return _SPOKEN[text.lower()]
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
