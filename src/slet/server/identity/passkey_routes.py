"""Passkeys over HTTP: made, told of, removed, and used in another browser."""

from litestar import MediaType, Response, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from slet.server.identity.coming import ThePeople, become, carried
from slet.server.identity.identity_wire import Carried, NewPasskey, Passkey, PasskeyShown
from slet.server.identity.passkeys import Passkeys, Site, site_of
from slet.server.people import clean_name
from slet.server.tables import Tables
from slet.server.visiting import REFUSALS, AnyRequest, TheTables, language_of, player_of, session_of


def _site(request: AnyRequest) -> Site:
    return site_of(request.headers.get("origin"), request.headers.get("host", ""))


async def _listed(tables: Tables, player: str) -> list[Passkey]:
    return [Passkey(one.id, one.name, one.made, one.used) for one in await Passkeys(tables.store).of(player)]


@get("/me/passkeys", responses=REFUSALS)
async def passkeys(request: AnyRequest, tables: TheTables) -> list[Passkey]:
    return await _listed(tables, player_of(request))


@post("/me/passkeys/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def ask_new_passkey(request: AnyRequest, tables: TheTables, people: ThePeople) -> Response[str]:
    """What a browser makes a passkey from, as the Web Authentication API takes it."""
    player, site = player_of(request), _site(request)
    name = await people.known(player, language_of(request))
    asked = await Passkeys(tables.store).ask_new(player, name, session_of(request), site)
    return Response(asked, media_type=MediaType.JSON)


@post("/me/passkeys", status_code=HTTP_200_OK, responses=REFUSALS)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey], tables: TheTables) -> list[Passkey]:
    player, name = player_of(request), clean_name(data.name, longest=40)
    await Passkeys(tables.store).add(player, session_of(request), _site(request), data.credential, name)
    return await _listed(tables, player)


@delete("/me/passkeys/{passkey:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def remove_passkey(request: AnyRequest, passkey: FromPath[str], tables: TheTables) -> list[Passkey]:
    """Nobody comes in by it any more."""
    player = player_of(request)
    await Passkeys(tables.store).remove(player, passkey)
    return await _listed(tables, player)


@post("/passkeys/options", status_code=HTTP_200_OK, responses=REFUSALS)
async def ask_passkey(request: AnyRequest, tables: TheTables) -> Response[str]:
    """What a browser shows a passkey for."""
    asked = await Passkeys(tables.store).ask(session_of(request), _site(request))
    return Response(asked, media_type=MediaType.JSON)


@post("/passkeys", status_code=HTTP_200_OK, responses=REFUSALS)
async def use_passkey(
    request: AnyRequest, data: JSONBody[PasskeyShown], tables: TheTables, people: ThePeople
) -> Carried:
    """Be in this browser whose passkey it is. A guest who has something of their own has to agree to become one."""
    whose = await Passkeys(tables.store).whose(session_of(request), _site(request), data.credential)
    await become(request, tables, people, whose, join_guest=data.join)
    return await carried(request, tables, people, whose, here=whose)


PASSKEYS_OVER_HTTP = (passkeys, ask_new_passkey, add_passkey, remove_passkey, ask_passkey, use_passkey)
