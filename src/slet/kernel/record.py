"""The record of a match: what was set up, what was answered, how it ended."""

from typing import Annotated, Any, TypeVar

import msgspec

from slet.kernel.data import from_json, from_plain, to_json
from slet.kernel.errors import DamagedRecord, SletError
from slet.kernel.game import Outcome

T = TypeVar("T")

FORMAT = 1
LARGEST = 4_000_000
"""Bytes. The longest game of all five is a small fraction of this."""

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

FATE = -1
"""The seat of chance in records."""


class Answer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer: `[2, "play:red-7"]`; the seat is -1 where chance answered: `[-1, "roll:3+5"]`."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    id: Annotated[str, msgspec.Meta(max_length=2000)]


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    game: str
    rules: Number
    """The version of the game's rules it was played by."""
    seats: Number
    options: dict[str, Any] = {}
    commitment: str
    """SHA-256 of the seed."""
    seed: str | None = None
    """The seed in hexadecimal; revealed when the game is over."""
    players: tuple[str, ...] = ()
    """Names, if somebody gave them; the rules do not know them."""
    position: dict[str, Any] | None = None
    """Where it begins, if it was not set up: as in `Position`, without what stands here already."""
    answers: tuple[Answer, ...]
    outcome: Outcome | None = None
    format: Number = FORMAT

    def to_json(self) -> bytes:
        return to_json(self)


class Header(msgspec.Struct, frozen=True):
    """What every format of records has: another format may have fields that this one does not know."""

    format: Number = FORMAT


def read_record(source: "Record | dict[str, Any] | str | bytes") -> Record:
    """A record from wherever it comes; `DamagedRecord` says what is wrong with it."""
    if isinstance(source, Record):
        return source
    header = read_foreign(source, Header, DamagedRecord)
    if header.format != FORMAT:
        raise DamagedRecord("record-other-format", format=header.format, known=FORMAT)
    return read_foreign(source, Record, DamagedRecord)


def first_answers(record: Record, upto: int | None) -> tuple[Answer, ...]:
    """The first so many answers, with what chance answered to the last of them; all, if not given."""
    if upto is None:
        return record.answers
    upto = max(0, upto)
    while upto < len(record.answers) and record.answers[upto].seat == FATE:
        upto += 1
    return record.answers[:upto]


def read_foreign(source: Any, wanted: type[T], refusal: type[SletError]) -> T:
    """A value of the wanted type from plain data or JSON that comes from outside."""
    try:
        if not isinstance(source, str | bytes):
            return from_plain(source, wanted)
        if len(source) > LARGEST:
            raise refusal("record-too-large", size=len(source), largest=LARGEST)
        return from_json(source, wanted)
    except UnicodeDecodeError:
        raise refusal(detail="it is not text") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise refusal(detail=str(error)) from None


def in_short(outcome: Outcome | None) -> str:
    """The points, the seats that won and why it ended: enough to see that two outcomes are not the same."""
    if outcome is None:
        return "–"
    return f"{':'.join(map(str, outcome.scores))} ({', '.join(map(str, outcome.winners)) or '–'}; {outcome.reason})"
