"""What the terminal says, in Czech and English."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from slet.words import Messages, language_of, read_messages

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def _messages(language: str) -> Messages:
    return read_messages(files("slet.cli") / "text", language)


class Words:
    """The terminal's messages in one language: `words("saved", file=...)`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = _messages(language)

    def __call__(self, key: str, **arguments: str | int) -> str:
        return self._messages.say(key, arguments)

    def __contains__(self, key: str) -> bool:
        return key in self._messages


def language_from(environment: Mapping[str, str]) -> str:
    """The language that the first of the locale's variables asks for."""
    return language_of(next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), None))
