"""Playing Wizard in a browser the way a person does: by mouse, by touch or by keyboard."""

from playwright.sync_api import Page

CAN_ACT = """() => {
  const seen = (element) => element && element.getClientRects().length > 0
  if (seen(document.querySelector('[data-result]'))) return 'over'
  if (seen(document.querySelector('[role=radio][aria-disabled=false]'))) return 'choose'
  if (seen(document.querySelector('[data-hand].ready'))) return 'card'
  return null
}"""

# The point of the first playable card that no other card covers: cards in a fan overlap.
FREE_POINT = """() => {
  for (const card of document.querySelectorAll('[data-hand].ready')) {
    const box = card.getBoundingClientRect()
    for (const across of [0.2, 0.1, 0.35, 0.5, 0.65, 0.8, 0.9]) for (const down of [0.3, 0.15, 0.5, 0.7]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      if (document.elementFromPoint(x, y)?.closest('[data-hand]') === card) return [x, y]
    }
  }
  return null
}"""


def next_deed(page: Page) -> str:
    """Wait until something can be done: `card`, `choose` (a bid, the trump colour) or `over`."""
    return str(page.wait_for_function(CAN_ACT).json_value())


def act_by_mouse(page: Page, deed: str) -> None:
    before = question(page)
    if deed == "choose":
        page.locator("[role=radio][aria-disabled=false]").first.click()
        page.locator(".choice .button.primary, .button.primary.deed").first.click()
    else:
        point = page.evaluate(FREE_POINT)
        if point is None:
            return  # it has just been answered
        page.mouse.click(*point)
    wait_for_answer(page, before)


def question(page: Page) -> str | None:
    """Which question is open, as far as the page shows."""
    return page.locator("[data-question]").first.get_attribute("data-question")


def wait_for_answer(page: Page, before: str | None) -> None:
    page.wait_for_function(
        "(before) => document.querySelector('[data-question]')?.getAttribute('data-question') !== before", arg=before
    )
