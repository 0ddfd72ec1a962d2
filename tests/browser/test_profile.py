"""Who somebody is, in real browsers: the profile, and the way to another device."""

import json

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, update

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.tables import JSON, set_up
from slet.server.schema import TABLES

LOOKS = [("en", "dark", LAPTOP), ("cs", "light", PHONE)]
IDS = ["laptop at night in English", "phone by day in Czech"]


def named(visitor: Visitor, server: Server, name: str) -> None:
    answer = visitor.context.request.put(f"{server.address}/api/me", data=f'{{"name": "{name}"}}', headers=JSON)
    assert answer.ok


def link_of(page: Page) -> str:
    """What stands in the field of the link."""
    return page.get_by_role("dialog").get_by_role("textbox").input_value()


def test_a_link_carries_somebody_to_a_second_browser_and_is_refused_the_second_time(
    visit: Visit, server: Server
) -> None:
    ema, phone, thief = visit("/"), visit("/", size=PHONE, touch=True), visit("/")
    named(ema, server, "Ema")
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto("/me")
    ema.page.get_by_role("button", name="To another device").press("Enter")
    expect(ema.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = link_of(ema.page)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="I am Ema").wait_for()
    assert "#" not in phone.page.url  # the history of the browser does not keep it
    phone.page.get_by_role("button", name="I am Ema").click()
    expect(phone.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    expect(phone.page.get_by_text("this browser", exact=True)).to_be_visible()
    phone.page.goto(f"/t/{table}")
    expect(phone.page.get_by_text("You", exact=True).first).to_be_visible()
    thief.page.goto(link)
    expect(thief.page.get_by_text("This link has been used already")).to_be_visible()
    assert thief.context.request.get(f"{server.address}/api/me").json()["name"] == "Guest"
    thief.was_refused()  # the browser itself reports the refused request


def test_a_guest_with_games_is_asked_whether_the_two_are_one(visit: Visit, server: Server) -> None:
    ema, guest = visit("/"), visit("/")
    named(ema, server, "Ema")
    named(guest, server, "Host")
    set_up(guest, server, ["me", "computer", "computer"])
    ema.page.goto("/me")
    ema.page.get_by_role("button", name="To another device").click()
    guest.page.goto(link_of(ema.page))
    expect(guest.page.get_by_text("Here Host has one game already.")).to_be_visible()
    assert violations(guest.page) == []
    guest.page.get_by_role("button", name="Yes, we are one").click()
    expect(guest.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    guest.page.goto("/games")
    expect(guest.page.get_by_role("link", name="Wizard")).to_be_visible()


def test_a_browser_is_signed_out_from_another_one(visit: Visit, server: Server) -> None:
    ema, lost = visit("/"), visit("/")
    named(ema, server, "Ema")
    ema.page.goto("/me")
    ema.page.get_by_role("button", name="To another device").click()
    lost.page.goto(link_of(ema.page))
    lost.page.get_by_role("button", name="I am Ema").click()
    expect(lost.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    table = set_up(lost, server, ["me", "computer", "computer"])
    lost.page.goto(f"/t/{table}")
    expect(lost.page.get_by_text("You", exact=True).first).to_be_visible()
    ema.page.goto("/me")
    devices = ema.page.get_by_role("listitem").filter(has=ema.page.get_by_role("button", name="Sign out"))
    expect(devices).to_have_count(2)
    devices.filter(has_text="last here").get_by_role("button").click()
    expect(devices).to_have_count(1)
    expect(lost.page.get_by_text("You are signed out in this browser").first).to_be_visible()
    lost.page.goto("/me")
    expect(lost.page.get_by_role("heading", name="Guest")).to_be_visible()
    lost.was_refused()  # the browser itself reports the refused requests


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
def test_the_way_to_another_device_is_for_everybody(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    ema, other = (visit("/", lang=lang, theme=theme, size=size) for _ in range(2))
    named(ema, server, "Ema")
    ema.page.goto("/me")
    ema.page.locator("main .button.primary").click()
    ema.page.get_by_role("dialog").get_by_role("img").wait_for()
    assert violations(ema.page) == []
    other.page.goto(link_of(ema.page))
    other.page.locator("main .button.primary").wait_for()
    assert violations(other.page) == []


def test_hat_and_settings_travel_to_another_browser(visit: Visit, server: Server) -> None:
    ema, phone = visit("/"), visit("/", size=PHONE)
    named(ema, server, "Ema")
    ema.page.goto("/me")
    ema.page.get_by_role("radio", name="Horns").check(force=True)
    with ema.page.expect_response(
        lambda answer: answer.url.endswith("/api/me/settings") and answer.request.method == "PUT"
    ):
        ema.page.get_by_role("radio", name="Always").check(force=True)
        ema.page.get_by_role("radio", name="Day").check(force=True)
    ema.page.get_by_role("button", name="To another device").click()
    phone.page.goto(link_of(ema.page))
    phone.page.get_by_role("button", name="I am Ema").click()
    expect(phone.page.get_by_role("radio", name="Horns")).to_be_checked()
    expect(phone.page.get_by_role("radio", name="Always")).to_be_checked()
    expect(phone.page.locator("html[data-theme=day]")).to_have_count(1)


def test_all_data_is_taken_as_a_file_and_then_deleted(visit: Visit, server: Server) -> None:
    ema = visit("/")
    named(ema, server, "Ema")
    set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto("/me")
    with ema.page.expect_download() as saved:
        ema.page.get_by_role("link", name="All of it as a file").click()
    file = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [row["name"] for row in file["rows"]["players"]] == ["Ema"]
    ema.page.get_by_role("button", name="Delete me").click()
    assert violations(ema.page) == []
    ema.page.get_by_role("button", name="Delete me for good").press("Enter")
    ema.page.wait_for_url(f"{server.address}/")
    ema.page.goto("/me")
    expect(ema.page.get_by_role("heading", name="Guest", exact=True)).to_be_visible()


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
def test_a_profile_with_games_is_for_everybody(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    ema = visit("/", lang=lang, theme=theme, size=size)
    named(ema, server, "Ema")
    set_up(ema, server, ["me", "computer", "computer"])
    database = create_engine(f"sqlite:///{server.database}")
    with database.begin() as kept:
        kept.execute(update(TABLES).where(TABLES.c.status == "playing").values(status="over", winners='["Ema"]'))
    database.dispose()
    ema.page.goto("/me")
    ema.page.get_by_text("1 z 1" if lang == "cs" else "1 of 1", exact=True).wait_for()
    assert violations(ema.page) == []
    assert not ema.page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
