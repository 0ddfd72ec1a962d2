"""Two guests who are one person become one: all that the one has is the other's from then on."""

from typing import Any

from sqlalchemy import Select, Table, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from slet.server.evening.kept import touched as evenings_touched
from slet.server.identity.belongings import COMBINED, OWN
from slet.server.schema import PLAYERS, PUZZLES, SEATS, TABLES
from slet.server.store import Change, Store

A_TRIFLE = 0.001
"""Seconds. So much later a table counts as changed whose seats are somebody else's: other workers see it, lists
do not."""


async def owned(store: Store, player: str) -> tuple[int, int]:
    """How many games and puzzles would be lost with a guest."""
    seats = select(func.count(SEATS.c.table.distinct())).where(SEATS.c.player == player)
    puzzles = select(func.count()).select_from(PUZZLES).where(PUZZLES.c.player == player)
    async with store.engine.connect() as connection:
        return int(await connection.scalar(seats) or 0), int(await connection.scalar(puzzles) or 0)


async def join(change: Change, old: str, new: str) -> None:
    """Give all that is `old`'s to `new`, and forget `old`."""
    await change.do(touch(select(SEATS.c.table).where(SEATS.c.player == old)))
    await change.do(touch(select(TABLES.c.id).where(TABLES.c.host == old)))
    await change.do(renamed(old, new))
    await change.do(evenings_touched(old))
    for own in OWN:
        if own.table is PLAYERS:
            continue
        if own.whose.primary_key:
            await _combine(change.connection, own.table, own.column, old, new)
        await change.do(update(own.table).where(own.whose == old).values({own.column: new}))
    await _fill(change.connection, old, new)
    await change.do(delete(PLAYERS).where(PLAYERS.c.id == old))


def touch(tables: Select[Any]) -> Any:
    """Tables that others have to read again."""
    return update(TABLES).where(TABLES.c.id.in_(tables)).values(updated=TABLES.c.updated + A_TRIFLE)


def renamed(old: str, new: str) -> Any:
    """What hosts have decided about people stands in the rows of their tables: it goes along."""
    concerned = TABLES.c.restraints.contains(old, autoescape=True)
    restraints = func.replace(TABLES.c.restraints, old, new)
    return update(TABLES).where(concerned).values(restraints=restraints, updated=TABLES.c.updated + A_TRIFLE)


async def _combine(connection: AsyncConnection, table: Table, column: str, old: str, new: str) -> None:
    """Rows that both have become one."""
    keys = [key for key in table.primary_key if key.name != column]
    twin = table.alias()
    alike = [key == twin.c[key.name] for key in keys]
    both = (table.c[column] == old) & exists().where(twin.c[column] == new, *alike)
    for row in (await connection.execute(select(table).where(both))).mappings().all():
        same = [key == row[key.name] for key in keys]
        if table in COMBINED:
            kept = (await connection.execute(select(table).where(table.c[column] == new, *same))).mappings().one()
            values = COMBINED[table](dict(kept), dict(row))
            await connection.execute(update(table).where(table.c[column] == new, *same).values(values))
        await connection.execute(delete(table).where(table.c[column] == old, *same))


async def _fill(connection: AsyncConnection, old: str, new: str) -> None:
    """What `new` has not chosen yet is as `old` had it."""
    asked = select(PLAYERS).where(PLAYERS.c.id.in_([old, new]))
    rows = {row["id"]: row for row in (await connection.execute(asked)).mappings()}
    if old in rows and new in rows:
        empty = [name for name in ("hat", "settings", "settings_at") if not rows[new][name]]
        if empty:
            values = {name: rows[old][name] for name in empty}
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == new).values(values))
