"""Games as text, for language models and whoever else reads and writes: where things stand, what happened, what can be
chosen; the choice by its id.

    table = TextGame("wizard", seats=4, seed=7)
    while (asked := table.ask()) is not None:
        table.answer(somebody(asked.prompt))
    table.result()
"""

from collections.abc import Callable, Sequence
from random import Random
from secrets import token_bytes
from typing import Any

import msgspec

from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json, to_plain
from slet.kernel.errors import IllegalMove
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.words import say

Describe = Callable[[str, str, Sequence[str], Any], list[str]]
"""A view in sentences, from the game's id, the language, the names of the players and the view."""


def by_field(_game: str, _language: str, _names: Sequence[str], view: Any) -> list[str]:
    """Each field of the view in a line, as JSON: it serves any game."""
    return [f"{name}: {to_json(value).decode()}" for name, value in to_plain(view).items()]


class Offered(msgspec.Struct, frozen=True):
    id: str
    text: str


class Asked(msgspec.Struct, frozen=True):
    """A question to one seat, in words."""

    seat: int
    position: str
    """What the seat sees, a fact a line."""
    log: tuple[str, ...]
    """What it was told since it was asked before."""
    question: str
    options: tuple[Offered, ...]
    prompt: str
    """All of that as one text, with the request to answer with an id."""


class Telling:
    """A match in the words of a language."""

    def __init__(
        self, match: Match, language: str, names: Sequence[str] = (), describe: Describe | None = None
    ) -> None:
        self._match = match
        self._language = language
        self._names = tuple(names) or tuple(say(language, "lab-seat", seat=seat) for seat in range(match.seats))
        self._describe = describe or by_field
        self._wording = wording(match.game.id, language)

    def position(self, seat: int) -> str:
        game = self._match.game.id
        return "\n".join(self._describe(game, self._language, self._names, self._match.view(seat)))

    def log(self, seat: int, since: int) -> list[str]:
        events = self._match.log(seat, since)
        return [self._wording.event(event, self._names, seat) for event in events]

    def asked(self, ask: Pick, since: int) -> Asked:
        match = self._match
        position, log = self.position(ask.seat), tuple(self.log(ask.seat, since))
        question = self._wording.ask(ask, match.game.words.asking(match.view(ask.seat)))
        options = tuple(
            [Offered(option.id, self._wording.option(option, self._names, ask.seat)) for option in ask.options]
        )
        happened = [say(self._language, "lab-happened"), *log, ""] if log else []
        lines = [
            say(self._language, "lab-you-are", game=self._wording.say("name"), name=self._names[ask.seat]),
            "",
            *happened,
            say(self._language, "lab-stands"),
            position,
            "",
            question,
            *(f"{option.id} – {option.text}" for option in options),
            "",
            say(self._language, "lab-answer"),
        ]
        return Asked(ask.seat, position, log, question, options, "\n".join(lines))


class TextGame:
    """A game that is played in words."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seed: int | str | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        describe: Describe | None = None,
        **options: Any,
    ) -> None:
        found = find_game(game)
        count = found.seats[0] if seats is None else seats
        self.match = Match.start(found, count, options, token_bytes(32) if seed is None else seed)
        self.language = language
        self.illegal = [0] * count
        """For each seat, how often it has answered what was not offered."""
        self._told = [0] * count
        self._telling = Telling(self.match, language, names, describe)

    def ask(self) -> Asked | None:
        """The open question; None when the game is over."""
        ask = self.match.ask
        return None if ask is None else self._telling.asked(ask, self._told[ask.seat])

    def answer(self, text: str) -> str | None:
        """Choose the option with that id. Returns None, or why it cannot be chosen; then the question is still open."""
        ask = self.match.ask
        told = self.match.told
        try:
            self.match.play(" ".join(text.split())[:200])
        except IllegalMove as error:
            if ask is not None:
                self.illegal[ask.seat] += 1
            return error.text(self.language)
        assert ask is not None
        self._told[ask.seat] = told
        return None

    def choose(self, option: HasId) -> None:
        """Let a computer player answer."""
        ask = self.match.ask
        assert ask is not None
        told = self.match.told
        self.match.play(option, ask.seat)
        self._told[ask.seat] = told

    def at_random(self, rng: Random) -> None:
        ask = self.match.ask
        assert ask is not None
        self.choose(rng.choice(ask.options))

    def result(self) -> dict[str, Any]:
        """How the game ended; empty while it goes on."""
        plain: dict[str, Any] = {} if self.match.outcome is None else to_plain(self.match.outcome)
        return plain
