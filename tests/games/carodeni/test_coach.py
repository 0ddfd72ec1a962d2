"""What a coach remarks in somebody's first games of Čarodění, and when it keeps silent."""

from collections import Counter
from typing import Any

import pytest

import slet
from slet.games.carodeni.coach import REMARKS
from support.remarking import at_random, check_words, said, told_in, with_player

from .table import area, brewing, gathering, play, table

GAME = "carodeni"


def test_every_remark_has_words_and_names_clauses_that_there_are() -> None:
    check_words(GAME)


# --- the turn -------------------------------------------------------------------------------------------------------


def test_the_first_turn_begins_with_the_waiting_potion() -> None:
    assert said(table(), "first-turn") == {}
    assert said(table(round=2), "first-turn") is None


def test_against_ostara_it_is_told_how_long_it_lasts() -> None:
    assert said(table(ostara=area(potions="S1")), "against-ostara") == {"rounds": 15}
    assert said(table(), "against-ostara") is None


def test_a_potion_that_is_ready_needs_the_right_card() -> None:
    stock = "herb berry leaf"
    assert said(table(me=area(hand="W01 N1a", potions="S1", stock=stock)), "ready") == {"points": 2}
    assert said(table(me=area(hand="W01", potions="S1", stock=stock)), "ready") is None, "every card does"
    assert said(table(me=area(hand="N1a N1b", potions="S1", stock=stock)), "ready") is None, "nobody can brew it"
    assert said(table(me=area(hand="W01 N1a", potions="S1", stock="herb")), "ready") is None, "it cannot be paid"


def test_potions_without_anybody_to_brew_them_are_a_danger() -> None:
    match = table(me=area(hand="N1a N1b", potions="S1 P11"))
    assert said(match, "no-brewer") is None
    play(match, "play:N1a")
    assert said(match, "no-brewer") == {"potions": 2}
    match = table(me=area(hand="N1a W01", potions="S1 P11"))
    play(match, "play:N1a")
    assert said(match, "no-brewer") is None


def test_when_to_rest_is_told() -> None:
    match = table(me=area(hand="N1a", pile="W01 W02 W03", potions="S1"))
    assert said(match, "rest") == {"cards": 3}
    assert said(match, "rest-too-early") is None
    match = table(me=area(hand="W01 W02 N1a", pile="W03", potions="S1"))
    assert said(match, "rest") is None
    assert said(match, "rest-too-early") == {"witches": 2}
    match = table(me=area(hand="W01 W02 N1a", potions="S1"))
    assert said(match, "rest-too-early") is None, "there is nothing to take back"


# --- gathering ------------------------------------------------------------------------------------------------------


def test_what_points_are_for_is_told_before_the_first_is_spent() -> None:
    match = gathering("W04")
    assert said(match, "points") == {"points": 3}
    assert said(match, "replaced") is None
    assert said(match, "two-sides") == {}
    play(match, "ingredient:mountains/1/herb")
    assert said(match, "points") is None
    assert said(match, "replaced") == {}
    play(match, "ingredient:mountains/2/berry")
    assert said(match, "replaced") is None, "nothing was taken in the forest yet"


def test_what_cannot_be_replaced_is_not_said_to_be() -> None:
    match = gathering("W04", bag="")
    play(match, "ingredient:mountains/1/herb")
    assert said(match, "replaced") is None


def test_a_thing_that_completes_a_potion_is_told_of_where_it_is_offered() -> None:
    me = area(hand="W04 N1a", potions="S1", stock="herb berry")
    match = table(me=me, spots="herb berry root leaf leaf leaf berry berry berry", potions="P57 P60 P09")
    play(match, "play:W04")
    assert said(match, "opening") is None, "the leaf lies in the forest"
    play(match, "ingredient:mountains/1/herb", "ingredient:mountains/2/berry")
    assert said(match, "opening") == {"points": 2}


def test_what_may_be_renewed_is_told_to_who_may() -> None:
    assert said(gathering("W02"), "renewing") == {}
    assert said(gathering("W04"), "renewing") is None


# --- brewing --------------------------------------------------------------------------------------------------------


def test_what_brewing_brings_is_told_when_it_is_asked() -> None:
    assert said(brewing("P01", "W01", stock="berry leaf"), "brewing") == {}
    assert said(table(), "brewing") is None


@pytest.mark.parametrize(
    ("witch", "potion", "stock", "points"),
    [("W12", "P01", "berry leaf", 5), ("W01", "P01", "berry leaf", None), ("W12", "P52", "herb berry leaf", None)],
)
def test_a_witch_who_gathers_much_should_not_go_for_little(
    witch: str, potion: str, stock: str, points: int | None
) -> None:
    found = said(brewing(potion, witch, stock=stock), "strong-gatherer")
    assert found == (None if points is None else {"gathers": 5, "points": points})


