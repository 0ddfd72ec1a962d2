"""The worked examples, WIZ-34 to WIZ-37: the first rounds of Jeník, Bára and Pavel, who deals."""

import pytest

from .table import asked, before_bids, bid, offered, play, table

JENIK, BARA, PAVEL = range(3)


@pytest.mark.clause("WIZ-34")
def test_a_jester_instead_of_a_card_that_would_win() -> None:
    match = table("blue-5 green-1", "blue-3 red-9", "blue-7 jester-1", trump="red", turned="red-8")
    play(match, "blue-5")
    assert offered(match) == {"blue-3"}, "Bára would like to play the red trump, but has to follow"
    play(match, "blue-3")
    assert offered(match) == {"blue-7", "jester-1"}
    play(match, "jester-1")
    assert match.view().taken == [1, 0, 0]
    assert asked(match).seat == JENIK


@pytest.mark.clause("WIZ-35")
def test_a_wizard_led_wins_and_leads_again() -> None:
    match = table("wizard-1 jester-1", "green-11 red-7", "blue-7 green-3", trump="red", turned="red-8")
    play(match, "wizard-1")
    assert offered(match) == {"green-11", "red-7"}
    for baras in ("green-11", "red-7"):  # as told, and with a trump
        told = match.fork()
        play(told, baras)
        assert offered(told) == {"blue-7", "green-3"}, "Pavel need not follow green"
        play(told, "blue-7")
        assert told.view().taken == [1, 0, 0]
        assert asked(told).seat == JENIK


@pytest.mark.clause("WIZ-36")
def test_the_first_colour_after_a_jester_has_to_be_followed_and_wins() -> None:
    match = table("jester-1 green-1", "red-7 green-2", "red-3 green-3", turned="jester-2")
    play(match, "jester-1 red-7")
    assert offered(match) == {"red-3"}
    play(match, "red-3")
    assert match.view().taken == [0, 1, 0]
    assert asked(match).seat == BARA


@pytest.mark.clause("WIZ-37")
def test_what_two_of_two_one_of_two_and_none_of_none_bring() -> None:
    match = table("wizard-1", "red-2", "red-3", bids=[2, 2, 0], taken=[1, 1, 0])
    play(match, "wizard-1 red-2 red-3")
    assert match.view().truth[-1].taken == (2, 1, 0)
    assert match.view().truth[-1].points == (40, -10, 20)


@pytest.mark.clause("WIZ-34", "WIZ-35", "WIZ-36", "WIZ-37", "WIZ-30", "WIZ-31", "WIZ-32")
def test_the_score_pad_of_three_rounds() -> None:
    first = table("blue-1", "blue-2", "blue-3", bids=[0, 1, 1], lead=JENIK)
    play(first, "blue-1 blue-2 blue-3")
    pad = first.view()
    assert tuple(pad.totals) == (20, -10, 30)

    second = table(
        "red-5 green-1", "red-1 green-2", "red-2 green-9", bids=[2, 0, 0], totals=pad.totals, truth=pad.truth, lead=BARA
    )
    play(second, "red-1 red-2 red-5")
    play(second, "green-1 green-2 green-9")
    pad = second.view()
    assert tuple(pad.totals) == (10, 10, 20)

    third = table(
        "blue-5 wizard-1 jester-1",
        "blue-3 green-11 red-7",
        "jester-2 blue-7 red-3",
        turned="red-8",
        trump="red",
        bids=[2, 2, 0],
        totals=pad.totals,
        truth=pad.truth,
        lead=JENIK,
    )
    play(third, "blue-5 blue-3 jester-2")
    play(third, "wizard-1 green-11 blue-7")
    play(third, "jester-1 red-7 red-3")
    pad = third.view()
    assert [(row.totals, row.bids) for row in pad.truth] == [
        ((20, -10, 30), (0, 1, 1)),
        ((10, 10, 20), (2, 0, 0)),
        ((50, 0, 40), (2, 2, 0)),
    ]
    assert [row.taken for row in pad.truth] == [(0, 0, 1), (1, 0, 1), (2, 1, 0)]


@pytest.mark.clause("WIZ-13")
def test_two_may_bid_two_although_there_are_only_three_tricks() -> None:
    match = before_bids(seats=3, round=3, dealer=PAVEL)
    bid(match, 2, 2, 0)
    assert match.view().bids == [2, 2, 0]
