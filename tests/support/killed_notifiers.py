"""Turns that are told while whoever tells them is killed again and again, and what came of each."""

import asyncio
import multiprocessing
import random
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec

from slet.server.act_writer import ActWriter
from slet.server.notices import sender
from slet.server.notices.outbox import Outbox, Way
from slet.server.notices.push import Pushing
from slet.server.notices.sender import Sender
from slet.server.notices.turns import Turns
from slet.server.store import ActRow, SeatRow, Store, TableRow, now
from support.mailboxes import Browser, PushService
from support.serving import PATIENCE

PEOPLE = ("ema", "jan")
HELD = 1.5
"""Seconds that a notice is held here: a real server holds it for longer, and its heirs wait for longer."""
_FORKS = multiprocessing.get_context("forkserver")


class Tally(msgspec.Struct):
    """What became of the turns."""

    turns: int = 0
    awaited: int = 0
    """Turns in which nobody moved before they were told ..."""
    told: int = 0
    """... and those of them that were."""
    taken_back: int = 0
    """Turns in which the move was made at once ..."""
    crossed: int = 0
    """... and those of them that were told in the same moment all the same."""
    twice: int = 0
    """Messages that came once more, with the id of an earlier one: a browser shows one of them."""
    other_ids: int = 0
    """Turns that were told by two messages with two ids: a browser would show both."""
    kills: int = 0
    left: int = 0
    """Notices that were still in the outbox at the end."""


def notify(address: str, services: tuple[str, ...], secret: str, awake: Connection) -> None:
    """A process that tells what is due until it is killed."""
    sender.LOOK, sender.HELD, sender.FIRST_PAUSE = 0.05, HELD, 0.2

    async def run() -> None:
        pushing = Pushing(secret, "mailto:slet@example.org", services)
        awake.send(True)
        await Sender(Outbox(Store(address)), {"push": pushing}).run()

    asyncio.run(run())


class Killing(threading.Thread):
    """Keeps so many notifiers at work, and kills one of them every now and then."""

    def __init__(self, address: str, services: tuple[str, ...], several: int, between: tuple[float, float]) -> None:
        super().__init__()
        self._work = (address, services, "secret")
        self._several, self._between = several, between
        self._rng = random.Random(1)
        self.kills = 0
        self.over = threading.Event()

    def run(self) -> None:
        self._end(self._start())  # the first one is hardly awake
        self.kills += 1
        there = [self._start() for _ in range(self._several)]
        while not self.over.wait(self._rng.uniform(*self._between)):
            at = self._rng.randrange(self._several)
            self._end(there[at])
            self.kills += 1
            there[at] = self._start()
        self.calm = there

    def _start(self) -> BaseProcess:
        here, there = _FORKS.Pipe()
        process = _FORKS.Process(target=notify, args=(*self._work, there))
        process.start()
        there.close()
        here.recv()  # one that has not begun yet would be killed for nothing
        here.close()
        return process

    def _end(self, process: BaseProcess) -> None:
        process.kill()
        process.join()
        assert process.exitcode == -signal.SIGKILL, "a notifier ended by itself"
        process.close()

    def end(self) -> None:
        for process in self.calm:
            self._end(process)


class Play:
    """Tables at which two people play on, and the messages that came to them."""

    def __init__(self, store: Store, service: PushService, tables: int) -> None:
        self.store = store
        self.writer = ActWriter(store)
        self.outbox = Outbox(store)
        self.tables = [f"table-{number:04}" for number in range(tables)]
        self.browsers = {name: Browser(service, name) for name in PEOPLE}
        self.came: dict[tuple[str, int], Counter[str]] = {}
        self.tally = Tally()

    async def set_up(self) -> None:
        async with self.store.change() as change:
            for name in PEOPLE:
                await change.add_player(name, name.title())
            for table in self.tables:
                seats = [SeatRow(table, n, name, name.title(), None, False) for n, name in enumerate(PEOPLE)]
                row = TableRow(
                    table, "wizard", 1, "{}", "{}", bytes(32), "playing", "ema", "i", True, None, None, 0.0, asked="0"
                )
                await change.add_table(row, seats)
        for name, browser in self.browsers.items():
            keys = msgspec.json.encode({"p256dh": browser.p256dh, "auth": browser.auth}).decode()
            await self.outbox.add_way(Way(f"way-{name}", name, "push", browser.endpoint, keys, 0, "on", "en", 1.0))

    def hear(self) -> None:
        for browser in self.browsers.values():
            while not browser.heard.empty():
                told: dict[str, Any] = browser.heard.get()
                self.came.setdefault((told["table"], told["n"]), Counter())[told["id"]] += 1

    async def play(self, table: str, turns: int, rng: random.Random) -> None:
        n = 0
        while n < turns:
            n += 1
            by, then = PEOPLE[n % 2], PEOPLE[(n + 1) % 2]
            at = now()
            begun = [{"about_table": table, "of_player": then, "after_act": n, "at": at}]
            over = [{"about_table": table, "of_player": by}]
            await self.writer.keep(table, [ActRow(table, n, 0, "answer", "x", at)], {}, None, Turns(over, begun))
            self.tally.turns += 1
            if rng.random() < 0.2:
                self.tally.taken_back += 1
                continue
            self.tally.awaited += 1
            async with asyncio.timeout(PATIENCE):
                while (table, n) not in self.came:
                    await asyncio.sleep(0.02)
            self.tally.told += 1

    async def listen(self) -> None:
        while True:
            self.hear()
            await asyncio.sleep(0.01)

    def count(self, kills: int, left: int) -> Tally:
        self.hear()
        tally = self.tally
        tally.kills, tally.left = kills, left
        tally.crossed = len(self.came) - tally.told
        tally.twice = sum(ids.total() - len(ids) for ids in self.came.values())
        tally.other_ids = sum(len(ids) > 1 for ids in self.came.values())
        return tally


@contextmanager
def killing(killed: Killing) -> Iterator[None]:
    killed.start()
    try:
        yield
    finally:
        killed.over.set()
        killed.join()
        killed.end()


async def told_under_fire(
    address: str, turns: int, tables: int, several: int = 1, between: tuple[float, float] = (0.2, 1.5)
) -> Tally:
    """So many turns at so many tables, while notifiers are killed."""
    with PushService() as service:
        store = Store(address)
        await store.open()
        play = Play(store, service, tables)
        await play.set_up()
        _FORKS.set_forkserver_preload(["slet.server.notices.push", "slet.server.notices.sender", "pywebpush"])
        killed = Killing(address, (service.address,), several, between)
        listening = asyncio.create_task(play.listen())
        with killing(killed):
            rngs = [random.Random(number) for number in range(tables)]
            await asyncio.gather(
                *(play.play(table, turns // tables, rng) for table, rng in zip(play.tables, rngs, strict=True))
            )
            async with asyncio.timeout(60):  # what was noted last is still to be told
                while left := await play.outbox.overdue(now()):
                    await asyncio.sleep(0.05)
        listening.cancel()
        await store.close()
        return play.count(killed.kills, left)
