"""Bids: WIZ-11 to WIZ-14."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import slet
from slet.games.wizard.events import HasBid

from .table import ROUNDS, asked, before_bids, bid, deal, many, offered, refused


@st.composite
def bids_of_a_round(draw: st.DrawFn) -> tuple[int, int, int, list[int]]:
    """Seats, round, dealer, and what everybody bids, from the dealer's left."""
    seats = draw(st.sampled_from(list(ROUNDS)))
    number = draw(st.integers(1, ROUNDS[seats]))
    dealer = draw(st.integers(0, seats - 1))
    return seats, number, dealer, draw(st.lists(st.integers(0, number), min_size=seats, max_size=seats))


def numbers(highest: int) -> set[str]:
    return {str(tricks) for tricks in range(highest + 1)}


@pytest.mark.clause("WIZ-11", "WIZ-12", "WIZ-13")
@many
@given(bids_of_a_round())
def test_each_bids_once_any_number_up_to_the_cards_dealt(told: tuple[int, int, int, list[int]]) -> None:
    seats, number, dealer, bids = told
    match = before_bids(seats, number, dealer)
    for n, tricks in enumerate(bids):
        seat = (dealer + 1 + n) % seats
        assert (asked(match).seat, asked(match).kind) == (seat, "bid")
        assert offered(match) == numbers(number)
        bid(match, tricks)
        assert match.view().bids[seat] == tricks
    assert asked(match).kind == "play"
    assert [event for event in match.log() if isinstance(event, HasBid)] == [
        HasBid((dealer + 1 + n) % seats, tricks) for n, tricks in enumerate(bids)
    ]


@pytest.mark.clause("WIZ-11")
def test_bidding_begins_on_the_dealers_left_after_every_deal() -> None:
    for dealer in range(5):
        assert asked(deal(5, 3, turned="red-8", dealer=dealer)).seat == (dealer + 1) % 5


@pytest.mark.clause("WIZ-11")
@pytest.mark.parametrize("bad", ["bid:-1", "bid:4", "bid:1.5", "bid:", "bid:00", "pass", "trump:red"])
def test_no_other_bid_is_taken(bad: str) -> None:
    refused(before_bids(seats=4, round=3), bad, "WIZ-11")


@pytest.mark.clause("WIZ-11")
def test_nobody_bids_out_of_turn_or_twice() -> None:
    match = before_bids(seats=4, round=3, dealer=0)
    for other in (0, 2, 3):
        refused(match, "bid:1", "WIZ-11", seat=other)
    match.play("bid:1", seat=1)
    refused(match, "bid:2", "WIZ-11", seat=1)
    match.play("bid:0", seat=2)
    assert match.view().bids == [None, 1, 0, None]


@pytest.mark.clause("WIZ-12")
def test_everybody_sees_every_bid_as_soon_as_it_is_made() -> None:
    match = before_bids(seats=4, round=3, dealer=2)
    known: list[int | None] = [None, None, None, None]
    for seat, tricks in ((3, 2), (0, 0), (1, 3), (2, 1)):
        assert all(match.view(other).bids == known for other in (None, 0, 1, 2, 3))
        bid(match, tricks)
        known[seat] = tricks
        assert all(match.view(other).bids == known for other in (None, 0, 1, 2, 3))
        assert all(match.log(other)[-1] == HasBid(seat, tricks) for other in (None, 0, 1, 2, 3))


@pytest.mark.clause("WIZ-12")
def test_no_card_is_led_before_all_have_bid() -> None:
    match = before_bids(seats=3, round=2)
    leader = asked(match).seat
    card = match.view(leader).hand[0]
    for _ in range(3):
        refused(match, card.id, "WIZ-11")
        bid(match, 1)
    match.play(card, seat=leader)


@pytest.mark.clause("WIZ-12")
def test_the_bids_stay_in_sight_while_the_tricks_are_played() -> None:
    match = before_bids(seats=3, round=4, dealer=2)
    bid(match, 4, 0, 2)
    for _ in range(12):
        assert all(match.view(seat).bids == [4, 0, 2] for seat in (None, 0, 1, 2))
        match.play(asked(match).options[0])
    assert match.view().truth[-1].bids == (4, 0, 2)


@pytest.mark.clause("WIZ-13")
def test_the_bids_may_add_up_to_the_number_of_tricks() -> None:
    match = before_bids(seats=4, round=5, dealer=0)
    bid(match, 2, 1, 1)
    bid(match, 1)
    assert match.view().bids == [1, 2, 1, 1]


@pytest.mark.clause("WIZ-14")
def test_the_dealer_may_not_make_the_bids_add_up() -> None:
    match = before_bids(seats=4, round=5, dealer=0, plus_minus_one=True)
    bid(match, 2, 1, 1)
    assert offered(match) == {"0", "2", "3", "4", "5"}
    refused(match, "bid:1", "WIZ-14")
    bid(match, 2)
    assert match.view().bids == [2, 2, 1, 1]


@pytest.mark.clause("WIZ-14")
@many
@given(bids_of_a_round())
def test_with_plus_minus_one_only_the_dealer_is_bound_and_by_one_number_at_most(
    told: tuple[int, int, int, list[int]],
) -> None:
    seats, number, dealer, bids = told
    match = before_bids(seats, number, dealer, plus_minus_one=True)
    for tricks in bids[:-1]:
        assert offered(match) == numbers(number)
        bid(match, tricks)
    assert asked(match).seat == dealer
    assert offered(match) == {tricks for tricks in numbers(number) if sum(bids[:-1]) + int(tricks) != number}


@pytest.mark.clause("WIZ-14")
@pytest.mark.parametrize(("others", "dealer"), [((0, 0, 0), "0"), ((0, 1, 0), "1")])
def test_plus_minus_one_holds_in_the_first_round_too(others: tuple[int, ...], dealer: str) -> None:
    match = before_bids(seats=4, round=1, plus_minus_one=True)
    bid(match, *others)
    assert offered(match) == {dealer}


@pytest.mark.clause("WIZ-14")
def test_the_dealer_is_free_when_the_others_have_bid_too_much() -> None:
    match = before_bids(seats=3, round=4, plus_minus_one=True)
    bid(match, 3, 2)
    assert offered(match) == numbers(4)


@pytest.mark.clause("WIZ-13", "WIZ-14")
def test_plus_minus_one_is_played_only_when_agreed_on() -> None:
    for seed in range(12):
        assert not slet.new("wizard", 3, seed=seed).view().plus_minus_one
        for agreed in (False, True):
            match = slet.new("wizard", 3, seed=seed, plus_minus_one=agreed)
            assert match.view().plus_minus_one is agreed
            if asked(match).kind == "trump":
                match.play("trump:red")
            bid(match, 1, 0)
            assert offered(match) == ({"1"} if agreed else {"0", "1"})
