"""Who sits where: setting up a table, taking a seat, beginning, leaving, coming back, once more."""

from contextlib import suppress
from secrets import compare_digest, token_urlsafe
from typing import TYPE_CHECKING, Any

import msgspec

from slet.games import find_game
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.setting_up import game_settings, turned_with_the_seats
from slet.players import NAMES, find_player, usual_level
from slet.server.errors import BadMessage, NoLonger, NotAllowed
from slet.server.identity.names import look_alike
from slet.server.identity.nobody import is_gone
from slet.server.info import BACK, LEFT
from slet.server.notices.turns import of_player_at
from slet.server.store import AlreadyThere, SeatRow, TableRow, now
from slet.server.table import LiveTable
from slet.server.wire import Clock, NewSeat, NewTable, Rematch, TakeSeat

if TYPE_CHECKING:
    from slet.server.tables import Tables


async def set_up(tables: "Tables", player: str, name: str, wanted: NewTable, place: str) -> LiveTable:
    """A new table, set up from that place. Where no seat is open, the game begins at once."""
    game = find_game(wanted.game)
    if not any(seat.kind == "me" for seat in wanted.seats):
        raise BadMessage("you-need-a-seat")
    seats = _new_seats(game, wanted.seats, player, name)
    row, seats = new_table(tables, game, seats, wanted.settings, wanted.clock, player)
    if wanted.open_to and row.status != "gathering":
        raise BadMessage("open-without-seats")
    if wanted.rated and wanted.hints:
        raise BadMessage("rated-with-hints")
    if wanted.rated and row.status != "gathering":
        raise BadMessage("rated-without-people")
    agreed = {name: getattr(wanted, name) for name in ("watchable", "hints", "open_to", "rated")}
    row = msgspec.structs.replace(row, **agreed, founder=place)
    seats = [msgspec.structs.replace(seat, taken_from=place) if seat.player else seat for seat in seats]
    async with tables.store.change() as change:
        await change.add_table(row, seats)
    return await tables.find(row.id)


def new_table(
    tables: "Tables",
    game: Game[Any],
    seats: list[SeatRow],
    options: dict[str, Any],
    clock: Clock,
    host: str,
) -> tuple[TableRow, list[SeatRow]]:
    seed = tables.seeds.next()
    Match.start(game, len(seats), options, seed)  # says at once if it cannot be played like this
    gathering = any(seat.is_open for seat in seats)
    row = TableRow(
        id=token_urlsafe(6).replace("-", "a").replace("_", "b"),
        game=game.id,
        rules=game.version,
        options=msgspec.json.encode(options).decode(),
        clock=msgspec.json.encode(clock).decode(),
        seed=seed,
        status="gathering" if gathering else "playing",
        host=host,
        invitation=token_urlsafe(12),
        watchable=True,
        rematch=None,
        begun=None if gathering else now(),
        updated=now(),
    )
    return row, [msgspec.structs.replace(seat, table=row.id, seat=n) for n, seat in enumerate(seats)]


