"""Deleting somebody: what is theirs alone is forgotten, and games that are those of others too stay whole,
without a name.
"""

import asyncio
import lzma
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, or_, select, update

from slet.server.archive import PACKED
from slet.server.evening.kept import forget_player
from slet.server.hosts.kept import read_restraints, written
from slet.server.identity.belongings import OWN
from slet.server.identity.joining import A_TRIFLE
from slet.server.identity.nobody import GONE, nameless, rewritten
from slet.server.identity.presence import tell_everybody
from slet.server.info import LEFT
from slet.server.schema import ARCHIVES, PLAYERS, REVIEWS, SAID, SEATS, SESSIONS, TABLES
from slet.server.store import Change, SeatRow, TableRow, now
from slet.server.tables import LOG, Tables

STAND_IN = "adept"
"""Who plays on where a game goes on."""


async def forget(tables: Tables, player: str) -> None:
    """Delete the player; those who are connected are told."""
    async with tables.store.change() as change:
        concerned = await _tables_of(change, player)
        for row, seats in concerned:
            await _leave(change, row, seats, player)
        await _take_names(change, player)
        evenings = await forget_player(change, player)
        for own in OWN:
            if own.left == "removed":
                await change.do(delete(own.table).where(own.whose == player))
        empty = {"name": GONE, "hat": "", "settings": "", "settings_at": 0.0}
        await change.do(update(PLAYERS).where(PLAYERS.c.id == player).values(empty))
        ended = update(SESSIONS).where(SESSIONS.c.player == player)
        await change.do(ended.values(ended=now(), device=""))
    await tell_everybody(tables, [player])
    for evening in evenings:
        await tables.evenings.has_changed(evening)
    for row, seats in concerned:
        if row.status == "playing":
            await _play_on(tables, row.id, [seat.seat for seat in seats if seat.player == player])


async def _tables_of(change: Change, player: str) -> list[tuple[TableRow, list[SeatRow]]]:
    theirs = or_(
        TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.player == player)),
        TABLES.c.host == player,
        TABLES.c.restraints.contains(player, autoescape=True),
    )
    rows = [TableRow(*row) for row in await change.connection.execute(select(TABLES).where(theirs))]
    asked = select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.seat)
    seats = [SeatRow(*row) for row in await change.connection.execute(asked)]
    return [(row, [seat for seat in seats if seat.table == row.id]) for row in rows]


async def _leave(change: Change, row: TableRow, seats: Sequence[SeatRow], player: str) -> None:
    """Before a game the seat is free again; later a computer player sits there, and the name is gone."""
    own = [seat for seat in seats if seat.player == player]
    changed: dict[str, Any] = {"updated": row.updated + A_TRIFLE, "wish": ""}
    if row.status == "gathering":
        for seat in own:
            await change.set_seat(row.id, seat.seat, player=None, name="", taken_from="")
        others = [seat.player for seat in seats if seat.player not in (None, player)]
        if row.host == player and others:
            changed["host"] = others[0]
    else:
        names = {seat.name for seat in seats if seat not in own}
        called: dict[str, str] = {}
        for seat in own:
            called[seat.name] = nameless(names)
            names.add(called[seat.name])
            stand_in = {"away": True, "level": STAND_IN} if row.status == "playing" else {}
            await change.set_seat(row.id, seat.seat, name=called[seat.name], taken_from="", **stand_in)
        winners = msgspec.json.decode(row.winners, type=list[str])
        changed["winners"] = msgspec.json.encode([called.get(name, name) for name in winners]).decode()
        if row.status == "over":
            await _rewrite(change, row.id, called, {str(seat.seat): called[seat.name] for seat in own})
    restraints = read_restraints(row.restraints)
    if player in restraints:
        hidden = msgspec.structs.replace(restraints[player], name=GONE)
        changed["restraints"] = written({**restraints, player: hidden}.values())
    await change.do(update(TABLES).where(TABLES.c.id == row.id).values(changed))


async def _rewrite(change: Change, table: str, names: dict[str, str], seats: dict[str, str]) -> None:
    """The archive and the review of a game have names in their sentences."""
    own = (ARCHIVES.c.table == table, REVIEWS.c.table == table)
    packed = await change.connection.scalar(select(ARCHIVES.c.data).where(own[0]))
    if packed is not None:
        data = await asyncio.to_thread(_archive, bytes(packed), names, seats)
        await change.do(update(ARCHIVES).where(own[0]).values(data=data))
    found = await change.connection.scalar(select(REVIEWS.c.found).where(own[1]))
    if found is not None:
        data = zlib.compress(rewritten(zlib.decompress(bytes(found)), names, seats))
        await change.do(update(REVIEWS).where(own[1]).values(found=data))


def _archive(packed: bytes, names: dict[str, str], seats: dict[str, str]) -> bytes:
    return lzma.compress(rewritten(lzma.decompress(packed), names, seats), preset=PACKED)


async def _take_names(change: Change, player: str) -> None:
    """What they have said stays, said by somebody; of earlier lines only the seat tells whose they are."""
    at_their_seat = (
        select(SEATS.c.seat).where(SEATS.c.player == player, SEATS.c.table == SAID.c.table, SEATS.c.seat == SAID.c.seat)
    ).exists()
    theirs = or_(SAID.c.player == player, SAID.c.player.is_(None) & at_their_seat)
    await change.do(update(SAID).where(theirs).values(name=GONE))


async def _play_on(tables: Tables, table_id: str, seats: Sequence[int]) -> None:
    """The others are told, and the computer player begins."""
    try:
        table = await tables.find(table_id)
        table.chat = []  # with the name; it is read again
        async with tables.at(table):
            table.behind = True
            await tables.catch_up(table)
            await tables.tell_workers(table)
            if seats:
                await tables.keep_chat(table, seats[0], table.names[seats[0]], LEFT)
    except Exception:  # what is deleted is deleted, whatever is wrong with a game
        LOG.exception("table %s was not told that somebody is gone", table_id)
