"""What belongs to a person, table by table: what goes along when two become one, what is given
out, and what is forgotten.

A test holds this list against the schema: a table that is not named here fails it.
"""

from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy import Column, Table

from slet.server.schema import (
    ABSENCES,
    ACTS,
    ARCHIVES,
    CHALLENGES,
    EVENING_DESKS,
    EVENING_PEOPLE,
    EVENINGS,
    LINKS,
    NOTICE_HOURS,
    NOTICE_WAYS,
    NOTICES,
    PASSKEYS,
    PLAYERS,
    POSITIONS,
    PUZZLE_DAYS,
    PUZZLES,
    RATED,
    RESULTS,
    REVIEW_NOTES,
    REVIEW_PARTS,
    REVIEWS,
    SAID,
    SEATS,
    SECRETS,
    SESSIONS,
    TABLES,
)


class Own(msgspec.Struct, frozen=True):
    """Rows that name a person in a column."""

    table: Table
    column: str
    exported: bool
    """Whether the rows are in the file with all own data."""
    left: Literal["removed", "nameless"]
    """What becomes of them when the person is deleted: others need some, and keep them without a name."""
    why: str
    """Why they are not exported, or not removed; nothing where both is done."""

    @property
    def whose(self) -> Column[str]:
        found: Column[str] = self.table.c[self.column]
        return found


OWN = (
    Own(PLAYERS, "id", True, "nameless", "what others keep refers to it; name, hat and settings are emptied"),
    Own(SESSIONS, "player", True, "nameless", "they are ended, so that an old cookie stays nobody's"),
    Own(LINKS, "player", False, "removed", "good for minutes, and kept as digests"),
    Own(PASSKEYS, "player", True, "removed", ""),
    Own(TABLES, "host", False, "nameless", "the games are those of the others too; their seats tell who sat there"),
    Own(SEATS, "player", True, "nameless", "the games are those of the others too"),
    Own(SAID, "player", True, "nameless", "talk of which a half is missing makes no sense to those who stay"),
    Own(PUZZLES, "player", True, "removed", ""),
    Own(PUZZLE_DAYS, "player", True, "removed", ""),
    Own(ABSENCES, "player", True, "removed", ""),
    Own(EVENINGS, "host", True, "nameless", "the evening is that of all who came; somebody else may run it"),
    Own(EVENING_PEOPLE, "player", True, "nameless", "the standings are those of the others too"),
    Own(NOTICE_WAYS, "player", True, "removed", ""),
    Own(NOTICE_HOURS, "player", True, "removed", ""),
    Own(NOTICES, "player", False, "removed", "what waits to be told just now, and goes when it was told"),
)

BY_SEAT = (ACTS, RESULTS, REVIEW_NOTES)
"""What was done and found at seats: that of the own ones is exported."""
KEPT_BACK = {
    ("tables", "seed"),
    ("tables", "invitation"),
    ("tables", "host"),
    ("tables", "founder"),
    ("tables", "restraints"),
    ("evenings", "invitation"),
    ("evenings", "founder"),
}
"""Columns that are not given out: secrets of games that go on, and other people."""

NOBODYS = {
    CHALLENGES: "of browsers, for minutes, as digests",
    SECRETS: "the installation's own",
    ACTS: "of seats; exported with the games, and without a name",
    EVENING_DESKS: "of evenings, without names",
    POSITIONS: "of games",
    ARCHIVES: "of games; names in them are replaced",
    REVIEWS: "of games; names in them are replaced",
    REVIEW_PARTS: "of games, without names",
    REVIEW_NOTES: "of seats; exported with the statistics, and without a name",
    RATED: "of seats, without names",
    RESULTS: "of seats; exported with the games, and without a name",
}
"""Tables that name no person, and what they are of."""

Combined = Callable[[dict[str, object], dict[str, object]], dict[str, object]]


def first_try(kept: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """A puzzle that both have tried: the first try counts, and what either has found is found."""
    first = min(kept, other, key=lambda row: (float(str(row["at"])), row is other))
    states = {kept["state"], other["state"]}
    state = next(one for one in ("solved", "shown", "tried") if one in states)
    return {"at": first["at"], "at_once": first["at_once"], "state": state}


def either_found(kept: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    return {"found": bool(kept["found"] or other["found"])}


def the_longer(kept: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """Two absences from the same moment on."""
    return {"end": max(float(str(kept["end"])), float(str(other["end"])))}


def of_who_stays(kept: dict[str, object], _other: dict[str, object]) -> dict[str, object]:
    return kept


COMBINED: dict[Table, Combined] = {
    PUZZLES: first_try,
    PUZZLE_DAYS: either_found,
    NOTICE_HOURS: of_who_stays,
    ABSENCES: the_longer,
}
"""Of which both may have the same row, and what becomes of the two; elsewhere the row of who stays counts."""
