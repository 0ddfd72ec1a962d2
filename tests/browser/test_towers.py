"""Wandering Towers in the browser: whole games through its board, by finger, by mouse and by keys."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import act_number, state, wait_for_answer
from browser.playing_towers import (
    BOOK,
    KEEP,
    MAIN,
    PIECE,
    SPELL,
    act,
    act_by_keys,
    by_finger,
    by_mouse,
    drag_a_piece,
    highest_stack,
    take_up,
)
from browser.tables import record_of, set_up
from support.traffic import leaks

GAME = "wandering-towers"
SMALL = {"width": 360, "height": 640}
DEAR = ["nudge-ravenskeep", "advance-wizard", "swap-tower", "headwind-wizard"]
"""Spells for two potions each: whoever can pay for one can pay for all."""


def test_a_whole_game_by_finger_on_a_phone_in_czech(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="light", size=PHONE, touch=True)
    page, chance = jan.page, Random(1)
    page.goto(f"/t/{set_up(jan, server, ['me', *['computer'] * 5], game=GAME)}")
    while state(page) != "over":
        act(page, chance, by_finger)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(jan.received, record_of(jan, server), 0) == []


def test_a_whole_game_of_master_wizards_by_mouse_is_for_everybody(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", theme="dark", size=LAPTOP)
    page, chance = ema.page, Random(2)
    table = set_up(ema, server, ["me", *["computer"] * 3], game=GAME, settings={"mode": "master"})
    page.goto(f"/t/{table}")
    state(page)
    assert violations(page) == []
    answers = 0
    while state(page) != "over":
        act(page, chance, by_mouse)
        answers += 1
        if answers == 4:
            assert violations(page) == []
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert violations(page) == []
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_by_keys_alone(visit: Visit, server: Server) -> None:
    eva = visit(lang="en", theme="light", size=LAPTOP)
    page, chance = eva.page, Random(3)
    page.goto(f"/t/{set_up(eva, server, ['me', *['computer'] * 5], game=GAME, settings={'mode': 'advanced'})}")
    while state(page) != "over":
        act_by_keys(page, chance)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert leaks(eva.received, record_of(eva, server), 0) == []


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_piece_can_be_dragged_where_it_may_go(visit: Visit, server: Server, finger: bool) -> None:
    ema = visit(size=PHONE if finger else LAPTOP, touch=finger)
    page, chance = ema.page, Random(4)
    page.goto(f"/t/{set_up(ema, server, ['me'], game=GAME)}")
    state(page)
    while not page.locator(PIECE).count():  # the first cards may all need the die
        act(page, chance, by_finger if finger else by_mouse)
        state(page)
    before = act_number(page)
    drag_a_piece(page, chance, finger=finger)
    if state(page) == "asked" and act_number(page) == before:
        page.locator(MAIN).click()  # two cards would do it: the one taken up waits for a nod
    wait_for_answer(page, before)


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_ravenskeep_can_be_dragged_where_a_spell_may_move_it(visit: Visit, server: Server, finger: bool) -> None:
    ema = visit(size=PHONE if finger else LAPTOP, touch=finger)
    page, chance, press = ema.page, Random(6), by_finger if finger else by_mouse
    page.goto(f"/t/{set_up(ema, server, ['me', 'me'], game=GAME, settings={'mode': 'advanced', 'spells': DEAR})}")
    while state(page) == "asked" and not page.locator(f"{SPELL}, {BOOK}").count():  # until two potions are full
        act(page, chance, press)
    expect(page.locator(KEEP)).to_have_count(0)
    take_up(page, "nudge-ravenskeep", press)
    expect(page.locator(KEEP)).to_be_visible()
    before = act_number(page)
    drag_a_piece(page, chance, finger=finger, piece=KEEP)
    wait_for_answer(page, before + 1)  # the spell, and where to
    assert any('"nudged"' in told for told in ema.received)
    expect(page.locator(KEEP)).to_have_count(0)


def test_every_floor_of_a_stack_has_room_for_a_finger(visit: Visit, server: Server) -> None:
    jan = visit(lang="cs", theme="light", size=SMALL, touch=True)
    page, chance = jan.page, Random(5)
    page.goto(f"/t/{set_up(jan, server, ['me'], game=GAME)}")
    while state(page) != "over":
        if (stack := highest_stack(page)) is not None:
            by_finger(page, *stack)
            floors = page.locator("[data-floor]")
            expect(floors.nth(1)).to_be_visible()
            boxes = [floor.bounding_box() for floor in floors.all()]
            assert all(box and box["width"] >= 40 and box["height"] >= 40 for box in boxes), boxes
            assert violations(page) == []
            floors.locator("visible=true").first.tap()
            expect(floors).to_have_count(0)
            return
        act(page, chance, by_finger)
    pytest.fail("no stack of two in thirty cards")
