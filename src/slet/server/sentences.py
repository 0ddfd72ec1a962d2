"""Sentences in which the things they name can be told apart, so that a client can draw them: `Ema plays [blue 5].`

The wording of a game makes plain text. Here each piece and each player's name is put between brackets that occur in no
text, and what was bracketed is taken apart again afterwards.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from msgspec import Raw

from slet.games import find_game
from slet.games.wording import Wording, text_folder
from slet.kernel.data import to_json
from slet.kernel.events import Event
from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Pick
from slet.server import wire
from slet.server.wire import Line, Marked, Sentence
from slet.words import Messages, read_messages

OPEN, BETWEEN, CLOSE = "⟦", "¦", "⟧"
REMEMBERED = 5_000
"""Sentences that are kept."""
LINES = 150
"""Lines of one table that are kept: most are told once, when they are new."""
_MARKS = OPEN + BETWEEN + CLOSE
_MARKED = re.compile(f"{OPEN}([a-z]+):([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")


class MarkedWording(Wording):
    """The wording of a game that marks what it names."""

    def __init__(self, messages: Messages, seats: int) -> None:
        super().__init__(messages)
        self._seats = [marked("seat", str(seat), "") for seat in range(seats)]
        self._choices: dict[tuple[HasId, int | None], tuple[wire.Option, bool]] = {}
        self._events: dict[tuple[object, ...], Sentence] = {}

    def forms(self, piece: Piece) -> dict[str, str]:
        kind = type(piece).__name__.lower()
        return {form: marked(kind, piece.name, _plain(text)) for form, text in super().forms(piece).items()}

    def choice(self, option: HasId, reader: int | None = None) -> tuple[wire.Option, bool]:
        """An option in words, with the seats where names belong: so they are the same at every table. And whether there
        are any.
        """
        choice = self._choices.get((option, reader))
        if choice is None:
            if len(self._choices) > REMEMBERED:
                self._choices.clear()
            text = sentence(self.option(option, self._seats, reader))
            has_seats = any(isinstance(one, Marked) and one.kind == "seat" for one in text)
            choice = wire.Option(option.id, text, Raw(to_json(option))), has_seats
            self._choices[option, reader] = choice
        return choice

    def told(self, event: Event, reader: int | None = None) -> Sentence:
        """What happened, with the seats where the players' names belong: so it is the same at every table."""
        kind = type(event)
        facts = (reader, kind, *[getattr(event, name) for name in self.telling(kind)])
        told = self._events.get(facts)
        if told is None:
            if len(self._events) > REMEMBERED:
                self._events.clear()
            told = self._events[facts] = sentence(self.event(event, self._seats, reader))
        return told


def _plain(text: str) -> str:
    """A piece whose name tells of other pieces is one thing: what stands inside its name is not marked again."""
    return _MARKED.sub(r"\3", text)


def marked(kind: str, name: str, text: str) -> str:
    return f"{OPEN}{kind}:{name}{BETWEEN}{text}{CLOSE}"


@lru_cache(REMEMBERED)
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


class Told(NamedTuple):
    """A line of the log as most read it, and as those read it whom it is about."""

    line: Line
    yours: dict[int, Line]

    def to(self, reader: int | None) -> Line:
        return self.line if reader is None else self.yours.get(reader, self.line)


class Speaker:
    """Says what happens at one table in one language."""

    def __init__(self, game_id: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self._wording = _marked_wording(game_id, language)
        self._names = [Marked("seat", str(seat), name) for seat, name in enumerate(names)]
        self._lines: dict[tuple[int, Event], Told] = {}
        """What was said before: everybody at the table hears of the same events."""

    def line(self, n: int, event: Event) -> Told:
        """Line n of the log."""
        told = self._lines.get((n, event))
        if told is None:
            if len(self._lines) > LINES:
                self._lines.clear()
            told = self._lines[n, event] = self._line(n, event)
        return told

    def _line(self, n: int, event: Event) -> Told:
        facts = Raw(to_json(event))
        you = [seat for seat in self._wording.tells_you(event) if seat is not None]
        return Told(Line(n, self.event(event), facts), {seat: Line(n, self.event(event, seat), facts) for seat in you})

    def event(self, event: Event, reader: int | None = None) -> Sentence:
        """What happened, as it is told to the player on that seat."""
        return self._named(self._wording.told(event, reader))

    def ask(self, pick: Pick, facts: dict[str, Any]) -> Sentence:
        return sentence(self._wording.ask(pick, facts))

    def say(self, key: str) -> str:
        return self._wording.say(key)

    def choice(self, option: HasId, reader: int | None = None) -> wire.Option:
        """What can be chosen, as it is put to the player on that seat."""
        choice, has_seats = self._wording.choice(option, reader)
        if not has_seats:
            return choice
        return wire.Option(choice.id, self._named(choice.text), choice.value)

    def _named(self, told: Sentence) -> Sentence:
        """With the names of this table."""
        names = self._names
        return [names[int(one.name)] if isinstance(one, Marked) and one.kind == "seat" else one for one in told]


@cache
def _marked_wording(game_id: str, language: str) -> MarkedWording:
    return MarkedWording(read_messages(text_folder(game_id), language), find_game(game_id).seats[-1])


def clean(text: str) -> str:
    """A text from outside on one line, with nothing in it that steers a screen or could be taken for a mark."""
    printable = (letter if letter.isprintable() else " " for letter in text if letter not in _MARKS)
    return " ".join("".join(printable).split())
