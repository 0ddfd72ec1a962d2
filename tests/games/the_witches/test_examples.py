"""The worked examples: WIT-167 to WIT-177."""

import pytest

import slet
from slet.games.the_witches.events import Failed, Rolled

from .table import asked, attempt, cackles, discarded, hand, lies, offered, on, play, refused, table, told, where, won


@pytest.mark.clause("WIT-167", "WIT-20", "WIT-22")
def test_the_boxes_of_four_players() -> None:
    boxes = slet.new("the-witches", seats=4).view().boxes
    assert [(box.hard, box.easy) for box in boxes] == [(2, 4), (2, 4), (2, 4), (2, 3), (2, 3), (0, 0)]


@pytest.mark.clause("WIT-168")
def test_a_broken_limb_first_brings_a_crisis_to_slice_and_then_lies_at_razorback() -> None:
    match = table(
        "hwel",
        "",
        at="skund skund",
        step="place_problem",
        problems={"slice": "lilith down"},
        boxes=["limb-1"],
        pile="granny-aching tomjon",
    )
    play(match, "turn-card")
    assert on(match, "slice").crises == 1
    play(match, "turn-card")
    assert lies(match, "razorback") == "limb-1"
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-169")
def test_tiffanys_walks_from_magrats_cottage() -> None:
    match = table(
        "hwel", "", at="magrat skund", problems={"badass": "pig-1", "town-1": "fever-1"}, abilities=[None, None]
    )
    reached = set()
    for first in offered(match, "walk"):
        there = match.fork()
        there.play(f"walk:{first}")
        reached |= {first} | offered(there, "walk")
    ticks = {"badass", "stoat", "bridge", "cabb", "town-1", "town-2", "town-3", "castle-1", "castle-2"}
    assert reached - {"magrat"} == ticks, "neither A Rock and a Hard Place nor Lancre Gorge"
    full = table(
        "hwel",
        "",
        at="magrat skund",
        problems={"town-1": "fever-1", "town-2": "pig-1", "town-3": "sheep-1"},
        abilities=[None, None],
    )
    play(full, "walk:town-2")
    assert offered(full, "walk") == set()
    play(full, "stop")
    assert full.view().attempt.tile.name == "pig-1"


@pytest.mark.clause("WIT-170")
def test_with_a_crisis_a_fever_takes_nine_and_lilith_twentyfive() -> None:
    for tile, dice in (("fever-1 crisis", [2, 2, 2, 3]), ("lilith crisis", [6, 6, 6, 6])):
        match = attempt("feegles hwel", "", tile=tile, dice=dice, hard=["vlad bela", ""])
        assert match.view().attempt.needed == (9 if "fever" in tile else 25)
        assert match.view().attempt.total == match.view().attempt.needed + ("fever" in tile), "two Hard tiles add 1"
        play(match, "done")
        assert tile.split()[0] in won(match)


@pytest.mark.clause("WIT-171", "WIT-172")
def test_annagramma_and_the_hiver() -> None:
    match = table(
        "igor hwel shawn magrat-1 feegles",
        "",
        at="place skund",
        problems={"slice": "hiver down crisis"},
        who="annagramma tiffany",
        hard=["vlad duke", ""],
    )
    play(match, "walk:slice", "stop")
    assert match.view().attempt.tile.name == "hiver"
    play(match, "roll", dice=[0, 5])
    play(match, "play:igor", "reroll:cackle", dice=[4])
    play(match, "add:hwel", "add:shawn", "add:magrat-1", "add-tile")
    assert match.view().attempt.total == 16
    assert match.view().attempt.needed == 24
    play(match, "roll", dice=[2, 4])
    assert match.view().attempt.total == 22
    refused(match, "add:feegles", "WIT-75")
    play(match, "play:feegles")
    assert match.view().attempt is None, "with no card left the result stands"
    assert "hiver" in won(match)
    assert not told(match, Failed)
    assert cackles(match) == [2, 0], "both for Magic, none for the die rolled again"
    assert match.view().crisis_supply == 12
    assert match.view().players[0].ability is None
    assert set(discarded(match)) == {"igor", "hwel", "shawn", "magrat-1", "feegles"}


@pytest.mark.clause("WIT-173")
def test_tiffany_and_annagramma_have_tea_at_the_blasted_oak() -> None:
    match = table("hwel", "", at="cabb oak", cackles=[6, 1])
    play(match, "walk:oak", "stop", "give-back:3", "give-back:1")
    assert cackles(match) == [3, 0]
    play(match, "stay", "give-back:3")
    assert cackles(match) == [0, 0]


@pytest.mark.clause("WIT-174")
def test_five_easy_tiles_make_a_hand_limit_of_five() -> None:
    match = table("hwel", "", at="oak skund", easy=["fever-1 pig-1 limb-1 limb-2 death-1", ""], step="before_drawing")
    play(match, "draw")
    assert len(hand(match)) == 5


@pytest.mark.clause("WIT-175")
@pytest.mark.parametrize("plan", [("hwel",), ("magrat-1", "binky")])
@pytest.mark.parametrize("drawn", ["feegles", "igor"])
def test_after_a_roll_that_is_too_low_a_card_drawn_may_save_the_day(plan: tuple[str, ...], drawn: str) -> None:
    match = attempt(" ".join(plan), "", tile="limb-1", dice=[2, 2, 3, 2], pile=f"{drawn} shawn")
    play(match, f"play:{plan[0]}")
    if len(plan) > 1:
        play(match, "discard:binky")
    if drawn == "feegles":
        play(match, "play:feegles", "done")
    else:
        play(match, "play:igor", "reroll:2", "done", dice=[6])
    assert won(match) == ["limb-1"]
    assert not told(match, Failed)


@pytest.mark.clause("WIT-176")
def test_tiffany_looks_at_lilith_and_walks_on_to_creel_springs() -> None:
    match = table("fool hwel", "", at="cabb skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(match, "walk:oak", "look:oak")
    assert on(match, "oak", 0).tile.name == "lilith"
    play(match, "play:fool", "walk:creel", "stop")
    assert where(match) == "creel"
    assert not told(match, Rolled)
    farther = table("fool hwel", "", at="town-1 skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(farther, "walk:cabb", "walk:oak", "look:oak", "play:fool", "walk:creel", "stop")
    assert where(farther) == "creel"
    assert on(farther, "oak").is_face_down
    assert asked(farther).kind == "end", "both actions are used"


@pytest.mark.clause("WIT-177", "WIT-146")
def test_the_final_board_of_the_picture_scores_22() -> None:
    match = table(
        "hwel",
        "",
        at="oak skund",
        easy=["limb-1 death-1 sheep-1 fever-1", ""],
        hard=["lacrimosa duke hiver", ""],
        boxes=[""],
        step="before_drawing",
    )
    play(match, "draw")
    assert match.outcome is not None
    assert match.outcome.scores == (22, 0)
