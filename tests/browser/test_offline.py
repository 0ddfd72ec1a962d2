"""Without a server: what can be read, and by whom."""

from playwright.sync_api import Page, expect

from browser.conftest import Server, Visit
from support.serving import new_table

KEPT = """async () => {
  const files = (await caches.keys()).find((name) => name.startsWith('slet-files-'))
  return files ? (await (await caches.open(files)).keys()).length : 0
}"""


def until_kept(page: Page) -> None:
    """Wait until the shell lies in the browser."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(KEPT)


def test_the_last_board_is_read_without_a_server_and_played_on_with_it(visit: Visit, server: Server) -> None:
    visitor = visit("/", worker=True)
    page = visitor.page
    made = visitor.context.request.post("/api/tables", data=new_table("wizard", "me computer computer"))
    table = made.json()["id"]
    page.goto(f"/t/{table}")
    bid = page.get_by_role("radiogroup").or_(page.get_by_role("button", name="0")).first
    expect(bid).to_be_visible()
    until_kept(page)
    page.reload()  # from now on it is controlled
    expect(bid).to_be_visible()
    server.kill()
    page.reload()
    expect(page.get_by_text("This is how the board stood at")).to_be_visible()
    page.goto("/")
    link = page.get_by_role("status").get_by_role("link", name="Wizard")
    expect(link).to_be_visible()
    server.start()
    link.click()
    expect(bid).to_be_visible()
    expect(page.get_by_text("This is how the board stood at")).to_have_count(0)
    visitor.was_refused()  # the browser says of each request that nobody answered


def test_somebody_else_is_shown_nothing_that_was_seen_before(visit: Visit) -> None:
    visitor = visit("/", worker=True)
    made = visitor.context.request.post("/api/tables", data=new_table("wizard", "me computer computer"))
    table = made.json()["id"]
    visitor.page.goto(f"/t/{table}")
    bid = visitor.page.get_by_role("radiogroup").or_(visitor.page.get_by_role("button", name="0")).first
    expect(bid).to_be_visible()
    visitor.page.goto("/rules")
    seen = visitor.page.evaluate("JSON.parse(localStorage.getItem('slet.seen'))")
    assert [board["info"]["id"] for board in seen] == [table]
    assert seen[0]["update"]["ask"] is None
    visitor.context.clear_cookies()
    visitor.page.goto(f"/t/{table}")
    visitor.page.wait_for_function("() => localStorage.getItem('slet.seen') === '[]'")
