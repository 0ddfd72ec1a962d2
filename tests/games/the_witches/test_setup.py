"""Set-up and one-time abilities: WIT-17 to WIT-35."""

from collections import Counter

import pytest

import slet
from slet.games.the_witches.events import Chose, FirstPlayer, RolledForChoice, Started, TookCackles
from slet.games.the_witches.state import APPRENTICES
from slet.kernel import BadSetup
from slet.kernel.match import Match

from .table import (
    LoadedDice,
    asked,
    attempt,
    cackles,
    hand,
    lies,
    offered,
    on,
    play,
    refused,
    table,
    told,
    where,
    won,
)

HARD_IN_BOXES = {1: [1, 1, 1, 0, 0, 0], 2: [1, 1, 2, 1, 1, 1], 3: [2, 2, 2, 2, 2, 2], 4: [2, 2, 2, 2, 2, 0]}
EASY_IN_BOXES = {1: [2, 2, 1, 0, 0, 0], 2: [2, 2, 1, 2, 1, 1], 3: [2, 2, 2, 2, 2, 2], 4: [4, 4, 4, 3, 3, 0]}
every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return slet.new("the-witches", seats=seats, seed=seed, **options)


def choosing(seats: int, *dice: int) -> Match:
    """A match in which these dice were rolled for the first choice."""
    start = new(seats, 0)
    position = start.position()
    position.update(state={**position["state"], "step": "roll_for_choice"}, answers=[], seed="07" * 32)
    rolls = [[-1, "roll:" + "+".join(str(value or 1) for value in dice[at : at + 4])] for at in range(0, len(dice), 4)]
    return slet.from_position("the-witches", {**position, "answers": rolls})


@pytest.mark.clause("WIT-17", "WIT-18")
@every_number
def test_there_are_four_cackles_for_each_player_and_twelve_of_the_other_counters(seats: int) -> None:
    view = new(seats).view()
    assert view.cackle_supply == 4 * seats
    if seats > 1:
        assert (view.crisis_supply, view.aliss_supply) == (12, 12)


@pytest.mark.clause("WIT-19", "WIT-21")
@every_number
def test_a_hard_tile_lies_face_down_on_each_purple_square_and_an_easy_one_face_up_on_each_green_one(seats: int) -> None:
    match = new(seats)
    for spot in match.view().spaces:
        tile = match.state.problems[spot.space.number]
        if spot.space.start == "none":
            assert tile is None
        else:
            assert tile is not None
            assert tile.is_hard is spot.is_face_down is (spot.space.start == "purple")
            assert spot.tile is (None if tile.is_hard else tile)
    assert sum(spot.is_face_down for spot in match.view().spaces) == 5
    assert sum(spot.tile is not None for spot in match.view().spaces) == 10


@pytest.mark.clause("WIT-19", "WIT-21", "WIT-23")
def test_the_tiles_are_shuffled() -> None:
    matches = [new(2, seed) for seed in range(60)]
    for place in ("slice", "castle-1", "cabb", "town-1"):
        assert len({lies(match, place) for match in matches}) > 10
    assert len({match.state.unused for match in matches}) == 60


@pytest.mark.clause("WIT-20", "WIT-22", "WIT-44")
@every_number
def test_the_boxes_get_hard_tiles_face_down_and_easy_ones_on_top(seats: int) -> None:
    match = new(seats)
    boxes = match.view().boxes
    assert [box.hard for box in boxes] == HARD_IN_BOXES[seats]
    assert [box.easy for box in boxes] == EASY_IN_BOXES[seats]
    for box, tiles in zip(boxes, match.state.boxes, strict=True):
        assert [tile.is_hard for tile in tiles] == [True] * box.hard + [False] * box.easy
        assert box.top is (tiles[-1] if box.easy else None)


@pytest.mark.clause("WIT-23")
@every_number
def test_tiles_left_over_leave_the_game_unseen(seats: int) -> None:
    match = new(seats)
    used = 15 + sum(HARD_IN_BOXES[seats]) + sum(EASY_IN_BOXES[seats])
    assert len(match.state.unused) == 47 - used
    kinds = Counter(tile.is_hard for tile in match.state.unused)
    assert kinds[True] == 12 - sum(HARD_IN_BOXES[seats])
    assert match.view().gone == ()


