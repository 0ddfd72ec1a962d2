"""People who play at many tables of a running server, whatever happens to it, and note all that they are told.

Each keeps what they were shown, what they answered and when they heard that it counted. What may never happen is found
in two places: here, where somebody waits too long or is told two different things of one moment, and in `account.py`,
which compares what was told with what is kept.
"""

import asyncio
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

SOON = 0.2
"""Seconds until somebody who has lost the connection tries again."""
ASKED_AGAIN = 3.0
"""Seconds after which a request that did not get through is sent again."""


class Option(msgspec.Struct):
    id: str


class Ask(msgspec.Struct):
    seat: int
    options: list[Option]


class Message(msgspec.Struct):
    kind: str = msgspec.field(name="is")
    n: int = -1
    eyes: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    ask: Ask | None = None
    result: dict[str, Any] | None = None
    key: str = ""
    option: str | None = None


READ = msgspec.json.Decoder(Message)


def digest(view: bytes) -> str:
    return blake2b(view, digest_size=12).hexdigest()


@dataclass
class Reachable:
    """Since when the server can be reached again: nobody waits for a table while there is none."""

    since: float = 0.0


@dataclass
class Notes:
    """What everybody at one table was told and did."""

    id: str
    reachable: Reachable
    shown: dict[tuple[int, int], str] = field(default_factory=dict)
    """The view of a seat after so many acts."""
    sent: dict[int, set[tuple[int, str]]] = field(default_factory=dict)
    """What was answered after so many acts: by which seat, what."""
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    """Answers that somebody heard counted, by the number of the act."""
    contradictions: list[str] = field(default_factory=list)
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When somebody had answered, and how many seconds it took until somebody was asked again."""
    answered_at: float | None = None
    over: bool = False

    def hear(self, message: Message) -> None:
        if message.eyes is None:
            return
        key, told = (message.eyes, message.n), digest(bytes(message.view))
        if self.shown.setdefault(key, told) != told:
            self.contradictions.append(f"{self.id}: seat {key[0]} was shown two different things after act {key[1]}")
        if (message.ask is not None or message.result is not None) and self.answered_at is not None:
            self.waits.append((self.answered_at, self.waiting))
            self.answered_at = None
        self.over = self.over or message.result is not None

    @property
    def waiting(self) -> float:
        """Seconds since somebody has answered and nobody was asked again."""
        if self.answered_at is None or self.over:
            return 0.0
        return max(0.0, time.monotonic() - max(self.answered_at, self.reachable.since))


class Person:
    """Somebody at one table who answers anything that is allowed, after a while."""

    def __init__(self, address: str, cookie: str, notes: Notes, think: float) -> None:
        self._address = f"ws://{address}/ws/tables/{notes.id}?lang=en"
        self._cookie = cookie
        self._notes = notes
        self._think = think
        self._rng = random.Random(notes.id + cookie)
        self._chosen: dict[int, str] = {}
        """What was answered to the question after so many acts: asked again, the same is answered."""

    async def play(self) -> None:
        """Until the game is over; who loses the connection comes back."""
        while not self._notes.over:
            try:
                async with asyncio.timeout(20):
                    live = await websockets.connect(
                        self._address,
                        additional_headers={"Cookie": self._cookie},
                        max_size=None,
                        compression=None,
                        close_timeout=1,
                        ping_interval=5,
                        ping_timeout=15,
                    )
                try:
                    await self._sit(live)
                finally:
                    await live.close()
            except (OSError, TimeoutError, EOFError, websockets.WebSocketException):
                pass
            await asyncio.sleep(self._rng.uniform(SOON, 3 * SOON))

    async def _sit(self, live: ClientConnection) -> None:
        own: tuple[int, int, str] | None = None
        async for told in live:
            message = READ.decode(told)
            if message.kind == "refused" and message.key in ("server-error", "no-such-table"):
                return
            if message.kind != "update":
                continue
            self._notes.hear(message)
            if own is not None and message.n > own[0]:
                self._notes.acknowledged[own[0] + 1] = own[1:]
                own = None
            if message.result is not None:
                return
            if message.ask is None:
                continue
            n, seat = message.n, message.ask.seat
            option = self._chosen.get(n)
            if option is None:
                await asyncio.sleep(self._rng.uniform(0.5, 1.5) * self._think)
                option = self._chosen[n] = self._rng.choice(message.ask.options).id
            self._notes.sent.setdefault(n, set()).add((seat, option))
            if self._notes.answered_at is None:
                self._notes.answered_at = time.monotonic()
            own = (n, seat, option)
            await live.send(json.dumps({"do": "play", "n": n, "option": option, "seat": seat}))


class Crowd:
    """All tables, each with people; where a game ends another one begins."""

    def __init__(self, address: str, tables: int, think: float, *, clock: bool = False) -> None:
        self.address = address
        self.notes: list[Notes] = []
        self.reachable = Reachable()
        self._tables = tables
        self._think = think
        self._wanted = {"game": "wizard", "clock": {"kind": "live" if clock else "none"}}
        self._gate = asyncio.Semaphore(6)
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Set up the tables; half of them with three people, half with one among computer players."""
        self._tasks = [asyncio.create_task(self._at_a_table(n)) for n in range(self._tables)]
        while len(self.notes) < self._tables:
            await asyncio.sleep(0.2)
            for task in self._tasks:
                if task.done():
                    task.result()

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _at_a_table(self, number: int) -> None:
        while True:
            async with self._gate:
                table, cookies = await self._set_up(3 if number % 2 else 1)
            notes = Notes(table, self.reachable)
            self.notes.append(notes)
            people = [Person(self.address, cookie, notes, self._think) for cookie in cookies]
            await asyncio.gather(*[person.play() for person in people])

    async def _set_up(self, people: int) -> tuple[str, list[str]]:
        others = ["open"] * (people - 1) if people > 1 else ["computer"] * 2
        seats = [{"kind": "me"}, *[{"kind": kind} | _level(kind) for kind in others]]
        clients = [httpx.AsyncClient(base_url=f"http://{self.address}", timeout=30) for _ in range(people)]
        try:
            while True:
                # what got lost half-way is begun anew: an empty table harms nobody
                try:
                    made = await clients[0].post("/api/tables", json={**self._wanted, "seats": seats})
                    table = made.raise_for_status().json()
                    for client in clients[1:]:
                        wanted = {"invitation": table["invitation"]}
                        (await client.post(f"/api/tables/{table['id']}/seat", json=wanted)).raise_for_status()
                    if people > 1:
                        (await clients[0].post(f"/api/tables/{table['id']}/start")).raise_for_status()
                except httpx.HTTPError:
                    await asyncio.sleep(0.5)
                    continue
                return table["id"], [f"slet-player={client.cookies['slet-player']}" for client in clients]
        finally:
            for client in clients:
                await client.aclose()

    # --- what was found ----------------------------------------------------------------------------------------------

    @property
    def acknowledged(self) -> int:
        return sum(len(one.acknowledged) for one in self.notes)

    def waits(self) -> Iterator[tuple[float, float]]:
        """Those that are not over, too."""
        for one in self.notes:
            yield from one.waits
            if one.answered_at is not None and one.waiting:
                yield one.answered_at, one.waiting

    async def all_move(self, within: float) -> list[str]:
        """The tables where nobody was asked again within so many seconds, after an answer given before now or since."""
        end = time.monotonic() + within + 2 * self._think
        while time.monotonic() < end and any(one.waiting > 2 * self._think for one in self.notes):
            await asyncio.sleep(0.2)
        return [one.id for one in self.notes if one.waiting > within]


def _level(kind: str) -> dict[str, str]:
    return {"level": "random"} if kind == "computer" else {}
