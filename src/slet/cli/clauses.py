"""Rule clauses for the eye and the ear."""

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from slet.cli.words import Words
from slet.games.clauses import Clause, clauses
from slet.kernel.errors import SletError


def find_clause(game_id: str, wanted: str, language: str) -> Clause:
    """The clause with that id; small letters and the number alone will do."""
    known = clauses(game_id, language)
    ids = list(known)
    prefix = ids[0].partition("-")[0]
    clause = wanted.strip().upper()
    if clause.isdecimal():
        clause = f"{prefix}-{int(clause[:6]):02}"
    if clause not in known:
        last = max(ids, key=lambda one: int(one.partition("-")[2]))  # a later clause may stand between earlier ones
        raise SletError("unknown-clause", game=game_id, clause=wanted[:40], first=ids[0], last=last)
    return known[clause]


def clause_parts(clause: Clause, words: Words, *, plain: bool) -> list[RenderableType]:
    """A clause; what the rulebook leaves open and we decided is marked as such."""
    text = _whole(clause, words) if clause.ruling else _in_parts(clause, words)
    if plain:
        return [Text(f"{clause.id}. {text.plain}")]
    return [Text(clause.id, style="bold"), Padding(text, (0, 0, 1, 4))]


def _whole(clause: Clause, words: Words) -> Text:
    return Text(clause.text) + Text(f" {words('ruling')}", style="italic")


def _in_parts(clause: Clause, words: Words) -> Text:
    """What is ours stands between brackets, without the sign that joined it to what came before."""
    text = Text()
    for part in clause.parts:
        if part.ruling:
            before = " " if text and not text.plain.endswith(" ") else ""
            text = text + Text(before + words("ruling-part", text=part.text.lstrip(",;: ")), style="italic")
        else:
            text = text + Text(part.text)
    return text
