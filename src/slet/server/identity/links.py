"""Links that carry somebody to another device: good once, and for ten minutes.

The database keeps a digest alone, so who reads it gets in nowhere.
"""

from hashlib import sha256
from secrets import token_urlsafe

from sqlalchemy import delete, insert, select, update

from slet.server.errors import NoLonger, NotFound
from slet.server.schema import LINKS
from slet.server.store import Change, Store, now

GOOD_FOR = 600.0
"""Seconds."""
REMEMBERED = 7 * 24 * 60 * 60
"""Seconds for which it is still told why a link is not good any more."""


class Links:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, player: str) -> tuple[str, float]:
        """A new link, in place of those that were not used yet: what it says, and until when it is good."""
        token, at = token_urlsafe(18), now()
        async with self._store.change() as change:
            await change.do(delete(LINKS).where(LINKS.c.until < at - REMEMBERED))
            unused = (LINKS.c.player == player, LINKS.c.used.is_(None), LINKS.c.until > at)
            await change.do(update(LINKS).where(*unused).values(until=at))
            await change.do(insert(LINKS).values(id=digest(token), player=player, until=at + GOOD_FOR))
        return token, at + GOOD_FOR

    async def whose(self, token: str) -> str:
        """The player whom it carries; a refusal says why it carries nobody."""
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(select(LINKS).where(LINKS.c.id == digest(token)))).one_or_none()
        if found is None:
            raise NotFound("link-unknown")
        if found.used is not None:
            raise NoLonger("link-used")
        if found.until <= now():
            raise NoLonger("link-old")
        return str(found.player)


async def use(change: Change, token: str) -> None:
    """Use it up; refused where somebody else was quicker."""
    at = now()
    good = (LINKS.c.id == digest(token), LINKS.c.used.is_(None), LINKS.c.until > at)
    if not await change.do(update(LINKS).where(*good).values(used=at)):
        raise NoLonger("link-used")


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()
