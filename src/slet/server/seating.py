"""Who sits where: setting up a table, taking a seat, beginning, leaving, coming back, once more."""

from secrets import token_bytes, token_urlsafe
from typing import Any

import msgspec

from slet.games import find_game
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.players import find_player, player_names
from slet.server.errors import BadMessage, NoLonger, NotAllowed
from slet.server.hall import Hall
from slet.server.playing import go_on
from slet.server.store import SeatRow, TableRow, now
from slet.server.table import LiveTable
from slet.server.wire import Clock, NewSeat, NewTable, TakeSeat

COMPUTERS = ("Morana", "Kvido", "Sibyla", "Rufus", "Agata", "Merlik", "Lunka", "Ambros", "Zorka", "Barnabas", "Žofka")


async def set_up(hall: Hall, player: str, name: str, wanted: NewTable) -> LiveTable:
    """A new table. Where no seat is open, the game begins at once."""
    game = find_game(wanted.game)
    if not any(seat.kind == "me" for seat in wanted.seats):
        raise BadMessage("you-need-a-seat")
    seats = _new_seats(game, wanted.seats, player, name)
    row = _new_row(game, seats, wanted.options, wanted.clock, player, watchable=wanted.watchable)
    seats = [msgspec.structs.replace(seat, table=row.id) for seat in seats]
    async with hall.store.change() as change:
        await change.add_table(row, seats)
    table = await hall.find(row.id)
    if not any(seat.is_open for seat in seats):
        await _begin(hall, table)
    return table


def _new_row(
    game: Game[Any], seats: list[SeatRow], options: dict[str, Any], clock: Clock, host: str, *, watchable: bool
) -> TableRow:
    seed = token_bytes(32)
    Match.start(game, len(seats), options, seed)  # says at once if it cannot be played like this
    return TableRow(
        id=token_urlsafe(6).replace("-", "a").replace("_", "b"),
        game=game.id,
        rules=game.version,
        options=msgspec.json.encode(options).decode(),
        clock=msgspec.json.encode(clock).decode(),
        seed=seed,
        status="gathering",
        host=host,
        invitation=token_urlsafe(12),
        watchable=watchable,
        rematch=None,
        begun=None,
        updated=now(),
        asked="",
        winners="[]",
    )


def _new_seats(game: Game[Any], wanted: list[NewSeat], player: str, name: str) -> list[SeatRow]:
    names = _names_for_computers({name})
    own = 0
    seats = []
    for n, seat in enumerate(wanted):
        if seat.kind == "me":
            own += 1
            called = name if own == 1 else f"{name} {own}"  # one person may play for two
            seats.append(SeatRow("", n, player, called, None, False))
        elif seat.kind == "computer":
            level = seat.level or player_names(game.id)[0]
            find_player(level, game.id)  # says if there is no such player
            seats.append(SeatRow("", n, None, names.pop(0), level, False))
        else:
            seats.append(SeatRow("", n, None, "", None, False))
    return seats


def _names_for_computers(taken: set[str]) -> list[str]:
    return [name for name in COMPUTERS if name not in taken]


async def take_seat(hall: Hall, table: LiveTable, player: str, name: str, wanted: TakeSeat) -> None:
    """Sit down by invitation."""
    if wanted.invitation != table.row.invitation:
        raise NotAllowed("wrong-invitation")
    async with table.lock:
        if table.seats_of(player):
            return  # who follows the link twice sits where they sit
        free = [seat.seat for seat in table.seats if seat.is_open and wanted.seat in (None, seat.seat)]
        if table.row.status != "gathering":
            raise NoLonger("already-begun")
        for seat in free:
            called = _unlike(name, {other.name for other in table.seats})
            async with hall.store.change() as change:
                if await change.take_seat(table.row.id, seat, player, called):
                    await change.set_table(table.row.id)
                    break
        else:
            raise NoLonger("table-full" if wanted.seat is None else "seat-taken")
        await _seats_changed(hall, table)


