"""What people do at a table while a game goes on: answers, take-backs, talk."""

import msgspec

from slet.games.clauses import clauses
from slet.games.wording import wording
from slet.kernel.errors import IllegalMove
from slet.kernel.match import Match
from slet.server.coaching import coached
from slet.server.connection import NOTHING_TO_UNDO, Connection
from slet.server.errors import NoLonger, NotAllowed, TooFast, messages
from slet.server.hinting import give_hint
from slet.server.identity.names import look_alike
from slet.server.sentences import clean
from slet.server.table import LiveTable, TakeBackWish
from slet.server.tables import Tables
from slet.server.wire import Agree, Coach, FromClient, Hint, Look, Ping, Pinged, Play, Refused, Say, Undo, WhyNot


async def handle(tables: Tables, connection: Connection, message: FromClient) -> None:
    """Do what the client asks for; `SletError` says why not."""
    table = connection.table
    if (refused := table.closed_to(connection.player)) is not None:
        raise refused
    match message:
        case Play():
            await _play(tables, table, connection, message)
        case WhyNot():
            connection.send(why_not(table, connection, message.option))
        case Hint():
            await give_hint(tables, connection, _running(table), message)
        case Coach():
            connection.send(coached(connection, _running(table), message))
        case Undo():
            await _undo(tables, table, connection, message)
        case Agree():
            await _agree(tables, table, connection, message)
        case Say():
            await _say(tables, table, connection, message)
        case Ping():
            await _ping(tables, table, connection, message)
        case Look():
            await _look(tables, table, connection, message)


def _running(table: LiveTable) -> Match:
    if table.archive is not None or table.stop is not None:
        raise NoLonger("table-stopped-here")
    if table.match is None:
        raise NoLonger("not-begun")
    return table.match


def _own_seat(connection: Connection, wanted: int | None = None) -> int:
    """The seat for which the connection speaks: the one they name, or that of their own that is asked."""
    seats = connection.seats
    if not seats:
        raise NotAllowed("only-watching")
    if wanted is not None:
        if wanted not in seats:
            raise NotAllowed("not-your-seat")
        return wanted
    return next((seat for seat in connection.table.asked if seat in seats), seats[0])


# --- answers --------------------------------------------------------------------------------------------------------


async def _play(tables: Tables, table: LiveTable, connection: Connection, message: Play) -> None:
    seat = _own_seat(connection, message.seat)
    async with tables.at(table):
        _running(table)
        _must_be_there(table, seat)
        if message.n != table.n:
            raise NoLonger("stale-move")
        _must_offer(table, seat, message.option)
        await tables.keep(table, [table.answer(seat, message.option)])


def _must_be_there(table: LiveTable, seat: int) -> None:
    if table.seats[seat].away:
        raise NoLonger("you-are-away")


def _must_offer(table: LiveTable, seat: int, option: str) -> None:
    """Raise if the option is not among those that the seat is offered now."""
    match = _running(table)
    if match.ask is None:
        raise IllegalMove("game-over", option=option)
    pick = table.question_to(seat)
    if pick is None:
        raise NoLonger("not-your-turn-now", name=table.names[match.ask.seat])
    if pick.option(option) is None:
        raise IllegalMove(option=option, rule=pick.why)


def why_not(table: LiveTable, connection: Connection, option: str) -> Refused:
    """Why an option is not offered, with the rule that says so."""
    seat = _own_seat(connection)
    try:
        _must_offer(table, seat, option)
    except IllegalMove as error:
        if error.clause is None:
            raise
        reason = table.game.words.why_not(_running(table).view(seat), option)
        if reason is None:
            return Refused(
                "why-not", clauses(table.game.id, connection.language)[error.clause].text, error.clause, option
            )
        text = wording(table.game.id, connection.language).why_not(reason)
        return Refused("why-not", text, reason.rule or error.clause, option)
    raise NoLonger("it-is-allowed")


# --- taking back ----------------------------------------------------------------------------------------------------


async def _undo(tables: Tables, table: LiveTable, connection: Connection, message: Undo) -> None:
    """Freely as long as nothing was shown since; else the other people at the table are asked."""
    async with tables.at(table):
        match = _running(table)
        _must_be_there(table, _own_seat(connection))
        seat = connection.last_to_choose
        if message.n != table.n:
            raise NoLonger("stale-move")
        if match.ask is None:
            raise NoLonger("undo-too-late")
        barrier = table.cannot_undo(seat)
        if barrier is not None and (barrier.key in NOTHING_TO_UNDO or not table.may_agree):
            raise barrier
        if barrier is None or not connection.others:  # computer players always agree
            await tables.keep(table, [table.take_back(seat)])
        else:
            await _set_wish(tables, table, TakeBackWish(seat, connection.others, table.n))


async def _set_wish(tables: Tables, table: LiveTable, wish: TakeBackWish | None) -> None:
    await tables.set_row(table, wish="" if wish is None else msgspec.json.encode(wish).decode())
    tables.tell_info(table)
    await tables.tell_workers(table)


async def _agree(tables: Tables, table: LiveTable, connection: Connection, message: Agree) -> None:
    async with tables.at(table):
        wish = table.wish
        own = connection.seats
        if wish is None or not any(seat in own for seat in (wish.seat, *wish.waiting_for)):
            raise NoLonger("nothing-to-agree")
        still = [seat for seat in wish.waiting_for if seat not in own]
        if not message.yes:  # who asked may also think better of it
            await _set_wish(tables, table, None)
        elif still:
            await _set_wish(tables, table, TakeBackWish(wish.seat, still, wish.n))
        else:
            await tables.keep(table, [table.take_back(wish.seat)])
            tables.tell_info(table)


# --- talk -----------------------------------------------------------------------------------------------------------


async def _say(tables: Tables, table: LiveTable, connection: Connection, message: Say) -> None:
    text = clean(message.text)
    if not text:
        return
    if table.is_muted(connection.player):
        raise NotAllowed("muted-by-host")
    connection.talk.spend(TooFast("too-much-talk"))
    seats = connection.seats
    kept = await tables.store.name_of(connection.player)
    known = table.names[seats[0]] if seats else kept
    name = known or messages(connection.language).say("guest")
    if not seats and any(look_alike(name, player) for player in table.names):
        raise NotAllowed("name-of-a-player", name=name)
    async with tables.at(table):
        await tables.keep_chat(
            table, seats[0] if seats else None, name, text, None if kept is None else connection.player
        )


async def _ping(tables: Tables, table: LiveTable, connection: Connection, message: Ping) -> None:
    pinged = Pinged(_own_seat(connection), clean(message.at))
    tables.tell_ping(table, pinged)
    await tables.tell_workers(table, pinged=pinged)


async def _look(tables: Tables, table: LiveTable, connection: Connection, message: Look) -> None:
    if connection.looks != message.here:
        connection.looks = message.here
        await tables.tell_presence(table)
