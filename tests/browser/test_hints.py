"""Advice in the browser: three ideas beside the board, on a phone over the hand."""

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import PHONE, Server, Visit
from browser.playing import act_number, state, wait_for_answer
from browser.tables import set_up


def ideas(page: Page, name: str) -> list[str]:
    group = page.get_by_role("radiogroup", name=name)
    group.wait_for()
    return [radio.get_attribute("aria-label") or "" for radio in group.get_by_role("radio").all()]


def test_advice_is_asked_for_and_followed_by_keyboard(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    assert state(page) == "asked"
    before = act_number(page)
    page.get_by_role("button", name="Hint", exact=True).press("Enter")
    found = ideas(page, "Two good moves")
    assert len(found) == 2
    assert all("just what you bid" in told for told in found)
    assert violations(page) == []
    page.keyboard.press("2")
    expect(page.get_by_role("radio").nth(1)).to_be_checked()
    expect(page.get_by_role("button", name="Play number 2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radiogroup", name="Two good moves")).to_have_count(0)
    expect(page.get_by_role("heading", name="Log")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    ideas(page, "Two good moves")
    page.keyboard.press("Enter")
    wait_for_answer(page, before)
    expect(page.get_by_role("radiogroup", name="Two good moves")).to_have_count(0)


def test_advice_on_a_phone_leaves_the_board_to_play_on(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    page = ema.page
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    assert state(page) == "asked"
    before = act_number(page)
    page.locator("button.menu").tap()
    page.get_by_role("button", name="Rada", exact=True).tap()
    assert len(ideas(page, "Dva dobré tahy")) == 2
    assert violations(page) == []
    page.get_by_role("button", name="Zahrát číslo 1").tap()
    wait_for_answer(page, before)


def test_who_only_watches_has_no_word_for_it_in_the_bar(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    ota = visit(lang="en")
    ota.page.goto(page.url)
    expect(ota.page.get_by_role("button", name="Rules", exact=True)).to_be_visible()
    expect(ota.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
