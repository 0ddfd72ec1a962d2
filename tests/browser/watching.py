"""Every picture of a page at usual speed, as far as a test looks at it."""

from typing import Any

from playwright.sync_api import Page

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


def pictures(page: Page) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = page.evaluate("window.pictures")
    return kept
