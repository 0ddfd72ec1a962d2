"""Solving a problem, success and automatic success: WIT-66 to WIT-87."""

from collections.abc import Sequence

import pytest

from slet.games.the_witches.events import Failed, Played, Rolled, Solved, TookCackles, TurnedUp, UsedTile

from .table import (
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


@pytest.mark.clause("WIT-66")
def test_a_face_down_tile_is_turned_up_and_stays_so_whatever_the_outcome() -> None:
    match = table("hwel", "", at="cabb skund", problems={"oak": "elves-1 down"}, who="dimity tiffany")
    play(match, "walk:oak")
    assert on(match, "oak").tile is None, "not before she stops"
    play(match, "stop")
    assert told(match, TurnedUp)[-1].tile.name == "elves-1"
    assert on(match, "oak").tile.name == "elves-1"
    play(match, "roll", "run:cabb", dice=[2, 2])
    assert not on(match, "oak").is_face_down
    assert on(match, "oak").tile.name == "elves-1"


@pytest.mark.clause("WIT-67")
@pytest.mark.parametrize("tile", ["fever-1", "lilith"])
def test_two_dice_are_rolled_first_for_easy_and_hard_problems_alike(tile: str) -> None:
    match = attempt("hwel", "", tile=tile)
    assert offered(match) == {"roll", "play:hwel"}
    play(match, "roll", dice=[3, 4])
    assert match.view().attempt.dice == (3, 4)
    assert told(match, Rolled)[-1].total == 7
    assert asked(match).kind == "go-on"


@pytest.mark.clause("WIT-68")
def test_after_the_first_pair_the_player_runs_away_or_goes_on_and_going_on_is_final() -> None:
    match = attempt("hwel shawn", "", tile="lilith", dice=[2, 2])
    assert {"run:cabb", "run:creel", "roll", "add:hwel"} <= offered(match)
    assert asked(match).kind == "go-on"
    play(match, "add:hwel")
    assert asked(match).kind == "add"
    assert offered(match, "run") == set()
    refused(match, "run:cabb", "WIT-69")
    by_rolling = attempt("hwel", "", tile="lilith", dice=[2, 2])
    play(by_rolling, "roll", dice=[2, 2])
    assert offered(by_rolling, "run") == set()


@pytest.mark.clause("WIT-68", "WIT-163")
def test_all_see_whether_it_is_too_late_to_run_away() -> None:
    match = attempt("hwel shawn", "", tile="fever-1")
    play(match, "roll", dice=[2, 2])
    assert not match.view(1).attempt.going_on
    play(match, "roll", dice=[2, 2])
    assert match.view(1).attempt.going_on


@pytest.mark.clause("WIT-68", "WIT-39")
def test_a_benefit_between_the_pairs_does_not_bind() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2])
    play(match, "play:hwel")
    assert {"run:cabb", "run:creel"} <= offered(match)


@pytest.mark.clause("WIT-69")
def test_each_headology_adds_one_and_each_magic_two_and_a_cackle() -> None:
    match = attempt("hwel shawn magrat-1 magrat-2 binky", "", tile="death-1", dice=[2, 2])
    assert offered(match, "add") == {"hwel", "shawn", "magrat-1", "magrat-2"}, "a Broomstick adds nothing"
    play(match, "add:hwel")
    assert match.view().attempt.total == 5
    play(match, "add:magrat-1", "add:magrat-2", "add:shawn")
    assert match.view().attempt.total == 10
    play(match, "roll", "done", dice=[2, 2])
    assert won(match) == ["death-1"]
    assert cackles(match)[0] == 2


@pytest.mark.clause("WIT-69")
def test_going_on_without_any_card_is_fine() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2])
    play(match, "roll", "done", dice=[2, 2])
    assert won(match) == ["fever-1"]
    assert hand(match) == ["hwel"]


@pytest.mark.clause("WIT-70")
def test_symbols_are_not_added_before_the_first_pair_and_not_after_the_second() -> None:
    refused(attempt("hwel magrat-1", "", tile="fever-1"), "add:hwel", "WIT-67")
    after = attempt("hwel magrat-1", "", tile="fever-1", dice=[2, 2, 2, 0])
    refused(after, "add:hwel", "WIT-75")
    refused(after, "add:magrat-1", "WIT-75")


