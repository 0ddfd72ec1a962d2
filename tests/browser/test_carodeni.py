"""Čarodění in the browser: whole games through the board, by touch, by mouse and by keyboard alone."""

from random import Random

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit
from browser.playing import state
from browser.playing_carodeni import act_by_keys, act_by_mouse, act_by_touch, wait_to_be_led
from browser.tables import record_of, set_up
from support.traffic import leaks

SHORT = {"goals": [0, 2]}
"""The game is over soon after the first of two easy goals."""

HARD_QUESTIONS = (".pairs", ".renewals", ".ways", ".plate .button.primary")
"""Which novices, what to renew, how to pay, what to brew: each is looked at when it comes for the first time."""


def test_a_whole_game_on_a_phone_by_touch(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="light", size=PHONE, touch=True)
    page, rng = ema.page, Random(1)
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer', 'computer', 'computer'], 'carodeni', settings=SHORT)}")
    while state(page) != "over":
        act_by_touch(page, rng)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_with_animals_by_mouse(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", theme="dark", size=LAPTOP)
    page, rng = ema.page, Random(2)
    options = {**SHORT, "animals": True, "animal_goals": 0, "choose_novices": True}
    page.goto(f"/t/{set_up(ema, server, ['me', 'computer'], 'carodeni', settings=options)}")
    checked: set[str] = set()
    while state(page) != "over":
        for question in HARD_QUESTIONS:
            if question not in checked and page.locator(question).count():
                assert violations(page) == []
                checked.add(question)
        act_by_mouse(page, rng)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert violations(page) == []
    assert leaks(ema.received, record_of(ema, server), 0) == []


def test_a_whole_game_against_ostara_by_keyboard_alone(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs", theme="dark", size=LAPTOP)
    page, rng = ema.page, Random(3)
    page.goto(f"/t/{set_up(ema, server, ['me'], 'carodeni')}")
    act_by_keys(page, rng)
    while state(page) != "over":
        wait_to_be_led(page)
        act_by_keys(page, rng)
    expect(page.get_by_role("button", name="Hrát znovu")).to_be_visible()
    assert leaks(ema.received, record_of(ema, server), 0) == []
