"""What can be asked for and changed over HTTP about who somebody is: browsers, and links that carry them along."""

import segno
from litestar import Response, Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from slet.server.identity.coming import ThePeople, become, carried
from slet.server.identity.deleting import forget
from slet.server.identity.exporting import all_data
from slet.server.identity.identity_wire import (
    Along,
    Carried,
    Device,
    KeptSettings,
    LinkLooked,
    LinkUsed,
    NewHat,
    OwnData,
)
from slet.server.identity.links import Links
from slet.server.identity.nobody import Told
from slet.server.identity.passkey_routes import PASSKEYS_OVER_HTTP
from slet.server.identity.presence import tell_everybody
from slet.server.identity.profile import Profiles
from slet.server.middleware import LEAVES
from slet.server.pages import address_of
from slet.server.people import People
from slet.server.visiting import REFUSALS, AnyRequest, TheTables, language_of, player_of, session_of

# --- browsers -------------------------------------------------------------------------------------------------------


async def _devices(request: AnyRequest, people: People) -> list[Device]:
    found = await people.sessions.of(player_of(request))
    here = session_of(request)
    return [Device(one.id, one.device, one.made, one.used, one.id == here) for one in found]


@get("/me/devices", responses=REFUSALS)
async def devices(request: AnyRequest, people: ThePeople) -> list[Device]:
    """The browsers in which one is oneself, the last used first."""
    return await _devices(request, people)


@delete("/me/devices", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_others(request: AnyRequest, tables: TheTables, people: ThePeople) -> list[Device]:
    """End all sessions but this one."""
    player = player_of(request)
    await people.sessions.end_others(player, session_of(request))
    await tell_everybody(tables, [player])
    return await _devices(request, people)


@delete("/me/devices/{session:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_session(
    request: AnyRequest, session: FromPath[str], tables: TheTables, people: ThePeople
) -> list[Device]:
    """End a session: its cookie is nobody's from then on. Whoever ends their own is a guest again."""
    player = player_of(request)
    await people.sessions.end(player, session)
    await tell_everybody(tables, [player])
    if session == session_of(request):
        request.scope["state"][LEAVES] = True
        return []
    return await _devices(request, people)


# --- to another device ----------------------------------------------------------------------------------------------


@post("/me/along", status_code=HTTP_200_OK, responses=REFUSALS)
async def take_along(request: AnyRequest, tables: TheTables, people: ThePeople) -> Along:
    """A link that carries oneself to another device, once. What it says stands behind a `#`, where no log reads it."""
    player = player_of(request)
    await people.known(player, language_of(request))
    token, until = await Links(tables.store).make(player)
    link = f"{address_of(request, tables.settings)}/along#{token}"
    picture = segno.make(link, error="m").svg_data_uri(
        scale=1, border=2, dark="#17202B", light="#F6EBD4", omitsize=True
    )
    return Along(link, until, picture)


@post("/along/look", status_code=HTTP_200_OK, responses=REFUSALS)
async def look_along(request: AnyRequest, data: JSONBody[LinkLooked], tables: TheTables, people: ThePeople) -> Carried:
    """Whom a link carries. It is not used up by that."""
    return await carried(request, tables, people, await Links(tables.store).whose(data.token))


@post("/along", status_code=HTTP_200_OK, responses=REFUSALS)
async def come_along(request: AnyRequest, data: JSONBody[LinkUsed], tables: TheTables, people: ThePeople) -> Carried:
    """Be in this browser whom the link carries. A guest who has something of their own has to agree to become one."""
    whose = await Links(tables.store).whose(data.token)
    await become(request, tables, people, whose, join_guest=data.join, token=data.token)
    return await carried(request, tables, people, whose, here=whose)


# --- the profile ----------------------------------------------------------------------------------------------------


@put("/me/hat", responses=REFUSALS)
async def wear(request: AnyRequest, data: JSONBody[NewHat], tables: TheTables, people: ThePeople) -> NewHat:
    player = player_of(request)
    await people.known(player, language_of(request))
    await Profiles(tables.store).wear(player, data.hat)
    await tell_everybody(tables, [player])
    return data


@get("/me/settings", responses=REFUSALS)
async def kept_settings(request: AnyRequest, tables: TheTables) -> KeptSettings:
    """What was chosen about the page itself, in whatever browser it was."""
    return await Profiles(tables.store).settings(player_of(request))


@put("/me/settings", responses=REFUSALS)
async def keep_settings(request: AnyRequest, data: JSONBody[KeptSettings], tables: TheTables) -> KeptSettings:
    """Keep settings, unless there are newer ones: what is kept now. Of who only looks around nothing is kept."""
    return await Profiles(tables.store).keep(player_of(request), data)


@get("/me/data.json", responses=REFUSALS)
async def own_data(request: AnyRequest, tables: TheTables) -> Response[OwnData]:
    """All that is kept of oneself, as a file."""
    found = await all_data(tables.store, player_of(request))
    return Told(found, headers={"content-disposition": 'attachment; filename="slet-my-data.json"'})


@delete("/me/data", status_code=HTTP_200_OK, responses=REFUSALS)
async def delete_me(request: AnyRequest, tables: TheTables) -> list[Device]:
    """Forget who one is. Games that are those of others too stay whole; there one is *somebody*."""
    await forget(tables, player_of(request))
    request.scope["state"][LEAVES] = True
    return []


IDENTITY = Router(
    "/api",
    route_handlers=[
        devices,
        end_others,
        end_session,
        take_along,
        look_along,
        come_along,
        wear,
        *PASSKEYS_OVER_HTTP,
        kept_settings,
        keep_settings,
        own_data,
        delete_me,
    ],
)
