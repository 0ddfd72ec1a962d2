"""The owl in a first game: beside the board, on a phone in place of the last line of the log, silent with one press."""

from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.conftest import PHONE, Server, Visit, Visitor
from browser.playing import act_by_mouse, state
from browser.tables import set_up
from support.serving import Person

COVERED = """note => [...document.querySelectorAll('.strip, [data-hand]')].some((thing) => {
  const [a, b] = [note, thing].map((one) => one.getBoundingClientRect())
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
})"""


ORDINARY = "ordinary cards 1"
"""Words from which three games follow that begin with a card of some colour in hand and another turned up."""


def owl(page: Page) -> Locator:
    return page.get_by_role("region", name="The owl says")


def open_table(ema: Visitor, server: Server, seats: str = "me computer computer", *, hints: bool = False) -> Page:
    """A table of Wizard at which Ema bids first; somebody who comes by the link takes an open seat."""
    table = set_up(ema, server, seats.split(), settings={"first_dealer": 2}, hints=hints)
    if "open" in seats:
        address = f"{server.address}/api/tables/{table}"
        ota = Person(server.address, "Ota")
        ota.join(ema.context.request.get(address).json())
        ota.close()
        assert ema.context.request.post(f"{address}/start").ok
    ema.page.goto(f"/t/{table}")
    assert state(ema.page) == "asked"
    return ema.page


def asked_for(ema: Visitor) -> int:
    return sum('"is":"coached"' in text for text in ema.received)


def test_the_owl_speaks_once_and_is_silent_where_it_is_not_wanted(visit: Visit, server: Server) -> None:
    server.seed_with(ORDINARY)
    ema = visit(lang="en")
    page = open_table(ema, server)
    expect(owl(page)).to_contain_text("One card, one question")
    assert not owl(page).evaluate(COVERED)
    expect(page.get_by_role("status").filter(has_text="The owl says: One card")).to_have_count(1)
    assert violations(page) == []
    page.reload()  # nothing has happened meanwhile
    expect(owl(page)).to_contain_text("One card, one question")

    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.locator(".coach").get_by_role("button", name="One card, one question").click()
    expect(owl(page)).to_be_visible()
    assert not owl(page).evaluate(COVERED)
    assert violations(page) == []
    owl(page).get_by_role("button", name="Got it").click()
    expect(owl(page)).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})

    act_by_mouse(page)
    state(page)
    open_table(ema, server)
    expect(owl(page)).to_contain_text("is trump in this round")
    owl(page).get_by_role("button", name="Quiet").click()
    expect(owl(page)).to_have_count(0)
    asked = asked_for(ema)
    open_table(ema, server)
    act_by_mouse(page)
    state(page)
    assert asked_for(ema) == asked
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_text("Always", exact=True).click()
    page.keyboard.press("Escape")
    expect(owl(page)).to_be_visible()


def test_among_people_the_owl_speaks_only_where_all_agreed(visit: Visit, server: Server) -> None:
    server.seed_with(ORDINARY)
    ema = visit(lang="en")
    page = open_table(ema, server, "me open computer")
    assert asked_for(ema) == 0
    expect(owl(page)).to_have_count(0)
    open_table(ema, server, "me open computer", hints=True)
    expect(owl(page)).to_contain_text("One card, one question")
