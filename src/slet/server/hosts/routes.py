"""What the host of a table asks for and decides, over HTTP."""

from litestar import get, put
from litestar.params import FromPath, JSONBody

from slet.server.hosts.deciding import decide, people_at
from slet.server.hosts.wire import Decision, TablePerson
from slet.server.visiting import REFUSALS, AnyRequest, TheTables, language_of, player_of


@get("/tables/{table_id:str}/people", responses=REFUSALS)
async def list_people(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> list[TablePerson]:
    """For the host: who else is there."""
    table = await tables.find(table_id)
    return await people_at(tables, table, player_of(request), language_of(request))


@put("/tables/{table_id:str}/people/{who:str}", responses=REFUSALS)
async def decide_about(
    request: AnyRequest, table_id: FromPath[str], who: FromPath[str], data: JSONBody[Decision], tables: TheTables
) -> list[TablePerson]:
    """For the host: somebody is to be quiet or to go, or not any longer."""
    table = await tables.find(table_id)
    await decide(tables, table, player_of(request), who, data, language_of(request))
    return await people_at(tables, table, player_of(request), language_of(request))


HOSTS = (list_people, decide_about)
