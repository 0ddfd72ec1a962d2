"""Puzzles in the browser: tried in vain, solved, given up; by keys and ears as well."""

import re

import httpx
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import state
from slet.learn import find_puzzle, puzzles, shown

WIZARD_1 = puzzles("wizard")[0]


def test_a_puzzle_is_solved_by_keys_alone_after_a_wrong_try(visit: Visit) -> None:
    ema = visit("/learn", lang="en", size=LAPTOP)
    page = ema.page
    page.get_by_role("link", name="All puzzles").press("Enter")
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    page.get_by_role("radio", name="Wizard").press("Space")
    assert violations(page) == []
    page.get_by_role("link", name=WIZARD_1.title["en"]).press("Enter")
    owl = page.get_by_role("complementary").get_by_role("status")
    expect(owl).to_have_text(WIZARD_1.question["en"])
    state(page)
    assert violations(page) == []
    page.locator("[data-hand='jester-1']").press("Enter")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    expect(page.locator("[data-hand='jester-1']")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-hand='jester-1']")).to_be_visible()  # the position has come back
    expect(owl).to_have_text(WIZARD_1.question["en"])
    state(page)
    page.locator("[data-hand='blue-9']").press("Enter")
    expect(owl).to_have_text(f"{WIZARD_1.answer['en']} {WIZARD_1.why['en']}")
    expect(page.get_by_text("Solved!").first).to_be_visible()
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(owl).to_have_text(puzzles("wizard")[1].question["en"])
    page.get_by_role("link", name="All puzzles").press("Enter")
    expect(page.get_by_role("link", name=f"{WIZARD_1.title['en']} solved")).to_be_visible()
    expect(page.get_by_text("from 1 puzzle", exact=True)).to_be_visible()


def test_what_the_owl_says_stays_in_reach_beside_the_sheet_of_an_attempt(visit: Visit) -> None:
    number = next(one.number for one in puzzles("the-witches") if one.title["en"] == "The three")
    page = visit(f"/puzzles/the-witches/{number}", lang="en", size={"width": 1366, "height": 768}).page
    state(page)
    expect(page.locator(".chance")).to_be_visible()
    show = page.get_by_role("button", name="Show me", exact=True)
    show.click()  # which waits until nothing lies over it
    page.get_by_role("button", name="Keep trying").click()
    show.click()
    show.click()
    expect(page.get_by_text("At first try!")).to_have_count(0)
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(f"/{number}$"))


def test_the_puzzle_of_the_day_is_found_on_a_phone_and_another_one_is_given_up(visit: Visit, server: Server) -> None:
    today = httpx.get(f"{server.address}/api/puzzles/today").json()
    puzzle = find_puzzle(today["game"], today["number"])
    ema = visit("/puzzles", lang="cs", size=PHONE, theme="light")
    page = ema.page
    assert violations(page) == []
    page.evaluate("localStorage.setItem('slet.list', 'yes')")
    page.reload()
    page.get_by_role("link", name="Vyřešit").click()
    for n, answer in enumerate(shown(puzzle)):
        page.locator(f"[data-state=asked][data-act='{n}']").wait_for()
        page.locator(f"[data-option='{answer}']").first.press("Enter")
    expect(page.get_by_text("Napoprvé!")).to_be_visible()
    expect(page.get_by_text("1 den v řadě")).to_be_visible()
    expect(page.get_by_text(re.compile(rf"^Dnes ji naš\w+ {today['found'] + 1}\s"))).to_be_visible()
    page.evaluate("localStorage.removeItem('slet.list')")
    other = next(one for one in puzzles("the-witches") if one is not puzzle)
    page.goto(f"/puzzles/{other.game}/{other.number}")
    state(page)
    assert violations(page) == []
    page.get_by_role("button", name="Ukázat", exact=True).click()
    page.get_by_role("button", name="Zkoušet dál").click()
    expect(page.get_by_role("complementary").get_by_role("status")).to_have_text(other.question["cs"])
    page.get_by_role("button", name="Ukázat", exact=True).click()
    page.get_by_role("button", name="Ukázat", exact=True).click()
    expect(page.get_by_text(other.answer["cs"])).to_be_visible()
    expect(page.locator("aside").get_by_text("Teď už to víte")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="Všechny úlohy").click()
    expect(page.get_by_text("Nalezeno! Další bude zítra.")).to_be_visible()
    expect(page.get_by_role("link", name=f"{other.title['cs']} ukázaná")).to_be_visible()
