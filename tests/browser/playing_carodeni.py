"""Playing Čarodění through its board like a person: touch, mouse or keys on what lights up."""

from random import Random
from typing import Any

from playwright.sync_api import ElementHandle, Page

from browser.playing import act_number, wait_for_answer

OFFERED = ".board [data-target=offered]"
DO_IT = ".plate .button.primary"

# A point of the thing that nothing else covers; cards in a fan overlap.
FREE_POINT = """thing => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = thing.getBoundingClientRect()
  for (const across of [0.5, 0.2, 0.1, 0.35, 0.65, 0.8]) for (const down of [0.5, 0.3, 0.15, 0.7]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down]
    if (document.elementFromPoint(x, y)?.closest('[data-target]') === thing) return { x, y }
  }
  return null
}"""
MIDDLE = """thing => {
  const box = thing.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}"""
STEPS = 12
"""Arrow keys that somebody presses on the way to one thing before going on by Tab."""


def act_by_touch(page: Page, rng: Random) -> None:
    """Touch something that is offered; a thing on the board is only chosen by that, and a button does it."""
    before = act_number(page)
    wish = _wish(page, rng)
    lies_there = wish.evaluate("thing => thing.matches('.target')")
    point = _free_point(wish)
    page.touchscreen.tap(point["x"], point["y"])
    if lies_there:
        page.locator(DO_IT).first.tap()
    wait_for_answer(page, before)


def act_by_mouse(page: Page, rng: Random) -> None:
    """Click something that is offered."""
    before = act_number(page)
    point = _free_point(_wish(page, rng))
    page.mouse.click(point["x"], point["y"])
    wait_for_answer(page, before)


def act_by_keys(page: Page, rng: Random) -> None:
    """Walk to something that is offered and press Enter."""
    before = act_number(page)
    wish = _wish(page, rng)
    for _ in range(STEPS):
        if _stands_on(page, wish):
            break
        page.keyboard.press(_way(page, wish))
    for _ in range(100):
        if _stands_on(page, wish):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_answer(page, before)


def wait_to_be_led(page: Page) -> None:
    """Whoever plays by keys stands on something that answers as soon as they are asked."""
    page.wait_for_function("document.activeElement.matches('[data-target=offered]')")


def _wish(page: Page, rng: Random) -> ElementHandle:
    """What somebody would like to do: brew when it is possible, else any of what is offered."""
    page.wait_for_selector(OFFERED)
    offered = page.query_selector_all(DO_IT) or page.query_selector_all(OFFERED)
    return rng.choice(offered)


def _free_point(thing: ElementHandle) -> dict[str, Any]:
    point: dict[str, Any] | None = thing.evaluate(FREE_POINT)
    assert point is not None, f"covered: {thing.get_attribute('aria-label')}"
    return point


def _stands_on(page: Page, thing: ElementHandle) -> bool:
    return bool(page.evaluate("thing => document.activeElement === thing", thing))


def _way(page: Page, thing: ElementHandle) -> str:
    """The arrow key that leads from where the focus is towards the thing."""
    to_x, to_y = thing.evaluate(MIDDLE)
    x, y = page.evaluate(f"({MIDDLE})(document.activeElement)")
    across, down = to_x - x, to_y - y
    if abs(across) > abs(down):
        return "ArrowRight" if across > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"
