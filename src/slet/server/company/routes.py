"""What can be asked for and changed over HTTP about somebody's games and their company."""

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from slet.server.api import ThePeople
from slet.server.api import _founds as may_found
from slet.server.company import absences, open_tables
from slet.server.company import my_games as own
from slet.server.company.company_wire import Absences, FindTable, GameRating, MyGames, OpenTable, TinyBoard
from slet.server.company.ratings import Ratings
from slet.server.info import table_info
from slet.server.pages import address_of
from slet.server.visiting import REFUSALS, AnyRequest, TheTables, language_of, player_of, where_from
from slet.server.wire import Absence, TableInfo

TheRatings = NamedDependency[Ratings]


@get("/mine", responses=REFUSALS)
async def my_games(
    request: AnyRequest,
    tables: TheTables,
    finished: Annotated[int, QueryParameter(ge=0, le=500)] = own.FINISHED,
) -> MyGames:
    """What one plays and has played."""
    return await own.my_games(tables, player_of(request), language_of(request), finished)


@get("/mine/{table_id:str}/board", responses=REFUSALS)
async def tiny_board(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> TinyBoard:
    """How the board of one's own game stands, to be drawn small."""
    return await own.tiny_board(tables, table_id, player_of(request))


@get("/absences", responses=REFUSALS)
async def list_absences(request: AnyRequest, tables: TheTables) -> Absences:
    """When one has announced to be away."""
    return await absences.told(tables.store, player_of(request))


@post("/absences", status_code=HTTP_200_OK, responses=REFUSALS)
async def announce_absence(
    request: AnyRequest, data: JSONBody[Absence], tables: TheTables, people: ThePeople
) -> Absences:
    """Be away: clocks of days stand still meanwhile, and the others see it."""
    player = player_of(request)
    await people.known(player, language_of(request))
    await absences.announce(tables, player, data)
    return await absences.told(tables.store, player)


@post("/absences/end", status_code=HTTP_200_OK, responses=REFUSALS)
async def end_absence(request: AnyRequest, data: JSONBody[Absence], tables: TheTables) -> Absences:
    """Be back earlier than one had announced, or not away at all."""
    player = player_of(request)
    await absences.take_back(tables, player, data)
    return await absences.told(tables.store, player)


@get("/tables", responses=REFUSALS)
async def list_open_tables(request: AnyRequest, tables: TheTables, ratings: TheRatings) -> list[OpenTable]:
    """Tables that wait for players, at which strangers may sit down."""
    return await open_tables.open_tables(tables, ratings, player_of(request), language_of(request))


@post("/find", status_code=HTTP_200_OK, responses=REFUSALS)
async def find_table(request: AnyRequest, data: JSONBody[FindTable], tables: TheTables, people: ThePeople) -> TableInfo:
    """Sit down at the open table that fits best, or set one up that others find."""
    player, language = player_of(request), language_of(request)
    await tables.holding.may_sit(player, where_from(request))
    name = await people.sits_down(player, data.name, language)
    table = await open_tables.find(tables, player, name, data, tables.holding.mark_of(where_from(request)))
    if table is None:
        table = await open_tables.set_up(tables, player, name, data, await may_found(request, tables))
    return table_info(table, player, language, address_of(request, tables.settings))


@get("/ratings", responses=REFUSALS)
async def my_ratings(request: AnyRequest, ratings: TheRatings) -> list[GameRating]:
    """How one is rated, game by game."""
    return await ratings.told(player_of(request), language_of(request))


def _ratings(state: State) -> Ratings:
    if "ratings" not in state:
        state.ratings = Ratings(state.tables)
    found: Ratings = state.ratings
    return found


COMPANY = Router(
    "/api/company",
    route_handlers=[
        my_games,
        tiny_board,
        list_absences,
        announce_absence,
        end_absence,
        list_open_tables,
        find_table,
        my_ratings,
    ],
    dependencies={"ratings": Provide(_ratings, sync_to_thread=False)},
)
