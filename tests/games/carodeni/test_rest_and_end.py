"""Rest, the end of the game and the scoring: CAR-64 to CAR-79."""

from random import Random
from typing import Any

import pytest

import slet
from slet.games.carodeni.pieces.box import ANIMAL_POINTS, TOOL_POINTS
from slet.kernel.match import Match

from .table import area, asked, before, names, offered, play, play_on, refused, spots, stock, table, told


@pytest.mark.clause("CAR-64")
def test_a_rest_needs_a_card_in_the_pile_and_cards_in_hand_do_not_hinder_it() -> None:
    match = table("turn", area(hand="W01 N1a N1b"))
    assert offered(match) == ["play:W01", "play:N1a", "play:N1b"]
    refused(match, "rest", "CAR-27")
    match = table("turn", area(hand="W01 N1a", pile="N1b"))
    assert "rest" in offered(match)


@pytest.mark.clause("CAR-65")
def test_without_a_card_in_hand_there_is_only_the_rest() -> None:
    match = table("turn", area(hand="", pile="N1a N1b"))
    assert asked(match).kind == "rest", "nothing else could be chosen, so it is not asked"
    assert before(match)["hand"] == ["N1a", "N1b"]


@pytest.mark.clause("CAR-65")
def test_novices_never_enter_a_clan_so_there_is_always_something_to_take_back() -> None:
    for seed in range(6):
        match = slet.new("carodeni", 2, seed=seed, animals=True)
        play_on(match, Random(seed))
        for seat in range(2):
            own = before(match, seat)
            assert len([name for name in (*own["hand"], *own["pile"]) if name.startswith("N")]) == 2


@pytest.mark.clause("CAR-66")
def test_a_rest_takes_the_whole_pile_back_and_two_ingredients_from_anywhere() -> None:
    match = table(
        "turn", area(hand="W04", pile="W01 N1a N1b"), spots="herb berry leaf root root root mushroom herb herb"
    )
    play(match, "rest")
    assert before(match)["hand"] == ["W04", "W01", "N1a", "N1b"]
    assert before(match)["pile"] == []
    assert offered(match) == [
        "ingredient:mountains/1/herb",
        "ingredient:mountains/2/berry",
        "ingredient:mountains/3/leaf",
        "ingredient:forest/1/root",
        "ingredient:lake/1/mushroom",
        "ingredient:lake/2/herb",
    ]
    for option in ("potion:P01", "witch:W41", "rest"):
        refused(match, option, "CAR-66")
    play(match, "ingredient:lake/1/mushroom", "ingredient:mountains/2/berry")
    assert stock(match) == ["berry", "mushroom"]
    assert asked(match).seat == 1


@pytest.mark.clause("CAR-67")
def test_the_first_is_replaced_at_once_and_the_second_may_be_the_new_one() -> None:
    match = table("turn", area(hand="W04", pile="N1a"), bag="root", spots="herb " * 9)
    play(match, "rest", "ingredient:forest/1/herb")
    assert spots(match) == "herb herb herb root herb herb herb herb herb"
    play(match, "ingredient:forest/1/root")
    assert stock(match) == ["herb", "root"]


@pytest.mark.clause("CAR-67")
@pytest.mark.parametrize(("lying", "taken"), [("- - - - leaf - - - -", ["leaf"]), ("- - - - - - - - -", [])])
def test_with_fewer_than_two_on_the_board_one_takes_what_there_is(lying: str, taken: list[str]) -> None:
    match = play(table("turn", area(hand="W04", pile="N1a"), bag="", spots=lying), "rest")
    for _ in taken:
        match.play(asked(match).options[0])
    assert stock(match) == taken
    assert asked(match).seat == 1


@pytest.mark.clause("CAR-68")
def test_nothing_is_brewed_and_no_animal_tamed_after_a_rest() -> None:
    me = area(hand="N1a", pile="W49", potions="P41", animals="W01", stock="herb leaf herb")
    match = table("turn", me, options={"animals": True})
    play(match, "rest", "ingredient:mountains/1/herb", "ingredient:lake/1/herb")
    assert (asked(match).seat, asked(match).kind) == (1, "turn")


# --- the end -------------------------------------------------------------------------------------------------


def to_the_end(match: Match) -> list[tuple[int, int]]:
    """Play on with first options; which turns were played: (round, seat)."""
    turns: list[tuple[int, int]] = []
    while match.ask is not None:
        at = (match.view().round, match.ask.seat)
        if not turns or turns[-1] != at:
            turns.append(at)
        match.play(match.ask.options[0])
    return turns


def about_to_claim(goals: str, **more: Any) -> Match:
    """Seat 1 of three, who is neither the first nor the last, is about to brew and to meet G05-easy."""
    other = area(pile="W01", hand="N2a", potions="P01", clan_potions="P02", stock="berry leaf")
    usual = {"seats": 3, "turn": 1, "round": 4, "potions": "P31 P32 P33", "goals": goals, **more}
    return table("brew", area(hand="N1a N1b"), other, area(hand="N3a N3b"), **usual)


