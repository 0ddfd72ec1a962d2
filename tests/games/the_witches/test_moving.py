"""Moving: WIT-57 to WIT-65."""

import pytest

from slet.games.the_witches.events import Flew, HadTea, Stayed, TurnBegan, Walked

from .table import PLACES, asked, hand, lies, offered, on, play, refused, table, told, where, won

NEAR_OAK = {"walk:cabb", "walk:creel"}


@pytest.mark.clause("WIT-57")
def test_in_each_of_two_actions_the_witch_stays_walks_or_flies() -> None:
    match = table("nanny-1 hwel", "", at="oak skund", who="dimity tiffany")
    for _ in range(2):
        assert offered(match) == {"stay", *NEAR_OAK, "fly:nanny-1", "play:hwel"}
        play(match, "stay")
    assert asked(match).kind == "end", "there is no third"
    assert [event.seat for event in told(match, Stayed)] == [0, 0]


@pytest.mark.clause("WIT-57")
def test_the_second_action_begins_when_the_secondary_action_of_the_first_is_done() -> None:
    match = table("hwel", "", at="oak skund", problems={"creel": "fever-1"}, who="dimity tiffany")
    play(match, "walk:creel", "stop")
    assert (asked(match).kind, match.view().actions) == ("try", 2)
    play(match, "roll", "roll", dice=[6, 6, 2, 2])
    play(match, "done")
    assert won(match) == ["fever-1"]
    assert (asked(match).kind, match.view().actions) == ("move", 1)
    assert where(match) == "creel"


@pytest.mark.clause("WIT-58")
def test_a_walk_goes_along_one_path_or_two() -> None:
    match = table("hwel", "", at="slice skund", who="dimity tiffany")
    assert offered(match, "walk") == {"place"}
    play(match, "walk:place")
    assert offered(match) == {"stop", "walk:slice", "walk:razorback", "play:hwel"}
    one = match.fork()
    one.play("stop")
    assert where(one) == "place"
    assert one.view().actions == 1
    assert match.view(0).ways
    assert match.view(1).ways == (), "only who walks is shown the ways"
    play(match, "walk:razorback")
    assert offered(match) == {"stop", "play:hwel"}, "there is no third path"
    assert [event.space.name for event in told(match, Walked)] == ["place", "razorback"]
    refused(match, "walk:slippery", "WIT-58")


@pytest.mark.clause("WIT-58")
def test_only_adjacent_locations_are_reached_by_a_path() -> None:
    match = table("hwel", "", at="slice skund")
    for place in ("razorback", "oak", "slice", "dungeon"):
        refused(match, f"walk:{place}", "WIT-57")


@pytest.mark.clause("WIT-59")
def test_a_walk_ends_on_entering_a_space_with_a_problem() -> None:
    match = table("hwel", "", at="slice skund", problems={"place": "fever-1"}, who="dimity tiffany")
    play(match, "walk:place")
    assert offered(match) == {"stop", "play:hwel"}
    refused(match, "walk:razorback", "WIT-59")


@pytest.mark.clause("WIT-59")
def test_a_walk_ends_on_entering_a_space_with_another_witch() -> None:
    match = table("hwel", "", at="slice place", who="dimity tiffany")
    play(match, "walk:place")
    refused(match, "walk:razorback", "WIT-59")
    play(match, "stop")
    assert told(match, HadTea) == [HadTea((0, 1))]


@pytest.mark.clause("WIT-59")
def test_what_is_on_the_space_where_a_walk_starts_does_not_matter() -> None:
    match = table("hwel", "", at="slice slice", problems={"slice": "fever-1"}, who="dimity tiffany")
    play(match, "walk:place", "walk:razorback", "stop")
    assert where(match) == "razorback"


@pytest.mark.clause("WIT-59")
def test_coming_back_to_the_start_is_entering_it() -> None:
    match = table("hwel", "", at="slice skund", problems={"slice": "fever-1"}, who="dimity tiffany")
    play(match, "walk:place", "walk:slice", "stop")
    assert asked(match).kind == "try"


@pytest.mark.clause("WIT-60")
def test_on_entering_the_town_the_player_chooses_the_space_an_occupied_one_if_wanted() -> None:
    problems = {"town-1": "fever-1"}
    match = table("hwel", "", at="magrat town-2", problems=problems, who="dimity tiffany")
    assert {"walk:town-1", "walk:town-2", "walk:town-3"} <= offered(match)
    over_empty = match.fork()
    over_empty.play("walk:town-3")
    assert {"walk:castle-1", "walk:castle-2", "walk:cabb"} <= offered(over_empty)
    for taken in ("town-1", "town-2"):
        stopped = match.fork()
        stopped.play(f"walk:{taken}")
        assert offered(stopped) == {"stop", "play:hwel"}


@pytest.mark.clause("WIT-61")
def test_if_no_space_there_is_empty_the_walk_ends_on_one_of_the_players_choice() -> None:
    problems = {"town-1": "fever-1", "town-2": "pig-1", "town-3": "sheep-1"}
    match = table("hwel", "", at="magrat skund", problems=problems, who="dimity tiffany")
    for place in problems:
        there = match.fork()
        there.play(f"walk:{place}")
        assert offered(there) == {"stop", "play:hwel"}
        there.play("stop")
        assert there.view().attempt.space.name == place


