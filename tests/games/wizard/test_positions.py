"""Positions set up by hand: those that can be played on, and those that no game comes to."""

from typing import Any

import pytest

import slet
from slet.kernel.errors import BadPosition

from .table import SIXTY, all_cards, asked, before_bids, deal, table

State = dict[str, Any]


def before(step: str) -> State:
    """A position of three players before that step, all of them sensible."""
    if step == "choose_dealer":
        state = {"step": step, "seats": 3, "rest": list(SIXTY), "totals": [0, 0, 0]}
        return {"seats": 3, "state": state, "seed": "01" * 32}
    if step == "name_trump":
        match = deal(3, 2, turned="wizard-1", dealer=1)
    elif step == "bid":
        match = before_bids(3, 4, dealer=1)
    else:
        match = table("red-5 blue-9", "red-1 green-1", "red-2 blue-2", turned="yellow-1", trump="yellow", lead=2)
    position = match.position()
    assert position["state"]["step"] == step
    position.pop("answers", None)
    return position


def with_state(step: str, **change: Any) -> State:
    position = before(step)
    position["state"] |= change
    return position


@pytest.mark.parametrize("step", ["choose_dealer", "name_trump", "bid", "trick"])
def test_a_sensible_position_is_played_on(step: str) -> None:
    match = slet.from_position("wizard", before(step))
    assert asked(match).kind == {"choose_dealer": "bid", "name_trump": "trump", "trick": "play"}.get(step, step)
    assert all_cards(match) == sorted(SIXTY)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_seat_may_lead_a_trick_whoever_dealt(seat: int) -> None:
    for dealer in (0, 1, 2):
        match = slet.from_position("wizard", with_state("trick", lead=seat, dealer=dealer))
        assert asked(match).seat == seat


@pytest.mark.clause("WIZ-02")
def test_the_last_round_can_be_set_up_and_none_after_it() -> None:
    last = before_bids(3, 20)
    assert last.view().round == last.view().rounds == 20
    with pytest.raises(BadPosition, match="cannot be right"):
        slet.from_position("wizard", with_state("trick", round=21))


@pytest.mark.parametrize(
    ("step", "change", "complaint"),
    [
        ("trick", {"seats": 4}, "for 3 seats"),
        ("trick", {"totals": [0, 0]}, "for 3 seats"),
        ("trick", {"dealer": -1}, "cannot be right"),
        ("trick", {"dealer": 3}, "cannot be right"),
        ("trick", {"lead": -1}, "cannot be right"),
        ("trick", {"lead": 3}, "cannot be right"),
        ("trick", {"round": -1}, "cannot be right"),
        ("choose_dealer", {"dealer": 3}, "cannot be right"),
        ("name_trump", {"lead": 1}, "left of the dealer"),
        ("bid", {"lead": 0}, "left of the dealer"),
        ("trick", {"hands": [["red-5"], ["red-1"]]}, "every seat needs"),
        ("trick", {"bids": [0, 0]}, "every seat needs"),
        ("trick", {"taken": [0, 0, 0, 0]}, "every seat needs"),
        ("trick", {"without": []}, "every seat needs"),
        ("bid", {"taken": []}, "every seat needs"),
        ("trick", {"trick": ["green-9"]}, "no card lies on the table"),
        ("trick", {"hands": [["red-5"], ["red-1"], ["red-2", "blue-2"]]}, "all hold equally many"),
        ("trick", {"hands": [[], [], []]}, "all hold equally many"),
        ("trick", {"bids": [0, None, 0]}, "everybody has bid"),
        ("trick", {"turned": "red-5"}, "in two places"),
        ("trick", {"last_trick": ["red-5", "green-9", "green-8"]}, "in two places"),
        ("bid", {"piles": ["yellow-1", "yellow-1"]}, "in two places"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(step: str, change: State, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        slet.from_position("wizard", with_state(step, **change))


def test_one_card_each_is_enough_for_a_trick() -> None:
    match = table("red-5", "red-1", "red-2", turned="yellow-1", trump="yellow")
    assert {option.id for option in asked(match).options} == {"play:red-5"}


@pytest.mark.clause("WIZ-14")
def test_the_variant_stands_once_beside_the_state_and_what_an_old_state_says_of_it_counts_for_nothing() -> None:
    match = before_bids(3, 4, plus_minus_one=True)
    assert match.view().plus_minus_one
    position = match.position()
    assert "plus_minus_one" in position["options"]
    assert not {"plus_minus_one", "settings"} & set(position["state"])
    position["state"] |= {"plus_minus_one": False, "settings": {"plus_minus_one": False}}
    assert slet.from_position("wizard", position).view().plus_minus_one


def test_before_a_deal_the_cards_of_the_round_before_may_be_left_out() -> None:
    state = {"step": "deal", "seats": 3, "dealer": 1, "round": 4, "totals": [20, 10, 0]}
    match = slet.from_position("wizard", {"seats": 3, "state": state, "seed": "07" * 32})
    assert (match.view().round, match.view().cards, all_cards(match)) == (5, [5, 5, 5], sorted(SIXTY))
