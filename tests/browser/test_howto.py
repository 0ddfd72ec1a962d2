"""How to play: the page with its pictures, contents and search, and the card that is one press away at every table."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import state
from browser.tables import set_up
from slet.games import GAMES
from slet.games.clauses import clauses
from slet.games.howto import howto

# A picture is drawn on the page's one sheet and shown by reference: the reference alone shows nothing.
_DRAWN = """(pictures) => pictures.filter((one) => {
  const name = one.querySelector('use')?.getAttribute('href')
  return name && document.querySelector(name)?.childElementCount
}).length"""

GAME_IDS = [game.id for game in GAMES]


def drawn(page: Page, pictures: str) -> int:
    return int(page.locator(pictures).evaluate_all(_DRAWN))


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('href') ?? document.activeElement.tagName"))


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_page_tells_goal_turn_end_and_signs_with_a_picture_for_each(visit: Visit, game: str) -> None:
    ema = visit(f"/rules/{game}", lang="en")
    page, told = ema.page, howto(game, "en")
    expect(page.locator(".head .lead")).to_have_text(told.goal)
    expect(page.locator(".steps h3")).to_have_text([step.title for step in told.steps])
    expect(page.locator(".ends li.won")).to_have_count(sum(ending.won for ending in told.endings))
    below = (*told.signs, *told.begin, *told.details)
    expect(page.locator("dl dt")).to_have_text([one.title for one in below])
    expect(page.locator(".frame use")).to_have_count(len(told.steps))
    assert drawn(page, ".frame") == len(told.steps)
    assert drawn(page, "dl .picture") == len(below)
    expect(page.locator(".clauses li")).to_have_count(len(clauses(game, "en")))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_page_and_card_are_for_everybody(visit: Visit, server: Server, theme: str) -> None:
    ema = visit("/rules/carodeni", lang="cs", theme=theme, size=PHONE)
    page = ema.page
    expect(page.locator(".frame use")).not_to_have_count(0)
    page.get_by_role("searchbox").fill("klan")
    expect(page.locator("mark").first).to_be_visible()
    assert violations(page) == []
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    state(page)
    page.keyboard.press("?")
    expect(page.locator("dialog .frame use")).not_to_have_count(0)
    assert violations(page) == []


def test_the_search_is_reached_and_used_by_keys_and_needs_no_accents(visit: Visit) -> None:
    page = visit("/rules/the-witches", lang="cs").page
    everything = len(clauses("the-witches", "cs"))
    found = page.locator(".clauses li")
    expect(found).to_have_count(everything)
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("CERNE alissy zasoba")
    expect(found).to_have_count(1)
    expect(found.first).to_have_attribute("id", "WIT-99")
    expect(page.get_by_role("status")).to_have_text("Nalezeno jedno pravidlo")
    expect(found.locator("mark").filter(has_text="Alissy")).to_be_visible()
    expect(page.get_by_role("navigation", name="Obsah").get_by_role("link")).to_have_count(1)
    page.keyboard.press("Enter")
    assert focused(page) == "#WIT-99"
    page.keyboard.press("/")
    page.keyboard.type("xyz")
    expect(page.get_by_role("status")).to_have_text("Tohle žádné pravidlo neříká.")
    page.keyboard.press("Escape")
    expect(found).to_have_count(everything)


def test_contents_numbers_and_steps_lead_to_their_clauses(visit: Visit) -> None:
    page = visit("/rules/wizard", lang="en", size=PHONE).page
    page.get_by_role("navigation", name="Contents").get_by_role("link", name=re.compile("Who wins a trick")).press(
        "Enter"
    )
    expect(page.get_by_role("heading", name="Who wins a trick")).to_be_in_viewport()
    page.locator(".steps").get_by_role("link", name="Rule WIZ-19").press("Enter")
    expect(page.locator("#WIZ-19.here")).to_be_in_viewport()
    assert page.url.endswith("#WIZ-19")
    page.get_by_role("searchbox").fill("wizard")
    expect(page.locator("#WIZ-25")).to_be_visible()
    page.locator(".steps").get_by_role("link", name="Rule WIZ-30").press("Enter")
    expect(page.locator("#WIZ-30.here")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("jester")
    page.locator(".steps").get_by_role("link", name="Rule WIZ-30").press("Enter")
    expect(page.locator("#WIZ-30.here")).to_be_in_viewport()
    page.goto("/rules/wandering-towers#WT-77")
    expect(page.locator("#WT-77.here")).to_be_in_viewport()
    page.locator("#WT-01").get_by_role("link", name="WT-134").click()
    expect(page.locator("#WT-134.here")).to_be_in_viewport()
    expect(page.locator(".here")).to_have_count(1)


def test_a_clause_says_which_lesson_teaches_it_and_others_say_nothing(visit: Visit) -> None:
    page = visit("/rules/wizard", lang="en").page
    lesson = page.locator("#WIZ-19").get_by_role("link", name="One trick after the other")
    expect(lesson).to_have_attribute("href", "/learn/wizard/1")
    expect(page.locator("#WIZ-32")).not_to_contain_text("Learn it")
    expect(page.get_by_role("link", name="Learn it by playing")).to_have_attribute("href", "/learn/wizard")


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_card_is_one_press_away_at_every_table(visit: Visit, server: Server, game: str) -> None:
    ema = visit(lang="cs")
    page, told = ema.page, howto(game, "cs")
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'], game=game)}")
    state(page)
    card = page.get_by_role("dialog", name="Jak se hraje")
    page.keyboard.press("?")
    expect(card.get_by_text(told.goal)).to_be_visible()
    expect(card.locator(".frame use")).to_have_count(len(told.steps))
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    for size in (LAPTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.get_by_role("button", name="Jak se hraje").click()
        expect(card.get_by_role("heading", name=told.steps[0].title)).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(card).to_be_hidden()


def test_from_the_card_one_gets_to_a_rule_and_stays_at_the_table(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    state(page)
    address = page.url
    page.keyboard.press("?")
    page.get_by_role("link", name="Rule WIZ-19").first.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("#WIZ-19.here")).to_be_in_viewport()
    assert page.url == address
    page.get_by_role("searchbox").fill("jester")
    page.keyboard.press("Escape")  # leaves the search, not the rules
    expect(page.get_by_role("searchbox")).to_have_value("")
    rules.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_question_mark_that_is_written_opens_nothing(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    state(page)
    chat = page.get_by_role("textbox")
    chat.press_sequentially("Why?")
    expect(chat).to_have_value("Why?")
    expect(page.get_by_role("dialog")).to_have_count(0)