def still_possible(game: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options, without those that the game does not have any more since they were chosen."""
    if can_be_played(game, seats, options):
        return options
    known = {name: value for name, value in options.items() if can_be_played(game, seats, {name: value})}
    return known if can_be_played(game, seats, known) else {}


def can_be_played(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    try:
        game.rules.start(seats, game_settings(game, seats, options))
    except BadSetup:
        return False
    return True


def _new_seats(game: Game[Any], wanted: list[NewSeat], player: str, name: str) -> list[SeatRow]:
    names = names_for_computers({name})
    own = 0
    seats = []
    for n, seat in enumerate(wanted):
        if seat.kind == "me":
            own += 1
            called = name if own == 1 else f"{name} {own}"  # one person may play for two
            seats.append(SeatRow("", n, player, called, None, False))
        elif seat.kind == "computer":
            level = seat.level or usual_level(game.id)
            find_player(level, game.id)  # says if there is no such player
            seats.append(SeatRow("", n, None, names.pop(0), level, False))
        else:
            seats.append(SeatRow("", n, None, "", None, False))
    return seats


def names_for_computers(taken: set[str]) -> list[str]:
    return [name for name in NAMES if name not in taken]


async def take_seat(tables: "Tables", table: LiveTable, player: str, name: str, wanted: TakeSeat, place: str) -> None:
    """Sit down by invitation."""
    if not compare_digest(wanted.invitation.encode(), table.row.invitation.encode()):
        raise NotAllowed("wrong-invitation")
    async with tables.at(table):
        if table.is_removed(player):
            raise NotAllowed("removed-by-host")
        if table.seats_of(player):
            return  # who follows the link twice sits where they sit
        free = [seat.seat for seat in table.seats if seat.is_open and wanted.seat in (None, seat.seat)]
        if table.row.status != "gathering":
            raise NoLonger("already-begun")
        others = {other.name for other in table.seats if not other.is_open}
        for other in others - {name}:
            if look_alike(name, other):
                raise NotAllowed("name-alike", name=other)
        for seat in free:
            called = unlike(name, others)
            async with tables.change(table) as change:
                if await change.take_seat(table.row.id, seat, player, called, place):
                    await change.set_table(table.row.id)
                    break
        else:
            raise NoLonger("table-full" if wanted.seat is None else "seat-taken")
        await _changed(tables, table)
        if table.row.open_to and not any(seat.is_open for seat in table.seats):
            await _begin(tables, table)  # among strangers nobody waits for the one who set it up


def unlike(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where somebody else is called so."""
    number = 2
    called = name
    while called in taken:
        called = f"{name} {number}"
        number += 1
    return called


async def start(tables: "Tables", table: LiveTable, player: str) -> None:
    """The host begins; computer players take the seats that are still open."""
    if player != table.row.host:
        raise NotAllowed("only-host-starts")
    async with tables.at(table):
        await _begin(tables, table)


async def _begin(tables: "Tables", table: LiveTable) -> None:
    """The game begins. The table's lock must be held."""
    names = names_for_computers({seat.name for seat in table.seats})
    level = usual_level(table.game.id)
    options = msgspec.json.encode(still_possible(table.game, len(table.seats), table.row.settings())).decode()
    async with tables.change(table) as change:
        if await change.begin(table.row.id, table.game.version, options):  # else it was done already
            for seat in table.seats:
                await change.fill_seat(table.row.id, seat.seat, names.pop(0), level)
    await tables.begin(table)
    await tables.tell_workers(table)


async def leave(tables: "Tables", table: LiveTable, player: str) -> None:
    """Get up. While a game goes on, a computer player takes the seat until the person comes back."""
    async with tables.at(table):
        seats = _own_seats(table, player)
        level = usual_level(table.game.id)
        async with tables.change(table) as change:
            for seat in seats:
                if table.row.status == "playing":
                    await change.set_seat(table.row.id, seat, away=True, level=level)
                elif table.row.status == "gathering":
                    await change.set_seat(table.row.id, seat, player=None, name="")
            await change.set_table(table.row.id, wish="")
            await change.do(of_player_at(table.row.id, player))
        leaves = table.row.status == "playing" and not table.seats[seats[0]].away
        await _changed(tables, table)
        if leaves:
            await tables.keep_chat(table, seats[0], table.names[seats[0]], LEFT, player)


async def come_back(tables: "Tables", table: LiveTable, player: str) -> None:
    async with tables.at(table):
        seats = _own_seats(table, player)
        async with tables.change(table) as change:
            for seat in seats:
                await change.set_seat(table.row.id, seat, away=False, level=None)
            await change.set_table(table.row.id)
        was_away = table.seats[seats[0]].away
        await _changed(tables, table)
        if was_away and table.row.status == "playing":
            await tables.keep_chat(table, seats[0], table.names[seats[0]], BACK, player)


def _own_seats(table: LiveTable, player: str) -> list[int]:
    seats = table.seats_of(player)
    if not seats:
        raise NotAllowed("only-watching")
    return seats


async def _changed(tables: "Tables", table: LiveTable) -> None:
    """Read again what has just been kept, and tell everybody."""
    await tables.catch_up(table)
    await tables.tell_workers(table)


async def rematch(tables: "Tables", table: LiveTable, player: str, wanted: Rematch) -> LiveTable:
    """The same game with the same people once more; who asks first sets it up, the others find it there.

    Computer players play at the level that is named, and the game may be an easier or a harder one of its kind. It is
    not rated, unless that is wished for: then the seats of the others are free, and who sits down has agreed.
    """
    _own_seats(table, player)
    if wanted.level is not None:
        find_player(wanted.level, table.game.id)  # says if there is no such player
    if table.row.status != "over" and table.stop is None:
        raise NoLonger("rematch-too-early")
    async with tables.at(table):
        if table.row.rematch is None:
            await _set_up_rematch(tables, table, player, wanted)
            await _changed(tables, table)
    return await tables.find(str(table.row.rematch))


async def _set_up_rematch(tables: "Tables", table: LiveTable, player: str, wanted: Rematch) -> None:
    """Everybody moves up by one seat, with their own colour, so that another one begins. Who has left may come back
    there too.
    """
    seats = _without_removed(table)
    turned = [_at_level(seat, wanted.level) for seat in (*seats[1:], seats[0])]
    options = still_possible(table.game, len(turned), turned_with_the_seats(table.game, table.row.settings()))
    options |= _other_difficulty(table.game, len(turned), options, wanted)
    if wanted.rated:
        turned = [_free_for_others(seat, player) for seat in turned]
        if table.row.hints:
            raise BadMessage("rated-with-hints")
        if not any(seat.is_open for seat in turned):
            raise BadMessage("rated-without-people")
    row, seats = new_table(tables, table.game, turned, options, table.row.time(), player)
    as_before = {name: getattr(table.row, name) for name in ("watchable", "hints", "founder")}
    row = msgspec.structs.replace(row, **as_before, rated=wanted.rated)
    with suppress(AlreadyThere):  # at another worker somebody was quicker
        async with tables.change(table) as change:
            await change.add_table(row, seats)
            await change.link_rematch(table.row.id, row.id)


def _free_for_others(seat: SeatRow, player: str) -> SeatRow:
    """The seat of another person, to be taken anew."""
    if seat.player in (None, player):
        return seat
    return SeatRow("", seat.seat, None, "", None, False)


def _without_removed(table: LiveTable) -> list[SeatRow]:
    """The computer players who went on for somebody who was made to go have names of their own from now on; in the
    place of somebody who was deleted one sits down.
    """
    names, level = names_for_computers(set(table.names)), usual_level(table.game.id)
    removed = {seat for one in table.restraints.values() for seat in one.seats}
    seats = []
    for seat in table.seats:
        if is_gone(seat.name):
            seats.append(SeatRow("", seat.seat, None, names.pop(0), level, False))
        else:
            seats.append(msgspec.structs.replace(seat, name=names.pop(0)) if seat.seat in removed else seat)
    return seats


def _other_difficulty(game: Game[Any], seats: int, options: dict[str, Any], wanted: Rematch) -> dict[str, Any]:
    """The options that make the game as hard as it was wished for."""
    if wanted.difficulty is None:
        return {}
    easier, harder = game.tale.ladder(seats, game_settings(game, seats, options))
    found = easier if wanted.difficulty == "easier" else harder
    if found is None:
        raise NoLonger("no-such-difficulty")
    return dict(found)


def _at_level(seat: SeatRow, level: str | None) -> SeatRow:
    """The seat of a computer player, who plays at that level from now on; people stay as they are."""
    return seat if level is None or seat.player is not None else msgspec.structs.replace(seat, level=level)
