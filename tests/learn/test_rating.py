"""The rating of a solver, and days in a row."""

from datetime import date, timedelta
from random import Random

from slet.learn.rating import LOWEST, STRENGTH, Standing, chance, rated, streak

TODAY = date(2026, 3, 1)


def days(*ago: int) -> list[date]:
    return [TODAY - timedelta(days=n) for n in ago]


def test_who_solves_rises_and_who_fails_falls_the_more_the_less_it_was_expected() -> None:
    new = Standing()
    assert rated(new, 3, True).rating - new.rating > rated(new, 1, True).rating - new.rating > 0
    assert rated(new, 1, False).rating - new.rating < rated(new, 3, False).rating - new.rating < 0
    assert chance(STRENGTH[2], 2) == 0.5


def test_the_first_tries_move_it_most_and_then_it_is_settled() -> None:
    standing, steps = Standing(), []
    for n in range(12):
        assert standing.settled == (n >= 10)
        after = rated(standing, 2, n % 2 == 0)
        steps.append(abs(after.rating - standing.rating))
        standing = after
    assert steps[0] > 2 * steps[-1]


def test_it_finds_how_strong_somebody_is() -> None:
    rng = Random(17)
    for strength in (1000.0, 1500.0):
        standing, late = Standing(), []
        for n in range(400):
            difficulty = rng.choice(list(STRENGTH))
            standing = rated(standing, difficulty, rng.random() < chance(strength, difficulty))
            if n >= 200:
                late.append(standing.rating)
        assert abs(sum(late) / len(late) - strength) < 60


def test_it_has_a_floor() -> None:
    standing = Standing()
    for _ in range(300):
        standing = rated(standing, 1, False)
    assert standing.rating >= LOWEST


def test_days_in_a_row_end_with_a_day_left_out_but_today_may_still_come() -> None:
    assert streak([], TODAY) == 0
    assert streak(days(0, 1, 2, 4), TODAY) == 3
    assert streak(days(1, 2), TODAY) == 2
    assert streak(days(2, 3), TODAY) == 0
