"""The page of a result: did I win, why, and once more."""

from pathlib import Path

from playwright.sync_api import ViewportSize, expect

import slet
from browser.axe import violations
from browser.conftest import PHONE, Server, Visit
from browser.tables import chosen_for, set_up_at
from slet.kernel.match import Match
from slet.kernel.record import read_record

RECORDS = Path(__file__).parent.parent / "data" / "records"
NARROW: ViewportSize = {"width": 320, "height": 640}
TOO_WIDE = """() => [...document.querySelectorAll('.result *')]
  .filter((thing) => !thing.closest('.aloud, svg') && thing.getBoundingClientRect().right > innerWidth + 1)
  .map(({ className }) => className)"""


def kept(name: str) -> Match:
    return slet.replay(read_record((RECORDS / f"{name}.json").read_bytes()))


def test_a_race_is_told_with_sources_course_and_turning_point(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE)
    page = ema.page
    table = set_up_at(ema, server, kept("carodeni/carodeni-5-second-0"), 1)
    page.goto(f"/t/{table}")
    expect(page.locator(".result h2")).to_have_text("Chyběly dva body")
    expect(page.locator(".result .lead")).to_contain_text("Jste na 2. místě z 5. K výhře chyběly 2 body.")
    aloud = page.get_by_role("table", name="Pořadí a z čeho jsou body")
    own = aloud.get_by_role("row").filter(has_text="Vy")
    assert own.locator("td").all_inner_texts() == ["2", "31", "18", "6", "8", "3", "66"]
    expect(page.locator(".row.own .name")).to_have_text("Vy")
    page.get_by_text("Nikdo nemohl podvádět").click()
    expect(page.get_by_text("Tajné semínko, odhalené teď")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(NARROW)
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("link", name="Ukázat ten okamžik").click()
    page.wait_for_url(f"**/t/{table}/replay?n=*")


def test_all_together_are_told_how_far_it_went_and_can_try_a_harder_game(visit: Visit, server: Server) -> None:
    ema = visit()
    page = ema.page
    table = set_up_at(ema, server, kept("big-book/big-book-4-kept-11"))
    page.goto(f"/t/{table}")
    expect(page.locator(".result h2")).to_have_text("The Silent Warden is out")
    expect(page.locator(".stages li")).to_have_count(6)
    expect(page.get_by_text("Two curses short")).to_be_visible()
    expect(page.get_by_role("heading", name="What broke us")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size(NARROW)
    assert page.evaluate(TOO_WIDE) == []
    page.get_by_role("button", name="Harder: medium").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    assert chosen_for(server, page.url.rsplit("/", 1)[1])["difficulty"] == 2
