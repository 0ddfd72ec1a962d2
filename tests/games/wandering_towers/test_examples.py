"""Two worked examples of the rulebook, about spells: WT-145 and WT-146."""

import pytest

from .table import at, offered, others_inside, play, potions, who

REST = "2 3 4 5 6 7 8 9"


@pytest.mark.clause("WT-145", "WT-99")
def test_advance_a_tower_cast_twice_on_one_card_takes_one_tower_four_spaces_for_two_potions() -> None:
    track = {3: "blue 1 yellow", 9: REST, 12: "red"}
    match = others_inside(
        track, "tower-5 wizard-1 wizard-2", seats=3, mode="master", spells=["advance-tower"], full=[2, 0, 0]
    )
    before, after = match.fork(), match
    play(before, "play:tower-5", "cast:advance-tower", "tower:3/1+2", "cast:advance-tower", "tower:5/1+2")
    play(
        after, "play:tower-5", "claim:advance-tower", "tower:9/8+5", "tower:3/1+2", "cast:advance-tower", "tower:5/1+2"
    )
    for told in (before, after):
        assert (at(told, 3), at(told, 5), at(told, 7)) == ("blue", "", "1 yellow")
        assert potions(told, 0) == (3, 0, 2)
    assert who(before) == (0, "move")
    assert who(after) == (0, "act-second")


@pytest.mark.clause("WT-146", "WT-119", "WT-96")
@pytest.mark.parametrize("mode", ["advanced", "master"])
def test_red_rides_on_blues_back_to_the_same_space(mode: str) -> None:
    blue, red = 0, 1
    spells = ["piggyback", "advance-tower", "swap-tower", "nudge-ravenskeep"]
    match = others_inside(
        {3: "1 blue red", 5: "2", 9: "3 4 5 6 7 8 9"},
        "wizard-2 tower-1 tower-2",
        seats=3,
        colours=["blue", "red", "yellow"],
        mode=mode,
        spells=spells,
        full=[0, 1, 0],
    )
    play(match, "play:wizard-2", *(["pass"] if mode == "master" else []), "wizard:3/blue+2")
    assert who(match) == (red, "piggyback")
    assert "cast:piggyback" in offered(match)
    play(match, "cast:piggyback")
    assert (at(match, 3), at(match, 5)) == ("1", "2 blue red")
    assert potions(match, red) == (4, 0, 1)
    assert who(match) == (blue, "act-second")
