"""Who somebody is. No account: a signed cookie names a session, and the session its player."""

from secrets import token_urlsafe

from itsdangerous import BadSignature, Signer
from sqlalchemy.exc import IntegrityError

from slet.server.errors import BadMessage, NoLonger, messages
from slet.server.identity.sessions import SessionEnded, Sessions
from slet.server.sentences import clean
from slet.server.store import Store

COOKIE = "slet-player"
A_YEAR = 365 * 24 * 60 * 60
LONGEST_NAME = 16


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.sessions = Sessions(store)
        self._signer = Signer(token_urlsafe(32))

    def sign_with(self, secret: str) -> None:
        """From now on cookies are signed with this; it is kept in the database, so that they stay valid."""
        self._signer = Signer(secret, salt="slet player")

    def new(self) -> str:
        return token_urlsafe(16)

    def cookie_of(self, session: str) -> str:
        return self._signer.sign(session).decode()

    def session_of(self, cookie: str) -> str | None:
        """The session whose cookie it is; None if we have not signed it."""
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def comes(self, session: str, device: str) -> str:
        """Whose session it is, who comes again; `SessionEnded` where it is nobody's any more."""
        found = await self.sessions.find(session)
        if found is None:
            return session  # nothing of them had to be kept yet
        if found.ended is not None:
            raise SessionEnded
        await self.sessions.is_used(found, device)
        return found.player

    async def name(self, player: str, language: str) -> str:
        return await self._store.name_of(player) or messages(language).say("guest")

    async def hat(self, player: str) -> str:
        """What they have chosen to wear; empty where they have not."""
        return await self._store.hat_of(player) or ""

    async def known(self, player: str, language: str) -> str:
        """Keep the player, if that is not done yet; their name."""
        name = await self._store.name_of(player)
        if name is not None:
            return name
        name = messages(language).say("guest")
        try:
            async with self._store.change() as change:
                await change.add_player(player, name)
        except IntegrityError:  # two requests of one person at once, or they have become somebody else meanwhile
            kept = await self._store.name_of(player)
            if kept is None:
                raise NoLonger("somebody-else-now") from None
            return kept
        return name

    async def sits_down(self, player: str, name: str | None, language: str) -> str:
        """The name of somebody who takes a seat. One that comes along with the wish counts, from now on."""
        if name is not None:
            await self.rename(player, name, language)
        return await self.known(player, language)

    async def rename(self, player: str, name: str, language: str) -> None:
        wanted = clean_name(name)
        await self.known(player, language)
        async with self._store.change() as change:
            await change.rename(player, wanted)


def clean_name(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits on a plate."""
    short = clean(name)[:longest].strip()
    if not any(letter.isalnum() for letter in short):
        raise BadMessage("bad-name")
    return short
