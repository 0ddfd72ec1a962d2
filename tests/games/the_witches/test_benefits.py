"""The benefits of the cards: WIT-108 to WIT-128, WIT-179."""

import pytest

from slet.games.the_witches.events import (
    ElvesInSight,
    Failed,
    HadTea,
    Looked,
    LookedSecretly,
    Passed,
    Played,
    Relieved,
    Rerolled,
    TurnedUp,
)
from slet.kernel.match import Match

from .table import (
    PLACES,
    aliss,
    asked,
    attempt,
    cackles,
    discarded,
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

BLOCKED = {"cabb": "pig-1", "creel": "pig-2"}


@pytest.mark.clause("WIT-108")
@pytest.mark.parametrize("dice", [(), (2, 2), (2, 2, 2, 2)])
def test_a_bonus_adds_two_at_any_moment_of_an_attempt(dice: tuple[int, ...]) -> None:
    match = attempt("feegles hwel", "", tile="limb-1", dice=dice)
    play(match, "play:feegles")
    assert match.view().attempt.total == sum(dice) + 2
    assert discarded(match) == ["feegles"]


@pytest.mark.clause("WIT-108")
def test_a_bonus_of_one_attempt_does_not_last_to_the_next() -> None:
    match = attempt("feegles hwel", "", tile="limb-1", dice=[2, 2], problems={"cabb": "fever-1"})
    play(match, "play:feegles", "run:creel", "walk:oak", "stop")
    assert match.view().attempt.total == 0


@pytest.mark.clause("WIT-109")
@pytest.mark.parametrize(
    ("card", "tile", "helps"),
    [
        ("jason", "elves-1", True),
        ("rob-anybody", "elf-queen", True),
        ("greebo", "vlad", True),
        ("oats", "bela", True),
        ("jason", "vlad", False),
        ("oats", "elves-1", False),
        ("jason", "lilith", False),
        ("greebo", "fever-1", False),
    ],
)
def test_a_bonus_of_four_helps_against_its_enemies_only(card: str, tile: str, helps: bool) -> None:
    match = attempt(f"{card} hwel", "", tile=tile, dice=[2, 2, 2, 2])
    if helps:
        play(match, f"play:{card}")
        assert match.view().attempt.total == 12
    else:
        refused(match, f"play:{card}", "WIT-75")


@pytest.mark.clause("WIT-110")
def test_extra_cards_are_two_beyond_the_limit_if_need_be() -> None:
    match = table("hwel igor lucy binky", "", at="oak skund", pile="shawn verence")
    play(match, "play:hwel")
    assert set(hand(match)) == {"igor", "lucy", "binky", "shawn", "verence"}
    assert cackles(match)[0] == 0


@pytest.mark.clause("WIT-110")
def test_some_extra_cards_bring_a_cackle_at_once() -> None:
    match = table("gogol igor", "", at="oak skund", pile="shawn verence")
    play(match, "play:gogol")
    assert len(hand(match)) == 3
    assert cackles(match)[0] == 1
    assert asked(match).kind == "move"
    robbing = table("gogol igor", "", "", at="oak skund skund", cackles=[0, 6, 6])
    play(robbing, "play:gogol")
    assert offered(robbing) == {"take-from:annagramma", "take-from:petulia"}


@pytest.mark.clause("WIT-111")
@pytest.mark.parametrize(
    ("card", "tile"),
    [("granny-aching", "sheep-1"), ("thunder", "sheep-2"), ("death", "death-1"), ("preston", "death-2")],
)
@pytest.mark.parametrize("dice", [(), (0, 2), (0, 2, 0, 2)])
def test_sick_sheep_and_death_solve_theirs_also_after_the_dice(card: str, tile: str, dice: tuple[int, ...]) -> None:
    match = attempt(f"{card} hwel", "", tile=f"{tile} crisis", dice=dice)
    play(match, f"play:{card}")
    assert won(match) == [tile]
    assert cackles(match)[0] == dice.count(0), "those of the dice stay due"


@pytest.mark.clause("WIT-111")
def test_they_solve_nothing_else() -> None:
    refused(attempt("thunder death", "", tile="pig-1"), "play:thunder", "WIT-67")
    refused(attempt("thunder death", "", tile="sheep-1"), "play:death", "WIT-67")
    refused(attempt("thunder death", "", tile="death-1"), "play:thunder", "WIT-67")


# --- Invisibility ------------------------------------------------------------------------------------------------


def walking(cards: str = "fool hwel", **more: object) -> Match:
    """Seat 0 has walked from Creel Springs to the Blasted Oak, where a face-down tile lies."""
    more.setdefault("problems", {"oak": "lilith down"})
    more.setdefault("at", "creel skund")
    return play(table(cards, "", who="dimity tiffany", **more), "walk:oak")  # type: ignore[arg-type]


@pytest.mark.clause("WIT-112")
def test_invisibility_passes_a_problem_without_trying_it() -> None:
    match = walking()
    play(match, "play:fool")
    assert offered(match) == {"walk:cabb", "walk:creel", "play:hwel"}, "she is passing: stopping is no choice"
    play(match, "walk:cabb", "stop")
    assert where(match) == "cabb"
    assert on(match, "oak").is_face_down
    assert told(match, Passed)[-1].space.name == "oak"
    assert discarded(match) == ["fool"]


@pytest.mark.clause("WIT-112")
def test_invisibility_passes_a_witch_without_tea() -> None:
    match = table("fool hwel", "", at="creel oak", cackles=[2, 2], who="dimity tiffany")
    play(match, "walk:oak", "play:fool", "walk:cabb", "stop")
    assert not told(match, HadTea)
    assert where(match) == "cabb"


@pytest.mark.clause("WIT-112", "WIT-40")
def test_on_an_empty_space_there_is_nothing_to_pass() -> None:
    match = table("fool hwel", "", at="creel skund", who="dimity tiffany")
    refused(match, "play:fool", "WIT-57")
    play(match, "walk:oak")
    refused(match, "play:fool", "WIT-58")


@pytest.mark.clause("WIT-113", "WIT-176")
def test_without_a_path_left_the_second_action_must_be_used_to_leave() -> None:
    match = table("fool binky", "", at="longman skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(match, "walk:creel", "walk:oak", "play:fool")
    assert (asked(match).kind, match.view().actions) == ("move", 1), "the secondary action is left out"
    assert offered(match) == {"walk:cabb", "walk:creel", "fly:binky", "play:binky"}
    refused(match, "stay", "WIT-113")
    play(match, "walk:creel", "stop")
    assert where(match) == "creel"
    assert on(match, "oak").is_face_down
    play(match, "draw")
    while asked(match).kind != "move":
        match.play(asked(match).options[0])
    assert (asked(match).seat, "stay" in offered(match)) == (1, True), "that bound nobody else"


@pytest.mark.clause("WIT-113")
def test_with_a_path_left_she_may_pass_by_the_second_action_all_the_same() -> None:
    match = walking("fool binky")
    play(match, "look:oak", "linger-by:fool")
    assert (asked(match).kind, match.view().actions) == ("move", 1), "the secondary action is left out"
    assert offered(match) == {"walk:cabb", "walk:creel", "fly:binky", "play:binky"}
    refused(match, "stay", "WIT-113")
    assert on(match, "oak").is_face_down
    assert (discarded(match), told(match, Passed)[-1].space.name) == (["fool"], "oak")
    assert [event.card.name for event in told(match, Played)] == ["fool"], "all hear which card it was"
    play(match, "walk:cabb", "walk:granny", "stop")
    assert where(match) == "granny", "the second action has two paths of its own"
    assert asked(match).kind == "end"


@pytest.mark.clause("WIT-113", "WIT-31")
def test_the_tile_lets_her_wait_for_the_second_action_as_well() -> None:
    match = table("hwel", "", at="creel skund", problems={"oak": "lilith down"}, who="tiffany petulia")
    play(match, "walk:oak", "linger")
    assert (match.view().actions, match.view().must_leave, match.view().players[0].ability) == (1, True, None)
    refused(match, "stay", "WIT-113")


@pytest.mark.clause("WIT-113")
def test_nobody_waits_for_an_action_that_is_not_there_or_where_nothing_has_to_be_passed() -> None:
    second = table("fool hwel", "", at="creel skund", problems={"oak": "vlad"}, who="dimity tiffany", actions=1)
    play(second, "walk:oak")
    assert "play:fool" in offered(second)
    refused(second, "linger-by:fool", "WIT-59")
    no_path = table("fool hwel", "", at="longman skund", problems={"oak": "vlad"}, who="dimity tiffany")
    play(no_path, "walk:creel", "walk:oak")
    refused(no_path, "linger-by:fool", "WIT-59")  # play:fool means just that
    empty = play(table("fool hwel", "", at="creel skund", who="dimity tiffany"), "walk:oak")
    refused(empty, "linger-by:fool", "WIT-58")
    passing = play(walking("fool lucy"), "play:fool")
    refused(passing, "linger-by:lucy", "WIT-59")


@pytest.mark.clause("WIT-113")
def test_in_town_she_may_also_leave_to_another_space_there() -> None:
    match = table("fool hwel", "", at="stoat skund", problems={"town-1": "lilith down"}, who="dimity tiffany")
    play(match, "walk:magrat", "walk:town-1", "play:fool")
    assert offered(match, "over") == {"town-2", "town-3"}
    play(match, "over:town-2")
    assert where(match) == "town-2"
    assert asked(match).kind == "end"


@pytest.mark.clause("WIT-113")
def test_without_a_path_and_without_a_second_action_it_cannot_be_played() -> None:
    match = table("fool hwel", "", at="longman skund", problems={"oak": "lilith down"}, who="dimity tiffany", actions=1)
    play(match, "walk:creel", "walk:oak")
    assert offered(match) == {"stop", "play:hwel"}
    refused(match, "play:fool", "WIT-59")
    with_path = table(
        "fool hwel", "", at="creel skund", problems={"oak": "lilith down"}, who="dimity tiffany", actions=1
    )
    play(with_path, "walk:oak", "play:fool", "walk:cabb")
    assert where(with_path) == "cabb"


@pytest.mark.clause("WIT-113")
def test_it_works_after_flying_in_the_first_action_but_not_in_the_second() -> None:
    match = table("fool binky", "", at="rock skund", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(match, "fly:binky", "to:oak")
    assert offered(match) == {"stop", "look:oak", "play:fool"}
    play(match, "play:fool")
    assert offered(match) == {"walk:cabb", "walk:creel"}
    late = table("fool binky", "", at="rock skund", problems={"oak": "lilith down"}, who="dimity tiffany", actions=1)
    play(late, "fly:binky", "to:oak")
    assert asked(late).kind == "try"


@pytest.mark.clause("WIT-113")
def test_it_does_not_help_one_who_stays() -> None:
    match = table("fool hwel", "", at="oak skund", problems={"oak": "lilith"}, who="dimity tiffany")
    play(match, "stay")
    assert asked(match).kind == "try"
    refused(match, "play:fool", "WIT-67")


@pytest.mark.clause("WIT-114", "WIT-166")
def test_who_could_play_it_may_look_first_and_then_try_and_keep_it() -> None:
    match = walking()
    assert "look:oak" in offered(match)
    play(match, "look:oak")
    assert on(match, "oak", 0).tile.name == "lilith"
    assert on(match, "oak", 0).is_face_down
    assert on(match, "oak", 1).tile is None
    assert on(match, "oak").tile is None
    assert told(match, Looked, 0)[-1].tile.name == "lilith"
    assert not told(match, Looked, 1)
    assert told(match, LookedSecretly, 1) == told(match, LookedSecretly)
    assert offered(match) == {"stop", "play:fool", "linger-by:fool", "play:hwel"}
    play(match, "stop")
    assert told(match, TurnedUp)[-1].tile.name == "lilith"
    assert "fool" in hand(match)
    assert asked(match).kind == "try"


@pytest.mark.clause("WIT-114")
def test_or_pass_and_leave_it_face_down() -> None:
    match = play(walking(), "look:oak", "play:fool", "walk:cabb", "stop")
    assert on(match, "oak").is_face_down
    assert on(match, "oak", 0).tile.name == "lilith"


@pytest.mark.clause("WIT-114")
def test_who_could_not_play_it_may_not_look() -> None:
    assert offered(walking("hwel igor"), "look") == set(), "no Invisibility"
    assert offered(walking(problems={"oak": "lilith"}), "look") == set(), "it lies face up already"
    match = table("fool hwel", "", at="longman skund", problems={"oak": "lilith down"}, who="dimity tiffany", actions=1)
    play(match, "walk:creel", "walk:oak")
    assert offered(match, "look") == set(), "no path and no action left"


def in_town(cards: str = "fool hwel binky", **more: object) -> Match:
    problems = {"town-2": "lilith down", "town-3": "fever-1"}
    return table(cards, "", at="town-1 skund", problems=problems, who="dimity tiffany", **more)  # type: ignore[arg-type]


@pytest.mark.clause("WIT-115")
def test_in_town_a_tile_on_another_space_may_be_looked_at_and_gone_over_to() -> None:
    match = in_town()
    assert offered(match, "look") == {"town-2"}
    play(match, "look:town-2")
    assert told(match, Looked, 0)[-1].tile.name == "lilith"
    assert offered(match) == {"over:town-2", "play:fool", "play:hwel"}
    refused(match, "stay", "WIT-115")
    play(match, "over:town-2")
    assert asked(match).kind == "try"
    assert "fool" in hand(match), "Invisibility is kept"
    assert match.view().actions == 2


@pytest.mark.clause("WIT-40", "WIT-116")
def test_while_she_passes_unseen_a_second_invisibility_is_of_no_use() -> None:
    match = table("lucy fool", "", at="oak skund", problems={"cabb": "fever-1"}, who="dimity petulia")
    play(match, "walk:cabb", "play:lucy")
    refused(match, "play:fool")
    assert offered(match, "walk") == {"granny", "dancers", "oak", "town-1", "town-2", "town-3"}


@pytest.mark.clause("WIT-113", "WIT-139")
def test_out_of_the_dungeon_she_may_pass_unseen_what_she_comes_to() -> None:
    match = table("miss-tick lucy", "", at="dungeon skund", problems={"cabb": "fever-1"}, who="dimity petulia")
    play(match, "play:miss-tick", "to:cabb")
    assert (asked(match).kind, offered(match)) == ("arrived", {"stop", "play:lucy"})
    play(match, "play:lucy")
    assert (match.view().actions, match.view().must_leave) == (1, True)


@pytest.mark.clause("WIT-57", "WIT-115")
def test_the_look_binds_only_the_action_that_it_was_before() -> None:
    match = play(in_town(), "look:town-2", "over:town-2")
    play(match, "roll", dice=[2, 2])
    play(match, "run:town-1")
    assert (asked(match).kind, match.view().looked_at) == ("move", None)
    assert {"stay", "walk:cabb", "over:town-2"} <= offered(match)


@pytest.mark.clause("WIT-115")
def test_or_invisibility_is_spent_and_the_action_is_still_whole() -> None:
    match = play(in_town(), "look:town-2", "play:fool")
    assert {"stay", "walk:cabb", "walk:magrat", "fly:binky", "over:town-3"} <= offered(match)
    assert match.view().actions == 2
    assert on(match, "town-2").is_face_down
    walked = match.fork()
    walked.play("walk:magrat")
    walked.play("walk:stoat")
    assert where(walked) == "stoat"


@pytest.mark.clause("WIT-115", "WIT-31")
def test_the_tile_of_invisibility_serves_there_too() -> None:
    match = table("hwel", "", at="castle-1 skund", problems={"castle-2": "lilith down"}, actions=1)
    play(match, "look:castle-2")
    assert offered(match) == {"over:castle-2", "vanish", "play:hwel"}
    play(match, "vanish")
    assert "stay" in offered(match)
    assert match.view().players[0].ability is None


@pytest.mark.clause("WIT-115")
def test_nobody_looks_next_door_without_invisibility_or_elsewhere() -> None:
    assert offered(in_town("hwel binky"), "look") == set()
    match = table("fool", "", at="oak skund", problems={"creel": "lilith down"}, who="dimity tiffany")
    assert offered(match, "look") == set()


@pytest.mark.clause("WIT-116")
def test_for_the_next_occupied_location_another_invisibility_is_needed() -> None:
    problems = {"oak": "lilith down", "cabb": "fever-1"}
    match = table("fool lucy casanunda", "", at="creel skund", problems=problems, who="dimity tiffany")
    play(match, "play:casanunda", "walk:oak", "play:fool", "walk:cabb")
    assert offered(match, "walk") == set()
    play(match, "play:lucy", "walk:granny")
    assert where(match) == "granny"


# --- the others --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-117", "WIT-128")
def test_shamble_turns_one_face_down_tile_on_the_map_face_up() -> None:
    problems = {"slice": "lilith down", "caves": "elves-1 down", "bridge": "vlad"}
    match = table("tomjon hwel", "", at="oak skund", problems=problems, boxes=["hiver fever-1", "duke"])
    play(match, "play:tomjon")
    assert offered(match) == {"turn-up:slice", "turn-up:caves"}, "not those in the boxes"
    play(match, "turn-up:caves")
    assert on(match, "caves").tile.name == "elves-1"
    assert not on(match, "caves").is_face_down
    assert on(match, "slice").is_face_down


@pytest.mark.clause("WIT-179")
def test_after_shamble_the_number_of_elves_is_told_and_nothing_ends_yet() -> None:
    problems = {"slice": "elves-1", "caves": "elves-2", "rock": "elves-3 down"}
    match = table("tomjon hwel", "", at="oak skund", problems=problems)
    play(match, "play:tomjon")
    assert told(match, ElvesInSight) == [ElvesInSight(3)]
    assert match.view().elves == 3
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-118")
def test_extra_movement_adds_two_paths_at_the_start_of_a_walk() -> None:
    match = table("casanunda hwel", "", at="slice skund", who="dimity tiffany")
    play(match, "play:casanunda")
    assert offered(match) == {"walk:place", "play:hwel"}, "the walk has begun"
    play(match, "walk:place", "walk:razorback", "walk:slippery", "walk:dancers")
    assert where(match) == "dancers"
    refused(match, "walk:stone", "WIT-58")


@pytest.mark.clause("WIT-118")
def test_extra_movement_adds_two_paths_while_a_walk_lasts_and_several_may_be_added() -> None:
    match = table("casanunda gammer-beavis", "", at="slice skund", who="dimity tiffany")
    play(match, "walk:place", "walk:razorback", "play:casanunda", "walk:slippery", "walk:dancers")
    play(match, "play:gammer-beavis", "walk:cabb", "walk:granny")
    assert where(match) == "granny"


@pytest.mark.clause("WIT-118", "WIT-59")
def test_all_that_stops_a_walk_still_does() -> None:
    match = table("casanunda hwel", "", at="slice skund", problems={"razorback": "fever-1"}, who="dimity tiffany")
    play(match, "play:casanunda", "walk:place", "walk:razorback")
    refused(match, "walk:slippery", "WIT-59")


@pytest.mark.clause("WIT-118")
def test_on_an_occupied_space_it_gives_a_path_for_invisibility() -> None:
    match = table("casanunda lucy", "", at="creel skund", problems={"cabb": "fever-1"}, who="dimity tiffany", actions=1)
    play(match, "walk:oak", "walk:cabb")
    refused(match, "play:lucy", "WIT-59")
    play(match, "play:casanunda", "play:lucy", "walk:granny")
    assert where(match) == "granny"


@pytest.mark.clause("WIT-118", "WIT-40")
@pytest.mark.parametrize("problems", [{"cabb": "fever-1"}, {}])
@pytest.mark.parametrize("actions", [1, 2])
def test_where_the_walk_is_stopped_and_nothing_makes_her_unseen_it_cannot_be_played_in_vain(
    problems: dict[str, str], actions: int
) -> None:
    there = table("casanunda", "", at="oak cabb", problems=problems, who="dimity petulia", actions=actions)
    play(there, "walk:cabb")
    assert offered(there) == {"stop"}
    refused(there, "play:casanunda", "WIT-59")


@pytest.mark.clause("WIT-118", "WIT-40")
def test_where_the_walk_is_stopped_it_may_be_played_by_who_can_be_unseen_by_tile_too() -> None:
    match = table("casanunda", "", at="oak cabb", who="tiffany petulia", actions=1)
    play(match, "walk:cabb", "play:casanunda", "vanish")
    assert "casanunda" in discarded(match)
    assert offered(match, "walk") == {"granny", "dancers", "oak", "town-1", "town-2", "town-3"}


@pytest.mark.clause("WIT-118")
def test_several_may_be_played_where_the_walk_starts_whatever_is_there() -> None:
    match = table("casanunda gammer-beavis", "", at="oak oak", problems={"oak": "fever-1"}, who="dimity petulia")
    play(match, "play:casanunda", "play:gammer-beavis")
    assert match.view().paths == 6


@pytest.mark.clause("WIT-118")
def test_it_may_be_played_while_passing_unseen() -> None:
    match = table("casanunda lucy", "", at="oak skund", problems={"cabb": "fever-1"}, who="dimity petulia")
    play(match, "walk:cabb", "play:lucy", "play:casanunda", "walk:dancers", "walk:slippery", "walk:razorback")
    assert where(match) == "razorback"


@pytest.mark.clause("WIT-112", "WIT-118", "WIT-40")
def test_where_a_walk_begins_there_is_nothing_to_pass() -> None:
    match = table("casanunda lucy", "", at="oak oak", problems={"oak": "lilith down"}, who="dimity tiffany")
    play(match, "play:casanunda")
    assert offered(match) == {"walk:cabb", "walk:creel"}
    refused(match, "play:lucy")


@pytest.mark.clause("WIT-118", "WIT-40")
def test_extra_movement_is_of_no_use_but_for_a_walk() -> None:
    for step, kind in (("place_problem", "place"), ("before_drawing", "end")):
        match = table("casanunda hwel", "", at="slice skund", step=step)
        assert asked(match).kind == kind
        assert "casanunda" not in offered(match, "play")
    assert "casanunda" not in offered(attempt("casanunda hwel", "", tile="fever-1"), "play")


@pytest.mark.clause("WIT-119")
def test_helping_hand_takes_one_crisis_from_any_problem() -> None:
    problems = {"slice": "lilith down crisis", "caves": "vlad crisis crisis"}
    match = table("granny-1 hwel", "", at="oak skund", problems=problems)
    play(match, "play:granny-1")
    assert offered(match) == {"relieve:slice", "relieve:caves"}
    refused(match, "relieve:oak", "WIT-119")
    play(match, "relieve:caves")
    assert on(match, "caves").crises == 1
    assert match.view().crisis_supply == 10
    assert told(match, Relieved)[-1].crises == 1


@pytest.mark.clause("WIT-120")
def test_helping_hand_can_turn_a_near_miss_into_success() -> None:
    match = attempt("granny-1 hwel", "", tile="limb-1 crisis", dice=[3, 3, 3, 3])
    assert match.view().attempt.needed == 13
    play(match, "play:granny-1")
    assert match.view().attempt.needed == 11
    play(match, "done")
    assert won(match) == ["limb-1"]
    assert not told(match, Failed)


@pytest.mark.clause("WIT-121", "WIT-122")
def test_reroll_rolls_one_or_both_dice_of_the_last_pair_again() -> None:
    match = attempt("igor hwel", "", tile="limb-1", dice=[0, 3])
    play(match, "play:igor")
    assert offered(match) == {"reroll:cackle", "reroll:3", "reroll:cackle+3"}
    one = attempt("igor hwel", "", tile="limb-1", dice=[0, 3])
    play(one, "play:igor", "reroll:cackle", dice=[5])
    assert one.view().attempt.dice == (5, 3)
    other = attempt("igor hwel", "", tile="limb-1", dice=[0, 3])
    play(other, "play:igor", "reroll:3", dice=[0])
    assert other.view().attempt.dice == (0, 0)
    both = attempt("igor hwel", "", tile="limb-1", dice=[0, 3])
    play(both, "play:igor", "reroll:cackle+3", dice=[4, 2])
    assert both.view().attempt.dice == (4, 2)
    assert told(both, Rerolled)[-1].total == 6


@pytest.mark.clause("WIT-121")
def test_after_the_second_pair_the_first_cannot_be_rerolled() -> None:
    match = attempt("igor hwel", "", tile="limb-1", dice=[0, 3, 4, 5])
    play(match, "play:igor")
    assert offered(match) == {"reroll:4", "reroll:5", "reroll:4+5"}
    play(match, "reroll:5", dice=[6])
    assert match.view().attempt.dice == (0, 3, 4, 6)


@pytest.mark.clause("WIT-121")
def test_equal_dice_are_told_apart_only_by_their_number() -> None:
    match = attempt("igor hwel", "", tile="limb-1", dice=[0, 0])
    play(match, "play:igor")
    assert offered(match) == {"reroll:cackle", "reroll:cackle+cackle"}
    play(match, "reroll:cackle", dice=[4])
    assert sorted(match.view().attempt.dice) == [0, 4]


@pytest.mark.clause("WIT-121", "WIT-40")
def test_before_the_first_pair_there_is_nothing_to_reroll() -> None:
    refused(attempt("igor hwel", "", tile="limb-1"), "play:igor", "WIT-67")


@pytest.mark.clause("WIT-122")
def test_a_cackle_that_was_rerolled_does_not_count_and_a_new_one_does() -> None:
    match = attempt("igor hwel", "", tile="fever-1", dice=[0, 6])
    play(match, "play:igor", "reroll:cackle", "roll", "done", dice=[6, 6, 6])
    assert cackles(match)[0] == 0
    match = attempt("igor hwel", "", tile="fever-1", dice=[6, 6])
    play(match, "play:igor", "reroll:6", "roll", "done", dice=[0, 6, 6])
    assert cackles(match)[0] == 1


@pytest.mark.clause("WIT-123")
def test_self_awareness_returns_up_to_two_cackles() -> None:
    match = table("nanny-1 hwel", "", at="oak skund", cackles=[3, 0])
    play(match, "play:nanny-1")
    assert offered(match) == {"give-back:1", "give-back:2"}
    play(match, "give-back:2")
    assert cackles(match) == [1, 0]
    assert match.view().cackle_supply == 7
    single = table("nanny-1 hwel", "", at="oak skund", cackles=[1, 0])
    play(single, "play:nanny-1")
    assert cackles(single) == [0, 0]


@pytest.mark.clause("WIT-124")
def test_transmutation_discards_some_cards_and_draws_as_many_and_one() -> None:
    match = table("magrat-1 hwel igor lucy", "", at="oak skund", pile="shawn verence binky preston")
    play(match, "play:magrat-1")
    assert offered(match) == {"discard:hwel", "discard:igor", "discard:lucy"}, "one at least"
    play(match, "discard:igor")
    assert offered(match) == {"enough", "discard:hwel", "discard:lucy"}
    play(match, "discard:lucy", "enough")
    assert set(hand(match)) == {"hwel", "shawn", "verence", "binky"}
    assert discarded(match) == ["magrat-1", "igor", "lucy"]


@pytest.mark.clause("WIT-124")
def test_transmutation_may_take_the_whole_hand() -> None:
    match = table("magrat-1 hwel", "", at="oak skund", pile="shawn verence binky")
    play(match, "play:magrat-1", "discard:hwel")
    assert set(hand(match)) == {"shawn", "verence"}
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-125")
def test_rescue_after_a_failure_costs_no_cackle_for_it_and_has_no_consequence() -> None:
    match = attempt("miss-tick hwel", "", tile="lilith", dice=[0, 2, 0, 2], magic=1)
    play(match, "play:miss-tick")
    assert asked(match).kind == "rescue"
    assert offered(match) == {"run:cabb", "run:creel"}
    play(match, "run:cabb")
    assert cackles(match)[0] == 2 + 1, "those of dice and Magic stay due"
    assert aliss(match)[0] == 0
    assert not told(match, Failed)
    assert where(match) == "cabb"
    assert lies(match, "oak") == "lilith"
    assert (asked(match).kind, match.view().actions) == ("move", 1)


@pytest.mark.clause("WIT-125")
def test_rescue_keeps_a_witch_from_the_dungeon() -> None:
    match = attempt("miss-tick hwel", "", tile="duke", dice=[2, 2, 2, 2])
    play(match, "play:miss-tick", "run:creel")
    assert where(match) == "creel"
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-125")
def test_rescue_allows_a_broomstick_too() -> None:
    match = attempt("miss-tick binky", "", tile="lilith", dice=[2, 2, 2, 2])
    play(match, "play:miss-tick", "run-by:binky", "to:rock")
    assert where(match) == "rock"


@pytest.mark.clause("WIT-125", "WIT-40")
def test_rescue_is_played_only_when_an_attempt_has_failed() -> None:
    refused(attempt("miss-tick hwel", "", tile="limb-1"), "play:miss-tick", "WIT-67")
    refused(attempt("miss-tick hwel", "", tile="limb-1", dice=[2, 2]), "play:miss-tick", "WIT-68")
    refused(attempt("miss-tick hwel", "", tile="fever-1", dice=[2, 2, 2, 2]), "play:miss-tick", "WIT-75")
    refused(table("miss-tick hwel", "", at="oak skund"), "play:miss-tick", "WIT-57")


@pytest.mark.clause("WIT-126")
def test_if_no_adjacent_location_has_room_rescue_leads_to_any_empty_space() -> None:
    match = attempt("miss-tick binky", "", tile="lilith", dice=[2, 2, 2, 2], problems=BLOCKED)
    play(match, "play:miss-tick")
    assert offered(match) == {f"run:{place}" for place in PLACES if place not in ("oak", "cabb", "creel", "skund")}
    play(match, "run:rock")
    assert where(match) == "rock"
    assert cackles(match)[0] == 0, "without a further Cackle"


@pytest.mark.clause("WIT-126")
def test_another_space_of_the_same_castle_is_no_adjacent_location() -> None:
    problems = {"town-1": "pig-1", "town-2": "pig-2", "town-3": "pig-3"}
    match = attempt("miss-tick hwel", "", tile="lilith", dice=[2, 2, 2, 2], where="castle-1", problems=problems)
    play(match, "play:miss-tick")
    assert {"run:castle-2", "run:rock"} <= offered(match)


@pytest.mark.clause("WIT-127", "WIT-128", "WIT-166")
def test_borrowing_shows_two_face_down_tiles_on_the_map_to_the_player_alone() -> None:
    problems = {"slice": "lilith down", "caves": "elves-1 down", "bridge": "vlad down", "rock": "bela"}
    match = table("hodgesaargh hwel", "", at="oak skund", problems=problems, boxes=["hiver", "fever-1"])
    play(match, "play:hodgesaargh")
    assert offered(match) == {"look:slice", "look:caves", "look:bridge"}
    play(match, "look:caves")
    assert offered(match) == {"look:slice", "look:bridge"}
    play(match, "look:slice")
    assert asked(match).kind == "move"
    for seat in (0, 1, None):
        known = {place: on(match, place, seat).tile for place in ("slice", "caves", "bridge")}
        names = {place: tile.name for place, tile in known.items() if tile is not None}
        assert names == ({"slice": "lilith", "caves": "elves-1"} if seat == 0 else {})
        assert all(on(match, place, seat).is_face_down for place in names)
    assert len(told(match, Looked, 0)) == 2
    assert not told(match, Looked, 1)
    assert len(told(match, LookedSecretly, 1)) == 2


@pytest.mark.clause("WIT-127")
def test_if_there_is_only_one_it_is_looked_at() -> None:
    match = table("hodgesaargh hwel", "", at="oak skund", problems={"slice": "lilith down"})
    play(match, "play:hodgesaargh")
    assert on(match, "slice", 0).tile.name == "lilith"
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-125", "WIT-88")
def test_with_room_at_an_adjacent_location_rescue_leads_no_further_than_running_away() -> None:
    match = attempt("miss-tick hwel", "", tile="lilith", dice=[2, 2, 2, 2], where="castle-1")
    play(match, "play:miss-tick")
    assert offered(match) == {"run:castle-2", "run:town-1", "run:town-2", "run:town-3"}


@pytest.mark.clause("WIT-113", "WIT-62")
def test_who_has_gone_over_to_an_occupied_space_of_the_town_may_pass_it_unseen() -> None:
    match = table("fool hwel", "", at="town-1 skund", problems={"town-2": "fever-1"}, who="dimity petulia")
    play(match, "over:town-2")
    assert offered(match) == {"stop", "play:fool", "play:hwel"}
    play(match, "play:fool")
    assert (match.view().actions, match.view().must_leave) == (1, True)


@pytest.mark.clause("WIT-113")
def test_in_the_second_action_a_path_left_is_enough_to_pass_unseen() -> None:
    match = walking(actions=1)
    play(match, "play:fool", "walk:cabb")
    assert (where(match), on(match, "oak").is_face_down) == ("cabb", True)


@pytest.mark.clause("WIT-118", "WIT-40")
def test_after_a_flight_extra_movement_is_of_no_use() -> None:
    match = table("casanunda fool binky", "", at="slice skund", problems={"oak": "fever-1"}, who="dimity petulia")
    play(match, "fly:binky", "to:oak")
    assert offered(match) == {"stop", "play:fool"}
