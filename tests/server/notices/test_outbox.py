"""What is to be told comes and goes with the moves themselves, in both kinds of database."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from slet.server.act_writer import ActWriter
from slet.server.notices.outbox import Notice, Outbox, Way
from slet.server.notices.quiet import QuietHours
from slet.server.notices.sender import FIRST_PAUSE, HELD, Carrier, Gone, Later, NotTaken, Sender
from slet.server.notices.turns import Turns
from slet.server.store import ActRow, AlreadyThere, SeatRow, Store, TableRow
from support.services import new_database
from support.serving import settings_for

TABLE = "table-one"
WAYS = [
    Way("push-ema", "ema", "push", "https://push.example/ema", "{}", 60, "on", "en", 1.0),
    Way("mail-ema", "ema", "mail", "ema@example.org", "", 600, "on", "en", 2.0),
    Way("push-jan", "jan", "push", "https://push.example/jan", "{}", 0, "on", "cs", 3.0),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield settings_for(tmp_path).database
        return
    with new_database() as made:
        yield made


class Game:
    """A table of two, whose turns are what the test says."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.outbox = Outbox(store)
        self.n = 0
        self.told: list[tuple[str, int]] = []
        self.at = 1000.0

    async def play(self, by: str, then: str, n: int | None = None) -> None:
        self.n = self.n + 1 if n is None else n
        act = ActRow(TABLE, self.n, 0, "answer", "x", self.at)
        begun = [{"about_table": TABLE, "of_player": then, "after_act": self.n, "at": self.at}]
        turns = Turns([{"about_table": TABLE, "of_player": by}], begun)
        await ActWriter(self.store).keep(TABLE, [act], {"asked": "0"}, None, turns)

    def sender(self, carrier: Carrier | None = None, looks: set[str] | None = None) -> Sender:
        async def tell(notice: Notice) -> None:
            self.told.append((notice.way.id, notice.n))

        told = carrier or tell
        present = looks or set()
        return Sender(
            self.outbox, {"push": told, "mail": told}, lambda _table, player: player in present, lambda: self.at
        )

    async def tell(self, carrier: Carrier | None = None, looks: set[str] | None = None) -> None:
        while await self.sender(carrier, looks).once():
            pass


@pytest.fixture
def played(address: str) -> Callable[[Callable[[Game], Awaitable[None]]], None]:
    def run(work: Callable[[Game], Awaitable[None]]) -> None:
        async def done() -> None:
            store = Store(address)
            await store.open()
            game = Game(store)
            async with store.change() as change:
                for player in ("ema", "jan"):
                    await change.add_player(player, player.title())
                seats = [SeatRow(TABLE, n, name, name.title(), None, False) for n, name in enumerate(("ema", "jan"))]
                row = TableRow(
                    TABLE, "wizard", 1, "{}", "{}", bytes(32), "playing", "ema", "i", True, None, None, 0.0, "0"
                )
                await change.add_table(row, seats)
            for way in WAYS:
                await game.outbox.add_way(way)
            await work(game)
            await store.close()

        asyncio.run(done())

    return run


