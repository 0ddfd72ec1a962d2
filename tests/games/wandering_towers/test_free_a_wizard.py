"""Free a Wizard: WT-127 to WT-132. When master wizards may cast it is told in test_master_free.py."""

from typing import Any

import pytest

from slet.games.wandering_towers.events import Entered, Flew, Freed, Lifted
from slet.kernel.data import to_plain
from slet.kernel.match import Match

from .table import asked, at, offered, others_inside, play, potions, refused, surface, told, who, whole_track

SPELLS = ("free-wizard", "advance-tower", "swap-tower", "nudge-ravenskeep")
STACK = {4: "blue 1 yellow 2 blue blue yellow 3 blue", 9: "yellow 4 5", 12: "6 7 8 9"}


def cast(track: dict[int, str], **more: Any) -> Match:
    """Blue has cast Free a Wizard before the first card and has to say which floor is lifted."""
    more = {"mode": "advanced", "spells": SPELLS, "full": [3] + [0] * (more.get("seats", 2) - 1), **more}
    match = others_inside(track, "tower-5 tower-4 tower-3", **more)
    play(match, "cast:free-wizard")
    assert who(match) == (0, "target-free-wizard")
    return match


@pytest.mark.clause("WT-127")
def test_any_floor_of_any_stack_may_be_lifted() -> None:
    match = cast(STACK)
    floors = {4: 3, 9: 2, 12: 4}
    assert offered(match) == {f"lift:{space}/{n}" for space, top in floors.items() for n in range(1, top + 1)}
    for wrong in ("lift:4/0", "lift:4/4", "lift:5/1", "pass", "leave"):
        refused(match, wrong, "WT-127")


@pytest.mark.clause("WT-127")
def test_one_own_wizard_from_directly_beneath_goes_on_top_of_the_same_stack_and_the_rest_stands_as_before() -> None:
    match = cast(STACK)
    play(match, "lift:4/3")
    assert who(match) == (0, "free")
    assert offered(match) == {"free:blue", "leave"}
    for wrong in ("free:yellow", "pass", "cast:free-wizard"):
        refused(match, wrong, "WT-127")
    play(match, "free:blue")
    assert whole_track(match) == STACK | {4: "blue 1 yellow 2 blue yellow 3 blue blue"}
    assert potions(match, 0) == (3, 2, 1)
    assert who(match) == (0, "act"), "one only, and the turn goes on"


@pytest.mark.clause("WT-127")
def test_under_the_lowest_floor_is_the_ground() -> None:
    match = cast(STACK)
    play(match, "lift:4/1", "free:blue")
    assert at(match, 4) == "1 yellow 2 blue blue yellow 3 blue blue"


@pytest.mark.clause("WT-127")
def test_the_caster_may_leave_the_wizard_where_it_is() -> None:
    match = cast(STACK)
    play(match, "lift:4/3", "leave")
    assert whole_track(match) == STACK
    assert potions(match, 0) == (3, 2, 1)
    assert who(match) == (0, "act")


@pytest.mark.clause("WT-127", "WT-128")
def test_only_what_is_directly_beneath_is_seen_and_counts() -> None:
    match = cast(STACK)
    play(match, "lift:4/2")
    for seat in (None, 0, 1):
        (shown,) = told(match, Lifted, seat)
        assert (shown.space, shown.floor, [wizard.name for wizard in shown.beneath]) == (4, 2, ["yellow"])
    assert who(match) == (0, "act"), "blue ones one floor above and below are not found"
    assert match.view(0).spaces[4].ground is None
    assert [floor.wizards for floor in match.view(0).spaces[4].floors][:2] == [None, None]


@pytest.mark.clause("WT-128")
@pytest.mark.parametrize("lift", ["lift:9/1", "lift:4/2", "lift:12/2"])
def test_where_no_own_wizard_is_nothing_changes_and_the_potion_is_lost(lift: str) -> None:
    match = cast(STACK)
    play(match, lift)
    assert whole_track(match) == STACK
    assert potions(match, 0) == (3, 2, 1)
    assert told(match, Freed) == []
    assert who(match) == (0, "act")


@pytest.mark.clause("WT-127", "WT-128")
def test_freeing_and_lifting_fill_no_potion() -> None:
    match = cast(STACK)
    play(match, "lift:4/3", "free:blue", "cast:free-wizard", "lift:4/1", "free:blue")
    assert at(match, 4) == "1 yellow 2 blue yellow 3 blue blue blue"
    assert potions(match, 0) == (3, 1, 2)
    assert potions(match, 1) == (6, 0, 0)


