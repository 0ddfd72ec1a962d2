"""The rules of a game as numbered clauses, which tests prove and players look up.

They stand in `text/rules.en.md` and `text/rules.cs.md` of the game: a heading a chapter, a list item a clause:

    ## Trump
    - WIZ-07 A turned-up jester: the round has no trump.

`[ruling]` at the end marks what the rulebook leaves open and we decided.
"""

import re
from functools import cache

import msgspec

from slet.games.wording import text_folder

_CLAUSE = re.compile(r"- ([A-Z]+-\d+) (.+)")
_RULING = "[ruling]"


class Clause(msgspec.Struct, frozen=True):
    id: str
    chapter: str
    text: str
    ruling: bool


@cache
def clauses(game_id: str, language: str) -> dict[str, Clause]:
    """All clauses of the game by id, in the order of the rulebook."""
    source = (text_folder(game_id) / f"rules.{language}.md").read_text(encoding="utf-8")
    found: dict[str, Clause] = {}
    chapter = ""
    for line in re.sub(r"\n {2,}", " ", source).splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif match := _CLAUSE.fullmatch(line.rstrip()):
            clause, text = match.groups()
            if clause in found:
                raise ValueError(f"{game_id}, {language}: clause {clause} stands twice")
            ruling = text.endswith(_RULING)
            found[clause] = Clause(clause, chapter, text.removesuffix(_RULING).rstrip(), ruling)
    return found
