"""The ratings of all who have played a game, reckoned from how its rated games ended.

Nothing that follows from something else is kept: where rows are added at the end they are reckoned on from there, and
where something before has changed (two people have become one) all is reckoned anew. That takes about a second for a
thousand games, and is done beside the loop.
"""

import asyncio
from collections import defaultdict
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import select

from slet.games import GAMES
from slet.games.wording import wording
from slet.players import level_names
from slet.server.company.against import Mark, compared_with_the_game, reached, worth_first
from slet.server.company.company_wire import GameRating, LevelRating, RatingTold
from slet.server.company.levels import MEASURED
from slet.server.company.rated import Ended, keep_rated
from slet.server.company.rating import LEVEL, PERSON, Compared, Rated, Reckoning, Side, Who
from slet.server.errors import messages
from slet.server.schema import RATED, SEATS, TABLES
from slet.server.tables import Tables

CAUGHT_UP = 50
"""Games at once of which it was not kept yet how they ended, since a server stopped in that moment."""


_Game = tuple[str, tuple[Compared, ...]]
"""The table, and what is compared there."""


class _Reckoned:
    """Of one game: what was taken in, and what came of it."""

    def __init__(self, first: Mapping[Who, Rated]) -> None:
        self.games: list[_Game] = []
        self.known: dict[Who, Rated] = {}
        self._reckoning = Reckoning(lambda who: worth_first(who, first))

    def take_in(self, games: Sequence[_Game]) -> None:
        for one in games:
            self._reckoning.add(one[1])
        self._reckoning.settle()
        self.known = self._reckoning.known
        self.games.extend(games)


class Ratings:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._by_game: dict[str, _Reckoned] = {}
        self._one_at_a_time: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, game: str) -> dict[Who, Rated]:
        """Everybody who has played a rated game of that kind."""
        await self._catch_up(game)
        async with self._one_at_a_time[game]:
            games = await self._games(game)
            reckoned = self._by_game.get(game)
            if reckoned is None or games[: len(reckoned.games)] != reckoned.games:
                reckoned = _Reckoned(first_of(game))
            new = games[len(reckoned.games) :]
            if new:
                await asyncio.to_thread(reckoned.take_in, new)
            self._by_game[game] = reckoned
            return reckoned.known

    async def _catch_up(self, game: str) -> None:
        kept = select(RATED.c.table)
        over = (TABLES.c.rated, TABLES.c.status == "over", TABLES.c.game == game)
        asked = select(TABLES.c.id).where(*over, TABLES.c.id.not_in(kept)).limit(CAUGHT_UP)
        async with self._store.engine.connect() as connection:
            missing = [str(table) for table in await connection.scalars(asked)]
        for table in missing:
            await keep_rated(self._store, await self._tables.find(table))

    async def _games(self, game: str) -> list[_Game]:
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
        games = [(row.table, msgspec.json.decode(row.ended, type=Ended)) for row in rows]
        marks = reached(ended for _, ended in games)
        return [(table, _compared(table, ended, who, marks)) for table, ended in games]

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


def _compared(
    table: str, ended: Ended, who: Mapping[tuple[str, int], Who], marks: Mapping[str, Sequence[Mark]]
) -> tuple[Compared, ...]:
    sides = tuple(Side(tuple(who[table, seat] for seat in side.seats), side.place) for side in ended.sides)
    return compared_with_the_game(sides, ended, marks.get(ended.against, ())) if ended.against else (sides,)


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
