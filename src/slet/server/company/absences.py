"""Being away, announced beforehand: clocks of days stand still for who is away, and the others see until when.

So much of it a year as a holiday takes; what has gone by cannot be changed any more.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select, update

from slet.server.clocks import A_DAY
from slet.server.company.company_wire import Absences
from slet.server.errors import BadMessage, NoLonger
from slet.server.schema import ABSENCES
from slet.server.store import Store, now
from slet.server.wire import Absence

if TYPE_CHECKING:
    from slet.server.tables import Tables

DAYS_A_YEAR = 30
AHEAD = 366 * A_DAY
"""Nobody knows further ahead."""


async def absences_of(store: Store, players: Sequence[str]) -> Mapping[str, Sequence[Absence]]:
    """Of each of them, the earlier first."""
    asked = select(ABSENCES).where(ABSENCES.c.player.in_(players)).order_by(ABSENCES.c.start)
    found: dict[str, list[Absence]] = {}
    async with store.engine.connect() as connection:
        for row in await connection.execute(asked):
            found.setdefault(row.player, []).append(Absence(row.start, row.end))
    return found


async def told(store: Store, player: str) -> Absences:
    """What somebody has announced and may still announce."""
    found = (await absences_of(store, [player])).get(player, ())
    at = now()
    this_year = _year(at)
    return Absences([one for one in found if one.end > at], DAYS_A_YEAR, DAYS_A_YEAR - _days_in(this_year, found))


async def announce(tables: "Tables", player: str, wanted: Absence) -> None:
    at = now()
    absence = Absence(max(wanted.start, at), wanted.end)  # what has gone by counts as it went
    found = (await absences_of(tables.store, [player])).get(player, ())
    _check(absence, found, at)
    async with tables.store.change() as change:
        await change.do(insert(ABSENCES).values(player=player, start=absence.start, end=absence.end))
    await _tell(tables, player)


def _check(absence: Absence, others: Sequence[Absence], at: float) -> None:
    if absence.end <= absence.start:
        raise BadMessage("absence-backwards")
    if absence.end > at + AHEAD:
        raise BadMessage("absence-far")
    if any(absence.start < one.end and one.start < absence.end for one in others):
        raise BadMessage("absence-twice")
    for year in range(_year(absence.start), _year(absence.end) + 1):
        if _days_in(year, [*others, absence]) > DAYS_A_YEAR:
            raise BadMessage("absence-long", most=DAYS_A_YEAR, left=max(0, DAYS_A_YEAR - _days_in(year, others)))


async def take_back(tables: "Tables", player: str, absence: Absence) -> None:
    """Back earlier than was announced, or not away at all."""
    at = now()
    row = (ABSENCES.c.player == player, ABSENCES.c.start == absence.start, ABSENCES.c.end > at)
    ended = delete(ABSENCES).where(*row) if absence.start >= at else update(ABSENCES).where(*row).values(end=at)
    async with tables.store.change() as change:
        if not await change.do(ended):
            raise NoLonger("absence-over")
    await _tell(tables, player)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year


def _days_in(year: int, absences: Sequence[Absence]) -> int:
    """Days of absence in a year; what has been begun counts as a whole one from half of it on."""
    first, last = (datetime(one, 1, 1, tzinfo=UTC).timestamp() for one in (year, year + 1))
    return round(sum(max(0.0, min(one.end, last) - max(one.start, first)) for one in absences) / A_DAY)


async def _tell(tables: "Tables", player: str) -> None:
    """Wherever they play by days, the clock changes, and the others see it."""
    for row, _ in await tables.store.tables_of(player, most=1_000, over=False):
        if row.time().kind == "days":
            table = await tables.find(row.id)
            async with tables.at(table):
                await tables.catch_up(table)
            await tables.tell_workers(table)
