"""How long one waits between two own turns: `python bench/turns.py [GAME …] [--waits 8] [--reduced]`.

One person among three computer players at their usual level, the page at usual speed. A second connection of the same
person answers at random as soon as the page asks; measured is the time from an answer after which others are asked
until the page asks again, and how much of it passed until the last computer player had answered.
"""

import argparse
import json
import random
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from load import free_port, serving
from page import GAMES, next_update
from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

SEATS = 4
LONGEST = 240.0
"""Seconds for a game, however many waits there were by then."""
ASKED = """n => {
  const { act, state } = document.querySelector('[data-act]')?.dataset ?? {}
  return Number(act) >= n && ['asked', 'looking', 'over'].includes(state)
}"""
"""Whether the page asks, or tells what happened since the last own turn."""

Wait = tuple[float, float]
"""Seconds between two own turns, and until all computer players had answered."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--waits", type=int, default=8)
    parser.add_argument("--reduced", action="store_true", help="as for those who want things to move little")
    given = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, serving(port, Path(folder)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in given.games:
            waits = waited(browser, f"127.0.0.1:{port}", game, given.waits, reduced=given.reduced)
            told = ", ".join(f"{wait:.1f} ({thought:.1f})" for wait, thought in sorted(waits))
            shown = [wait for wait, _ in waits]
            print(f"{game}: median {statistics.median(shown):.1f} s, most {max(shown):.1f} s; {told}", flush=True)
        browser.close()


def waited(browser: Browser, address: str, game: str, wanted: int, *, reduced: bool) -> list[Wait]:
    context = browser.new_context(
        base_url=f"http://{address}",
        viewport={"width": 1440, "height": 900},
        reduced_motion="reduce" if reduced else "no-preference",
    )
    page = context.new_page()
    page.goto("/")
    waits: list[Wait] = []
    end = time.monotonic() + LONGEST
    n = 0
    while len(waits) < wanted and time.monotonic() < end:
        seats = [{"kind": "me"}, *[{"kind": "computer"}] * (SEATS - 1)]
        asked = json.dumps({"game": game, "seats": seats})
        answer = context.request.post("/api/tables", data=asked, headers={"content-type": "application/json"})
        table = str(answer.json()["id"])
        page.goto(f"/t/{table}")
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in context.cookies())
        where = f"ws://{address}/ws/tables/{table}?lang=en"
        with connect(where, additional_headers={"Cookie": cookie}, max_size=None) as live:
            waits += played(page, live, random.Random(f"{game} {n}"), wanted - len(waits), end)
        n += 1
    context.close()
    return waits


def played(page: Page, live: ClientConnection, chance: random.Random, wanted: int, end: float) -> list[Wait]:
    waits: list[Wait] = []
    sent, others = None, False
    while len(waits) < wanted and time.monotonic() < end:
        update = next_update(live)
        if update["result"] is not None:
            break
        if update["ask"] is None:
            others = True
            continue
        thought = time.monotonic()
        page.wait_for_function(ASKED, arg=update["n"], timeout=120_000)
        if sent is not None and others:
            waits.append((time.monotonic() - sent, thought - sent))
        option = chance.choice(update["ask"]["options"])["id"]
        live.send(json.dumps({"do": "play", "n": update["n"], "option": option}))
        sent, others = time.monotonic(), False
    return waits


if __name__ == "__main__":
    main()
