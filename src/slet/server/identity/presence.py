"""The open connections of people: whose they are now, in whatever worker they end."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from slet.server.identity.sessions import SessionEnded, Sessions

if TYPE_CHECKING:
    from slet.server.tables import Tables


async def tell_everybody(tables: "Tables", people: Collection[str]) -> None:
    """Something about these people has changed, and it is kept: those who are connected, anywhere, have to see it."""
    await look_again(tables, people)
    if tables.workers is not None:
        await tables.workers.tell(people=sorted(people))


async def look_again(tables: "Tables", people: Collection[str] | None = None) -> None:
    """Whose the connections of these people are now, or of all; tables where they sit are read again."""
    loaded = list(tables.loaded.values())
    if people is not None:
        for table in loaded:
            table.behind |= table.row.host in people or any(seat.player in people for seat in table.seats)
    concerned = [one for table in loaded for one in table.connections if people is None or one.player in people]
    found = await Sessions(tables.store).among({one.session for one in concerned})
    for connection in concerned:
        session = found.get(connection.session)
        if session is None:
            continue  # who has only looked on is kept nowhere
        if session.ended is not None:
            connection.table.connections.discard(connection)
            connection.refuse(SessionEnded())
        elif session.player != connection.player:
            connection.becomes(session.player)
    if people is None:
        return
    for table in loaded:
        if table.behind and (table.connections or any(one.table is table for one in concerned)):
            async with tables.at(table):
                await tables.catch_up(table)
