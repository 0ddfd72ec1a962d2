"""What acts mean for whoever is to be told that it is their turn: kept in one transaction with the acts themselves.

So nobody who is killed has kept a move of which nobody is told, or tells of one that was not kept. Only tables at which
several people sit count: a computer player that waits does not mind.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Delete, Float, Insert, Integer, String, Update, bindparam, delete, insert, literal_column, select
from sqlalchemy import update as updated

from slet.kernel.match import Match
from slet.server.schema import NOTICE_WAYS, NOTICES, TABLES
from slet.server.sqlite_writer import Work

if TYPE_CHECKING:
    from slet.server.store import ActRow, TableRow
    from slet.server.table import LiveTable


class Turns(msgspec.Struct, frozen=True):
    """Whose turn it is no longer, and whose it has become."""

    over: list[dict[str, Any]]
    begun: list[dict[str, Any]]


NO_TURNS = Turns([], [])


def turns_after(table: "LiveTable", match: Match, acts: Sequence["ActRow"], at: float = 0.0) -> Turns:
    """What these acts bring, after which the match stands so. Without any: the game begins now, at that time."""
    if not table.is_shared:
        return NO_TURNS
    asked = _asked(table, match)
    before = _asked(table, table.match) if acts and table.match is not None else set()
    # Who answered was there, even if it is their turn again.
    answered = {table.seats[act.seat].player for act in acts if act.kind != "foregone"} - {None}
    over = (before - asked) | answered
    begun = asked - (before - answered)
    if acts:
        n, at = acts[-1].n, acts[-1].at
    else:
        n = table.n
    return Turns(
        [{"about_table": table.row.id, "of_player": player} for player in sorted(map(str, over))],
        [{"about_table": table.row.id, "of_player": player, "after_act": n, "at": at} for player in sorted(begun)],
    )


def _asked(table: "LiveTable", match: Match) -> set[str]:
    """The people who are asked; who has left the table is not waited for."""
    seats = (table.seats[pick.seat] for pick in match.asks)
    return {seat.player for seat in seats if seat.player is not None and not seat.away}


def noted(several: Sequence[Turns]) -> list[Work]:
    """What is to be kept of it. Where nobody wishes to be told, it changes nothing."""
    over = [row for turns in several for row in turns.over]
    begun = [row for turns in several for row in turns.begun]
    return [work for work in ((_TAKE_BACK, over), (_NOTE, begun)) if work[1]]


def of_player_at(table: str, player: str) -> Delete:
    """Nobody waits for them there any more."""
    return delete(NOTICES).where(NOTICES.c.about == table, NOTICES.c.player == player)


def still_as(row: "TableRow") -> Update:
    """Changes nothing of the table, if it still is as it was read; until the transaction ends, nobody else does."""
    known = (TABLES.c.id == row.id, TABLES.c.status == row.status, TABLES.c.asked == row.asked)
    return updated(TABLES).where(*known).values(asked=TABLES.c.asked)


_TAKE_BACK: Delete = delete(NOTICES).where(
    NOTICES.c.about == bindparam("about_table", type_=String), NOTICES.c.player == bindparam("of_player", type_=String)
)
_NOTE: Insert = insert(NOTICES).from_select(
    ["way", "about", "player", "n", "due"],
    select(
        NOTICE_WAYS.c.id,
        bindparam("about_table", type_=String),
        NOTICE_WAYS.c.player,
        bindparam("after_act", type_=Integer),
        bindparam("at", type_=Float) + NOTICE_WAYS.c.after,
    ).where(
        NOTICE_WAYS.c.player == bindparam("of_player", type_=String), NOTICE_WAYS.c.state == literal_column("'on'")
    ),
)
"""All ways that somebody has chosen, by what the database itself knows of them at that moment."""
