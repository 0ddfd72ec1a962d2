"""Six of the eight spells, each by itself: WT-111 to WT-118. Piggyback and Free a Wizard have files of their own."""

from typing import Any

import pytest

from slet.games.wandering_towers.events import Entered, Flew, Nudged, Swapped
from slet.kernel.match import Match

from .table import at, offered, others_inside, play, potions, refused, surface, table, told, who, whole_track

OTHERS = ("advance-wizard", "advance-tower", "swap-tower", "nudge-ravenskeep", "headwind-wizard")
NINE = "1 2 3 4 5 6 7 8 9"


def four(spell: str) -> list[str]:
    """Four tokens of an advanced game, this one among them."""
    return [spell, *(other for other in OTHERS if other != spell)][:4]


def cast(spell: str, track: dict[int, str], **more: Any) -> Match:
    """Blue has cast the spell before the first card and has to say what it is aimed at; nobody names other towers."""
    match = others_inside(track, "wizard-5 tower-5 tower-5", full=[4, 0], mode="advanced", spells=four(spell), **more)
    play(match, f"cast:{spell}")
    assert who(match) == (0, f"target-{spell}")
    return match


# --- Advance a Wizard, Headwind for a Wizard -----------------------------------------------------------------


@pytest.mark.clause("WT-111")
def test_advance_a_wizard_takes_any_visible_wizard_of_anybody_one_space_forward() -> None:
    match = cast("advance-wizard", {2: "blue", 5: "yellow 1 blue yellow", 7: "yellow 2", 15: "yellow"}, rest=11)
    assert offered(match) == {"wizard:2/blue+1", "wizard:5/blue+1", "wizard:5/yellow+1", "wizard:15/yellow+1"}
    for wrong in ("wizard:7/yellow+1", "wizard:2/blue+2", "wizard:2/blue-1", "wizard:2/yellow+1", "pass", "leave"):
        refused(match, wrong, "WT-111")
    play(match, "wizard:5/yellow+1")
    assert (at(match, 5), at(match, 6)) == ("yellow 1 blue", "yellow")
    assert potions(match, 0) == (2, 2, 2), "it costs two, and nothing is filled"
    assert who(match) == (0, "act"), "the turn goes on"


@pytest.mark.clause("WT-111")
def test_advance_a_wizard_ends_on_top_of_the_towers_there() -> None:
    match = cast("advance-wizard", {2: "blue", 3: "yellow 1 2 yellow"})
    play(match, "wizard:2/blue+1")
    assert at(match, 3) == "yellow 1 2 blue yellow"


@pytest.mark.clause("WT-111", "WT-113")
@pytest.mark.parametrize(("spell", "start", "step"), [("advance-wizard", 3, "+1"), ("headwind-wizard", 5, "-1")])
def test_no_spell_takes_a_wizard_to_a_surface_that_holds_six(spell: str, start: int, step: str) -> None:
    six = "blue blue blue yellow yellow yellow"
    match = cast(spell, {4: f"1 {six}", start: "blue", 8: "yellow"})
    refused(match, f"wizard:{start}/blue{step}")
    assert f"wizard:8/yellow{step}" in offered(match)
    match = cast(spell, {4: f"{six} 1 blue yellow", start: "blue"})
    play(match, f"wizard:{start}/blue{step}")
    assert surface(match, 4) == ["blue", "blue", "yellow"], "those below do not count"


@pytest.mark.clause("WT-111", "WT-113")
@pytest.mark.parametrize(("spell", "start", "step"), [("advance-wizard", 6, "+1"), ("headwind-wizard", 8, "-1")])
def test_by_a_spell_a_wizard_goes_into_ravenskeep_and_ravenskeep_flies_on(spell: str, start: int, step: str) -> None:
    match = cast(spell, {start: "yellow blue", 2: "blue", 3: "yellow"}, keep=7)
    play(match, f"wizard:{start}/yellow{step}")
    assert [event.wizards[0].name for event in told(match, Entered)] == ["yellow"]
    flight = told(match, Flew)[0]
    assert (flight.space, flight.to) == (7, 12 if start == 8 else 8)
    assert match.view().players[1].inside == 4
    assert who(match) == (0, "act"), "another player's wizard does not end the turn"


