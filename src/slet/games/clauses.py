"""The rules of a game as numbered clauses, which tests prove and players look up.

They stand in `text/rules.en.md` and `text/rules.cs.md` of the game: a heading a chapter, a list item a clause:

    ## Trump
    - WIZ-07 A turned-up jester: the round has no trump.

`[ruling]` at the end marks what the rulebook leaves open and we decided. Where that is a part of the clause only, it is
this part that is marked:

    - CAR-27 On your turn you do exactly one of two things: gather or rest. [ruling: You cannot pass.]

A mark behind a heading says what kind of chapter it is, for whoever learns the game: `[variant]` for variants, solo,
co-operation and teams, `[reference]` for what one looks up and nobody has to know – what is in the box, the set-up that
is done by itself, what single cards say that are read when they come up, worked examples. Chapters without a mark are
the plain game.

    ## Team variant [variant]
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Literal, cast

import msgspec

from slet.games.wording import text_folder

Kind = Literal["plain", "variant", "reference"]

_CHAPTER = re.compile(r"## (.+?)(?: \[(variant|reference)\])?\s*")
_CLAUSE = re.compile(r"- ([A-Z]+-\d+) (.+)")
_RULING = "[ruling]"
_OURS = re.compile(r"\[ruling: ([^]]+)\]")


class Part(msgspec.Struct, frozen=True):
    """A piece of a clause's text, as the rulebook has it or, where it leaves something open, as we decided."""

    text: str
    ruling: bool


class Clause(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    parts: tuple[Part, ...]
    kind: Kind = "plain"
    """What kind of chapter it stands in."""

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts)

    @property
    def ruling(self) -> bool:
        """Whether all of it is ours."""
        return all(part.ruling for part in self.parts)


@cache
def clauses(game_id: str, language: str) -> dict[str, Clause]:
    """All clauses of the game by id, in the order of the rulebook."""
    source = (text_folder(game_id) / f"rules.{language}.md").read_text(encoding="utf-8")
    found: dict[str, Clause] = {}
    chapter, kind = "", "plain"
    for line in re.sub(r"\n {2,}", " ", source).splitlines():
        if heading := _CHAPTER.fullmatch(line):
            chapter, kind = heading[1], heading[2] or "plain"
        elif match := _CLAUSE.fullmatch(line.rstrip()):
            clause, text = match.groups()
            if clause in found:
                raise ValueError(f"{game_id}, {language}: clause {clause} stands twice")
            found[clause] = Clause(clause, chapter, tuple(_parts(text)), cast(Kind, kind))
    return found


def _parts(text: str) -> Iterator[Part]:
    if text.endswith(_RULING):
        yield Part(text.removesuffix(_RULING).rstrip(), ruling=True)
        return
    for n, part in enumerate(_OURS.split(text)):  # what is ours comes second, fourth …
        if part:
            yield Part(part, ruling=n % 2 == 1)
