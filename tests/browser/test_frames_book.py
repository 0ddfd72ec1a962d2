"""The Big Book at usual speed: log and header tell nothing that the board has not shown."""

from random import Random

from browser.conftest import Server, Visit
from browser.playing import state
from browser.playing_book import act_by_pointer
from browser.watching import WATCH, begin_before_my_eyes, pictures

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
    begin_before_my_eyes(ema, server, 2, game="big-book", settings=options)
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
