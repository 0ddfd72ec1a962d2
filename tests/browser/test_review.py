"""Looking back at a finished game in the browser: by keys and by ears, and on a phone."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import slet
from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.tables import set_up, set_up_at
from slet.kernel.record import read_record

RECORDS = Path(__file__).parent.parent / "data" / "records"


def finished(visitor: Visitor, server: Server, game: str) -> str:
    """The table of the shortest game of several that is kept, as if the visitor had played it."""
    records = [read_record(file.read_bytes()) for file in sorted((RECORDS / game).glob("*.json"))]
    together = game == "big-book"
    fits = [one for one in records if one.seats > 1 and one.outcome is not None and one.outcome.together == together]
    return set_up_at(visitor, server, slet.replay(min(fits, key=lambda one: len(one.answers))))


def shown(page: Page) -> None:
    expect(page.locator(".review[data-state=done]")).to_be_visible()


def widened(page: Page) -> int:
    """By how much the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def test_a_review_is_opened_from_the_result_and_walked_through_by_keys(visit: Visit, server: Server) -> None:
    ema = visit("/", lang="en", size=LAPTOP)
    page = ema.page
    table = finished(ema, server, "wandering-towers")
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Review").press("Enter")
    shown(page)
    assert violations(page) == []
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+, your chance \d+ per cent"))
    last = slider.get_attribute("aria-valuemax")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", last or "")
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator("path.diamond.now")).to_have_count(1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("turning point$"))
    sums = page.get_by_role("table").first
    expect(sums.get_by_role("columnheader")).to_have_text(["Luck", "Skill"])
    expect(sums.get_by_role("cell").filter(has_text=re.compile(r"^\s*[+−]?\d+\s*$"))).to_have_count(
        2 * sums.get_by_role("rowheader").count()
    )
    page.get_by_text("All of the sum").click()
    for row in page.locator("table.sum tbody tr").all():
        start, *parts, end = [int(cell.replace("−", "-")) for cell in row.get_by_role("cell").all_inner_texts()]
        assert abs(start + sum(parts) - end) <= 3  # each was rounded
    page.get_by_text("All decisions as a list").click()
    facts = page.get_by_role("button", name=re.compile(r"^Move \d+$"))
    facts.nth(1).press("Enter")
    expect(slider).to_have_attribute("aria-valuenow", re.sub(r"\D", "", facts.nth(1).inner_text()))
    assert violations(page) == []
    page.get_by_label("How things really lay").check()
    expect(page.get_by_text(re.compile(r"^By how things really lay: \d+ %")).first).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Review").click()
    shown(page)


def test_a_review_of_all_together_is_read_on_a_phone_and_one_too_early_is_refused(visit: Visit, server: Server) -> None:
    ema = visit("/", lang="cs", size=PHONE, theme="light")
    page = ema.page
    table = finished(ema, server, "big-book")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("link", name="Rozbor")).to_be_visible()
    page.goto("/games")
    page.get_by_role("link", name=re.compile("^Rozbor")).click()
    shown(page)
    assert violations(page) == []
    expect(page.get_by_role("heading", name="Šance vyhrát společně")).to_be_visible()
    expect(page.locator("path.line.own")).to_have_count(1)
    assert page.locator("path.line").count() == 1
    assert widened(page) <= 0
    page.set_viewport_size({"width": 320, "height": 640})
    assert widened(page) <= 0
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}/review")
    expect(page.get_by_text("Tahle hra ještě neskončila").first).to_be_visible()
    # The browser tells of each refusal, too.
    ema.was_refused()