def _unlike(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where somebody else is called so."""
    number = 2
    called = name
    while called in taken:
        called = f"{name} {number}"
        number += 1
    return called


async def start(hall: Hall, table: LiveTable, player: str) -> None:
    """The host begins; computer players take the seats that are still open."""
    if player != table.row.host:
        raise NotAllowed("only-host-starts")
    async with table.lock:
        if table.row.status != "gathering":
            return
        names = _names_for_computers({seat.name for seat in table.seats})
        async with hall.store.change() as change:
            for seat in table.seats:
                if seat.is_open:
                    level = player_names(table.game.id)[0]
                    await change.set_seat(table.row.id, seat.seat, name=names.pop(0), level=level)
        await _seats_changed(hall, table)
    await _begin(hall, table)


async def _begin(hall: Hall, table: LiveTable) -> None:
    async with table.lock:
        async with hall.store.change() as change:
            began = await change.begin(table.row.id)
        if began:
            table.row = msgspec.structs.replace(table.row, status="playing", begun=now())
            table.begin()
            hall.tell_info(table)
            hall.tell(table)
            await hall.tell_workers(table)
    go_on(hall, table)


async def leave(hall: Hall, table: LiveTable, player: str) -> None:
    """Get up. While a game goes on, a computer player takes the seat until the person comes back."""
    seats = table.seats_of(player)
    if not seats:
        raise NotAllowed("only-watching")
    async with table.lock:
        async with hall.store.change() as change:
            for seat in seats:
                if table.row.status == "playing":
                    level = player_names(table.game.id)[0]
                    await change.set_seat(table.row.id, seat, away=True, level=level)
                elif table.row.status == "gathering":
                    await change.set_seat(table.row.id, seat, player=None, name="")
            await change.set_table(table.row.id)
        table.request = None
        await _seats_changed(hall, table)
    go_on(hall, table)


async def come_back(hall: Hall, table: LiveTable, player: str) -> None:
    seats = table.seats_of(player)
    if not seats:
        raise NotAllowed("only-watching")
    async with table.lock:
        async with hall.store.change() as change:
            for seat in seats:
                await change.set_seat(table.row.id, seat, away=False, level=None)
            await change.set_table(table.row.id)
        await _seats_changed(hall, table)
        hall.tell(table)
    go_on(hall, table)


async def _seats_changed(hall: Hall, table: LiveTable) -> None:
    table.set_seats(await hall.store.seats(table.row.id))
    hall.tell_info(table)
    await hall.tell_workers(table)


async def rematch(hall: Hall, table: LiveTable, player: str) -> LiveTable:
    """The same game with the same people once more; who asks first sets it up, the others find it there."""
    if not table.seats_of(player):
        raise NotAllowed("only-watching")
    if table.row.status != "over":
        raise NoLonger("rematch-too-early")
    if table.row.rematch is not None:
        return await hall.find(table.row.rematch)
    # Everybody moves up by one seat, so that another one begins.
    turned = [*table.seats[1:], table.seats[0]]
    seats = [msgspec.structs.replace(seat, seat=n, away=False) for n, seat in enumerate(turned)]
    seats = [msgspec.structs.replace(seat, level=None) if seat.player else seat for seat in seats]
    row = _new_row(table.game, seats, table.row.settings(), table.row.time(), player, watchable=table.row.watchable)
    seats = [msgspec.structs.replace(seat, table=row.id) for seat in seats]
    async with table.lock:
        async with hall.store.change() as change:
            await change.add_table(row, seats)
            first = await change.link_rematch(table.row.id, row.id)
        found = await hall.store.table(table.row.id)
        assert found is not None
        table.row = found
        hall.tell_info(table)
        await hall.tell_workers(table)
    again = await hall.find(str(table.row.rematch))
    if first:
        await _begin(hall, again)
    return again