@pytest.mark.clause("WIT-24", "WIT-26")
def test_the_highest_roll_chooses_first_then_clockwise_among_the_boards_left() -> None:
    match = choosing(3, 6, 0, 0, 0, 2, 2, 2, 2, 3, 0, 0, 3)
    assert [event.total for event in told(match, RolledForChoice)] == [6, 8, 6], "a Cackle is worth 0"
    assert (asked(match).seat, asked(match).kind) == (1, "apprentice")
    assert offered(match, "choose") == set(APPRENTICES)
    match.play("choose:petulia")
    assert asked(match).seat == 2
    assert offered(match, "choose") == {"tiffany", "annagramma", "dimity"}
    refused(match, "choose:petulia", "WIT-26")
    match.play("choose:tiffany")
    assert asked(match).seat == 0
    match.play("choose:annagramma")
    assert [player.apprentice for player in match.view().players] == ["annagramma", "petulia", "tiffany"]
    assert told(match, Chose) == [Chose(1, "petulia"), Chose(2, "tiffany"), Chose(0, "annagramma")]


@pytest.mark.clause("WIT-24")
def test_a_solo_player_just_chooses() -> None:
    match = new(1)
    assert not told(match, RolledForChoice)
    assert (asked(match).kind, offered(match, "choose")) == ("apprentice", set(APPRENTICES))


@pytest.mark.clause("WIT-25")
def test_only_those_who_share_the_highest_roll_roll_again() -> None:
    match = choosing(3, 6, 6, 0, 0, 2, 2, 2, 2, 4, 4, 4, 0, 2, 2, 2, 2, 6, 0, 0, 3)
    assert [(event.seat, event.total) for event in told(match, RolledForChoice)] == [
        (0, 12),
        (1, 8),
        (2, 12),
        (0, 8),
        (2, 9),
    ]
    assert asked(match).seat == 2


@pytest.mark.clause("WIT-26")
def test_the_last_board_is_not_asked_for() -> None:
    match = choosing(4, 6, 6, 6, 6, *[2] * 12)
    for choice in ("dimity", "petulia", "tiffany"):
        match.play(f"choose:{choice}")
    assert asked(match).kind == "start"
    assert match.view().players[3].apprentice == "annagramma"


@pytest.mark.clause("WIT-27")
@every_number
def test_each_gets_three_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    match = new(seats, apprentices=APPRENTICES[:seats])
    view = match.view()
    assert [player.cards for player in view.players] == [3] * seats
    assert view.pile == 55 - 3 * seats
    assert view.discard == []
    assert len({hand(new(seats, seed, apprentices=APPRENTICES[:seats]))[0] for seed in range(20)}) > 5


@pytest.mark.clause("WIT-28")
def test_whoever_has_dimity_is_the_first_player() -> None:
    for seat in range(3):
        given = ["tiffany", "annagramma", "petulia"]
        given[seat] = "dimity"
        match = new(3, apprentices=tuple(given))
        assert told(match, FirstPlayer) == [FirstPlayer(seat)]
        assert asked(match).seat == match.view().first == seat
        assert match.view().players[seat].ability is None, "and that is all"


@pytest.mark.clause("WIT-28", "WIT-29")
def test_without_dimity_who_chose_last_is_the_first_player() -> None:
    match = choosing(3, 2, 2, 2, 2, 6, 6, 6, 6, 2, 2, 2, 2)
    for choice in ("petulia", "tiffany", "annagramma"):
        match.play(f"choose:{choice}")
    assert asked(match).seat == 0
    match = choosing(3, 2, 2, 2, 2, 6, 6, 6, 6, 2, 2, 2, 2)
    for choice in ("petulia", "dimity", "annagramma"):
        match.play(f"choose:{choice}")
    assert asked(match).seat == 2


@pytest.mark.clause("WIT-30")
def test_witches_begin_clockwise_on_any_space_without_a_problem() -> None:
    match = new(3, apprentices=("tiffany", "dimity", "petulia"))
    free = "razorback stone granny oak town-2 town-3 castle-2 magrat stoat skund"
    for seat, place in ((1, "town-3"), (2, "oak"), (0, "town-3")):
        assert (asked(match).seat, asked(match).kind) == (seat, "start")
        assert offered(match, "start") == set(free.split())
        refused(match, "start:cabb", "WIT-30")
        refused(match, "start:slice", "WIT-30")
        refused(match, "start:dungeon", "WIT-30")
        match.play(f"start:{place}")
    assert [where(match, seat) for seat in range(3)] == ["town-3", "town-3", "oak"]
    assert [event.seat for event in told(match, Started)] == [1, 2, 0]
    assert match.view().active == 1, "the first player has the first turn"


@pytest.mark.clause("WIT-24")
@pytest.mark.parametrize("given", [("tiffany",), ("tiffany", "tiffany"), ("tiffany", "dimity", "petulia")])
def test_apprentices_are_given_to_all_or_none_and_each_once(given: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup, match=r"2 of these, .*: tiffany, annagramma, petulia, dimity"):
        new(2, apprentices=given)


