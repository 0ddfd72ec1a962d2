"""All that is kept of somebody in one file: the rows of the database that are theirs, as plain JSON."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

import slet
from slet.server.identity.belongings import BY_SEAT, KEPT_BACK, OWN
from slet.server.identity.identity_wire import OwnData
from slet.server.schema import SEATS, TABLES
from slet.server.store import Store, now


async def all_data(store: Store, player: str) -> OwnData:
    """By table; of the games the own seats and what was done there."""
    async with store.engine.connect() as connection:
        rows = {own.table.name: await _rows(connection, own.table, own.whose == player) for own in OWN if own.exported}
        mine = select(SEATS.c.table).where(SEATS.c.player == player)
        rows[TABLES.name] = await _rows(connection, TABLES, TABLES.c.id.in_(mine))
        for table in BY_SEAT:
            seat = (SEATS.c.table == table.c.table) & (SEATS.c.seat == table.c.seat) & (SEATS.c.player == player)
            rows[table.name] = await _rows(connection, table, select(SEATS.c.seat).where(seat).exists())
    return OwnData("slet", slet.__version__, now(), rows)


async def _rows(connection: AsyncConnection, table: Any, theirs: Any) -> list[dict[str, Any]]:
    columns = [column for column in table.columns if (table.name, column.name) not in KEPT_BACK]
    found = await connection.execute(select(*columns).where(theirs).order_by(*table.primary_key))
    return [_plain(row) for row in found.mappings()]


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): value.hex() if isinstance(value, bytes) else value for name, value in row.items()}
