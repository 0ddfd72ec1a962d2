"""The honest chance before every choice, and how far a walk can go, as a view tells them."""

from itertools import product

import pytest

from slet.games.the_witches.view import AttemptView, WitchesView
from slet.kernel.match import Match

from .table import attempt, offered, play, table

FACES = (0, 2, 3, 4, 5, 6)


def tried(match: Match, seat: int | None = 0) -> AttemptView:
    view: WitchesView = match.view(seat)
    assert view.attempt is not None
    return view.attempt


def counted(short: int, dice: int) -> tuple[int, int]:
    rolls = [sum(roll) for roll in product(FACES, repeat=dice)]
    return sum(total >= short for total in rolls), len(rolls)


def chance(match: Match, option: str) -> tuple[int, int]:
    found = [(one.enough, one.rolls) for one in tried(match).helps if one.option == option]
    assert len(found) == 1, f"{option} is told once"
    return found[0]


@pytest.mark.clause("WIT-72", "WIT-74")
def test_the_chart_counts_every_roll_of_the_dice_to_come() -> None:
    match = attempt("hwel magrat-1", "", dice=[4, 0], tile="death-1 crisis")
    now = tried(match)
    assert (now.total, now.needed, now.rolls) == (4, 14, 36)
    assert sum(outcome.ways for outcome in now.outcomes) == 36
    assert (now.enough, now.rolls) == counted(10, 2)
    assert now.enough == sum(outcome.ways for outcome in now.outcomes if outcome.total >= now.needed)


@pytest.mark.clause("WIT-72", "WIT-73")
def test_the_total_is_told_with_its_parts() -> None:
    match = attempt("hwel magrat-1", "", dice=[4, 0], tile="death-1", hard=["vlad lilith", ""])
    assert (tried(match).rolled, tried(match).added, tried(match).hard_bonus, tried(match).total) == (4, 0, 1, 5)
    play(match, "add:hwel", "add:magrat-1")
    assert (tried(match).rolled, tried(match).added, tried(match).hard_bonus, tried(match).total) == (4, 3, 1, 8)
    play(match, "roll", dice=[2, 0])
    assert (tried(match).rolled, tried(match).added, tried(match).hard_bonus, tried(match).total) == (6, 3, 1, 10)


@pytest.mark.clause("WIT-77")
def test_the_cackles_of_the_dice_so_far_are_told() -> None:
    assert tried(attempt("hwel", "", dice=[0, 0], tile="death-1")).cackles == 2


@pytest.mark.clause("WIT-69")
def test_each_symbol_is_told_with_the_chance_it_would_give_and_its_cackle() -> None:
    match = attempt("hwel magrat-1 binky", "", dice=[4, 0], tile="death-1")
    assert chance(match, "add:hwel") == counted(7, 2)
    assert chance(match, "add:magrat-1") == counted(6, 2)
    cost = {one.option: (one.adds, one.cackles) for one in tried(match).helps}
    assert (cost["add:hwel"], cost["add:magrat-1"]) == ((1, 0), (2, 1))
    assert "add:binky" not in cost


@pytest.mark.clause("WIT-121")
def test_rolling_again_is_told_with_its_chance_for_each_choice_of_dice() -> None:
    match = attempt("igor", "", dice=[2, 5], tile="limb-1")
    assert chance(match, "reroll:2") == counted(11 - 5, 3)
    assert chance(match, "reroll:5") == counted(11 - 2, 3)
    assert chance(match, "reroll:2+5") == counted(11, 4)
    assert chance(match, "play:igor") == chance(match, "reroll:2")


@pytest.mark.clause("WIT-82", "WIT-84")
def test_what_solves_without_dice_is_told_as_certain() -> None:
    match = attempt("preston granny-1 nanny-1 magrat-1", "", dice=[2, 2], tile="death-1")
    assert chance(match, "play:preston") == (1, 1)
    assert chance(match, "three:granny-1+nanny-1+magrat-1") == (1, 1)


@pytest.mark.clause("WIT-69", "WIT-109")
def test_every_option_that_changes_the_total_is_told_under_its_own_name() -> None:
    match = attempt("feegles hwel jason", "", dice=[3, 3], tile="elves-1", abilities=["magic", None])
    told = {one.option for one in tried(match).helps}
    assert {"add:feegles", "play:feegles", "add:hwel", "add:jason", "play:jason", "add-tile"} <= told & offered(match)


@pytest.mark.clause("WIT-69", "WIT-82", "WIT-121")
def test_each_help_is_told_with_what_it_adds_and_the_cackle_it_costs() -> None:
    match = attempt("igor preston", "", dice=[2, 5], tile="death-1", abilities=["magic", None])
    cost = {one.option: (one.adds, one.cackles) for one in tried(match).helps}
    assert cost["add-tile"] == (2, 1)
    assert {cost[free] for free in ("reroll:2", "reroll:2+5", "play:igor", "play:preston")} == {(0, 0)}


