"""Wizard in the browser: whole games, with everything that was sent searched for what its seat may not know."""

import json

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.playing import act_by_keyboard, act_by_mouse, act_in_list, act_number, state
from support.traffic import leaks


def table_id(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/t/*")
    return visitor.page.url.split("?")[0].rsplit("/", 1)[1]


def record_of(visitor: Visitor, server: Server) -> bytes:
    """The record that the visitor may download."""
    answer = visitor.context.request.get(f"{server.address}/api/tables/{table_id(visitor)}/record")
    assert answer.ok
    return answer.body()


def set_up(visitor: Visitor, server: Server, seats: list[str], **more: object) -> str:
    """A table set up by this visitor: `me`, `open` or `computer` on each seat."""
    wanted = {"game": "wizard", "seats": [{"kind": kind} for kind in seats], **more}
    answer = visitor.context.request.post(f"{server.address}/api/tables", data=json.dumps(wanted), headers=JSON)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


JSON = {"content-type": "application/json"}


def test_two_clicks_lead_to_a_whole_game_by_mouse(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.get_by_text("Wizard", exact=True).first.click()
    page.get_by_role("button", name="Play Wizard now").or_(page.get_by_role("link", name="Play Wizard now")).click()
    while state(page) != "over":
        act_by_mouse(page)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_in_czech_by_keyboard_alone(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="light")
    page = jan.page
    for _ in range(30):  # from the top of the first page
        page.keyboard.press("Tab")
        if "Hrát" in str(page.evaluate("document.activeElement.textContent")):
            break
    page.keyboard.press("Enter")
    while state(page) != "over":
        act_by_keyboard(page)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(jan.received, record_of(jan, server), 0) == []


def test_friends_join_by_the_link_and_somebody_watches(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    table = set_up(ema, server, ["me", "open", "computer", "computer", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    link = ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"]
    jan = visit(link.removeprefix(server.address), lang="cs", theme="light", size=PHONE, touch=True)
    jan.page.get_by_role("button", name="Přisednout").click()
    ema.page.get_by_role("button", name="Start the game").click()
    watcher = visit(f"/t/{table}", lang="en")
    watcher.page.wait_for_selector("[data-act]")
    for visitor in (ema, jan):  # both play from the list, which any game has: this is about the two of them
        visitor.page.evaluate("localStorage.setItem('slet.list', 'yes')")
        visitor.page.reload()
        visitor.page.wait_for_selector("[data-act]")
    while [state_now(ema), state_now(jan)] != ["over", "over"]:
        for visitor in (ema, jan):
            if state_now(visitor) == "asked":
                act_in_list(visitor.page)
    record = record_of(ema, server)
    assert leaks(ema.received, record, 0) == []
    assert leaks(jan.received, record, 1) == []
    assert leaks(watcher.received, record, None) == []
    assert not any('"hand":["' in frame for frame in watcher.received)


def state_now(visitor: Visitor) -> str:
    return str(visitor.page.locator("[data-state]").get_attribute("data-state"))


def test_a_lost_connection_in_the_middle_of_a_trick_loses_nothing(visit: Visit, server: Server) -> None:
    ema = visit()
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    for _ in range(7):
        state(ema.page)
        act_by_mouse(ema.page)
    state(ema.page)
    before, log = act_number(ema.page), ema.page.get_by_role("region", name="Log").inner_text()
    ema.page.reload()
    state(ema.page)
    assert act_number(ema.page) == before
    assert ema.page.get_by_role("region", name="Log").inner_text() == log
    act_by_mouse(ema.page)


def test_a_killed_server_takes_the_game_up_again(visit: Visit, server: Server) -> None:
    ema = visit()
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    for _ in range(5):
        state(ema.page)
        act_by_mouse(ema.page)
    state(ema.page)
    before = act_number(ema.page)
    server.kill()
    expect(ema.page.get_by_text("The connection is gone")).to_be_visible()
    server.start()
    expect(ema.page.get_by_text("The connection is gone")).to_be_hidden()
    assert act_number(ema.page) == before
    act_by_mouse(ema.page)
    # The browser complains about the connection that was refused meanwhile; that is what this test is about.
    ema.troubles.clear()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_an_answer_can_be_taken_back(visit: Visit, server: Server, size: dict[str, int]) -> None:
    ema = visit(size=size)
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    state(ema.page)
    act_by_keyboard(ema.page)
    state(ema.page)
    before = act_number(ema.page)
    ema.page.get_by_role("button", name="Undo").first.click()
    ema.page.wait_for_function("n => Number(document.querySelector('[data-act]').dataset.act) > n", arg=before)
    state(ema.page)
    act_by_keyboard(ema.page)


def test_what_cannot_be_played_is_answered_with_the_rule(visit: Visit, server: Server) -> None:
    ema = visit()
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    for _ in range(60):
        state(ema.page)
        barred = ema.page.locator("[data-hand][aria-disabled=true]")
        if barred.count():
            barred.first.focus()
            ema.page.keyboard.press("Enter")
            expect(ema.page.get_by_text("must wait")).to_be_visible()
            expect(ema.page.get_by_role("button", name="WIZ-19")).to_be_visible()
            return
        act_by_mouse(ema.page)
    pytest.fail("no card had to wait in sixty questions")


def test_the_page_of_another_server_cannot_play(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={}, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == httpx.codes.FORBIDDEN
