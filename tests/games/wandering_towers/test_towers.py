"""Moving a tower: WT-51 to WT-55."""

from random import Random

import pytest

import slet
from slet.games.wandering_towers.events import Entered, Flew

from .table import GAME, asked, at, offered, play, play_on, potions, refused, table, told, whole_track

HAND = "tower-2 tower-1 wizard-1"


@pytest.mark.clause("WT-51")
def test_in_a_stack_any_floor_can_be_taken_hold_of() -> None:
    match = table({5: "1 2 3 4", 9: "6"}, HAND, keep=0, rest=12)
    play(match, "play:tower-2")
    assert {name for name in offered(match) if name.startswith("tower:5/")} == {f"tower:5/{n}+2" for n in (1, 2, 3, 4)}
    assert {name for name in offered(match) if name.startswith("tower:9/")} == {"tower:9/1+2"}
    refused(match, "tower:5/5+2", "WT-30")
    refused(match, "tower:5/0+2", "WT-30")
    refused(match, "tower:9/2+2", "WT-30")
    refused(match, "tower:6/1+2", "WT-30")


@pytest.mark.clause("WT-51")
@pytest.mark.parametrize(
    ("floor", "stays", "goes"),
    [
        (1, "yellow", "1 blue 2 yellow 3 blue yellow"),
        (2, "yellow 1 blue", "2 yellow 3 blue yellow"),
        (3, "yellow 1 blue 2 yellow", "3 blue yellow"),
    ],
)
def test_all_above_goes_along_and_all_below_stays(floor: int, stays: str, goes: str) -> None:
    match = table({5: "yellow 1 blue 2 yellow 3 blue yellow"}, HAND)
    play(match, "play:tower-2", f"tower:5/{floor}+2")
    assert (at(match, 5), at(match, 7)) == (stays, goes)


@pytest.mark.clause("WT-51", "WT-54")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_ravenskeep_on_top_goes_along_and_that_is_no_flight(floor: int) -> None:
    match = table({5: "1 blue 2 yellow 3"}, HAND, keep=5)
    play(match, "play:tower-2", f"tower:5/{floor}+2")
    assert match.view().keep == 7
    assert at(match, 7).endswith("3")
    assert told(match, Flew) == []
    assert told(match, Entered) == []
    assert (asked(match).seat, asked(match).kind) == (0, "act-second"), "the turn goes on"


@pytest.mark.clause("WT-51")
def test_ravenskeep_stays_where_it_is_when_another_stack_moves() -> None:
    match = table({5: "1 2", 8: "3"}, HAND, keep=8)
    play(match, "play:tower-2", "tower:5/1+2")
    assert match.view().keep == 8


@pytest.mark.clause("WT-52")
@pytest.mark.parametrize(
    ("there", "after"),
    [
        ("", "2 blue"),
        ("yellow", "yellow 2 blue"),
        ("4", "4 2 blue"),
        ("4 3 6", "4 3 6 2 blue"),
        ("yellow 4 blue 3 yellow", "yellow 4 blue 3 yellow 2 blue"),
    ],
)
def test_it_stands_on_the_ground_or_on_the_uppermost_tower(there: str, after: str) -> None:
    match = table({5: "1 2 blue", 7: there}, HAND)
    play(match, "play:tower-2", "tower:5/2+2")
    assert (at(match, 5), at(match, 7)) == ("1", after)


@pytest.mark.clause("WT-52")
def test_the_order_of_the_towers_is_kept() -> None:
    match = table({5: "1 4 2 9", 7: "3 8"}, HAND)
    play(match, "play:tower-2", "tower:5/2+2")
    assert (at(match, 5), at(match, 7)) == ("1", "3 8 4 2 9")


