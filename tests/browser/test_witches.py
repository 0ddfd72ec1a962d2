"""The Witches in the browser: whole games through the board, alone, together and against each other."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.playing import state
from browser.playing_witches import Playing, match_asking
from browser.tables import record_of, set_up, set_up_at
from support.traffic import leaks


def test_a_game_alone_with_a_finger_on_a_phone(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    ema.page.goto(f"/t/{set_up(ema, server, ['me'], game='the-witches')}")
    ema_plays = Playing(ema.page, seed=1, finger=True)
    while state(ema.page) != "over":
        ema_plays.act()
    expect(ema.page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_all_apprentices_are_in_sight_on_the_smallest_phone(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", size={"width": 360, "height": 640}, touch=True)
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer'], game='the-witches')}")
    assert state(ema.page) == "asked"
    apprentices = ema.page.locator(".choice button")
    expect(apprentices.nth(1)).to_be_visible()
    for apprentice in apprentices.all():
        expect(apprentice).to_be_in_viewport(ratio=1)


def test_a_game_against_the_computer_by_mouse(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", theme="dark", size=LAPTOP)
    ema.page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], game='the-witches')}")
    ema_plays = Playing(ema.page, seed=2)
    looked_at = 0
    while state(ema.page) != "over":
        tries = ema.page.get_by_role("region", name="Attempt").count()
        if looked_at == 0 or (looked_at == 1 and tries):  # choosing an apprentice; a problem before the dice
            assert violations(ema.page) == []
            looked_at += 1
        ema_plays.act()
    assert looked_at == 2
    assert violations(ema.page) == []
    expect(ema.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ema.page.locator("[data-seat]")).to_have_count(2)
    expect(ema.page.locator("[data-seat].on")).to_have_count(0)  # it is nobody's turn any more
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_game_together_by_keyboard_alone(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="dark", size=LAPTOP)
    table = set_up(jan, server, ["me", "computer"], game="the-witches", settings={"mode": "coop"})
    jan.page.goto(f"/t/{table}")
    jan_plays = Playing(jan.page, seed=3)
    while state(jan.page) != "over":
        jan_plays.act_by_keys()
    expect(jan.page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(jan.received, record_of(jan, server), 0) == []


SELDOM = [
    ("cottage", 1, "own"),
    ("give-up", 2, "own"),
    ("give-up", 3, "another's"),
    ("cackle-from", 3, "own"),
    ("leave-dungeon", 2, "own"),
]
"""Questions that whole games hardly ever ask: which, of how many players, in whose turn."""


@pytest.mark.parametrize(("kind", "seats", "whose"), SELDOM)
def test_what_is_asked_seldom_is_answered_with_a_finger_on_a_phone(
    visit: Visit, server: Server, kind: str, seats: int, whose: str
) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    ema.page.goto(f"/t/{set_up_at(ema, server, match_asking(kind, seats, whose))}")
    assert state(ema.page) == "asked"
    buttons = ema.page.locator(".actions .button")
    if kind != "leave-dungeon":  # which is answered on the map
        expect(buttons.nth(1)).to_be_visible()
    assert apart(buttons)
    Playing(ema.page, seed=5, finger=True).act()


@pytest.mark.parametrize(("kind", "seats", "whose"), SELDOM)
def test_what_is_asked_seldom_is_answered_by_keyboard_alone(
    visit: Visit, server: Server, kind: str, seats: int, whose: str
) -> None:
    jan = visit(lang="en", theme="dark", size=LAPTOP)
    jan.page.goto(f"/t/{set_up_at(jan, server, match_asking(kind, seats, whose))}")
    assert state(jan.page) == "asked"
    buttons = jan.page.locator(".actions .button")
    if kind != "leave-dungeon":  # which is answered on the map
        expect(buttons.nth(1)).to_be_visible()
    assert apart(buttons)
    assert violations(jan.page) == []
    Playing(jan.page, seed=6).act_by_keys()


def test_those_from_whom_a_cackle_can_be_taken_are_called_by_their_names(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    ema.page.goto(f"/t/{set_up_at(ema, server, match_asking('cackle-from', 3, 'own'))}")
    for name in ("Kvido", "Sibyla"):
        button = ema.page.get_by_role("button", name=re.compile(rf"^From .* \({name}, Cackles: \d+\)$"))
        expect(button).to_contain_text(name)


def test_an_easy_problem_to_give_up_tells_its_points(visit: Visit, server: Server) -> None:
    match = match_asking("give-up", 2, "own")
    assert match.ask is not None
    ema = visit(lang="en")
    ema.page.goto(f"/t/{set_up_at(ema, server, match)}")
    buttons = ema.page.get_by_role("button", name=re.compile(r"^Give up .*, \d points?$"))
    expect(buttons).to_have_count(len(match.ask.options))


def test_from_the_dungeon_the_names_of_all_places_do_not_cover_each_other(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", size=PHONE, touch=True)
    ema.page.goto(f"/t/{set_up_at(ema, server, match_asking('leave-dungeon', 2, 'own'))}")
    assert state(ema.page) == "asked"
    names = ema.page.locator(".names text")
    expect(names.nth(10)).to_be_visible()
    assert apart(names, lines=8)


def apart(things: Locator, lines: float = 0) -> bool:
    """Whether none of them covers another. The boxes of lines of text are higher than what is written, by so much."""
    return bool(things.evaluate_all(APART, lines))


APART = """(things, lines) => {
  const boxes = things.map((thing) => thing.getBoundingClientRect())
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top + lines < b.bottom && b.top + lines < a.bottom
  return boxes.every((a, n) => a.width > 0 && boxes.slice(n + 1).every((b) => !meet(a, b)))
}"""


def test_the_map_on_a_phone_is_zoomed_by_two_fingers_two_taps_and_buttons(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", size=PHONE, touch=True)
    ema.page.goto(f"/t/{set_up(ema, server, ['me'], game='the-witches')}")
    state(ema.page)
    Playing(ema.page, seed=4, finger=True).act()  # the apprentice; then the whole of Lancre can be seen
    state(ema.page)
    ema.page.get_by_role("button", name="Zoom out").click()
    whole = map_width(ema, under=400)
    assert whole >= PHONE["width"] - 2, "the map is never narrower than its window"
    expect(ema.page.get_by_role("button", name="Zoom out")).to_be_disabled()
    pinch(ema, apart=(40, 100))
    near = map_width(ema, over=whole * 1.5)
    pinch(ema, apart=(100, 80))
    map_width(ema, under=near * 0.9)
    ema.page.get_by_role("button", name="Show the whole map").click()
    map_width(ema, under=whole + 2)
    ema.page.get_by_role("button", name="Zoom in").click()
    map_width(ema, over=whole * 1.3)
    for _ in range(2):
        ema.page.touchscreen.tap(*BLACKGLASS)
    map_width(ema, over=whole * 2)


def map_width(visitor: Visitor, *, over: float = 0, under: float = 10_000) -> float:
    """As soon as it is as expected."""
    look = """([over, under]) => {
      const { width } = document.querySelector('[role=group][aria-label="Map of Lancre"]').getBoundingClientRect()
      return over < width && width < under ? width : null
    }"""
    return float(visitor.page.wait_for_function(look, arg=[over, under]).json_value())


BLACKGLASS = (327, 203)
"""Where it is seen then. A problem lies there, so that no witch can begin there: a tap chooses nothing."""


def pinch(visitor: Visitor, apart: tuple[int, int]) -> None:
    """Two fingers on the map, so far apart at first and in the end."""
    fingers = visitor.context.new_cdp_session(visitor.page)
    start, end = apart
    steps = [start + (end - start) * step // 8 for step in range(9)]
    for step, gap in enumerate(steps):
        points = [{"x": 195 - gap / 2, "y": 360, "id": 0}, {"x": 195 + gap / 2, "y": 360, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    fingers.detach()
