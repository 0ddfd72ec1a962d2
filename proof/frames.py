"""Sends frames that have grown from valid ones, and requests likewise: `python proof/frames.py --frames 100000`.

People who sit at tables of all games, and some who only look on or were muted, send what a client sends with something
changed: values, types, fields, bytes, numbers of acts, seats and options of others. The server may answer whatever it
likes but "something went wrong here"; it logs no error; nobody is shown another seat's view; and whatever is kept of a
game was sent, well-formed, by whoever sits there.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import websockets
from account import account
from crowd import READ, Message, Notes, Reachable
from servers import Server

GAMES = ("wizard", "wandering-towers", "the-witches", "carodeni", "big-book")
A_SECOND = 40
"""Frames of one connection: what comes faster is refused for that alone."""
LAST = "the last one"
"""The option of the frame after which nothing more is sent: when that is answered, all before it were read."""
PATIENCE = 180
REQUESTS = 10
"""Of so many frames one is a request."""

ODD: list[Any] = [None, True, -1, 0, 1, 2**31, 2**63, 10**400, 0.5, 1e308]
ODD += ["", " ", "0", "null", "⟦seat:0¦x⟧", "\x00", "\u202e", "%s%n", "a" * 500, "\U0001f600" * 30]
ODD += ["../../etc/passwd", "'; DROP TABLE acts; --", "{}", [], {}, [[]], {"do": "play"}, ["play"]]


def changed(frame: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> str | bytes:
    """The frame with something else in it."""
    frame = json.loads(json.dumps(frame))
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2))):
        rng.choice(WAYS)(frame, others, rng)
    text = json.dumps(frame, ensure_ascii=rng.random() < 0.5)
    data = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.08:
        data = _bytes_changed(bytearray(data), rng)
        return data if rng.random() < 0.5 else data.decode("utf-8", "replace")
    return data if rng.random() < 0.1 else data.decode("utf-8", "replace")


def _other_value(frame: dict[str, Any], _others: list[dict[str, Any]], rng: random.Random) -> None:
    if frame:
        frame[rng.choice(sorted(frame))] = rng.choice(ODD)


def _without(frame: dict[str, Any], _others: list[dict[str, Any]], rng: random.Random) -> None:
    if frame:
        del frame[rng.choice(sorted(frame))]


def _more(frame: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> None:
    other = rng.choice(others)
    name = rng.choice([*other, "eyes", "player", "host", "force", "moves"])
    frame[name] = other.get(name, rng.choice(ODD))


def _of_another(frame: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> None:
    """A value that is right somewhere else: another's option, seat, number."""
    name = rng.choice(sorted(frame)) if frame else "n"
    found = [other[name] for other in others if name in other]
    if found:
        frame[name] = rng.choice(found)


def _close_by(frame: dict[str, Any], _others: list[dict[str, Any]], rng: random.Random) -> None:
    name = rng.choice(("n", "seat"))
    if isinstance(frame.get(name), int):
        frame[name] += rng.choice((-2, -1, 1, 2))
    else:
        frame[name] = rng.randrange(6)


def _letters(frame: dict[str, Any], _others: list[dict[str, Any]], rng: random.Random) -> None:
    for name, value in frame.items():
        if isinstance(value, str) and value and rng.random() < 0.5:
            at = rng.randrange(len(value))
            frame[name] = value[:at] + rng.choice(':,-_0Zž\n\\"') + value[at + rng.randrange(2) :]


Way = Callable[[dict[str, Any], list[dict[str, Any]], random.Random], None]
WAYS: tuple[Way, ...] = (_other_value, _without, _more, _of_another, _of_another, _close_by, _letters)


def _bytes_changed(data: bytearray, rng: random.Random) -> bytes:
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(4):
            case 0:
                del data[at : at + rng.randrange(8)]
            case 1:
                data[at:at] = rng.randbytes(rng.randrange(1, 6))
            case 2:
                data[at:at] = data[: rng.randrange(len(data) + 1)]
            case _:
                data[at : at + 1] = bytes([rng.randrange(256)])
    return bytes(data)


class Attack:
    """All that is sent, and what was answered."""

    def __init__(self, server: Server, wanted: int, seed: int) -> None:
        self.server = server
        self.wanted = wanted
        self.rng = random.Random(seed)
        self.sent = 0
        self.requests = 0
        self.answers: Counter[str] = Counter()
        self.unread = 0
        """Connections that broke off before all that was sent by them was read."""
        self.faults: list[str] = []
        self.notes: list[Notes] = []
        self.valid: list[dict[str, Any]] = [{"do": "say", "text": "hello"}]
        """Frames that were right somewhere, the latest."""

    @property
    def enough(self) -> bool:
        return self.sent >= self.wanted

    def learn(self, frame: dict[str, Any]) -> None:
        self.valid = [*self.valid[-300:], frame]


