"""A real server on a loopback port, and people who talk to it over HTTP and WebSocket."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from slet.cli.serve import listen
from slet.games import find_game
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.watching import Moment, opening
from slet.server.app import create_app
from slet.server.middleware import Middleware
from slet.server.running import configured
from slet.server.settings import Settings
from slet.server.store import ActRow, SeatRow, TableRow
from slet.server.tables import Tables
from slet.server.wire import TableInfo

T = TypeVar("T")
PATIENCE = 120.0
"""Seconds after which something that must come is taken for lost. Nothing waits that long when all is well."""

PATIENT = {
    "SLET_THINKING_SECONDS": "600",
    "SLET_REQUESTS_A_MINUTE": "1000000",
    "SLET_TABLES_AN_HOUR": "1000000",
    "SLET_OPEN_TABLES": "1000000",
    "SLET_OWN_TABLES": "1000000",
    "SLET_OPEN_SEATS": "1000000",
    "SLET_OWN_SEATS": "1000000",
    "SLET_REVIEW_WORLDS": "1",
    "SLET_REVIEW_NICENESS": "1",
}
"""Settings of a server for tests: machines that run them may be busy."""


def settings_for(folder: Path, **changed: Any) -> Settings:
    database = f"sqlite+aiosqlite:///{folder / 'slet.db'}"
    chosen = Settings(
        database=database,
        thinkers=1,
        thinking_seconds=600,
        requests_a_minute=1_000_000,
        tables_an_hour=1_000_000,
        open_tables=1_000_000,
        own_tables=1_000_000,
        open_seats=1_000_000,
        own_seats=1_000_000,
    )
    return msgspec.structs.replace(chosen, **changed)


class Served:
    """The application under uvicorn, in a thread."""

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.settings = settings
        app = create_app(settings)
        assert isinstance(app, Middleware)
        assert isinstance(app._app, Litestar)
        self._state = app._app.state
        self._listening = listen("127.0.0.1", port)
        self.port: int = self._listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = uvicorn.Server(configured(app, settings))
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert not self._failed, "the server did not start"

    def _run(self) -> None:
        self._failed = False
        try:
            asyncio.run(self._serve())
        except BaseException:
            self._failed = True
            raise
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        began = self._server.startup

        async def startup(sockets: list[socket.socket] | None = None) -> None:
            await began(sockets)
            self._ready.set()

        self._server.startup = startup  # type: ignore[method-assign]
        await self._server.serve(sockets=[self._listening])

    @property
    def tables(self) -> Tables:
        tables: Tables = self._state.tables
        return tables

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run it in the server's own loop."""
        done: Future[T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return done.result(PATIENCE)

    def now(self, work: Callable[[], T]) -> T:
        """Call it in the server's own loop."""

        async def called() -> T:
            return work()

        return self.do(called())

    def until_idle(self) -> None:
        """Wait until nothing that was asked for is still being done."""

        async def idle() -> None:
            while tasks := {task for task in self._server.server_state.tasks if task is not asyncio.current_task()}:
                await asyncio.wait(tasks)

        self.do(idle())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def person(self, name: str | None = None, language: str = "en") -> "Person":
        return Person(self.address, name, language)

    def truth(self, table_id: str) -> "Truth":
        return Truth(self, table_id)


@contextmanager
def serving(settings: Settings, port: int = 0) -> Iterator[Served]:
    served = Served(settings, port)
    try:
        yield served
    finally:
        served.stop()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str | None = None, language: str = "en") -> None:
        self.address = address
        self.language = language
        self.http = httpx.Client(base_url=address, headers={"Accept-Language": language}, timeout=PATIENCE)
        self._live: list[Live] = []
        if name is not None:
            self.put("/api/me", {"name": name})

    def get(self, path: str, expected: int = 200) -> Any:
        return _answer(self.http.get(path), expected)

    def put(self, path: str, data: Any, expected: int = 200) -> Any:
        return _answer(self.http.put(path, json=data), expected)

    def post(self, path: str, data: Any = None, expected: int | None = None) -> Any:
        made = 201 if path == "/api/tables" else 200
        answer = self.http.post(path, json=data) if data is not None else self.http.post(path)
        return _answer(answer, made if expected is None else expected)

    @property
    def cookie(self) -> str:
        if "slet-player" not in self.http.cookies:
            self.get("/api/me")
        return self.http.cookies["slet-player"]

    @property
    def id(self) -> str:
        """What the server calls the player."""
        return self.cookie.rpartition(".")[0]

    def set_up(self, game: str = "wizard", seats: str = "me computer computer", **more: Any) -> dict[str, Any]:
        """A new table. The seats in words: `me`, `open`, `computer`; computer players are quick ones."""
        made: dict[str, Any] = self.post("/api/tables", new_table(game, seats, **more))
        return made

    def join(self, table: dict[str, Any], seat: int | None = None, expected: int = 200) -> Any:
        wanted = {"invitation": table["invitation"]} | ({} if seat is None else {"seat": seat})
        return self.post(f"/api/tables/{table['id']}/seat", wanted, expected)

    def sit(self, table: dict[str, Any] | str, headers: dict[str, str] | None = None, script: str = "") -> "Live":
        """Connect to the table; `script`: as a page that has loaded it."""
        table_id = table if isinstance(table, str) else table["id"]
        live = Live(self, table_id, headers or {}, f"&script={script}" if script else "")
        self._live.append(live)
        return live

    def close(self) -> None:
        for live in self._live:
            live.close()
        self.http.close()


