"""Without a server: what can be read, and by whom."""

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.axe import violations
from browser.conftest import Server, Visit, Visitor
from browser.playing import act_number, patiently, wait_for_answer
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


ONE = "[data-number='1']"


def in_a_list(visit: Visit, seats: str = "me computer computer", **more: Any) -> tuple[Visitor, str]:
    """At a table of Wizard, where answers are plain buttons."""
    visitor = visit("/", **more)
    made = visitor.context.request.post("/api/tables", data=new_table("wizard", seats))
    table = str(made.json()["id"])
    visitor.page.evaluate("localStorage.setItem('slet.list', 'yes')")
    return visitor, table


def test_a_move_that_was_made_without_a_connection_counts_even_when_the_page_is_loaded_again(
    visit: Visit, server: Server
) -> None:
    visitor, table = in_a_list(visit, worker=True)
    page = visitor.page
    page.goto(f"/t/{table}")
    page.locator(ONE).wait_for()
    until_kept(page)
    page.reload()  # from now on it is controlled
    page.locator(ONE).wait_for()
    before = act_number(page)
    server.kill()
    expect(page.get_by_text("The connection is gone. Your move is safe")).to_be_visible()
    page.locator(ONE).click()
    page.reload()
    expect(page.get_by_text("This is how the board stood at")).to_be_visible()
    server.start()
    wait_for_answer(page, before)
    visitor.was_refused()  # the browser says of each request that nobody answered


def test_who_was_cut_off_with_a_move_on_its_way_is_told_to_look_whether_it_counted(
    visit: Visit, server: Server
) -> None:
    visitor, table = in_a_list(visit)
    page = visitor.page
    sent: list[WebSocketRoute] = []

    def through(own: WebSocketRoute) -> None:
        """A wire that breaks just before the first answer is told to have counted."""
        there = own.connect_to_server()

        def goes(message: str | bytes) -> None:
            there.send(message)
            if '"play"' in str(message):
                sent.append(own)

        def comes(message: str | bytes) -> None:
            if own not in sent[:1]:
                own.send(message)
            elif '"is":"update"' in str(message):
                own.close()

        own.on_message(goes)
        there.on_message(comes)

    page.route_web_socket(re.compile("/ws/tables/"), through)
    page.goto(f"/t/{table}")
    page.locator(ONE).click()
    expect(page.get_by_text("The connection was gone while your move was on its way")).to_be_visible()
    assert violations(page) == []


def test_who_goes_while_something_is_being_shown_finds_the_board_as_it_stood_then(visit: Visit, server: Server) -> None:
    visitor, table = in_a_list(visit, speed=0.5)
    page = visitor.page
    page.goto(f"/t/{table}")
    before = act_number(page)
    page.locator(ONE).click()
    for _ in patiently():
        page.evaluate("0")  # what comes meanwhile is heard
        if any('"is":"update"' in one and json.loads(one)["n"] > before for one in visitor.received):
            break
    page.goto("/rules")
    (seen,) = page.evaluate("JSON.parse(localStorage.getItem('slet.seen'))")
    assert seen["update"]["n"] > before
    assert seen["update"]["log"]["lines"]
