"""Every picture of a page at usual speed, as far as a test looks at it."""

from typing import Any

from playwright.sync_api import Page

from browser.conftest import Server, Visitor
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


def begin_before_my_eyes(visitor: Visitor, server: Server, seats: int, game: str = "wizard", **more: object) -> None:
    """A game against computer players that begins while its page is open: nothing happens before one is there."""
    table = set_up(visitor, server, ["me", *["open"] * (seats - 1)], game, **more)
    visitor.received.clear()
    visitor.page.goto(f"/t/{table}")
    while not visitor.received:
        visitor.page.wait_for_timeout(50)
    assert visitor.context.request.post(f"{server.address}/api/tables/{table}/start").ok


def pictures(page: Page) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = page.evaluate("window.pictures")
    return kept