@pytest.mark.clause("WT-111", "WT-113", "WT-94")
@pytest.mark.parametrize(("spell", "start", "step"), [("advance-wizard", 6, "+1"), ("headwind-wizard", 8, "-1")])
def test_the_own_wizard_brought_in_by_a_spell_ends_the_turn_at_once(spell: str, start: int, step: str) -> None:
    match = cast(spell, {start: "yellow blue", 2: "blue", 3: "yellow"}, keep=7)
    play(match, f"wizard:{start}/blue{step}")
    assert match.view().players[0].inside == 4
    assert who(match) == (1, "act")
    assert match.view().players[0].cards == 3


@pytest.mark.clause("WT-113")
def test_headwind_for_a_wizard_takes_any_visible_wizard_of_anybody_one_space_back() -> None:
    match = cast("headwind-wizard", {2: "blue", 5: "yellow 1 blue yellow", 7: "yellow 2", 10: "yellow"}, keep=12)
    assert offered(match) == {"wizard:2/blue-1", "wizard:5/blue-1", "wizard:5/yellow-1", "wizard:10/yellow-1"}
    for wrong in ("wizard:7/yellow-1", "wizard:2/blue-2", "wizard:2/blue+1"):
        refused(match, wrong, "WT-113")
    play(match, "wizard:5/yellow-1")
    assert (at(match, 4), at(match, 5)) == ("yellow", "yellow 1 blue")
    assert potions(match, 0) == (2, 2, 2)


@pytest.mark.clause("WT-113")
def test_the_space_behind_the_first_is_the_last() -> None:
    match = cast("headwind-wizard", {0: "blue", 4: "yellow"}, keep=8, rest=12)
    play(match, "wizard:0/blue-1")
    assert at(match, 15) == "blue"


# --- Advance a Tower, Headwind for a Tower -------------------------------------------------------------------

FOUR_STACKS = {3: "1", 5: "yellow 2 3 blue", 9: "4 5 6", 15: "7 8 9"}


@pytest.mark.clause("WT-112", "WT-114")
@pytest.mark.parametrize(("spell", "step"), [("advance-tower", "+2"), ("headwind-tower", "-2")])
def test_a_tower_spell_takes_any_floor_of_any_stack_exactly_two_spaces(spell: str, step: str) -> None:
    match = cast(spell, FOUR_STACKS)
    floors = {3: 1, 5: 2, 9: 3, 15: 3}
    assert offered(match) == {f"tower:{space}/{n}{step}" for space, top in floors.items() for n in range(1, top + 1)}
    for wrong in ("tower:3/1+1", "tower:3/1-1", "tower:3/2+2", "tower:4/1+2", "tower:3/1+4", "leave", "pass"):
        refused(match, wrong, "WT-112" if step == "+2" else "WT-114")
    play(match, f"tower:9/2{step}")
    expected = FOUR_STACKS | {9: "4"} | ({11: "5 6"} if step == "+2" else {7: "5 6"})
    assert whole_track(match) == expected
    assert potions(match, 0) == (2, 3, 1), "it costs one"
    assert who(match) == (0, "act")


@pytest.mark.clause("WT-112", "WT-114")
@pytest.mark.parametrize(("spell", "start", "step"), [("advance-tower", 5, "+2"), ("headwind-tower", 9, "-2")])
def test_a_tower_spell_that_catches_wizards_fills_one_potion_of_the_caster(spell: str, start: int, step: str) -> None:
    match = cast(spell, {start: "blue 1 2 yellow", 7: "3 blue yellow yellow", 12: "4 5 6 7 8 9"})
    play(match, f"tower:{start}/2{step}")
    assert at(match, 7) == "3 blue yellow yellow 2 yellow"
    assert at(match, start) == "blue 1"
    assert potions(match, 0) == (1, 4, 1)
    assert potions(match, 1) == (6, 0, 0)


