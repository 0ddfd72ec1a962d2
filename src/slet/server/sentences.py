"""Sentences in which the things they name can be told apart, so that a client can draw them: `Ema plays [blue 5].`

The wording of a game makes plain text. Here each piece and each player's name is put between brackets that occur in no
text, and what was bracketed is taken apart again afterwards.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from slet.games.wording import Wording, text_folder
from slet.kernel.events import Event
from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Pick
from slet.server.wire import Marked, Sentence
from slet.words import read_messages

OPEN, BETWEEN, CLOSE = "⟦", "¦", "⟧"
REMEMBERED = 5_000
"""Sentences that a speaker keeps."""

_MARKS = OPEN + BETWEEN + CLOSE
_MARKED = re.compile(f"{OPEN}([a-z]+):([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")


class MarkedWording(Wording):
    """The wording of a game that marks what it names."""

    def _argument(self, name: str, value: object) -> dict[str, object]:
        made = super()._argument(name, value)
        if not isinstance(value, Piece):
            return made
        kind = type(value).__name__.lower()
        return {form: marked(kind, value.name, str(text)) for form, text in made.items()}


def marked(kind: str, name: str, text: str) -> str:
    return f"{OPEN}{kind}:{name}{BETWEEN}{text}{CLOSE}"


def sentence(text: str) -> Sentence:
    """The text with its marked parts taken apart."""
    parts: Sentence = []
    end = 0
    for found in _MARKED.finditer(text):
        if found.start() > end:
            parts.append(text[end : found.start()])
        parts.append(Marked(*found.groups()))
        end = found.end()
    if end < len(text):
        parts.append(text[end:])
    return parts


class Speaker:
    """Says what happens at one table in one language."""

    def __init__(self, game_id: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self._wording = _marked_wording(game_id, language)
        self._names = [marked("seat", str(seat), name) for seat, name in enumerate(names)]
        self._said: dict[HasId | Event, Sentence] = {}
        """What was said before: everybody at the table hears of the same events, and options come again."""

    def event(self, event: Event) -> Sentence:
        return self._once(event, lambda: self._wording.event(event, self._names))

    def ask(self, pick: Pick, facts: dict[str, Any]) -> Sentence:
        return sentence(self._wording.ask(pick, facts))

    def say(self, key: str) -> str:
        return self._wording.say(key)

    def option(self, option: HasId) -> Sentence:
        return self._once(option, lambda: self._wording.option(option))

    def _once(self, thing: HasId | Event, say: Callable[[], str]) -> Sentence:
        said = self._said.get(thing)
        if said is None:
            if len(self._said) > REMEMBERED:
                self._said.clear()
            said = self._said[thing] = sentence(say())
        return said


@cache
def _marked_wording(game_id: str, language: str) -> MarkedWording:
    return MarkedWording(read_messages(text_folder(game_id), language))


def clean(text: str) -> str:
    """A text from outside on one line, with nothing in it that steers a screen or could be taken for a mark."""
    printable = (letter if letter.isprintable() else " " for letter in text if letter not in _MARKS)
    return " ".join("".join(printable).split())
