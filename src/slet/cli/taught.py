"""`slet rules --taught`: how much of the plain game lessons, remarks and how-to-play teach, and what nothing does."""

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.words import Words
from slet.games.clauses import clauses
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.learn import Teaching

COLUMNS = ("clauses", "taught", "share", "lesson", "remark", "howto")


class Report(msgspec.Struct, frozen=True):
    """What is told of a game to programs."""

    game: str
    percent: int
    taught: dict[str, list[str]]
    """By clause what teaches it, as `lesson 3`."""
    untaught: list[str]


def taught_as_json(found: Sequence[Teaching]) -> str:
    return to_json([_report(one) for one in found]).decode()


def _report(one: Teaching) -> Report:
    taught = {
        clause: [f"{place.kind} {place.name}" for place in places] for clause, places in one.taught.items() if places
    }
    return Report(one.game, one.percent, taught, one.untaught)


def taught_parts(found: Sequence[Teaching], words: Words, *, plain: bool) -> list[RenderableType]:
    """A row for each game; below it the clauses that nothing teaches."""
    shown: list[RenderableType] = _sentences(found, words) if plain else [_table(found, words)]
    for one in found:
        shown += [Text(), Text(words("taught-not", game=_name(one, words), count=len(one.untaught)), style="bold")]
        texts = clauses(one.game, words.language)
        shown += [Text(f"{clause}  {texts[clause].text}") for clause in one.untaught]
    return shown


def _table(found: Sequence[Teaching], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column()
    for column in COLUMNS:
        table.add_column(words(f"taught-{column}"), justify="right")
    for one in found:
        table.add_row(_name(one, words), *(str(number) for number in _numbers(one)))
    return table


def _sentences(found: Sequence[Teaching], words: Words) -> list[RenderableType]:
    return [Text(words("taught-row", game=_name(one, words), **_named(one))) for one in found]


def _numbers(one: Teaching) -> list[str | int]:
    taught = len(one.taught) - len(one.untaught)
    by = [one.by(kind) for kind in ("lesson", "remark", "howto")]
    return [len(one.taught), taught, f"{one.percent} %", *by]


def _named(one: Teaching) -> dict[str, str | int]:
    return dict(zip(COLUMNS, _numbers(one), strict=True))


def _name(one: Teaching, words: Words) -> str:
    return wording(one.game, words.language).say("name")
