"""Archives of finished games: what was told and shown, as it was, in all languages and to all eyes.

A finished game is read by playing it again. Should later rules play it differently, it is read from its archive, which
needs no rules at all.
"""

import lzma

import msgspec

from slet.kernel.data import to_json
from slet.kernel.game import Outcome
from slet.server.scene_wire import Moment, Moments
from slet.server.wire import Ask, Frame, Line, LogChange, Result, Sentence, Update

PACKED = 1
"""How hard an archive is pressed together. Moments repeat each other, so little effort goes a long way."""


NO_RECORD = msgspec.Raw(b"null")


class KeptLine(msgspec.Struct, frozen=True, omit_defaults=True):
    n: int
    text: dict[str, Sentence]
    event: msgspec.Raw
    eyes: list[int | None] | None = None
    """Who was told so; None: all."""
    yours: dict[int, dict[str, Sentence]] = {}
    """How those read it whom it is about, by seat and language."""


class KeptMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    asked: list[int]
    views: list[msgspec.Raw]
    """What each seat saw; the last is a spectator's."""
    asks: dict[str, list[Ask]] = {}
    """The open questions by language."""
    told: int = 0
    """How many lines of the log there were by then."""
    seat: int = -1
    chosen: str | None = None
    """Who answered next, and what."""


class Archive(msgspec.Struct, frozen=True):
    """What is kept of one finished game. What is added later needs a default."""

    names: list[str]
    game_names: dict[str, str]
    outcome: Outcome
    results: dict[str, list[Result]]
    """How it ended, by language, as each seat was told; the last is what a spectator was."""
    lines: list[KeptLine]
    moments: list[KeptMoment]
    record: msgspec.Raw = NO_RECORD
    """The record, where the game has one: a game that was taken over by later rules has none."""

    def pack(self) -> bytes:
        return lzma.compress(to_json(self), preset=PACKED)


def unpack(data: bytes) -> Archive:
    return msgspec.json.decode(lzma.decompress(data), type=Archive)


def archived_update(archive: Archive, n: int, eyes: int | None, you: int | None, language: str) -> Update:
    """How the game ended, as it is told to somebody who comes to the table, and who is `you` in it."""
    return Update(
        n=n,
        eyes=eyes,
        view=_seen(archive.moments[-1], eyes),
        frames=[],
        asked=[],
        ask=None,
        log=LogChange(True, [], _told(archive, eyes, you, language)),
        result=archive.results[language][-1 if eyes is None else eyes],
        undo="no",
        undo_text="",
        clocks=None,
    )


def archived_moments(archive: Archive, eyes: int | str | None, first: int, count: int, language: str) -> list[Moment]:
    """Some moments of the game."""
    found = []
    for n, kept in list(enumerate(archive.moments))[first : first + count]:
        looking = (None if kept.seat < 0 else kept.seat) if eyes == "all" else eyes
        assert not isinstance(looking, str)
        before = archive.moments[n - 1].told if n else 0
        # with all eyes, what happened is told as who answered heard it
        heard_by = (archive.moments[n - 1].seat if n else None) if eyes == "all" else looking
        told = _told(archive, heard_by, None if eyes == "all" else looking, language, before, kept.told)
        found.append(
            Moment(
                n=n,
                view=_seen(kept, looking),
                asked=kept.asked,
                ask=next((ask for ask in kept.asks.get(language, []) if ask.seat == looking), None),
                chosen=kept.chosen,
                frames=[Frame(lines=told)] if told else [],
                views=kept.views[:-1] if eyes == "all" else None,
            )
        )
    return found


def archive_page(archive: Archive, game: str, eyes: int | str | None, found: list[Moment], language: str) -> Moments:
    shown = eyes if isinstance(eyes, int) else None
    last = len(archive.moments) - 1
    return Moments(last, game, archive.game_names[language], archive.names, shown, found)


def _seen(moment: KeptMoment, eyes: int | None) -> msgspec.Raw:
    return moment.views[-1 if eyes is None else eyes]


def _told(
    archive: Archive, eyes: int | None, you: int | None, language: str, first: int = 0, end: int | None = None
) -> list[Line]:
    """What those eyes read from one line to another, and who of them is told so as `you`."""
    lines = [line for line in archive.lines if first <= line.n and (end is None or line.n < end)]
    heard = [line for line in lines if line.eyes is None or eyes in line.eyes]
    return [Line(line.n, _text(line, you)[language], line.event) for line in heard]


def _text(line: KeptLine, you: int | None) -> dict[str, Sentence]:
    return line.text if you is None else line.yours.get(you, line.text)
