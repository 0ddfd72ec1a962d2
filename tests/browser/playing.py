"""Playing in a browser the way a person does: by mouse, keyboard or finger, through the board or through the list."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from browser.conftest import PATIENCE

# Cards in a fan overlap: the point of the first playable card that no other card covers; true where there is a choice.
FREE_POINT = """choice => {
  if (document.querySelector(choice)) return true
  for (const card of document.querySelectorAll('[data-hand].ready')) {
    const box = card.getBoundingClientRect()
    for (const across of [0.2, 0.1, 0.35, 0.5, 0.65, 0.8, 0.9]) for (const down of [0.3, 0.15, 0.5, 0.7]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      if (document.elementFromPoint(x, y)?.closest('[data-hand]') === card) return [x, y]
    }
  }
  return null
}"""
CHOICE = "[role=radio][aria-disabled=false]"

# What moves on the page although nobody has just touched anything, as the browser itself counts it.
WATCH_SHIFTS = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput) continue
    const moved = shift.sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 120))
    window.shifts.push({ value: shift.value, moved })
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


# Playwright's own ways to wait ask the browser several times over; a game has hundreds of questions.
AS_SOON_AS = """async ([given, patience]) => {
  const tell = LOOK
  for (const end = performance.now() + patience; performance.now() < end; ) {
    const told = tell(given)
    if (told !== null && told !== undefined && told !== false) return told
    await new Promise(requestAnimationFrame)
  }
  return null
}"""


def as_soon_as(page: Page, look: str, given: object = None, patience: float = PATIENCE) -> Any:
    """What a look at the page tells, as soon as it tells something; None where that takes too long."""
    for _ in patiently():
        try:
            return page.evaluate(AS_SOON_AS.replace("LOOK", look), [given, patience])
        except PlaywrightError as error:
            if "context was destroyed" not in error.message:  # else the page was loaded anew meanwhile
                raise
    return None


def state(page: Page) -> str:
    """Wait until one is asked or the game is over; whoever waits in vain says what the page shows."""
    found = as_soon_as(page, "() => document.querySelector('[data-state=asked], [data-state=over]')?.dataset.state")
    if found is None:
        shown = page.evaluate("[document.visibilityState, document.body.outerHTML.length, document.body.innerText]")
        raise AssertionError(f"nobody was asked at {page.url}: {shown}")
    return str(found)


def patiently() -> Iterator[None]:
    """Again and again, for as long as a busy machine may take."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        yield


def act_number(page: Page) -> int:
    return int(as_soon_as(page, "() => document.querySelector('[data-act]')?.dataset.act"))


def wait_for_answer(page: Page, before: int, patience: float = PATIENCE) -> None:
    """Wait until the table has gone on."""
    gone_on = "before => Number(document.querySelector('[data-act]')?.dataset.act) > before"
    if not as_soon_as(page, gone_on, before, patience):
        raise PlaywrightTimeoutError(f"nothing has happened after act {before}")


def free_card(page: Page) -> list[float] | None:
    """A point of a card of Wizard that may be played; None where something else is asked."""
    found: list[float] | bool = as_soon_as(page, FREE_POINT, CHOICE)
    return None if isinstance(found, bool) else found


def act_by_mouse(page: Page) -> None:
    """Make a bid, name the trump or play a card of Wizard with the mouse."""
    before = act_number(page)
    if point := free_card(page):
        page.mouse.click(*point)
    else:
        page.locator(CHOICE).first.click()
        page.locator(".choice .button.primary").click()
    wait_for_answer(page, before)


def act_by_keyboard(page: Page) -> None:
    """The same with arrow keys and Enter alone. Like a person, press again if nothing has happened for a while."""
    before = act_number(page)
    for _ in range(20):
        page.wait_for_selector(f"{CHOICE}, [data-hand].ready")
        wanted = CHOICE if page.locator(CHOICE).count() else "[data-hand].ready"
        for _ in range(40):
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        try:
            wait_for_answer(page, before, patience=2_000)
        except PlaywrightTimeoutError:
            continue
        return
    wait_for_answer(page, before)


def act_in_list(page: Page) -> None:
    """Answer through the panel that serves any game: the first option."""
    before = act_number(page)
    page.locator("[data-number='1']").first.click()
    wait_for_answer(page, before)


def act_by_finger(page: Page) -> None:
    """Tap a number, a colour or a card of Wizard, then the button that says what it does."""
    before = act_number(page)
    if point := free_card(page):
        page.touchscreen.tap(*point)
    else:
        page.locator(CHOICE).first.tap()
    page.locator(".own .button.primary:enabled").tap()
    wait_for_answer(page, before)


@contextmanager
def finger_on(page: Page, x: float, y: float) -> Iterator[None]:
    """Put a finger down and leave it there for as long as this lasts."""
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def shifts(page: Page) -> tuple[float, list[object]]:
    """How much has moved by itself since the page was opened with `WATCH_SHIFTS`, and what moved most."""
    found = page.evaluate("window.shifts.sort((a, b) => b.value - a.value)")
    return sum(one["value"] for one in found), found[:8]
