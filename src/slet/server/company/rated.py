"""How rated games ended, kept once; from these rows all ratings follow, and can be reckoned anew."""

from typing import Any

import msgspec
from sqlalchemy import Insert
from sqlalchemy.dialects import postgresql, sqlite

from slet.kernel.game import Outcome
from slet.kernel.match import Match
from slet.server.results import kind_of
from slet.server.schema import RATED
from slet.server.store import SeatRow, Store
from slet.server.table import LiveTable


class SeatsOfSide(msgspec.Struct, frozen=True):
    """The seats that won or lost together, and their place; 0 is the best."""

    seats: list[int]
    place: int


class Ended(msgspec.Struct, frozen=True):
    """How a rated game ended."""

    sides: list[SeatsOfSide]
    against: str = ""
    """What they played against as one: games of that kind have a rating of their own."""
    won: bool = False
    """Whether they have beaten it."""
    far: int | None = None
    """How far they came then, as the game counts it; of games that ended earlier it is not known."""


async def keep_rated(store: Store, table: LiveTable) -> None:
    """Keep how a rated game ended, once. Among fewer than two people nothing is rated."""
    outcome = None if table.match is None else table.match.outcome
    people = {seat.player for seat in table.seats if seat.player is not None}
    if not table.row.rated or outcome is None or table.match is None or len(people) < 2:
        return
    against = kind_of(table.game, len(table.seats), table.options) if outcome.together else ""
    ended = ended_so(table.match, outcome, table.seats, against)
    row = {
        "table": table.row.id,
        "game": table.row.game,
        "at": table.row.updated,
        "ended": msgspec.json.encode(ended).decode(),
    }
    own = sqlite if store.engine.dialect.name == "sqlite" else postgresql
    new: Insert = own.insert(RATED).values(row).on_conflict_do_nothing()
    async with store.change() as change:
        await change.do(new)


def ended_so(match: Match[Any, Any], outcome: Outcome, seats: list[SeatRow], against: str) -> Ended:
    """The winners come first, the others by their points; whoever has left comes last, by themselves."""
    gone = gone_from(seats)
    sides = [[seat.seat for seat in seats]] if outcome.together else sides_of(match, seats)
    if not against:
        return Ended(placed(sides, outcome, gone))
    return Ended(placed(sides, outcome, gone), against, bool(outcome.winners), max(outcome.scores))


def gone_from(seats: list[SeatRow]) -> list[int]:
    """Where somebody has left and is not back."""
    return [seat.seat for seat in seats if seat.player is not None and seat.away]


def sides_of(match: Match[Any, Any] | None, seats: list[SeatRow]) -> list[list[int]]:
    """Who plays together against the others; of a match that cannot be opened any more it is not known."""
    if match is not None and match.game.score.sides is not None:
        return [list(side) for side in match.game.score.sides(match.state)]
    return [[seat.seat] for seat in seats]


def placed(sides: list[list[int]], outcome: Outcome, gone: list[int]) -> list[SeatsOfSide]:
    """In which order the sides came in; whoever has left comes last, by themselves."""
    stayed = [[seat for seat in side if seat not in gone] for side in sides]
    merits = [_merit(side, outcome) for side in stayed]
    order = sorted(set(merits), reverse=True)
    found = [SeatsOfSide(side, order.index(merit)) for side, merit in zip(stayed, merits, strict=True) if side]
    return [*found, *(SeatsOfSide([seat], sum(map(len, sides))) for seat in gone)]


def _merit(side: list[int], outcome: Outcome) -> tuple[bool, int]:
    return any(seat in outcome.winners for seat in side), sum(outcome.scores[seat] for seat in side)
