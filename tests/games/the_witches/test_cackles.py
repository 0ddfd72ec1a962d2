"""Cackles, Black Aliss and tea: WIT-97 to WIT-105 and WIT-178; the hand limit: WIT-106, WIT-107."""

from typing import Any

import pytest

from slet.games.the_witches.events import DrewSome, HadTea, NoAliss, ReturnedCackles, TookAliss, TookCackleFrom

from .table import aliss, asked, attempt, cackles, hand, offered, play, refused, table, told, where

QUIET: dict[str, Any] = {"who": "dimity tiffany"}


@pytest.mark.clause("WIT-97")
def test_cackles_come_from_the_supply_as_long_as_it_has_any() -> None:
    match = attempt("hwel", "", "", tile="death-1", dice=[0, 0, 2, 2], cackles=[0, 9, 0])
    assert match.view().cackle_supply == 3
    play(match, "done")
    assert cackles(match) == [3, 9, 0], "though another has most"
    assert match.view().cackle_supply == 0


@pytest.mark.clause("WIT-98")
def test_with_the_supply_empty_a_cackle_comes_from_the_player_who_has_most() -> None:
    match = attempt("hwel", "", "", tile="death-1", dice=[2, 2, 2, 2], cackles=[1, 4, 7])
    play(match, "done")
    assert cackles(match) == [2, 4, 6]
    assert told(match, TookCackleFrom) == [TookCackleFrom(0, 2)]


@pytest.mark.clause("WIT-98")
def test_if_several_have_most_the_taker_chooses_among_them() -> None:
    match = attempt("hwel", "", "", "", tile="death-1", dice=[2, 2, 2, 2], cackles=[1, 6, 3, 6])
    play(match, "done")
    assert (asked(match).seat, asked(match).kind) == (0, "cackle-from")
    assert offered(match) == {"take-from:annagramma", "take-from:dimity"}
    refused(match, "take-from:petulia", "WIT-98")
    play(match, "take-from:dimity")
    assert cackles(match) == [2, 6, 3, 5]


@pytest.mark.clause("WIT-99")
@pytest.mark.parametrize("others", [(6, 0), (4, 4)])
def test_who_has_most_alone_or_shared_gets_a_black_aliss_for_each_cackle(others: tuple[int, int]) -> None:
    most = 12 - sum(others) if others == (4, 4) else 6
    match = attempt("hwel", "", "", tile="death-1", dice=[0, 0, 2, 2], cackles=[most, *others])
    play(match, "done")
    assert cackles(match) == [most, *others]
    assert aliss(match) == [3, 0, 0]
    assert match.view().aliss_supply == 9
    assert [event.aliss for event in told(match, TookAliss)] == [1, 2, 3]


@pytest.mark.clause("WIT-100")
def test_each_time_it_is_looked_at_anew_who_has_most() -> None:
    match = attempt("hwel", "", "", tile="death-1", dice=[0, 0, 0, 2], cackles=[2, 6, 4])
    play(match, "done")
    # 2 6 4 -> 3 5 4 -> 4 4 4: now she shares the most, so the other two are Black Aliss tiles
    assert cackles(match) == [4, 4, 4]
    assert aliss(match) == [2, 0, 0]


@pytest.mark.clause("WIT-100", "WIT-98")
def test_black_aliss_tiles_do_not_count_for_having_most() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[2, 2, 2, 2], cackles=[3, 5], aliss=[9, 0])
    play(match, "done")
    assert cackles(match) == [4, 4]
    assert aliss(match) == [9, 0]


@pytest.mark.clause("WIT-100")
def test_the_supply_is_used_up_first_and_then_others_are_robbed() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[0, 0, 2, 2], cackles=[0, 7])
    play(match, "done")
    assert cackles(match) == [3, 5]
    assert match.view().cackle_supply == 0


@pytest.mark.clause("WIT-101")
def test_a_black_aliss_costs_a_point_and_nothing_takes_it_away() -> None:
    match = table("nanny-1", "", at="oak oak", aliss=[2, 1], easy=["death-1", ""], cackles=[1, 1], **QUIET)
    assert [player.points for player in match.view().players] == [1, -1]
    play(match, "play:nanny-1", "stay")
    assert cackles(match)[0] == 0
    assert aliss(match) == [2, 1], "neither a card nor tea returns it"


@pytest.mark.clause("WIT-102")
def test_in_the_competitive_game_nothing_is_taken_once_they_are_used_up() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[0, 2, 2, 2], cackles=[8, 0], aliss=[5, 6])
    play(match, "done", "run:cabb")
    assert aliss(match) == [6, 6], "three were due"
    assert match.view().aliss_supply == 0
    assert match.outcome is None
    assert told(match, NoAliss) == [NoAliss(0)] * 2, "all hear of those that could not be taken"


