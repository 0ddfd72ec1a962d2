"""What the page weighs: `python bench/page.py [GAME …]`.

For each game how much a first visit fetches over the wire – the first page, then a table with its board – and how much
memory the page holds after the first round and after a whole game, once what is no longer used has been collected. A
second connection of the same person answers at random; the page shows it, as if the person had two windows open.
"""

import argparse
import json
import random
import shutil
import tempfile
import time
from pathlib import Path
from typing import Any

from load import free_port, serving
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

from slet.server.limits import A_SECOND

SEATS = 4
GAMES = ("wizard", "wandering-towers", "the-witches", "carodeni", "big-book")
BREATH = 1 / A_SECOND
"""Seconds after each answer: who sends more than so many a second is refused."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, serving(port, Path(folder)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in given.games:
            print(f"{game}: {weighed(browser, f'127.0.0.1:{port}', game)}", flush=True)
        browser.close()


def weighed(browser: Browser, address: str, game: str) -> str:
    context = browser.new_context(base_url=f"http://{address}", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('slet.speed', '0')")
    page = context.new_page()
    browsing = context.new_cdp_session(page)
    fetched = [0]
    browsing.send("Network.enable")
    browsing.on("Network.loadingFinished", lambda event: fetched.append(int(event["encodedDataLength"])))
    page.goto("/", wait_until="networkidle")
    home = sum(fetched)
    table = set_up(context, game)
    page.goto(f"/t/{table}", wait_until="networkidle")
    page.wait_for_selector("[data-act]")
    first = sum(fetched)
    begun, ended, answers = memory_of_a_game(context, page, browsing, address, table)
    context.close()
    return (
        f"first page {home / 1000:.0f} kB, with a table {first / 1000:.0f} kB; memory {begun:.1f} MB after the first"
        f" round, {ended:.1f} MB after the whole game of {answers} answers, {ended / begun:.2f} times"
    )


def set_up(context: BrowserContext, game: str) -> str:
    computer = {"kind": "computer", "level": "random"}
    wanted = {"game": game, "seats": [{"kind": "me"}, *[computer] * (SEATS - 1)], "settings": {}}
    answer = context.request.post("/api/tables", data=json.dumps(wanted), headers={"content-type": "application/json"})
    return str(answer.json()["id"])


def memory_of_a_game(
    context: BrowserContext, page: Page, browsing: CDPSession, address: str, table: str
) -> tuple[float, float, int]:
    """Megabytes after the first round and after the last, and how many answers there were."""
    chance = random.Random(table)
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
    begun, asked = 0.0, set[int]()
    where = f"ws://{address}/ws/tables/{table}?lang=en"
    with connect(where, additional_headers={"Cookie": cookie}, max_size=None) as live:
        while True:
            update = next_update(live)
            asked |= set(update["asked"])
            if update["result"] is not None:
                page.wait_for_selector("[data-state=over]")
                return begun, heap(browsing), update["n"]
            if update["ask"] is None:
                continue
            if not begun and len(asked) == SEATS:
                begun = heap(browsing)
            option = chance.choice(update["ask"]["options"])["id"]
            live.send(json.dumps({"do": "play", "n": update["n"], "option": option, "seat": update["ask"]["seat"]}))
            time.sleep(BREATH)


def next_update(live: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(live.recv())
        if message["is"] == "update":
            return message
        if message["is"] == "refused":
            raise RuntimeError(message["text"])  # nothing would ever come


def heap(browsing: CDPSession) -> float:
    browsing.send("HeapProfiler.collectGarbage")
    return float(browsing.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


if __name__ == "__main__":
    main()
