"""How to play a game, in two minutes: what one wants, a turn step by step, how it ends, what the signs mean.

It stands in `text/howto.en.ftl` and `text/howto.cs.ftl` of the game; what is told first stands first. The keys:

    goal           what one wants, in one sentence
    step-NAME      a step of a turn: its title; `.text` tells it; the client draws a picture of that name
    end-won…       how it ends well, for somebody or for all
    end-lost…      how it ends badly
    sign-NAME      a sign of the board: what it is called; `.text` tells what it means; the client draws it
    begin-NAME     what lies ready before the first turn, likewise; read by who wants to know
    detail-NAME    a single card, piece or rarer case, likewise; folded away until somebody looks for it

The first four are read in two minutes. `.rule` of all but goal and ends is the clause that has it in full. `.also` of
anything here are further clauses of which it tells the gist, with spaces between.
"""

from collections.abc import Iterator
from functools import cache

import msgspec

from slet.games.wording import text_folder
from slet.words import Messages


class Told(msgspec.Struct, frozen=True):
    """A step of a turn, a sign of the board, what lies ready, or a detail."""

    name: str
    title: str
    text: str
    rule: str


class Ending(msgspec.Struct, frozen=True):
    text: str
    won: bool


class HowTo(msgspec.Struct, frozen=True):
    goal: str
    steps: tuple[Told, ...]
    endings: tuple[Ending, ...]
    signs: tuple[Told, ...]
    begin: tuple[Told, ...] = ()
    details: tuple[Told, ...] = ()


@cache
def howto(game_id: str, language: str) -> HowTo:
    messages = _messages(game_id, language)
    return HowTo(
        messages.say("goal"),
        _told(messages, "step-"),
        tuple(Ending(messages.say(key), won=key.startswith("end-won")) for key in messages.keys("end-")),
        _told(messages, "sign-"),
        _told(messages, "begin-"),
        _told(messages, "detail-"),
    )


def clauses_told(game_id: str) -> dict[str, tuple[str, ...]]:
    """The clauses of which it tells, by the key of the message; they are the same in both languages."""
    messages = _messages(game_id, "en")
    return {key: tuple(_clauses(messages, key)) for key in messages.keys("")}


def _clauses(messages: Messages, key: str) -> Iterator[str]:
    for form in (f"{key}.rule", f"{key}.also"):
        if form in messages:
            yield from messages.say(form).split()


@cache
def _messages(game_id: str, language: str) -> Messages:
    file = text_folder(game_id) / f"howto.{language}.ftl"
    return Messages(language, file.read_text(encoding="utf-8"), where=str(file))


def _told(messages: Messages, prefix: str) -> tuple[Told, ...]:
    return tuple(
        Told(key.removeprefix(prefix), messages.say(key), messages.say(f"{key}.text"), messages.say(f"{key}.rule"))
        for key in messages.keys(prefix)
    )
