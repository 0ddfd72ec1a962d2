"""At usual speed, in every picture: log, header and score tell nothing that the board has not shown."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Server, Visit
from browser.playing import act_by_mouse, state
from browser.playing_book import act_by_pointer
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


LOOK_AT_THE_BOOK = """
window.gone = 0
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const track = document.querySelector('[data-marker]')?.closest('section')
  if (!track) return null
  const stack = Number(document.querySelector('[data-stack] b').innerText)
  window.gone += Math.max(0, (window.stack ?? stack) - stack)
  window.stack = stack
  const moved = told.filter((line) => line.startsWith('The invocation marker comes')).at(-1)
  return {
    told: moved ? Number(moved.match(/\\d/)?.[0] ?? 0) : null,
    marker: Number(track.ariaLabel.match(/\\d/)?.[0] ?? 0),
    taken: told.filter((line) => / gets? a Madness /.test(line)).length,
    gone: window.gone,
    comes: told.some((line) => line.startsWith('Round 1')),
    round: document.querySelector('header').innerText.includes('Round 1'),
    open: document.querySelector('[data-monster]') !== null,
  }
}
"""


def test_in_the_big_book_the_marker_and_the_stack_are_told_of_when_they_have_moved(
    visit: Visit, server: Server
) -> None:
    ema = visit(lang="en", speed=1)
    page, rng = ema.page, Random(3)
    page.context.add_init_script(WATCH + LOOK_AT_THE_BOOK)
    options = {"magicians": "draw"}
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], game='big-book', options=options)}")
    while page.locator("aside li", has_text="The invocation marker comes to space 3.").count() == 0:
        state(page)
        act_by_pointer(page, rng)
    seen = pictures(page)
    for one in seen:
        # the board may be one space further, never behind what is told
        assert one["told"] is None or one["marker"] in (one["told"], one["told"] + 1), one
        assert one["taken"] <= one["gone"], one
        assert one["open"] or not (one["comes"] or one["round"]), one
    assert any(one["told"] == 2 and one["marker"] == 3 for one in seen), "the ribbon glides, then that is told"
