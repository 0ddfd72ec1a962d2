"""At usual speed, in every picture: log, header and score tell nothing that the board has not shown."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser import playing_carodeni
from browser.conftest import Server, Visit
from browser.playing import act_by_mouse, state
from browser.tables import set_up

WATCH = """
window.pictures = []
function picture() {
  const shown = window.look?.()
  if (shown && JSON.stringify(shown) !== JSON.stringify(window.pictures.at(-1))) window.pictures.push(shown)
  requestAnimationFrame(picture)
}
requestAnimationFrame(picture)
"""
"""From now on each picture that differs from the one before is kept, as far as `look` sees it."""

LOOK_AT_WIZARD = """
window.laid = new Set()
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const lying = [...document.querySelectorAll('[data-laid]')]
  const round = document.querySelector('header')?.innerText.match(/Round (\\d+)/)?.[1]
  for (const card of lying) window.laid.add(`${round} ${card.querySelector('.aloud').innerText}`)
  return {
    round: Number(round ?? 0),
    dealt: told.filter((line) => line.startsWith('Round')).length,
    hand: document.querySelectorAll('[data-hand]').length,
    laid: window.laid.size,
    played: told.filter((line) => / plays? /.test(line)).length,
    taken: told.filter((line) => / takes? the trick/.test(line)).length,
    lying: lying.length,
    scored: told.filter((line) => / points?, /.test(line)).length,
  }
}
"""

LOOK_AT_CARODENI = """
window.offered = new Set()
window.active = new Set()
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const named = (kind) => [...document.querySelectorAll(`[data-at^="${kind}:"]`)].map((thing) => thing.dataset.at)
  const lying = [...named('potion'), ...named('witch')]
  for (const card of lying) window.offered.add(card)
  for (const card of named('active')) window.active.add(card)
  const count = (item) => (item.matches('.none') ? 0 : Number.parseInt(item.innerText))
  return {
    round: Number(document.querySelector('header')?.innerText.match(/Round (\\d+)/)?.[1] ?? 0),
    active: window.active.size,
    played: told.filter((line) => / plays? the /.test(line)).length,
    gone: window.offered.size - lying.length,
    taken: told.filter((line) => / takes? (the |.*the back of the )/.test(line)).length,
    stock: [...document.querySelectorAll('[data-at^="stock:"]')].reduce((sum, item) => sum + count(item), 0),
    gathered: told.filter((line) => /You take (?!the )(?!.*the back of)/.test(line)).length,
  }
}
"""


def pictures(page: Page) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = page.evaluate("window.pictures")
    return kept


def test_in_wizard_a_card_is_told_when_it_lies_and_a_trick_when_it_is_taken(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page = ema.page
    page.context.add_init_script(WATCH + LOOK_AT_WIZARD)
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    while "Round 3" not in page.locator("header").first.inner_text():
        state(page)
        act_by_mouse(page)
    expect(page.locator("aside li", has_text="Round 3")).to_have_count(1)
    seen = pictures(page)
    assert max(one["played"] for one in seen) == 9
    for one in seen:
        assert one["played"] <= one["laid"], one
        assert one["taken"] * 3 <= one["laid"] - one["lying"], one
        # the header says which round it is when its cards are dealt
        assert one["round"] <= one["dealt"] or one["hand"] == one["round"], one
    cards_lie_before_they_are_told = [one for one in seen if one["laid"] > one["played"]]
    assert cards_lie_before_they_are_told


def test_in_carodeni_a_thing_is_told_when_it_lies_with_its_taker(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page = ema.page
    page.context.add_init_script(WATCH + LOOK_AT_CARODENI)
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], game='carodeni')}")
    rng = Random(5)
    # nobody brews in the first rounds: all have novices only, so that what was taken is still there
    while "Round 3" not in page.locator("header").first.inner_text():
        state(page)
        playing_carodeni.act_by_mouse(page, rng)
    seen = pictures(page)
    for one in seen:
        assert one["played"] <= one["active"], one
        assert one["taken"] <= one["gone"], one
        assert one["gathered"] <= one["stock"], one
    last = seen[-1]
    assert last["played"] >= 3
    assert last["gathered"] == last["stock"] > 0
    things_lie_before_they_are_told = [one for one in seen if one["stock"] > one["gathered"]]
    assert things_lie_before_they_are_told
