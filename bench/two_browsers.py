"""From a click to the move shown in another browser on the same machine: `python bench/two_browsers.py`.

Two people play Wizard with a computer player, each in a Chromium page of their own, on a `slet serve` of this machine.
The clock starts when the button is pressed in one page and stops when the other page has drawn the next act.
"""

import argparse
import json
import shutil
import statistics
import tempfile
from itertools import islice
from pathlib import Path

from load import free_port, serving
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

NOW = "performance.timeOrigin + performance.now()"
WATCH = f"""() => {{
  window.drawn = {{}}
  const look = () => {{
    const act = document.querySelector('[data-act]')?.dataset.act
    if (act && !(act in window.drawn)) requestAnimationFrame(() => (window.drawn[act] ??= {NOW}))
  }}
  new MutationObserver(look).observe(document.body, {{ subtree: true, childList: true, attributes: true }})
  look()
}}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=60)
    wanted = parser.parse_args().moves
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, serving(port, Path(folder)), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        pages = sit_down(browser, f"http://127.0.0.1:{port}")
        tries = (one_move(pages) for _ in range(100 * wanted))
        times = list(islice((took for took in tries if took is not None), wanted))
        cuts = statistics.quantiles(times, n=20)
        print(f"{len(times)} moves: median {statistics.median(times):.1f} ms, p95 {cuts[18]:.1f} ms")
        browser.close()


def sit_down(browser: Browser, address: str) -> list[Page]:
    """Two people at one table, in the list that any game has: a press of a button there is one answer."""
    host, guest = (browser.new_context(base_url=address, reduced_motion="reduce") for _ in range(2))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "computer"}]
    table = post(host, "/api/tables", {"game": "wizard", "seats": seats})
    post(guest, f"/api/tables/{table['id']}/seat", {"invitation": table["invitation"]})
    post(host, f"/api/tables/{table['id']}/start", {})
    pages = []
    for context in (host, guest):
        context.add_init_script("localStorage.setItem('slet.speed', '0'); localStorage.setItem('slet.list', 'yes')")
        page = context.new_page()
        page.goto(f"/t/{table['id']}")
        page.wait_for_selector("[data-act]")
        page.evaluate(WATCH)
        pages.append(page)
    return pages


def post(context: BrowserContext, path: str, data: object) -> dict[str, str]:
    answer = context.request.post(path, data=json.dumps(data), headers={"content-type": "application/json"})
    found: dict[str, str] = answer.json()
    return found


def one_move(pages: list[Page]) -> float | None:
    """Milliseconds until the other page shows what was clicked in this one; None where nobody of the two was asked."""
    for mover, other in (pages, pages[::-1]):
        if mover.locator("[data-state=asked] [data-number='1']").count():
            act = int(mover.locator("[data-act]").get_attribute("data-act") or 0)
            press = f"""() => {{ const at = {NOW}; document.querySelector("[data-number='1']").click(); return at }}"""
            pressed = mover.evaluate(press)
            other.wait_for_function(f"() => window.drawn['{act + 1}'] !== undefined")
            shown = other.evaluate(f"() => window.drawn['{act + 1}']")
            return float(shown) - float(pressed)
    pages[0].wait_for_timeout(20)
    return None


if __name__ == "__main__":
    main()
