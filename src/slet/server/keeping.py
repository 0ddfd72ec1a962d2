"""All that acts bring, kept by a PostgreSQL in one statement: one way there and back, however far away it is.

In a transaction of several statements each takes a way of its own, and so do its beginning and its end. Here each thing
that is kept is a column of arrays, and the statement is the transaction: all of it is kept, or nothing.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from slet.server.notices.turns import Turns

if TYPE_CHECKING:
    from slet.server.store import ActRow, PositionRow

Told = tuple[str, str]
"""A channel, and what is told there."""

SHOWN = ("status", "asked", "winners", "updated")
"""What acts may change of what lists of tables show."""

_ACTS = ("table", "n", "seat", "kind", "option", "at", "spent")
_POSITIONS = ("table", "kind", "n", "rules", "data")


async def keep_at_once(
    connection: AsyncConnection,
    acts: Sequence["ActRow"],
    standings: Mapping[str, dict[str, Any]],
    positions: Sequence["PositionRow"],
    turns: Sequence[Turns],
    news: Sequence[Told],
) -> None:
    """The connection must not have begun a transaction. An `IntegrityError` if one of the acts is there already."""
    shown = {table: standing for table, standing in standings.items() if standing}
    over = [row for one in turns for row in one.over]
    begun = [row for one in turns for row in one.begun]
    await connection.execute(
        _KEEP,
        {
            **{f"act_{name}": [getattr(act, name) for act in acts] for name in _ACTS},
            "shown": list(shown),
            **{f"shown_{name}": [standing.get(name) for standing in shown.values()] for name in SHOWN},
            **{f"position_{name}": [getattr(position, name) for position in positions] for name in _POSITIONS},
            **_columns("over", over, ("about_table", "of_player")),
            **_columns("begun", begun, ("about_table", "of_player", "after_act", "at")),
            "channels": [channel for channel, _ in news],
            "messages": [message for _, message in news],
        },
    )


def _columns(name: str, rows: Sequence[dict[str, Any]], of: Iterable[str]) -> dict[str, list[Any]]:
    return {f"{name}_{column}": [row[column] for row in rows] for column in of}


# Whoever has answered and is asked again has one notice before and one after: parts of one statement do not see what
# the others do, so that one is not taken away and put there again, but becomes the other.
_KEEP = text("""
WITH acts_kept AS (
    INSERT INTO acts ("table", n, seat, kind, option, at, spent)
    SELECT * FROM unnest(
        CAST(:act_table AS text[]), CAST(:act_n AS integer[]), CAST(:act_seat AS integer[]), CAST(:act_kind AS text[]),
        CAST(:act_option AS text[]), CAST(:act_at AS float8[]), CAST(:act_spent AS float8[])
    )
), tables_shown AS (
    UPDATE tables SET
        status = coalesce(new.status, tables.status), asked = coalesce(new.asked, tables.asked),
        winners = coalesce(new.winners, tables.winners), updated = coalesce(new.updated, tables.updated)
    FROM unnest(
        CAST(:shown AS text[]), CAST(:shown_status AS text[]), CAST(:shown_asked AS text[]),
        CAST(:shown_winners AS text[]), CAST(:shown_updated AS float8[])
    ) AS new(id, status, asked, winners, updated)
    WHERE tables.id = new.id
), positions_kept AS (
    INSERT INTO positions ("table", kind, n, rules, data)
    SELECT * FROM unnest(
        CAST(:position_table AS text[]), CAST(:position_kind AS text[]), CAST(:position_n AS integer[]),
        CAST(:position_rules AS integer[]), CAST(:position_data AS bytea[])
    )
    ON CONFLICT ("table", kind) DO UPDATE SET n = excluded.n, rules = excluded.rules, data = excluded.data
    WHERE positions.n <= excluded.n
), begun AS (
    SELECT ways.id AS way, new.about, ways.player, new.n, new.at + ways.after AS due
    FROM unnest(
        CAST(:begun_about_table AS text[]), CAST(:begun_of_player AS text[]), CAST(:begun_after_act AS integer[]),
        CAST(:begun_at AS float8[])
    ) AS new(about, player, n, at)
    JOIN notice_ways AS ways ON ways.player = new.player AND ways.state = 'on'
), notices_over AS (
    DELETE FROM notices
    USING unnest(CAST(:over_about_table AS text[]), CAST(:over_of_player AS text[])) AS old(about, player)
    WHERE notices.about = old.about AND notices.player = old.player
    AND NOT EXISTS (SELECT FROM begun WHERE begun.way = notices.way AND begun.about = notices.about)
), notices_begun AS (
    INSERT INTO notices (way, about, player, n, due) SELECT way, about, player, n, due FROM begun
    ON CONFLICT (way, about) DO UPDATE SET
        player = excluded.player, n = excluded.n, due = excluded.due, tries = 0, holder = '', held_until = 0
)
SELECT pg_notify(channel, message)
FROM unnest(CAST(:channels AS text[]), CAST(:messages AS text[])) AS news(channel, message)
""")
