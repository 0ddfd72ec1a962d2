"""Letters, to a real mail server: asked for first, ended by a link, never lost while it is down."""

import re
from email.message import EmailMessage
from typing import Any

import pytest

from server.notices.conftest import PUBLIC, Told
from slet.server.notices import links, sender
from support.serving import PATIENCE, Person


def text_of(letter: EmailMessage) -> str:
    text: str = letter.get_content()
    return text


def link_in(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"{re.escape(PUBLIC)}/notices/{what}/(\S+)", text_of(letter))
    assert found is not None
    return found[1]


def wishes(who: Person, address: str, expected: int = 200) -> Any:
    return who.post("/api/me/notices/mail", {"address": address, "after": 0}, expected)


def play_until_their_turn(told: Told, jan: Person) -> str:
    ema = told.person("Ema")
    table = ema.set_up("wandering-towers", "me open", settings={"start_seat": 0})
    jan.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    while live.settle()["ask"]:
        live.choose(live.update["ask"]["options"][0]["id"])
        if 1 in live.update["asked"]:
            return str(table["id"])
    raise AssertionError("it never became their turn")


def test_a_letter_comes_once_the_address_is_confirmed_and_ends_with_its_link(told: Told) -> None:
    jan = told.person("Jan", "cs")
    assert [way["state"] for way in wishes(jan, "jan@example.org")["ways"]] == ["asked"]
    asks = told.mail.next("jan@example.org")
    assert (asks["To"], asks["Subject"]) == ("jan@example.org", "Smí vám Slet psát?")
    link = link_in(asks, "confirm")
    play_until_their_turn(told, jan)
    for _ in range(2):  # whoever opens it twice has confirmed it once
        assert jan.post(f"/api/notices/confirm/{link}")["address"] == "jan@example.org"
    assert [way["state"] for way in jan.get("/api/me/notices")["ways"]] == ["on"]
    table = play_until_their_turn(told, jan)
    letter = told.mail.next("jan@example.org")
    assert letter["Subject"] == "Jste na tahu: Toulavé věže"
    assert f"{PUBLIC}/t/{table}" in text_of(letter)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    one_click = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(PUBLIC)
    assert "Ema, Jan" in text_of(letter)
    # as a mail program does it: from nowhere, with a form
    stranger = told.person()
    ended = stranger.http.post(one_click, data={"List-Unsubscribe": "One-Click"})
    assert ended.status_code == 200
    assert jan.get("/api/me/notices")["ways"] == []
    gone = stranger.post(f"/api/notices/stop/{link_in(letter, 'stop')}", expected=409)
    assert gone["key"] == "notice-link-used"
    assert jan.post(f"/api/notices/confirm/{link}", expected=409)["key"] == "notice-link-used"


def test_a_foreign_or_an_old_link_changes_nothing(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    jan = told.person("Jan")
    wishes(jan, "old@example.org")
    asks = told.mail.next("old@example.org")
    link = link_in(asks, "confirm")
    assert jan.post(f"/api/notices/confirm/{link[:-3]}abc", expected=403)["key"] == "notice-link-foreign"
    assert jan.post(f"/api/notices/stop/{link}", expected=403)["key"] == "notice-link-foreign"
    monkeypatch.setattr(links, "CONFIRM_WITHIN", -1)
    assert jan.post(f"/api/notices/confirm/{link}", expected=409)["key"] == "notice-link-old"
    assert [way["state"] for way in jan.get("/api/me/notices")["ways"]] == ["asked"]


@pytest.mark.parametrize(
    "address", ["jan", "jan@", "a b@example.org", "jan@example.org\nBcc: all@example.org", "@x.org"]
)
def test_what_is_no_address_is_refused(told: Told, address: str) -> None:
    assert wishes(told.person("Jan"), address, 400)["key"] == "notice-bad-address"


def test_nobody_fills_the_mailbox_of_somebody_else(told: Told) -> None:
    for n in range(2):
        wishes(told.person(f"Jan {n}"), "victim@example.org")
    assert wishes(told.person("Jan"), "Victim@example.org", 429)["key"] == "notice-too-many-letters"


def test_while_the_mail_server_takes_nothing_no_letter_is_lost(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "FIRST_PAUSE", 0.01)
    told.mail.full = True
    wishes(told.person("Full"), "full@example.org")
    for _ in range(3):
        assert told.mail.refusals.get(timeout=PATIENCE).startswith("452")
    told.mail.full = False
    assert told.mail.next("full@example.org")["Subject"] == "May Slet write to you?"
    assert told.mail.letters.empty()


def test_a_recipient_who_does_not_exist_is_not_asked_again(told: Told) -> None:
    told.mail.unknown.add("nobody@example.org")
    jan = told.person("Jan")
    wishes(jan, "nobody@example.org")
    ways = jan.get("/api/me/notices")["ways"]
    while ways[0]["state"] != "refused":
        ways = jan.get("/api/me/notices")["ways"]
