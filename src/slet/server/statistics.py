"""How somebody fares over games: worked out from the games themselves whenever it is asked for.

So nothing is kept twice, games that were finished before count too, and whoever wants to be counted anew leaves the
games of the others whole: only the day from which games count is kept (`players.counted_from`).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import select, update

from slet.games import GAMES, find_game
from slet.games.wording import wording
from slet.kernel.errors import BadSetup
from slet.kernel.setting_up import game_settings
from slet.players import level_names, style_names
from slet.server.errors import messages
from slet.server.people import People
from slet.server.review_notes import ReviewNotes, SeatNote
from slet.server.schema import PLAYERS, SEATS, TABLES
from slet.server.statistics_wire import Fared, GameCounted, GameFared, Habit, Statistics
from slet.server.store import SeatRow, Store, TableRow, now

MOST = 2_000
"""Games, the last ones."""
HABITS = 5
PEOPLE, MIXED, ALONE = "people", "mixed", "alone"
COMPANY = {PEOPLE: "against-people", MIXED: "against-mixed", ALONE: "against-alone"}
KNOWN = {game.id for game in GAMES}


class Counting:
    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people
        self._notes = ReviewNotes(store)

    async def statistics(self, player: str, language: str) -> Statistics:
        since = await self._counted_from(player)
        played = [one for one in await self._finished(player, since) if _counts(*one, player)]
        notes = await self._notes.of(player)
        counted = [_counted(row, seats, player, notes, language) for row, seats in played]
        return Statistics(
            name=await self._people.name(player, language),
            since=since,
            played=len(counted),
            won=sum(one.won for one in counted),
            games=_by_game(counted, played, player, language),
            counted=counted,
            habits=_habits(played, player, notes, language),
        )

    async def begin_anew(self, player: str, language: str) -> None:
        """Count only games that are begun from now on."""
        await self._people.known(player, language)
        async with self._store.change() as change:
            await change.do(update(PLAYERS).where(PLAYERS.c.id == player).values(counted_from=now()))

    async def _counted_from(self, player: str) -> float:
        async with self._store.engine.connect() as connection:
            found = await connection.scalar(select(PLAYERS.c.counted_from).where(PLAYERS.c.id == player))
        return float(found or 0.0)

    async def _finished(self, player: str, since: float) -> list[tuple[TableRow, list[SeatRow]]]:
        """The finished games of the player that were set up, not gone on with; the oldest first."""
        mine = select(SEATS.c.table).where(SEATS.c.player == player)
        over = (TABLES.c.status == "over", TABLES.c.origin == "", TABLES.c.begun >= since, TABLES.c.id.in_(mine))
        last = select(TABLES).where(*over).order_by(TABLES.c.begun.desc()).limit(MOST)
        async with self._store.engine.connect() as connection:
            rows = [TableRow(*row) for row in await connection.execute(last)][::-1]
            seats: dict[str, list[SeatRow]] = {}
            theirs = select(SEATS).where(SEATS.c.table.in_(last.with_only_columns(TABLES.c.id)))
            for row in await connection.execute(theirs.order_by(SEATS.c.seat)):
                seats.setdefault(row.table, []).append(SeatRow(*row))
        return [(row, seats[row.id]) for row in rows if row.game in KNOWN]


def _own(seats: Sequence[SeatRow], player: str) -> list[SeatRow]:
    return [seat for seat in seats if seat.player == player]


def _counts(row: TableRow, seats: Sequence[SeatRow], player: str) -> bool:
    """Who plays all sides of a game in which there are sides has neither won nor lost."""
    return len(seats) == 1 or len(_own(seats, player)) < len(seats) or all_as_one(row.game, len(seats), row.options)


@lru_cache(maxsize=1000)
def all_as_one(game_id: str, seats: int, options: str) -> bool:
    """Whether all play as one in such a game."""
    game, chosen = find_game(game_id), msgspec.json.decode(options, type=dict[str, Any])
    try:
        return game.score.outcome(game.rules.start(seats, game_settings(game, seats, chosen))).together
    except BadSetup:  # an option that the game does not have any more
        return False


def _against(seats: Sequence[SeatRow], player: str) -> str:
    others = [seat for seat in seats if seat.player != player]
    if any(seat.player is not None for seat in others):
        return PEOPLE
    levels = {seat.level or MIXED for seat in others}
    return ALONE if not levels else levels.pop() if len(levels) == 1 else MIXED


def _counted(
    row: TableRow,
    seats: Sequence[SeatRow],
    player: str,
    notes: dict[tuple[str, int], SeatNote],
    language: str,
) -> GameCounted:
    own = _own(seats, player)
    winners = msgspec.json.decode(row.winners, type=list[str])
    noted = [notes[row.id, seat.seat] for seat in own if (row.id, seat.seat) in notes]
    return GameCounted(
        table=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        at=row.begun or row.updated,
        seats=len(seats),
        against=_against(seats, player),
        won=any(seat.name in winners for seat in own),
        luck=noted[0].luck if noted else None,
        skill=noted[0].skill if noted else None,
    )


def _by_game(
    counted: Sequence[GameCounted],
    played: Sequence[tuple[TableRow, list[SeatRow]]],
    player: str,
    language: str,
) -> list[GameFared]:
    found = []
    for game in GAMES:
        own = [one for one in counted if one.game == game.id]
        if own:
            shares = [_by_chance(row, seats, player) for row, seats in played if row.game == game.id]
            with_chance = [share for share in shares if share is not None]
            chance = sum(with_chance) if len(with_chance) == len(shares) else None
            won = sum(one.won for one in own)
            found.append(
                GameFared(game.id, own[0].game_name, len(own), won, chance, _by_company(own, language)),
            )
    return sorted(found, key=lambda one: one.played, reverse=True)


def _by_chance(row: TableRow, seats: Sequence[SeatRow], player: str) -> float | None:
    if len(seats) == 1 or all_as_one(row.game, len(seats), row.options):
        return None
    return len(_own(seats, player)) / len(seats)


def _by_company(counted: Sequence[GameCounted], language: str) -> list[Fared]:
    found: dict[str, list[bool]] = {}
    for one in counted:
        found.setdefault(one.against, []).append(one.won)
    company = [one for one in (*level_names(counted[0].game), *style_names(counted[0].game)) if one in found]
    company += [one for one in found if one not in company]  # people, and players of earlier versions
    return [Fared(one, _company(one, language), len(found[one]), sum(found[one])) for one in company]


def _company(against: str, language: str) -> str:
    known = messages(language)
    key = COMPANY.get(against, f"level-{against}")
    return known.say(key) if key in known else against


def _habits(
    played: Sequence[tuple[TableRow, list[SeatRow]]],
    player: str,
    notes: dict[tuple[str, int], SeatNote],
    language: str,
) -> list[Habit]:
    """The kinds of questions at which dear moves were made more than once, or cost much."""
    made: dict[tuple[str, str], list[tuple[str, Any]]] = {}
    for row, seats in played:
        for seat in _own(seats, player):
            note = notes.get((row.id, seat.seat))
            for mistake in note.mistakes if note is not None else ():
                made.setdefault((row.game, mistake.kind), []).append((row.id, mistake))
    found = []
    for (game, kind), mistakes in made.items():
        table, worst = max(mistakes, key=lambda one: one[1].cost)
        cost = sum(mistake.cost for _, mistake in mistakes)
        name = wording(game, language).say("name")
        found.append(
            Habit(game, name, kind, worst.question[language], len(mistakes), round(cost, 4), table, worst.moment)
        )
    return sorted(found, key=lambda one: one.cost, reverse=True)[:HABITS]
