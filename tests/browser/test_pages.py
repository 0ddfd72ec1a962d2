"""Every page of the client: for everybody (axe), in both languages and themes, on small and wide screens."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import act_in_list, state
from browser.tables import set_up
from slet.kernel.chance import commitment
from slet.server.seeds import seed_of

NARROW = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
WIDE = {"width": 2560, "height": 1440}
LOOKS = [("en", "dark", LAPTOP), ("cs", "light", PHONE)]
PAGES = [
    "/",
    "/new/wizard",
    "/games",
    "/games/statistics",
    "/company",
    "/me",
    "/notices",
    "/watch",
    "/rules",
    "/rules/wizard",
    "/nowhere",
    "/t/nosuchtable",
]
IDS = ["laptop at night in English", "phone by day in Czech"]


def too_wide(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_for_everybody(visit: Visit, path: str, lang: str, theme: str, size: dict[str, int]) -> None:
    visitor = visit(path, lang=lang, theme=theme, size=size)
    visitor.page.wait_for_load_state("networkidle")
    assert violations(visitor.page) == []
    if path == "/t/nosuchtable":
        visitor.was_refused()  # the browser itself reports the refused request


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
def test_lobby_table_list_result_and_replay_are_for_everybody(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    ema = visit(lang=lang, theme=theme, size=size)
    page = ema.page
    lobby = set_up(ema, server, ["me", "open", "computer"])
    page.goto(f"/t/{lobby}")
    page.get_by_role("button").first.wait_for()
    assert violations(page) == []
    table = set_up(ema, server, ["me", *["computer"] * 5])
    page.goto(f"/t/{table}")
    state(page)
    assert violations(page) == []
    page.evaluate("localStorage.setItem('slet.list', 'yes')")
    page.reload()
    state(page)
    assert violations(page) == []
    while state(page) != "over":
        act_in_list(page)
    assert violations(page) == []
    page.goto(f"/t/{table}/replay?n=30&eyes=1")
    page.get_by_role("button").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["360", "2560"])
@pytest.mark.parametrize("path", ["/", "/new/wizard", "/games", "/company", "/rules/wizard"])
def test_nothing_sticks_out_of_a_page(visit: Visit, path: str, size: dict[str, int]) -> None:
    visitor = visit(path, lang="cs", size=size)
    visitor.page.wait_for_load_state("networkidle")
    assert not too_wide(visitor.page)


def test_the_table_fits_narrow_and_wide_screens(visit: Visit, server: Server) -> None:
    for size in (NARROW, WIDE):
        visitor = visit(lang="cs", size=size)
        visitor.page.goto(f"/t/{set_up(visitor, server, ['me', *['computer'] * 5])}")
        state(visitor.page)
        assert not too_wide(visitor.page)


@pytest.mark.parametrize("game", ["wandering-towers", "the-witches", "carodeni", "big-book"])
def test_any_game_can_be_played_from_its_options_and_wording_alone(visit: Visit, server: Server, game: str) -> None:
    ema = visit(lang="cs", size=PHONE)
    ema.page.evaluate("localStorage.setItem('slet.list', 'yes')")
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], game=game)}")
    for _ in range(12):
        if state(ema.page) == "over":
            break
        act_in_list(ema.page)


def test_the_first_page_is_light_enough(visit: Visit) -> None:
    visitor = visit("/nowhere")
    sizes: dict[str, int] = {}
    visitor.page.on("response", lambda answer: sizes.update({answer.url: answer.request.sizes()["responseBodySize"]}))
    visitor.page.goto("/")
    visitor.page.wait_for_load_state("networkidle")
    loaded = {url: size for url, size in sizes.items() if not url.endswith((".woff2", ".woff"))}
    assert sum(loaded.values()) < 200_000, loaded


def test_the_page_can_be_installed(visit: Visit) -> None:
    visitor = visit("/")
    address = visitor.page.evaluate("document.querySelector('link[rel=manifest]').href")
    manifest = visitor.context.request.get(address).json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert visitor.context.request.get(urljoin(address, icon["src"])).ok


def test_a_wrong_address_says_so_and_leads_home(visit: Visit) -> None:
    visitor = visit("/nowhere", lang="cs")
    expect(visitor.page.get_by_role("link").first).to_be_visible()
    expect(visitor.page.get_by_role("navigation").get_by_role("link", name="Naučit se")).to_be_visible()


def test_the_rules_are_chosen_by_the_labels_of_the_games(visit: Visit) -> None:
    visitor = visit("/rules", lang="cs", size={"width": 360, "height": 640})
    visitor.page.get_by_role("navigation", name="Hry").get_by_role("link", name="Velká kniha").click()
    expect(visitor.page.get_by_role("heading", level=2).first).to_be_visible()


def test_a_long_name_is_read_in_full_on_the_smallest_phone(visit: Visit, server: Server) -> None:
    visitor = visit(lang="cs", size={"width": 360, "height": 640})
    visitor.page.goto(f"/t/{set_up(visitor, server, ['me', 'computer'], game='big-book')}")
    state(visitor.page)
    for part in ("header h1", "header .heading"):
        assert visitor.page.locator(part).evaluate("text => text.scrollWidth <= text.clientWidth"), part


def test_an_upright_tablet_shows_the_hand_of_carodeni_whole(visit: Visit, server: Server) -> None:
    visitor = visit(lang="cs", size=TABLET)
    visitor.page.goto(f"/t/{set_up(visitor, server, ['me', 'computer', 'computer'], game='carodeni')}")
    state(visitor.page)
    cards = visitor.page.locator("[data-at=hand] > .card")
    expect(cards).to_have_count(2)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.99)


def test_an_upright_tablet_leaves_the_pointing_hand_of_the_big_book_free(visit: Visit, server: Server) -> None:
    visitor = visit(lang="cs", size=TABLET)
    table = set_up(visitor, server, ["me", "computer"], game="big-book", settings={"magicians": "draw"})
    visitor.page.goto(f"/t/{table}")
    state(visitor.page)
    visitor.page.get_by_role("button", name="Ukázat").click(timeout=5_000)


def test_the_games_of_a_test_follow_from_its_name(visit: Visit, server: Server, request: pytest.FixtureRequest) -> None:
    """So that a game in which something fails can be played again."""
    ema = visit()
    for number in (1, 2):
        table = set_up(ema, server, ["me", "computer", "computer"])
        told = ema.context.request.get(f"{server.address}/api/tables/{table}").json()
        assert told["commitment"] == commitment(seed_of(f"test_pages::{request.node.name}", number))


def test_a_note_goes_when_the_page_changes(visit: Visit) -> None:
    """A mouse that rests does not keep the words of the page that it was on; the browser's own notes would stay."""
    ema = visit("/", lang="en")
    assert ema.page.locator("[title]").count() == 0
    note = ema.note_of(ema.page.locator(".theme").first)
    ema.page.evaluate("document.querySelector('a[href=\"/learn\"]').focus()")
    ema.page.keyboard.press("Enter")
    ema.page.wait_for_url("**/learn")
    expect(note).to_be_hidden()


