"""Consequences of Hard problems and the Dungeon: WIT-129 to WIT-142."""

import pytest

from slet.games.the_witches.events import GaveUp, HadTea, NothingPut, NowhereToFlee, ToDungeon, TurnBegan, VampireGone

from .table import (
    PLACES,
    aliss,
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

LOW = (2, 2, 2, 2)


@pytest.mark.clause("WIT-129")
@pytest.mark.parametrize("tile", ["duke", "lady"])
def test_failing_at_a_felmet_leads_to_the_dungeon_and_ends_the_turn(tile: str) -> None:
    match = attempt("hwel", "", tile=tile, dice=LOW)
    play(match, "done")
    assert where(match) == "dungeon"
    assert told(match, ToDungeon) == [ToDungeon(0)]
    assert cackles(match)[0] == 1
    assert match.view().active == 1, "the action left is lost"
    assert len(hand(match)) == 3, "cards are still drawn up to the limit"
    assert lies(match, "oak") == tile
    assert match.view().dungeon == (0,)


@pytest.mark.clause("WIT-130")
def test_failing_at_the_cunning_man_sends_all_witches_to_the_dungeon() -> None:
    match = attempt("hwel", "", "", tile="cunning-man", dice=LOW, at="rock rock", cackles=[1, 2, 2])
    play(match, "done")
    assert [where(match, seat) for seat in range(3)] == ["dungeon"] * 3
    assert not told(match, HadTea), "they have no tea there"
    assert cackles(match) == [2, 2, 2]
    assert match.view().active == 1, "the turn of the player who failed is over"
    assert len(hand(match)) == 3


@pytest.mark.clause("WIT-131")
@pytest.mark.parametrize("tile", ["duke", "cunning-man"])
def test_going_to_the_dungeon_takes_the_place_of_fleeing(tile: str) -> None:
    blocked = {"cabb": "pig-1", "creel": "pig-2"}
    match = attempt("hwel", "", tile=tile, dice=LOW, problems=blocked)
    play(match, "done")
    assert cackles(match)[0] == 1, "no second one"
    assert not told(match, NowhereToFlee)


@pytest.mark.clause("WIT-132", "WIT-143")
@pytest.mark.parametrize("tile", ["elves-1", "lankin", "elf-king", "elf-queen"])
def test_failing_at_an_elf_has_no_effect_at_once_but_it_counts_face_up(tile: str) -> None:
    match = attempt("hwel", "", tile=tile, dice=LOW)
    play(match, "done", "run:cabb")
    assert (cackles(match), aliss(match)) == ([1, 0], [0, 0])
    assert on(match, "oak").crises == 0
    assert match.view().elves == 1
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-133")
@pytest.mark.parametrize("tile", ["lilith", "hiver"])
def test_failing_at_lilith_or_the_hiver_costs_a_black_aliss(tile: str) -> None:
    match = attempt("hwel", "", tile=tile, dice=LOW)
    play(match, "done", "run:cabb")
    assert aliss(match) == [1, 0]
    assert match.view().aliss_supply == 11
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-134", "WIT-135")
def test_failing_at_the_wintersmith_everybody_gives_up_an_easy_tile_of_their_choice() -> None:
    easy = ["fever-1 pig-1", "", "death-1 sheep-1 sheep-2", "limb-1"]
    match = attempt("hwel", "", "", "", tile="wintersmith", dice=LOW, easy=easy)
    play(match, "done", "run:cabb")
    assert (asked(match).seat, offered(match)) == (0, {"give-up:fever", "give-up:pig"})
    play(match, "give-up:pig")
    assert (asked(match).seat, offered(match)) == (2, {"give-up:death", "give-up:sheep"})
    refused(match, "give-up:limb", "WIT-135")
    play(match, "give-up:sheep")
    assert [won(match, seat) for seat in range(4)] == [["fever-1"], [], ["death-1", "sheep-2"], []]
    assert [event.tile.name for event in told(match, GaveUp)] == ["pig-1", "sheep-1", "limb-1"]
    assert {tile.name for tile in match.view().gone} == {"pig-1", "sheep-1", "limb-1"}, "they leave the game"


@pytest.mark.clause("WIT-135")
def test_players_choose_clockwise_from_the_active_one() -> None:
    easy = ["fever-1 pig-1", "fever-2 pig-2", "fever-3 pig-3"]
    match = attempt("", "", "hwel", tile="wintersmith", easy=easy, active=2, at="oak oak", step="consequence", dice=LOW)
    seats = []
    while asked(match).kind == "give-up":
        seats.append(asked(match).seat)
        play(match, "give-up:pig")
    assert seats == [2, 0, 1]


@pytest.mark.clause("WIT-134")
def test_the_lower_limit_matters_only_at_the_next_drawing() -> None:
    match = attempt("hwel igor lucy shawn", "", tile="wintersmith", dice=LOW, easy=["fever-1 fever-2", ""])
    assert match.view().players[0].limit == 4
    play(match, "done", "run:cabb")
    assert match.view().players[0].limit == 3
    assert len(hand(match)) == 4, "no card is discarded for it"


@pytest.mark.clause("WIT-134", "WIT-135", "WIT-81")
def test_only_tiles_on_the_board_are_given_up_and_those_beside_it_move_up() -> None:
    eight = "fever-1 fever-2 fever-3 fever-4 fever-5 pig-1 pig-2 pig-3"
    match = attempt("hwel", "", tile="wintersmith", dice=LOW, easy=[f"{eight} death-1 limb-1", ""])
    play(match, "done", "run:cabb")
    assert offered(match) == {"give-up:fever", "give-up:pig"}, "not Death and the limb, which lie beside it"
    play(match, "give-up:pig")
    assert won(match)[7] == "death-1"
    assert match.view().players[0].limit == 7


@pytest.mark.clause("WIT-136")
@pytest.mark.parametrize("tile", ["lacrimosa", "vlad", "count", "bela"])
def test_failing_at_a_vampire_puts_a_crisis_on_it_even_if_it_has_some(tile: str) -> None:
    for crises in (0, 1, 3):
        match = attempt("hwel", "", tile=tile + " crisis" * crises, dice=LOW)
        play(match, "done", "run:cabb")
        assert on(match, "oak").crises == crises + 1
        assert match.view().crisis_supply == 11 - crises


@pytest.mark.clause("WIT-136", "WIT-74")
def test_each_crisis_on_a_vampire_adds_two() -> None:
    assert attempt("hwel", "", tile="vlad crisis crisis crisis").view().attempt.needed == 19 + 6


@pytest.mark.clause("WIT-136", "WIT-51")
def test_if_no_crisis_is_left_for_the_vampire_all_lose() -> None:
    match = attempt("hwel", "", tile="vlad", dice=LOW, problems={"rock": "fever-1" + " crisis" * 12})
    play(match, "done", "run:cabb")
    assert match.outcome is not None
    assert match.outcome.reason == "lost-crises"


@pytest.mark.clause("WIT-137")
def test_count_bela_solved_drives_out_the_vampires_that_lie_face_up() -> None:
    problems = {"rock": "vlad crisis crisis", "slice": "lacrimosa down", "caves": "count", "bridge": "lilith crisis"}
    match = attempt("hwel", "", tile="bela", dice=[6, 6, 6, 6], problems=problems)
    play(match, "done")
    assert won(match) == ["bela"]
    assert [lies(match, place) for place in ("rock", "slice", "caves", "bridge")] == [
        None,
        "lacrimosa",
        None,
        "lilith",
    ]
    assert {tile.name for tile in match.view().gone} == {"vlad", "count"}, "nobody gets them"
    assert won(match, 1) == []
    assert match.view().crisis_supply == 11, "their Crises go back"
    assert len(told(match, VampireGone)) == 2


@pytest.mark.clause("WIT-137")
def test_other_vampires_drive_out_nobody() -> None:
    match = attempt("hwel", "", tile="count", dice=[6, 6, 6, 6], problems={"rock": "vlad"})
    play(match, "done")
    assert lies(match, "rock") == "vlad"


# --- the Dungeon -------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-138")
def test_a_player_in_the_dungeon_places_a_problem_as_usual() -> None:
    match = table("hwel", "", at="dungeon skund", step="place_problem", pile="igor", boxes=["limb-1", "fever-1"])
    play(match, "turn-card")
    assert lies(match, "oak") == "limb-1"
    assert asked(match).kind == "dungeon"


@pytest.mark.clause("WIT-138", "WIT-139")
@pytest.mark.parametrize("option", ["fly:binky", "play:miss-tick", "play:fool", "vanish"])
def test_a_broomstick_rescue_or_invisibility_leads_out_in_the_first_action(option: str) -> None:
    match = table("binky miss-tick fool hwel", "", at="dungeon skund", problems={"oak": "fever-1"})
    assert offered(match) == {"wait", "fly:binky", "vanish", "play:miss-tick", "play:fool", "play:hwel"}
    play(match, option)
    assert offered(match, "to") == set(PLACES), "anywhere, in Town and Castle on any space"
    play(match, "to:oak")
    assert where(match) == "oak"
    assert match.view().actions == 2
    if asked(match).kind == "arrived":
        play(match, "stop")
    assert asked(match).kind == "try", "the secondary action follows there"
    play(match, "roll", "run:cabb", dice=[2, 2])
    assert (asked(match).kind, match.view().actions) == ("move", 1), "and the second action is still to come"
    assert len(hand(match)) == (4 if option == "vanish" else 3)


@pytest.mark.clause("WIT-138")
def test_no_path_and_no_other_card_leads_out() -> None:
    match = table("hwel casanunda igor", "", at="dungeon skund", who="dimity tiffany")
    assert offered(match) == {"wait", "fly:casanunda", "play:hwel"}, "neither staying nor walking nor Extra movement"
    for option in ("stay", "walk:castle-1", "to:oak", "play:casanunda", "fly:hwel"):
        refused(match, option, "WIT-138")


@pytest.mark.clause("WIT-139", "WIT-113")
def test_who_left_by_a_card_may_pass_unseen_where_she_comes_out() -> None:
    match = table("binky fool", "", at="dungeon skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(match, "fly:binky", "to:oak", "play:fool")
    assert offered(match) == {"walk:cabb", "walk:creel"}


@pytest.mark.clause("WIT-140")
def test_otherwise_the_first_action_is_lost_and_the_second_leads_anywhere_without_a_card() -> None:
    match = table("hwel", "", at="dungeon skund", problems={"oak": "fever-1"}, who="dimity tiffany")
    play(match, "wait")
    assert (asked(match).kind, match.view().actions) == ("dungeon", 1)
    assert offered(match, "to") == set(PLACES)
    refused(match, "wait", "WIT-140")
    play(match, "to:oak")
    assert asked(match).kind == "try"
    free = table("hwel", "", at="dungeon skund", who="dimity tiffany", actions=1)
    play(free, "to:oak")
    assert asked(free).kind == "end", "that is all its movement"


@pytest.mark.clause("WIT-140")
def test_a_card_is_not_needed_and_not_taken_in_the_second_action() -> None:
    match = table("binky fool miss-tick", "", at="dungeon skund", actions=1)
    assert not offered(match, "fly") | offered(match, "play") | offered(match, "vanish")


@pytest.mark.clause("WIT-141")
def test_who_has_such_a_card_may_keep_it_and_lose_the_first_action() -> None:
    match = table("binky", "", at="dungeon skund", who="dimity tiffany")
    play(match, "wait", "to:rock")
    assert hand(match) == ["binky"]
    assert where(match) == "rock"


@pytest.mark.clause("WIT-142")
def test_a_witch_in_the_dungeon_blocks_no_location_and_nobody_has_tea_there() -> None:
    match = table(
        "hwel", "", "", at="dungeon dungeon dungeon", cackles=[1, 1, 1], step="place_problem", pile="shawn igor"
    )
    play(match, "turn-card")
    assert not told(match, NothingPut)
    play(match, "put:castle-1", "wait")
    assert asked(match).kind == "dungeon"
    assert not told(match, HadTea)


@pytest.mark.clause("WIT-129", "WIT-138")
def test_the_way_in_and_out_over_two_turns() -> None:
    match = attempt(
        "hwel", "shawn", tile="duke", dice=LOW, pile="igor lucy", at="skund", boxes=["fever-1 fever-2 fever-3"]
    )
    play(match, "done")
    while match.view().active == 1:
        ids = [option.id for option in asked(match).options]
        match.play("stay" if "stay" in ids else ids[0])
    assert told(match, TurnBegan)[-1].seat == 0
    while asked(match).kind != "dungeon":
        match.play(asked(match).options[0])
    assert where(match) == "dungeon"


@pytest.mark.clause("WIT-130")
def test_who_is_in_the_dungeon_already_is_not_sent_there_again() -> None:
    match = attempt("hwel", "", "", tile="cunning-man", dice=LOW, at="dungeon rock")
    play(match, "done")
    assert told(match, ToDungeon) == [ToDungeon(0), ToDungeon(2)]


@pytest.mark.clause("WIT-113", "WIT-129")
def test_who_had_to_leave_and_ends_in_the_dungeon_leaves_that_duty_to_nobody() -> None:
    match = table("hwel", "ponder", at="cabb skund", problems={"oak": "duke"}, actions=1, must_leave=True)
    play(match, "walk:oak", "stop", "roll", "roll", "done", dice=LOW)
    assert (where(match), match.view().active, match.view().must_leave) == ("dungeon", 1, False)


@pytest.mark.clause("WIT-129", "WIT-144")
def test_in_the_last_turn_too_the_action_left_is_lost_in_the_dungeon() -> None:
    match = attempt("hwel", "", tile="duke", dice=LOW, boxes=[""])
    play(match, "done")
    assert match.outcome is not None
    assert match.view().actions == 0
