"""Whether a table can be read and played at a size of the window: what is cut, covered, off the page or too small."""

from pathlib import Path

from playwright.sync_api import Page

SIZES = [
    (360, 640),
    (390, 844),
    (768, 1024),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (720, 450),  # a laptop of 1440 × 900 at a zoom of 200 %
    (683, 384),  # and one of 1366 × 768
]

ANSWERS = {
    "wizard": "[data-hand].ready, [role=radio][aria-disabled=false], .choice .button, .own .button",
    "wandering-towers": "[data-main]:enabled, [data-other], [data-card]:not([aria-disabled=true]), [data-spell].ready",
    "the-witches": ".choice button:enabled, [data-space].target, [data-hand].ready, .actions .button, button.row",
    "carodeni": "[data-target=offered], .plate .button",
    "big-book": ".thing.ready[data-at], .sheet.free, .answers .button, .does .button, .row .main, .reads .button",
}
"""What answers a question on each board, or is chosen first."""

LAYERS = {
    "wizard": ".none",
    "wandering-towers": ".book .all, .stack",
    "the-witches": "div.sheet, .aside, .note, .over",
    "carodeni": ".none",
    "big-book": ".reading.grows, .read",
}
"""What is laid over the rest of a board for as long as it is needed."""

SCROLLED_TO_READ = (
    "main, [role=region], .common, .mine, .window, .boxes, .row.small, .rows, .words > .row, .cards, .choosing, .list, "
    ".over, .chips"
)
"""Boards, logs, maps and lists are scrolled; nothing else hides words that have to be read."""

MAY_BE_COVERED = "[data-hand]"
"""Cards held as a fan: what tells them apart stands at their left edge."""

MAY_BE_SHORTENED = "button:has(> .aloud + .line), .coach .line"
"""The last line of the log, and what a coach says in its place, which a touch opens."""

_MEASURE = (Path(__file__).parent / "sizes.js").read_text(encoding="utf-8")
# Two frames: boards lay themselves out when they have seen their size.
_SETTLE = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"

# Things overlap: a point of the first one at which nothing covers it.
_FREE_POINT = """(wanted) => {
  for (const thing of document.querySelectorAll(wanted)) {
    const box = thing.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.15, 0.7]) for (const across of [0.5, 0.2, 0.1, 0.35, 0.65, 0.8]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const there = document.elementFromPoint(x, y)
      if (there && thing.contains(there)) return [x, y]
    }
  }
  return null
}"""


def touch_first(page: Page, wanted: str) -> None:
    """Touch the first such thing on a laptop."""
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(_SETTLE)
    page.touchscreen.tap(*page.wait_for_function(_FREE_POINT, arg=wanted).json_value())


def faults(page: Page, game: str, width: int, height: int, *, chosen: bool = False) -> list[str]:
    """All that stands in the way of reading and pressing at this size, as sentences; `chosen`: after a first touch."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(_SETTLE)
    what = {
        "answers": ANSWERS[game],
        "layers": LAYERS[game],
        "chosen": chosen,
        "scrolled_to_read": SCROLLED_TO_READ,
        "may_be_covered": MAY_BE_COVERED,
        "may_be_shortened": MAY_BE_SHORTENED,
    }
    found: list[str] = page.evaluate(_MEASURE, what)
    return [f"{width} × {height}: {one}" for one in found]
