"""What goes on at a table by itself: computer players answer, what is no question is answered, and time runs out."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from slet.kernel.match import Match
from slet.players import usual_level
from slet.server.errors import NoLonger
from slet.server.store import now
from slet.server.table import LiveTable
from slet.server.thinking import Hung

if TYPE_CHECKING:
    from slet.server.tables import Tables

LOG = logging.getLogger("slet.server")
A_REST = 1.0
"""Seconds until it is tried again when something could not be kept."""
LONGEST_SLEEP = 3600.0


def go_on(tables: "Tables", table: LiveTable) -> None:
    """Let computer players think if one of them is asked, and set the alarm for the person who is."""
    if table.thinking is None and _goes_on_by_itself(table):
        table.thinking = tables.in_background(_let_go_on(tables, table))
    _set_alarm(tables, table)


def _computer_is_asked(table: LiveTable) -> bool:
    computers = table.computers
    return any(seat in computers for seat in table.asked)


def _goes_on_by_itself(table: LiveTable) -> bool:
    return not table.left_to_others and (_computer_is_asked(table) or table.foregone is not None)


async def _let_go_on(tables: "Tables", table: LiveTable) -> None:
    try:
        while _goes_on_by_itself(table):
            try:
                if table.foregone is not None:
                    await _let_answer_itself(tables, table)
                else:
                    await _let_another_worker_go_first(tables, table)
                    await _let_play(tables, table, table.computers)
            except Exception:
                LOG.exception("table %s could not go on", table.row.id)
                await asyncio.sleep(A_REST)
    finally:
        table.thinking = None
    go_on(tables, table)


async def _let_another_worker_go_first(tables: "Tables", table: LiveTable) -> None:
    """Where people at several workers look on, one of these has computers think; should it be dead, any does."""
    n, end = table.n, now() + A_REST
    while tables.workers is not None and not tables.workers.goes_first(table):
        if table.n != n or table.left_to_others or now() > end:
            return
        await asyncio.sleep(A_REST / 10)


async def _let_answer_itself(tables: "Tables", table: LiveTable) -> None:
    """Where a game begins, or somebody comes back: else it comes with the act before it."""
    async with tables.at(table):
        with suppress(NoLonger):  # another worker was quicker
            await tables.keep(table, [])


async def _let_play(tables: "Tables", table: LiveTable, levels: Mapping[int, str], most: int | None = None) -> None:
    """Let computer players answer for these seats, and keep what they say if it is still wanted."""
    match, n = table.match, table.n
    assert match is not None
    if not any(seat in levels for seat in table.asked):
        return  # another worker was quicker
    answers = await _thoughts(tables, table, match, n, levels)
    async with tables.at(table):
        if table.n != n:
            return
        answers = answers or _any_answer(table, levels)
        acts = []
        for after, (seat, option) in enumerate(answers[:most]):
            if most is None and seat not in table.computers:
                break  # the person has come back
            acts.append(table.answer(seat, option, after))
        if not acts:
            return
        try:
            await tables.keep(table, acts)
        except NoLonger:
            return  # another worker was quicker


async def _thoughts(
    tables: "Tables", table: LiveTable, match: Match, n: int, levels: Mapping[int, str]
) -> list[tuple[int, str]]:
    """What the computer players answer; if they do not come to an end, what simpler ones do."""
    simpler = {seat: usual_level(table.game.id) for seat in levels}
    for players in (levels, simpler):
        try:
            return await tables.thinkers.think(match, n, players)
        except Hung:
            LOG.error("a computer player of %s hung at table %s; its process was ended", table.game.id, table.row.id)
        except Exception:
            LOG.exception("a computer player of %s failed at table %s", table.game.id, table.row.id)
        if dict(levels) == simpler:
            break
    return []


def _any_answer(table: LiveTable, levels: Mapping[int, str]) -> list[tuple[int, str]]:
    """A game must never stand still because a computer player does not know what to do: the simplest one answers once.

    It looks at nothing but the options, and as all chance it follows from the seed.
    """
    rng = Random(f"{table.row.seed.hex()}/{table.n}")
    return [(pick.seat, rng.choice(pick.options).id) for pick in table.asks if pick.seat in levels][:1]


# --- clocks ---------------------------------------------------------------------------------------------------------


def _set_alarm(tables: "Tables", table: LiveTable) -> None:
    if table.alarm is not None:
        table.alarm.cancel()
        table.alarm = None
    asked = _people_asked(table)
    if table.ringing or not table.clocks.run or not asked or table.left_to_others:
        return
    at = now()
    wait = min(table.clocks.up_in(seat, at) for seat in asked) + 0.01
    table.alarm = asyncio.get_running_loop().call_later(min(wait, LONGEST_SLEEP), _ring, tables, table)


def _people_asked(table: LiveTable) -> list[int]:
    people = table.people
    return [seat for seat in table.asked if seat in people]


def _ring(tables: "Tables", table: LiveTable) -> None:
    table.alarm = None
    table.ringing = True
    tables.in_background(_time_is_up(tables, table))


async def _time_is_up(tables: "Tables", table: LiveTable) -> None:
    """A computer player answers the one question for which a person's time is up, if it still is."""
    try:
        left = table.clocks.left(now())
        for seat in _people_asked(table):
            if left[seat] <= 0:
                await _let_play(tables, table, {seat: usual_level(table.game.id)}, most=1)
                break
    except Exception:
        LOG.exception("table %s could not go on", table.row.id)
        await asyncio.sleep(A_REST)
    finally:
        table.ringing = False
    go_on(tables, table)
