"""What is kept of reviews: what was found so far, part by part, and what is told of it in the end."""

import zlib
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Insert, Table, delete, select, update
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

    async def take(self, table: str, about: str) -> bool:
        """Begin, or go on where somebody has stopped; False where another worker is at it or has done it."""
        values = {"table": table, "about": about, "state": "going", "why": "", "beat": now(), "found": None}
        free = (
            (REVIEWS.c.about != about)
            | (REVIEWS.c.state == "failed")
            | ((REVIEWS.c.state == "going") & (REVIEWS.c.beat < now() - ABANDONED))
        )
        new = self._new(REVIEWS, values)
        taken = new.on_conflict_do_update(index_elements=["table"], set_=values, where=free)
        async with self._store.change() as change:
            other = select(REVIEWS.c.table).where(REVIEWS.c.table == table, REVIEWS.c.about != about)
            await change.do(delete(REVIEW_PARTS).where(REVIEW_PARTS.c.table.in_(other)))
            return bool(await change.do(taken))

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
        values = {"state": "done", "found": zlib.compress(texts), "beat": now()}
        async with self._store.change() as change:
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(values))

    async def give_up(self, table: str, why: str) -> None:
        """What was found stays, for whoever asks again."""
        async with self._store.change() as change:
            await change.do(update(REVIEWS).where(REVIEWS.c.table == table).values(state="failed", why=why))

    async def let_go(self, table: str) -> None:
        """The server stops: another one may go on at once."""
        async with self._store.change() as change:
            await change.do(
                update(REVIEWS).where(REVIEWS.c.table == table, REVIEWS.c.state == "going").values(beat=0.0)
            )

    def _new(self, table: Table, values: dict[str, Any]) -> Any:
        """SQLite and PostgreSQL each have their own way to say what is to be done with what is there."""
        own = sqlite if self._store.engine.dialect.name == "sqlite" else postgresql
        made: Insert = own.insert(table).values(values)
        return made
