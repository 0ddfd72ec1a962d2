"""The whole way of one person: a guest on a laptop, then by phone, told of their turn, back a week later by passkey."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import PHONE, Visit, Visitor
from browser.playing import act_in_list, state
from browser.test_my_games import of, waits_for
from browser.test_passkeys import keys, put, with_authenticator
from browser.test_profile import link_of
from slet.server import store
from slet.server.clocks import A_DAY
from slet.server.notices import sender
from slet.server.notices.host import Smtp
from support.mailboxes import MailServer, free_port, mail_server
from support.serving import Person, Served, serving, settings_for


class Here:
    """A server by a name, to which passkeys belong; it writes letters, and its clock can be moved."""

    def __init__(self, served: Served, mail: MailServer) -> None:
        self.served, self.mail = served, mail
        self.address = served.settings.public_address

    def seed_with(self, words: str) -> None:
        """Its games are those of any day."""

    def a_week_goes_by(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(store, "_BEGAN", store._BEGAN + 7 * A_DAY)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    port = free_port()
    with pytest.MonkeyPatch.context() as patch, mail_server() as (mail, mail_port):
        patch.setattr(sender, "LOOK", 0.05)
        settings = settings_for(
            tmp_path_factory.mktemp("here"),
            public_address=f"http://localhost:{port}",
            smtp=Smtp("127.0.0.1", mail_port, "none", "slet@example.org"),
        )
        with serving(settings, port) as served:
            yield Here(served, mail)


def a_rated_game(ema: Person, ota: Person) -> None:
    """From its beginning to its end."""
    table = begun(ema, ota, rated=True)
    lives = [one.sit(table) for one in (ema, ota)]
    rng = Random(1)
    while True:
        newest = max(live.update.get("n", 0) for live in lives)
        if any(live.until_n(newest)["result"] for live in lives):
            break
        asked = [live for live in lives if live.update["ask"]]
        if asked:
            asked[0].choose_any(rng)
        else:
            lives[0].next()
    for live in lives:
        live.close()


def begun(ema: Person, ota: Person, **more: Any) -> dict[str, Any]:
    table = ema.set_up("wandering-towers", "me open", settings={"start_seat": 0}, **more)
    ota.join(table)
    started: dict[str, Any] = ema.post(f"/api/tables/{table['id']}/start")
    return started


def takes_a_turn(visitor: Visitor, person: Person, table: str) -> None:
    """In plain buttons, as long as it is their turn."""
    while waits_for(person, table)["your_turn"]:
        state(visitor.page)
        act_in_list(visitor.page)


def test_somebody_comes_as_a_guest_and_finds_everything_a_week_later_in_a_third_browser(
    visit: Visit, server: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    # on a laptop: a guest with a name, a passkey, a rated game that is over and one by days
    laptop = visit("/me")
    laptop.page.get_by_label("Your name").fill("Ema")
    laptop.page.get_by_role("radio", name="Horns").check(force=True)
    with laptop.page.expect_response(lambda it: it.url.endswith("/me/settings") and it.request.method == "PUT"):
        laptop.page.get_by_role("radio", name="Day").check(force=True)
    expect(laptop.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    device = with_authenticator(laptop)
    laptop.page.get_by_role("textbox", name="Name of the new one").fill("My laptop")
    laptop.page.get_by_role("button", name="Make a passkey").click()
    expect(laptop.page.get_by_role("listitem").filter(has_text="My laptop")).to_be_visible()
    ema, ota = of(laptop, server.address), Person(server.address, "Ota")
    a_rated_game(ema, ota)
    table = begun(ema, ota, clock={"kind": "days", "days": 14})
    laptop.page.goto("/me")
    laptop.page.get_by_role("button", name="To another device").click()

    # by phone: it is Ema's turn there, and letters shall come
    phone = visit("/", size=PHONE, touch=True)
    phone.page.goto(link_of(laptop.page))
    phone.page.get_by_role("button", name="I am Ema").click()
    expect(phone.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    phone.page.evaluate("localStorage.setItem('slet.list', 'yes')")
    phone.page.goto("/notices")
    phone.page.get_by_label("E-mail address").fill("ema@example.org")
    phone.page.get_by_role("button", name="Write to me there").click()
    expect(phone.page.get_by_text("A letter is on its way")).to_be_visible()
    phone.page.goto(link_in_letter(server, "notices/confirm"))
    phone.page.get_by_role("button", name="Yes, write to me").click()
    expect(phone.page.get_by_text("Done: letters go to ema@example.org")).to_be_visible()
    phone.page.get_by_role("link", name="Notices").last.click()
    with phone.page.expect_response(lambda it: it.request.method == "PUT"):
        phone.page.get_by_label("When you have not played for").select_option("0")
    phone.page.goto(f"/t/{table['id']}")
    takes_a_turn(phone, ema, table["id"])
    phone.page.goto("/games")

    # told of the turn: Ota plays, and a letter leads to the table
    board = ota.sit(table)
    board.settle()
    while board.update["ask"]:
        board.choose_any(Random(2))
        while not (board.update["ask"] or 0 in board.update["asked"]):
            board.next()
    leads = link_in_letter(server, "t")
    assert leads == f"{server.address}/t/{table['id']}"

    # a week later: no browser knows Ema, the passkey does
    server.a_week_goes_by(monkeypatch)
    third = visit("/me")
    put(with_authenticator(third), keys(device)[0])
    third.page.get_by_role("button", name="I have a passkey already").click()
    page = third.page
    expect(page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    expect(page.get_by_role("radio", name="Horns")).to_be_checked()
    expect(page.locator("html[data-theme=day]")).to_have_count(1)
    (rating,) = ema.get("/api/company/ratings")
    expect(page.get_by_text(f"{rating['rating']['points']} ± {rating['rating']['margin']}", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    assert violations(page) == []
    page.evaluate("localStorage.setItem('slet.list', 'yes')")
    page.goto("/games")
    card = page.get_by_role("listitem").filter(has=page.locator(f"a[href$='/t/{table['id']}']"))
    expect(card).to_contain_text("Your turn")
    expect(card).to_contain_text("7 days left")
    page.goto(leads)
    takes_a_turn(third, ema, table["id"])
    board.until(lambda heard: heard["is"] == "update" and heard["ask"])
    for one in (ema, ota):
        one.close()


def link_in_letter(server: Here, path: str) -> str:
    """The link that leads there, in the next letter to Ema."""
    found = re.search(
        rf"{re.escape(server.address)}/{path}/\S+", str(server.mail.next("ema@example.org").get_content())
    )
    assert found is not None
    return found[0]
