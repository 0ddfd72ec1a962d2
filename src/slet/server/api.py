"""What can be asked for and changed over HTTP: people, games, tables, finished games."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK

from slet.games import find_game
from slet.games.clauses import clauses
from slet.games.howto import howto
from slet.learn import find_puzzle
from slet.server import branching, seating
from slet.server.archive import NO_RECORD
from slet.server.errors import NoLonger, NotAllowed, TooFast
from slet.server.games_wire import GameInfo, Lexicon, Rule, Rulebook, RulePart, Setting, SettingsAsked
from slet.server.hosts.routes import HOSTS
from slet.server.identity.nobody import told
from slet.server.info import game_infos, piece_names, table_card, table_info
from slet.server.offering import settings_for
from slet.server.pages import address_of
from slet.server.people import People
from slet.server.printed import answer as as_printed
from slet.server.puzzle_wire import PuzzleAsked, Puzzles, PuzzleStage, PuzzleToday
from slet.server.puzzling import Puzzling
from slet.server.qr import qr_code
from slet.server.reading import view_fields
from slet.server.replaying import moments
from slet.server.results import own_results
from slet.server.review_wire import ReviewStage
from slet.server.scene_wire import LessonAsked, LessonCard, LessonStage, Moments
from slet.server.statistics import Counting
from slet.server.statistics_wire import Statistics
from slet.server.table import LiveTable
from slet.server.tables import Tables
from slet.server.teaching import lesson_cards, lesson_stage, taught
from slet.server.visiting import REFUSALS, AnyRequest, TheTables
from slet.server.visiting import language_of as _language
from slet.server.visiting import player_of as _player
from slet.server.visiting import where_from as _address
from slet.server.wire import Branch, Me, NewName, NewTable, OwnResults, Rematch, TableCard, TableInfo, TakeSeat

ThePeople = NamedDependency[People]
ThePuzzles = NamedDependency[Puzzling]
TheCounting = NamedDependency[Counting]
LISTED = 60
"""Tables in a list."""


def _info(request: AnyRequest, tables: Tables, table: LiveTable) -> TableInfo:
    return table_info(table, _player(request), _language(request), address_of(request, tables.settings))


async def _seen(request: AnyRequest, tables: Tables, table_id: str) -> LiveTable:
    """The table, if the one who asks may see it."""
    table = await tables.find(table_id)
    if (refused := table.closed_to(_player(request))) is not None:
        raise refused
    return table


# --- people ---------------------------------------------------------------------------------------------------------


async def _me(request: AnyRequest, tables: Tables, people: People) -> Me:
    player = _player(request)
    mine = await tables.store.tables_of(player, LISTED)
    waiting = sum(table_card(row, seats, player, "en").your_turn for row, seats in mine)
    return Me(await people.name(player, _language(request)), waiting, await people.hat(player))


@get("/me", responses=REFUSALS)
async def me(request: AnyRequest, tables: TheTables, people: ThePeople) -> Me:
    return await _me(request, tables, people)


@put("/me", responses=REFUSALS)
async def rename(request: AnyRequest, data: JSONBody[NewName], tables: TheTables, people: ThePeople) -> Me:
    await people.rename(_player(request), data.name, _language(request))
    return await _me(request, tables, people)


@get("/me/statistics", responses=REFUSALS)
async def statistics(request: AnyRequest, counting: TheCounting) -> Statistics:
    """How one fares over games."""
    return await counting.statistics(_player(request), _language(request))


@get("/me/statistics.json", responses=REFUSALS)
async def take_statistics(request: AnyRequest, counting: TheCounting) -> Response[Statistics]:
    """The same as a file to keep."""
    found = await counting.statistics(_player(request), _language(request))
    return Response(found, headers={"content-disposition": 'attachment; filename="slet-statistics.json"'})


@delete("/me/statistics", status_code=HTTP_200_OK, responses=REFUSALS)
async def forget_statistics(request: AnyRequest, counting: TheCounting) -> Statistics:
    """Count anew from now on. The games stay: they are those of the others, too."""
    await counting.begin_anew(_player(request), _language(request))
    return await counting.statistics(_player(request), _language(request))


# --- games ----------------------------------------------------------------------------------------------------------


@get("/games", sync_to_thread=False, responses=REFUSALS)
def games(request: AnyRequest) -> list[GameInfo]:
    return game_infos(_language(request))


@post("/games/{game:str}/settings", sync_to_thread=False, status_code=HTTP_200_OK, responses=REFUSALS)
def settings(request: AnyRequest, game: FromPath[str], data: JSONBody[SettingsAsked]) -> list[Setting]:
    """What can be chosen before the game, by the number of seats and what was chosen so far."""
    return settings_for(find_game(game), data, _language(request))


@get("/games/{game:str}/rules", sync_to_thread=False, responses=REFUSALS)
def rules(request: AnyRequest, game: FromPath[str]) -> Rulebook:
    found, language = find_game(game).id, _language(request)
    teaching = taught(found, language)
    numbered = [
        Rule(
            clause.id,
            clause.chapter,
            [RulePart(part.text, part.ruling) for part in clause.parts],
            taught=teaching[clause.id],
        )
        for clause in clauses(found, language).values()
    ]
    return Rulebook(howto(found, language), numbered)


@get("/games/{game:str}/lexicon", sync_to_thread=False, responses=REFUSALS)
def lexicon(request: AnyRequest, game: FromPath[str]) -> Lexicon:
    """For whoever shows a view in words."""
    found = find_game(game)
    return Lexicon(piece_names(found.id, _language(request)), view_fields(found.id))


@get("/games/{game:str}/printed", sync_to_thread=False, responses=REFUSALS)
def printed(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """What stands on the pieces, for boards that draw them."""
    return as_printed(find_game(game).id, _language(request), request.headers.get("if-none-match"))


# --- tables ---------------------------------------------------------------------------------------------------------


async def _founds(request: AnyRequest, tables: Tables) -> str:
    """One more table is set up from there, unless there were or are too many; the mark of the place."""
    place = await tables.holding.may_set_up(_player(request), _address(request))
    most = tables.settings.tables_an_hour
    await tables.founding.one_more(_address(request), TooFast("too-many-tables", most=most))
    return place


@post("/tables", responses=REFUSALS)
async def set_up(request: AnyRequest, data: JSONBody[NewTable], tables: TheTables, people: ThePeople) -> TableInfo:
    player = _player(request)
    place = await _founds(request, tables)
    name = await people.sits_down(player, data.name, _language(request))
    return _info(request, tables, await seating.set_up(tables, player, name, data, place))


@get("/tables/mine", responses=REFUSALS)
async def mine(request: AnyRequest, tables: TheTables) -> list[TableCard]:
    player = _player(request)
    found = await tables.store.tables_of(player, LISTED)
    return [table_card(row, seats, player, _language(request)) for row, seats in found]


@get("/tables/watch", responses=REFUSALS)
async def watch(request: AnyRequest, tables: TheTables) -> list[TableCard]:
    found = await tables.store.tables_to_watch(LISTED)
    return [table_card(row, seats, _player(request), _language(request)) for row, seats in found]


@get("/tables/{table_id:str}", responses=REFUSALS)
async def table(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> TableInfo:
    return _info(request, tables, await _seen(request, tables, table_id))


@post("/tables/{table_id:str}/seat", status_code=HTTP_200_OK, responses=REFUSALS)
async def take_seat(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[TakeSeat], tables: TheTables, people: ThePeople
) -> TableInfo:
    found = await tables.find(table_id)
    player = _player(request)
    place = tables.holding.mark_of(_address(request))
    if not found.seats_of(player):
        await tables.holding.may_sit(player, _address(request))
    name = await people.sits_down(player, data.name, _language(request))
    await seating.take_seat(tables, found, player, name, data, place)
    return _info(request, tables, found)


@post("/tables/{table_id:str}/start", status_code=HTTP_200_OK, responses=REFUSALS)
async def start(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> TableInfo:
    found = await tables.find(table_id)
    await seating.start(tables, found, _player(request))
    return _info(request, tables, found)


@post("/tables/{table_id:str}/leave", status_code=HTTP_200_OK, responses=REFUSALS)
async def leave(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> TableInfo:
    found = await tables.find(table_id)
    await seating.leave(tables, found, _player(request))
    return _info(request, tables, found)


@post("/tables/{table_id:str}/return", status_code=HTTP_200_OK, responses=REFUSALS)
async def come_back(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> TableInfo:
    found = await tables.find(table_id)
    await seating.come_back(tables, found, _player(request))
    return _info(request, tables, found)


@post("/tables/{table_id:str}/rematch", status_code=HTTP_200_OK, responses=REFUSALS)
async def rematch(
    request: AnyRequest, table_id: FromPath[str], tables: TheTables, data: JSONBody[Rematch | None] = None
) -> TableInfo:
    found = await tables.find(table_id)
    following = await seating.rematch(tables, found, _player(request), data or Rematch())
    info = _info(request, tables, following)
    if info.status == "gathering" and not following.is_removed(_player(request)):
        return msgspec.structs.replace(info, invitation=following.row.invitation)  # whoever was there is invited
    return info


@post("/tables/{table_id:str}/branch", responses=REFUSALS)
async def branch(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[Branch], tables: TheTables, people: ThePeople
) -> TableInfo:
    """Play on from a moment of a finished game, at a table of one's own."""
    place = await _founds(request, tables)
    found = await tables.find(table_id)
    player = _player(request)
    name = await people.name(player, _language(request))
    return _info(request, tables, await branching.branch(tables, found, player, name, data, place))


