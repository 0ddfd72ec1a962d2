"""Advice at a table: for who plays with computer players alone, or where all agreed. Another process thinks of it."""

import logging
from random import Random
from typing import TYPE_CHECKING

import msgspec

from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.players.contract import Budget
from slet.players.hints import Advice, advise, facts, leads_to
from slet.server.connection import Connection, refusal
from slet.server.errors import NoLonger, NotAllowed
from slet.server.info import ADVISED
from slet.server.thinking import Hung
from slet.server.wire import Hint, Hinted, Idea, Marked, Sentence

if TYPE_CHECKING:
    from slet.server.tables import Tables

LOG = logging.getLogger("slet.server")
A_MOMENT = 0.5
"""Seconds of thinking where there is no time for more."""

Thoughts = tuple[list[tuple[str, dict[str, float]]], int, bool]
"""What comes back from the other process: ids with what is expected, how many worlds, whether it is close."""


async def give_hint(tables: "Tables", connection: Connection, match: Match, message: Hint) -> None:
    """Think of the question that is open for the connection, and tell when that is done."""
    table = connection.table
    if not connection.seats:
        raise NotAllowed("only-watching")
    if not table.may_ask(connection.player):
        raise NotAllowed("hints-with-people")
    ask = next((pick for pick in match.asks if pick.seat in connection.seats), None)
    if message.n != table.n or ask is None:
        raise NoLonger("stale-move")
    if not connection.hinting:
        connection.hinting = True
        # A match of its own: before it is thought about, the table may have gone on.
        tables.in_background(_tell(tables, connection, match.fork(), ask, table.n))


async def _tell(tables: "Tables", connection: Connection, match: Match, ask: Pick, n: int) -> None:
    table = connection.table
    try:
        found, worlds, close = await _thoughts(tables, msgspec.json.encode(match.position()), n, ask.seat)
        if table.n == n:
            connection.send(Hinted(n, [_idea(connection, match, ask, *one) for one in found], worlds, close))
            tables.in_background(_note(tables, connection, n, ask.seat))
    except Hung:
        LOG.error("advice at table %s did not come in time; who thought of it was ended", table.row.id)
        connection.send(refusal(NoLonger("hint-failed"), connection.language))
    except Exception:
        LOG.exception("no advice at table %s", table.row.id)
        connection.send(refusal(NoLonger("hint-failed"), connection.language))
    finally:
        connection.hinting = False


async def _thoughts(tables: "Tables", position: bytes, n: int, seat: int) -> Thoughts:
    """What is thought of it; if that takes too long, what comes to mind in a moment."""
    try:
        return await tables.thinkers.do(think_of, position, n, seat, None)
    except Hung:
        return await tables.thinkers.do(think_of, position, n, seat, A_MOMENT)


async def _note(tables: "Tables", connection: Connection, n: int, seat: int) -> None:
    """Where others play too they learn that somebody was advised; once for each question."""
    table = connection.table
    if connection.advised != n and table.is_shared:
        connection.advised = n
        async with tables.at(table):
            await tables.keep_chat(table, seat, table.names[seat], ADVISED, connection.player)


def think_of(position: bytes, n: int, seat: int, seconds: float | None) -> Thoughts:
    """Runs in another process."""
    plain = msgspec.json.decode(position)
    match = Match.at(find_game(plain["game"]), plain, bytes(32))
    ask = next(pick for pick in match.asks if pick.seat == seat)
    budget = None if seconds is None else Budget(seconds=seconds)
    advice: Advice = advise(match, ask, Random(f"{plain['seed']}/{n}/{seat}/hint"), budget)
    return [(idea.option.id, idea.expected) for idea in advice.ideas], advice.worlds, advice.close


def _idea(connection: Connection, match: Match, ask: Pick, option_id: str, expected: dict[str, float]) -> Idea:
    option = ask.option(option_id)
    assert option is not None
    speaker = connection.table.speaker(connection.language)
    known = facts(expected)
    chance = known.get("win", known.get("met"))
    text = speaker.choice(option, ask.seat).text
    return Idea(
        option=option_id,
        text=text,
        leads_to=_besides(text, [speaker.event(event, ask.seat) for event in leads_to(match, ask, option, Random(1))]),
        told=wording(match.game.id, connection.language).expectation(known),
        chance=chance if isinstance(chance, int) else None,
    )


def _besides(text: Sentence, sentences: list[Sentence]) -> list[Sentence]:
    """What comes of an option, without a first sentence that names nothing but what the option itself names."""
    if sentences and _named(sentences[0]) <= _named(text):
        return sentences[1:]
    return sentences


def _named(text: Sentence) -> set[tuple[str, str]]:
    return {(part.kind, part.name) for part in text if isinstance(part, Marked) and part.kind != "seat"}
