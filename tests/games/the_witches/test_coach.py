"""What a coach remarks in somebody's first games of The Witches, and when it keeps silent."""

from collections import Counter
from typing import Any

import pytest

import slet
from slet.games.the_witches.coach import REMARKS
from support.remarking import at_random, check_words, said, told_in, with_player

from .table import attempt, play, table

GAME = "the-witches"


def test_every_remark_has_words_and_names_clauses_that_there_are() -> None:
    check_words(GAME)


# --- where to go ----------------------------------------------------------------------------------------------------


def test_easy_problems_come_first_until_they_have_raised_the_limit() -> None:
    assert said(table("granny-1", "nanny-1", at="oak skund"), "easy-first") == {"limit": 3}
    assert said(table("granny-1", "nanny-1", at="oak skund", easy=["fever-1 pig-1", ""]), "easy-first") is None


def test_a_hard_problem_within_a_walk_is_a_danger_without_cards() -> None:
    match = table("nanny-1", "nanny-2", at="oak skund", problems={"creel": "elf-queen"})
    assert said(match, "too-hard") == {"percent": 0}
    far = table("nanny-1", "nanny-2", at="oak skund", problems={"caves": "elf-queen"})
    assert said(far, "too-hard") is None
    three = table("nanny-1 granny-1 magrat-1", "nanny-2", at="oak skund", problems={"creel": "elf-queen"})
    assert said(three, "too-hard") is None, "the old witches solve it for sure"
    easy = table("nanny-1", "nanny-2", at="oak skund", problems={"creel": "death-1 crisis"})
    assert said(easy, "too-hard") is None


def test_a_walk_that_something_has_ended_is_told() -> None:
    match = table("nanny-1", "nanny-2", at="oak skund", problems={"creel": "fever-1"})
    play(match, "walk:creel")
    assert said(match, "stopped") == {}
    match = table("nanny-1", "nanny-2", at="oak skund")
    play(match, "walk:creel")
    assert said(match, "stopped") is None, "she may go on"


def test_with_invisibility_a_hidden_problem_may_be_looked_at() -> None:
    match = table("fool", "nanny-2", at="oak skund", problems={"creel": "lilith down"})
    play(match, "walk:creel")
    assert said(match, "may-look") == {}
    match = table("nanny-1", "nanny-2", at="oak skund", problems={"creel": "lilith down"}, abilities=[None, None])
    play(match, "walk:creel")
    assert said(match, "may-look") is None


def test_the_dungeon_is_explained_before_the_first_action() -> None:
    assert said(table("nanny-1", "nanny-2", at="dungeon skund"), "dungeon") == {}
    assert said(table("nanny-1", "nanny-2", at="dungeon skund", actions=1), "dungeon") is None


def test_tea_is_advised_when_cackles_are_many_and_the_supply_is_low() -> None:
    match = table("nanny-1", "nanny-2", at="oak skund", cackles=[4, 2])
    assert said(match, "needs-tea") == {"cackles": 4, "supply": 2, "solo": "no"}
    assert said(table("nanny-1", "nanny-2", at="oak skund", cackles=[4, 0]), "needs-tea") is None
    assert said(table("nanny-1", at="oak", cackles=[3]), "needs-tea") == {"cackles": 3, "supply": 1, "solo": "yes"}


def test_at_tea_everybody_hears_how_much_may_be_put_back() -> None:
    match = table("nanny-1", "nanny-2", at="oak oak", cackles=[4, 2])
    play(match, "stay")
    assert said(match, "tea", 0) == {"most": 3}
    play(match, "give-back:3")
    assert said(match, "tea", 1) == {"most": 2}
    play(match, "give-back:2")
    assert said(match, "tea") is None


# --- what threatens all ---------------------------------------------------------------------------------------------


def test_two_elf_tiles_face_up_are_a_danger() -> None:
    two = {"slice": "elves-1", "caves": "elves-2"}
    assert said(table("nanny-1", "nanny-2", at="oak skund", problems=two), "elves") == {"elves": 2}
    hidden = {"slice": "elves-1", "caves": "elves-2 down"}
    assert said(table("nanny-1", "nanny-2", at="oak skund", problems=hidden), "elves") is None


