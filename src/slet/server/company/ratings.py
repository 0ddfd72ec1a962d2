"""The ratings of all who have played a game, reckoned from how its rated games ended.

Nothing that follows from something else is kept: where rows are added at the end they are reckoned on from there, and
where something before has changed (two people have become one) all is reckoned anew.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from slet.games import GAMES
from slet.games.wording import wording
from slet.players import level_names
from slet.server.company.company_wire import GameRating, LevelRating, RatingTold
from slet.server.company.levels import MEASURED
from slet.server.company.rated import Ended, keep_rated
from slet.server.company.rating import Rated, Side, Who, rate
from slet.server.errors import messages
from slet.server.schema import RATED, SEATS, TABLES
from slet.server.tables import Tables

PERSON, LEVEL, GAME = "p:", "c:", "g:"
"""What stands before the name of somebody who is rated: a person, a level of computer players, the game itself."""
CAUGHT_UP = 50
"""Games at once of which it was not kept yet how they ended, since a server stopped in that moment."""


class _Reckoned:
    """Of one game: what was taken in, and what came of it."""

    def __init__(self) -> None:
        self.games: list[tuple[str, tuple[Side, ...]]] = []
        self.known: dict[Who, Rated] = {}


class Ratings:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._by_game: dict[str, _Reckoned] = {}

    async def of(self, game: str) -> dict[Who, Rated]:
        """Everybody who has played a rated game of that kind."""
        await self._catch_up(game)
        games = await self._games(game)
        reckoned = self._by_game.setdefault(game, _Reckoned())
        if games[: len(reckoned.games)] != reckoned.games:
            reckoned = self._by_game[game] = _Reckoned()
        first = first_of(game)
        for one in games[len(reckoned.games) :]:
            rate(reckoned.known, one[1], first)
            reckoned.games.append(one)
        return reckoned.known

    async def _catch_up(self, game: str) -> None:
        kept = select(RATED.c.table)
        over = (TABLES.c.rated, TABLES.c.status == "over", TABLES.c.game == game)
        asked = select(TABLES.c.id).where(*over, TABLES.c.id.not_in(kept)).limit(CAUGHT_UP)
        async with self._store.engine.connect() as connection:
            missing = [str(table) for table in await connection.scalars(asked)]
        for table in missing:
            await keep_rated(self._store, await self._tables.find(table))

    async def _games(self, game: str) -> list[tuple[str, tuple[Side, ...]]]:
        """All rated games in the order in which they ended."""
        asked = select(RATED.c.table, RATED.c.ended).where(RATED.c.game == game).order_by(RATED.c.at, RATED.c.table)
        names = (
            select(SEATS.c.table, SEATS.c.seat, SEATS.c.player, SEATS.c.level)
            .join(RATED, RATED.c.table == SEATS.c.table)
            .where(RATED.c.game == game)
        )
        async with self._store.engine.connect() as connection:
            rows = list(await connection.execute(asked))
            who = {
                (row.table, row.seat): f"{LEVEL}{row.level}" if row.player is None else f"{PERSON}{row.player}"
                for row in await connection.execute(names)
            }
        return [(row.table, _sides(row.table, msgspec.json.decode(row.ended, type=Ended), who)) for row in rows]

    async def told(self, player: str, language: str) -> list[GameRating]:
        """How somebody is rated at every game in which they are, beside the levels of computer players."""
        found = []
        for game in GAMES:
            known = await self.of(game.id)
            own = known.get(PERSON + player)
            if own is not None:
                name = wording(game.id, language).say("name")
                found.append(GameRating(game.id, name, tell(own), _levels(game.id, known, language)))
        return found


def _sides(table: str, ended: Ended, who: dict[tuple[str, int], Who]) -> tuple[Side, ...]:
    sides = [Side(tuple(who[table, seat] for seat in side.seats), side.place) for side in ended.sides]
    if ended.against:
        # It beats all, or comes after those who have stayed; it counts as many as they are.
        seats = sum(len(side.who) for side in sides)
        game = Side((GAME + ended.against,) * seats, 1 if ended.won else -1)
        sides = [Side(side.who, side.place * 2) for side in sides]
        sides.append(game)
    return tuple(sides)


def first_of(game: str) -> dict[Who, Rated]:
    """What levels of computer players are thought to be worth before anybody has met them in a rated game."""
    return {LEVEL + level: Rated.measured(points, margin) for level, (points, margin) in MEASURED.get(game, {}).items()}


def tell(one: Rated) -> RatingTold:
    return RatingTold(one.points, one.margin, one.games)


def _levels(game: str, known: dict[Who, Rated], language: str) -> list[LevelRating]:
    """The levels of which something is known, from the ladder or from rated games."""
    first = first_of(game)
    found = []
    for level in level_names(game):
        one = known.get(LEVEL + level) or first.get(LEVEL + level)
        if one is not None:
            found.append(LevelRating(level, messages(language).say(f"level-{level}"), tell(one)))
    return found


def of_people(known: dict[Who, Rated], players: Sequence[str | None]) -> list[RatingTold | None]:
    """The rating of each of these people; None where there is none."""
    found = [known.get(PERSON + player) if player is not None else None for player in players]
    return [None if one is None else tell(one) for one in found]
