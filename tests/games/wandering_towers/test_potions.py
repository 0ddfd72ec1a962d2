"""Imprisoning and potions: WT-56 to WT-61."""

from itertools import pairwise
from random import Random

import pytest

import slet
from slet.games.wandering_towers.events import Filled, MovedTower

from .table import GAME, asked, at, offered, play, play_on, potions, surface, table, told

HAND = "tower-2 tower-1 wizard-1"


@pytest.mark.clause("WT-56", "WT-57")
@pytest.mark.parametrize("there", ["yellow", "yellow yellow", "blue", "blue blue", "blue yellow yellow"])
@pytest.mark.parametrize("on", ["", "4", "3 4"])
def test_all_wizards_on_whom_a_tower_ends_are_imprisoned_for_one_potion(there: str, on: str) -> None:
    match = table({5: "1", 7: f"{on} {there}".strip()}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == f"{on} {there} 1".strip()
    assert surface(match, 7) == []
    assert (potions(match, 0), potions(match, 1)) == ((5, 1, 0), (6, 0, 0))
    assert [event.seat for event in told(match, Filled)] == [0]


@pytest.mark.clause("WT-56")
def test_the_imprisoned_cannot_be_moved() -> None:
    match = table({5: "1", 7: "blue yellow", 9: "blue"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2", "play:wizard-1")
    assert offered(match) == {"wizard:9/blue+1"}


@pytest.mark.clause("WT-56")
@pytest.mark.parametrize("stack", ["1 2 3", "1 blue 2 yellow 3 blue"])
def test_a_taller_part_imprisons_them_just_so(stack: str) -> None:
    match = table({5: stack, 7: "yellow"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == f"yellow {stack}"
    assert potions(match, 0) == (5, 1, 0)


@pytest.mark.clause("WT-57")
@pytest.mark.parametrize("there", ["", "4", "yellow 4", "blue 4 yellow 3"])
def test_without_a_wizard_on_the_surface_there_is_no_potion(there: str) -> None:
    match = table({5: "1 yellow", 7: there}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert potions(match, 0) == (6, 0, 0)
    assert told(match, Filled) == []


@pytest.mark.clause("WT-57")
def test_wizards_passed_over_are_not_imprisoned() -> None:
    match = table({5: "1", 6: "yellow"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 6) == "yellow"
    assert potions(match, 0) == (6, 0, 0)


@pytest.mark.clause("WT-57")
def test_it_is_the_potion_of_who_moved_the_tower() -> None:
    match = table({5: "1 blue", 7: "red"}, HAND, seats=3, active=1)
    play(match, "play:tower-2", "tower:5/1+2")
    assert [potions(match, seat) for seat in range(3)] == [(5, 0, 0), (4, 1, 0), (5, 0, 0)]


@pytest.mark.clause("WT-57")
def test_each_of_two_tower_moves_in_a_turn_fills_a_potion() -> None:
    match = table({5: "1", 7: "yellow", 8: "blue"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2", "play:tower-1", "tower:7/1+1")
    assert potions(match, 0) == (4, 2, 0)
    assert (at(match, 7), at(match, 8)) == ("yellow", "blue 1")


@pytest.mark.clause("WT-57")
def test_a_wizard_that_moves_imprisons_nobody() -> None:
    match = table({5: "blue", 6: "yellow", 7: "1 yellow"}, "wizard-1 wizard-2 tower-1")
    play(match, "play:wizard-1", "wizard:5/blue+1", "play:tower-1")
    assert potions(match, 0) == (6, 0, 0)
    assert at(match, 6) == "blue yellow"


@pytest.mark.clause("WT-58")
def test_the_potion_is_filled_without_asking() -> None:
    match = table({5: "1", 7: "yellow"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert (asked(match).seat, asked(match).kind) == (0, "act-second")
    assert potions(match, 0) == (5, 1, 0)


@pytest.mark.clause("WT-59")
@pytest.mark.parametrize(("full", "spent"), [(6, 0), (2, 4), (0, 6)])
def test_without_an_empty_potion_wizards_can_be_imprisoned_for_nothing(full: int, spent: int) -> None:
    match = table({5: "1", 7: "yellow"}, HAND, full=(full, 0), spent=(spent, 0))
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == "yellow 1"
    assert (potions(match, 0), potions(match, 1)) == ((0, full, spent), (6, 0, 0))
    assert told(match, Filled) == []


@pytest.mark.clause("WT-60")
def test_wizards_imprisoned_in_the_moved_part_stay_so_and_bring_no_potion() -> None:
    match = table({5: "blue 1 yellow yellow 2 blue 3", 7: "4"}, HAND)
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == "4 1 yellow yellow 2 blue 3"
    assert surface(match, 7) == []
    assert potions(match, 0) == (6, 0, 0)


@pytest.mark.clause("WT-61")
@pytest.mark.parametrize(
    ("stack", "floor", "uncovered"),
    [
        ("blue yellow 1", 1, "blue yellow"),
        ("2 blue blue 1", 2, "2 blue blue"),
        ("yellow 2 blue 3 1", 2, "yellow 2 blue"),
    ],
)
def test_moving_a_tower_away_sets_free_who_stood_under_it_without_a_potion(
    stack: str, floor: int, uncovered: str
) -> None:
    match = table({5: stack}, HAND)
    play(match, "play:tower-2", f"tower:5/{floor}+2")
    assert at(match, 5) == uncovered
    assert potions(match, 0) == (6, 0, 0)
    assert sorted(wizard.name for wizard in told(match, MovedTower)[0].freed) == surface(match, 5)
    play(match, "play:wizard-1", "wizard:5/blue+1")
    assert at(match, 6) == "blue"


@pytest.mark.clause("WT-61")
def test_those_deeper_down_stay_imprisoned() -> None:
    match = table({5: "blue 2 yellow 1"}, HAND)
    play(match, "play:tower-2", "tower:5/2+2")
    assert surface(match, 5) == ["yellow"]
    play(match, "play:wizard-1")
    assert asked(match).seat == 1, "blue had nobody to move"


@pytest.mark.clause("WT-57", "WT-62")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_potions_change_only_from_empty_to_full_to_spent(seats: int) -> None:
    match = slet.new(GAME, seats, seed=4)
    rng = Random(4)
    seen = [[potions(match, seat) for seat in range(seats)]]
    while match.ask is not None:
        play_on(match, rng, 1)
        seen.append([potions(match, seat) for seat in range(seats)])
    for before, after in pairwise(seen):
        for (empty, full, spent), (empty_now, full_now, spent_now) in zip(before, after, strict=True):
            assert sum((empty, full, spent)) == sum((empty_now, full_now, spent_now))
            assert 0 <= empty - empty_now <= 1
            assert 0 <= spent_now - spent <= 2
            assert min(empty_now, full_now, spent_now) >= 0
    assert any(empty == 0 for empty, _, _ in seen[-1])