@pytest.mark.clause("WIT-62")
def test_going_to_another_space_of_the_town_is_an_action_by_itself() -> None:
    match = table("hwel", "", at="town-1 skund", who="dimity tiffany")
    assert offered(match, "over") == {"town-2", "town-3"}
    play(match, "over:town-2")
    assert where(match) == "town-2"
    assert (asked(match).kind, match.view().actions) == ("move", 1), "no path is added to it"
    assert [event.space.name for event in told(match, Walked)] == ["town-2"], "all hear of it"


@pytest.mark.clause("WIT-62")
def test_nobody_walks_within_the_town_as_a_part_of_a_walk() -> None:
    match = table("hwel", "", at="magrat skund", who="dimity tiffany")
    play(match, "walk:town-1")
    refused(match, "over:town-2", "WIT-58")
    refused(match, "walk:town-2", "WIT-58")


@pytest.mark.clause("WIT-62")
def test_elsewhere_there_is_nowhere_to_go_over_to() -> None:
    assert offered(table("hwel", "", at="oak skund"), "over") == set()


@pytest.mark.clause("WIT-63", "WIT-41")
def test_a_broomstick_takes_the_witch_anywhere() -> None:
    problems = {"cabb": "fever-1", "creel": "pig-1", "town-2": "sheep-1"}
    match = table("nanny-1 hwel", "", at="oak skund", problems=problems, who="dimity tiffany")
    refused(match, "fly:hwel", "WIT-57")
    play(match, "fly:nanny-1")
    assert offered(match, "to") == set(PLACES) - {"oak"}, "each space of Town and Castle, problems and witches or not"
    play(match, "to:gorge")
    assert where(match) == "gorge"
    assert hand(match) == ["hwel"]
    assert told(match, Flew)[-1].card.name == "nanny-1"


@pytest.mark.clause("WIT-63")
def test_each_flight_takes_a_card() -> None:
    match = table("nanny-1", "", at="oak skund", who="dimity tiffany")
    play(match, "fly:nanny-1", "to:rock")
    assert offered(match, "fly") == set()


@pytest.mark.clause("WIT-64", "WIT-08")
def test_nobody_flies_or_walks_to_the_dungeon() -> None:
    match = table("nanny-1", "", at="castle-1 skund")
    refused(match, "walk:dungeon", "WIT-57")
    play(match, "fly:nanny-1")
    refused(match, "to:dungeon", "WIT-63")


@pytest.mark.clause("WIT-65")
@pytest.mark.parametrize("how", [("stay",), ("walk:oak", "stop"), ("fly:binky", "to:oak")])
def test_a_problem_where_the_movement_ended_must_be_tried(how: tuple[str, ...]) -> None:
    start = "oak" if how == ("stay",) else "cabb"
    match = table("binky", "", at=f"{start} skund", problems={"oak": "fever-1"}, who="dimity tiffany", actions=1)
    play(match, *how)
    if how[0].startswith("fly"):  # without cards, and nothing to choose: the dice are rolled
        assert asked(match).kind == "go-on"
    else:
        assert asked(match).kind == "try"
        assert offered(match) == {"roll"}, "there is no way round it"
    assert match.view().attempt.tile.name == "fever-1"


@pytest.mark.clause("WIT-65", "WIT-103")
@pytest.mark.parametrize("how", [("stay",), ("walk:oak", "stop")])
def test_with_other_witches_there_tea_must_be_had(how: tuple[str, ...]) -> None:
    start = "oak" if how == ("stay",) else "cabb"
    match = table("hwel", "", at=f"{start} oak", cackles=[2, 1], who="dimity tiffany")
    play(match, *how)
    assert (asked(match).seat, asked(match).kind) == (0, "tea")


@pytest.mark.clause("WIT-65")
def test_with_neither_nothing_is_done() -> None:
    match = table("hwel", "", at="cabb skund", cackles=[2, 1], who="dimity tiffany")
    play(match, "walk:oak", "stop")
    assert (asked(match).kind, match.view().actions) == ("move", 1)
    assert lies(match, "oak") is None


@pytest.mark.clause("WIT-65", "WIT-95")
def test_where_both_are_the_problem_comes_first() -> None:
    match = table("hwel", "", at="cabb oak", problems={"oak": "fever-1"}, cackles=[2, 2], who="dimity tiffany")
    play(match, "walk:oak", "stop")
    assert asked(match).kind == "try"
    assert not told(match, HadTea)


@pytest.mark.clause("WIT-57")
def test_after_two_actions_the_turn_goes_on_to_the_drawing() -> None:
    match = table("hwel", "ponder", at="oak skund", who="dimity tiffany", pile="igor lucy binky death")
    play(match, "stay", "stay", "draw")
    assert told(match, TurnBegan)[-1].seat == 1
    assert match.view().actions == 2, "for the next player too"
    assert on(match, "oak").witches == (0,)


@pytest.mark.clause("WIT-58")
def test_without_cards_too_it_is_asked_whether_the_walk_goes_on() -> None:
    match = play(table("", "", at="place skund", who="dimity petulia"), "walk:slice")
    assert offered(match) == {"stop", "walk:place"}
