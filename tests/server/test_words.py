"""The server's own sentences: each in both languages, each used, none missing."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import slet.server
import slet.server.backup  # so that its errors are among all
from slet.games import GAMES, find_game
from slet.players import level_names, style_names
from slet.server.errors import ServerError, messages
from slet.server.games_wire import OneValue, SettingsAsked
from slet.server.offering import settings_for

LANGUAGES = ("en", "cs")
SOURCES = Path(str(files(slet.server)))
CHOOSING = {"kind", "count"}
"""Arguments that are not said themselves, but choose what is."""


def keys(language: str) -> dict[str, set[str]]:
    """Every message with the names of its arguments."""
    text = (SOURCES / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z][a-z-]*) = (.*)$", text, re.MULTILINE)
    assert len(found) == len({key for key, _ in found}), "a message is there twice"
    return {key: set(messages(language).arguments(key)) for key, _ in found}


def every_error(kind: type[ServerError] = ServerError) -> set[str]:
    return {kind.key}.union(*(every_error(each) for each in kind.__subclasses__()))


def used() -> set[str]:
    code = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    levels = {f"level-{name}" for game in GAMES for name in (*level_names(game.id), *style_names(game.id))}
    kinds = "BadMessage|NotAllowed|NotFound|NoLonger|TooFast|InUse|NoBackup|ServerError"
    raised = set(re.findall(rf'(?:{kinds})\(\s*"([a-z-]+)"', code))
    said = set(re.findall(r'messages\([a-z_.]+\)\.say\(\s*"([a-z-]+)"', code))
    chosen = {key for pair in re.findall(r'NoLonger\("([a-z-]+)" if .* else "([a-z-]+)"\)', code) for key in pair}
    against = set(re.findall(r'"(against-[a-z]+)"', code))
    noted = set(re.findall(r'"(noted-[a-z-]+)"', code))
    complaints = {f"complaint-{key}" for key in re.findall(r'Fault\("([a-z]+)"', code)}
    letters = set(re.findall(r'say\(notice, "([a-z-]+)"', code))
    rules = set(re.findall(r'"(rules-[a-z-]+)"', code))
    return levels | raised | said | chosen | against | noted | complaints | letters | rules | every_error()


def test_both_languages_say_the_same_things() -> None:
    assert keys("en") == keys("cs")


def test_every_sentence_is_used_and_none_is_missing() -> None:
    assert set(keys("en")) == used()


def test_every_sentence_can_be_said() -> None:
    for language in LANGUAGES:
        for key, arguments in keys(language).items():
            said = messages(language).say(key, dict.fromkeys(arguments, "xyz"))
            assert said.count("xyz") == len(arguments - CHOOSING)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_options_are_offered_in_plain_words_and_in_the_order_of_the_game(game: str, language: str) -> None:
    """Whoever sets a table up is not shown how programs write a value."""
    for seats in find_game(game).seats:
        for setting in settings_for(find_game(game), SettingsAsked(seats), language):
            values = [each for form in setting.forms if isinstance(form, OneValue) for each in form.values]
            made_up = [form for form in setting.forms if not isinstance(form, OneValue)]
            side_by_side = [each.text for each in values] + [form.text for form in made_up]
            assert len(set(side_by_side)) == len(side_by_side)
            for each in values:
                if isinstance(each.value, str):
                    assert each.text != each.value
                    assert f" {each.value}" not in setting.text
            if setting.name in ("mode", "difficulty"):
                assert values[0].value == setting.usual, "the usual comes first"
