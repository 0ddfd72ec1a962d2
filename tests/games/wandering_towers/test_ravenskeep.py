"""Ravenskeep, entering and flight: WT-42 to WT-50."""

from itertools import product
from random import Random

import pytest

import slet
from slet.games.wandering_towers.events import Entered, Filled, Flew, Stayed

from .table import (
    GAME,
    asked,
    at,
    hand,
    offered,
    play,
    play_on,
    potions,
    refused,
    rush,
    surface,
    table,
    told,
    whole_track,
)

HAND = "wizard-2 wizard-1 tower-1"


# --- entering: WT-42 to WT-45 --------------------------------------------------------------------------------


@pytest.mark.clause("WT-42")
@pytest.mark.parametrize("under", ["", "4", "yellow 4 yellow 6"])
def test_a_wizard_that_ends_exactly_on_its_space_goes_inside(under: str) -> None:
    match = table({3: "blue", 5: under}, HAND, keep=5)
    play(match, "play:wizard-2", "wizard:3/blue+2")
    assert [player.inside for player in match.view().players] == [1, 0]
    assert at(match, 5) == under, "it does not stand beside"
    assert [[wizard.name for wizard in event.wizards] for event in told(match, Entered)] == [["blue"]]


@pytest.mark.clause("WT-42")
def test_who_is_inside_stays_there_to_the_end() -> None:
    match = slet.new(GAME, 3, seed=2)
    rng = Random(2)
    inside = [0, 0, 0]
    while match.ask is not None:
        play_on(match, rng, 1)
        now = [player.inside for player in match.view().players]
        assert all(before <= after for before, after in zip(inside, now, strict=True))
        inside = now
    assert sum(inside) > 4


@pytest.mark.clause("WT-42")
def test_a_wizard_inside_is_not_moved_any_more() -> None:
    match = table({3: "blue"}, "wizard-1 wizard-2 tower-1", keep=5, inside=(4, 4))
    play(match, "play:wizard-1")
    assert offered(match) == {"wizard:3/blue+1"}


@pytest.mark.clause("WT-42")
def test_there_is_no_limit_inside() -> None:
    match = table({3: "blue"}, HAND, keep=5, inside=(4, 5))
    play(match, "play:wizard-2", "wizard:3/blue+2")
    assert [player.inside for player in match.view().players] == [5, 5]


@pytest.mark.clause("WT-43")
@pytest.mark.parametrize("steps", [3, 4, 5])
def test_with_more_steps_it_passes_over_and_goes_on(steps: int) -> None:
    match = table({3: "blue"}, f"wizard-{steps} tower-1 tower-2", keep=5)
    play(match, f"play:wizard-{steps}")
    refused(match, "wizard:3/blue+2", "WT-29")
    play(match, f"wizard:3/blue+{steps}")
    assert at(match, 3 + steps) == "blue"
    assert match.view().players[0].inside == 0
    assert match.view().keep == 5


@pytest.mark.clause("WT-44")
@pytest.mark.parametrize("full", [0, 3])
def test_the_turn_ends_at_once_when_an_own_wizard_goes_in_with_the_first_card(full: int) -> None:
    match = table({3: "blue blue"}, HAND, keep=5, full=(full, 0), pile="tower-5")
    play(match, "play:wizard-2", "wizard:3/blue+2")
    assert asked(match).seat == 1, "no further card and no further spell"
    assert hand(match, 0) == "tower-1 tower-5 wizard-1", "only the hand is filled"
    assert potions(match, 0) == (6 - full, full, 0)