@pytest.mark.clause("WT-112", "WT-114")
@pytest.mark.parametrize(("spell", "start", "step"), [("advance-tower", 5, "+2"), ("headwind-tower", 9, "-2")])
def test_no_spell_sets_a_tower_on_ravenskeep(spell: str, start: int, step: str) -> None:
    match = cast(spell, {start: "1 2 blue", 7: "3", 12: "yellow 4 5 6 7 8 9"}, keep=7)
    for floor in (1, 2):
        refused(match, f"tower:{start}/{floor}{step}")
    play(match, f"tower:7/1{step}")
    assert match.view().keep == (9 if step == "+2" else 5), "it is carried along"


@pytest.mark.clause("WT-112", "WT-114")
def test_two_spaces_lead_past_the_first_space() -> None:
    match = cast("advance-tower", {15: "1 blue", 4: "yellow 2 3 4 5 6 7 8 9"}, keep=8)
    play(match, "tower:15/1+2")
    assert at(match, 1) == "1 blue"
    match = cast("headwind-tower", {1: "1 blue", 4: "yellow 2 3 4 5 6 7 8 9"}, keep=8)
    play(match, "tower:1/1-2")
    assert at(match, 15) == "1 blue"


@pytest.mark.clause("WT-112", "WT-114")
@pytest.mark.parametrize(("spell", "stack"), [("advance-tower", 5), ("headwind-tower", 9)])
def test_a_tower_spell_that_no_tower_can_follow_cannot_be_cast(spell: str, stack: int) -> None:
    where = {stack: f"{NINE} blue", 2: "yellow"}
    match = others_inside(where, "tower-2 tower-1 wizard-1", keep=7, full=[4, 0], mode="advanced", spells=four(spell))
    refused(match, f"cast:{spell}", "WT-19")
    assert "cast:advance-wizard" in offered(match)


# --- Swap a Tower --------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-115")
def test_swap_a_tower_exchanges_the_uppermost_towers_of_two_spaces_with_the_wizards_on_them() -> None:
    track = {1: "1 blue", 6: "yellow 2 blue 3 yellow yellow", 13: "4 5 6 7 8 9"}
    match = cast("swap-tower", track)
    assert offered(match) == {"swap:1/6", "swap:1/13", "swap:6/13"}, "each pair once"
    for wrong in ("swap:1/1", "swap:6/1", "swap:1/5", "swap:5/6", "pass"):
        refused(match, wrong, "WT-115")
    play(match, "swap:1/6")
    assert whole_track(match) == track | {1: "3 yellow yellow", 6: "yellow 2 blue 1 blue"}
    assert potions(match, 0) == (2, 2, 2)
    assert who(match) == (0, "act")


@pytest.mark.clause("WT-115")
@pytest.mark.parametrize("other", [2, 8, 14])
def test_towers_are_swapped_over_any_distance(other: int) -> None:
    match = cast("swap-tower", {1: "1 blue", other: "2 3 4 5 6 7 8 9 yellow"})
    play(match, f"swap:1/{other}")
    assert (at(match, 1), at(match, other)) == ("9 yellow", "2 3 4 5 6 7 8 1 blue")


@pytest.mark.clause("WT-116")
def test_a_swap_imprisons_nobody_anew_frees_nobody_and_fills_no_potion() -> None:
    match = cast("swap-tower", {1: "blue yellow 1", 6: "yellow 2 blue 3", 13: "4 5 6 7 8 9"})
    play(match, "swap:1/6")
    assert (at(match, 1), at(match, 6)) == ("blue yellow 3", "yellow 2 blue 1")
    assert potions(match, 0) == (2, 2, 2)
    assert potions(match, 1) == (6, 0, 0)


@pytest.mark.clause("WT-115", "WT-116")
def test_all_see_what_stands_beneath_the_two_towers_and_nothing_more() -> None:
    match = cast("swap-tower", {1: "blue yellow 1", 6: "yellow 2 blue 3", 13: "4 5 6 7 8 9"})
    play(match, "swap:1/6")
    for seat in (None, 0, 1):
        (shown,) = told(match, Swapped, seat)
        assert [wizard.name for wizard in shown.beneath_one] == ["blue", "yellow"]
        assert [wizard.name for wizard in shown.beneath_other] == ["blue"]


