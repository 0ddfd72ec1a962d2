"""How finished games ended for people, so that they can be told what they had never done before."""

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Insert, select
from sqlalchemy.dialects import postgresql, sqlite

from slet.kernel.game import Game
from slet.kernel.offers import ForEachSeat, Offer, OneSeat, described, same
from slet.server.schema import RESULTS, SEATS, TABLES
from slet.server.store import Store
from slet.server.table import LiveTable
from slet.server.wire import OwnResult, OwnResults
from slet.words import common

SHOWN = 3
"""Own results of the same kind, the best first."""


def kind_of(game: Game[Any], seats: int, options: dict[str, Any]) -> str:
    """Games of one kind can be compared: as many seats, the same rules. Who sits where makes no difference."""
    offers = described(game.rules.settings, seats)
    unusual = {
        name: value
        for name, value in sorted(options.items())
        if name in offers and not is_ones_own(offers[name]) and not same(value, offers[name].usual)
    }
    return (
        f"{game.id}/{seats}/{sha256(msgspec.json.encode(unusual)).hexdigest()[:16]}"
        if unusual
        else f"{game.id}/{seats}"
    )


def is_ones_own(offer: Offer) -> bool:
    """Whether it is about who sits where, has which colour and begins."""
    return any(isinstance(form, OneSeat | ForEachSeat) for form in offer.forms)


async def keep_results(store: Store, table: LiveTable) -> None:
    """Keep how it ended, once: for the seats where people sit. A game that came out by other rules counts as well; one
    that goes on from a moment of another does not.
    """
    outcome = None if table.match is None else table.match.outcome
    people = [seat for seat in table.seats if seat.player is not None]
    if outcome is None or not people or table.row.origin:
        return
    kind = kind_of(table.game, len(table.seats), table.options)
    rows = [
        {
            "table": table.row.id,
            "seat": seat.seat,
            "kind": kind,
            "score": outcome.scores[seat.seat],
            "won": seat.seat in outcome.winners,
        }
        for seat in people
    ]
    own = sqlite if store.engine.dialect.name == "sqlite" else postgresql
    new: Insert = own.insert(RESULTS).values(rows).on_conflict_do_nothing()
    async with store.change() as change:
        await change.do(new)


async def own_results(store: Store, table: LiveTable, player: str, language: str) -> OwnResults:
    """How the game compares with the others of its kind that the player has finished."""
    outcome = None if table.match is None else table.match.outcome
    seats = table.seats_of(player)
    if outcome is None or len(seats) != 1 or table.row.origin:
        return OwnResults([], "", [])  # who plays for several has no result of their own
    await keep_results(store, table)
    found = await _finished(store, table, player)
    counts = outcome.together or table.game.score.has_points
    best = sorted(found, key=lambda one: (one.won, one.score, -one.at), reverse=True)[:SHOWN]
    return OwnResults(_records(found, counts, outcome.together, language), _tally(found, language), best)


async def _finished(store: Store, table: LiveTable, player: str) -> list[OwnResult]:
    """The games of this kind that the player had finished by then, this one last."""
    kind = kind_of(table.game, len(table.seats), table.options)
    seat = (SEATS.c.table == RESULTS.c.table) & (SEATS.c.seat == RESULTS.c.seat)
    asked = (
        select(RESULTS.c.table, RESULTS.c.score, RESULTS.c.won, TABLES.c.updated)
        .join(SEATS, seat)
        .join(TABLES, TABLES.c.id == RESULTS.c.table)
        .where(RESULTS.c.kind == kind, SEATS.c.player == player)
        .order_by(TABLES.c.updated)
    )
    async with store.engine.connect() as connection:
        rows = [
            OwnResult(row.table, row.score, row.won, row.updated, row.table == table.row.id)
            for row in await connection.execute(asked)
        ]
    this = [one for one in rows if one.this]
    return [one for one in rows if not one.this and one.at <= this[0].at] + this if this else rows


def _records(found: list[OwnResult], counts: bool, together: bool, language: str) -> list[str]:
    """What was never done before. The first game of a kind breaks no record."""
    *before, this = found
    if not before:
        return []
    said = []
    if this.won and not any(one.won for one in before):
        said.append(common(language).say("best-first-win"))
    highest = max(one.score for one in before)
    if counts and this.score > highest:
        key = "best-farther" if together else "best-broken"
        said.append(common(language).say(key, {"points": this.score, "before": highest}))
    return said


def _tally(found: list[OwnResult], language: str) -> str:
    if len(found) < 2:
        return ""
    won = sum(one.won for one in found)
    return common(language).say("best-tally", {"won": won, "games": len(found)})
