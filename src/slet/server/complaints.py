"""What is wrong with a request, in the player's language: the libraries that read it say so in English only."""

import re
from typing import Any

from slet.server.errors import messages

LONGEST = 80
"""Letters of a field's name that are repeated to whoever sent it."""

_COMPLAINTS = (
    ("complaint-missing", re.compile(r"missing required field `(?P<inner>[^`]*)`")),
    ("complaint-unknown", re.compile(r"contains unknown field `(?P<inner>[^`]*)`")),
    ("complaint-least", re.compile(r"Expected `(?P<kind>\w+)[^`]*`.* >=? (?P<number>\d+)$")),
    ("complaint-most", re.compile(r"Expected `(?P<kind>\w+)[^`]*`.* <=? (?P<number>\d+)$")),
    ("complaint-kind", re.compile(r"Expected `(?P<kind>\w+)[^`]*`, got ")),
    ("complaint-letters", re.compile(r"utf-8", re.IGNORECASE)),
    ("complaint-json", re.compile(r"JSON is malformed|truncated|trailing characters|^'data'$")),
)


def complaint(said: Any, language: str) -> str:
    """A part of a sentence that tells what a library has said of a request: its message, with the field's path."""
    message, path = (said.get("message", ""), said.get("key", "")) if isinstance(said, dict) else (said, "")
    where = "" if path == "data" else str(path)
    for key, pattern in _COMPLAINTS:
        if found := pattern.search(str(message)):
            facts = found.groupdict()
            inner = facts.pop("inner", None)
            if inner is not None:
                where = f"{where}.{inner}".strip(".")
            return _say(language, key, where, facts)
    return _say(language, "complaint-value", where, {})


def _say(language: str, key: str, where: str, facts: dict[str, str]) -> str:
    field = where[:LONGEST] or messages(language).say("complaint-whole")
    given: dict[str, object] = {**facts, "field": field}
    if "number" in facts:
        given["number"] = int(facts["number"])
    return messages(language).say(key, given)