def test_pairs_are_told_of_where_they_help() -> None:
    assert said(brewing("P01", "W01", stock="berry root root"), "pair") == {}
    assert said(brewing("P01", "W01", stock="berry leaf root root"), "pair") is None
    me = area(hand="W01 N1a", potions="P01", stock="berry root root")
    assert said(table(me=me, potions="P52 P53 P54"), "pair") == {}
    nobody = area(hand="N1a N1b", potions="P01", stock="berry root root")
    assert said(table(me=nobody, potions="P52 P53 P54"), "pair") is None


def test_a_new_kind_of_tool_is_worth_more() -> None:
    match = brewing("P53", "W01", stock="mushroom mushroom mushroom", tools="P01 P52")
    play(match, "brew:P53")
    assert said(match, "new-kind") is None, "both are new"
    match = brewing("P53", "W01", stock="mushroom mushroom mushroom", tools="P52", clan_tools="P21")
    play(match, "brew:P53")
    assert said(match, "new-kind") is None, "there is nothing new to be had"
    match = brewing("P53", "W01", stock="mushroom mushroom mushroom", tools="P01", clan_tools="P21")
    play(match, "brew:P53")
    assert said(match, "new-kind") == {"points": 3, "now": 1}


def test_only_the_main_colour_counts_for_goals() -> None:
    me = area(pile="W03", hand="N1a", potions="P01", stock="berry leaf")
    goals = "G01-hard G05-hard G09-hard"
    assert said(table("brew", me, potions="P52 P53 P54", goals=goals), "main-colour") == {"main": "red"}
    assert said(table("brew", me, potions="P52 P53 P54", goals="G05-hard G09-hard"), "main-colour") is None
    none = area(pile="W49", hand="N1a", potions="P01", stock="berry leaf")
    assert said(table("brew", none, potions="P52 P53 P54", goals=goals), "main-colour") == {"main": "none"}
    one = area(pile="W01", hand="N1a", potions="P01", stock="berry leaf")
    assert said(table("brew", one, potions="P52 P53 P54", goals=goals), "main-colour") is None


# --- goals and the end ----------------------------------------------------------------------------------------------


def test_a_goal_that_lacks_one_thing_is_named_with_what_it_lacks() -> None:
    me = area(hand="N1a N1b", potions="S1", clan_witches="W01 W02")
    assert said(table(me=me), "near-goal") == {"points": 7, "thing": "witch-blue"}
    assert said(table(), "near-goal") is None
    tools = area(hand="N1a N1b", potions="S1", clan_tools="P52 P57")
    assert said(table(me=tools), "near-goal") == {"points": 8, "thing": "tool-mortar"}


def test_a_rival_near_a_goal_is_told_of_to_who_has_begun_it() -> None:
    rival = area(hand="N2a N2b", potions="S2", clan_witches="W01 W02")
    me = area(hand="N1a N1b", potions="S1", clan_witches="W04")
    assert said(table("turn", me, rival), "rival-near") == {"points": 7}
    assert said(table("turn", area(hand="N1a N1b", potions="S1"), rival), "rival-near") is None
    far = area(hand="N2a N2b", potions="S2", clan_witches="W01")
    assert said(table("turn", me, far), "rival-near") is None


def test_the_end_is_told_when_it_comes_near_and_when_it_has_begun() -> None:
    assert said(table(goals="G01-hard G05-hard"), "last-goals") == {}
    assert said(table(), "last-goals") is None
    assert said(table(), "end") is None
    match = table(goals="G01-hard", round=7, last_round=8)
    assert said(match, "end") == {"rounds": 1, "waiting": 1}
    assert said(match, "last-goals") is None
    assert said(table(ostara=area(potions="S1"), round=6), "end") is None
    assert said(table(ostara=area(potions="S1"), round=13), "end") == {"rounds": 2, "waiting": 1}


def test_in_the_last_round_ingredients_are_points() -> None:
    me = area(hand="N1a N1b", potions="S1", stock="herb herb leaf")
    match = table(me=me, goals="G01-hard", round=8, last_round=8)
    play(match, "play:N1a")
    assert said(match, "leftovers") == {"missing": 3}
    match = table(me=me, goals="G01-hard", round=7, last_round=8)
    play(match, "play:N1a")
    assert said(match, "leftovers") is None


def test_taming_is_explained_where_it_is_asked() -> None:
    me = area(pile="W01", hand="N1a", potions="S1", animals="W13", stock="herb berry leaf mushroom root root")
    match = table("tame", me, options={"animals": True}, goals="G01-hard G05-hard G09-hard G14-hard")
    assert said(match, "taming") == {}
    assert said(table(), "taming") is None


# --- whole games ----------------------------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"animals": True, "difficulty": "grand-mistress"}),
    (2, {}),
    (3, {"animals": True, "choose_novices": True}),
    (4, {"extra_goals": True}),
    (5, {"animals": True, "animal_goals": 2}),
]


def test_over_whole_games_every_remark_finds_its_moment_and_its_words() -> None:
    told: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(SETUPS, 1):
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, with_player("rules"))
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, at_random, answers=200)
    assert {remark.key for remark in REMARKS} - set(told) <= {"last-goals"}
