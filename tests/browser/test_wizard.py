"""Wizard in the browser: whole games, with everything that was sent searched for what its seat may not know."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

import slet
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.playing import (
    WATCH_SHIFTS,
    act_by_finger,
    act_by_keyboard,
    act_by_mouse,
    act_number,
    finger_on,
    free_card,
    shifts,
    state,
    wait_for_answer,
)
from browser.tables import record_of, set_up, set_up_at, spoil, table_id
from slet.kernel.match import Match
from support.traffic import leaks

STILL = 0.01
"""The most that may move in a game while nobody touches anything, in the browser's own measure of layout shift."""


def play_without_a_shift(page: Page, act: Callable[[Page], None]) -> None:
    """To the end, while nothing on the page moves by itself."""
    state(page)
    page.evaluate("window.shifts = []")  # what came with the page is another matter
    while state(page) != "over":
        act(page)
        moved, what = shifts(page)
        assert moved < STILL, what


def test_two_clicks_lead_to_a_whole_game_by_mouse(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    page.context.add_init_script(WATCH_SHIFTS)
    page.reload()
    page.get_by_text("Wizard", exact=True).first.click()
    page.get_by_role("button", name="Play Wizard now").or_(page.get_by_role("link", name="Play Wizard now")).click()
    play_without_a_shift(page, act_by_mouse)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_on_a_phone_by_finger(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    page = ema.page
    page.context.add_init_script(WATCH_SHIFTS)
    page.goto(f"/t/{set_up(ema, server, ['me', *['computer'] * 5])}")
    play_without_a_shift(page, act_by_finger)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []
    replay_with_everything_open(page, table_id(ema))


def replay_with_everything_open(page: Page, table: str) -> None:
    """It shows all hands on the table: those of the five others, where the own one is seen as always."""
    # Two rounds of six take 30 answers, and one more wherever a trump is named: answer 36 is always among the bids of
    # the third round, where everybody holds cards.
    page.set_viewport_size({"width": 1440, "height": 900})
    for eyes, hands in (("all", 5), ("1", 0)):
        page.goto(f"/t/{table}/replay?n=36&eyes={eyes}")
        page.wait_for_selector("[data-hand]")
        expect(page.locator("ul[data-fan]")).to_have_count(hands)
    # on the smallest phone the trick keeps its room between the open hands and the own one
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/t/{table}/replay?n=36&eyes=all")
    block = page.locator(".phone .table")
    expect(block).to_be_in_viewport()
    box = block.bounding_box()
    assert box is not None
    assert box["height"] > 90


def test_a_whole_game_in_czech_by_keyboard_alone(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="light")
    page = jan.page
    for _ in range(30):  # from the top of the first page
        page.keyboard.press("Tab")
        if "Hrát Čaroděje" in str(page.evaluate("document.activeElement.textContent")):
            break
    page.keyboard.press("Enter")
    while state(page) != "over":
        act_by_keyboard(page)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(jan.received, record_of(jan, server), 0) == []


def test_a_phone_on_its_side_has_room_for_everything(visit: Visit, server: Server) -> None:
    ema = visit(size={"width": 667, "height": 375}, touch=True)
    ema.page.goto(f"/t/{set_up(ema, server, ['me', *['computer'] * 5], clock={'kind': 'live', 'minutes': 10})}")
    for _ in range(6):
        state(ema.page)
        act_by_finger(ema.page)


def test_friends_join_by_the_link_and_somebody_watches(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    table = set_up(ema, server, ["me", "open", "computer", "computer", "computer", "computer"])
    ema.page.goto(f"/t/{table}")
    link = ema.context.request.get(f"{server.address}/api/tables/{table}").json()["link"]
    jan = visit(link.removeprefix(server.address), lang="cs", theme="light", size=PHONE, touch=True)
    sit = jan.page.get_by_role("button", name="Přisednout")
    sit.click()
    expect(sit).to_be_hidden()  # seated before the game begins
    ema.page.get_by_role("button", name="Start the game").click()
    watcher = visit(f"/t/{table}", lang="en")
    watcher.page.wait_for_selector("[data-act]")
    for visitor in (ema, jan):
        visitor.page.wait_for_selector("[data-act]")
    while [state_now(ema), state_now(jan)] != ["over", "over"]:
        if state_now(ema) == "asked":
            act_by_mouse(ema.page)
        if state_now(jan) == "asked":
            act_by_finger(jan.page)
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
    ema.was_refused()


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


def test_a_card_thrown_onto_the_table_is_played_however_fast_the_mouse_is(visit: Visit, server: Server) -> None:
    """The first that is heard of the mouse may be that it is far from the hand."""
    ema = visit()
    ema.page.goto(f"/t/{set_up_at(ema, server, until_a_card_is_asked_for())}")
    assert state(ema.page) == "asked"
    before = act_number(ema.page)
    point = free_card(ema.page)
    assert point is not None
    x, y = point
    ema.page.mouse.move(x, y)
    ema.page.mouse.down()
    ema.page.mouse.move(x, y - 300)
    expect(ema.page.locator("[data-hand].dragged")).to_be_visible()
    ema.page.mouse.up()
    wait_for_answer(ema.page, before)


def test_a_game_that_has_stopped_can_be_seen_and_played_anew(visit: Visit, server: Server) -> None:
    ema = visit(size=PHONE, touch=True)
    table = set_up_at(ema, server, until_a_card_is_asked_for())
    spoil(server, table, 12)
    ema.page.goto(f"/t/{table}")
    note = ema.page.get_by_text("You can see how it stood there")
    expect(note).to_be_visible()
    ema.page.get_by_role("button", name="Close").tap()
    expect(note).to_be_hidden()
    ema.page.get_by_role("button", name="Why the game has stopped").tap()
    expect(note).to_be_visible()
    ema.page.get_by_role("button", name="Close").tap()
    ema.page.get_by_role("button", name="Play again").tap()
    ema.page.wait_for_url(lambda address: table not in address)
    assert state(ema.page) == "asked"


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


def until_a_card_is_asked_for() -> Match:
    """The first seat has three cards or more."""
    match = slet.new("wizard", seats=3, seed=1)
    while match.ask is None or (match.ask.kind, match.ask.seat) != ("play", 0) or len(match.view(0).hand) < 3:
        assert match.ask is not None
        match.play(match.ask.options[0])
    return match


def barred_card(visitor: Visitor) -> Locator:
    """Play until there is a card that must wait."""
    act = act_by_finger if visitor.page.evaluate("matchMedia('(max-width: 699px)').matches") else act_by_mouse
    for _ in range(60):
        state(visitor.page)
        barred = visitor.page.locator("[data-hand][aria-disabled=true]")
        if barred.count():
            return barred.first
        act(visitor.page)
    pytest.fail("no card had to wait in sixty questions")


def test_a_card_that_must_wait_explains_itself_to_mouse_and_keyboard(visit: Visit, server: Server) -> None:
    ema = visit()
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    note = ema.page.get_by_role("tooltip")
    barred = barred_card(ema)
    before = act_number(ema.page)
    box = barred.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 5, box["y"] + box["height"] / 4
    ema.page.mouse.move(x, y)
    ema.page.mouse.move(x + 1, y)  # it may have come to lie under the mouse
    expect(note).to_contain_text("WIZ-19")
    ema.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    ema.page.mouse.move(2, 2)
    ema.page.wait_for_function("!document.querySelector('[data-hand]:hover')")
    ema.page.mouse.move(x, y)
    expect(note).to_contain_text("WIZ-19")
    ema.page.mouse.move(2, 2)
    expect(note).to_be_hidden()
    # an arrow leads to what can be played, and on to what cannot
    for _ in range(40):
        ema.page.keyboard.press("ArrowRight")
        if ema.page.evaluate("document.activeElement.matches('[data-hand][aria-disabled=true]')"):
            break
    expect(note).to_contain_text("WIZ-19")
    assert ema.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == note.get_attribute("id")
    ema.page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    assert act_number(ema.page) == before


def test_a_card_that_must_wait_explains_itself_to_a_finger_that_stays(visit: Visit, server: Server) -> None:
    ema = visit(size=PHONE, touch=True)
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    note = ema.page.get_by_role("tooltip")
    box = barred_card(ema).bounding_box()
    assert box is not None
    with finger_on(ema.page, box["x"] + box["width"] / 5, box["y"] + box["height"] / 4):
        expect(note).to_contain_text("WIZ-19")
    expect(note).to_be_hidden()
    # a look is no wish: the strip has nothing to answer
    expect(ema.page.get_by_role("button", name="WIZ-19")).to_be_hidden()


def test_an_explanation_goes_with_the_page_it_was_on(visit: Visit, server: Server) -> None:
    ema = visit("/games")
    table = set_up(ema, server, ["me", "computer", "computer"])
    ema.page.reload()
    ema.page.locator(f"a[href*='{table}']").first.click()
    state(ema.page)
    note = ema.note_of(ema.page.locator("[data-seat='1']"))
    ema.page.go_back()
    expect(ema.page.get_by_role("heading", name="My games")).to_be_visible()
    expect(note).to_be_hidden()


def test_what_cannot_be_taken_back_says_why(visit: Visit, server: Server) -> None:
    ema = visit()
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    state(ema.page)
    undo = ema.page.get_by_role("button", name="Undo").first
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(ema.note_of(undo)).not_to_have_text("")


def test_a_word_said_leaves_the_newest_line_in_sight(visit: Visit, server: Server) -> None:
    ema = visit()
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'])}")
    newest = ema.page.get_by_role("region", name="Log").locator("li").last
    while newest.count() == 0 or ema.page.locator("aside li").count() < 30:  # until the log is longer than its room
        state(ema.page)
        act_by_mouse(ema.page)
    state(ema.page)
    for said in ("Is anybody there?", "Two words more", "And a third line"):
        ema.page.get_by_role("textbox").fill(said)
        ema.page.keyboard.press("Enter")
        expect(ema.page.get_by_text(said)).to_be_visible()
        expect(newest).to_be_in_viewport(ratio=0.9)


def test_the_page_of_another_server_cannot_play(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/tables", json={}, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == httpx.codes.FORBIDDEN


def test_what_may_be_played_is_marked_before_anything_is_touched(visit: Visit, server: Server) -> None:
    """A thin edge of light, also where every card may be played and none lies in the shade."""
    ema = visit(lang="en", size=LAPTOP)
    ema.page.goto(f"/t/{set_up_at(ema, server, until_a_card_is_asked_for())}")
    assert state(ema.page) == "asked"
    edge = "card => getComputedStyle(card.querySelector('.paper'), '::before').content !== 'none'"
    cards = ema.page.locator("[data-hand]").all()
    assert [card.evaluate(edge) for card in cards] == ["ready" in str(card.get_attribute("class")) for card in cards]
    assert any(card.evaluate(edge) for card in cards)
