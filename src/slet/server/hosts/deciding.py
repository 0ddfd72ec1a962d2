"""The host of a table has somebody be quiet or go, or lets them in again.

Who is removed loses the seat: before the game it is free again, and the invitation is a new one, since the old one is
known to them; while a game goes on a computer player takes over. Nobody is ever shown what lies hidden there: the seat
is given to nobody but the one who had it, and others may not do more because of it than before (take back what was
shown, ask for advice).
"""

from collections.abc import Iterable, Sequence
from secrets import token_urlsafe

import msgspec
from sqlalchemy import select, update

from slet.players import usual_level
from slet.server.errors import NoLonger, NotAllowed, NotFound, messages
from slet.server.hosts.kept import Restraint, Restraints, sign_of, written
from slet.server.hosts.wire import Decision, TablePerson
from slet.server.info import REMOVED, REMOVED_BEFORE
from slet.server.schema import PLAYERS, TABLES
from slet.server.store import Change, Store, now
from slet.server.table import LiveTable
from slet.server.tables import Tables


async def people_at(tables: Tables, table: LiveTable, host: str, language: str) -> list[TablePerson]:
    """Everybody else who sits there or looks on, and of whom something was decided."""
    _must_be_host(table, host)
    players = _players(table)
    present, restraints = table.present, table.restraints
    strangers = [player for player in players if not table.seats_of(player) and player not in restraints]
    names = await _names(tables.store, strangers)
    guest = messages(language).say("guest")
    return [
        TablePerson(
            who=sign_of(table.row.id, player),
            name=_name(table, player) or names.get(player, guest),
            seats=table.seats_of(player),
            here=player in present,
            muted=table.is_muted(player),
            removed=table.is_removed(player),
        )
        for player in players
    ]


async def decide(tables: Tables, table: LiveTable, host: str, who: str, wanted: Decision, language: str) -> None:
    _must_be_host(table, host)
    async with tables.at(table):
        player = next((one for one in _players(table) if sign_of(table.row.id, one) == who), None)
        if player is None:
            raise NotFound("no-such-person")
        name = _name(table, player) or (await _names(tables.store, [player])).get(player)
        before = table.restraints.get(player) or Restraint(player, name or messages(language).say("guest"))
        after = msgspec.structs.replace(
            before,
            muted=before.muted if wanted.muted is None else wanted.muted,
            removed=before.removed if wanted.removed is None else wanted.removed,
        )
        if after.removed and not before.removed:
            await _remove(tables, table, after)
        elif before.removed and not after.removed:
            await _let_in(tables, table, after)
        elif after != before:
            async with tables.change(table) as change:
                await _keep(change, table, after)
            await _tell(tables, table)


def _must_be_host(table: LiveTable, player: str) -> None:
    if player != table.row.host:
        raise NotAllowed("only-host-decides")


def _players(table: LiveTable) -> list[str]:
    """Who sits there, who looks on, of whom something was decided; without the host."""
    sitting = [seat.player for seat in table.seats if seat.player is not None]
    found = dict.fromkeys([*sitting, *sorted(table.present), *table.restraints])
    return [player for player in found if player != table.row.host]


def _name(table: LiveTable, player: str) -> str | None:
    seats = table.seats_of(player)
    if seats:
        return table.names[seats[0]]
    kept = table.restraints.get(player)
    return None if kept is None else kept.name


async def _names(store: Store, players: Sequence[str]) -> dict[str, str]:
    if not players:
        return {}
    asked = select(PLAYERS.c.id, PLAYERS.c.name).where(PLAYERS.c.id.in_(players))
    async with store.engine.connect() as connection:
        return {row.id: row.name for row in await connection.execute(asked)}


async def _remove(tables: Tables, table: LiveTable, who: Restraint) -> None:
    seats, status = table.seats_of(who.player), table.row.status
    playing = status == "playing"
    async with tables.change(table) as change:
        changed = {"wish": ""}
        if seats and status == "gathering":
            changed["invitation"] = token_urlsafe(12)
        kept = msgspec.structs.replace(who, seats=tuple(seats) if playing else ())
        await _keep(change, table, kept, **changed)
        for seat in seats:
            if playing:
                level = usual_level(table.game.id)
                await change.set_seat(table.row.id, seat, player=None, level=level, away=False)
            elif status == "gathering":
                await change.set_seat(table.row.id, seat, player=None, name="")
    name = table.names[seats[0]] if seats else ""
    await _tell(tables, table)
    if seats and status != "over":
        await tables.keep_chat(table, seats[0], name, REMOVED if playing else REMOVED_BEFORE)


async def _let_in(tables: Tables, table: LiveTable, who: Restraint) -> None:
    """While the game goes on they find their seat as they would had they left it."""
    async with tables.change(table) as change:
        await _keep(change, table, msgspec.structs.replace(who, seats=()))
        if table.row.status == "playing":
            for seat in who.seats:
                await change.set_seat(table.row.id, seat, player=who.player, away=True)
    await _tell(tables, table)


async def _keep(change: Change, table: LiveTable, one: Restraint, **changed: str) -> None:
    """Keep what was decided; if the table is not any more what it was, nothing is."""
    others = _without(table.restraints, one.player)
    same = (TABLES.c.id == table.row.id, TABLES.c.status == table.row.status)
    before = TABLES.c.restraints == table.row.restraints
    values = {"restraints": written([*others, one]), "updated": now(), **changed}
    if not await change.do(update(TABLES).where(*same, before).values(values)):
        raise NoLonger("stale-decision")


def _without(restraints: Restraints, player: str) -> Iterable[Restraint]:
    return [one for one in restraints.values() if one.player != player]


async def _tell(tables: Tables, table: LiveTable) -> None:
    await tables.catch_up(table)
    await tables.tell_workers(table)
