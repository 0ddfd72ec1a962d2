"""What is done at a table while a game goes on: answers, take-backs, talk, computer players, clocks."""

import asyncio
from random import Random

from slet.games.clauses import clauses
from slet.games.wording import wording
from slet.kernel.errors import IllegalMove, SletError
from slet.kernel.match import Match
from slet.players import choose, find_player, player_names
from slet.server.errors import NoLonger, NotAllowed
from slet.server.hall import LOG, Hall
from slet.server.reader import Reader
from slet.server.sentences import unmarked
from slet.server.store import ActRow, now
from slet.server.table import LiveTable, Request
from slet.server.wire import Agree, FromClient, Ping, Pinged, Play, Refused, Say, Undo, Wish


async def obey(hall: Hall, reader: Reader, message: FromClient) -> None:
    """Do what the client asks for; `SletError` says why not."""
    table = reader.table
    match message:
        case Play():
            await _play(hall, table, reader, message)
        case Wish():
            reader.send(why_not(table, reader, message.option))
        case Undo():
            await _undo(hall, table, reader, message)
        case Agree():
            await _agree(hall, table, reader, message)
        case Say():
            await _say(hall, table, reader, message)
        case Ping():
            await _ping(hall, table, reader, message)


def _running(table: LiveTable) -> Match:
    if table.match is None:
        raise NoLonger("not-begun")
    return table.match


def _own_seat(reader: Reader, wanted: int | None = None) -> int:
    """The seat for which the reader speaks: the one they name, or that of their own that is asked."""
    seats = reader.seats
    if not seats:
        raise NotAllowed("only-watching")
    if wanted is not None:
        if wanted not in seats:
            raise NotAllowed("not-your-seat")
        return wanted
    return next((seat for seat in reader.table.asked if seat in seats), seats[0])


# --- answers --------------------------------------------------------------------------------------------------------


async def _play(hall: Hall, table: LiveTable, reader: Reader, message: Play) -> None:
    seat = _own_seat(reader, message.seat)
    async with table.lock:
        match = _running(table)
        if table.seats[seat].away:
            raise NoLonger("you-are-away")
        if message.n != table.n:
            raise NoLonger("stale-move")
        pick = table.question_to(seat)
        if match.ask is None:
            raise IllegalMove("game-over", option=message.option)
        if pick is None:
            raise NoLonger("not-your-turn-now", name=table.names[match.ask.seat])
        if pick.option(message.option) is None:
            raise IllegalMove(option=message.option, rule=pick.why)
        await hall.keep(table, [ActRow(table.row.id, table.n + 1, seat, "answer", message.option, now())])
    go_on(hall, table)


def why_not(table: LiveTable, reader: Reader, option: str) -> Refused:
    """Why an option is not offered, with the rule that says so."""
    match = _running(table)
    seat = _own_seat(reader)
    pick = table.question_to(seat)
    if match.ask is None:
        return refusal(IllegalMove("game-over", option=option), reader.language)
    if pick is None:
        return refusal(NoLonger("not-your-turn-now", name=table.names[match.ask.seat]), reader.language)
    if pick.option(option) is not None:
        return refusal(NoLonger("it-is-allowed"), reader.language)
    reason = table.game.why_not(match.view(seat), option)
    if reason is not None:
        text = wording(table.game.id, reader.language).why_not(reason)
    else:
        text = clauses(table.game.id, reader.language)[pick.why].text
    return Refused("why-not", text, pick.why)


def refusal(error: SletError, language: str) -> Refused:
    clause = error.clause if isinstance(error, IllegalMove) else None
    return Refused(error.key, error.text(language), clause)


# --- taking back ----------------------------------------------------------------------------------------------------


async def _undo(hall: Hall, table: LiveTable, reader: Reader, message: Undo) -> None:
    """Freely as long as nothing was shown since; else the other people at the table are asked."""
    async with table.lock:
        match = _running(table)
        seat = _own_seat(reader)
        if message.n != table.n:
            raise NoLonger("stale-move")
        if match.ask is None:
            raise NoLonger("undo-too-late")
        barrier = match.cannot_undo(seat)
        if barrier is not None and (barrier.key == "undo-nothing" or not match.game.may_agree(match.state)):
            raise barrier
        others = {other for other in table.people if other not in reader.seats}
        if barrier is None or not others:  # computer players always agree
            await hall.keep(table, [_take_back(table, seat)])
        else:
            table.request = Request(seat, others)
            hall.tell_info(table)
    go_on(hall, table)