def test_each_way_tells_once_and_not_before_its_time(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.play("jan", "ema")
        await game.tell()
        assert game.told == []
        game.at += 61
        await game.tell()
        await game.tell()
        assert game.told == [("push-ema", 1)]
        game.at += 600
        await game.tell()
        assert game.told == [("push-ema", 1), ("mail-ema", 1)]
        game.at += 1e6
        await game.tell()
        assert len(game.told) == 2
        assert await game.outbox.overdue(game.at) == 0

    played(work)


def test_whoever_has_played_meanwhile_is_told_nothing(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.play("jan", "ema")
        game.at += 30
        await game.play("ema", "jan")
        await game.play("jan", "ema")
        game.at += 59
        await game.tell()
        assert game.told == []
        game.at += 2
        await game.tell()
        assert game.told == [("push-ema", 3)]

    played(work)


def test_a_move_that_was_not_kept_tells_nobody(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.play("ema", "jan")
        with pytest.raises(AlreadyThere):
            await game.play("jan", "ema", n=1)
        game.at += 1e6
        await game.tell()
        assert game.told == [("push-jan", 1)]

    played(work)


def test_what_a_killed_worker_held_another_one_tells(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.play("ema", "jan")
        held = await game.outbox.take("killed", game.at, game.at + HELD, 10)
        assert [notice.way.id for notice in held] == ["push-jan"]
        game.at += HELD - 1
        await game.tell()
        assert game.told == []
        game.at += 2
        await game.tell()
        assert game.told == [("push-jan", 1)]
        # should the killed one have been asleep only, it may say nothing about it any more
        assert not await game.outbox.told(held[0], "killed")

    played(work)


def test_two_workers_at_once_share_what_is_due(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        game.at = 5000.0
        await game.play("jan", "ema")
        game.at = 1e6
        one, other = game.sender(), game.sender()
        await asyncio.gather(*(sender.once() for _ in range(5) for sender in (one, other)))
        assert sorted(game.told) == [("mail-ema", 1), ("push-ema", 1)]

    played(work)


def test_what_fails_is_tried_again_after_growing_pauses_and_is_not_lost(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        pauses = []

        async def fails(_: Notice) -> None:
            raise Later("full")

        await game.play("ema", "jan")
        for _ in range(4):
            tried = game.at
            await game.tell(fails)
            while not await game.sender(fails).once():
                game.at += 5
            pauses.append(game.at - tried)
        assert pauses == sorted(pauses)
        assert pauses[0] >= FIRST_PAUSE * 0.8
        assert pauses[-1] > 3 * pauses[0]
        game.at += 1e5
        await game.tell()
        assert game.told == [("push-jan", 1)]

    played(work)


def test_a_mailbox_that_is_gone_is_taken_away_and_one_that_refuses_says_so(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        async def ends(notice: Notice) -> None:
            raise Gone if notice.way.kind == "push" else NotTaken("no such user")

        await game.play("jan", "ema")
        game.at += 1e5
        await game.tell(ends)
        assert [(way.kind, way.state) for way in await game.outbox.ways_of("ema")] == [("mail", "refused")]
        await game.play("jan", "ema")
        game.at += 1e5
        await game.tell()
        assert game.told == []

    played(work)


def test_who_looks_is_told_when_they_look_no_longer(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.play("ema", "jan")
        await game.tell(looks={"jan"})
        assert game.told == []
        game.at += 61
        await game.tell()
        assert game.told == [("push-jan", 1)]

    played(work)


def test_quiet_hours_hold_it_until_they_end(played: Callable[..., None]) -> None:
    async def work(game: Game) -> None:
        await game.outbox.set_quiet("jan", QuietHours(22 * 60, 7 * 60, "Europe/Prague"))
        game.at = 1_767_306_600.0  # 23:30 in Prague, on New Year's Day
        await game.play("ema", "jan")
        await game.tell()
        game.at += 7.4 * 3600
        await game.tell()
        assert game.told == []
        game.at += 0.2 * 3600
        await game.tell()
        assert game.told == [("push-jan", 1)]

    played(work)


def test_nothing_is_told_of_a_game_that_is_over_and_a_way_given_up_hinders_no_move(
    played: Callable[..., None],
) -> None:
    async def work(game: Game) -> None:
        await game.play("ema", "jan")
        async with game.store.change() as change:
            await change.set_table(TABLE, status="over", asked="")
        await game.tell()
        assert game.told == []
        assert await game.outbox.overdue(game.at + 1) == 0
        await game.outbox.remove("jan", "push-jan")
        await game.play("ema", "jan")

    played(work)


@pytest.mark.parametrize(
    ("at", "end"),
    [
        # the clocks are set one hour on in the night of 29 March 2026, and back in that of 25 October
        (1_774_738_800.0, 1_774_760_400.0),
        (1_792_879_200.0, 1_792_908_000.0),
    ],
)
def test_the_night_in_which_the_clocks_are_set_ends_when_they_say_so(at: float, end: float) -> None:
    assert QuietHours(22 * 60, 7 * 60, "Europe/Prague").until(at) == end


def test_hours_by_day_do_not_last_over_midnight() -> None:
    office = QuietHours(9 * 60, 17 * 60, "UTC")
    assert office.until(10 * 3600.0) == 17 * 3600.0
    assert office.until(8 * 3600.0) == 8 * 3600.0
    assert office.until(17 * 3600.0) == 17 * 3600.0
