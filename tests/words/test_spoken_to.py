"""The log speaks to whoever reads it: `.you` is read by the seat that acts, `.you-FIELD` by another that is named."""

from importlib import import_module
from types import ModuleType
from typing import get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from slet.games.wording import package_name, text_folder
from slet.kernel.events import Event
from slet.words import LANGUAGES

GAMES = ("big-book", "carodeni", "the-witches", "wandering-towers", "wizard")


def seats_named(events: ModuleType) -> dict[str, set[str]]:
    """The attributes that the sentence of each event needs, by its key."""
    found = {}
    for event in vars(events).values():
        if isinstance(event, type) and issubclass(event, Event) and event is not Event:
            hints = get_type_hints(event, include_extras=True)
            fields = [name for name, hint in hints.items() if "'seat'" in str(hint)]
            key = f"event-{event.__struct_config__.tag}"
            found[key] = {"you" if name == "seat" else f"you-{name}" for name in fields}
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_named_in_the_log_is_spoken_to_as_you(game: str, language: str) -> None:
    source = (text_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")
    told = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-")
    }
    assert told == seats_named(import_module(f"slet.games.{package_name(game)}.events"))
