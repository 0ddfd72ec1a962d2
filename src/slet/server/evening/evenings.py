"""All club evenings that somebody looks at here, and what can be done at one."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import compare_digest, token_urlsafe
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select, update

from slet.games import find_game
from slet.kernel.match import Match
from slet.kernel.setting_up import check_seats
from slet.server import seating
from slet.server.errors import BadMessage, NoLonger, NotAllowed, NotFound, ServerError, TooFast
from slet.server.evening import kept as rows
from slet.server.evening import rounds
from slet.server.evening.evening_wire import EveningCard, EveningTold, NewEvening, PersonState
from slet.server.evening.kept import EveningRow, Kept, PersonRow
from slet.server.evening.telling import card, told_to, told_to_all
from slet.server.identity.names import look_alike
from slet.server.schema import EVENINGS, PLAYERS
from slet.server.store import Change, now
from slet.server.table import LiveTable

if TYPE_CHECKING:
    from slet.server.tables import Tables

NAMED = 2.5
"""For each who may play so many may have come at all: who leaves makes room for somebody else."""
LASTING = 2 * 24 * 60 * 60.0
"""Seconds for which an evening counts as under way, or is listed."""
LISTED = 12
SEEN_EVERY = 20.0
REMEMBERED = 200


class Evenings:
    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self.listening: dict[str, set[asyncio.Event]] = {}
        """By evening: those who look at it, each woken when it has changed."""
        self._kept: dict[str, Kept] = {}
        self._seen: dict[str, float] = {}
        self._shared: dict[tuple[str, str], tuple[int, EveningTold]] = {}

    # --- telling -----------------------------------------------------------------------------------------------------

    async def find(self, evening: str) -> Kept:
        """How it stands now."""
        known, n = self._kept.get(evening), await rows.number_of(self._tables.store, evening)
        if n is None:
            raise NotFound("no-such-evening")
        if known is not None and known.row.n == n:
            return known
        async with self._tables.store.engine.connect() as connection:
            found = await rows.read(connection, evening)
        if found is None:
            raise NotFound("no-such-evening")
        if len(self._kept) >= REMEMBERED:
            self._kept.clear()
            self._shared.clear()
            self._seen.clear()
        self._kept[evening] = found
        return found

    async def tell(self, evening: str, player: str, language: str, address: str) -> EveningTold:
        kept = await self.find(evening)
        known = self._shared.get((evening, language))
        if known is None or known[0] != kept.row.n:
            known = (kept.row.n, told_to_all(kept, await self._hats(kept), language))
            self._shared[evening, language] = known
        return told_to(known[1], kept, player, address, await self._host_is_away(kept))

    async def _hats(self, kept: Kept) -> dict[str, str]:
        asked = select(PLAYERS.c.id, PLAYERS.c.hat).where(PLAYERS.c.id.in_([one.player for one in kept.people]))
        async with self._tables.store.engine.connect() as connection:
            return {row.id: row.hat for row in await connection.execute(asked)}

    async def mine(self, player: str, language: str) -> list[EveningCard]:
        found = await rows.of_player(self._tables.store, player, now() - LASTING, LISTED)
        return [card(one, player, language) for one in found]

    def wake(self, evening: str | None = None) -> None:
        """Whoever looks at it, or at any, looks again."""
        for one, listening in self.listening.items():
            if evening in (None, one):
                for event in listening:
                    event.set()

    async def has_changed(self, evening: str) -> None:
        self.wake(evening)
        if self._tables.workers is not None:
            await self._tables.workers.tell(evening=evening)

    # --- coming and going --------------------------------------------------------------------------------------------

    async def set_up(self, player: str, name: str, wanted: NewEvening, place: str) -> str:
        game = find_game(wanted.game)
        check_seats(game, wanted.size)
        Match.start(game, wanted.size, wanted.settings, bytes(32))  # says at once if it cannot be played like this
        if wanted.clock.kind == "days":
            raise BadMessage("evening-by-days")
        own, here = await rows.how_many(self._tables.store, player, place, now() - LASTING)
        chosen = self._tables.settings
        if own >= chosen.own_evenings:
            raise TooFast("too-many-own-evenings", most=chosen.own_evenings)
        if here >= chosen.open_evenings:
            raise TooFast("too-many-evenings", most=chosen.open_evenings)
        row = EveningRow(
            id=token_urlsafe(6).replace("-", "a").replace("_", "b"),
            game=game.id,
            options=msgspec.json.encode(wanted.settings).decode(),
            clock=msgspec.json.encode(wanted.clock).decode(),
            size=wanted.size,
            rounds=wanted.rounds,
            fill=wanted.fill,
            rated=wanted.rated,
            host=player,
            host_left=False,
            host_seen=now(),
            invitation=token_urlsafe(12),
            founder=place,
            made=now(),
            round=0,
            ended=None,
            n=1,
        )
        async with self._tables.store.change() as change:
            await rows.add_evening(change, row)
            state: PersonState = "plays" if wanted.plays else "runs"
            await rows.add_person(change, PersonRow(row.id, 1, player, name, state, now()))
        return row.id

    async def join(self, evening: str, player: str, name: str, invitation: str) -> None:
        """Come by invitation, also while it goes on: the next round seats who is there."""
        async with self._changing(evening) as (change, kept):
            if not compare_digest(invitation.encode(), kept.row.invitation.encode()):
                raise NotAllowed("wrong-invitation")
            if kept.of_player(player) is not None:
                return  # who follows the link twice is in
            if kept.row.ended is not None:
                raise NoLonger("evening-over")
            playing = [one for one in kept.people if one.state == "plays"]
            most = self._tables.settings.evening_people
            if len(playing) >= most or len(kept.people) >= most * NAMED:
                raise NoLonger("evening-full", most=most)
            others = {one.name for one in kept.people}
            for other in others - {name}:
                if look_alike(name, other):
                    raise NotAllowed("evening-name-alike", name=other)
            called, number = seating.unlike(name, others), max(one.number for one in kept.people) + 1
            await rows.add_person(change, PersonRow(evening, number, player, called, "plays", now()))

    async def set_state(self, evening: str, asks: str, number: int, state: PersonState) -> None:
        """Somebody leaves, comes back, or only runs it. Where they sit, a computer player takes over meanwhile."""
        async with self._changing(evening) as (change, kept):
            person = kept.number(number)
            if person is None:
                raise NotFound("no-such-person-here")
            own = person.player == asks
            if not own and (asks != kept.row.host or state == "runs"):
                raise NotAllowed("evening-only-own")
            if state == "runs" and asks != kept.row.host:
                raise NotAllowed("evening-only-own")
            if kept.row.ended is not None:
                raise NoLonger("evening-over")
            await rows.set_person(change, person, state)
            if person.player == kept.row.host:
                await rows.set_evening(change, evening, host_left=state == "out", host_seen=now())
        await self._at_their_table(kept, person, leaves=state != "plays")

    async def _at_their_table(self, kept: Kept, person: PersonRow, *, leaves: bool) -> None:
        desk = kept.desk_of(person.number)
        if desk is None or desk.table is None:
            return
        table = await self._tables.find(desk.table)
        if table.row.status == "playing" and table.seats_of(person.player):
            await (seating.leave if leaves else seating.come_back)(self._tables, table, person.player)

    async def change_host(self, evening: str, asks: str, number: int | None) -> None:
        """The host hands over; or, where the host is away, somebody who came takes over."""
        away = await self._host_is_away(await self.find(evening))
        async with self._changing(evening) as (change, kept):
            new = kept.of_player(asks) if number is None else kept.number(number)
            if new is None or new.state == "out":
                raise NotAllowed("evening-only-present")
            if asks != kept.row.host and not (away and new.player == asks):
                raise NotAllowed("evening-host-is-there")
            old = kept.of_player(kept.row.host)
            if old is not None and old.state == "runs":
                await rows.set_person(change, old, "out")
            await rows.set_evening(change, evening, host=new.player, host_left=False, host_seen=now())

    async def _host_is_away(self, kept: Kept) -> bool:
        """Has left; or was not seen for a while, neither here nor at their table."""
        row = kept.row
        if row.host_left:
            return True
        async with self._tables.store.engine.connect() as connection:  # it is kept without a new number
            seen = await connection.scalar(select(EVENINGS.c.host_seen).where(EVENINGS.c.id == row.id))
        if now() - float(seen or 0) < self._tables.settings.evening_host_seconds:
            return False
        person = kept.of_player(row.host)
        desk = None if person is None else kept.desk_of(person.number)
        if desk is None or desk.table is None:
            return True
        with suppress(ServerError):
            return row.host not in (await self._tables.find(desk.table)).present
        return True

    async def saw(self, kept: Kept, player: str) -> None:
        """The host is there; it is enough to keep that now and then."""
        if player == kept.row.host and now() - self._seen.get(kept.row.id, 0.0) > SEEN_EVERY:
            self._seen[kept.row.id] = now()
            async with self._tables.store.change() as change:
                await change.do(update(EVENINGS).where(EVENINGS.c.id == kept.row.id).values(host_seen=now()))

    # --- rounds ------------------------------------------------------------------------------------------------------

    async def begin_round(self, evening: str, asks: str, number: int) -> None:
        await self._must_be_host(evening, asks)
        for table in await rounds.begin(self._tables, evening, number):
            self._tables.in_background(self._tables.find(table))  # it begins, and who is asked is told
        await self.has_changed(evening)

    async def end_round(self, evening: str, asks: str, number: int) -> None:
        await self._must_be_host(evening, asks)
        await rounds.end(self._tables, evening, number)
        await self.has_changed(evening)

    async def end(self, evening: str, asks: str) -> None:
        kept = await self._must_be_host(evening, asks)
        await rounds.end(self._tables, evening, kept.row.round, all_of_it=True)
        await self.has_changed(evening)

    async def _must_be_host(self, evening: str, asks: str) -> Kept:
        kept = await self.find(evening)
        if asks != kept.row.host:
            raise NotAllowed("evening-only-host")
        await self.saw(kept, asks)
        return kept

    async def table_is_over(self, table: LiveTable) -> None:
        """A game has ended that may be one of an evening."""
        await self.look_for_results(await self.find(table.row.evening))

    async def look_for_results(self, kept: Kept) -> None:
        """Take what is there to be taken: also what a worker had no time to take that was killed."""
        if kept.going and await rounds.take_results(self._tables, kept):
            await self.has_changed(kept.row.id)

    @asynccontextmanager
    async def _changing(self, evening: str) -> AsyncIterator[tuple[Change, Kept]]:
        async with self._tables.store.change() as change:
            kept = await rows.raise_number(change, evening)
            if kept is None:
                raise NotFound("no-such-evening")
            yield change, kept
        await self.has_changed(evening)
