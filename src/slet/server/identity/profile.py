"""What somebody has chosen: a hat, and settings of the page that travel with them. The newest settings count."""

import msgspec
from sqlalchemy import select, update

from slet.server.identity.identity_wire import Chosen, KeptSettings
from slet.server.schema import PLAYERS
from slet.server.store import Store, now


class Profiles:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def wear(self, player: str, hat: str) -> None:
        async with self._store.change() as change:
            await change.do(update(PLAYERS).where(PLAYERS.c.id == player).values(hat=hat))

    async def settings(self, player: str) -> KeptSettings:
        asked = select(PLAYERS.c.settings, PLAYERS.c.settings_at).where(PLAYERS.c.id == player)
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(asked)).one_or_none()
        if found is None or not found.settings:
            return KeptSettings(Chosen(), 0.0)
        return KeptSettings(msgspec.json.decode(found.settings, type=Chosen), found.settings_at)

    async def keep(self, player: str, wanted: KeptSettings) -> KeptSettings:
        """Keep them, unless newer ones have come from elsewhere: what is kept now. A fast clock gains nothing."""
        at = min(wanted.at, now())
        text = msgspec.json.encode(wanted.chosen).decode()
        older = (PLAYERS.c.id == player, PLAYERS.c.settings_at < at)
        async with self._store.change() as change:
            await change.do(update(PLAYERS).where(*older).values(settings=text, settings_at=at))
        return await self.settings(player)