@pytest.mark.clause("WT-117")
def test_a_stack_with_ravenskeep_on_it_takes_no_part_in_a_swap() -> None:
    match = cast("swap-tower", {1: "1", 6: "2 blue 3", 9: "5 yellow", 13: "4 6 7 8 9"}, keep=6)
    assert offered(match) == {"swap:1/9", "swap:1/13", "swap:9/13"}
    for wrong in ("swap:1/6", "swap:6/9", "swap:6/13"):
        refused(match, wrong, "WT-115")


@pytest.mark.clause("WT-117")
@pytest.mark.parametrize("keep", [1, 6])
def test_without_two_stacks_free_of_ravenskeep_no_swap_can_be_cast(keep: int) -> None:
    where = {1: "1", 6: "2 3 4 5 6 7 8 9", 3: "yellow", 4: "blue"}
    match = others_inside(where, keep=keep, full=[4, 0], mode="advanced", spells=four("swap-tower"))
    refused(match, "cast:swap-tower", "WT-19")
    match = others_inside(where, keep=0, full=[4, 0], mode="advanced", spells=four("swap-tower"))
    assert "cast:swap-tower" in offered(match)


# --- Nudge Ravenskeep ----------------------------------------------------------------------------------------


@pytest.mark.clause("WT-118")
def test_nudge_ravenskeep_takes_it_to_the_nearest_space_without_a_visible_wizard_that_way() -> None:
    track = {5: "blue", 6: "1 yellow", 7: "yellow 2", 4: "3 blue", 3: "blue", 2: "4 5 6 7 8 9 yellow"}
    match = cast("nudge-ravenskeep", track)
    assert offered(match) == {"nudge:forward", "nudge:back"}
    refused(match, "pass", "WT-118")
    play(match, "nudge:forward")
    assert match.view().keep == 1, "no crest is needed"
    for wrong in ("nudge:forward", "cast:piggyback"):
        refused(match, wrong, "WT-19")
    play(match, "cast:nudge-ravenskeep", "nudge:forward")
    assert match.view().keep == 7, "on top of a tower; whoever is under it does not matter"
    assert potions(match, 0) == (2, 0, 4)
    assert whole_track(match) == track, "nothing else has moved, and nobody is imprisoned anew"


@pytest.mark.clause("WT-118")
def test_nudge_ravenskeep_back_off_a_tower() -> None:
    track = {5: "1", 4: "blue", 3: "2 yellow", 2: "blue 3 4 5 6 7 8 9"}
    match = cast("nudge-ravenskeep", track, keep=5)
    play(match, "nudge:back")
    assert match.view().keep == 2
    assert told(match, Nudged, 1)[0].to == 2
    assert whole_track(match) == track
    match = cast("nudge-ravenskeep", {0: "1", 1: "blue", 7: "yellow 3 4 5 6 7 8 9 2"}, keep=0)
    play(match, "nudge:back")
    assert match.view().keep == 15


@pytest.mark.clause("WT-118")
def test_with_one_free_space_both_ways_lead_there_and_with_none_it_cannot_be_cast() -> None:
    colours = ["blue", "yellow", "red", "green"]
    track = {space: f"{space if space < 10 else ''} {colours[space % 4]}" for space in range(1, 16)}
    full: dict[str, Any] = {"seats": 4, "full": [4, 0, 0, 0], "mode": "advanced", "spells": four("nudge-ravenskeep")}
    match = table(track | {5: "5 yellow blue"}, "tower-1 tower-2 wizard-1", **full)
    refused(match, "cast:nudge-ravenskeep", "WT-19")
    for way in ("forward", "back"):
        match = table(track | {5: "5", 6: "6 red yellow blue"}, "tower-1 tower-2 wizard-1", **full)
        play(match, "cast:nudge-ravenskeep", f"nudge:{way}")
        assert match.view().keep == 5
