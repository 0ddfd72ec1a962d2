"""Who was deleted is *somebody* from then on, in the language of whoever reads it.

In the database a sign stands for the name, which nobody can type; whatever leaves the server has the word in its place.
One place for each way out: no list, log, result or archive has to know of it.
"""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any

import msgspec
from litestar import Response
from litestar.serialization import default_serializer

from slet.server.errors import messages

GONE = "\ue007"
"""From the private use area: `clean` takes it out of all that people type."""
_SIGN = GONE.encode()
READER: ContextVar[str] = ContextVar("reader", default="en")
"""The language of whoever has asked."""


def told(data: bytes, language: str) -> bytes:
    """What is sent, with words in place of signs."""
    return data.replace(_SIGN, messages(language).say("somebody").encode()) if _SIGN in data else data


def is_gone(name: str) -> bool:
    return name.startswith(GONE)


def nameless(taken: Iterable[str]) -> str:
    """A name at a table where others may be gone, too."""
    others, number, found = set(taken), 2, GONE
    while found in others:
        found, number = f"{GONE} {number}", number + 1
    return found


class Told(Response[Any]):
    """An answer over HTTP."""

    def render(self, content: Any, media_type: str, enc_hook: Any = default_serializer) -> bytes:
        return told(super().render(content, media_type, enc_hook), READER.get())


def without(data: Any, names: dict[str, str], seats: dict[str, str]) -> Any:
    """What was told of a game, with other names: in marks of seats, and wherever one is a word of a sentence."""
    if isinstance(data, str):
        for name, other in names.items():
            data = _in_words(data, name, other)
        return data
    if isinstance(data, list):
        return [without(one, names, seats) for one in data]
    if isinstance(data, dict):
        if data.keys() == _MARK and data["kind"] == "seat" and data["name"] in seats:
            return {**data, "text": seats[data["name"]]}
        return {key: without(value, names, seats) for key, value in data.items()}
    return data


_MARK = {"kind", "name", "text"}


def _in_words(text: str, name: str, other: str) -> str:
    """Where the name stands by itself: neither a letter nor a digit beside it."""
    if name not in text:
        return text
    found, end = [], 0
    while (at := text.find(name, end)) >= 0:
        after = at + len(name)
        alone = not text[at - 1 : at].isalnum() and not text[after : after + 1].isalnum()
        found += [text[end:at], other if alone else name]
        end = after
    return "".join([*found, text[end:]])


def rewritten(data: bytes, names: dict[str, str], seats: dict[str, str]) -> bytes:
    return msgspec.json.encode(without(msgspec.json.decode(data), names, seats))