def new_table(game: str, seats: str, **more: Any) -> dict[str, Any]:
    wanted = [{"kind": kind, "level": "random"} if kind == "computer" else {"kind": kind} for kind in seats.split()]
    return {"game": game, "seats": wanted, **more}


def _answer(response: httpx.Response, expected: int) -> Any:
    assert response.status_code == expected, f"{response.status_code}: {response.text}"
    return response.json() if "json" in response.headers.get("content-type", "") else response.text


class Live:
    """A connection to a table: all that came, and how things stand according to it."""

    def __init__(self, person: Person, table_id: str, headers: dict[str, str], more: str) -> None:
        address = person.address.replace("http", "ws", 1)
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address}/ws/tables/{table_id}?lang={person.language}{more}",
                additional_headers={"Cookie": f"slet-player={person.cookie}", **headers},
                max_size=None,
                max_queue=None,  # who does not read for a while is not held up when closing
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
            )
        )
        self.table_id = table_id
        self.heard: list[dict[str, Any]] = []
        self.traffic: list[str] = []
        self.table: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        """The next message, taken in as a client would."""
        text = self.socket.recv(PATIENCE)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.heard.append(message)
        match message["is"]:
            case "table":
                msgspec.convert(message, TableInfo)
                self.table = message
            case "update":
                self._take_in(message)
            case "chat":
                self.chat += message["lines"]
        return message

    def _take_in(self, update: dict[str, Any]) -> None:
        change = update["log"]
        self.log |= {line["n"]: line for frame in update["frames"] for line in frame["lines"]}
        kept = {} if change["whole"] else self.log
        self.log = {n: line for n, line in kept.items() if n not in change["gone"]}
        self.log |= {line["n"]: line for line in change["lines"]}
        self.update = update

    @property
    def seats(self) -> list[int]:
        while not self.table:
            self.next()
        you: list[int] = self.table["you"]
        return you

    @property
    def events(self) -> list[Any]:
        """The log as it stands."""
        return [line["event"] for _, line in sorted(self.log.items())]

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while not wanted(message := self.next()):
            pass
        return message

    def settle(self) -> dict[str, Any]:
        """Read on until this connection is asked, or the game is over."""
        while not (self.update and (self.update["ask"] or self.update["result"])):
            self.next()
        return self.update

    def until_n(self, n: int) -> dict[str, Any]:
        """Read on until the update with that number (or a later one) has come."""
        while not self.update or self.update["n"] < n:
            self.next()
        return self.update

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def refused(self, message: Any) -> dict[str, Any]:
        """Send it; why it was refused."""
        self.send(message)
        return self.until(lambda heard: heard["is"] == "refused")

    def choose(self, option: str) -> dict[str, Any]:
        """Answer, and read on until the answer has counted."""
        n = self.update["n"]
        message = {"do": "play", "n": n, "option": option}
        self.send(message)
        while self.update["n"] <= n:
            if self.next().get("key") == "too-fast":  # nobody is as quick as a test
                self.send(message)
        return self.update

    def choose_any(self, rng: Random) -> str:
        option: str = rng.choice(self.settle()["ask"]["options"])["id"]
        self.choose(option)
        return option

    def play_on(self, rng: Random, most: int = 2_000) -> dict[str, Any]:
        """Play until the game is over."""
        for _ in range(most):
            if self.settle()["result"]:
                return self.update
            self.choose_any(rng)
        raise AssertionError("the game does not end")

    def until_closed(self) -> int:
        """Read on until the server hangs up: the code with which it did."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code

    def close(self) -> None:
        self._open.close()


def asked_among(*lives: Live) -> Live:
    """Bring all connections up to the same moment, in which one of their people is asked: that one."""
    while True:
        n = max(live.update.get("n", 0) for live in lives)
        for live in lives:
            live.until_n(n)
        if all(live.update["n"] == n for live in lives):
            for live in lives:
                if live.update["ask"]:
                    return live
            lives[0].next()


class Truth:
    """What is kept of a table, and the match as it stood after any act."""

    def __init__(self, served: Served, table_id: str) -> None:
        store = served.tables.store
        row = served.do(store.table(table_id))
        assert row is not None
        self.row: TableRow = row
        self.seats: list[SeatRow] = served.do(store.seats(table_id))
        self.acts: list[ActRow] = served.do(store.acts(table_id))

    def matches(self) -> Iterator[tuple[int, Match, list[Moment]]]:
        """The match after each act, one and the same being played on, with the moments on the way."""
        match = Match.start(find_game(self.row.game), len(self.seats), self.row.settings(), self.row.seed)
        yield 0, match, opening(match)
        for act in self.acts:
            if act.kind == "undo":
                match.undo(act.seat, force=True, answers=int(act.option or 1))
                yield act.n, match, []
            else:
                yield act.n, match, match.play(act.option, act.seat, watched=True)

    def match(self, n: int | None = None) -> Match:
        for at, match, _ in self.matches():
            if at == (len(self.acts) if n is None else n):
                return match
        raise AssertionError("there are not so many acts")


class Process:
    """`slet serve` as people start it, on a port that is free unless another one is asked for."""

    def __init__(self, database: Path, *arguments: str, **settings: str) -> None:
        environment = (
            {**os.environ, "SLET_DATABASE_URL": f"sqlite:///{database}", "LC_ALL": "C.UTF-8"} | PATIENT | settings
        )
        chosen = arguments or ("--port", "0")
        command = [sys.executable, "-u", "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--no-browser", *chosen]
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert self._process.stdout is not None
        self.said = ""
        self.address = ""
        while not self.address and (line := self._process.stdout.readline()):
            self.said += line
            found = re.search(r"http\S+", line)
            self.address = found[0] if found else ""

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._process.kill()
        self._process.communicate(timeout=PATIENCE)

    def wait(self) -> tuple[int, str]:
        """Until it has ended by itself: the exit code, and all that it has said."""
        said, _ = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, self.said + said

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        self._process.send_signal(how)
        return self.wait()


def plain(value: object) -> Any:
    return msgspec.json.decode(to_json(value))