@pytest.mark.clause("WIT-29")
def test_given_apprentices_count_as_chosen_in_the_order_of_seats() -> None:
    match = new(3, apprentices=("annagramma", "tiffany", "petulia"))
    assert not told(match, RolledForChoice)
    assert match.view().first == 2


@pytest.mark.clause("WIT-32")
def test_all_hear_of_the_cackle_that_comes_with_annagramma() -> None:
    assert told(new(2, apprentices=("annagramma", "tiffany")), TookCackles) == [TookCackles(0, 1, 1)]
    assert not told(new(2, apprentices=("dimity", "tiffany")), TookCackles)


# --- one-time abilities ------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-31", "WIT-35")
def test_tiffany_passes_unseen_once_by_her_tile() -> None:
    match = table("hwel", "", at="creel skund", problems={"oak": "lilith down"})
    play(match, "walk:oak")
    assert {"vanish", "look:oak", "stop"} <= offered(match)
    play(match, "vanish", "walk:cabb", "stop")
    assert where(match) == "cabb"
    assert match.view().players[0].ability is None
    assert on(match, "oak").is_face_down
    play(match, "walk:oak")
    assert "vanish" not in offered(match), "the tile is used up"
    assert "look:oak" not in offered(match)


@pytest.mark.clause("WIT-31")
def test_the_invisibility_tile_does_what_a_card_does() -> None:
    by_card = table("fool hwel", "", at="creel skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    by_tile = table("hwel", "", at="creel skund", problems={"oak": "lilith down"})
    play(by_card, "walk:oak")
    play(by_tile, "walk:oak")
    the_same = {"play:fool": "vanish", "linger-by:fool": "linger"}
    assert {the_same.get(name, name) for name in offered(by_card)} == offered(by_tile)
    play(by_card, "play:fool")
    play(by_tile, "vanish")
    assert offered(by_card) == offered(by_tile)


@pytest.mark.clause("WIT-32")
@every_number
def test_annagramma_begins_with_the_magic_tile_and_a_cackle_of_the_supply(seats: int) -> None:
    match = new(seats, apprentices=("annagramma", "tiffany", "petulia", "dimity")[:seats])
    assert match.view().players[0].ability == "magic"
    assert cackles(match) == [1] + [0] * (seats - 1)
    assert match.view().cackle_supply == 4 * seats - 1


@pytest.mark.clause("WIT-33", "WIT-35")
def test_the_magic_tile_adds_two_and_brings_a_cackle_at_the_moment_of_a_magic_symbol() -> None:
    match = attempt("hwel", "", tile="limb-1", abilities=["magic", None])
    assert "add-tile" not in offered(match), "not before the first pair"
    play(match, "roll", dice=[2, 2])
    play(match, "add-tile")
    assert match.view().attempt.total == 6
    assert match.view().players[0].ability is None
    refused(match, "add-tile", "WIT-69")
    play(match, "roll", dice=[2, 2])
    play(match, "play:hwel", "done")
    assert cackles(match)[0] == 1 + 1, "one for Magic and one for failing"


@pytest.mark.clause("WIT-33")
def test_the_magic_tile_comes_too_late_after_the_second_pair() -> None:
    match = attempt("hwel", "", tile="sheep-1", dice=[2, 2, 2, 2], abilities=["magic", None])
    refused(match, "add-tile", "WIT-75")


@pytest.mark.clause("WIT-34", "WIT-35")
def test_petulia_cures_one_sick_pig_for_sure() -> None:
    match = attempt("hwel", "", tile="pig-1 crisis", abilities=["cure", None], problems={"creel": "pig-2"})
    play(match, "cure")
    assert won(match) == ["pig-1"]
    assert match.view().players[0].ability is None
    play(match, "walk:creel", "stop")
    assert asked(match).kind == "try"
    refused(match, "cure", "WIT-67")


@pytest.mark.clause("WIT-34", "WIT-84")
@pytest.mark.parametrize("tile", ["sheep-1", "fever-1", "death-1", "elves-1"])
def test_the_tile_cures_nothing_but_a_pig(tile: str) -> None:
    refused(attempt("hwel", "", tile=tile, abilities=["cure", None]), "cure", "WIT-67")


@pytest.mark.clause("WIT-34")
def test_petulias_tile_works_after_the_dice_too_and_without_cards() -> None:
    for dice in ((2, 2), (2, 2, 0, 0)):
        match = attempt("", "", tile="pig-1", dice=dice, abilities=["cure", None])
        play(match, "cure")
        assert won(match) == ["pig-1"]
        assert cackles(match)[0] == dice.count(0)


def test_loaded_dice_fall_as_told() -> None:
    match = attempt("hwel", "", tile="fever-1")
    assert isinstance(match._stream, LoadedDice)
    play(match, "roll", dice=[0, 3])
    assert match.view().attempt.dice == (0, 3)
