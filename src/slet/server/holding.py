"""How many tables and seats somebody holds at once, and the place they come from: nobody takes all the room.

What counts is what goes on: games that are over, that nobody has touched for a day, or from which all people have gone
cost nothing but a row. Places are kept as marks that cannot be turned back into addresses.
"""

from hashlib import blake2b
from typing import Any

from sqlalchemy import func, select

from slet.server.errors import TooFast
from slet.server.schema import SEATS, TABLES
from slet.server.settings import Settings
from slet.server.store import Store, now

A_DAY = 24 * 60 * 60


class Holding:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._secret = b""

    def mark_with(self, secret: str) -> None:
        """Places are known by this from now on; it is kept in the database, the same for all workers."""
        self._secret = secret.encode()[:64]

    def mark_of(self, address: str) -> str:
        return blake2b(address.encode(), key=self._secret, digest_size=12).hexdigest()

    async def may_set_up(self, player: str, address: str) -> str:
        """The mark of the place, if they may set up one more table; whoever does so takes a seat there."""
        mark, chosen = self.mark_of(address), self._settings
        if await self._tables(TABLES.c.host == player) >= chosen.own_tables:
            raise TooFast("too-many-own-tables", most=chosen.own_tables)
        if await self._tables(TABLES.c.founder == mark) >= chosen.open_tables:
            raise TooFast("too-many-open-tables", most=chosen.open_tables)
        return await self.may_sit(player, address)

    async def may_sit(self, player: str, address: str) -> str:
        """The mark of the place, if they may take one more seat."""
        mark, chosen = self.mark_of(address), self._settings
        if await self._seats(SEATS.c.player == player) >= chosen.own_seats:
            raise TooFast("too-many-own-seats", most=chosen.own_seats)
        if await self._seats(SEATS.c.taken_from == mark) >= chosen.open_seats:
            raise TooFast("too-many-open-seats", most=chosen.open_seats)
        return mark

    async def _tables(self, whose: Any) -> int:
        """Tables where somebody sits."""
        sits = select(SEATS.c.table).where(SEATS.c.table == TABLES.c.id, *_SITS).exists()
        return await self._count(select(func.count()).select_from(TABLES).where(whose, *_goes_on(), sits))

    async def _seats(self, whose: Any) -> int:
        """Tables where somebody sits, or so many do who have come from one place."""
        both = SEATS.join(TABLES, TABLES.c.id == SEATS.c.table)
        return await self._count(select(func.count()).select_from(both).where(whose, *_goes_on(), *_SITS))

    async def _count(self, asked: Any) -> int:
        async with self._store.engine.connect() as connection:
            return int(await connection.scalar(asked) or 0)


_SITS = (SEATS.c.player.is_not(None), SEATS.c.away.is_(False))


def _goes_on() -> tuple[Any, ...]:
    return TABLES.c.status.in_(("gathering", "playing")), TABLES.c.updated > now() - A_DAY
