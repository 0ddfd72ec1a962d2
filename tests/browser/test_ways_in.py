"""The ways into a game: from the home page, the first time, alone, invited; and the way on from a result."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import slet
from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import act_in_list, state
from browser.tables import chosen_for, set_up, set_up_at, table_id
from slet.games.howto import howto
from slet.kernel.record import read_record

RECORDS = Path(__file__).parents[1] / "data" / "records" / "wizard"
SIZES = [(320, 640), (360, 640), (390, 844), (768, 1024), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
OUT_OF_THE_PAGE = """() => [...document.querySelectorAll('main a, main button, main label')].filter((one) => {
  const { left, right, width } = one.getBoundingClientRect()
  return width > 0 && (left < 0 || right > document.documentElement.clientWidth + 1)
}).map((one) => one.textContent.trim())"""


def choose(page: Page, game: str) -> None:
    page.get_by_role("radio", name=game).evaluate("one => one.click()")


def levels(visitor_page: Page) -> set[str]:
    seats = visitor_page.evaluate(
        "fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then(a => a.json()).then(a => a.seats)"
    )
    return {seat["level"] for seat in seats if seat["kind"] == "computer"}


def plate(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name="What is going on").get_by_role("link", name=name)


@pytest.mark.parametrize(("lang", "theme", "size"), [("en", "dark", LAPTOP), ("cs", "light", PHONE)])
def test_who_presses_play_for_the_first_time_is_asked_once(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    czech = lang == "cs"
    ema = visit("/", lang=lang, theme=theme, size=size, newcomer=True)
    page = ema.page
    now = page.get_by_role("button", name="Hrát Čaroděje" if czech else "Play Wizard now")
    now.click()
    sheet = page.get_by_role("dialog", name="Čaroděj" if czech else "Wizard")
    expect(sheet.locator(".ask").get_by_role("button").first).to_have_text(
        "Naučit se hrou · 4 min" if czech else "Learn by playing · 4 min"
    )
    assert violations(page) == []
    sheet.get_by_role("button", name="za dvě minuty" if czech else "in two minutes").click()
    expect(page.get_by_text(howto("wizard", lang).goal)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    now.click()
    state(page)
    assert levels(page) == {"novice"}
    watched = ema.context.request.get(f"{server.address}/api/tables/watch").json()
    assert table_id(ema) not in {card["id"] for card in watched}


def test_from_learn_to_the_first_decision_it_is_one_more_press(visit: Visit) -> None:
    page = visit("/", newcomer=True).page
    for game in ("Wizard", "Witchdom"):
        choose(page, game)
        page.get_by_role("link", name=f"Learn: {game}").click()
        page.get_by_role("button", name="Go on").click()
        expect(page.get_by_role("button", name="Show me")).to_be_visible()
        page.goto("/")
    choose(page, "Witchdom")
    expect(page.get_by_role("link", name="Learn: Witchdom")).to_have_attribute("href", "/learn/carodeni")


@pytest.mark.parametrize(("lang", "theme", "size"), [("en", "dark", LAPTOP), ("cs", "light", PHONE)])
def test_with_computers_one_chooses_who_plays_or_what_the_game_has_for_one(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    czech = lang == "cs"
    ema = visit("/", lang=lang, theme=theme, size=size)
    page = ema.page
    alone = page.get_by_role("button", name="S počítačem" if czech else "With computers")
    alone.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("group", name="Počet hráčů" if czech else "Players").get_by_text("3", exact=True).click()
    sheet.get_by_text("Mistr" if czech else "Master", exact=True).click()
    sheet.get_by_role("button", name="Přisednout" if czech else "Sit down").click()
    state(page)
    assert levels(page) == {"master"}
    page.goto("/")
    choose(page, "Čarodějky" if czech else "The Witches")
    alone.click()
    sheet.get_by_text("Společně" if czech else "Together", exact=True).click()
    sheet.get_by_role("group", name="Počet hráčů" if czech else "Players").get_by_text("3", exact=True).click()
    assert violations(page) == []
    sheet.get_by_role("button", name="Přisednout" if czech else "Sit down").click()
    state(page)
    assert chosen_for(server, table_id(ema)) == {"mode": "coop"}
    assert levels(page) == {"adept"}
    page.goto("/")
    choose(page, "Čarodění" if czech else "Witchdom")
    alone.click()
    sheet.get_by_text("Proti Ostaře" if czech else "Against Ostara", exact=True).click()
    sheet.get_by_text(re.compile("^Zkušená" if czech else "^Experienced")).click()
    sheet.get_by_role("button", name="Přisednout" if czech else "Sit down").click()
    state(page)
    assert chosen_for(server, table_id(ema)) == {"difficulty": "experienced-witch"}


def test_games_that_wait_for_me_stand_on_the_home_page_and_nothing_sticks_out_at_any_size(
    visit: Visit, server: Server
) -> None:
    ema = visit("/", lang="en")
    page = ema.page
    expect(plate(page, "Learn Wizard")).to_have_attribute("href", "/learn/wizard/1")
    choose(page, "The Witches")
    expect(plate(page, "Learn The Witches")).to_have_attribute("href", "/learn/the-witches/1")
    expect(plate(page, "Watch a game")).to_be_visible()
    expect(plate(page, "Puzzle of the day")).to_have_attribute("href", re.compile(r"^/puzzles/[a-z-]+/\d+$"))
    mine = [set_up(ema, server, ["me", "me"], game=game) for game in ("carodeni", "big-book", "carodeni")]
    page.reload()
    expect(plate(page, "Your turn: Witchdom, since")).to_have_attribute("href", f"/t/{mine[0]}")
    expect(plate(page, "and 1 more game")).to_have_attribute("href", "/games")
    choose(page, "The Witches")
    for width, height in SIZES:
        for larger in (False, True):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(f"document.documentElement.style.fontSize = '{'212.5%' if larger else ''}'")
            sticking = page.evaluate(OUT_OF_THE_PAGE)
            assert not sticking, (width, height, larger, sticking)
            expect(page.get_by_role("button", name="Play The Witches now")).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(plate(page, "and 2 more games")).to_be_visible()


def test_the_four_ways_and_the_radio_buttons_are_walked_by_keys(visit: Visit) -> None:
    page = visit("/", lang="en").page
    page.get_by_role("radio", name="Wizard").focus()
    page.keyboard.press("ArrowRight")
    buttons, links = page.locator("main").get_by_role("button"), page.locator("main").get_by_role("link")
    for way in (buttons.nth(0), links.nth(0), buttons.nth(1), links.nth(1)):
        page.keyboard.press("Tab")
        expect(way).to_be_focused()
    expect(links.nth(1)).to_have_accessible_name("With friends: Wandering Towers")
    expect(page.get_by_role("navigation").get_by_role("link")).to_have_text(["Play", "Learn", "My games", "Watch"])


def test_who_is_invited_learns_goal_and_turn_in_the_lobby(visit: Visit, server: Server) -> None:
    ema, ota = visit(lang="cs"), visit(lang="cs", size=PHONE)
    table = set_up(ema, server, ["me", "open"], game="carodeni")
    link = ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"]
    ota.page.goto(link)
    told = howto("carodeni", "cs")
    card = ota.page.get_by_role("region", name="Jak se hraje")
    expect(card).to_contain_text(told.goal)
    expect(card.get_by_role("heading", level=3)).to_have_text([step.title for step in told.steps])
    card.get_by_role("button", name="Všechna pravidla").click()
    expect(ota.page.get_by_role("dialog", name="Pravidla")).to_be_visible()
    assert violations(ota.page) == []


def test_a_result_tells_the_own_place_and_leads_on(visit: Visit, server: Server) -> None:
    """The last card of a kept game, for whoever won it."""
    record = read_record((RECORDS / "wizard-3-kept-0.json").read_bytes())
    outcome = slet.replay(record).outcome
    assert outcome is not None
    margin = max(outcome.scores) - sorted(outcome.scores)[-2]
    ema = visit(lang="en")
    page = ema.page
    page.evaluate("localStorage.setItem('slet.list', 'yes')")
    table = set_up_at(ema, server, slet.replay(record, len(record.answers) - 1), outcome.winners[0])
    page.goto(f"/t/{table}")
    while state(page) != "over":
        act_in_list(page)
    expect(page.locator(".result h2")).to_have_text("The cards obey")
    expect(page.locator(".result .lead")).to_contain_text(f"You win by {margin} points.")
    expect(page.get_by_role("link", name="Lesson: ")).to_have_attribute("href", "/learn/wizard/1")
    expect(page.get_by_role("link", name="Puzzle: ")).to_have_attribute("href", re.compile("^/puzzles/wizard/"))
    assert violations(page) == []
    page.get_by_role("button", name="A level up: masters").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    assert levels(page) == {"master"}
    page.goto("/")
    expect(page.get_by_text("Play now: against 3 masters.")).to_be_visible()
