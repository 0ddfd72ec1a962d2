"""Playing Wandering Towers through its board: by finger, by mouse or by keys, touching what is offered."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from browser.playing import act_number, as_soon_as, wait_for_answer

MAIN = "[data-main]:not([disabled])"
OTHER = "[data-other]"
CARD = "[data-card]:not([aria-disabled=true])"
HELD = "[data-card][aria-pressed=true], [data-spell][aria-pressed=true], [data-spellbook].held"
SPELL = "[data-spell].ready"
BOOK = "[data-spellbook].ready"
SPOT = "[data-spot]:not([aria-pressed=true])"
PIECE = "[data-spot^=floor], [data-spot^=wizard]"
KEEP = "[data-keep]"
"""Ravenskeep, while it may be moved."""
LANDING = "[data-spot^=land]"
FLOOR = "[data-floor]:not([aria-disabled=true])"
"""A floor, or a wizard on top, in the stack that was opened to be larger."""
CHOSEN = "[data-spot][aria-pressed=true]"
ANYTHING = f"{MAIN}, {OTHER}, {CARD}, {SPELL}, {SPOT}"

# Pieces stand in front of each other: of each thing a point that nothing else covers, or nothing.
FREE_POINTS = """selector => [...document.querySelectorAll(selector)].map(thing => {
  const box = thing.getBoundingClientRect()
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.1, 0.9]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down]
    const there = document.elementFromPoint(x, y)
    if (there && thing.contains(there)) return [x, y]
  }
  return null
})"""

THINGS = [MAIN, FLOOR, LANDING, HELD, CARD, SPOT, OTHER, SPELL]
# How many there are of each, as soon as there is anything to touch; or true, where that was an answer.
LOOK = """([things, anything, before]) => {
  const { state, act } = document.querySelector('[data-act]')?.dataset ?? {}
  if (Number(act) > before || state === 'over') return true
  return state === 'asked' && document.querySelector(anything) !== null
    && things.map(thing => document.querySelectorAll(thing).length)
}"""

LANDING_POINT = """() => {
  const box = document.querySelector('[data-landing]').getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}"""

Press = Callable[[Page, float, float], None]


def by_finger(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def by_mouse(page: Page, x: float, y: float) -> None:
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def act(page: Page, chance: Random, press: Press) -> None:
    """Answer the open question: touch what is offered until the table goes on."""
    before = act_number(page)
    for _ in range(60):
        wanted = _wanted(page, chance, before)
        if wanted is None:
            return
        points = [point for point in page.evaluate(FREE_POINTS, wanted) if point]
        if points:
            press(page, *chance.choice(points))
    wait_for_answer(page, before)


def _wanted(page: Page, chance: Random, before: int) -> str | None:
    """What a person would touch next: the button that names it, else what the thing in hand asks for, else anything.
    None once the table has gone on."""
    shown = as_soon_as(page, LOOK, [THINGS, ANYTHING, before])
    if shown is True:
        return None
    counts = dict(zip(THINGS, shown, strict=True))
    for first in (MAIN, FLOOR, LANDING):
        if counts[first]:
            return first
    if counts[HELD] or not counts[CARD]:
        return f"{SPOT}, {OTHER}" if counts[SPOT] else f"{OTHER}, {SPELL}"
    return chance.choice([one for one in (CARD, CARD, CARD, SPOT, SPELL) if counts[one]])


def take_up(page: Page, spell: str, press: Press) -> None:
    """Take up a spell, on a phone out of the book of spells."""
    token = f"[data-spell={spell}].ready"
    for thing in [token] if page.locator(token).count() else [BOOK, token]:
        page.wait_for_selector(thing)
        press(page, *page.evaluate(FREE_POINTS, thing)[0])


def drag_a_piece(page: Page, chance: Random, *, finger: bool, piece: str = PIECE) -> None:
    """Take a piece, carry it to a place that lights up, and let go."""
    x, y = chance.choice([point for point in page.evaluate(FREE_POINTS, piece) if point])
    hand = _Finger(page) if finger else _Mouse(page)
    hand.down(x, y)
    hand.move(x + 12, y - 12)
    page.wait_for_selector("[data-landing]")
    hand.move(*page.evaluate(LANDING_POINT))
    page.wait_for_selector("[data-note]")
    hand.up()


class _Mouse:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y, steps=4)

    def up(self) -> None:
        self._mouse.up()


class _Finger:
    def __init__(self, page: Page) -> None:
        self._browser = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, what: str, points: list[dict[str, float]]) -> None:
        self._browser.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})


def highest_stack(page: Page) -> list[float] | None:
    """A point on a stack with two or more floors that can be grasped."""
    lower = page.evaluate("""() => [...document.querySelectorAll('[data-spot^=floor]')].map(floor => floor.dataset.spot)
      .filter((key, _, all) => all.includes(key.replace(/\\d+$/, n => String(+n + 1))))""")
    points = page.evaluate(FREE_POINTS, f'[data-spot="{lower[0]}"]') if lower else []
    return points[0] if points else None


def act_by_keys(page: Page, chance: Random) -> None:
    """The same with the keyboard alone: arrows walk over cards and pieces, Tab to buttons, Enter chooses and does."""
    before = act_number(page)
    for _ in range(60):
        wanted = _wanted(page, chance, before)
        if wanted is None:
            return
        # what was just chosen is done by pressing it again
        if not (wanted == MAIN and _stands_on(page, CHOSEN)):
            _walk_to(page, wanted, chance)
        page.keyboard.press("Enter")
    wait_for_answer(page, before)


def _walk_to(page: Page, wanted: str, chance: Random) -> None:
    """Press keys until one stands on such a thing."""
    if not page.locator(wanted).count():
        return
    for _ in range(chance.randrange(3)):
        page.keyboard.press("ArrowRight")
    on_ring = wanted.startswith("[data-spot")
    if on_ring and _stands_on(page, "[data-card]"):
        page.keyboard.press("ArrowUp")
    for key in [*["ArrowRight"] * (40 if on_ring else 5), *["ArrowDown"] * 3, *["Tab"] * 60]:
        if _stands_on(page, wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}")


def _stands_on(page: Page, wanted: str) -> bool:
    return bool(page.evaluate("wanted => document.activeElement.matches(wanted)", wanted))
