"""My games on their page: what waits for one comes first, each with its real board, and all follows what others do."""

from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.tables import set_up
from support.serving import Person


def of(visitor: Visitor, address: str) -> Person:
    """The visitor, who also speaks to the server without a browser."""
    visitor.page.request.get(f"{address}/api/me")
    cookie = next(one["value"] for one in visitor.context.cookies() if one["name"] == "slet-player")
    person = Person(address)
    person.http.cookies.set("slet-player", cookie)
    return person


def waits_for(person: Person, table: str) -> dict[str, Any]:
    going: list[dict[str, Any]] = person.get("/api/company/mine")["going"]
    return next(one for one in going if one["id"] == table)


@pytest.mark.parametrize(
    ("lang", "theme", "size", "turn", "others"),
    [
        ("en", "dark", LAPTOP, "Your turn", "with Ota and Eva"),
        ("cs", "light", PHONE, "Jste na řadě", "u stolu Ota a Eva"),
    ],
    ids=["laptop at night in English", "phone by day in Czech"],
)
def test_my_games_show_their_boards_to_everybody_and_follow_what_others_do(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int], turn: str, others: str
) -> None:
    ema = visit("/games", lang=lang, theme=theme, size=size)
    people = [of(ema, server.address), Person(server.address, "Ota"), Person(server.address, "Eva")]
    table = people[0].set_up("wizard", "me open open", clock={"kind": "days", "days": 2})
    for other in people[1:]:
        other.join(table)
    people[0].post(f"/api/tables/{table['id']}/start")
    page = ema.page
    page.goto("/games")
    card = page.locator(f"a[href$='/t/{table['id']}']")
    expect(card).to_contain_text(others)
    expect(card.locator("[data-act], .board").first).to_be_visible()
    assert card.locator(".tiny").get_attribute("aria-hidden") == "true"
    assert card.locator(".tiny").evaluate("it => it.inert")
    assert violations(page) == []
    rng = Random(1)
    for _ in range(3):  # once round the table: at some time it is Ema's turn, and the page says so by itself
        (asked,) = waits_for(people[0], table["id"])["asked"]
        expect(card.locator(".chip.lit")).to_have_count(1 if asked == 0 else 0)
        if asked == 0:
            expect(card).to_contain_text(turn)
        live = people[asked].sit(table)
        live.choose_any(rng)
        live.close()
    for one in people:
        one.close()


def test_what_is_more_than_six_is_folded_by_game(visit: Visit, server: Server) -> None:
    ema = visit()
    for game in [*["wizard"] * 6, "carodeni", "carodeni"]:
        set_up(ema, server, ["me", "open", "open"], game=game)
    ema.page.goto("/games")
    fold = ema.page.locator("details:has(.cards)")
    expect(fold).to_have_count(1)  # the newest come first: what is left over are games of Wizard
    expect(fold.locator("li")).to_have_count(2)
    expect(fold.locator("li").first).not_to_be_visible()
    fold.locator("summary").press("Enter")
    expect(fold.locator("li").first).to_be_visible()


def test_an_absence_is_announced_and_taken_back_on_the_page(visit: Visit, server: Server) -> None:
    ema = visit()
    set_up(ema, server, ["me", "open", "open"])
    page = ema.page
    held: list[Route] = []
    page.route("**/api/company/absences", lambda it: held.append(it) if it.request.method == "GET" else it.continue_())
    page.goto("/games")
    page.get_by_text("Away for a while?").press("Enter")
    soon = [(date.today() + timedelta(days=days)).isoformat() for days in (3, 5)]
    page.get_by_label("First day").fill(soon[0])
    page.get_by_label("Last day").fill(soon[1])
    page.get_by_role("button", name="Announce").press("Enter")
    back = page.get_by_role("button", name="I stay after all")
    expect(back).to_be_visible()
    # Nothing had been heard from the server before; what it said then, before the announcement, comes too late.
    with page.expect_response("**/api/company/absences"):
        for one in held:
            one.fulfill(json={"announced": [], "days_a_year": 30, "days_left": 30})
    expect(page.get_by_text("27 of 30")).to_be_visible()
    assert violations(page) == []
    back.press("Enter")
    expect(back).to_have_count(0)
    page.get_by_label("First day").fill(soon[1])
    page.get_by_label("Last day").fill((date.today() + timedelta(days=90)).isoformat())
    page.get_by_role("button", name="Announce").click()
    expect(page.get_by_text("You may be away 30 days a year")).to_be_visible()
    ema.was_refused()  # the browser itself reports the refused request


@pytest.mark.parametrize(
    ("lang", "theme", "size", "find", "waiting"),
    [("en", "dark", LAPTOP, "Find me a table", "Ema waiting"), ("cs", "light", PHONE, "Najít mi stůl", "Čekají: Ema")],
    ids=["laptop at night in English", "phone by day in Czech"],
)
def test_strangers_find_each_other(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int], find: str, waiting: str
) -> None:
    ota = visit("/company", lang=lang, theme=theme, size=size)
    ema = Person(server.address, "Ema")
    table = ema.post("/api/company/find", {"game": "carodeni", "pace": "days", "level": "regulars"})
    card = ota.page.locator(f"a[href*='/t/{table['id']}']")
    expect(card).to_contain_text(waiting)
    assert violations(ota.page) == []
    ota.page.locator("label").filter(has_text="Čarodění" if lang == "cs" else "Witchdom").click()
    ota.page.get_by_role("button", name=find).click()
    ota.page.wait_for_url(f"**/t/{table['id']}")
    expect(ota.page.get_by_text("Ema").first).to_be_visible()
    ema.post(f"/api/tables/{table['id']}/start")
    ema.close()
