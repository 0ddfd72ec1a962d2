"""A club evening in the browser: its host runs it by keyboard, somebody else follows on a phone, and it ends well."""

from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from support.evenings import join, play_round
from support.serving import Person


def press(page: Page, name: str, role: str = "button") -> None:
    """By keyboard."""
    page.get_by_role(role, name=name, exact=True).press("Enter")  # type: ignore[arg-type]


def test_a_host_runs_an_evening_by_keyboard_and_a_guest_follows_it_on_a_phone(visit: Visit, server: Server) -> None:
    host = visit("/company", size=LAPTOP)
    page = host.page
    press(page, "Set up a club evening", "link")
    page.get_by_label("Your name").fill("Ema")
    page.get_by_text("The Witches", exact=True).click()
    expect(page.get_by_role("radio", name="The Witches")).to_be_checked()
    page.get_by_role("group", name="Rounds").get_by_role("button", name="One less").press("Enter")
    page.get_by_role("group", name="Rounds").get_by_role("button", name="One less").press("Enter")
    page.get_by_role("radio", name="Only run it").press("Space")
    assert violations(page) == []
    press(page, "Open the evening")
    expect(page.get_by_role("img", name="The link to this evening as a QR code")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the first round")).to_be_disabled()
    assert violations(page) == []

    link = page.get_by_label("The link to this evening", exact=True).input_value()
    guest = visit(link.removeprefix(server.address), lang="cs", theme="light", size=PHONE)
    guest.page.get_by_label("Vaše jméno").fill("Eva")
    assert violations(guest.page) == []
    guest.page.get_by_role("button", name="Vstoupit").click()
    expect(guest.page.get_by_text("Jste uvnitř.")).to_be_visible()
    evening = {"id": link.rpartition("/")[2].partition("?")[0], "invitation": link.rpartition("=")[2]}
    others = [Person(server.address, name) for name in ("Ota", "Jan")]
    for one in others:
        join(one, evening)
    expect(page.get_by_text("3 people are here.", exact=True)).to_be_visible()
    press(page, "Begin the first round")
    expect(page.get_by_text("1 table is still playing")).to_be_visible()
    assert violations(page) == []

    seat = guest.page.get_by_role("link", name="K vašemu stolu")
    expect(seat).to_be_visible()
    assert violations(guest.page) == []
    seat.click()
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("button", name="Nabídka stolu").click()
    guest.page.get_by_role("button", name="Zpět na večer").click()
    guest.page.wait_for_url("**/evenings/*")
    guest.page.get_by_role("button", name="Musím jít").click()
    guest.page.get_by_role("button", name="Odejít").click()
    expect(guest.page.get_by_text("Nehrajete.")).to_be_visible()

    play_round(others, evening)
    expect(page.get_by_role("region", name="The podium")).to_be_visible()
    assert violations(page) == []
    expect(page.get_by_role("row").filter(has_text="Eva")).to_contain_text("0")
    expect(guest.page.get_by_role("region", name="Stupně vítězů")).to_be_visible()
    assert violations(guest.page) == []
    for one in others:
        one.close()


def test_a_link_that_leads_to_no_evening_says_so(visit: Visit) -> None:
    visitor = visit("/evenings/nothing", size=PHONE)
    visitor.was_refused()
    expect(visitor.page.get_by_text("There is no such evening.")).to_be_visible()