# --- lessons --------------------------------------------------------------------------------------------------------


@get("/lessons/{game:str}", responses=REFUSALS)
async def list_lessons(request: AnyRequest, game: FromPath[str]) -> list[LessonCard]:
    return lesson_cards(find_game(game).id, _language(request))


@post("/lessons/{game:str}/{number:int}", status_code=HTTP_200_OK, responses=REFUSALS)
async def take_lesson(
    request: AnyRequest, game: FromPath[str], number: FromPath[int], data: JSONBody[LessonAsked]
) -> LessonStage:
    """Where a lesson stands after these answers, or what comes of a choice in it. Nothing is kept."""
    return lesson_stage(find_game(game).id, number, data, _language(request))


# --- puzzles --------------------------------------------------------------------------------------------------------


@get("/puzzles", responses=REFUSALS)
async def list_puzzles(request: AnyRequest, puzzling: ThePuzzles) -> Puzzles:
    """All puzzles, and how one fares with them."""
    return await puzzling.overview(_player(request), _language(request))


@get("/puzzles/today", responses=REFUSALS)
async def puzzle_today(request: AnyRequest, puzzling: ThePuzzles) -> PuzzleToday:
    return await puzzling.today(_player(request), _language(request))


@post("/puzzles/{game:str}/{number:int}", status_code=HTTP_200_OK, responses=REFUSALS)
async def take_puzzle(
    request: AnyRequest,
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PuzzleAsked],
    puzzling: ThePuzzles,
) -> PuzzleStage:
    """Where a puzzle stands after these answers, or what comes of a choice in it; how it ends is kept."""
    return await puzzling.take(_player(request), find_puzzle(find_game(game).id, number), data, _language(request))


