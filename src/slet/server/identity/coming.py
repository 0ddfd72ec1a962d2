"""Becoming in a browser who somebody is in another one, by a link or a passkey."""

from litestar.di import NamedDependency
from sqlalchemy.exc import IntegrityError

from slet.server.errors import NoLonger
from slet.server.identity.devices import device
from slet.server.identity.identity_wire import Carried
from slet.server.identity.joining import join, owned
from slet.server.identity.links import use
from slet.server.identity.presence import tell_everybody
from slet.server.identity.sessions import new_session
from slet.server.people import People
from slet.server.tables import Tables
from slet.server.visiting import AnyRequest, language_of, player_of, session_of

ThePeople = NamedDependency[People]
TRIES = 3
"""A guest who sits down somewhere at that very moment is joined the next time."""


async def carried(request: AnyRequest, tables: Tables, people: People, whose: str, here: str | None = None) -> Carried:
    """Whom a link or passkey carries, and who is in this browser."""
    here, language = here or player_of(request), language_of(request)
    games, puzzles = await owned(tables.store, here) if here != whose else (0, 0)
    return Carried(
        name=await people.name(whose, language),
        hat=await people.hat(whose),
        here=await people.name(here, language),
        same=here == whose,
        games=games,
        puzzles=puzzles,
    )


async def become(
    request: AnyRequest, tables: Tables, people: People, whose: str, *, join_guest: bool, token: str | None = None
) -> None:
    """Whoever is in this browser is this person from now on, and all that the guest had is theirs."""
    here, session = player_of(request), session_of(request)
    if here == whose:
        return
    if not join_guest and any(await owned(tables.store, here)):
        raise NoLonger("along-guest", name=await people.name(here, language_of(request)))
    for more in reversed(range(TRIES)):
        try:
            async with tables.store.change() as change:
                if token is not None:
                    await use(change, token)
                await join(change, here, whose)
                if not await change.has_session(session):
                    await change.do(new_session(session, whose, device(request.headers.get("user-agent", ""))))
        except IntegrityError:
            if not more:
                raise
        else:
            break
    await tell_everybody(tables, [here, whose])