@pytest.mark.clause("WIT-71")
def test_the_second_pair_is_rolled_even_if_the_first_is_enough_and_its_cackles_count() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[6, 6])
    assert "done" not in offered(match)
    play(match, "roll", "done", dice=[0, 0])
    assert won(match) == ["fever-1"]
    assert cackles(match)[0] == 2


@pytest.mark.clause("WIT-72")
def test_the_total_is_dice_symbols_bonuses_and_one_for_every_two_hard_tiles() -> None:
    match = attempt(
        "hwel magrat-1 feegles jason binky", "", tile="elf-queen", dice=[3, 4], hard=["lilith hiver duke lady", "vlad"]
    )
    assert match.view().attempt.total == 7 + 2
    play(match, "add:hwel", "add:magrat-1", "play:feegles", "play:jason")
    assert match.view().attempt.total == 7 + 2 + 1 + 2 + 2 + 4
    play(match, "roll", dice=[5, 2])
    assert match.view().attempt.total == 18 + 7


@pytest.mark.clause("WIT-73")
@pytest.mark.parametrize(("tiles", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (12, 6), (13, 6)])
def test_the_bonus_of_hard_tiles_has_no_limit(tiles: int, bonus: int) -> None:
    names = "elves-1 elves-2 elves-3 elves-4 lankin elf-king lacrimosa vlad count bela duke lady hiver"
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2], hard=[" ".join(names.split()[:tiles]), ""])
    assert match.view().attempt.total == 4 + bonus


@pytest.mark.clause("WIT-73")
def test_the_tile_being_tried_is_not_counted() -> None:
    match = attempt("hwel", "", tile="elves-1", dice=[4, 4, 4, 4], hard=["vlad", ""])
    assert match.view().attempt.total == 16
    play(match, "done")
    assert told(match, Failed)[-1].total == 16


@pytest.mark.clause("WIT-74")
@pytest.mark.parametrize(
    ("tile", "dice", "solved"),
    [
        ("limb-1", [2, 3, 3, 3], True),
        ("limb-1", [2, 3, 3, 2], False),
        ("limb-1 crisis", [3, 3, 3, 3], False),
        ("limb-1 crisis", [4, 3, 3, 3], True),
        ("vlad crisis crisis", [6, 6, 5, 5], False),
        ("vlad crisis crisis", [6, 6, 6, 5], True),
    ],
)
def test_a_problem_is_solved_by_its_difficulty_and_two_for_each_crisis(
    tile: str, dice: Sequence[int], solved: bool
) -> None:
    match = attempt("hwel", "", tile=tile, dice=dice)
    play(match, "done")
    assert (won(match) == [tile.split()[0]]) is solved
    assert bool(told(match, Failed)) is not solved


@pytest.mark.clause("WIT-75")
def test_the_result_stands_only_when_the_player_is_done() -> None:
    match = attempt("feegles hwel", "", tile="limb-1", dice=[2, 2, 3, 2])
    assert asked(match).kind == "result"
    assert lies(match, "oak") == "limb-1"
    play(match, "play:feegles")
    assert match.view().attempt.total == 11
    assert lies(match, "oak") == "limb-1", "still the player decides when it stands"
    play(match, "done")
    assert won(match) == ["limb-1"]


@pytest.mark.clause("WIT-75")
def test_a_bonus_may_be_played_before_any_die_is_rolled() -> None:
    match = attempt("feegles hwel", "", tile="limb-1")
    play(match, "play:feegles")
    assert match.view().attempt.total == 2
    play(match, "roll", dice=[2, 2])
    assert match.view().attempt.total == 6


@pytest.mark.clause("WIT-76")
def test_a_card_drawn_during_the_attempt_may_be_used_at_once() -> None:
    match = attempt("hwel", "", tile="limb-1", dice=[2, 2], pile="feegles shawn")
    play(match, "play:hwel")
    assert {"play:feegles", "add:feegles", "add:shawn"} <= offered(match)
    late = attempt("hwel", "", tile="limb-1", dice=[2, 2, 2, 2], pile="feegles shawn")
    play(late, "play:hwel")
    assert "play:feegles" in offered(late)
    assert offered(late, "add") == set(), "its symbol only before the second pair"


@pytest.mark.clause("WIT-77")
def test_an_attempt_brings_cackles_for_faces_magic_and_failing() -> None:
    match = attempt("hwel magrat-1", "", tile="lilith", dice=[0, 2])
    play(match, "add:magrat-1", "roll", "done", dice=[0, 0])
    assert cackles(match)[0] == 3 + 1 + 1
    assert told(match, TookCackles)[-1].cackles == 5