class Person:
    """Somebody with a connection to one table, who may sit there."""

    def __init__(self, attack: Attack, notes: Notes, cookie: str, seats: list[int]) -> None:
        self._attack = attack
        self._notes = notes
        self.table = notes.id
        self.cookie = cookie
        self._seats = seats
        self._last: Message | None = None
        self._all_read = asyncio.Event()
        self._raw: dict[str, Any] = {}

    async def go_on(self) -> None:
        while not self._attack.enough and not self._notes.over:
            try:
                address = f"ws://{self._attack.server.address}/ws/tables/{self._notes.id}?lang=cs"
                async with websockets.connect(
                    address,
                    additional_headers={"Cookie": self.cookie},
                    max_size=None,
                    compression=None,
                    ping_interval=None,
                    open_timeout=PATIENCE,
                ) as live:
                    reading = asyncio.create_task(self._read(live))
                    try:
                        await self._write(live)
                    finally:
                        reading.cancel()
                        await asyncio.gather(reading, return_exceptions=True)
            except (OSError, TimeoutError, EOFError, websockets.WebSocketException):
                self._attack.unread += 1
                await asyncio.sleep(0.2)

    async def _read(self, live: Any) -> None:
        async for told in live:
            message = READ.decode(told)
            if message.kind == "refused":
                if message.option == LAST:
                    self._all_read.set()
                self._attack.answers[message.key] += 1
                if message.key == "server-error":
                    self._attack.faults.append(f"{self._notes.id}: a frame broke the server")
            elif message.kind == "update":
                self._attack.answers["update"] += 1
                if message.eyes is not None and message.eyes not in self._seats:
                    self._attack.faults.append(f"{self._notes.id}: {self._seats} sees with the eyes of {message.eyes}")
                if message.eyes is None and self._seats:
                    self._attack.faults.append(f"{self._notes.id}: {self._seats} is shown nothing")
                self._notes.hear(message)
                self._last = message

    async def _write(self, live: Any) -> None:
        rng = self._attack.rng
        while not self._attack.enough and not self._notes.over:
            frame = self._right(rng)
            self._attack.learn(frame)
            data = changed(frame, self._attack.valid, rng)
            self._remember(data)
            await live.send(data)
            self._attack.sent += 1
            await asyncio.sleep(1 / A_SECOND)
        await live.send(json.dumps({"do": "why-not", "option": LAST}))
        async with asyncio.timeout(PATIENCE):
            await self._all_read.wait()

    def _right(self, rng: random.Random) -> dict[str, Any]:
        """What a client might send now."""
        n, ask = (self._last.n, self._last.ask) if self._last else (0, None)
        option = rng.choice(ask.options).id if ask else str(rng.choice(self._attack.valid).get("option", "x"))
        if ask and rng.random() < 0.4:
            return {"do": "play", "n": n, "option": option, "seat": ask.seat}
        return rng.choice(
            [
                {"do": "play", "n": n, "option": option},
                {"do": "why-not", "option": option},
                {"do": "hint", "n": n},
                {"do": "coach", "n": n},
                {"do": "undo", "n": n},
                {"do": "agree", "yes": rng.random() < 0.3},
                {"do": "say", "text": "ahoj"},
                {"do": "ping", "at": option},
            ]
        )

    def _remember(self, data: str | bytes) -> None:
        """A frame that is a well-formed answer for an own seat may count."""
        try:
            frame = json.loads(data)
        except (ValueError, RecursionError):
            return
        if not isinstance(frame, dict) or frame.get("do") != "play" or set(frame) - {"do", "n", "option", "seat"}:
            return
        n, option, seat = frame.get("n"), frame.get("option"), frame.get("seat")
        if type(n) is not int and not (isinstance(n, float) and n.is_integer()):
            return
        for own in self._seats if seat is None else [one for one in self._seats if one == seat]:
            self._notes.sent.setdefault(int(n), set()).add((own, str(option)))


