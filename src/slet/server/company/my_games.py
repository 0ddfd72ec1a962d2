"""What somebody plays and has played: whose turn it is there, since when, and how much time is left."""

import msgspec
from sqlalchemy import func, select

from slet.games import GAMES, find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.errors import SletError
from slet.server.company.company_wire import FinishedGame, GoingGame, MyGames, TinyBoard
from slet.server.errors import NoLonger, NotAllowed
from slet.server.info import origin_of, seat_info
from slet.server.schema import RESULTS, SEATS, TABLES
from slet.server.statistics import all_as_one
from slet.server.store import SeatRow, TableRow, now
from slet.server.table import LiveTable
from slet.server.tables import Tables

GOING = 60
FINISHED = 30
"""Games in the two lists."""
KNOWN = {game.id for game in GAMES}


async def my_games(tables: Tables, player: str, language: str, most: int = FINISHED) -> MyGames:
    going = []
    for row, seats in await tables.store.tables_of(player, GOING, over=False):
        if row.game in KNOWN:
            going.append(await _going(tables, row, seats, player, language))
    over = [one for one in await tables.store.tables_of(player, most, over=True) if one[0].game in KNOWN]
    points = await _points(tables, [row.id for row, _ in over])
    return MyGames(
        going=sorted(going, key=_what_waits_first),
        finished=[_finished(row, seats, player, points, language) for row, seats in over],
        finished_in_all=await _how_many_are_over(tables, player),
    )


def _what_waits_first(one: GoingGame) -> tuple[bool, float, float]:
    """Own turns by the time that is left, then by how long they wait; the others by when they were touched last."""
    if not one.your_turn:
        return True, 0.0, -one.since
    return False, float("inf") if one.left is None else one.left, one.since


async def _going(tables: Tables, row: TableRow, seats: list[SeatRow], player: str, language: str) -> GoingGame:
    own = [seat.seat for seat in seats if seat.player == player]
    live = await _loaded(tables, row)
    asked, since, left, n, stopped = [], row.updated, None, 0, False
    present: set[str] = set()
    if live is not None:
        asked, n, stopped, present = live.asked, live.n, live.stop is not None, live.present
        mine = [seat for seat in asked if seat in own and not live.seats[seat].away]
        waited_for = mine or asked
        since = live.clocks.asked_since(waited_for) or row.updated
        if live.clocks.run and waited_for:
            times = live.clocks.left(now())
            left = min(times[seat] for seat in waited_for)
    return GoingGame(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        status="gathering" if row.status == "gathering" else "playing",
        n=n,
        seats=[seat_info(seat, present, None if live is None else live.absence_of(seat.seat)) for seat in seats],
        you=own,
        asked=asked,
        your_turn=any(seat in own and not seats[seat].away for seat in asked),
        since=since,
        clock=row.time(),
        left=left,
        stopped=stopped,
        origin=origin_of(row, language),
    )


async def _loaded(tables: Tables, row: TableRow) -> LiveTable | None:
    """The table with its game; None where that has not begun, or cannot be opened now."""
    if row.status != "playing":
        return None
    try:
        return await tables.find(row.id)
    except SletError:
        return None


async def tiny_board(tables: Tables, table_id: str, player: str) -> TinyBoard:
    """The board of a game that goes on, as somebody who sits there may know it."""
    table = await tables.find(table_id)
    own = table.seats_of(player)
    if not own:
        raise NotAllowed("only-watching")
    if table.match is None:
        raise NoLonger("not-begun" if table.row.status == "gathering" else "no-longer")
    eyes = next((seat for seat in table.asked if seat in own), own[0])
    return TinyBoard(table.n, eyes, msgspec.Raw(to_json(table.match.view(eyes))), table.asked)


# --- what is over ---------------------------------------------------------------------------------------------------


def _finished(
    row: TableRow, seats: list[SeatRow], player: str, points: dict[tuple[str, int], tuple[int, bool]], language: str
) -> FinishedGame:
    own = [seat for seat in seats if seat.player == player]
    winners = msgspec.json.decode(row.winners, type=list[str])
    kept = points.get((row.id, own[0].seat)) if len(own) == 1 else None
    counted = kept is not None and find_game(row.game).score.has_points
    return FinishedGame(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        names=[seat.name for seat in seats],
        you=[seat.seat for seat in own],
        winners=winners,
        won=any(seat.name in winners for seat in own),
        together=all_as_one(row.game, len(seats), row.options),
        points=kept[0] if kept is not None and counted else None,
        at=row.updated,
        with_people=any(seat.player not in (None, player) for seat in seats),
        rematch=row.rematch,
        origin=origin_of(row, language),
        rated=row.rated,
    )


async def _points(tables: Tables, ids: list[str]) -> dict[tuple[str, int], tuple[int, bool]]:
    asked = select(RESULTS.c.table, RESULTS.c.seat, RESULTS.c.score, RESULTS.c.won).where(RESULTS.c.table.in_(ids))
    async with tables.store.engine.connect() as connection:
        return {(row.table, row.seat): (row.score, row.won) for row in await connection.execute(asked)}


async def _how_many_are_over(tables: Tables, player: str) -> int:
    mine = select(SEATS.c.table).where(SEATS.c.player == player)
    asked = select(func.count()).where(TABLES.c.status == "over", TABLES.c.id.in_(mine))
    async with tables.store.engine.connect() as connection:
        return int(await connection.scalar(asked) or 0)