def test_after_a_step_to_a_page_that_has_to_be_fetched_keys_go_on_in_its_content(visit: Visit) -> None:
    ema = visit("/", lang="en")
    ema.page.evaluate("document.querySelector('a[href=\"/watch\"]').focus()")
    ema.page.keyboard.press("Enter")
    expect(ema.page.locator("main:focus").get_by_role("heading", name="Watch", exact=True)).to_be_visible()
    ema.page.locator("header a[href='/']").first.click()
    expect(ema.page.locator("main:focus")).to_be_visible()


def test_a_page_that_cannot_be_fetched_says_so_and_can_be_tried_again(visit: Visit) -> None:
    ema = visit("/", lang="cs", size=PHONE)
    ema.page.evaluate("sessionStorage.setItem('slet.reloaded', String(Date.now()))")  # it was loaded again just now
    ema.page.route("**/assets/Watch-*.js", lambda route: route.abort())
    ema.page.evaluate("document.querySelector('a[href=\"/watch\"]').click()")
    expect(ema.page.get_by_text("Server neodpovídá")).to_be_visible()
    ema.page.unroute_all()
    ema.was_refused()  # the browser tells of what could not be fetched
    ema.page.get_by_role("button", name="Zkusit znovu").click()
    expect(ema.page.get_by_role("heading", name="Dívat se", exact=True)).to_be_visible()
