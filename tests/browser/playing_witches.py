"""Playing The Witches through its board: touch what lights up, as a person would who does not think much."""

from itertools import count
from random import Random

from playwright.sync_api import Page

import slet
from browser.playing import act_number, wait_for_answer
from slet.kernel.match import Match

PLACES = "[data-space].target"
LIT = f".choice button:enabled, {PLACES}, [data-hand].ready, .actions .button:not(.quiet), .sheet button.row"
"""Everything that answers the open question, or leads to what does."""
OFFERED = "button.use, .actions:has(.quiet) .button:not(.quiet)"
"""What a chosen card or place offers; the quiet button lets it go again."""
# Cards in a hand overlap, and pieces stand close together: a point of the thing that nothing else covers.
FREE_POINT = """thing => {
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = thing.getBoundingClientRect()
  for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down]
    const there = document.elementFromPoint(x, y)
    if (there && thing.contains(there)) return [x, y]
  }
  return null
}"""
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]


class Playing:
    """Somebody at the board, whose choices follow from a number."""

    def __init__(self, page: Page, *, seed: int, finger: bool = False) -> None:
        self.page = page
        self._chance = Random(seed)
        self._finger = finger

    def act(self) -> None:
        """Answer the open question with mouse or finger: touch something, then one of its uses if it has several."""
        before = act_number(self.page)
        self._touch_one(LIT)
        while not self._answered(before):
            self._touch_one(OFFERED if self.page.locator(OFFERED).count() else LIT)

    def _touch_one(self, kind: str) -> None:
        self.page.wait_for_selector(kind)
        things = self.page.query_selector_all(kind)
        self._chance.shuffle(things)
        point = next(point for thing in things if (point := thing.evaluate(FREE_POINT)))
        if self._finger:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def act_by_keys(self) -> None:
        """The same by arrow keys and Enter alone."""
        before = act_number(self.page)
        while not self._answered(before):
            for _ in range(self._chance.randrange(4)):
                self.page.keyboard.press(self._chance.choice(ARROWS))
            self._walk_to(f"{LIT}, {OFFERED}")
            self.page.keyboard.press("Enter")

    def _walk_to(self, wanted: str) -> None:
        """From wherever the focus is: the first arrow key leads to what answers, and so does Escape."""
        for _ in range(20):
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            nowhere = self.page.evaluate("document.activeElement === document.body")
            self.page.keyboard.press("ArrowRight" if nowhere else "Escape")
        raise AssertionError("the keys do not lead to anything that answers")

    def _answered(self, before: int) -> bool:
        """Whether the question has been answered; then wait until the table has gone on."""
        if self.page.locator("[data-state=asked]").count() and act_number(self.page) == before:
            return False
        wait_for_answer(self.page, before)
        return True


def match_asking(kind: str, seats: int, whose: str) -> Match:
    """A match of players who choose at random, up to where the first seat is asked this."""
    for seed in count():
        match, chance = slet.new("the-witches", seats=seats, seed=seed), Random(seed)
        while (ask := match.ask) is not None:
            if (ask.kind, ask.seat, match.view().active == 0) == (kind, 0, whose == "own"):
                return match
            match.play(chance.choice(ask.options))
    raise AssertionError
