"""What can be taken back in Wizard."""

import pytest

import slet
from slet.kernel.match import Match


def first_trick() -> Match:
    """Round 1, everybody has bid, nobody has played."""
    match = slet.new("wizard", seats=3, seed=4, first_dealer=2)
    while match.ask and match.ask.kind != "play":
        match.play(match.ask.options[0])
    return match


@pytest.mark.clause("WIZ-11")
def test_a_bid_can_be_taken_back_until_the_next_one() -> None:
    match = slet.new("wizard", seats=3, seed=4, first_dealer=2)
    match.play("bid:1", seat=0)
    assert match.cannot_undo(0) is None
    match.play("bid:1", seat=1)
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-reveal"
    assert match.cannot_undo(1) is None
    match.undo(1)
    assert match.view(1).bids == [1, None, None]


def test_a_card_can_be_taken_back_until_the_next_one_falls() -> None:
    match = first_trick()
    assert match.ask is not None
    match.play(match.ask.options[0])
    assert match.cannot_undo(0) is None
    match.play(match.ask.options[0])
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-reveal"
    assert match.cannot_undo(1) is None


def test_nothing_is_taken_back_past_a_deal() -> None:
    match = first_trick()
    for _ in range(3):
        assert match.ask is not None
        match.play(match.ask.options[0])
    assert match.view(0).round == 2
    barrier = match.cannot_undo(2)
    assert barrier is not None
    assert barrier.key == "undo-chance"