@pytest.mark.clause("WIT-34", "WIT-84", "WIT-111")
@pytest.mark.parametrize(
    ("tile", "ability", "sure"),
    [
        ("death-1", "cure", {"play:preston"}),
        ("sheep-1", None, {"play:thunder"}),
        ("pig-1", "cure", {"cure"}),
        ("pig-1", None, set()),
        ("limb-1", "cure", set()),
    ],
)
def test_only_what_solves_this_very_problem_is_told_as_certain(tile: str, ability: str | None, sure: set[str]) -> None:
    match = attempt("preston thunder hwel", "", tile=tile, abilities=[ability, None])
    assert {one.option for one in tried(match).helps if (one.enough, one.rolls) == (1, 1)} == sure


@pytest.mark.clause("WIT-162")
def test_the_others_are_told_the_dice_and_not_what_is_in_the_hand() -> None:
    match = attempt("hwel magrat-1", "", dice=[4, 0], tile="death-1")
    for seat in (None, 1):
        assert tried(match, seat).helps == ()
        assert tried(match, seat).enough == tried(match).enough


@pytest.mark.clause("WIT-162")
def test_the_odds_of_the_map_are_told_to_the_player_who_moves() -> None:
    match = table("hwel", "binky", at="skund oak", problems={"cabb": "limb-1"})
    assert [one.space.name for one in match.view(0).odds] == ["cabb"]
    assert match.view(1).odds == match.view(None).odds == ()


def ways(match: Match) -> dict[str, list[str]]:
    return {way[-1].name: [space.name for space in way] for way in match.view(0).ways}


@pytest.mark.clause("WIT-58", "WIT-59")
def test_a_walk_is_told_as_far_as_it_can_go_and_ends_at_a_problem_or_a_witch() -> None:
    match = table("", "", at="badass rock", problems={"magrat": "fever-1"})
    assert ways(match) == {"gorge": ["gorge"], "rock": ["rock"], "magrat": ["magrat"]}
    free = ways(table("", "", at="badass castle-1", problems={}))
    assert free["skund"] == ["rock", "skund"]
    assert free["stoat"] == ["magrat", "stoat"]
    assert free["town-2"] == ["magrat", "town-2"]


@pytest.mark.clause("WIT-58")
def test_every_way_begins_with_an_option_and_is_shorter_after_each_path() -> None:
    match = table("hwel", "", at="badass castle-1", problems={})
    for longest in (2, 1):
        told = match.view(0).ways
        assert max(map(len, told)) == longest
        assert {f"walk:{way[0].name}" for way in told} <= offered(match)
        play(match, "walk:magrat" if longest == 2 else "walk:stoat")
    assert match.view(0).ways == match.view(1).ways == ()


@pytest.mark.clause("WIT-58", "WIT-118")
def test_with_extra_movement_a_walk_is_told_along_all_its_paths() -> None:
    match = table("hwel casanunda", "", at="skund castle-1", problems={"town-1": "fever-1", "stoat": "pig-1"})
    assert max(map(len, ways(match).values())) == 2
    play(match, "play:casanunda")
    far = ways(match)
    assert far["gorge"] == ["rock", "badass", "gorge"]
    assert far["bridge"] == ["rock", "badass", "magrat", "bridge"]
    assert far["town-1"] == ["rock", "badass", "magrat", "town-1"], "a problem may be the end of it"
    assert far["stoat"] == ["rock", "badass", "magrat", "stoat"]
    assert "cabb" not in far, "it is five paths away"
    play(match, "walk:rock", "walk:badass", "walk:magrat")
    assert set(ways(match)) == {"badass", "bridge", "stoat", "town-1", "town-2", "town-3"}


@pytest.mark.clause("WIT-59", "WIT-118")
def test_however_far_a_walk_is_told_it_leads_through_no_problem_and_no_witch() -> None:
    match = table("hwel casanunda", "", at="skund magrat", problems={"badass": "fever-1"})
    play(match, "play:casanunda")
    assert set(ways(match)) == {"rock", "badass"}
    past = table("hwel casanunda", "", at="skund magrat", problems={})
    play(past, "play:casanunda")
    assert set(ways(past)) == {"rock", "badass", "gorge", "magrat"}, "a witch is at Magrat's Cottage"


@pytest.mark.clause("WIT-08")
def test_nobody_walks_in_the_dungeon() -> None:
    assert table("hwel", "", at="dungeon skund", problems={}).view(0).ways == ()


@pytest.mark.clause("WIT-59", "WIT-112")
def test_where_a_walk_is_stopped_no_way_is_told_until_she_passes_unseen() -> None:
    match = table("lucy hwel", "", at="oak skund", problems={"cabb": "fever-1"}, who="dimity petulia")
    play(match, "walk:cabb")
    assert ways(match) == {}
    play(match, "play:lucy")
    assert set(ways(match)) == {"granny", "dancers", "oak", "town-1", "town-2", "town-3"}


@pytest.mark.clause("WIT-57", "WIT-115")
def test_no_way_is_told_where_nobody_walks() -> None:
    looking = table("lucy", "", at="castle-1 skund", problems={"castle-2": "lilith down"}, who="dimity petulia")
    assert ways(looking)
    play(looking, "look:castle-2")
    assert ways(looking) == {}, "she goes over, or spends Invisibility first"
    assert ways(attempt("hwel", "", tile="fever-1")) == {}
    assert ways(table("hwel", "", at="oak skund", step="before_drawing", actions=0)) == {}
