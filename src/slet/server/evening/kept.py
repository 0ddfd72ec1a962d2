"""What is kept of an evening: its row, who came, and the tables of each round.

Every change begins by raising the number of the evening (`n`). On a database server that row is then locked: changes of
one evening come one after the other, whichever workers they come to, and each sees what the one before has kept.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from slet.server.evening.evening_wire import EveningState
from slet.server.evening.meeting import Person, Seated
from slet.server.evening.standings import Counted
from slet.server.identity.nobody import GONE
from slet.server.schema import EVENING_DESKS, EVENING_PEOPLE, EVENINGS
from slet.server.store import Change, Store, now
from slet.server.wire import Clock


class EveningRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    options: str
    clock: str
    size: int
    rounds: int
    fill: Literal["sizes", "computers", "byes"]
    rated: bool
    host: str
    host_left: bool
    host_seen: float
    invitation: str
    founder: str
    made: float
    round: int
    ended: float | None
    n: int

    def settings(self) -> dict[str, Any]:
        return msgspec.json.decode(self.options, type=dict[str, Any])

    def time(self) -> Clock:
        return msgspec.json.decode(self.clock, type=Clock)


class PersonRow(msgspec.Struct, frozen=True):
    evening: str
    number: int
    player: str
    name: str
    state: Literal["plays", "runs", "out"]
    joined: float


class DeskRow(msgspec.Struct, frozen=True):
    evening: str
    round: int
    desk: int
    table: str | None
    seats: str
    state: Literal["going", "played", "ended", "bye"]
    points: str = ""

    @property
    def seated(self) -> Seated:
        return Seated(msgspec.json.decode(self.seats, type=tuple[int | None, ...]), bye=self.state == "bye")

    def brought(self) -> list[int] | None:
        """The points of each seat in tenths, once they are known."""
        return msgspec.json.decode(self.points, type=list[int]) if self.points else None

    def counted(self) -> Counted:
        return Counted(self.seated, self.brought())


class Kept(msgspec.Struct, frozen=True):
    """All that is kept of an evening."""

    row: EveningRow
    people: Sequence[PersonRow]
    desks: Sequence[DeskRow]

    @property
    def state(self) -> EveningState:
        if self.row.ended is not None:
            return "over"
        if self.row.round == 0:
            return "gathering"
        return "playing" if self.going else "between"

    @property
    def going(self) -> list[DeskRow]:
        return [desk for desk in self.desks if desk.state == "going"]

    def rounds(self) -> list[list[DeskRow]]:
        return [[desk for desk in self.desks if desk.round == one] for one in range(1, self.row.round + 1)]

    def of_player(self, player: str | None) -> PersonRow | None:
        """Who that is here; of two guests who have become one, the one who still plays."""
        own = [one for one in self.people if one.player == player]
        return min(own, key=lambda one: (one.state == "out", one.number), default=None)

    def number(self, number: int) -> PersonRow | None:
        return next((one for one in self.people if one.number == number), None)

    def playing(self) -> list[PersonRow]:
        """Who is seated in the next round: everybody once."""
        once = {one.player: one for one in reversed(self.people) if one.state == "plays"}
        return sorted(once.values(), key=lambda one: one.number)

    def desk_of(self, person: Person) -> DeskRow | None:
        """Where somebody sits in the present round."""
        desks = [desk for desk in self.desks if desk.round == self.row.round]
        return next((desk for desk in desks if person in desk.seated.people), None)


async def read(connection: AsyncConnection, evening: str) -> Kept | None:
    row = (await connection.execute(select(EVENINGS).where(EVENINGS.c.id == evening))).one_or_none()
    if row is None:
        return None
    people = select(EVENING_PEOPLE).where(EVENING_PEOPLE.c.evening == evening).order_by(EVENING_PEOPLE.c.number)
    desks = select(EVENING_DESKS).where(EVENING_DESKS.c.evening == evening)
    desks = desks.order_by(EVENING_DESKS.c.round, EVENING_DESKS.c.desk)
    return Kept(
        EveningRow(*row),
        [PersonRow(*one) for one in await connection.execute(people)],
        [DeskRow(*one) for one in await connection.execute(desks)],
    )


async def number_of(store: Store, evening: str) -> int | None:
    """How often it has changed; None where there is no such evening."""
    async with store.engine.connect() as connection:
        return await connection.scalar(select(EVENINGS.c.n).where(EVENINGS.c.id == evening))


async def of_player(store: Store, player: str, since: float, most: int) -> list[Kept]:
    """The evenings to which somebody came, or that they run, the newest first."""
    came = select(EVENING_PEOPLE.c.evening).where(EVENING_PEOPLE.c.player == player)
    asked = select(EVENINGS.c.id).where(EVENINGS.c.id.in_(came), EVENINGS.c.made > since)
    async with store.engine.connect() as connection:
        ids = await connection.scalars(asked.order_by(EVENINGS.c.made.desc()).limit(most))
        found = [await read(connection, one) for one in list(ids)]
    return [one for one in found if one is not None]


async def how_many(store: Store, player: str, place: str, since: float) -> tuple[int, int]:
    """The evenings under way that somebody runs, and those that were set up from one place."""
    counted = select(func.count()).where(EVENINGS.c.ended.is_(None), EVENINGS.c.made > since)
    async with store.engine.connect() as connection:
        own = await connection.scalar(counted.where(EVENINGS.c.host == player))
        here = await connection.scalar(counted.where(EVENINGS.c.founder == place))
    return int(own or 0), int(here or 0)


async def raise_number(change: Change, evening: str) -> Kept | None:
    """Something is about to change: how it stands now, while nobody else changes it."""
    if not await change.do(update(EVENINGS).where(EVENINGS.c.id == evening).values(n=EVENINGS.c.n + 1)):
        return None
    return await read(change.connection, evening)


async def set_evening(change: Change, evening: str, **values: Any) -> None:
    await change.do(update(EVENINGS).where(EVENINGS.c.id == evening).values(**values))


async def add_evening(change: Change, row: EveningRow) -> None:
    await change.do(insert(EVENINGS).values(msgspec.structs.asdict(row)))


async def add_person(change: Change, row: PersonRow) -> None:
    await change.do(insert(EVENING_PEOPLE).values(msgspec.structs.asdict(row)))


async def add_desks(change: Change, rows: Sequence[DeskRow]) -> None:
    await change.do_all([(insert(EVENING_DESKS), [msgspec.structs.asdict(row) for row in rows])])


async def set_person(change: Change, person: PersonRow, state: str) -> None:
    this = (EVENING_PEOPLE.c.evening == person.evening, EVENING_PEOPLE.c.number == person.number)
    await change.do(update(EVENING_PEOPLE).where(*this).values(state=state))


async def keep_points(change: Change, desk: DeskRow, state: str, points: Sequence[int]) -> None:
    """What a table has brought, once."""
    this = (EVENING_DESKS.c.evening == desk.evening, EVENING_DESKS.c.round == desk.round)
    still = (*this, EVENING_DESKS.c.desk == desk.desk, EVENING_DESKS.c.state == "going")
    text = msgspec.json.encode(list(points)).decode()
    await change.do(update(EVENING_DESKS).where(*still).values(state=state, points=text))


# --- people who become others, or nobody ------------------------------------------------------------------------------


def touched(player: str) -> Any:
    """Evenings to which somebody came, or that they run, have to be read again."""
    came = select(EVENING_PEOPLE.c.evening).where(EVENING_PEOPLE.c.player == player)
    return update(EVENINGS).where(or_(EVENINGS.c.host == player, EVENINGS.c.id.in_(came))).values(n=EVENINGS.c.n + 1)


async def forget_player(change: Change, player: str) -> list[str]:
    """Somebody is deleted: they have left, and have no name any more. The evenings that have to be told."""
    concerned = select(EVENING_PEOPLE.c.evening).where(EVENING_PEOPLE.c.player == player)
    hosted = select(EVENINGS.c.id).where(EVENINGS.c.host == player)
    evenings = {*await change.connection.scalars(concerned), *await change.connection.scalars(hosted)}
    await change.do(touched(player))
    await change.do(update(EVENINGS).where(EVENINGS.c.host == player).values(host_left=True, host_seen=now()))
    own = update(EVENING_PEOPLE).where(EVENING_PEOPLE.c.player == player)
    await change.do(own.values(name=GONE, state="out"))
    return sorted(evenings)
