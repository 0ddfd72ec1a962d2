"""Sessions: the browsers in which somebody is themselves.

A cookie names a session, and the session its player. So somebody can be in several browsers, each can be ended, and a
guest can become another one without a new cookie. Who has only looked around is kept nowhere: their session is that of
the player of the same name, should they ever do something that has to be kept.
"""

from collections.abc import Collection

import msgspec
from sqlalchemy import Insert, insert, select, update

from slet.server.errors import NotAllowed, NotFound
from slet.server.notices.outbox import forget_browsers
from slet.server.schema import SESSIONS
from slet.server.store import Store, now

A_WHILE = 600.0
"""Seconds in which it is not noted again that somebody is there."""


class SessionEnded(NotAllowed):
    """The cookie of a session that was ended: it is nobody's."""

    key = "session-ended"


class Session(msgspec.Struct, frozen=True):
    id: str
    player: str
    device: str
    made: float
    used: float
    ended: float | None = None


class Sessions:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, session: str) -> Session | None:
        return (await self.among([session])).get(session)

    async def among(self, sessions: Collection[str]) -> dict[str, Session]:
        """Those of them that are kept."""
        asked = select(SESSIONS).where(SESSIONS.c.id.in_(list(sessions)))
        async with self._store.engine.connect() as connection:
            return {row.id: Session(*row) for row in await connection.execute(asked)}

    async def of(self, player: str) -> list[Session]:
        """Those of a player that go on, the last used first."""
        asked = select(SESSIONS).where(SESSIONS.c.player == player, SESSIONS.c.ended.is_(None))
        async with self._store.engine.connect() as connection:
            return [Session(*row) for row in await connection.execute(asked.order_by(SESSIONS.c.used.desc()))]

    async def is_used(self, session: Session, device: str) -> None:
        """Note that somebody is there, and where; not each time."""
        at, device = now(), device or session.device
        if session.device == device and session.used > at - A_WHILE:
            return
        async with self._store.change() as change:
            await change.do(update(SESSIONS).where(SESSIONS.c.id == session.id).values(used=at, device=device))

    async def end(self, player: str, session: str) -> None:
        """End it: from now on its cookie is nobody's."""
        own = (SESSIONS.c.id == session, SESSIONS.c.player == player, SESSIONS.c.ended.is_(None))
        async with self._store.change() as change:
            if not await change.do(update(SESSIONS).where(*own).values(ended=now())):
                raise NotFound("no-such-session")
            await forget_browsers(change, player, select(SESSIONS.c.id).where(SESSIONS.c.id == session))

    async def end_others(self, player: str, session: str) -> None:
        others = (SESSIONS.c.id != session, SESSIONS.c.player == player, SESSIONS.c.ended.is_(None))
        async with self._store.change() as change:
            await forget_browsers(change, player, select(SESSIONS.c.id).where(*others))
            await change.do(update(SESSIONS).where(*others).values(ended=now()))


def new_session(session: str, player: str, device: str = "") -> Insert:
    """What begins a session."""
    at = now()
    return insert(SESSIONS).values(id=session, player=player, device=device, made=at, used=at)