@pytest.mark.clause("WT-52")
def test_all_nine_towers_may_end_in_one_stack() -> None:
    match = table({5: "9 blue", 7: "1 2 3 4 5 6 7 8"}, HAND, inside=(4, 5))
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == "1 2 3 4 5 6 7 8 9 blue"
    play(match, "play:tower-1")
    assert offered(match) == {f"tower:7/{floor}+1" for floor in range(1, 10)}
    play(match, "tower:7/1+1")
    assert at(match, 8) == "1 2 3 4 5 6 7 8 9 blue"


@pytest.mark.clause("WT-53")
@pytest.mark.parametrize("under", ["", "4 6"])
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5])
def test_a_tower_may_not_land_on_ravenskeep(steps: int, under: str) -> None:
    keep = 10
    match = table({keep - steps: "1 2 blue", keep: under, 3: "5"}, f"tower-{steps} wizard-1 wizard-2", keep=keep)
    play(match, f"play:tower-{steps}")
    refused(match, f"tower:{keep - steps}/1+{steps}", "WT-30")
    refused(match, f"tower:{keep - steps}/2+{steps}", "WT-30")
    assert not any(getattr(option, "to", None) == keep for option in asked(match).options)
    assert f"tower:3/1+{steps}" in offered(match)


@pytest.mark.clause("WT-53")
def test_it_may_pass_over_ravenskeep() -> None:
    match = table({5: "1 blue", 7: "4"}, "tower-3 wizard-1 wizard-2", keep=7)
    play(match, "play:tower-3", "tower:5/1+3")
    assert (at(match, 7), at(match, 8)) == ("4", "1 blue")
    assert match.view().keep == 7


@pytest.mark.clause("WT-20", "WT-53")
def test_a_tower_card_is_without_effect_when_every_tower_would_land_on_ravenskeep() -> None:
    match = table({5: "1 2 3 4 5 6 7 8 9 blue", 9: "yellow"}, HAND, keep=7, inside=(4, 4))
    before = whole_track(match)
    play(match, "play:tower-2")
    assert asked(match).kind == "act-second"
    assert whole_track(match) == before


@pytest.mark.clause("WT-53")
def test_no_tower_ever_lands_on_ravenskeep() -> None:
    for seed in range(4):
        match = slet.new(GAME, 4, seed=seed, mode="advanced")
        rng = Random(seed)
        while match.ask is not None:
            for option in match.ask.options:
                if option.id.startswith("tower:"):
                    assert getattr(option, "to", None) != match.view().keep
            play_on(match, rng, 1)


@pytest.mark.clause("WT-54")
@pytest.mark.parametrize("card", ["tower-2", "wizard-2", "either-2-2", "either-die"])
def test_no_card_moves_ravenskeep_alone(card: str) -> None:
    match = table({5: "1 blue", 7: "2"}, f"{card} wizard-1 wizard-3", keep=4, rolls=(2,))
    play(match, f"play:{card}")
    assert not any(getattr(option, "space", None) == 4 for option in asked(match).options)
    match = table({5: "1", 7: "blue"}, f"{card} wizard-1 wizard-3", keep=5, rolls=(2,))
    play(match, f"play:{card}")
    assert {name for name in offered(match) if ":5/" in name} <= {"tower:5/1+2"}, "only the tower under it"


@pytest.mark.clause("WT-54", "WT-56")
def test_a_tower_with_ravenskeep_can_be_set_down_on_a_crest_and_on_wizards() -> None:
    match = table({6: "1", 8: "yellow"}, HAND, keep=6)
    play(match, "play:tower-2", "tower:6/1+2")
    assert (at(match, 8), match.view().keep) == ("yellow 1", 8)
    assert potions(match, 0) == (5, 1, 0)


@pytest.mark.clause("WT-55")
@pytest.mark.parametrize("there", ["{six}", "4 {six}"])
def test_the_limit_of_six_never_hinders_a_tower(there: str) -> None:
    six = "green green red red red red"
    carried = "1 blue blue blue yellow yellow yellow"
    match = table({5: carried, 7: there.format(six=six)}, HAND, seats=4)
    play(match, "play:tower-2", "tower:5/1+2")
    assert at(match, 7) == f"{there.format(six=six)} {carried}"
