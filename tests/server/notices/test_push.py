"""Web Push, from the move to the browser that alone can read it."""

import base64
import json
from typing import Any

import pytest

from server.notices.conftest import Told
from slet.server.notices import sender
from slet.server.store import now
from support.mailboxes import Browser
from support.serving import PATIENCE, Person


def begun(told: Told) -> tuple[Person, Person, dict[str, Any]]:
    """Two people at a table where the second one is not looking; the first one is to play."""
    ema, jan = told.person("Ema"), told.person("Jan", "cs")
    table = ema.set_up("wandering-towers", "me open", settings={"start_seat": 0})
    jan.join(table)
    return ema, jan, table


def subscribe(who: Person, browser: Browser, expected: int = 200, **more: Any) -> Any:
    return who.post("/api/me/notices/push", browser.subscription | {"after": 0} | more, expected)


def test_whose_turn_it_becomes_is_told_what_nobody_else_can_read(told: Told) -> None:
    ema, jan, table = begun(told)
    browser = Browser(told.push, "jan")
    known = subscribe(jan, browser)
    assert [(way["kind"], way["target"], way["state"]) for way in known["ways"]] == [("push", "127.0.0.1", "on")]
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    live.settle()
    while live.update["asked"] == [0]:
        live.choose(live.settle()["ask"]["options"][0]["id"])
    heard = browser.next()
    assert heard["table"] == table["id"]
    assert heard["title"] == "Jste na tahu: Toulavé věže"
    assert heard["body"].startswith("Ema, Jan ")
    headers = browser.headers[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table["id"]
    signed = dict(part.split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
    claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
    assert claims["aud"] == told.push.address
    assert signed["k"] == known["push_key"]


def test_a_browser_whose_session_is_ended_is_not_woken_any_more(told: Told) -> None:
    laptop, phone, tablet = told.person("Ema"), told.person(), told.person()
    for other in (phone, tablet):
        token = laptop.post("/api/me/along")["link"].partition("#")[2]
        other.post("/api/along", {"token": token, "join": False})
    for n, one in enumerate((laptop, phone, tablet)):
        subscribe(one, Browser(told.push, f"ema-{n}"))
    ways = [way["id"] for way in laptop.get("/api/me/notices")["ways"]]
    assert len(ways) == 3

    def left() -> list[str]:
        return [way["id"] for way in laptop.get("/api/me/notices")["ways"]]

    ended = next(one["id"] for one in phone.get("/api/me/devices") if one["here"])
    laptop.http.delete(f"/api/me/devices/{ended}").raise_for_status()
    assert left() == [ways[0], ways[2]]
    laptop.http.delete("/api/me/devices").raise_for_status()
    assert left() == [ways[0]]


def test_who_looks_at_the_board_is_not_told_and_who_has_it_behind_others_is(told: Told) -> None:
    ema, jan, table = begun(told)
    browser = Browser(told.push, "looking")
    subscribe(jan, browser)
    live = jan.sit(table)
    ema.post(f"/api/tables/{table['id']}/start")
    board = ema.sit(table)
    board.settle()
    while board.update["asked"] == [0]:
        board.choose(board.settle()["ask"]["options"][0]["id"])
    live.settle()
    notices = told.served._state.notices
    while told.served.do(notices.outbox.overdue(now())):
        told.served.do(notices.sender.once())
    assert browser.has_heard_nothing()
    live.send({"do": "look", "here": False})
    live.send({"do": "why-not", "option": "nothing"})
    live.until(lambda heard: heard["is"] == "refused")
    assert told.served.now(lambda: told.served.tables.loaded[table["id"]].looking) == {ema.id}


@pytest.mark.parametrize(("code", "left"), [(410, []), (404, []), (403, ["refused"]), (302, ["refused"])])
def test_a_mailbox_that_answers_no_more(told: Told, code: int, left: list[str]) -> None:
    ema, jan, table = begun(told)
    browser = Browser(told.push, f"gone-{code}")
    subscribe(jan, browser)
    browser.answers.put(code)
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    while live.settle()["ask"] and live.update["asked"] == [0]:
        live.choose(live.update["ask"]["options"][0]["id"])
        if live.update["asked"] != [0]:
            break
    assert browser.answered.get(timeout=PATIENCE) == code
    ways = jan.get("/api/me/notices")["ways"]
    while [way["state"] for way in ways] != left:
        ways = jan.get("/api/me/notices")["ways"]


def test_a_push_service_that_is_down_is_tried_again(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "FIRST_PAUSE", 0.01)
    ema, jan, table = begun(told)
    browser = Browser(told.push, "down")
    subscribe(jan, browser)
    for code in (503, 429, 500):
        browser.answers.put(code)
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    while live.settle()["ask"] and live.update["asked"] == [0]:
        live.choose(live.update["ask"]["options"][0]["id"])
        if live.update["asked"] != [0]:
            break
    assert browser.next()["table"] == table["id"]
    assert browser.has_heard_nothing()


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/inside",
        "https://127.0.0.1/inside",
        "https://169.254.169.254/latest/meta-data",
        "https://evil.example/push.example",
        "https://push.example.evil.example/",
        "https://a.push.example:8443/",
        "https://user@a.push.example/",
        "http://a.push.example/",
    ],
)
def test_nobody_has_this_server_knock_at_any_door(told: Told, endpoint: str) -> None:
    jan = told.person("Jan")
    browser = Browser(told.push, "door")
    refused = jan.post("/api/me/notices/push", browser.subscription | {"endpoint": endpoint}, 403)
    assert refused["key"] == "notice-unknown-service"


def test_keys_that_are_none_are_refused_and_a_browser_has_one_owner(told: Told) -> None:
    ema, jan = told.person("Ema"), told.person("Jan")
    browser = Browser(told.push, "shared")
    assert subscribe(jan, browser, 400, p256dh="A" * 87)["key"] == "notice-bad-keys"
    subscribe(jan, browser)
    assert len(subscribe(ema, browser, after=5)["ways"]) == 1
    assert jan.get("/api/me/notices")["ways"] == []
    (way,) = ema.get("/api/me/notices")["ways"]
    assert way["after"] == 5
    assert jan.http.delete(f"/api/me/notices/ways/{way['id']}").status_code == 404
    changed = ema.put(f"/api/me/notices/ways/{way['id']}", {"after": 60})
    assert changed["ways"][0]["after"] == 60
    assert ema.http.delete(f"/api/me/notices/ways/{way['id']}").json()["ways"] == []


def test_quiet_hours_have_a_zone_that_exists(told: Told) -> None:
    jan = told.person("Jan")
    night = {"begin": 1320, "end": 420, "zone": "Europe/Prague"}
    assert jan.put("/api/me/notices/quiet", {"quiet": night})["quiet"] == night
    refused = jan.put("/api/me/notices/quiet", {"quiet": night | {"zone": "Europe/Atlantis"}}, 400)
    assert refused["key"] == "notice-bad-zone"
    assert jan.get("/api/me/notices")["quiet"] == night
    assert jan.put("/api/me/notices/quiet", {})["quiet"] is None


def test_the_key_of_the_server_stays_the_same(told: Told) -> None:
    from slet.server.notices.push import Pushing

    secret = told.served.do(told.served.tables.store.secret("push"))
    again = Pushing(secret, "https://example.org", ())
    assert told.person("Jan").get("/api/me/notices")["push_key"] == again.public_key
