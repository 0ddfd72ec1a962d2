"""A real server and a real browser for the tests in this folder.

They take a Chromium or Chrome that is on the machine, or Playwright's own. Where there is none they are skipped, which
is said loudly at the end; with SLET_TESTS_NEED_SERVICES=1 that is a failure.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    WebSocket,
    expect,
    sync_playwright,
)
from playwright.sync_api import (
    TimeoutError as PlaywrightTimeoutError,
)

from support.serving import PATIENT

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1440, "height": 900}
PATIENCE = 120_000
"""Milliseconds until something that should be on the page is missed: machines that run tests may be busy."""
KNOWS_ALL = """localStorage.getItem('slet.company') ?? localStorage.setItem('slet.company', JSON.stringify(
  { met: ['wizard', 'wandering-towers', 'the-witches', 'carodeni', 'big-book'] }))"""
"""On this device somebody has been asked of every game whether they know it."""
NUDGES = 12
"""So many times who rests the mouse on a thing and sees no note moves it off and on again."""
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser is another program with a time of its own: what fails here is tried once more. That it was is told at
    the end of the run (RERUN), and is to be looked into.
    """
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here):
            item.add_marker(pytest.mark.flaky(reruns=1))


def find_browser(playwright: Playwright) -> str | None:
    """A Chromium or Chrome to drive; the one without windows of its own costs a third less."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"):
        if found := shutil.which(name):
            return found
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file of tests: while it is open, an event loop runs in this thread, where others want their own."""
    with sync_playwright() as playwright:
        found = find_browser(playwright)
        if found is None:
            reason = "NO BROWSER: install Chromium or Chrome, or run `playwright install chromium`"
            if os.environ.get("SLET_TESTS_NEED_SERVICES"):
                pytest.fail(reason)
            pytest.skip(reason)
        quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
        started = playwright.chromium.launch(executable_path=found, args=quiet)
        yield started
        started.close()


class Server:
    """A `slet serve` of its own, which can be killed and started again. Its games follow from the words it is given."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "slet.db"
        self._words = folder / "words.txt"
        self._words.touch()
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def seed_with(self, words: str) -> None:
        self._words.write_text(words, encoding="utf-8")

    def start(self) -> None:
        """On a port that is free; when it is started again, on the same."""
        environment = {
            **os.environ,
            **PATIENT,
            "SLET_DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "SLET_SEED_FILE": str(self._words),
        }
        port = self.address.rpartition(":")[2] or "0"
        command = ["-u", "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--port", port, "--no-browser"]
        self._process = subprocess.Popen([sys.executable, *command], env=environment, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := re.search(r"http\S+", line):
                self.address = found[0]
                break
        httpx.get(f"{self.address}/api/games", timeout=PATIENCE / 1000)  # who comes early waits until it is awake

    def kill(self) -> None:
        """As if the power had failed."""
        assert self._process is not None
        self._process.kill()
        self._process.communicate()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=PATIENCE / 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def words_of(test: pytest.Item) -> str:
    """From what all games of a test follow: its name, so that what fails once fails again."""
    return f"{test.path.stem}::{test.name}"


@pytest.fixture(autouse=True)
def _same_games_each_time(request: pytest.FixtureRequest) -> None:
    if "server" in request.fixturenames:
        request.getfixturevalue("server").seed_with(words_of(request.node))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails names the seed of its games."""
    report = yield
    if report.failed and "server" in getattr(item, "fixturenames", ()):
        report.sections.append(("seed", f"SLET_SEED_FILE with the words {words_of(item)!r}"))
    return report


FOREIGN = (
    "Service Worker registration blocked by Playwright",
    "WebSocket is closed before the connection is established",
)
"""What a browser says of itself: the second when somebody goes on before a page they came to was connected."""
REPORTS = ("Failed to load resource", "WebSocket connection to")


@dataclass
class Visitor:
    """Somebody with a browser: their page, and all that the server has sent to it."""

    page: Page
    context: BrowserContext
    received: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    _refused: bool = False

    def was_refused(self) -> None:
        """The browser itself reports each request that was refused or that nobody answered, sooner or later: here that
        is no trouble.
        """
        self._refused = True

    @property
    def unexpected(self) -> list[str]:
        """The troubles that nobody has foreseen."""
        return [trouble for trouble in self.troubles if not (self._refused and trouble.startswith(REPORTS))]

    def listen(self) -> None:
        self.page.on("websocket", self._websocket)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def note_of(self, thing: Locator) -> Locator:
        """The note of a thing on which the mouse rests. Who sees none moves the mouse a little, as anybody would."""
        note = self.page.get_by_role("tooltip")
        for _ in range(NUDGES):
            thing.hover()
            try:
                note.wait_for(state="visible", timeout=PATIENCE / NUDGES)
                break
            except PlaywrightTimeoutError:
                self.page.mouse.move(0, 0)
        expect(note).to_be_visible()
        return note

    def _websocket(self, live: WebSocket) -> None:
        live.on("framereceived", lambda frame: self.received.append(_text(frame)))

    def _console(self, message: ConsoleMessage) -> None:
        ours = not any(words in message.text for words in FOREIGN)
        if message.type in ("error", "warning") and ours:
            self.troubles.append(message.text)


def _text(frame: Any) -> str:
    return frame if isinstance(frame, str) else bytes(frame).decode()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser of one's own: `visit(lang="cs", theme="light", size=PHONE)`. Nothing may go wrong on any page.

    A newcomer is asked before the first game whether they know it; others have been asked already.
    """
    visitors: list[Visitor] = []

    def visit(
        path: str = "/",
        *,
        lang: str = "en",
        theme: str = "dark",
        size: dict[str, int] = LAPTOP,
        touch: bool = False,
        speed: float = 0,
        newcomer: bool = False,
        worker: bool = False,
    ) -> Visitor:
        context = browser.new_context(
            base_url=server.address,
            locale={"en": "en-GB", "cs": "cs-CZ"}[lang],
            color_scheme="light" if theme == "light" else "dark",
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=touch,
            reduced_motion="no-preference" if speed else "reduce",
            # Where it is at work, tests would not see all that a page asks for.
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.setItem('slet.speed', '{speed}')")  # 0: all is shown at once
        if not newcomer:
            context.add_init_script(KNOWS_ALL)
        visitor = Visitor(context.new_page(), context)
        visitor.listen()
        visitors.append(visitor)
        visitor.page.goto(path)
        return visitor

    yield visit
    for visitor in visitors:
        visitor.context.close()
        assert not visitor.unexpected
