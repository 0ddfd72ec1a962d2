"""The others' turns: skipped with one press, and told again since one's last turn, step by step on the board."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.playing import act_number, as_soon_as, state
from browser.playing_carodeni import act_by_mouse
from browser.tables import set_up

THREE = ["me", "computer", "computer", "computer"]
GONE_ON = "() => ['asked', 'looking'].includes(document.querySelector('[data-act]')?.dataset.state)"
OTHERS = "() => document.querySelector('.skip-button') !== null"
QUICK = 30_000
"""Milliseconds, on a busy machine, too, for what comes at once."""
DRAWN = "() => [...document.querySelectorAll('[data-at]')].map(thing => thing.dataset.at).sort().join()"


def sit_down(visitor: Visitor, server: Server) -> Page:
    """Four play Čarodění; what others do before the first own turn is skipped."""
    page = visitor.page
    page.goto(f"/t/{set_up(visitor, server, THREE, 'carodeni')}")
    assert as_soon_as(page, f"() => ({OTHERS})() || ({GONE_ON})()")
    page.keyboard.press("Escape")
    assert as_soon_as(page, GONE_ON)
    page.keyboard.press("Escape")
    return page


def end_turn(page: Page, chance: Random) -> None:
    """Play on until the others do."""
    while True:
        assert state(page) == "asked"
        act_by_mouse(page, chance)
        if as_soon_as(page, f"() => ({OTHERS})() || ({GONE_ON})()") and page.evaluate(OTHERS):
            return


def story(page: Page) -> Locator:
    return page.get_by_role("region", name="Since your last turn")


def test_one_key_skips_to_the_own_turn_and_what_went_by_is_told(visit: Visit, server: Server) -> None:
    page = sit_down(visit(lang="en", speed=2), server)
    chance = Random(3)
    for key in ("Space", "Escape"):
        end_turn(page, chance)
        expect(page.get_by_role("button", name="Skip", exact=True)).to_be_visible()
        # the story comes by itself only where something was not shown
        page.locator("body").press(key)
        expect(story(page)).to_be_visible(timeout=QUICK)
        assert all(story(page).get_by_text(name, exact=True).count() for name in ("Morana", "Kvido", "Sibyla"))
        # nothing moves while it is looked at: what is shown then was jumped to
        page.emulate_media(reduced_motion="reduce")
        page.keyboard.press("End")
        assert violations(page) == []
        page.keyboard.press("Escape")
        page.emulate_media(reduced_motion="no-preference")


def test_what_was_shown_is_not_told_again_by_itself(visit: Visit, server: Server) -> None:
    page = sit_down(visit(lang="en", speed=2), server)
    end_turn(page, Random(3))
    assert state(page) == "asked"
    expect(story(page)).to_have_count(0)


def test_the_steps_are_looked_at_on_the_board_by_keyboard(visit: Visit, server: Server) -> None:
    page = sit_down(visit(lang="en", speed=2), server)
    page.emulate_media(reduced_motion="reduce")
    chance = Random(3)
    while not story(page).count():
        assert state(page) == "asked"
        act_by_mouse(page, chance)
        assert as_soon_as(page, GONE_ON)
    heading = page.locator("header .heading")
    expect(heading).to_contain_text("looking back")
    steps = story(page).locator("[aria-current], .step")
    total = steps.count()
    assert total >= 3
    expect(story(page).get_by_text(f"1 of {total}")).to_be_visible()
    expect(steps.nth(0)).to_be_focused()
    boards = [page.evaluate(DRAWN)]
    for n in range(1, total):
        page.keyboard.press("ArrowRight")
        expect(story(page).get_by_text(f"{n + 1} of {total}")).to_be_visible()
        expect(steps.nth(n)).to_be_focused()
        expect(steps.nth(n)).to_have_attribute("aria-current", "step")
        boards.append(page.evaluate(DRAWN))
    assert len(set(boards)) > 1
    page.keyboard.press("Home")
    expect(story(page).get_by_text(f"1 of {total}")).to_be_visible()
    assert page.evaluate(DRAWN) == boards[0]
    before = act_number(page)
    page.keyboard.press("Enter")
    assert state(page) == "asked"
    expect(story(page)).to_have_count(0)
    expect(heading).not_to_contain_text("looking back")
    now = page.evaluate(DRAWN)
    assert now != boards[0]
    # one press brings it back, and it answers nothing
    page.get_by_role("button", name="Since your last turn").press("Enter")
    expect(story(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(story(page)).to_have_count(0)
    assert page.evaluate(DRAWN) == now
    assert act_number(page) == before


def test_who_comes_back_by_the_link_is_told_once_what_happened_meanwhile(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=2, size=PHONE)
    page = sit_down(ema, server)
    table = page.url
    page.goto("/")
    # the own turn is made on another device
    other = visit(lang="en")
    other.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": server.address} for one in ema.context.cookies()]
    )
    other.page.goto(table)
    chance = Random(3)
    while other.page.locator("header .heading").inner_text() != "Round 2":
        assert state(other.page) == "asked"
        act_by_mouse(other.page, chance)
    page.goto(table)
    expect(story(page)).to_be_visible()
    assert all(story(page).get_by_text(name, exact=True).count() for name in ("Morana", "Kvido", "Sibyla"))
    assert violations(page) == []
    page.get_by_role("button", name="To my turn").click()
    assert state(page) == "asked"
    page.reload()
    assert state(page) == "asked"
    expect(story(page)).to_have_count(0)
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="Since your last turn").click()
    expect(story(page)).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "cs"), (LAPTOP, "en")])
def test_a_touch_skips_and_to_my_turn_ends_the_story(
    visit: Visit, server: Server, size: dict[str, int], lang: str
) -> None:
    page = sit_down(visit(lang=lang, speed=2, size=size, touch=True, theme="light"), server)
    region = page.get_by_role("region", name={"cs": "Od vašeho tahu", "en": "Since your last turn"}[lang])
    mine = {"cs": "K\u00a0mému tahu", "en": "To my turn"}[lang]
    chance = Random(3)
    end_turn(page, chance)
    page.get_by_role("button", name={"cs": "Přeskočit", "en": "Skip"}[lang], exact=True).tap()
    expect(region).to_be_visible(timeout=QUICK)
    end = page.get_by_role("button", name=mine)
    # it comes from below
    region.evaluate("story => Promise.all(story.getAnimations().map(({ finished }) => finished)).then(() => null)")
    for thing in (end, region.locator(".step").first):
        box = thing.bounding_box()
        assert box
        assert 0 <= box["x"] < size["width"]
        assert box["y"] + box["height"] <= size["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert violations(page) == []
    end.tap()
    assert state(page) == "asked"
    expect(region).to_have_count(0)