async def table_of(attack: Attack, game: str) -> list[Person]:
    """Two who sit there, one who looks on, and one who is not to talk."""
    base = f"http://{attack.server.address}"
    clients = [httpx.AsyncClient(base_url=base, timeout=60) for _ in range(4)]
    try:
        seats = [{"kind": "me"}, {"kind": "open"}, *([{"kind": "me"}] if game == "wizard" else [])]
        wanted = {"game": game, "seats": seats, "hints": True}
        table = (await clients[0].post("/api/tables", json=wanted)).raise_for_status().json()
        at = f"/api/tables/{table['id']}"
        (await clients[1].post(f"{at}/seat", json={"invitation": table["invitation"]})).raise_for_status()
        (await clients[0].post(f"{at}/start")).raise_for_status()
        for client in clients[2:]:
            await client.get("/api/me")
        notes = Notes(table["id"], Reachable())
        attack.notes.append(notes)
        own = [table["you"], [1], [], []]
        cookies = [f"slet-player={client.cookies['slet-player']}" for client in clients]
        return [Person(attack, notes, cookie, list(you)) for cookie, you in zip(cookies, own, strict=True)]
    finally:
        for client in clients:
            await client.aclose()


async def at_a_table(attack: Attack, game: str) -> None:
    while not attack.enough:
        people = await table_of(attack, game)
        asking = [asyncio.create_task(ask(attack, people[0].table, one.cookie)) for one in people[1:]]
        await asyncio.gather(*[person.go_on() for person in people])
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)


async def ask(attack: Attack, table: str, cookie: str) -> None:
    """Requests by somebody who is not the host, grown from valid ones."""
    rng, at = attack.rng, f"/api/tables/{table}"
    right: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/tables", {"game": "carodeni", "seats": [{"kind": "me"}, {"kind": "computer", "level": "x"}]}),
        ("PUT", "/api/me", {"name": "Ota"}),
        ("POST", f"{at}/seat", {"invitation": "x", "seat": 1}),
        ("POST", f"{at}/start", {}),
        ("POST", f"{at}/rematch", {"level": "novice"}),
        ("POST", f"{at}/branch", {"moment": 1, "seat": 0}),
        ("GET", f"{at}/people", {}),
        ("PUT", f"{at}/people/00", {"muted": True, "removed": True}),
        ("GET", f"{at}/moments?eyes=0&first=0&count=5", {}),
        ("GET", f"{at}/record", {}),
        ("POST", f"{at}/review?since=0", {}),
        ("POST", "/api/games/wizard/settings", {"seats": 4, "chosen": {}}),
        ("POST", "/api/lessons/wizard/1", {"answers": ["x"]}),
        ("POST", "/api/puzzles/wizard/1", {"answers": ["x"]}),
    ]
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=f"http://{attack.server.address}", headers=headers, timeout=60) as client:
        while not attack.enough:
            await asyncio.sleep(REQUESTS / A_SECOND)
            way, path, body = rng.choice(right)
            data = changed(body, [one for _, _, one in right if one], rng) if body else b""
            content = data if isinstance(data, bytes) else data.encode("utf-8", "replace")
            try:
                answer = await client.request(way, path, content=content)
            except httpx.HTTPError:
                continue
            attack.requests += 1
            attack.answers[f"HTTP {answer.status_code}"] += 1
            if answer.status_code >= 500:
                attack.faults.append(f"{way} {path} {content[:200]!r}: {answer.status_code}")
            if path.endswith(("/people", "/people/00")) and answer.status_code not in (400, 403, 404):
                attack.faults.append(f"{way} {path}: {answer.status_code} to somebody who is not the host")


async def run(args: argparse.Namespace, server: Server) -> Attack:
    attack = Attack(server, args.frames, args.seed)
    tables = [asyncio.create_task(at_a_table(attack, game)) for _ in range(args.tables) for game in GAMES]
    end = time.monotonic() + args.minutes * 60
    while not attack.enough and time.monotonic() < end:
        await asyncio.sleep(1)
        for task in tables:
            if task.done() and not attack.enough:
                task.result()
    attack.wanted = 0
    await asyncio.gather(*tables, return_exceptions=True)
    return attack


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=6, help="tables of each game at a time")
    parser.add_argument("--minutes", type=float, default=30.0, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/slet.db", Path(folder) / "log.txt", port=args.port)
        server.start()
        try:
            attack = asyncio.run(run(args, server))
            found = asyncio.run(account(server.database, attack.notes))
        finally:
            server.stop()
        errors = server.errors()
    faults = [*attack.faults, *found.faults, *errors]
    print(f"{attack.sent} frames and {attack.requests} requests at {len(attack.notes)} tables, {found.acts} acts kept")
    print(f"{found.shown} views told to those who sit there, held against what is kept")
    print("answers:", ", ".join(f"{key} {count}" for key, count in attack.answers.most_common(30)))
    print(f"{attack.unread} connections broke off before all was read; {len(faults)} faults")
    for fault in faults[:40]:
        print("  ", fault)
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