def test_few_crises_in_the_supply_are_a_danger() -> None:
    problems = {place: f"fever-{n} crisis" for n, place in enumerate(("slice", "place", "rock", "gorge", "stone"), 1)}
    eight: dict[str, Any] = {"at": "oak skund", "options": {"eight_crises": True}}
    assert said(table("nanny-1", "nanny-2", problems=problems, **eight), "crises-run-out") == {"supply": 3}
    del problems["stone"]
    assert said(table("nanny-1", "nanny-2", problems=problems, **eight), "crises-run-out") is None


def test_a_crisis_that_a_card_has_brought_is_explained() -> None:
    def turned(**more: Any) -> Any:
        match = table("nanny-2", "nanny-3", at="oak skund", step="place_problem", pile="granny-1", **more)
        play(match, "turn-card")
        return said(match, "crisis")

    assert turned(problems={"stone": "fever-1"}, turn=3) == {}
    assert turned(turn=3) is None, "nothing lies there"
    assert turned(problems={"stone": "fever-1"}, turn=2) is None, "the first turn is for the first attempt"


def test_near_the_end_points_count_or_together_the_hard_problems_left() -> None:
    hard = {"slice": "lilith", "caves": "vlad down", "stone": "hiver", "bridge": "duke"}
    match = table("nanny-1", "nanny-2", at="oak skund", problems=hard, turn=14)
    assert said(match, "last-turns") == {"turns": 2}
    assert said(match, "hard-left") is None
    assert said(table("nanny-1", "nanny-2", at="oak skund", turn=8), "last-turns") is None
    match = table("nanny-1", "nanny-2", at="oak skund", problems=hard, mode="coop", turn=14)
    assert said(match, "hard-left") == {"hard": 4, "turns": 2}
    assert said(match, "last-turns") is None
    del hard["bridge"]
    match = table("nanny-1", "nanny-2", at="oak skund", problems=hard, mode="coop", turn=14)
    assert said(match, "hard-left") is None, "three are few enough"


# --- an attempt -----------------------------------------------------------------------------------------------------


def test_before_the_dice_it_is_told_what_they_give_and_what_is_needed() -> None:
    assert said(attempt("granny-1", "nanny-1", tile="limb-1 crisis"), "attempt") == {"needed": 13}
    assert said(attempt("granny-1", "nanny-1", tile="limb-1", dice=(2, 3)), "attempt") is None
    assert said(attempt("granny-1", "nanny-1", tile="limb-1", easy=["fever-1", ""]), "attempt") is None, "she knows"
    assert said(attempt("granny-1", "nanny-1", tile="limb-1", easy=["", "fever-1"]), "attempt") == {"needed": 11}


def test_a_laughing_die_is_explained() -> None:
    assert said(attempt("granny-1", "nanny-1", tile="limb-1", dice=(0, 3)), "laughing-die") == {}
    assert said(attempt("granny-1", "nanny-1", tile="limb-1", dice=(2, 3)), "laughing-die") is None


def test_with_little_hope_running_away_is_still_open() -> None:
    assert said(attempt("granny-1", "nanny-1", tile="elf-king", dice=(2, 3)), "better-run") == {"percent": 0}
    match = attempt("granny-1", "nanny-1", tile="death-1", dice=(0, 2))
    assert said(match, "better-run") == {"percent": 28}, "9 by two dice: 10 of 36 ways"
    assert said(attempt("ponder", "nanny-1", tile="death-1", dice=(0, 2)), "better-run") is None, "8: 15 of 36 ways"
    assert said(attempt("preston", "nanny-1", tile="death-1", dice=(0, 0)), "better-run") is None, "it is sure"
    going_on = attempt("granny-1", "nanny-1", tile="elf-king", dice=(2, 3), going_on=True)
    assert said(going_on, "better-run") is None


def test_cards_are_saved_where_the_dice_are_enough() -> None:
    assert said(attempt("granny-1", "nanny-1", tile="fever-1", dice=(3, 2)), "save-cards") == {"percent": 97}
    assert said(attempt("granny-1", "nanny-1", tile="fever-1", dice=(3, 5)), "save-cards") == {"percent": 100}
    assert said(attempt("nanny-2", "nanny-1", tile="fever-1", dice=(3, 2)), "save-cards") is None, (
        "nothing can be added"
    )
    assert said(attempt("granny-1", "nanny-1", tile="death-1", dice=(3, 2)), "save-cards") is None


def test_the_second_pair_is_rolled_even_if_the_first_is_enough() -> None:
    assert said(attempt("granny-1", "nanny-1", tile="fever-1", dice=(3, 5)), "enough-already") == {"total": 8}
    assert said(attempt("granny-1", "nanny-1", tile="fever-1", dice=(3, 2)), "enough-already") is None


