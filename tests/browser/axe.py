"""What axe finds wrong with a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect


def violations(page: Page) -> list[str]:
    """What axe finds wrong, once the page has been drawn: the rule, and where."""
    for part in ("main", "h1"):
        expect(page.locator(part).first).to_be_attached()
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:3]}" for one in found]