# --- looking back ---------------------------------------------------------------------------------------------------


@get(
    "/tables/{table_id:str}/record",
    responses={**REFUSALS, 200: ResponseSpec(dict[str, Any], description="The record", generate_examples=False)},
)
async def record(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> Response[bytes]:
    """The whole game with its seed, to keep, to replay and to verify."""
    found = await _seen(request, tables, table_id)
    if found.row.status != "over":
        raise NoLonger("record-too-early")
    players = [seat.name if seat.player else f"{seat.name} ({seat.level})" for seat in found.seats]
    file = f"{found.row.game}-{found.row.id}.json"
    return Response(
        told(_record(found, players), _language(request)),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{file}"'},
    )


def _record(table: LiveTable, players: list[str]) -> bytes:
    """By the rules that are installed, or as it was written by those that the game was played by."""
    if table.archive is not None and table.archive.record != NO_RECORD:
        return bytes(table.archive.record)
    if table.match is None or table.match.outcome is None or (table.way is not None and table.way.taken_over):
        raise NoLonger("record-of-two-rules")
    return table.match.record(players=players).to_json()


@get("/tables/{table_id:str}/own-results", responses=REFUSALS)
async def compare(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> OwnResults:
    """How a finished game compares with one's other games of its kind."""
    found = await _seen(request, tables, table_id)
    if found.row.status != "over":
        raise NoLonger("moments-too-early")
    return await own_results(tables.store, found, _player(request), _language(request))


@get("/tables/{table_id:str}/moments", responses=REFUSALS)
async def look_back(
    request: AnyRequest,
    table_id: FromPath[str],
    tables: TheTables,
    eyes: Annotated[str, QueryParameter(max_length=4)] = "none",
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
) -> Moments:
    found = await _seen(request, tables, table_id)
    return moments(found, eyes, first, count, _language(request))


Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
"""How many looks at a game were told before."""


@get("/tables/{table_id:str}/review", responses=REFUSALS)
async def tell_review(request: AnyRequest, table_id: FromPath[str], tables: TheTables, since: Since = 0) -> ReviewStage:
    """How far the game was looked back at."""
    found = await _seen(request, tables, table_id)
    return await tables.reviews.tell(found, since, _language(request))


@post("/tables/{table_id:str}/review", status_code=HTTP_200_OK, responses=REFUSALS)
async def ask_for_review(
    request: AnyRequest, table_id: FromPath[str], tables: TheTables, since: Since = 0
) -> ReviewStage:
    """Have the game looked back at, unless that was done before; it takes a while, so ask again how far it is."""
    found = await _seen(request, tables, table_id)
    return await tables.reviews.ask(found, _player(request), since, _language(request))


@get("/tables/{table_id:str}/invitation.svg", media_type="image/svg+xml", responses=REFUSALS)
async def invitation(request: AnyRequest, table_id: FromPath[str], tables: TheTables) -> str:
    """The invitation as a QR code."""
    link = _info(request, tables, await tables.find(table_id)).link
    if link is None:
        raise NotAllowed("not-allowed")
    return qr_code(link)


API = Router(
    "/api",
    route_handlers=[
        me,
        rename,
        statistics,
        take_statistics,
        forget_statistics,
        games,
        settings,
        rules,
        lexicon,
        printed,
        set_up,
        mine,
        watch,
        table,
        take_seat,
        start,
        leave,
        come_back,
        rematch,
        branch,
        list_lessons,
        take_lesson,
        list_puzzles,
        puzzle_today,
        take_puzzle,
        record,
        compare,
        look_back,
        tell_review,
        ask_for_review,
        invitation,
        *HOSTS,
    ],
)
