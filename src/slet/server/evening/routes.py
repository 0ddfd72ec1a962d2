"""What can be asked for and changed over HTTP about club evenings."""

from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from slet.server.api import ThePeople
from slet.server.errors import NotAllowed, TooFast
from slet.server.evening.evening_wire import (
    EveningCard,
    EveningTold,
    JoinEvening,
    NewEvening,
    NewHost,
    NewState,
    WhichRound,
)
from slet.server.pages import address_of
from slet.server.qr import qr_code
from slet.server.visiting import REFUSALS, AnyRequest, TheTables, language_of, player_of, where_from


async def _told(request: AnyRequest, tables: TheTables, evening: str) -> EveningTold:
    address = address_of(request, tables.settings)
    return await tables.evenings.tell(evening, player_of(request), language_of(request), address)


@post("/", responses=REFUSALS)
async def set_up_evening(
    request: AnyRequest, data: JSONBody[NewEvening], tables: TheTables, people: ThePeople
) -> EveningTold:
    """A new evening, to which others come by its link."""
    player = player_of(request)
    most = tables.settings.tables_an_hour
    await tables.founding.one_more(where_from(request), TooFast("too-many-tables", most=most))
    name = await people.sits_down(player, data.name, language_of(request))
    evening = await tables.evenings.set_up(player, name, data, tables.holding.mark_of(where_from(request)))
    return await _told(request, tables, evening)


@get("/mine", responses=REFUSALS)
async def my_evenings(request: AnyRequest, tables: TheTables) -> list[EveningCard]:
    """The evenings of these days to which one came, or that one runs."""
    return await tables.evenings.mine(player_of(request), language_of(request))


@get("/{evening:str}", responses=REFUSALS)
async def tell_evening(request: AnyRequest, evening: FromPath[str], tables: TheTables) -> EveningTold:
    return await _told(request, tables, evening)


@post("/{evening:str}/people", status_code=HTTP_200_OK, responses=REFUSALS)
async def join_evening(
    request: AnyRequest, evening: FromPath[str], data: JSONBody[JoinEvening], tables: TheTables, people: ThePeople
) -> EveningTold:
    """Come by invitation."""
    player = player_of(request)
    await tables.evenings.find(evening)
    name = await people.sits_down(player, data.name, language_of(request))
    await tables.evenings.join(evening, player, name, data.invitation)
    return await _told(request, tables, evening)


@put("/{evening:str}/people/{number:int}", responses=REFUSALS)
async def change_state(
    request: AnyRequest, evening: FromPath[str], number: FromPath[int], data: JSONBody[NewState], tables: TheTables
) -> EveningTold:
    """Leave, or come back; the host may do it for others."""
    await tables.evenings.set_state(evening, player_of(request), number, data.state)
    return await _told(request, tables, evening)


@put("/{evening:str}/host", responses=REFUSALS)
async def change_host(
    request: AnyRequest, evening: FromPath[str], data: JSONBody[NewHost], tables: TheTables
) -> EveningTold:
    """Hand over, or take over where the host is away."""
    await tables.evenings.change_host(evening, player_of(request), data.who)
    return await _told(request, tables, evening)


@post("/{evening:str}/rounds", status_code=HTTP_200_OK, responses=REFUSALS)
async def begin_round(
    request: AnyRequest, evening: FromPath[str], data: JSONBody[WhichRound], tables: TheTables
) -> EveningTold:
    """For the host: the next round begins, with those who are there."""
    await tables.evenings.begin_round(evening, player_of(request), data.round)
    return await _told(request, tables, evening)


@post("/{evening:str}/rounds/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_round(
    request: AnyRequest, evening: FromPath[str], data: JSONBody[WhichRound], tables: TheTables
) -> EveningTold:
    """For the host: games that are not over count as they stand."""
    await tables.evenings.end_round(evening, player_of(request), data.round)
    return await _told(request, tables, evening)


@post("/{evening:str}/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_evening(request: AnyRequest, evening: FromPath[str], tables: TheTables) -> EveningTold:
    """For the host: it is over, whatever was still to be played."""
    await tables.evenings.end(evening, player_of(request))
    return await _told(request, tables, evening)


@get("/{evening:str}/invitation.svg", media_type="image/svg+xml", responses=REFUSALS)
async def evening_invitation(request: AnyRequest, evening: FromPath[str], tables: TheTables) -> str:
    """The invitation as a QR code."""
    link = (await _told(request, tables, evening)).link
    if link is None:
        raise NotAllowed("not-allowed")
    return qr_code(link)


EVENINGS = Router(
    "/api/evenings",
    route_handlers=[
        set_up_evening,
        my_evenings,
        tell_evening,
        join_evening,
        change_state,
        change_host,
        begin_round,
        end_round,
        end_evening,
        evening_invitation,
    ],
)
