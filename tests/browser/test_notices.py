"""Being told of one's turn: chosen by keyboard on its page, shown once by the worker of a real browser."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit

TITLES = """titles => navigator.serviceWorker.ready.then((at) => at.getNotifications()).then((shown) =>
  JSON.stringify(shown.map(({ title }) => title).sort()) === JSON.stringify(titles))"""


@pytest.mark.parametrize(
    ("lang", "theme", "size", "quiet", "begins"),
    [("en", "light", LAPTOP, "Quiet hours", "From"), ("cs", "dark", PHONE, "Hodiny klidu", "Od")],
    ids=["laptop by day in English", "phone at night in Czech"],
)
def test_notices_are_chosen_by_keyboard_alone_and_kept(
    visit: Visit, lang: str, theme: str, size: dict[str, int], quiet: str, begins: str
) -> None:
    ema = visit("/notices", lang=lang, theme=theme, size=size)
    page = ema.page
    page.get_by_role("group", name=quiet).get_by_role("radio").first.focus()
    page.keyboard.press("ArrowRight")
    begin = page.get_by_label(begins, exact=True)
    expect(begin).to_have_value("22:00")
    assert violations(page) == []
    while not begin.evaluate("it => it === document.activeElement"):
        page.keyboard.press("Tab")
    with page.expect_response(lambda it: it.request.method == "PUT"):
        begin.fill("21:30")
    page.reload()
    expect(begin).to_have_value("21:30")
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


def test_a_push_that_comes_once_more_is_not_shown_again_and_a_later_turn_takes_its_place(
    visit: Visit, server: Server
) -> None:
    address = server.address.replace("127.0.0.1", "localhost")
    ema = visit("/", worker=True)
    ema.context.grant_permissions(["notifications"], origin=address)
    ema.page.goto(f"{address}/")
    ema.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = ema.context.new_cdp_session(ema.page)
    known: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")

    def comes(notice: str, table: str, title: str) -> None:
        told = json.dumps({"id": notice, "table": table, "title": title, "body": "Ota, Ema"})
        at = next(one["registrationId"] for one in known if one["scopeURL"] == f"{address}/")
        devtools.send("ServiceWorker.deliverPushMessage", {"origin": address, "registrationId": at, "data": told})

    while not known:
        ema.page.evaluate("0")  # what comes meanwhile is heard
    comes("first", "one", "first")
    ema.page.wait_for_function(TITLES, arg=["first"])
    comes("first", "one", "once more")
    comes("second", "two", "elsewhere")
    ema.page.wait_for_function(TITLES, arg=["elsewhere", "first"])
    comes("third", "one", "later")
    ema.page.wait_for_function(TITLES, arg=["elsewhere", "later"])
