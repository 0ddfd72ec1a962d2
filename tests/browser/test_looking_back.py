"""Playing on from a moment of a finished game, and what one's statistics tell."""

import json
import re
from random import Random

import msgspec
from playwright.sync_api import expect
from sqlalchemy import create_engine, insert

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.tables import set_up_at
from slet.games import find_game
from slet.kernel.match import Match
from slet.server.review_notes import Mistake, SeatNote
from slet.server.schema import REVIEW_NOTES


def finished(seed: int) -> Match:
    match = Match.start(find_game("wizard"), 3, {}, seed)
    rng = Random(seed)
    while match.ask is not None:
        match.play(rng.choice(match.ask.options), match.ask.seat)
    return match


def test_a_finished_game_is_played_on_from_a_moment_and_tells_where_it_comes_from(visit: Visit, server: Server) -> None:
    ema = visit("/games", lang="en", size=LAPTOP)
    page, match = ema.page, finished(1)
    old = set_up_at(ema, server, match, seat=1)
    page.goto(f"/t/{old}/replay?n=40&eyes=1")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert violations(page) == []
    page.get_by_label("How well the others play").select_option("Novice")
    page.locator("main").click(position={"x": 5, "y": 5})
    page.keyboard.press("p")
    page.wait_for_url(lambda url: old not in url)
    note = page.get_by_role("status").filter(has_text="Goes on from round")
    expect(note).to_be_visible()
    assert violations(page) == []
    note.get_by_role("link").click()
    page.wait_for_url(f"**/t/{old}/replay?n=40")
    page.goto(f"/t/{old}/replay?n=99999&eyes=1")
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.goto("/games")
    expect(page.get_by_role("link", name=re.compile("^Goes on from round .* of the game of"))).to_be_visible()
    assert violations(page) == []

    onlooker = visit(f"/t/{old}/replay?n=40", lang="cs", size=PHONE)
    expect(onlooker.page.get_by_label("Čí pohled")).to_be_visible()
    expect(onlooker.page.get_by_text("Hrát odsud dál")).to_have_count(0)


def test_statistics_tell_how_somebody_fares_and_begin_anew(visit: Visit, server: Server) -> None:
    ema = visit("/games", lang="cs", size=PHONE, theme="light")
    page = ema.page
    page.get_by_role("link", name="Moje statistika").click()
    expect(page.get_by_text("Zatím žádná dohraná hra")).to_be_visible()
    tables = [set_up_at(ema, server, finished(seed), seat=0) for seed in (1, 2)]
    for table in tables:
        assert ema.context.request.get(f"{server.address}/api/tables/{table}").json()["status"] == "over"
    note = SeatNote(0, 0.1, -0.04, [Mistake("bid", 0.12, 3, {"en": "How many tricks?", "cs": "Kolik štychů?"})])
    database = create_engine(f"sqlite:///{server.database}")
    with database.begin() as kept:
        kept.execute(insert(REVIEW_NOTES).values(table=tables[0], seat=0, data=msgspec.json.encode(note).decode()))
    database.dispose()
    page.goto("/games/statistics")
    expect(page.get_by_role("row", name=re.compile("Čaroděj"))).to_contain_text("ze 2")
    expect(page.get_by_text("Rozebrána jedna hra: štěstí +10, umění −4.")).to_be_visible()
    expect(page.get_by_text("Kolik štychů?")).to_be_visible()
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Vzít s sebou jako soubor").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["played"] == 2
    page.get_by_role("button", name="Počítat znovu").click()
    page.get_by_role("dialog").get_by_role("button", name="Počítat znovu").click()
    expect(page.get_by_text("Zatím žádná dohraná hra")).to_be_visible()
    page.goto("/games")
    over = page.locator("section", has=page.get_by_role("heading", name="Dohráno"))
    expect(over.get_by_role("listitem")).to_have_count(2)
