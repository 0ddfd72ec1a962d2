"""What waits to be told, in the database: taken by one worker at a time, and gone when it was told.

Whoever tells a notice holds it for a while. One that is killed meanwhile holds it until that time is over; then another
one takes it. Only who still holds it says what came of it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from slet.server.notices.quiet import QuietHours
from slet.server.schema import NOTICE_HOURS, NOTICE_WAYS, NOTICES, SEATS, TABLES
from slet.server.store import Change, Store

CONFIRMING = ""
"""What a letter is about that asks whether an address may be written to."""


class Way(msgspec.Struct, frozen=True):
    """How somebody wishes to be told."""

    id: str
    player: str
    kind: str
    target: str
    keys: str
    after: int
    state: str
    language: str
    made: float
    session: str = ""


class Notice(msgspec.Struct, frozen=True):
    """One thing to be told by one way; whoever has it holds it."""

    way: Way
    about: str
    n: int
    tries: int
    due: float
    game: str
    names: tuple[str, ...]
    """Those who sit at that table."""
    quiet: QuietHours | None
    still_due: bool
    """Whether they still sit where a game waits; of a letter that asks, whether nobody has answered it yet."""

    @property
    def id(self) -> str:
        """The same however often it is tried: by it whoever gets it twice knows that it is one."""
        return f"{self.way.id}-{self.about or 'confirm'}-{self.n}"


class Outbox:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, holder: str, at: float, until: float, most: int) -> list[Notice]:
        """Hold what is due and nobody else holds, the oldest first."""
        due = (
            select(NOTICES.c.way, NOTICES.c.about)
            .where(NOTICES.c.due <= at, NOTICES.c.held_until < at)
            .order_by(NOTICES.c.due)
            .limit(most)
            .with_for_update(skip_locked=True)  # SQLite has one writer at a time anyway
        )
        held = (
            update(NOTICES)
            .where(tuple_(NOTICES.c.way, NOTICES.c.about).in_(due))
            .values(holder=holder, held_until=until)
            .returning(NOTICES.c.way, NOTICES.c.about, NOTICES.c.n, NOTICES.c.tries, NOTICES.c.due)
        )
        async with self._store.change() as change:
            taken = await change.rows(held)
            return [] if not taken else await _whole(change, sorted(taken, key=lambda row: row.due))

    async def told(self, notice: Notice, holder: str) -> bool:
        """It is told, or need not be told any more. False where somebody else has it by now, or it was taken back."""
        async with self._store.change() as change:
            return bool(await change.do(delete(NOTICES).where(_held(notice, holder))))

    async def put_off(self, notice: Notice, holder: str, due: float, tries: int) -> None:
        async with self._store.change() as change:
            later = {"due": due, "tries": tries, "holder": "", "held_until": 0.0}
            await change.do(update(NOTICES).where(_held(notice, holder)).values(later))

    async def close(self, way: Way, *, refused: bool) -> None:
        """Nothing will be told by this way any more; where the other side refuses it, its owner can see that."""
        async with self._store.change() as change:
            if refused:
                await change.do(update(NOTICE_WAYS).where(NOTICE_WAYS.c.id == way.id).values(state="refused"))
                await change.do(delete(NOTICES).where(NOTICES.c.way == way.id))
            else:
                await remove_way(change, way.player, way.id)

    async def overdue(self, at: float) -> int:
        """How much should have been told by then."""
        async with self._store.engine.connect() as connection:
            return await connection.scalar(select(func.count()).where(NOTICES.c.due < at)) or 0

    # --- what people wish ----------------------------------------------------------------------------------------

    async def ways_of(self, player: str) -> list[Way]:
        asked = select(NOTICE_WAYS).where(NOTICE_WAYS.c.player == player).order_by(NOTICE_WAYS.c.made)
        async with self._store.engine.connect() as connection:
            return [Way(*row) for row in await connection.execute(asked)]

    async def way(self, way: str) -> Way | None:
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(NOTICE_WAYS).where(NOTICE_WAYS.c.id == way))).one_or_none()
        return None if row is None else Way(*row)

    async def quiet_of(self, player: str) -> QuietHours | None:
        asked = select(NOTICE_HOURS).where(NOTICE_HOURS.c.player == player)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return None if row is None else QuietHours(row.quiet_from, row.quiet_to, row.zone)

    async def add_way(self, way: Way) -> None:
        """From now on they are told by it; an address is asked first whether it may be written to."""
        async with self._store.change() as change:
            same = (NOTICE_WAYS.c.kind == way.kind, NOTICE_WAYS.c.target == way.target)
            # A browser has one mailbox, whoever sits before it: the last one does.
            mine = (NOTICE_WAYS.c.player == way.player,) if way.kind == "mail" else ()
            old = await change.rows(select(NOTICE_WAYS.c.id, NOTICE_WAYS.c.player).where(*same, *mine))
            for one in old:
                await remove_way(change, one.player, one.id)
            await change.do(insert(NOTICE_WAYS).values(msgspec.structs.asdict(way)))
            if way.state == "asked":
                letter = {"way": way.id, "about": CONFIRMING, "player": way.player, "n": 0, "due": way.made}
                await change.do(insert(NOTICES).values(letter))

    async def change_way(self, player: str, way: str, **changed: str | int) -> bool:
        own = (NOTICE_WAYS.c.id == way, NOTICE_WAYS.c.player == player)
        async with self._store.change() as change:
            return bool(await change.do(update(NOTICE_WAYS).where(*own).values(changed)))

    async def remove(self, player: str, way: str) -> bool:
        async with self._store.change() as change:
            return await remove_way(change, player, way)

    async def set_quiet(self, player: str, quiet: QuietHours | None) -> None:
        async with self._store.change() as change:
            if quiet is None:
                await change.do(delete(NOTICE_HOURS).where(NOTICE_HOURS.c.player == player))
                return
            made = postgresql.insert if self._store.engine.dialect.name == "postgresql" else sqlite.insert
            hours = {"quiet_from": quiet.begin, "quiet_to": quiet.end, "zone": quiet.zone}
            new = made(NOTICE_HOURS).values(player=player, **hours)
            await change.do(new.on_conflict_do_update(index_elements=["player"], set_=hours))


async def remove_way(change: Change, player: str, way: str) -> bool:
    """The way and all that was to be told by it."""
    own = (NOTICE_WAYS.c.id == way, NOTICE_WAYS.c.player == player)
    done = await change.do(delete(NOTICE_WAYS).where(*own))
    await change.do(delete(NOTICES).where(NOTICES.c.way == way, NOTICES.c.player == player))
    return bool(done)


async def forget_browsers(change: Change, player: str, sessions: Select[tuple[str]]) -> None:
    """The browsers of these sessions are not woken any more."""
    own = (NOTICE_WAYS.c.player == player, NOTICE_WAYS.c.kind == "push", NOTICE_WAYS.c.session.in_(sessions))
    for one in await change.rows(select(NOTICE_WAYS.c.id).where(*own)):
        await remove_way(change, player, one.id)


async def _whole(change: Change, taken: Sequence[Any]) -> list[Notice]:
    """The notices with all that is needed to tell them."""
    ids = [row.way for row in taken]
    ways = {row.id: Way(*row) for row in await change.rows(select(NOTICE_WAYS).where(NOTICE_WAYS.c.id.in_(ids)))}
    players = {way.player for way in ways.values()}
    hours = await change.rows(select(NOTICE_HOURS).where(NOTICE_HOURS.c.player.in_(players)))
    quiet = {row.player: QuietHours(row.quiet_from, row.quiet_to, row.zone) for row in hours}
    about = {row.about for row in taken if row.about != CONFIRMING}
    asked = select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.asked).where(TABLES.c.id.in_(about))
    tables = {row.id: row for row in await change.rows(asked)}
    seats = await change.rows(
        select(SEATS.c.table, SEATS.c.name, SEATS.c.player, SEATS.c.away)
        .where(SEATS.c.table.in_(about))
        .order_by(SEATS.c.table, SEATS.c.seat)
    )
    found = []
    for row in taken:
        if (way := ways.get(row.way)) is None:  # it was given up just when it was noted
            await change.do(delete(NOTICES).where(NOTICES.c.way == row.way, NOTICES.c.about == row.about))
            continue
        table = tables.get(row.about)
        there = [seat for seat in seats if seat.table == row.about]
        names = tuple(seat.name for seat in there)
        sits = any(seat.player == way.player and not seat.away for seat in there)
        waits = table is not None and table.status == "playing" and bool(table.asked) and sits
        still_due = way.state == "asked" if row.about == CONFIRMING else waits
        game = "" if table is None else table.game
        found.append(Notice(way, row.about, row.n, row.tries, row.due, game, names, quiet.get(way.player), still_due))
    return found


def _held(notice: Notice, holder: str) -> ColumnElement[bool]:
    return and_(
        NOTICES.c.way == notice.way.id,
        NOTICES.c.about == notice.about,
        NOTICES.c.n == notice.n,
        NOTICES.c.holder == holder,
    )