@pytest.mark.clause("WIT-35")
def test_the_magic_tile_is_told_with_the_total_it_is_added_to() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2], abilities=["magic", None])
    play(match, "add-tile")
    assert match.view().players[0].ability is None
    assert told(match, UsedTile) == []


@pytest.mark.clause("WIT-77")
def test_success_brings_no_cackle_for_failing() -> None:
    match = play(attempt("hwel", "", tile="fever-1", dice=[6, 6, 0, 2]), "done")
    assert cackles(match)[0] == 1


@pytest.mark.clause("WIT-78")
def test_cackles_are_taken_before_the_witch_flees_and_before_the_consequence() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[0, 2, 2, 2])
    assert cackles(match)[0] == 0, "not while the attempt lasts"
    play(match, "done")
    assert asked(match).kind == "flee"
    assert cackles(match)[0] == 2
    assert aliss(match)[0] == 0
    assert where(match) == "oak"
    play(match, "run:cabb")
    assert aliss(match)[0] == 1


@pytest.mark.clause("WIT-78", "WIT-99")
def test_the_black_aliss_of_cackles_come_before_that_of_the_consequence() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2, 2, 2], cackles=[8, 0], aliss=[2, 9])
    play(match, "done")
    assert aliss(match) == [3, 9], "the last one is taken for failing"
    play(match, "run:cabb")
    assert aliss(match) == [3, 9], "and none is left for Lilith"


@pytest.mark.clause("WIT-79", "WIT-90")
@pytest.mark.parametrize(("dice", "due"), [([0, 0], 2), ([0, 5], 1), ([5, 5], 0)])
def test_cackle_faces_of_the_first_pair_count_for_one_who_runs_away(dice: Sequence[int], due: int) -> None:
    match = attempt("hwel", "", tile="lilith crisis", dice=dice)
    play(match, "run:cabb")
    assert cackles(match)[0] == due
    assert where(match) == "cabb"


# --- success -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-80")
def test_the_solver_takes_the_tile_the_crises_go_back_and_the_witch_stays() -> None:
    match = attempt("hwel", "", tile="vlad crisis crisis", dice=[6, 6, 6, 6])
    assert match.view().crisis_supply == 10
    play(match, "done")
    assert won(match) == ["vlad"]
    assert match.view().crisis_supply == 12
    assert lies(match, "oak") is None
    assert where(match) == "oak"
    assert told(match, Solved)[-1].tile.name == "vlad"


@pytest.mark.clause("WIT-81", "WIT-106", "WIT-146")
def test_the_ninth_easy_tile_counts_for_points_but_not_for_the_hand_limit() -> None:
    eight = "fever-1 fever-2 pig-1 pig-2 sheep-1 sheep-2 limb-1 limb-2"
    match = attempt("hwel", "", tile="death-1", dice=[6, 6, 6, 6], easy=[eight, ""])
    assert match.view().players[0].limit == 7
    play(match, "done")
    player = match.view().players[0]
    assert len(player.easy) == 9
    assert player.limit == 7
    assert player.points == 10 + 3


# --- automatic success -------------------------------------------------------------------------------------------

TRIO = "granny-1 nanny-1 magrat-1"


@pytest.mark.clause("WIT-82", "WIT-87")
@pytest.mark.parametrize("trio", [TRIO, "agnes-1 perdita-1 granny-2", "nanny-3 magrat-4 perdita-2"])
def test_three_cards_with_three_characters_solve_a_problem_whatever_its_crisis(trio: str) -> None:
    match = attempt(f"{trio} hwel", "", tile="elf-queen crisis")
    (three,) = offered(match, "three")
    assert set(three.split("+")) == set(trio.split())
    play(match, f"three:{three}")
    assert won(match) == ["elf-queen"]
    assert match.view().crisis_supply == 12
    assert set(discarded(match)) == set(trio.split())
    assert hand(match) == ["hwel"]


@pytest.mark.clause("WIT-82")
@pytest.mark.parametrize("cards", ["granny-1 granny-2 nanny-1", "granny-1 nanny-1 hwel", "agnes-1 agnes-2 perdita-1"])
def test_a_character_twice_is_not_enough(cards: str) -> None:
    match = attempt(cards, "", tile="fever-1")
    assert offered(match, "three") == set()
    refused(match, "three:" + "+".join(cards.split()))


