"""Wording in Czech and English.

Messages live in Fluent files (`.ftl`): those of the product beside this file, those of a game in its `text` folder.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "cs")
LARGEST_NUMBER = 10**15
REMEMBERED, LONGEST = 10_000, 500
"""Sentences that are kept to be said again, and how many letters each may have."""


_BEFORE_NUMBER = re.compile(r"(?<!\w)([ksvz])(?=[ \u00a0](\d+))", re.IGNORECASE)
_HARD = re.compile(r"[234]\d{0,2}|1[234]|1\d\d")
_HARD_AFTER_A_HISS = re.compile(r"[23467]\d{0,2}|1[23467]|1\d\d")
_HYPHEN_FOR_MINUS = re.compile(r"(?<![\w\-])-(?=\d)")


class Messages:
    """The messages of one Fluent file."""

    def __init__(self, language: str, source: str, where: str = "") -> None:
        self.language = language
        self.where = where or f"the {language} messages"
        # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
        self._bundle = FluentBundle([language], use_isolating=False)
        resource = FluentResource(source)
        self._bundle.add_resource(resource)
        self._used = _arguments(resource)
        """The arguments that each message makes use of."""
        self._strung = _strung(resource)
        """The messages in which nothing is to be decided."""
        self._said: dict[tuple[object, ...], str] = {}
        """What was said before: the same things are said again and again, and Fluent takes its time."""

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def keys(self, prefix: str = "") -> list[str]:
        """The messages whose names begin so, in the order of the file; without their other forms."""
        return [key for key in self._used if key.startswith(prefix) and "." not in key]

    def arguments(self, key: str) -> tuple[str, ...]:
        """The names of the arguments that a message makes use of; none where there is no such message."""
        return self._used.get(key, ())

    def say(self, key: str, arguments: Mapping[str, object] | None = None) -> str:
        """The message, or another form of it (`key.attribute`), with nothing missing: an unknown key or argument is an
        error in the product.
        """
        given = arguments or {}
        try:
            asked = (key, *[given[name] for name in self._used[key]])
        except KeyError:
            return self._made(key, given)  # which says what is missing
        said = self._said.get(asked)
        if said is None:
            said = self._string(key, asked) or self._made(key, given)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            if len(said) <= LONGEST:
                self._said[asked] = said
        return said

    def _string(self, key: str, asked: tuple[object, ...]) -> str:
        """A message that only strings words and small numbers together, without asking Fluent; empty for others."""
        parts = self._strung.get(key)
        if parts is None:
            return ""
        words, below_zero = [], False
        for part in parts:
            value = part if isinstance(part, str) else asked[part]
            if type(value) is str and value.isprintable():
                words.append(value)
            elif type(value) is int and abs(value) < len(_small):
                words.append(str(value))
                below_zero = below_zero or value < 0
            else:
                return ""
        text = "".join(words)
        if below_zero:
            text = _HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", text)
        return _BEFORE_NUMBER.sub(_ease, text) if self.language == "cs" else text

    def _made(self, key: str, arguments: Mapping[str, object]) -> str:
        message = self._message(key)
        _, _, attribute = key.partition(".")
        text = message.attributes[attribute] if attribute else message.value
        if text is None:
            raise KeyError(f"the message {key!r} in {self.where} has no text")
        return self._format(key, text, arguments)

    def forms(self, key: str, arguments: Mapping[str, object]) -> dict[str, str]:
        """A name in all its forms: `{"": "red 7", "acc": …}` for a message with an attribute `.acc`."""
        message = self._message(key)
        forms = {name: self._format(key, text, arguments) for name, text in message.attributes.items()}
        return {"": self.say(key, arguments), **forms}

    def _format(self, key: str, pattern: Any, arguments: Mapping[str, object]) -> str:
        given = {name: _presentable(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"the message {key!r} in {self.where}: {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            text = _HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", str(text))  # numbers are written with a hyphen
        return _BEFORE_NUMBER.sub(_ease, str(text)) if self.language == "cs" else str(text)

    def _message(self, key: str) -> Any:
        if key not in self:
            raise KeyError(f"the message {key!r} is missing in {self.where}")
        return self._bundle.get_message(key.partition(".")[0])


def _ease(found: re.Match[str]) -> str:
    """A Czech preposition as it is said before that number, "ze 4", but "z 5": dvě, tři, čtyři and sto are hard to
    begin after any, šest and sedm after s and z (`eased` in lib/words.ts does so for what the client says).
    """
    preposition, number = found.groups()
    first = number[: len(number) % 3 or 3]
    hard = _HARD_AFTER_A_HISS if preposition in "sSzZ" else _HARD
    return f"{preposition}e" if hard.fullmatch(first) else preposition


class _Small(FluentInt):
    """A number below a thousand: it is written alike in both languages, without asking how numbers are grouped."""

    def format(self, locale: Any) -> str:  # noqa: ARG002
        return str(int(self))


_small = [_Small(number) for number in range(1000)]


class _Seeker(Visitor):
    """Finds the arguments in a message, and in the messages that it refers to."""

    def __init__(self, messages: dict[str, Any]) -> None:
        self._messages = messages
        self.found: dict[str, None] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (Fluent's name)
        self.found[node.id.name] = None

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  (Fluent's name)
        message = self._messages.pop(node.id.name, None)  # each is looked into once: one may refer to its own forms
        if message is not None:
            self.visit(message)


def _strung(resource: Any) -> dict[str, tuple[str | int, ...]]:
    """The messages and forms that consist of texts and arguments alone: for each its texts, and for an argument its
    place in `_arguments`, counted from 1.
    """
    strung = {}
    used = _arguments(resource)
    for name, text in _texts(resource).items():
        pattern = getattr(text, "value", text) if isinstance(text, Message) else text
        parts: list[str | int] = []
        for element in getattr(pattern, "elements", ()):
            expression = element.expression if isinstance(element, Placeable) else None
            if isinstance(element, TextElement):
                parts.append(element.value)
            elif isinstance(expression, VariableReference):
                parts.append(used[name].index(expression.id.name) + 1)
            else:
                break
        else:
            if parts:
                strung[name] = tuple(parts)
    return strung


def _arguments(resource: Any) -> dict[str, tuple[str, ...]]:
    """The names of the arguments of each message with all its forms, and of each form alone."""
    texts = _texts(resource)
    messages = {name: text for name, text in texts.items() if isinstance(text, Message)}
    used = {}
    for name, text in texts.items():
        seeker = _Seeker(dict(messages))
        seeker.visit(text)
        used[name] = tuple(seeker.found)
    return used


def _texts(resource: Any) -> dict[str, Any]:
    """The messages with all their forms, and each form alone."""
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    texts: dict[str, Any] = dict(messages)
    for name, message in messages.items():
        texts.update({f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return texts


def _presentable(value: object) -> object:
    """What comes from outside may be a number beyond all measure or text that would steer the terminal."""
    if type(value) is int and 0 <= value < len(_small):
        return _small[value]
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


_namers: list[Callable[[str, str], dict[str, str]]] = []


def call_games_by(namer: Callable[[str, str], dict[str, str]]) -> None:
    """Let errors call games by their names. Who knows the names says the forms of one, by its id and the language."""
    _namers[:] = [namer]


def with_names(language: str, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """The arguments of an error: where `game` or `other` is the id of a game, its name, with its forms (`game-acc`)."""
    named = dict(arguments)
    for argument in ("game", "other"):
        called = arguments.get(argument)
        if isinstance(called, str):
            forms = next((namer(called, language) for namer in _namers), {})
            named[f"{argument}-acc"] = forms.get("acc", forms.get("", called))
            named[argument] = forms.get("", called)
    return named


def language_of(locale: str | None) -> str:
    """The language that serves a locale such as `cs_CZ.UTF-8` best."""
    tongue = (locale or "").lower().replace("-", "_").split("_")[0].split(".")[0]
    return "cs" if tongue in ("cs", "sk") else "en"
