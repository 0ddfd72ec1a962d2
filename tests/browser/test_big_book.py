"""The Big Book of Madness in the browser: whole games through its board, and pointing at things for each other."""

from random import Random

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import PHONE, Server, Visit
from browser.playing import state
from browser.playing_book import act_by_keys, act_by_pointer
from browser.tables import record_of, set_up
from support.traffic import leaks

HARD = {"difficulty": 3, "mode": "nightmare"}
"""The stack of Madness is soon empty: the game is lost in the third or fourth of six rounds."""


def test_a_whole_game_with_a_finger_on_a_phone(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    page, rng = ema.page, Random(3)
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], game='big-book', settings=HARD)}")
    state(page)
    assert violations(page) == [], "while the magicians are chosen"
    while state(page) != "over":
        act_by_pointer(page, rng, finger=True)
    assert violations(page) == [], "at the end"
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_with_closed_hands_by_mouse(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", theme="dark")
    page, rng = ema.page, Random(5)
    options = {**HARD, "open_hands": False}
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'], game='big-book', settings=options)}")
    paid = acted = 0
    while state(page) != "over":
        if not paid and page.get_by_text("Still missing").count():
            paid = 1
            assert violations(page) == [], "while a price is paid"
        if not acted and page.get_by_text("What do you do?").count():
            acted = 1
            assert violations(page) == [], "in the own turn"
            why_not(page)
        act_by_pointer(page, rng)
    assert paid
    assert acted
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def why_not(page: Page) -> None:
    """Ask why a card of the supply cannot be taken: there is always one that is too dear at first."""
    page.locator("[data-at^='supply/']:not(.ready)").first.click()
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_text("Missing:")).to_be_visible()
    expect(page.get_by_role("button", name="BB-57")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_whole_game_by_keys_alone(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="dark")
    page, rng = jan.page, Random(7)
    page.goto(f"/t/{set_up(jan, server, ['me', 'computer'], game='big-book', settings=HARD)}")
    while state(page) != "over":
        act_by_keys(page, rng)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(jan.received, record_of(jan, server), 0) == []


def test_one_person_plays_all_five_seats(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", size=PHONE, touch=True)
    page, rng = ema.page, Random(9)
    options = {"magicians": "draw", "open_hands": False}
    page.goto(f"/t/{set_up(ema, server, ['me'] * 5, game='big-book', settings=options)}")
    own = set()
    for _ in range(40):
        state(page)
        own.add(str(page.locator("[data-hand]").last.get_attribute("data-hand")))
        act_by_pointer(page, rng, finger=True)
    assert len(own) > 2, "the hand of whoever is asked lies open"


def test_a_suggestion_to_a_team_mate_is_seen_by_all(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    options = {"magicians": "draw", "start_player": 0}  # so that nothing is asked of Jan, who only suggests
    table = set_up(ema, server, ["me", "open"], game="big-book", settings=options)
    ema.page.goto(f"/t/{table}")
    link = ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"]
    jan = visit(link.removeprefix(server.address), lang="cs", theme="light", size=PHONE, touch=True)
    sit = jan.page.get_by_role("button", name="Přisednout")
    sit.click()
    expect(sit).to_be_hidden()  # seated before the game begins
    ema.page.get_by_role("button", name="Start the game").click()
    card = "[data-at='supply/fire-2']"
    jan.page.get_by_role("tab", name="Zásoba").click()
    expect(jan.page.locator(card)).to_be_visible()
    ema.page.get_by_role("button", name="Point", exact=True).click()
    ema.page.locator(card).click()
    for page in (ema.page, jan.page):
        expect(page.locator(f"{card} .bubble")).to_be_visible()
    jan.page.get_by_role("button", name="Ukázat", exact=True).tap()
    jan.page.locator("[data-at=stack]").tap()
    expect(ema.page.locator("[data-at=stack] .bubble")).to_be_visible()
