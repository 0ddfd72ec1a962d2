"""Who sits with whom, round after round: everybody once, few meet twice, and nobody always sits first."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slet.server.evening.meeting import Seated, next_round, repeats, what_was
from slet.server.evening.sizes import CannotSeat, DeskSize, Fill, desk_sizes

OF_WIZARD = (3, 4, 5, 6)


def drawn(people: int, rounds: int, seed: str = "1", fill: Fill = "sizes") -> list[list[Seated]]:
    before: list[list[Seated]] = []
    for number in range(rounds):
        sizes = desk_sizes(people, 4, OF_WIZARD, fill)
        before.append(next_round(range(people), sizes, what_was(before), Random(f"{seed}/{number}")))
    return before


def fewest(people: int, rounds: int) -> int:
    """A bound below which no plan for tables of four comes: there are only so many different people; and where there
    are fewer tables than people at one, some of them meet again at once.
    """
    desks = people // 4
    each, more = divmod(4, desks)
    again = more * (each + 1) * each // 2 + (desks - more) * each * (each - 1) // 2
    return max(0, rounds * desks * 6 - people * (people - 1) // 2, (rounds - 1) * desks * again)


@pytest.mark.parametrize(
    ("people", "rounds", "more"),
    [(8, 2, 0), (8, 4, 4), (12, 2, 0), (12, 4, 9), (24, 4, 0), (24, 5, 1), (64, 4, 0), (64, 7, 0)],
)
def test_hardly_anybody_meets_twice_as_long_as_there_are_others(people: int, rounds: int, more: int) -> None:
    for seed in "abc":
        assert repeats(drawn(people, rounds, seed)) <= fewest(people, rounds) + more


@given(st.integers(3, 64), st.integers(3, 6), st.sampled_from(["sizes", "computers", "byes"]), st.integers(0, 9))
def test_everybody_is_seated_once_or_has_a_bye(people: int, wanted: int, fill: Fill, seed: int) -> None:
    try:
        sizes = desk_sizes(people, wanted, OF_WIZARD, fill)
    except CannotSeat:
        assert people < wanted
        return
    found = next_round(range(people), sizes, what_was([]), Random(seed))
    assert sorted(who for desk in found for who in desk.people) == list(range(people))
    assert [len(desk.seats) for desk in found if not desk.bye] == [size.seats for size in sizes]
    assert all(len(desk.people) == 1 for desk in found if desk.bye)
    if fill != "computers":
        assert all(None not in desk.seats for desk in found)
    if fill == "computers":
        assert not any(desk.bye for desk in found)


@pytest.mark.parametrize(
    ("people", "fill", "sizes", "byes"),
    [
        (10, "sizes", [4, 3, 3], 0),
        (5, "sizes", [5], 0),
        (7, "sizes", [4, 3], 0),
        (10, "byes", [4, 4], 2),
        (10, "computers", [4, 3, 3], 0),
        (24, "sizes", [4] * 6, 0),
    ],
)
def test_tables_are_as_the_host_wished(people: int, fill: Fill, sizes: list[int], byes: int) -> None:
    found = desk_sizes(people, 4, OF_WIZARD, fill)
    assert [size.people for size in found] == sizes
    assert people - sum(sizes) == byes
    assert {size.seats for size in found} == ({4} if fill == "computers" else {len(range(one)) for one in sizes})


def test_where_only_one_size_is_possible_somebody_has_a_bye_and_too_few_are_refused() -> None:
    assert desk_sizes(9, 4, [4, 6], "sizes") == [DeskSize(4, 4), DeskSize(4, 4)]
    assert sum(size.people for size in desk_sizes(10, 4, [4, 6], "sizes")) == 10
    with pytest.raises(CannotSeat):
        desk_sizes(3, 4, [4, 6], "sizes")


def test_nobody_has_a_second_bye_before_everybody_had_one() -> None:
    rounds = drawn(9, 9, fill="byes")
    assert Counter(what_was(rounds).byes.values()) == {1: 9}


def test_nobody_always_has_the_same_seat() -> None:
    for people in (8, 24):
        sat = what_was(drawn(people, 4)).sat
        assert max(sat.values()) <= 2, "in four rounds"
        assert sum(times > 1 for times in sat.values()) <= people


def test_who_comes_late_is_seated_with_the_others_and_who_has_left_is_not() -> None:
    first = drawn(8, 1)
    people = [*range(1, 8), 8, 9, 10, 11, 12]
    second = next_round(people, desk_sizes(12, 4, OF_WIZARD, "sizes"), what_was(first), Random(3))
    assert sorted(who for desk in second for who in desk.people) == people
    assert repeats([*first, second]) == 1, "of the four who sat together one pair meets again at three tables"


def test_in_teams_everybody_plays_with_everybody_before_anybody_has_the_same_partner_again() -> None:
    opposite = {4: [[0, 2], [1, 3]]}
    for seed in range(20):
        before: list[list[Seated]] = []
        for number in range(6):
            known = what_was(before, opposite)
            before.append(next_round(range(4), [DeskSize(4, 4)], known, Random(f"{seed}/{number}"), opposite))
            with_whom = what_was(before, opposite).partners
            assert len(with_whom) == min(6, 2 * (number + 1))
            assert set(with_whom.values()) <= ({1} if number < 3 else {1, 2})