def _take_back(table: LiveTable, seat: int) -> ActRow:
    return ActRow(table.row.id, table.n + 1, seat, "undo", "", now())


async def _agree(hall: Hall, table: LiveTable, reader: Reader, message: Agree) -> None:
    async with table.lock:
        wish = table.request
        own = set(reader.seats)
        if wish is None or not (own & (wish.waiting_for | {wish.seat})):
            raise NoLonger("nothing-to-agree")
        if not message.yes:  # who asked may also think better of it
            table.request = None
        else:
            wish.waiting_for -= own
            if not wish.waiting_for:
                await hall.keep(table, [_take_back(table, wish.seat)])
        hall.tell_info(table)
    go_on(hall, table)


# --- talk -----------------------------------------------------------------------------------------------------------


async def _say(hall: Hall, table: LiveTable, reader: Reader, message: Say) -> None:
    text = " ".join(unmarked(message.text).split())
    if not text:
        return
    seats = reader.seats
    name = table.names[seats[0]] if seats else await hall.store.name_of(reader.player)
    async with table.lock:
        await hall.keep_said(table, seats[0] if seats else None, name or "", text)


async def _ping(hall: Hall, table: LiveTable, reader: Reader, message: Ping) -> None:
    pinged = Pinged(_own_seat(reader), unmarked(message.at))
    for other in list(table.readers):
        other.send(pinged)
    await hall.tell_workers(table, pinged=pinged)


# --- computer players and clocks ------------------------------------------------------------------------------------


def go_on(hall: Hall, table: LiveTable) -> None:
    """Let computer players think if one of them is asked, and set the alarm for the person who is."""
    if table.thinking is None and _computer_is_asked(table):
        table.thinking = hall.in_background(_let_computers_play(hall, table))
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    if table.clocks.run and _people_asked(table):
        table.alarm = hall.in_background(_wait_for_time(hall, table))


def _computer_is_asked(table: LiveTable) -> bool:
    computers = table.computers
    return any(seat in computers for seat in table.asked)


def _people_asked(table: LiveTable) -> list[int]:
    people = table.people
    return [seat for seat in table.asked if seat in people]


async def _let_computers_play(hall: Hall, table: LiveTable) -> None:
    try:
        while _computer_is_asked(table):
            await _let_play(hall, table, table.computers)
    finally:
        table.thinking = None
    go_on(hall, table)


async def _let_play(hall: Hall, table: LiveTable, levels: dict[int, str], most: int | None = None) -> None:
    """Let computer players answer for these seats, and keep what they say if it is still wanted."""
    match, n = _running(table), table.n
    try:
        answers = await hall.thinkers.think(match, n, levels)
    except Exception:
        LOG.exception("a computer player of %s failed at table %s", table.game.id, table.row.id)
        answers = _any_answer(match, levels)
    async with table.lock:
        if table.n != n:
            return
        acts = []
        for k, (seat, option) in enumerate(answers[:most], 1):
            if most is None and seat not in table.computers:
                break  # the person has come back
            acts.append(ActRow(table.row.id, n + k, seat, "answer", option, now()))
        if not acts:
            return
        try:
            await hall.keep(table, acts)
        except NoLonger:
            return  # another worker was quicker


def _any_answer(match: Match, levels: dict[int, str]) -> list[tuple[int, str]]:
    """A game must never stand still because a computer player does not know what to do."""
    pick = next(pick for pick in match.asks if pick.seat in levels)
    return [(pick.seat, choose(find_player("random", match.game.id), match, pick, Random()).id)]


async def _wait_for_time(hall: Hall, table: LiveTable) -> None:
    """When a person's time is up, a computer player answers that one question."""
    while asked := _people_asked(table):
        left = table.clocks.left(now())
        seat = min(asked, key=lambda one: left[one])
        if left[seat] > 0:
            await asyncio.sleep(min(left[seat] + 0.05, 3600))
            continue
        await _let_play(hall, table, {seat: player_names(table.game.id)[0]}, most=1)
        break
    table.alarm = None
    go_on(hall, table)
