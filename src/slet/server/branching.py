"""Playing on from a moment of a finished game: a new table for one person, among computer players.

It begins from a position instead of being set up: how the old game stood, with all that the person could not know dealt
anew by the seed of the new table (`Match.branch`). The old game stays as it is.
"""

from secrets import token_urlsafe

import msgspec

from slet.kernel.match import Match
from slet.players import NAMES, find_player, usual_level
from slet.server.errors import BadMessage, NoLonger, NotAllowed
from slet.server.replaying import from_the_beginning
from slet.server.store import Origin, PositionRow, SeatRow, TableRow, now
from slet.server.table import LiveTable
from slet.server.tables import Tables
from slet.server.wire import Branch, Clock


async def branch(tables: Tables, table: LiveTable, player: str, name: str, wanted: Branch, place: str) -> LiveTable:
    """A new table that goes on from that moment."""
    if not table.seats_of(player):
        raise NotAllowed("branch-not-yours")
    if table.row.status != "over":
        raise NoLonger("branch-too-early")
    if wanted.level is not None:
        find_player(wanted.level, table.game.id)  # says if there is no such player
    match = _at(table, wanted.moment)
    seat = _own_seat(table, player, match, wanted.seat)
    seed = tables.seeds.next()
    begin = match.branch(seat, seed)
    row = msgspec.structs.replace(_row(table, match, player, seed, wanted.moment), founder=place)
    seats = [_seat(table, row.id, one, wanted.level) for one in table.seats]
    seats[seat] = SeatRow(row.id, seat, player, name, None, False, place)
    async with tables.store.change() as change:
        await change.add_table(row, _with_names_of_their_own(seats, seat))
        await change.put_positions([PositionRow.of(row.id, "begin", 0, begin)])
    return await tables.find(row.id)


def _at(table: LiveTable, moment: int) -> Match:
    """The old game as it stood then."""
    if table.match is None or table.archive is not None or table.stop is not None:
        raise NoLonger("branch-other-rules")
    match, answers = from_the_beginning(table)
    if moment > len(answers):
        raise BadMessage("branch-no-such-moment", last=len(answers))
    for answer in answers[:moment]:
        match.play(answer.id, answer.seat)
    return match


def _own_seat(table: LiveTable, player: str, match: Match, wanted: int | None) -> int:
    own = table.seats_of(player)
    if wanted is not None and wanted not in own:
        raise NotAllowed("branch-not-your-seat")
    asked = [pick.seat for pick in match.asks if pick.seat in own]
    return wanted if wanted is not None else (asked or own)[0]


def _row(table: LiveTable, match: Match, host: str, seed: bytes, moment: int) -> TableRow:
    origin = Origin(table.row.id, moment, table.game.words.part(match.state), table.row.begun or table.row.updated)
    return TableRow(
        id=token_urlsafe(6).replace("-", "a").replace("_", "b"),
        game=table.game.id,
        rules=table.game.version,
        options=msgspec.json.encode(table.options).decode(),
        clock=msgspec.json.encode(Clock()).decode(),
        seed=seed,
        status="playing",
        host=host,
        invitation=token_urlsafe(12),
        watchable=False,  # whoever tries something out is left alone
        rematch=None,
        begun=now(),
        updated=now(),
        origin=msgspec.json.encode(origin).decode(),
    )


def _seat(table: LiveTable, new: str, seat: SeatRow, level: str | None) -> SeatRow:
    """A computer player sits there: the one who did, or one in place of a person."""
    usual = next((one.level for one in table.seats if one.player is None), None) or usual_level(table.game.id)
    was = seat.level if seat.player is None else None
    return SeatRow(new, seat.seat, None, seat.name if seat.player is None else "", level or was or usual, False)


def _with_names_of_their_own(seats: list[SeatRow], own: int) -> list[SeatRow]:
    """Nobody plays under the name of a person who is not there."""
    free = [name for name in NAMES if name not in {seat.name for seat in seats}]
    taken = seats[own].name
    return [
        seat if seat.seat == own or seat.name not in ("", taken) else msgspec.structs.replace(seat, name=free.pop(0))
        for seat in seats
    ]