# --- tea ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-103", "WIT-178")
def test_at_tea_the_active_player_returns_up_to_three_and_the_others_up_to_two() -> None:
    match = table("hwel", "", "", "", at="cabb oak skund oak", cackles=[5, 3, 4, 1])
    play(match, "walk:oak", "stop")
    assert (asked(match).seat, offered(match, "give-back")) == (0, {"0", "1", "2", "3"})
    refused(match, "give-back:4", "WIT-103")
    play(match, "give-back:2")
    assert (asked(match).seat, offered(match, "give-back")) == (1, {"0", "1", "2"})
    play(match, "give-back:2")
    assert (asked(match).seat, offered(match, "give-back")) == (3, {"0", "1"})
    play(match, "give-back:0")
    assert cackles(match) == [3, 1, 4, 1], "who is elsewhere has no tea"
    assert match.view().cackle_supply == 16 - 9
    assert told(match, ReturnedCackles)[-1] == ReturnedCackles(1, 2, 1)
    assert (asked(match).kind, match.view().actions) == ("move", 1)


@pytest.mark.clause("WIT-178")
def test_the_others_decide_clockwise_from_the_active_player() -> None:
    match = table("", "", "hwel", "", at="oak oak cabb oak", cackles=[1, 1, 1, 1], active=2)
    play(match, "walk:oak", "stop")
    asked_seats = []
    while asked(match).kind == "tea":
        asked_seats.append(asked(match).seat)
        play(match, "give-back:1")
    assert asked_seats == [2, 3, 0, 1]
    assert told(match, HadTea) == [HadTea((2, 3, 0, 1))]


@pytest.mark.clause("WIT-178")
def test_who_has_no_cackle_is_not_asked() -> None:
    match = table("hwel", "", at="cabb oak", cackles=[0, 2], **QUIET)
    play(match, "walk:oak", "stop")
    assert asked(match).seat == 1
    play(match, "give-back:2")
    assert (asked(match).seat, asked(match).kind) == (0, "move")


@pytest.mark.clause("WIT-104")
def test_witches_on_different_spaces_of_the_town_have_no_tea() -> None:
    match = table("hwel", "", at="town-1 town-2", cackles=[3, 3], **QUIET)
    play(match, "stay")
    assert not told(match, HadTea)
    assert asked(match).kind == "move"
    play(match, "over:town-2")
    assert asked(match).kind == "tea"


@pytest.mark.clause("WIT-105")
def test_a_witch_who_shares_a_space_may_stay_and_have_tea_in_both_actions() -> None:
    match = table("hwel", "", at="oak oak", cackles=[6, 0], **QUIET)
    play(match, "stay", "give-back:3", "stay", "give-back:3")
    assert cackles(match) == [0, 0]
    assert len(told(match, HadTea)) == 2
    assert asked(match).kind == "end"


# --- drawing -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-106", "WIT-174")
@pytest.mark.parametrize(("tiles", "limit"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 6), (8, 7), (12, 7)])
def test_the_hand_limit_is_three_and_one_for_every_two_easy_tiles_and_seven_at_most(tiles: int, limit: int) -> None:
    names = [f"{kind}-{n}" for kind in ("fever", "pig", "sheep") for n in (1, 2, 3, 4)][:tiles]
    match = table("hwel", "", at="oak skund", step="before_drawing", actions=0, easy=[" ".join(names), ""])
    assert match.view().players[0].limit == limit
    play(match, "draw")
    assert len(hand(match)) == limit


@pytest.mark.clause("WIT-106")
def test_hard_tiles_do_not_raise_the_hand_limit() -> None:
    match = table("hwel", "", at="oak skund", hard=["lilith hiver vlad bela", ""])
    assert match.view().players[0].limit == 3


@pytest.mark.clause("WIT-107")
@pytest.mark.parametrize("cards", ["hwel igor lucy", "hwel igor lucy binky shawn"])
def test_who_has_as_many_or_more_neither_draws_nor_discards(cards: str) -> None:
    match = table(cards, "", at="oak skund", step="before_drawing", actions=0)
    play(match, "draw")
    assert sorted(hand(match)) == sorted(cards.split())
    assert match.view().active == 1
    assert not told(match, DrewSome), "and nothing is told of it"


@pytest.mark.clause("WIT-107")
def test_at_any_other_time_a_hand_may_be_larger_than_the_limit() -> None:
    match = table("hwel igor lucy", "", at="oak skund", pile="shawn binky", **QUIET)
    play(match, "play:hwel")
    assert len(hand(match)) == 4
    play(match, "stay", "stay", "draw")
    assert len(hand(match)) == 4
    assert where(match) == "oak"
