"""A name that was typed counts, however soon the button is pressed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Server, Visit
from browser.tables import set_up, table_id


def by_mouse(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).click()


def by_mouse_after_enter(page: Page, button: str) -> None:
    page.keyboard.press("Enter")
    page.get_by_role("button", name=button).click()


def by_enter(page: Page, button: str) -> None:
    """Where there is nothing else to choose, Enter in the field is enough."""
    page.keyboard.press("Enter")


def by_keys(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).press("Enter")


@pytest.fixture(params=["at once", "late"])
def hold(request: pytest.FixtureRequest) -> Callable[[Page], Callable[[], None]]:
    """The name itself is kept as fast as it goes, or not before the table is there."""

    def hold(page: Page) -> Callable[[], None]:
        held: list[Route] = []

        def hold_back(route: Route) -> None:
            if request.param == "late" and route.request.method == "PUT":
                held.append(route)
            else:
                route.continue_()

        page.route("**/api/me", hold_back)

        def let_go() -> None:
            for route in held:
                route.continue_()
            page.unroute("**/api/me")

        return let_go

    return hold


def names(page: Page, server: Server, table: str) -> list[str]:
    return [seat["name"] for seat in page.request.get(f"{server.address}/api/tables/{table}").json()["seats"]]


@pytest.mark.parametrize("press", [by_mouse, by_mouse_after_enter, by_keys])
def test_whoever_sets_up_a_table_sits_there_by_the_name_just_typed(
    visit: Visit, server: Server, press: Callable[[Page, str], None], hold: Callable[[Page], Callable[[], None]]
) -> None:
    ema = visit("/new/wizard")
    let_go = hold(ema.page)
    ema.page.get_by_role("textbox", name="Your name").fill("Ema")
    press(ema.page, "Set the table")
    assert names(ema.page, server, table_id(ema))[0] == "Ema"
    let_go()
    expect(ema.page.get_by_role("list", name="Players")).to_contain_text("Ema")


@pytest.mark.parametrize("press", [by_mouse, by_enter, by_keys])
def test_whoever_joins_by_the_link_sits_there_by_the_name_just_typed(
    visit: Visit, server: Server, press: Callable[[Page, str], None], hold: Callable[[Page], Callable[[], None]]
) -> None:
    ema, ota = visit(), visit()
    table = set_up(ema, server, ["me", "open", "open"])
    link = ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"]
    ota.page.goto(link)
    let_go = hold(ota.page)
    ota.page.get_by_role("textbox", name="Your name").fill("Ota")
    press(ota.page, "Sit down")
    expect(ota.page.get_by_role("textbox", name="Your name")).to_have_count(0)
    assert names(ota.page, server, table)[1] == "Ota"
    let_go()
    expect(ota.page.get_by_role("list", name="Players")).to_contain_text("Ota")


def test_the_name_typed_in_the_settings_counts_when_they_are_closed_at_once(visit: Visit, server: Server) -> None:
    ema = visit()
    ema.page.get_by_role("button", name="Guest").click()
    ema.page.get_by_role("textbox", name="Your name").fill("Ema")
    ema.page.keyboard.press("Escape")
    ema.page.get_by_text("Wizard", exact=True).first.click()
    again = ema.page.get_by_role("button", name="Play Wizard now")
    again.or_(ema.page.get_by_role("link", name="Play Wizard now")).click()
    assert names(ema.page, server, table_id(ema))[0] == "Ema"


def test_a_name_that_is_none_is_refused_where_it_was_typed_and_nobody_sits_down(visit: Visit, server: Server) -> None:
    ema, ota = visit(), visit()
    table = set_up(ema, server, ["me", "open", "open"])
    ota.page.goto(ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"])
    ota.page.get_by_role("textbox", name="Your name").fill("…")
    by_mouse(ota.page, "Sit down")
    expect(ota.page.get_by_text("A name needs at least one letter or digit.").first).to_be_visible()
    assert names(ota.page, server, table)[1:] == ["", ""]
    ota.was_refused()  # the browser itself reports the refused requests
