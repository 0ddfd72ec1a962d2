"""Wording in Czech and English.

Messages live in Fluent files (`.ftl`): those of the product beside this file, those of a game in its `text` folder.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "cs")
LARGEST_NUMBER = 10**15


class Messages:
    """The messages of one Fluent file."""

    def __init__(self, language: str, source: str, where: str = "") -> None:
        self.language = language
        self.where = where or f"the {language} messages"
        # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, arguments: Mapping[str, object] | None = None) -> str:
        """The message, with nothing missing: an unknown key or argument is an error in the product."""
        message = self._message(key)
        if message.value is None:
            raise KeyError(f"the message {key!r} in {self.where} has no text")
        return self._format(key, message.value, arguments)

    def forms(self, key: str, arguments: Mapping[str, object]) -> dict[str, str]:
        """A name in all its forms: `{"": "red 7", "acc": …}` for a message with an attribute `.acc`."""
        message = self._message(key)
        forms = {name: self._format(key, text, arguments) for name, text in message.attributes.items()}
        return {"": self.say(key, arguments), **forms}

    def _format(self, key: str, pattern: Any, arguments: Mapping[str, object] | None) -> str:
        given = {name: _presentable(value) for name, value in (arguments or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"the message {key!r} in {self.where}: {errors[0]}")
        return str(text)

    def _message(self, key: str) -> Any:
        if key not in self:
            raise KeyError(f"the message {key!r} is missing in {self.where}")
        return self._bundle.get_message(key)


def _presentable(value: object) -> object:
    """What comes from outside may be a number beyond all measure or text that would steer the terminal."""
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        return f"{'-' if value < 0 else ''}10^{(value.bit_length() * 3) // 10} …"
    if isinstance(value, str) and not value.isprintable():
        return "".join(letter if letter.isprintable() else "\ufffd" for letter in value)
    return value


def read_messages(folder: Traversable, language: str) -> Messages:
    file = folder / f"{language}.ftl"
    return Messages(language, file.read_text(encoding="utf-8"), where=str(file))


@cache
def common(language: str) -> Messages:
    """The messages of the product itself."""
    return read_messages(files(__name__), language)


def say(language: str, key: str, **arguments: str | int) -> str:
    return common(language).say(key, arguments)


def language_of(locale: str | None) -> str:
    """The language that serves a locale such as `cs_CZ.UTF-8` best."""
    tongue = (locale or "").lower().replace("-", "_").split("_")[0].split(".")[0]
    return "cs" if tongue in ("cs", "sk") else "en"
