"""Tables at which strangers may sit down: which there are, and the one that fits best."""

import msgspec
from sqlalchemy import and_, or_, select

from slet.games import GAMES, find_game
from slet.games.settings import settings_in_words
from slet.games.wording import wording
from slet.kernel.game import Game
from slet.server import seating
from slet.server.clocks import A_DAY
from slet.server.company.company_wire import FindTable, OpenTable, Pace
from slet.server.company.rating import Rated, Who
from slet.server.company.ratings import Ratings, of_people
from slet.server.errors import NoLonger, NotAllowed
from slet.server.schema import SEATS, TABLES
from slet.server.store import SeatRow, TableRow, now
from slet.server.table import LiveTable
from slet.server.tables import Tables
from slet.server.wire import Clock, NewSeat, NewTable, OpenTo, TakeSeat

MOST = 60
WAITING = 2 * 60 * 60.0
"""Seconds in which somebody may still sit there who waits for a game that is played at once."""
WAITING_DAYS = 14 * A_DAY
"""The same where a game takes days anyway."""
USUAL_SEATS = 4
LIVE = Clock(kind="live", minutes=15, increment=10)
DAYS = Clock(kind="days", days=2)
KNOWN = {game.id for game in GAMES}


async def open_tables(tables: Tables, ratings: Ratings, player: str, language: str) -> list[OpenTable]:
    """The tables that wait for strangers, the newest first."""
    found = [one for one in await _waiting(tables) if any(seat.is_open for seat in one[1])]
    known = {game: await ratings.of(game) for game in {row.game for row, _ in found}}
    return [_told(row, seats, known[row.game], player, language) for row, seats in found]


async def _waiting(tables: Tables) -> list[tuple[TableRow, list[SeatRow]]]:
    at = now()
    by_days = TABLES.c.clock.like('%"kind":"days"%')
    recent = or_(TABLES.c.updated > at - WAITING, and_(by_days, TABLES.c.updated > at - WAITING_DAYS))
    asked = select(TABLES).where(TABLES.c.status == "gathering", TABLES.c.open_to != "", recent)
    async with tables.store.engine.connect() as connection:
        newest = asked.order_by(TABLES.c.updated.desc()).limit(MOST)
        rows = [TableRow(*row) for row in await connection.execute(newest)]
        theirs = select(SEATS).where(SEATS.c.table.in_([row.id for row in rows])).order_by(SEATS.c.seat)
        seats = [SeatRow(*row) for row in await connection.execute(theirs)]
    return [(row, [seat for seat in seats if seat.table == row.id]) for row in rows if row.game in KNOWN]


def _told(row: TableRow, seats: list[SeatRow], known: dict[Who, Rated], player: str, language: str) -> OpenTable:
    return OpenTable(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        names=[seat.name for seat in seats if not seat.is_open],
        ratings=of_people(known, [seat.player for seat in seats if not seat.is_open]),
        rated=row.rated,
        seats=len(seats),
        free=sum(seat.is_open for seat in seats),
        open_to=msgspec.convert(row.open_to, OpenTo),
        clock=row.time(),
        settings=settings_in_words(find_game(row.game), row.settings(), language, [seat.name for seat in seats]),
        since=row.updated,
        invitation=row.invitation,
        yours=any(seat.player == player for seat in seats),
    )


def pace_of(clock: Clock) -> Pace:
    return "unhurried" if clock.kind == "none" else clock.kind


async def find(tables: Tables, player: str, name: str, wanted: FindTable, place: str) -> LiveTable | None:
    """Sit down at the table that fits best; None where there is none. Who sits at one already is led back there."""
    game = find_game(wanted.game)
    fitting = [one for one in await _waiting(tables) if one[0].game == game.id and _fits(one[0], wanted)]
    own = [row for row, seats in fitting if any(seat.player == player for seat in seats)]
    if own:
        return await tables.find(own[0].id)
    for row, _ in sorted(fitting, key=lambda one: _how_well(one[0], one[1], wanted)):
        table = await tables.find(row.id)
        try:
            await seating.take_seat(tables, table, player, name, TakeSeat(row.invitation), place)
        except (NoLonger, NotAllowed):
            continue  # somebody was quicker, or one is not welcome there
        return table
    return None


def _fits(row: TableRow, wanted: FindTable) -> bool:
    pace = wanted.pace in ("any", pace_of(row.time()))
    return pace and row.rated == wanted.rated and (not wanted.level or row.open_to in (wanted.level, "anybody"))


def _how_well(row: TableRow, seats: list[SeatRow], wanted: FindTable) -> tuple[bool, int, float]:
    """First where exactly such people are wanted, then where the game begins soonest, then who waits longest."""
    return row.open_to != wanted.level, sum(seat.is_open for seat in seats), row.updated


async def set_up(tables: Tables, player: str, name: str, wanted: FindTable, place: str) -> LiveTable:
    """A table that others find."""
    game = find_game(wanted.game)
    seats = [NewSeat("me"), *[NewSeat("open")] * (_seats(game) - 1)]
    clocks: dict[Pace, Clock] = {"live": LIVE, "days": DAYS}
    clock, open_to = clocks.get(wanted.pace, Clock()), wanted.level or "anybody"
    table = NewTable(game.id, seats, clock=clock, open_to=open_to, rated=wanted.rated)
    return await seating.set_up(tables, player, name, table, place)


def _seats(game: Game) -> int:
    """As many as can be found soon; a table for one is no company."""
    return min((one for one in game.seats if one > 1), key=lambda one: (abs(one - USUAL_SEATS), one))
