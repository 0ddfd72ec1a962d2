"""Points and standings of an evening, told by hand."""

from collections.abc import Sequence
from fractions import Fraction

from slet.kernel.game import Outcome
from slet.server.company.rated import SeatsOfSide
from slet.server.evening.meeting import Seated
from slet.server.evening.points import MOST, of_seats, when_broken_off, when_over
from slet.server.evening.standings import Counted, Standing, standings
from slet.server.store import SeatRow


def at_a_table(*away: int, seats: int = 4) -> list[SeatRow]:
    return [SeatRow("t", seat, f"player {seat}", str(seat), None, seat in away) for seat in range(seats)]


def brought(scores: tuple[int, ...], winners: tuple[int, ...], *away: int, together: bool = False) -> list[int]:
    outcome = Outcome(scores=scores, winners=winners, reason="", together=together)
    return when_over(None, outcome, at_a_table(*away, seats=len(scores)))


def test_the_first_has_twelve_the_last_none_and_the_others_evenly_between_at_tables_of_any_size() -> None:
    assert brought((90, 10), (0,)) == [120, 0]
    assert brought((30, 90, 10), (1,)) == [60, 120, 0]
    assert brought((10, 20, 30, 40), (3,)) == [0, 40, 80, 120]
    assert brought((1, 2, 3, 4, 5, 6), (5,)) == [0, 24, 48, 72, 96, 120]


def test_who_stand_on_one_place_share_and_the_sum_of_a_table_stays_the_same() -> None:
    assert brought((5, 5, 1), (0, 1)) == [90, 90, 0]
    assert brought((7, 7, 7, 7), (0, 1, 2, 3)) == [60] * 4
    assert brought((9, 4, 4, 4, 1), (0,)) == [120, 60, 60, 60, 0]


def test_the_winner_comes_first_even_where_others_have_as_many_points() -> None:
    assert brought((8, 8, 3), (1,)) == [60, 120, 0]


def test_who_left_and_is_not_back_comes_last_whatever_the_computer_player_did() -> None:
    assert brought((90, 50, 10), (0,), 0) == [0, 120, 60]
    assert brought((90, 50, 10), (0,), 0, 1) == [30, 30, 120]


def test_where_all_play_as_one_all_have_the_same_and_who_left_has_none() -> None:
    assert brought((3, 3, 3), (0, 1, 2), together=True) == [MOST] * 3
    assert brought((3, 3, 3), (), together=True) == [0] * 3
    assert brought((3, 3, 3), (0, 1, 2), 1, together=True) == [MOST, 0, MOST]


def test_teams_share_what_their_side_brings() -> None:
    assert of_seats([SeatsOfSide([0, 2], 0), SeatsOfSide([1, 3], 1)], 4) == [120, 0, 120, 0]
    assert of_seats([SeatsOfSide([0, 3], 1), SeatsOfSide([1, 4], 0), SeatsOfSide([2, 5], 2)], 6) == [
        60, 120, 0, 60, 120, 0,
    ]  # fmt: skip


def test_a_game_that_is_broken_off_and_of_which_nothing_is_known_is_shared() -> None:
    assert when_broken_off(None, at_a_table(2)) == [60, 60, 0, 60]


def desk(people: tuple[int | None, ...], points: list[int] | None) -> Counted:
    return Counted(Seated(people), points)


def order(people: Sequence[int], rounds: list[list[Counted]]) -> list[tuple[int, int]]:
    return [(one.person, one.place) for one in standings(people, rounds)]


def test_points_come_first_then_firsts_then_the_strength_of_those_who_were_met() -> None:
    first = [desk((1, 2, 3), [120, 60, 0]), desk((4, 5, 6), [120, 60, 0])]
    assert order([1, 2, 3, 4, 5, 6], [first]) == [(1, 1), (4, 1), (2, 3), (5, 3), (3, 5), (6, 5)]
    second = [desk((1, 5, 6), [0, 60, 120]), desk((4, 2, 3), [60, 120, 0])]
    found = standings([1, 2, 3, 4, 5, 6], [first, second])
    assert [(one.person, one.place, one.points, one.firsts) for one in found] == [
        (4, 1, 180, 1),
        (2, 2, 180, 1),
        (6, 3, 120, 1),
        (1, 4, 120, 1),
        (5, 5, 120, 0),
        (3, 6, 0, 0),
    ]
    by_person = {one.person: one for one in found}
    assert by_person[4].met == Fraction(120 + 120 + 180 + 0, 4)
    assert by_person[2].met == Fraction(120 + 0 + 180 + 0, 4)


def test_a_bye_counts_as_the_middle_and_brings_no_first_place_and_a_missed_round_nothing() -> None:
    rounds = [[desk((1, 2, None), [120, 60, 0]), Counted(Seated((3,), bye=True), None)], [desk((1, 2, 4), None)]]
    found = {one.person: one for one in standings([1, 2, 3, 4], rounds)}
    assert found[3] == Standing(3, 3, 60, 0, Fraction(), [60, None])
    assert found[1].by_round == [120, None]
    assert found[4].points == 0


def test_where_all_share_nobody_came_first_and_where_some_do_each_of_them() -> None:
    found = standings([1, 2, 3, 4, 5], [[desk((1, 2), [60, 60]), desk((3, 4, 5), [90, 90, 0])]])
    assert {one.person: one.firsts for one in found} == {1: 0, 2: 0, 3: 1, 4: 1, 5: 0}
