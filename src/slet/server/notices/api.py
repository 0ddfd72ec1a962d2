"""Notices over HTTP: how somebody wishes to be told, and the links in letters."""

from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from slet.server.notices.notices_wire import LetterAnswered, NewMail, NewPush, Notices, QuietChange, WayChange
from slet.server.notices.notifying import Notifying
from slet.server.people import People
from slet.server.visiting import REFUSALS, AnyRequest, language_of, player_of, session_of, where_from

TheNotices = NamedDependency[Notifying]
ThePeople = NamedDependency[People]


@get("/me/notices", responses=REFUSALS)
async def tell_notices(request: AnyRequest, notices: TheNotices) -> Notices:
    return await notices.tell(player_of(request))


@post("/me/notices/push", status_code=HTTP_200_OK, responses=REFUSALS)
async def add_push(request: AnyRequest, data: JSONBody[NewPush], notices: TheNotices, people: ThePeople) -> Notices:
    """Wake this browser when it is its owner's turn."""
    player = player_of(request)
    await people.known(player, language_of(request))
    await notices.add_push(player, session_of(request), data, language_of(request))
    return await notices.tell(player)


@post("/me/notices/mail", status_code=HTTP_200_OK, responses=REFUSALS)
async def add_mail(request: AnyRequest, data: JSONBody[NewMail], notices: TheNotices, people: ThePeople) -> Notices:
    """Write to this address, once it is confirmed that it may be written to."""
    player = player_of(request)
    await people.known(player, language_of(request))
    await notices.add_mail(player, data, language_of(request), where_from(request))
    return await notices.tell(player)


@put("/me/notices/ways/{way:str}", responses=REFUSALS)
async def change_way(
    request: AnyRequest, way: FromPath[str], data: JSONBody[WayChange], notices: TheNotices
) -> Notices:
    await notices.change_way(player_of(request), way, data, language_of(request))
    return await notices.tell(player_of(request))


@delete("/me/notices/ways/{way:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def remove_way(request: AnyRequest, way: FromPath[str], notices: TheNotices) -> Notices:
    await notices.remove_way(player_of(request), way)
    return await notices.tell(player_of(request))


@put("/me/notices/quiet", responses=REFUSALS)
async def set_quiet(
    request: AnyRequest, data: JSONBody[QuietChange], notices: TheNotices, people: ThePeople
) -> Notices:
    player = player_of(request)
    await people.known(player, language_of(request))
    await notices.set_quiet(player, data)
    return await notices.tell(player)


@post("/notices/confirm/{link:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def confirm(link: FromPath[str], notices: TheNotices) -> LetterAnswered:
    """Whoever has this link reads what is sent to its address, and wishes to be written to."""
    return await notices.confirm(link)


@post("/notices/stop/{link:str}", status_code=HTTP_200_OK, responses=REFUSALS)
async def stop(link: FromPath[str], notices: TheNotices) -> LetterAnswered:
    """Write there no more. Mail programs do this by themselves (RFC 8058)."""
    return await notices.stop(link)


NOTICES = Router(
    "/api",
    route_handlers=[tell_notices, add_push, add_mail, change_way, remove_way, set_quiet, confirm, stop],
)
