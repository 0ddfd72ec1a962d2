"""Support and shared support."""

import pytest

from .table import asked, before_marker, hand, offered, pile, play, support, table


@pytest.mark.clause("BB-101", "BB-147")
def test_a_card_of_the_hand_goes_face_up_on_the_own_sheet_madness_too() -> None:
    match = play(table("water-1 fire-1 madness", ""), "cast:ice/1")
    assert offered(match) == ["card:fire-1/hand", "card:madness/hand"]
    play(match, "card:madness/hand")
    for seat in (0, 1, None):
        assert [card.name for card in match.view(seat).players[0].support] == ["madness"]


@pytest.mark.clause("BB-101", "BB-102")
def test_a_support_holds_three_and_a_full_one_takes_nothing() -> None:
    match = play(table("3*water-1 4*fire-1", "", supports=["air-1", ""]), "cast:ice/3")
    assert support(match) == "air-1 fire-1 fire-1"
    full = play(table("water-1 4*fire-1", "", supports=["3*air-1", ""]), "cast:ice/1")
    assert (support(full), asked(full).kind) == ("air-1 air-1 air-1", "action")


@pytest.mark.clause("BB-102")
def test_payment_from_the_own_support_makes_room_first() -> None:
    match = play(table("2*fire-1", "", supports=["water-1 2*air-1", ""]), "cast:ice/1")
    assert support(match) == "air-1 air-1 fire-1"


@pytest.mark.clause("BB-103")
def test_a_card_stays_until_it_is_paid_with_or_removed() -> None:
    match = table("", "", "", supports=["fire-1", "air-1", ""])
    for _ in range(3):
        play(match, "done")
    assert (support(match), support(match, 1)) == ("fire-1", "air-1")
    gone = before_marker("", "", curses=["water-6"], supports=["fire-1", ""])
    assert (support(gone), pile(gone)) == ("", "fire-1")


@pytest.mark.clause("BB-104")
def test_any_player_may_pay_with_any_cards_of_the_shared_support() -> None:
    match = table("", "", "", supports=["fire-1", "fire-1", "fire-1 fire-2"], active=1)
    assert "acquire:fire-3" in offered(match)
    play(match, "acquire:fire-3", "card:fire-1/support-0")
    assert [support(match, seat) for seat in range(3)] == ["", "", "fire-2"]
    assert [pile(match, seat) for seat in range(3)] == ["fire-1", "fire-1 fire-3", "fire-1"]


@pytest.mark.clause("BB-104")
def test_support_alone_is_that_of_one_player() -> None:
    match = before_marker("", "", curses=["water-6"], supports=["", "fire-1"])
    assert support(match, 1) == ""
    own = before_marker("", "", curses=["water-7"], supports=["", "fire-1"])
    assert support(own, 1) == "fire-1"


@pytest.mark.clause("BB-105")
def test_madness_comes_even_into_a_full_support_and_the_limit_stays() -> None:
    match = before_marker("9*water-1", "", curses=["water-5"], supports=["3*fire-1", ""])
    assert support(match) == "fire-1 fire-1 fire-1 madness"
    play(match, "cast:ice/1")
    assert support(match) == "fire-1 fire-1 fire-1 madness"
    one_left = play(table("water-1 air-1", "", supports=["2*fire-1 madness", ""]), "cast:ice/1")
    assert support(one_left) == "fire-1 fire-1 madness"
    room = play(table("water-1 air-1", "", supports=["fire-1 madness", ""]), "cast:ice/1")
    assert (support(room), hand(room)) == ("air-1 fire-1 madness", "")


@pytest.mark.clause("BB-105", "BB-126")
def test_nothing_better_comes_into_a_support_that_is_still_too_full() -> None:
    match = table("2*water-1", "", spells=["glacial", ""], supports=["fire-1 3*madness", ""])
    play(match, "cast:glacial/1", "card:fire-1/support-0")
    assert support(match) == "madness madness madness"
    in_time = table("2*water-1", "", spells=["glacial", ""], supports=["fire-1 2*madness", ""])
    play(in_time, "cast:glacial/1", "card:fire-1/support-0")
    assert support(in_time) == "fire-2 madness madness"


@pytest.mark.clause("BB-28", "BB-150")
@pytest.mark.parametrize("held", ["madness", "air-1"])
def test_who_is_asked_by_embodiment_does_not_depend_on_a_closed_hand(held: str) -> None:
    match = table(
        f"3*water-1 {held}",
        "",
        spells=["embodiment", ""],
        supports=["2*fire-1", ""],
        supply={"fire-2": 0},
        library=["", "", "", ""],
        options={"open_hands": False},
    )
    play(match, "cast:embodiment/1")
    while match.ask is not None and match.ask.kind == "pay":
        match.play(match.ask.options[0])
    assert match.ask is not None
    assert match.ask.kind == "given-action"