def test_what_symbols_add_is_told_while_they_can_be_added() -> None:
    match = attempt("granny-1 ponder", "nanny-1", tile="death-1", dice=(3, 2))
    assert (said(match, "headology"), said(match, "now-or-never")) == ({}, {})
    match = attempt("granny-1", "nanny-1", tile="death-1", dice=(3, 2))
    assert (said(match, "headology"), said(match, "now-or-never")) == (None, {})
    match = attempt("granny-1 feegles", "nanny-1", tile="death-1", dice=(3, 2, 0, 0))
    assert (said(match, "headology"), said(match, "now-or-never")) == (None, None)


def test_after_all_dice_what_can_still_help_is_told() -> None:
    match = attempt("feegles", "nanny-1", tile="fever-1", dice=(3, 2, 0, 0))
    assert said(match, "can-still-help") == {"short": 2}
    match = attempt("feegles", "nanny-1", tile="fever-1", dice=(2, 2, 0, 0))
    assert said(match, "can-still-help") is None, "it is not enough even so"
    match = attempt("feegles", "nanny-1", tile="fever-1", dice=(3, 2, 2, 0))
    assert said(match, "can-still-help") is None, "it is enough without it"


def test_three_different_old_witches_are_told_of() -> None:
    hands = ("granny-1 nanny-1 magrat-1", "nanny-2")
    assert said(table(*hands, at="oak skund"), "three") == {"anywhere": "no"}
    assert said(table(*hands, at="oak skund", options={"any_problem": True}), "three") == {"anywhere": "yes"}
    assert said(table("granny-1 nanny-1 nanny-3", "nanny-2", at="oak skund"), "three") is None


def test_who_has_failed_hears_that_one_may_run_away_earlier() -> None:
    match = attempt("nanny-2", "nanny-1", tile="fever-1", dice=(0, 2))
    assert said(match, "failed") is None
    play(match, "roll", "done", dice=(0, 2))
    assert said(match, "failed") == {"short": 3}


# --- what was won and taken -----------------------------------------------------------------------------------------


def test_what_a_tile_is_good_for_is_told_when_it_was_won() -> None:
    match = attempt("nanny-2", "nanny-1", tile="fever-1", dice=(5, 5), easy=["pig-1", ""])
    play(match, "roll", "done", dice=(2, 2))
    assert said(match, "easy-won") == {"easy": 2, "limit": 4}
    assert said(match, "hard-won") is None
    match = attempt("nanny-2", "nanny-1", tile="elves-1", dice=(5, 5), hard=["vlad", ""])
    play(match, "roll", "done", dice=(6, 6))
    assert said(match, "hard-won") == {"hard": 2, "bonus": 1}
    assert said(match, "easy-won") is None


@pytest.mark.parametrize(("hands", "mode"), [(("nanny-2",), "together"), (("nanny-2", "nanny-1"), "competitive")])
def test_black_aliss_is_explained_when_she_comes_for_a_cackle(hands: tuple[str, ...], mode: str) -> None:
    cackles = [4] if len(hands) == 1 else [8, 0]
    match = attempt(*hands, tile="fever-1", dice=(5, 5), cackles=cackles)
    play(match, "roll", "done", dice=(2, 0))
    assert said(match, "aliss") == {"mode": mode}


def test_black_aliss_as_a_consequence_is_another_matter() -> None:
    match = attempt("nanny-2", "nanny-1", tile="hiver", dice=(5, 5), cackles=[0, 0])
    play(match, "roll", "done", dice=(2, 2))
    play(match, "run:cabb")
    assert match.view().players[0].aliss == 1
    assert said(match, "aliss") is None


# --- whole games ----------------------------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"stacked_crises": True, "any_problem": True}),
    (2, {}),
    (3, {"eight_crises": True}),
    (4, {"apprentices": ["dimity", "petulia", "tiffany", "annagramma"]}),
    (2, {"mode": "coop"}),
    (4, {"mode": "coop", "open_hands": False}),
]
RARE = {"elves", "may-look", "dungeon"}


def test_over_whole_games_every_remark_finds_its_moment_and_its_words() -> None:
    told: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(SETUPS, 1):
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, with_player("rules"), answers=350)
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, at_random, answers=250)
    assert {remark.key for remark in REMARKS} - set(told) <= RARE