@pytest.mark.clause("WIT-82")
def test_with_more_cards_the_player_chooses_the_three() -> None:
    match = attempt("granny-1 granny-2 nanny-1 magrat-1", "", tile="fever-1")
    assert len(offered(match, "three")) == 2
    match = attempt("granny-1 nanny-1 magrat-1 agnes-1", "", tile="fever-1")
    assert len(offered(match, "three")) == 4


@pytest.mark.clause("WIT-83", "WIT-86")
@pytest.mark.parametrize("dice", [(), (0, 2), (0, 2, 0, 2)])
def test_power_of_three_works_at_any_moment_of_an_attempt_and_cackles_stay_due(dice: tuple[int, ...]) -> None:
    match = attempt(f"{TRIO} gogol", "", tile="lilith", dice=dice)
    magic = len(dice) == 2
    if magic:
        play(match, "add:gogol")
    (three,) = offered(match, "three")
    play(match, f"three:{three}")
    assert won(match) == ["lilith"]
    assert cackles(match)[0] == dice.count(0) + magic, "none for failing"
    assert not told(match, Rolled), "no more dice are rolled"
    assert not told(match, Failed)


@pytest.mark.clause("WIT-84")
def test_nothing_is_solved_from_afar_or_outside_an_attempt() -> None:
    problems = {"oak": "sheep-1", "cabb": "death-1"}
    match = table(f"{TRIO} granny-aching preston", "", at="granny skund", problems=problems, who="petulia tiffany")
    assert offered(match, "three") == set()
    assert not {"granny-aching", "preston"} & offered(match, "play")
    play(match, "walk:cabb")
    assert offered(match, "three") == set(), "she has not stopped yet"
    assert "preston" not in offered(match, "play")
    play(match, "stop")
    assert len(offered(match, "three")) == 1
    assert {"preston"} == {"preston", "granny-aching"} & offered(match, "play")


@pytest.mark.clause("WIT-84")
def test_after_the_result_stands_it_is_too_late() -> None:
    match = attempt(f"{TRIO} preston", "", tile="death-1", dice=[2, 2, 2, 2])
    play(match, "done")
    assert asked(match).kind == "flee"
    assert not offered(match, "three") | offered(match, "play")


@pytest.mark.clause("WIT-85")
def test_used_before_the_first_roll_they_leave_no_dice_to_roll() -> None:
    for cards, option, tile in (("preston", "play:preston", "death-1"), ("thunder", "play:thunder", "sheep-1")):
        match = attempt(f"{cards} hwel", "", tile=tile)
        play(match, option)
        assert won(match) == [tile]
        assert not told(match, Rolled)
        assert cackles(match)[0] == 0
        assert asked(match).kind == "move"


@pytest.mark.clause("WIT-86")
@pytest.mark.parametrize(
    ("tile", "cards", "option", "abilities"),
    [
        ("pig-1", "hwel", "cure", ["cure", None]),
        ("sheep-1", "thunder hwel", "play:thunder", [None, None]),
        ("death-1", "preston hwel", "play:preston", [None, None]),
    ],
)
def test_used_between_the_pairs_they_end_the_attempt_with_the_cackles_so_far(
    tile: str, cards: str, option: str, abilities: list[str | None]
) -> None:
    match = attempt(f"{cards} magrat-1", "", tile=tile, dice=[0, 2], abilities=abilities)
    play(match, "add:magrat-1", option)
    assert won(match) == [tile]
    assert not told(match, Rolled)
    assert cackles(match)[0] == 1 + 1


@pytest.mark.clause("WIT-87", "WIT-137")
def test_count_bela_solved_by_the_power_of_three_drives_out_the_vampires_too() -> None:
    match = attempt(TRIO, "", tile="bela", problems={"rock": "vlad crisis"})
    (three,) = offered(match, "three")
    play(match, f"three:{three}")
    assert won(match) == ["bela"]
    assert lies(match, "rock") is None


@pytest.mark.clause("WIT-87", "WIT-81")
def test_an_easy_problem_solved_for_sure_lies_on_the_board() -> None:
    match = attempt("thunder hwel", "", tile="sheep-1 crisis", easy=["fever-1", ""])
    assert match.view().players[0].limit == 3
    play(match, "play:thunder")
    assert match.view().players[0].limit == 4
    assert match.view().crisis_supply == 12
    assert told(match, Played)[-1].card.name == "thunder"
