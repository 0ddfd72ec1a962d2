"""What was found of a game, in a file: looked at once, and gone on with where it was broken off."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from slet.kernel.record import Record
from slet.review.reviewing import fingerprint
from slet.review.weighing import Effort, Weighing

VERSION = 3
"""Raised whenever games are looked at in another way: what was found before is found anew."""


class Heading(msgspec.Struct, frozen=True):
    """What the file is about."""

    game: str
    of: str
    effort: Effort
    version: int = VERSION


def heading(record: Record, effort: Effort) -> Heading:
    return Heading(record.game, fingerprint(record), effort)


def file_for(folder: Path, record: Record) -> Path:
    return folder / f"{record.game}-{fingerprint(record)}.jsonl"


def read_kept(file: Path, about: Heading) -> list[Weighing]:
    """What is in the file; nothing, where it is not there, about something else, or not readable."""
    try:
        first, *lines = file.read_bytes().splitlines() or [b""]
        if msgspec.json.decode(first, type=Heading) != about:
            return []
    except (OSError, msgspec.MsgspecError):
        return []
    return _readable(lines)


def _readable(lines: Sequence[bytes]) -> list[Weighing]:
    """What was looked at twice is there twice: the later look counts."""
    found: dict[int, Weighing] = {}
    for line in lines:
        try:
            one = msgspec.json.decode(line, type=Weighing)
        except msgspec.MsgspecError:  # it was cut off when the machine stopped
            break
        found[one.number] = one
    return list(found.values())


def begin(file: Path, about: Heading, known: Sequence[Weighing]) -> None:
    """A file with what is known so far."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in (about, *known)))


def keep(file: Path, one: Weighing) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(one) + b"\n")