@pytest.mark.clause("CAR-69", "CAR-71")
def test_the_last_goal_but_one_begins_the_end_this_round_and_one_more_are_played() -> None:
    match = play(about_to_claim("G05-easy G10-hard"), "brew:P01")
    assert (match.view().last_round, match.view().cause) == (5, "goals")
    assert to_the_end(match) == [(4, 2), (5, 0), (5, 1), (5, 2)]
    assert match.outcome is not None
    assert match.outcome.reason == "goals"


@pytest.mark.clause("CAR-69")
def test_while_two_goals_are_left_the_game_goes_on() -> None:
    match = play(about_to_claim("G05-easy G10-hard G11-hard"), "brew:P01")
    assert match.view().last_round is None


@pytest.mark.clause("CAR-69")
def test_the_end_begins_also_where_the_last_goals_are_taken_at_once() -> None:
    other = area(pile="W01", hand="N2a", potions="P01", clan_potions="P02", clan_witches="W04", stock="berry leaf")
    match = table("brew", area(), other, seats=2, turn=1, round=4, potions="P31 P32 P33", goals="G01-easy G05-easy")
    play(match, "brew:P01")
    assert match.view().goals == ()
    assert match.view().last_round == 5


@pytest.mark.clause("CAR-70", "CAR-71", "CAR-72")
@pytest.mark.parametrize(("deck", "take"), [("potion", "potion:P02"), ("potion", "tool:P02"), ("witch", "witch:W42")])
def test_the_end_begins_when_the_last_card_has_left_a_deck(deck: str, take: str) -> None:
    short: dict[str, Any] = {"potion_deck": "P10"} if deck == "potion" else {"witch_deck": "W10"}
    match = table(
        "turn", area(), area(hand="N2a"), seats=2, turn=1, round=3, goals="G01-hard G02-hard G03-hard", **short
    )
    play(match, "play:N2a", "ingredient:mountains/1/herb")
    assert match.view().last_round is None
    play(match, take)
    assert (match.view().last_round, match.view().cause) == (4, f"{deck}s" if deck == "potion" else "witches")
    assert getattr(match.view(), f"{deck}_deck") == 0
    assert to_the_end(match) == [(4, 0), (4, 1)]
    assert match.outcome is not None
    assert match.outcome.reason == ("potions" if deck == "potion" else "witches")


@pytest.mark.clause("CAR-71")
def test_until_the_end_the_last_goal_can_still_be_taken_and_a_later_cause_changes_nothing() -> None:
    match = about_to_claim("G05-easy", last_round=5, cause="potions")
    play(match, "brew:P01")
    assert before(match, 1)["goals"] == ["G05-easy"]
    assert (match.view().last_round, match.view().cause) == (5, "potions")
    late = about_to_claim("G05-easy G10-hard", last_round=4, cause="witches")
    play(late, "brew:P01")
    assert late.view().last_round == 4
    assert to_the_end(late) == [(4, 2)]


@pytest.mark.clause("CAR-72")
def test_the_cards_in_the_box_become_the_new_deck_when_it_has_run_out() -> None:
    short: dict[str, Any] = {
        "potion_deck": "P10",
        "potion_box": "P21 P22 P23 P24 P25",
        "witch_box": "W21 W22 W23 W24 W25",
    }
    match = table("turn", area(hand="N1a"), seats=3, round=3, goals="G01-hard G02-hard G03-hard", **short)
    witches = match.view().witch_deck
    play(match, "play:N1a", "potion:P01")
    view = match.view()
    assert names(view.potions) == ["P10", "P02", "P03"]
    assert sorted(names(match.state.potions.deck)) == ["P21", "P22", "P23", "P24", "P25"]
    assert (view.potion_deck, view.potion_box, view.last_round) == (5, 0, 4)
    assert (view.witch_deck, view.witch_box) == (witches, 5), "the other deck goes on as it is"
    play(match, "potion:P02")
    assert match.view().potions[1].name in ("P21", "P22", "P23", "P24", "P25")


@pytest.mark.clause("CAR-72")
def test_the_new_deck_is_shuffled() -> None:
    short: dict[str, Any] = {
        "witch_deck": "W10",
        "witch_box": "W21 W22 W23 W24 W25",
        "seats": 3,
        "goals": "G01-hard G02-hard G03-hard",
    }
    tops = set()
    for seed in range(20):
        position = table("turn", area(hand="N1a"), **short).position()
        position["seed"] = f"{seed:064x}"
        match = play(slet.from_position("carodeni", position), "play:N1a", "witch:W41")
        tops.add(match.state.witches.deck[-1].name)
    assert len(tops) == 5


@pytest.mark.clause("CAR-72")
def test_the_box_comes_in_also_when_the_end_has_already_begun() -> None:
    short: dict[str, Any] = {
        "witch_deck": "W10",
        "witch_box": "W21 W22",
        "last_round": 3,
        "cause": "goals",
        "goals": "G01-hard",
    }
    match = table("turn", area(hand="N1a"), seats=3, round=3, **short)
    play(match, "play:N1a", "witch:W41")
    assert match.view().witch_deck == 2
    assert match.view().last_round == 3