@pytest.mark.clause("WT-129")
def test_with_ravenskeep_on_top_the_freed_wizard_goes_straight_inside_and_ravenskeep_flies_on() -> None:
    match = cast({4: "1 blue yellow 2", 9: "yellow 5 blue", 13: "3 4 6 7 8 9 yellow"}, keep=4, hands={1: "tower-1"})
    play(match, "lift:4/2")
    assert offered(match) == {"free:blue", "leave"}
    play(match, "free:blue")
    assert at(match, 4) == "1 yellow 2"
    assert [to_plain(event.wizards) for event in told(match, Entered)] == [("blue",)]
    assert [(event.space, event.to) for event in told(match, Flew)] == [(4, 8)]
    assert match.view().players[0].inside == 4
    assert who(match) == (1, "act"), "the caster's own wizard in the caster's own turn: the turn is over"


@pytest.mark.clause("WT-129", "WT-130")
def test_ravenskeep_has_room_however_many_stand_elsewhere() -> None:
    match = cast({4: "blue 1", 5: "2 3 4 5 6 7 8 9", 7: "yellow"}, keep=4)
    play(match, "lift:4/1", "free:blue")
    assert match.view().players[0].inside == 5


@pytest.mark.clause("WT-130")
def test_a_top_that_holds_six_takes_no_freed_wizard_but_the_spell_may_be_cast_there_in_vain() -> None:
    track = {4: "blue 1 2 blue blue blue yellow yellow yellow", 9: "3 4 5 6 7 8 9"}
    match = cast(track)
    assert {"lift:4/1", "lift:4/2"} <= offered(match)
    play(match, "lift:4/1")
    assert who(match) == (0, "act")
    assert whole_track(match) == track
    assert potions(match, 0) == (3, 2, 1)
    five = cast({4: "blue 1 2 blue blue blue yellow yellow", 9: "3 4 5 6 7 8 9 yellow"})
    play(five, "lift:4/1", "free:blue")
    assert len(surface(five, 4)) == 6


@pytest.mark.clause("WT-131")
def test_who_was_caught_may_be_freed_at_once_and_the_potion_stays_filled() -> None:
    track = {4: "1 yellow", 3: "2 blue", 9: "3 4 5 6 7 8 9"}
    match = others_inside(track, "tower-1 tower-4 tower-3", mode="master", spells=["free-wizard"], full=[0, 1])
    play(match, "play:tower-1", "tower:3/1+1")
    assert potions(match, 0) == (5, 1, 0)
    assert asked(match).seat == 1
    play(match, "cast:free-wizard", "lift:4/2", "free:yellow")
    assert at(match, 4) == "1 2 blue yellow"
    assert potions(match, 0) == (5, 1, 0)
    assert potions(match, 1) == (5, 0, 1)


def team(track: dict[int, str], **more: Any) -> Match:
    return cast(track, seats=4, teams=True, **more)


@pytest.mark.clause("WT-132")
def test_in_a_team_the_caster_chooses_after_looking_between_the_own_wizard_and_the_partners() -> None:
    track = {4: "blue yellow red green 1", 9: "2 3 4 5 6 7 8 9"}
    match = team(track)
    play(match, "lift:4/1")
    assert offered(match) == {"free:blue", "free:red", "leave"}
    for wrong in ("free:yellow", "free:green"):
        refused(match, wrong, "WT-132")
    play(match, "free:red")
    assert at(match, 4) == "blue green yellow 1 red"
    match = team({4: "yellow red 1", 9: "2 3 4 5 6 7 8 9"})
    play(match, "lift:4/1")
    assert offered(match) == {"free:red", "leave"}


@pytest.mark.clause("WT-132")
def test_without_teams_nobody_else_is_freed() -> None:
    match = cast({4: "yellow red green 1", 9: "2 3 4 5 6 7 8 9 blue"}, seats=4)
    play(match, "lift:4/1")
    assert who(match) == (0, "act")


@pytest.mark.clause("WT-132", "WT-129")
def test_the_partners_wizard_freed_into_ravenskeep_does_not_end_the_turn() -> None:
    match = team({4: "red 1", 9: "2 3 4 5 6 7 8 9 blue"}, keep=4)
    play(match, "lift:4/1", "free:red")
    assert match.view().players[2].inside == 4
    assert who(match) == (0, "act")
