"""Playing The Big Book of Madness through its board: touching what lights up, by mouse, by finger or by keys."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from browser.playing import act_number, patiently

MAIN = ".does .button:not(.quiet), .row .main, .choosing .button.primary, .dock .reads > .button.primary"
THING = ".thing.ready[data-at], .sheet.free"
END = ".answers .button"
LEAF = ".tabs [role=tab][aria-selected=false], .row > .spells, header > .icon-button"
"""What only shows something or puts it away: on a phone, leaves of the book and the sheet of own spells."""

# What can be touched of these kinds, each with a point at which nothing covers it; of what overlaps, the first found.
IN_SIGHT = """(kinds) => {
  const page = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const found = []
  for (const [kind, selector] of Object.entries(kinds)) for (const one of page.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect()
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.3], [0.12, 0.12], [0.85, 0.3], [0.5, 0.85]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const hit = document.elementFromPoint(x, y)
      if (!hit || !one.contains(hit)) continue
      found.push({ kind, x, y, chosen: one.matches('.chosen, [aria-pressed=true]') })
      break
    }
  }
  return found
}"""
STANDS = """(act) => {
  const { dataset } = document.querySelector('[data-state]')
  return dataset.state === 'asked' && Number(dataset.act) === act
}"""


def stands(page: Page, act: int) -> bool:
    """Whether the question that came after so many acts still waits for its answer."""
    return bool(page.evaluate(STANDS, act))


def act_by_pointer(page: Page, rng: Random, *, finger: bool = False) -> None:
    """Answer one question: touch something in the light, then the button that does it."""
    before = act_number(page)
    for _ in patiently():
        if not stands(page, before):
            return
        seen = page.evaluate(IN_SIGHT, {"deed": MAIN, "thing": THING, "end": END, "leaf": LEAF})
        touched = chosen_from(seen, rng)
        if touched is None:
            page.wait_for_timeout(50)  # something is still being drawn
        elif finger:
            page.touchscreen.tap(touched["x"], touched["y"])
        else:
            page.mouse.click(touched["x"], touched["y"])
    raise AssertionError("whatever was touched, nothing answered the question")


def chosen_from(seen: list[dict[str, Any]], rng: Random) -> dict[str, Any] | None:
    """A deed that is ready is done; otherwise things come before ends, and now and then another leaf is opened."""
    for kinds in ({"deed"}, {"thing", "leaf"} if rng.random() < 0.3 else {"thing"}, {"thing", "end", "leaf"}):
        of_these = [one for one in seen if one["kind"] in kinds and not one["chosen"]]
        if of_these and (kinds != {"thing"} or rng.random() < 0.7):
            return rng.choice(of_these)
    return None


# --- by keys ---------------------------------------------------------------------------------------------------

# What answers the question: each is found again by its number.
GOALS = """(kinds) => {
  const all = [...document.querySelector('main').querySelectorAll(Object.values(kinds).join())]
  window.goals = all.filter((one) => one.getClientRects().length)
  return window.goals.map((one) => Object.keys(kinds).find((kind) => one.matches(kinds[kind])))
}"""
# The arrow that leads from here towards the goal; 'there' when one stands on it, 'lost' when there is nothing to go to.
ARROW = """(n) => {
  const [here, there] = [document.activeElement, window.goals[n]]
  if (here === there) return 'there'
  if (!there.isConnected) return 'lost'
  const middle = (one) => one.getBoundingClientRect()
  const dx = middle(there).x + middle(there).width / 2 - middle(here).x - middle(here).width / 2
  const dy = middle(there).y + middle(there).height / 2 - middle(here).y - middle(here).height / 2
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
HERE = "() => (window.before === document.activeElement) || ((window.before = document.activeElement), false)"


def act_by_keys(page: Page, rng: Random) -> None:
    """Answer one question with arrows, Tab and Enter alone."""
    before = act_number(page)
    for _ in patiently():
        if not stands(page, before):
            return
        if page.evaluate("document.activeElement.matches('.thing.ready.chosen')"):
            page.keyboard.press("Enter")  # once more on what is chosen does it
            continue
        kinds: list[str] = page.evaluate(GOALS, {"deed": MAIN, "thing": THING, "end": END})
        first = "deed" if "deed" in kinds else "end" if "end" in kinds and rng.random() < 0.4 else "thing"
        wanted = [n for n, kind in enumerate(kinds) if kind == first] or list(range(len(kinds)))
        if wanted and walk_to(page, rng.choice(wanted)):
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Escape")
    raise AssertionError("whatever was pressed, nothing answered the question")


def walk_to(page: Page, goal: int) -> bool:
    """With arrows as far as they lead, then with Tab; false where the goal has gone meanwhile."""
    for _ in range(30):
        arrow = page.evaluate(ARROW, goal)
        if arrow in ("there", "lost"):
            return bool(arrow == "there")
        page.keyboard.press(arrow)
        if page.evaluate(HERE):
            break
    for _ in range(150):
        arrow = page.evaluate(ARROW, goal)
        if arrow in ("there", "lost"):
            return bool(arrow == "there")
        page.keyboard.press("Tab")
    raise AssertionError("something that answers the question cannot be reached by keys")