@pytest.mark.clause("CAR-72")
def test_where_no_cards_are_left_places_stay_empty() -> None:
    match = table("turn", area(hand="N4a"), seats=2, potion_deck="P10", witch_deck="", last_round=5, cause="witches")
    play(match, "play:N4a", "potion:P01", "potion:P10")
    assert names(match.view().potions) == ["-", "P02", "P03"]
    match = table("turn", area(hand="N4a"), seats=2, witch_deck="", last_round=5, cause="witches")
    play(match, "play:N4a", "witch:W41")
    assert names(match.view().witches) == ["-", "W42", "W43"]
    assert offered(match)[-1] == "tool:P01", "no witch is on offer"


# --- scoring -------------------------------------------------------------------------------------------------


def scored(*areas: dict[str, Any], **more: Any) -> Match:
    return table("final_scoring", *areas, **{"seats": len(areas), "potions": "P31 P32 P33", **more})


@pytest.mark.clause("CAR-73", "CAR-75", "CAR-79")
def test_potions_witches_and_goals_score_what_is_printed() -> None:
    match = scored(
        area(clan_potions="P01 P09 S4", clan_witches="W01 W12"), area(goals="G01-hard G05-easy"), goals="G10-hard"
    )
    assert match.outcome is not None
    assert match.outcome.scores == (4 + 11 + 4 + 7 + 1, 7 + 5)
    assert match.outcome.breakdown["potions"] == (19, 0)
    assert match.outcome.breakdown["witches"] == (8, 0)
    assert match.outcome.breakdown["goals"] == (0, 12)
    assert match.outcome.winners == (0,)


@pytest.mark.clause("CAR-74")
@pytest.mark.parametrize(
    ("tools", "points"),
    [("", 0), ("P02", 1), ("P02 P10", 3), ("P02 P10 P03", 6), ("P02 P10 P03 P05", 10), ("P02 P10 P03 P05 P01", 15)],
)
def test_different_tools_score_more_and_more(tools: str, points: int) -> None:
    match = scored(area(clan_tools=tools), area(), potions="P31 P32 P33")
    assert match.outcome is not None
    assert match.outcome.breakdown["tools"] == (points, 0)


@pytest.mark.clause("CAR-74")
def test_more_of_a_kind_add_nothing() -> None:
    match = scored(area(clan_tools="P02 P09 P15 P10"), area(), potions="P31 P32 P33")
    assert match.outcome is not None
    assert match.outcome.scores == (3, 0)
    assert TOOL_POINTS[5] == 15


@pytest.mark.clause("CAR-76")
def test_each_kind_of_ingredient_left_scores_one() -> None:
    match = scored(area(stock="herb herb herb leaf"), area(stock="herb berry leaf mushroom root root"))
    assert match.outcome is not None
    assert match.outcome.scores == (2, 5)


@pytest.mark.clause("CAR-77")
@pytest.mark.parametrize(
    ("animals", "points"),
    [("", 0), ("W01", 1), ("W01 W04", 4), ("W01 W04 W03", 9), ("W01 W04 W03 W05", 16), ("W01 W04 W03 W05 W02", 25)],
)
def test_different_animals_score_more_and_more(animals: str, points: int) -> None:
    match = scored(area(clan_animals=animals), area(), options={"animals": True})
    assert match.outcome is not None
    assert match.outcome.breakdown["animals"] == (points, 0)
    assert match.outcome.scores == (points, 0)
    assert ANIMAL_POINTS[5] == 25


@pytest.mark.clause("CAR-78")
def test_nothing_else_scores_and_nothing_costs() -> None:
    me = area(hand="W01 N1a", pile="W13", potions="P09", tools="P02 P10", animals="W25")
    match = scored(me, area(), options={"animals": True})
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0)
    sources = ("potions", "witches", "tools", "goals", "ingredients", "animals")
    assert match.outcome.breakdown == dict.fromkeys(sources, (0, 0))


@pytest.mark.clause("CAR-79")
def test_the_highest_sum_wins_and_equal_ones_share_the_win() -> None:
    match = scored(area(clan_potions="P01"), area(clan_witches="W01"), area(clan_potions="P09"), cause="goals")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ((4, 7, 11), (2,))
    shared = scored(area(clan_witches="W01"), area(clan_witches="W13"), area(stock="leaf"), cause="potions")
    assert shared.outcome is not None
    assert (shared.outcome.winners, shared.outcome.reason) == ((0, 1), "potions")


@pytest.mark.clause("CAR-79")
def test_the_breakdown_adds_up_to_the_scores_and_is_told() -> None:
    for seed in range(4):
        match = play_on(slet.new("carodeni", 3, seed=seed, animals=seed % 2 == 1), Random(seed))
        outcome = match.outcome
        assert outcome is not None
        assert tuple(map(sum, zip(*outcome.breakdown.values(), strict=True))) == outcome.scores
        assert ("animals" in outcome.breakdown) == (seed % 2 == 1)
        assert [event.total for event in told(match, "scored")] == list(outcome.scores)
        assert [event.animals is None for event in told(match, "scored")] == [seed % 2 == 0] * 3
        best = max(outcome.scores)
        assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
