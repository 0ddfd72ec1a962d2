"""Moving a wizard: WT-38 to WT-41, and the example of the rulebook: WT-144."""

from random import Random

import pytest

import slet
from slet.games.wandering_towers.options import MoveTower, MoveWizard
from slet.kernel.match import Match
from slet.kernel.questions import HasId

from .table import GAME, asked, at, offered, play, refused, surface, table

SIX = "red red red red green green"
"""On a table of four."""


@pytest.mark.clause("WT-144")
def test_a_wizard_card_with_two_takes_a_visible_wizard_to_the_second_space_ahead() -> None:
    match = table({5: "1 blue", 6: "2"}, "wizard-2 tower-1 tower-2")
    play(match, "play:wizard-2", "wizard:5/blue+2")
    assert (at(match, 5), at(match, 6), at(match, 7)) == ("1", "2", "blue")


@pytest.mark.clause("WT-38")
@pytest.mark.parametrize(
    "between",
    [
        {},
        {6: "1", 7: "2", 8: "3"},
        {6: "1 2 3 4", 8: "5 6 7"},
        {6: "yellow", 7: "yellow yellow", 8: "4 yellow"},
    ],
)
def test_each_space_is_one_step_whatever_stands_on_it(between: dict[int, str]) -> None:
    match = table({5: "blue", **between}, "wizard-4 tower-1 tower-2")
    play(match, "play:wizard-4", "wizard:5/blue+4")
    assert (at(match, 5), at(match, 9)) == ("", "blue")
    assert {space: at(match, space) for space in between} == between


@pytest.mark.clause("WT-38", "WT-43")
@pytest.mark.parametrize("keep", [6, 7, 8])
@pytest.mark.parametrize("under", ["", "9 8"])
def test_the_space_of_ravenskeep_is_a_step_too(keep: int, under: str) -> None:
    match = table({5: "9 blue" if not under else "blue", keep: under}, "wizard-4 tower-4 tower-2", keep=keep)
    play(match, "play:wizard-4", "wizard:5/blue+4")
    assert at(match, 9) == "blue"
    assert match.view().players[0].inside == 0
    if not under:
        play(match, "play:tower-4", "tower:5/1+4")
        assert at(match, 9) == "blue 9"
    assert match.view().keep == keep


@pytest.mark.clause("WT-38")
@pytest.mark.parametrize("start", ["blue", "1 blue", "1 2 3 4 blue"])
@pytest.mark.parametrize("end", ["", "5", "5 6 7 8"])
def test_height_costs_nothing(start: str, end: str) -> None:
    match = table({5: start, 7: end}, "wizard-2 tower-1 tower-2", inside=(4, 5))
    play(match, "play:wizard-2")
    assert offered(match) == {"wizard:5/blue+2"}
    play(match, "wizard:5/blue+2")
    assert at(match, 7) == f"{end} blue".strip()


@pytest.mark.clause("WT-39")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("", "blue"),
        ("yellow", "blue yellow"),
        ("1", "1 blue"),
        ("1 2 3", "1 2 3 blue"),
        ("yellow 1 yellow 2 yellow", "yellow 1 yellow 2 blue yellow"),
        ("yellow 1", "yellow 1 blue"),
    ],
)
def test_a_wizard_ends_on_the_ground_or_on_top_of_the_uppermost_tower(there: str, after: str) -> None:
    match = table({5: "blue", 7: there}, "wizard-2 tower-1 tower-2")
    play(match, "play:wizard-2", "wizard:5/blue+2")
    assert at(match, 7) == after


@pytest.mark.clause("WT-40")
@pytest.mark.parametrize("there", ["{five}", "1 {five}", "yellow 1 2 {five}"])
def test_a_sixth_wizard_finds_room(there: str) -> None:
    track = {5: "blue blue", 7: there.format(five="red red green green yellow")}
    match = table(track, "wizard-2 tower-1 tower-2", seats=4)
    play(match, "play:wizard-2", "wizard:5/blue+2")
    assert len(surface(match, 7)) == 6


@pytest.mark.clause("WT-40", "WT-41")
@pytest.mark.parametrize("six", [SIX, "blue red green yellow yellow yellow", "blue blue yellow yellow red green"])
@pytest.mark.parametrize("there", ["{six}", "1 {six}", "1 2 {six}"])
def test_no_wizard_may_end_where_six_stand_of_whatever_colours(six: str, there: str) -> None:
    track = {5: "blue", 7: there.format(six=six), 10: "blue"}
    match = table(track, "wizard-2 wizard-1 tower-2", seats=4)
    play(match, "play:wizard-2")
    assert offered(match) == {"wizard:10/blue+2"} | ({"wizard:7/blue+2"} if "blue" in six else set())
    refused(match, "wizard:5/blue+2", "WT-29")


@pytest.mark.clause("WT-40")
def test_each_floor_has_its_own_limit_and_the_imprisoned_do_not_count() -> None:
    track = {5: "blue blue blue", 7: f"{SIX} 1 yellow yellow yellow green green 2"}
    match = table(track, "wizard-2 wizard-2 tower-2", seats=4)
    play(match, "play:wizard-2", "wizard:5/blue+2", "play:wizard-2", "wizard:5/blue+2")
    assert at(match, 7) == "green green red red red red 1 green green yellow yellow yellow 2 blue blue"


@pytest.mark.clause("WT-41")
def test_passing_over_six_is_free() -> None:
    match = table(
        {5: "blue", 6: SIX, 7: "1 yellow yellow yellow yellow green green"}, "wizard-3 tower-1 tower-2", seats=4
    )
    play(match, "play:wizard-3", "wizard:5/blue+3")
    assert at(match, 8) == "blue"


@pytest.mark.clause("WT-20", "WT-41")
def test_a_card_that_would_only_lead_to_six_is_without_effect() -> None:
    match = table({5: "blue blue", 6: SIX}, "wizard-1 tower-1 tower-2", seats=4)
    play(match, "play:wizard-1")
    assert asked(match).kind == "act-second"
    assert at(match, 5) == "blue blue"


@pytest.mark.clause("WT-41")
def test_the_own_six_do_not_hinder_who_leaves_them() -> None:
    match = table({5: "1 blue red red red green green", 6: "yellow"}, "wizard-1 tower-1 tower-2", seats=4)
    play(match, "play:wizard-1", "wizard:5/blue+1")
    assert (at(match, 5), at(match, 6)) == ("1 green green red red red", "blue yellow")


def crowd(match: Match, option: HasId) -> int:
    """How many would be met there; towers are left where they are if that can be."""
    if isinstance(option, MoveWizard):
        return len(surface(match, option.to))
    return -1 if isinstance(option, MoveTower) else 0


@pytest.mark.clause("WT-40", "WT-41")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_no_surface_and_no_floor_ever_holds_more_than_six(seats: int) -> None:
    fullest = 0
    for seed in range(12):
        mode = ("base", "advanced", "master")[seed % 3]
        match = slet.new(GAME, seats, seed=seed, mode=mode)
        rng = Random(seed)
        while match.ask is not None and match.state.turn < 40:
            match.play(max(asked(match).options, key=lambda option: (crowd(match, option), rng.random())))
            fullest = max(fullest, *map(len, match.state.standing))
    assert fullest == 6


@pytest.mark.clause("WT-28", "WT-39")
def test_a_wizard_takes_nobody_along() -> None:
    match = table({5: "1 blue blue yellow"}, "wizard-2 tower-1 tower-2")
    play(match, "play:wizard-2", "wizard:5/blue+2")
    assert (at(match, 5), at(match, 7)) == ("1 blue yellow", "blue")
