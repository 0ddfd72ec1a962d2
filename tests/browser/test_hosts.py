"""The host of a table has somebody be quiet or go, by finger and by keyboard."""

import json
import re
from typing import Any

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import PHONE, Server, Visit, Visitor
from browser.tables import JSON, set_up


def sit_down(visitor: Visitor, server: Server, table: dict[str, Any], name: str) -> None:
    wanted = json.dumps({"invitation": table["invitation"], "name": name})
    answer = visitor.context.request.post(f"{server.address}/api/tables/{table['id']}/seat", data=wanted, headers=JSON)
    assert answer.ok, answer.text()


def told(visitor: Visitor, server: Server, table: str) -> dict[str, Any]:
    found: dict[str, Any] = visitor.context.request.get(f"{server.address}/api/tables/{table}").json()
    return found


def test_the_host_mutes_and_removes_before_and_during_the_game(visit: Visit, server: Server) -> None:
    host, ota, ida = visit("/", size=PHONE, touch=True), visit("/"), visit("/", lang="cs")
    table = set_up(host, server, ["me", "open", "open"], name="Ema")
    sit_down(ota, server, told(host, server, table), "Ota")
    for one in (host, ota, ida):
        one.page.goto(f"/t/{table}")
    page = host.page
    page.get_by_role("button", name="People").click()
    sheet = page.get_by_role("dialog", name="People at this table")
    expect(sheet.get_by_role("listitem")).to_have_count(2)
    expect(sheet).to_contain_text("Ota")
    assert violations(page) == []

    # before the game: the seat is free again, and who was removed reads why
    sheet.get_by_role("button", name="Remove Ota from the table").click()
    expect(sheet.get_by_role("button", name="Keep")).to_be_focused()
    assert violations(page) == []
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(ota.page.get_by_text("has removed you from it")).to_be_visible()
    expect(sheet.get_by_role("button", name="Let Ota in again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("button", name="Let Ota in again")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("list", name="Players").get_by_text("Free seat")).to_have_count(2)
    ota.page.get_by_role("button", name="Try again").click()
    sit_down(ota, server, told(host, server, table), "Ota")

    # during the game: out of the menu on a phone
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu of the table").click()
    page.get_by_role("button", name="People").click()
    sheet.get_by_role("button", name="Mute Ota").click()
    expect(sheet).to_contain_text("may not talk")
    expect(ota.page.get_by_text("lets you listen only")).to_be_visible()
    expect(ota.page.get_by_placeholder("Say something…")).to_have_count(0)
    ida.page.wait_for_selector(".table")
    sheet.get_by_role("button", name=re.compile("^Remove .*Host|^Remove (Host|Guest)")).click()
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(ida.page.get_by_text("vás vykázal jeho zakladatel")).to_be_visible()
    sheet.get_by_role("button", name="Remove Ota from the table").click()
    expect(sheet).to_contain_text("A computer player plays on in their place")
    sheet.get_by_role("button", name="Remove", exact=True).click()
    expect(ota.page.get_by_text("has removed you from it")).to_be_visible()
    assert told(host, server, table)["seats"][1]["kind"] == "computer"
    page.keyboard.press("Escape")
    expect(ota.page.get_by_role("heading", name="Wizard")).to_have_count(0)