@pytest.mark.clause("WT-44")
def test_the_turn_ends_at_once_with_the_second_card_too() -> None:
    match = table({3: "blue blue"}, HAND, keep=6, full=(3, 0), pile="tower-5 tower-5")
    play(match, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")
    assert asked(match).seat == 1, "a spell would have been open after the second card"
    assert hand(match, 0) == "tower-1 tower-5 tower-5"


@pytest.mark.clause("WT-44", "WT-67")
def test_one_own_wizard_a_turn_goes_in_at_most() -> None:
    for seed in range(3):
        match = slet.new(GAME, 3, seed=seed)
        rng = Random(seed)
        while match.ask is not None:
            seat, turn, inside = asked(match).seat, match.state.turn, match.view().players[asked(match).seat].inside
            while match.asks and match.state.turn == turn:
                rush(match, rng, 1)
            assert match.view().players[seat].inside - inside in (0, 1)


@pytest.mark.clause("WT-45")
def test_another_players_wizard_brought_in_by_a_spell_does_not_end_the_turn() -> None:
    match = table({4: "yellow", 3: "blue"}, HAND, keep=5, full=(2, 0))
    play(match, "cast:advance-wizard", "wizard:4/yellow+1")
    assert [player.inside for player in match.view().players] == [0, 1]
    assert (asked(match).seat, asked(match).kind) == (0, "act")
    assert offered(match) == {"play:wizard-1", "play:wizard-2", "play:tower-1", "discard-all"}


@pytest.mark.clause("WT-45")
@pytest.mark.parametrize("colour", ["blue", "yellow"])
def test_no_wizard_brought_in_by_another_players_spell_ends_the_turn(colour: str) -> None:
    match = table({4: "blue yellow", 3: "blue"}, HAND, keep=5, full=(0, 2), mode="master", spells=("advance-wizard",))
    play(match, "play:wizard-1")
    match.play("cast:advance-wizard", seat=1)
    play(match, f"wizard:4/{colour}+1")
    assert [player.inside for player in match.view().players] == [colour == "blue", colour == "yellow"]
    assert asked(match).seat == 0
    play(match, "wizard:3/blue+1")
    assert (asked(match).seat, asked(match).kind) == (0, "act-second")


# --- flight: WT-46 to WT-50 ----------------------------------------------------------------------------------


def flight(track: dict[int, str], keep: int, rest: int = 15) -> int:
    """Where Ravenskeep is after a blue wizard has gone in from the space before it; seats of four."""
    before = (keep - 1) % 16
    match = table({**track, before: f"{track.get(before, '')} blue".strip()}, HAND, keep=keep, rest=rest, seats=4)
    predicted = match.view().next_keep
    play(match, "play:wizard-1", f"wizard:{before}/blue+1")
    to: int = match.view().keep
    flew = told(match, Flew)
    assert flew == ([] if to == keep else [Flew(keep, to)])
    assert told(match, Stayed) == ([Stayed(keep)] if to == keep else [])
    if surface(match, before):
        assert predicted == to, "nothing has changed there but one wizard"
    return to


@pytest.mark.clause("WT-46", "WT-47")
@pytest.mark.parametrize(
    ("track", "keep", "to"),
    [
        ({}, 2, 4),
        ({}, 5, 8),
        ({}, 9, 12),
        ({}, 13, 0),
        ({3: "1"}, 2, 3),
        ({3: "2"}, 2, 4),
        ({4: "2"}, 2, 8),
        ({4: "2 1"}, 2, 4),
        ({4: "1 2"}, 2, 8),
        ({6: "3 5 7"}, 5, 6),
        ({6: "3 5 8"}, 5, 8),
    ],
)
def test_it_flies_forward_to_the_nearest_crest_in_sight(track: dict[int, str], keep: int, to: int) -> None:
    assert flight(track, keep, rest=14) == to


@pytest.mark.clause("WT-46")
@pytest.mark.parametrize(
    ("track", "to"),
    [
        ({4: "yellow"}, 8),
        ({4: "1 yellow"}, 8),
        ({4: "2 1 blue"}, 8),
        ({4: "red red", 8: "green"}, 12),
        ({4: "yellow 1"}, 4),
        ({4: "yellow 2 yellow 1"}, 4),
        ({4: "yellow 2"}, 8),
        ({3: "1 yellow", 4: "green green"}, 8),
    ],
)
def test_no_wizard_may_stand_there_but_the_imprisoned_do_not_matter(track: dict[int, str], to: int) -> None:
    assert flight(track, keep=2) == to


@pytest.mark.clause("WT-46", "WT-66")
def test_it_flies_after_every_entry_whoevers_wizard_it_was() -> None:
    match = table({4: "yellow", 3: "1 blue"}, HAND, keep=5, full=(2, 0))
    play(match, "cast:advance-wizard", "wizard:4/yellow+1")
    assert match.view().keep == 8
    match = table({3: "yellow"}, HAND, keep=5, active=1)
    play(match, "play:wizard-2", "wizard:3/yellow+2")
    assert match.view().keep == 8


@pytest.mark.clause("WT-46", "WT-48")
def test_the_space_just_left_is_the_last_that_it_looks_at() -> None:
    track = {1: "1 blue", 0: "2", 4: "4", 8: "6", 12: "3 5 7 9 8"}
    match = table(track, HAND, keep=2, inside=(4, 5))
    assert match.view().next_keep is None
    play(match, "play:wizard-1", "wizard:1/blue+1")
    assert match.view().keep == 1, "nobody stands on it any more"


@pytest.mark.clause("WT-48", "WT-49")
@pytest.mark.parametrize(
    ("keep", "track"),
    [
        (2, {2: "1", 0: "2", 4: "4", 8: "6", 12: "3 5 7 9 8"}),
        (2, {2: "2 1", 0: "yellow", 4: "4", 8: "6", 12: "3 5 7 9 8"}),
        (4, {6: "4", 0: "2", 8: "6", 12: "1 3 5 7 9 8"}),
    ],
)
def test_the_space_it_stands_on_is_no_target(keep: int, track: dict[int, str]) -> None:
    yellow = sum(text.count("yellow") for text in track.values())
    match = table({**track, keep - 1: "blue"}, HAND, keep=keep, inside=(4, 5 - yellow))
    assert match.view().next_keep is None
    play(match, "play:wizard-1", f"wizard:{keep - 1}/blue+1")
    assert match.view().keep == keep
    assert told(match, Stayed) == [Stayed(keep)]
    assert told(match, Flew) == []


@pytest.mark.clause("WT-49")
def test_it_stays_when_no_crest_is_free() -> None:
    track = {0: "2", 4: "4", 8: "yellow", 12: "1 yellow", 14: "3 5 7 9 6 8", 9: "blue"}
    match = table(track, HAND, keep=10, inside=(4, 3))
    play(match, "play:wizard-1", "wizard:9/blue+1")
    assert match.view().keep == 10
    assert told(match, Stayed) == [Stayed(10)]
    assert told(match, Flew) == []
    assert match.view().players[0].inside == 5


@pytest.mark.clause("WT-50")
@pytest.mark.parametrize("there", ["", "1", "2 3", "yellow 1", "yellow 2 yellow 3"])
def test_it_lands_on_the_ground_or_on_a_tower_imprisons_nobody_and_fills_no_potion(there: str) -> None:
    match = table({2: "blue", 4: there}, HAND, keep=3)
    track = {space: text for space, text in whole_track(match).items() if space != 2}
    play(match, "play:wizard-1", "wizard:2/blue+1")
    assert match.view().keep == 4
    assert whole_track(match) == track
    assert potions(match, 0) == (6, 0, 0)
    assert told(match, Filled) == []


@pytest.mark.clause("WT-42", "WT-50")
def test_after_the_flight_a_wizard_goes_in_at_the_new_place_and_not_at_the_old_one() -> None:
    match = table({2: "blue blue", 3: "yellow"}, HAND, hands={1: "wizard-1 wizard-2 tower-1"}, keep=3 + 1, start_seat=0)
    play(match, "play:wizard-2", "wizard:2/blue+2")
    assert match.view().keep == 8
    play(match, "play:wizard-1", "wizard:3/yellow+1")
    assert at(match, 4) == "yellow"
    assert match.view().players[1].inside == 0


@pytest.mark.clause("WT-42", "WT-50")
@pytest.mark.parametrize(("seats", "mode"), [*product((2, 3, 4, 6), ("base", "advanced", "master")), (3, "coop")])
def test_nobody_ever_stands_beside_ravenskeep(seats: int, mode: str) -> None:
    entries = 0
    for seed in range(3):
        match = slet.new(GAME, seats, seed=seed, mode=mode)
        rng = Random(seed)
        while match.ask is not None and match.state.turn < 60:
            rush(match, rng, 1)
            assert surface(match, match.view().keep) == []
        entries += sum(player.inside for player in match.view().players)
    assert entries > 0
