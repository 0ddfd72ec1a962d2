"""What is told of the games, their settings and their rules; `wire.py` for the rest."""

from typing import Annotated, Any

import msgspec

from slet.games.howto import HowTo

SettingChoice = str | int | bool | None | list[str | int]
"""What an option of a game is; None: nobody chooses, and chance, the players or another rule decides."""


class SettingValue(msgspec.Struct, frozen=True):
    value: str | int | bool | None
    text: str


class OneValue(msgspec.Struct, frozen=True, tag_field="is", tag="one"):
    """An option that is one of a few values."""

    values: list[SettingValue]


class ANumber(msgspec.Struct, frozen=True, tag_field="is", tag="number"):
    text: str
    """What it is called to choose in this way, where there are others."""
    least: int
    most: int


class ASeat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    text: str


class SeveralThings(msgspec.Struct, frozen=True, tag_field="is", tag="several"):
    """Some different ones of a set."""

    text: str
    things: list[SettingValue]
    least: int
    most: int


class ThingForEach(msgspec.Struct, frozen=True, tag_field="is", tag="each"):
    """A different one for each seat."""

    text: str
    things: list[SettingValue]


class SettingPart(msgspec.Struct, frozen=True):
    text: str
    least: int
    most: int


class SomeNumbers(msgspec.Struct, frozen=True, tag_field="is", tag="numbers"):
    """Some numbers, within bounds together too."""

    text: str
    parts: list[SettingPart]
    least: int
    most: int


class Setting(msgspec.Struct, frozen=True):
    """An option of a game, in plain words, as it can be chosen at a table."""

    name: str
    text: str
    forms: list[OneValue | ANumber | ASeat | SeveralThings | ThingForEach | SomeNumbers]
    """Any of these."""
    usual: SettingChoice
    value: SettingChoice
    """As it was chosen, where that still fits; else as usual."""


class Lexicon(msgspec.Struct, frozen=True):
    """What is needed to tell a view of a game in words."""

    pieces: dict[str, dict[str, str]]
    """The names of all pieces: by their kind, and by the name that stands for them in a view."""
    fields: dict[str, str]
    """What stands in the fields of a view, by their paths: `seat`, or the kind of piece. `*` in a path is any key."""


class SettingsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be chosen at a table with so many seats, where this has been chosen so far?"""

    seats: Annotated[int, msgspec.Meta(ge=1, le=12)]
    settings: Annotated[dict[str, Any], msgspec.Meta(max_length=20)] = {}


class Level(msgspec.Struct, frozen=True):
    """A computer player."""

    id: str
    name: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    tagline: str
    seats: list[int]
    minutes: int
    levels: list[Level]
    """The weakest first, then those with a style of their own."""
    usual_level: str
    """Good company for a first game."""


class RulePart(msgspec.Struct, frozen=True):
    """A piece of a clause; where the rulebook leaves something open, it is our ruling."""

    text: str
    ruling: bool


class Taught(msgspec.Struct, frozen=True):
    """A place that teaches a clause: what it is called, and the address of its page."""

    title: str
    to: str


class Rule(msgspec.Struct, frozen=True):
    """A clause of the rules."""

    id: str
    chapter: str
    parts: list[RulePart]
    taught: list[Taught]


class Rulebook(msgspec.Struct, frozen=True):
    """How a game is played: in two minutes, and clause by clause."""

    howto: HowTo
    rules: list[Rule]
