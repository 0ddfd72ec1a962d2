"""What is kept of reviews: what was found so far, part by part, and what is told of it in the end."""

import zlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Insert, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from slet.review import Weighing
from slet.server.review_wire import ReviewFound
from slet.server.schema import REVIEW_PARTS, REVIEWS
from slet.server.store import Store, now

ABANDONED = 60.0
"""Seconds after which a review that nobody has worked on may be taken over: its worker has ended."""


class ReviewRow(msgspec.Struct, frozen=True):
    table: str
    about: str
    state: Literal["going", "done", "failed"]
    why: str
    beat: float
    found: bytes | None
    by: str

    def told(self, language: str) -> ReviewFound:
        """What is told in that language."""
        assert self.found is not None
        texts = msgspec.json.decode(zlib.decompress(self.found), type=dict[str, msgspec.Raw])
        return msgspec.json.decode(texts[language], type=ReviewFound)


class ReviewStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def review(self, table: str) -> ReviewRow | None:
        asked = select(REVIEWS).where(REVIEWS.c.table == table)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return None if row is None else ReviewRow(*row)

    async def parts(self, table: str) -> list[Weighing]:
        asked = select(REVIEW_PARTS.c.data).where(REVIEW_PARTS.c.table == table).order_by(REVIEW_PARTS.c.n)
        async with self._store.engine.connect() as connection:
            found = [bytes(data) for data in await connection.scalars(asked)]
        return [one for data in found for one in msgspec.json.decode(zlib.decompress(data), type=list[Weighing])]

    async def take(self, table: str, about: str, player: str) -> Literal["ours", "not-ours", "later"]:
        """Begin, or go on where somebody has stopped; not where another worker is at it or is done; later, where one
        is looking back at another game for the same person.
        """
        values = {"table": table, "about": about, "state": "going", "why": "", "beat": now(), "found": None}
        values["by"] = player
        free = (
            (REVIEWS.c.about != about)
            | (REVIEWS.c.state == "failed")
            | ((REVIEWS.c.state == "going") & (REVIEWS.c.beat < now() - ABANDONED))
        )
        new = self._new(REVIEWS, values)
        taken = new.on_conflict_do_update(index_elements=["table"], set_=values, where=free)
        theirs = select(REVIEWS.c.table).where(
            REVIEWS.c.by == player,
            REVIEWS.c.table != table,
            REVIEWS.c.state == "going",
            REVIEWS.c.beat >= now() - ABANDONED,
        )
        async with self._store.change() as change:
            if self._store.engine.dialect.name == "postgresql":  # two workers who ask at once ask one after the other
                await change.do(select(func.pg_advisory_xact_lock(func.hashtext(player))))
            if await change.rows(theirs.limit(1)):
                return "later"
            other = select(REVIEWS.c.table).where(REVIEWS.c.table == table, REVIEWS.c.about != about)
            await change.do(delete(REVIEW_PARTS).where(REVIEW_PARTS.c.table.in_(other)))
            return "ours" if await change.do(taken) else "not-ours"

    async def add(self, table: str, n: int, found: Sequence[Weighing]) -> None:
        """Keep what was found after so many others. Two workers who find the same keep it once."""
        data = zlib.compress(msgspec.json.encode(list(found)))
        new = self._new(REVIEW_PARTS, {"table": table, "n": n, "data": data}).on_conflict_do_nothing()
        async with self._store.change() as change:
            await change.do(new)
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(beat=now()))

    async def beat(self, table: str) -> None:
        async with self._store.change() as change:
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(beat=now()))

    async def finish(self, table: str, texts: bytes) -> None:
        values = {"state": "done", "found": zlib.compress(texts), "beat": now(), "by": ""}
        async with self._store.change() as change:
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(values))

    async def give_up(self, table: str, why: str) -> None:
        """What was found stays, for whoever asks again."""
        async with self._store.change() as change:
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(state="failed", why=why, by=""))

    async def let_go(self, table: str) -> None:
        """The server stops: another one may go on at once."""
        async with self._store.change() as change:
            await change.do(
                update(REVIEWS).where(REVIEWS.c.table == table, REVIEWS.c.state == "going").values(beat=0.0, by="")
            )

    def _new(self, table: Table, values: dict[str, Any]) -> Any:
        """SQLite and PostgreSQL each have their own way to say what is to be done with what is there."""
        own = sqlite if self._store.engine.dialect.name == "sqlite" else postgresql
        made: Insert = own.insert(table).values(values)
        return made
