"""Scoring and end: WIZ-30 to WIZ-33."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import slet
from slet.games.wizard.events import Scored
from slet.kernel.match import Match

from .table import ROUNDS, asked, few, many, play, play_on, points, table


def last_trick_of_a_round(
    bids: tuple[int, ...], taken: tuple[int, ...], totals: tuple[int, ...] | None = None, winner: int = 0
) -> Match:
    """The match after a round in which everybody took so many tricks, the last of them won by `winner`."""
    seats = len(bids)
    before = [tricks - (seat == winner) for seat, tricks in enumerate(taken)]
    hands = ["wizard-1" if seat == winner else f"red-{seat + 1}" for seat in range(seats)]
    match = table(*hands, lead=winner, bids=bids, taken=before, totals=totals)
    play(match, " ".join(hands[winner:] + hands[:winner]))
    assert match.view().truth[-1].taken == taken
    return match


def points_of(bid: int, took: int) -> int:
    """What the first seat gets for a round of 20 tricks."""
    winner = 0 if took else 1
    match = last_trick_of_a_round((bid, 0, 0), (took, 20 - took, 0), winner=winner)
    points: int = match.view().truth[-1].points[0]
    return points


@pytest.mark.clause("WIZ-30")
def test_a_bid_met_brings_20_points_and_10_for_each_trick() -> None:
    assert [points_of(tricks, tricks) for tricks in (0, 1, 2, 3, 7, 20)] == [20, 30, 40, 50, 90, 220]


@pytest.mark.clause("WIZ-31")
@pytest.mark.parametrize(
    ("bid", "took", "points"),
    [(0, 1, -10), (1, 0, -10), (0, 3, -30), (3, 0, -30), (2, 5, -30), (5, 4, -10), (0, 20, -200), (20, 0, -200)],
)
def test_a_bid_missed_costs_10_points_for_each_trick_above_or_below(bid: int, took: int, points: int) -> None:
    assert points_of(bid, took) == points


@st.composite
def rounds_played(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]:
    """Bids, tricks taken, totals before, and who took the last trick."""
    seats = draw(st.sampled_from(list(ROUNDS)))
    number = draw(st.integers(1, ROUNDS[seats] - 1))
    winners = draw(st.lists(st.integers(0, seats - 1), min_size=number, max_size=number))
    bids = draw(st.tuples(*[st.integers(0, number)] * seats))
    totals = draw(st.tuples(*[st.sampled_from(range(-300, 310, 10))] * seats))
    return bids, tuple(map(winners.count, range(seats))), totals, winners[-1]


@pytest.mark.clause("WIZ-30", "WIZ-31", "WIZ-32")
@many
@given(rounds_played())
def test_every_round_is_scored_and_added_up(
    told: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int],
) -> None:
    bids, taken, before, winner = told
    match = last_trick_of_a_round(bids, taken, before, winner)
    row = match.view().truth[-1]
    assert row.round == sum(taken)
    assert row.bids == bids
    assert row.points == tuple(map(points, bids, taken))
    assert row.totals == tuple(total + won for total, won in zip(before, row.points, strict=True))
    assert tuple(match.view().totals) == row.totals
    assert [event for event in match.log() if isinstance(event, Scored)] == [
        Scored(*line) for line in zip(range(len(bids)), bids, taken, row.points, row.totals, strict=True)
    ]


@pytest.mark.clause("WIZ-31")
def test_a_total_may_fall_below_zero() -> None:
    match = last_trick_of_a_round(bids=(0, 1, 2), taken=(1, 1, 0), totals=(0, 0, -10))
    assert tuple(match.view().totals) == (-10, 30, -30)


@pytest.mark.clause("WIZ-30", "WIZ-31")
def test_points_are_given_only_when_the_round_is_over() -> None:
    match = table("red-5 blue-1", "red-1 blue-2", "red-2 blue-3", bids=[0, 1, 2], totals=[10, 20, 30])
    play(match, "red-5 red-1 red-2 blue-1 blue-2")
    assert tuple(match.view().totals) == (10, 20, 30)
    assert not match.view().truth
    play(match, "blue-3")
    assert tuple(match.view().totals) == (0, 10, 20)


@pytest.mark.clause("WIZ-32")
@few
@given(seats=st.sampled_from(list(ROUNDS)), seed=st.integers(0, 10**6))
def test_the_truth_table_shows_all_rounds_to_all(seats: int, seed: int) -> None:
    match = slet.new("wizard", seats, seed=seed)
    rng = Random(seed)
    written: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    bids: list[int] = []
    while match.ask is not None:
        view = match.view()
        assert [(row.bids, row.totals) for row in view.truth] == written
        assert [row.round for row in view.truth] == list(range(1, len(written) + 1))
        assert tuple(view.totals) == (written[-1][1] if written else (0,) * seats)
        for seat in range(seats):
            assert match.view(seat).truth == view.truth
            assert match.view(seat).totals == view.totals
        if match.ask.kind == "play":
            bids = [bid for bid in view.bids if bid is not None]
        play_on(match, rng, answers=1)
        if len(match.view().truth) > len(written):
            taken = match.view().truth[-1].taken
            before = written[-1][1] if written else (0,) * seats
            written.append((tuple(bids), tuple(map(sum, zip(before, map(points, bids, taken), strict=True)))))
    assert [(row.bids, row.totals) for row in match.view().truth] == written
    assert len(written) == ROUNDS[seats]


def end_of_game(*totals: int) -> Match:
    """The end of a game of three with these totals."""
    before = (totals[0] - 220, totals[1] - 20, totals[2] + 10)
    return last_trick_of_a_round(bids=(20, 0, 1), taken=(20, 0, 0), totals=before)


@pytest.mark.clause("WIZ-33")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((300, 100, 50), (0,)),
        ((300, 310, 50), (1,)),
        ((-30, -20, -10), (2,)),
        ((200, 200, 50), (0, 1)),
        ((50, 200, 200), (1, 2)),
        ((0, 0, 0), (0, 1, 2)),
    ],
)
def test_the_highest_total_wins_and_equal_ones_share_the_win(totals: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match = end_of_game(*totals)
    assert match.outcome is not None
    assert match.outcome.scores == totals
    assert match.outcome.winners == winners
    assert match.outcome.reason == ("shared" if len(winners) > 1 else "highest")


@pytest.mark.clause("WIZ-33")
def test_after_the_last_round_the_game_is_over() -> None:
    match = end_of_game(10, 20, 30)
    assert match.ask is None
    with pytest.raises(slet.IllegalMove) as caught:
        match.play("bid:0")
    assert caught.value.key == "game-over"


@pytest.mark.clause("WIZ-33")
@pytest.mark.parametrize("seats", ROUNDS)
def test_before_the_last_round_is_scored_nobody_has_won(seats: int) -> None:
    before_last = ROUNDS[seats] - 1
    match = last_trick_of_a_round((0,) * seats, (before_last, *[0] * (seats - 1)))
    assert match.outcome is None
    assert match.view().round == ROUNDS[seats]
    while len(match.view().truth) == 1:
        assert match.outcome is None
        match.play(asked(match).options[0])
    assert match.outcome is not None
