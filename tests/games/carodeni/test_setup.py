"""Set-up: CAR-15 to CAR-25."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import slet
from slet.games.carodeni import setup
from slet.games.carodeni.pieces.box import GOALS, Goal
from slet.games.carodeni.pieces.load import SideRow
from slet.kernel.match import Match

from .table import asked, before, names, offered, play, refused

NUMBERS = {2: (3, 2), 3: (4, 2), 4: (4, 3), 5: (4, 4)}


def many(seats: int, number: int = 60, **options: Any) -> list[Match]:
    return [slet.new("carodeni", seats, seed=seed, **options) for seed in range(number)]


@pytest.mark.clause("CAR-15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_chooses_who_begins(first: int) -> None:
    for match in many(3, 5, first_player=first):
        assert asked(match).seat == match.view().first == match.view().turn == first


@pytest.mark.clause("CAR-15")
def test_otherwise_it_is_drawn_by_lot() -> None:
    assert {match.view().first for match in many(4)} == {0, 1, 2, 3}


@pytest.mark.clause("CAR-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_everybody_gets_the_starter_of_the_own_place_and_a_pair_and_nothing_else(seats: int, first: int) -> None:
    match = slet.new("carodeni", seats, seed=4, first_player=first)
    for place in range(seats):
        own = before(match, (first + place) % seats)
        assert own["potions"] == [f"S{place + 1}"], "it waits"
        assert len(own["hand"]) == 2
        assert own["hand"][0][:2] == own["hand"][1][:2], "a pair shares a symbol"
        assert own["stock"] == [0, 0, 0, 0, 0]
        rest = ("pile", "tools", "animals", "goals", "clan_potions", "clan_witches", "clan_tools", "clan_animals")
        assert not any(own[part] for part in rest)
    assert len({before(match, seat)["hand"][0] for seat in range(seats)}) == seats


@pytest.mark.clause("CAR-17")
def test_the_pairs_are_drawn_by_lot() -> None:
    assert {before(match, 1)["hand"][0][:2] for match in many(2)} == {"N1", "N2", "N3", "N4", "N5"}


@pytest.mark.clause("CAR-17")
def test_as_an_option_players_choose_their_pairs_in_turn_order() -> None:
    match = slet.new("carodeni", 3, seed=1, choose_novices=True, first_player=1)
    assert (asked(match).seat, asked(match).kind) == (1, "novices")
    assert offered(match) == ["novices:sun", "novices:moon", "novices:star", "novices:flame", "novices:drop"]
    play(match, "novices:star")
    assert asked(match).seat == 2
    refused(match, "novices:star", "CAR-17")
    play(match, "novices:sun", "novices:drop")
    assert [before(match, seat)["hand"] for seat in range(3)] == [["N5a", "N5b"], ["N3a", "N3b"], ["N1a", "N1b"]]
    assert (asked(match).seat, asked(match).kind) == (1, "turn")


@pytest.mark.clause("CAR-17")
def test_the_last_of_five_gets_the_pair_that_is_left() -> None:
    match = slet.new("carodeni", 5, seed=1, choose_novices=True, first_player=0)
    play(match, "novices:moon", "novices:star", "novices:flame", "novices:drop")
    assert before(match, 4)["hand"] == ["N1a", "N1b"]
    assert asked(match).kind == "turn"


@pytest.mark.clause("CAR-18")
def test_three_ingredients_lie_at_each_location_and_all_others_are_in_the_bag() -> None:
    seen: Counter[str] = Counter()
    for match in many(3):
        view = match.view()
        assert len(view.spots) == 9
        assert view.bag == 65 - 9
        on_board = Counter(names(view.spots))
        assert match.state.bag == [13 - on_board[kind] for kind in ("herb", "berry", "leaf", "mushroom", "root")]
        seen += on_board
    assert all(70 < number < 150 for number in seen.values()), "540 tokens of five kinds, at random"


@pytest.mark.clause("CAR-19", "CAR-20")
@pytest.mark.parametrize(("seats", "aside"), [(1, 0), (2, 0), (3, 5), (4, 5), (5, 5)])
def test_a_potion_and_a_witch_lie_at_each_location_and_with_three_or_more_five_of_each_are_put_aside(
    seats: int, aside: int
) -> None:
    match = slet.new("carodeni", seats, seed=6)
    if seats == 1:
        return  # Ostara has already taken something: see her own tests
    view = match.view()
    assert (view.potion_box, view.witch_box) == (aside, aside)
    assert (view.potion_deck, view.witch_deck) == (47 - aside, 47 - aside)
    assert None not in (*view.potions, *view.witches)


@pytest.mark.clause("CAR-19", "CAR-20")
def test_the_decks_are_shuffled_and_any_card_may_be_put_aside() -> None:
    tops = {match.state.potions.deck[-1].name for match in many(3)}
    laid = {match.view().witches[0].name for match in many(3)}
    aside = {card.name for match in many(3) for card in match.state.potions.box}
    assert min(len(tops), len(laid)) > 25
    assert len(aside) > 45


@pytest.mark.clause("CAR-21", "CAR-22", "CAR-23", "CAR-25")
@pytest.mark.parametrize("seats", NUMBERS)
def test_goals_in_play_are_as_many_as_the_table_says_without_animals_easy_before_hard(seats: int) -> None:
    for match in many(seats, 20):
        goals = match.view().goals
        hard, easy = NUMBERS[seats]
        assert [goal.is_hard for goal in goals] == [False] * easy + [True] * hard
        assert len({goal.token for goal in goals}) == hard + easy, "a token is in play with one side only"
        assert not any(goal.shows_animals for goal in goals)


@pytest.mark.clause("CAR-22")
def test_every_side_without_animals_can_be_drawn() -> None:
    seen = {goal.name for match in many(5, 100) for goal in match.view().goals}
    assert seen == {side.name for token in GOALS for side in token if not side.shows_animals}


@pytest.mark.clause("CAR-22", "CAR-25")
def test_the_hard_goals_are_drawn_first_and_each_group_lies_in_the_order_drawn() -> None:
    match = slet.new("carodeni", 2, seed=9, first_player=0)
    draws = [answer.id for answer in match.record().answers if answer.seat == -1]
    plain = [(easy, hard) for easy, hard in GOALS if not easy.shows_animals]
    hard = [plain[int(place)][1] for place in draws[-2].removeprefix("draw:").split(".")]
    left = [easy for easy, other in plain if other not in hard]
    easy = [left[int(place)] for place in draws[-1].removeprefix("draw:").split(".")]
    assert names(match.view().goals) == names([*easy, *hard])
    assert (len(hard), len(easy)) == (3, 2)


@pytest.mark.clause("CAR-24")
@pytest.mark.parametrize("seats", NUMBERS)
def test_a_longer_game_has_one_hard_goal_more(seats: int) -> None:
    goals = slet.new("carodeni", seats, seed=2, extra_goals=True).view().goals
    hard, easy = NUMBERS[seats]
    assert Counter(goal.is_hard for goal in goals) == {True: hard + 1, False: easy}


@pytest.mark.clause("CAR-24")
@pytest.mark.parametrize(("hard", "easy"), [(2, 0), (0, 2), (13, 0), (6, 7), (1, 1)])
def test_players_may_agree_on_other_numbers(hard: int, easy: int) -> None:
    goals = slet.new("carodeni", 3, seed=2, goals=[hard, easy]).view().goals
    assert [goal.is_hard for goal in goals] == [False] * easy + [True] * hard


@pytest.mark.clause("CAR-24")
def test_goals_with_animals_do_not_count_for_the_limit() -> None:
    goals = slet.new("carodeni", 3, seed=2, goals=[7, 6], animals=True, animal_goals=2).view().goals
    assert len(goals) == 15


@pytest.mark.clause("CAR-25")
def test_goals_with_animals_are_the_last_of_their_group() -> None:
    rng = Random(1)
    seen = set()
    for _ in range(40):
        match = slet.new("carodeni", 4, seed=rng.getrandbits(32), animals=True, animal_goals=2)
        goals = match.view().goals
        order = [(goal.is_hard, goal.shows_animals) for goal in goals]
        assert order == sorted(order)
        seen.add(tuple(order))
    assert len(seen) == 3, "both easy, both hard, one of each"


def token_with(name: str, easy: str, hard: str) -> tuple[Goal, Goal]:
    return Goal(name, "easy", SideRow([easy], 3)), Goal(name, "hard", SideRow([hard], 6))


@pytest.mark.clause("CAR-23", "CAR-86", "CAR-120")
@pytest.mark.parametrize("shown_on", ["easy", "hard"])
def test_a_token_may_show_an_animal_on_one_side_only(shown_on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Goal, "_by_name", {**Goal._by_name})
    sides = ("animals:different x2", "witch:red x2")
    tokens = [token_with(f"X{n}", *(sides if shown_on == "easy" else sides[::-1])) for n in range(2)]
    monkeypatch.setattr(setup, "GOALS", (*GOALS[:13], *tokens))
    plain_sides_seen = set()
    for seed in range(30):
        goals = slet.new("carodeni", 5, seed=seed, animals=True, animal_goals=2, goals=[6, 6]).view().goals
        assert {goal.name for goal in goals if goal.shows_animals} == {f"X0-{shown_on}", f"X1-{shown_on}"}
        assert len({goal.token for goal in goals}) == len(goals) == 14
        goals = slet.new("carodeni", 5, seed=seed, goals=[6, 6]).view().goals
        assert not any(goal.shows_animals for goal in goals)
        plain_sides_seen |= {goal.name for goal in goals}
        goals = slet.new("carodeni", 1, seed=seed, animals=True, difficulty="grand-mistress").view().goals
        added = [goal for goal in goals if goal.shows_animals]
        assert len(added) == (1 if shown_on == "hard" else 0), "on this level only hard ones are added"
    assert {f"X{n}-{'hard' if shown_on == 'easy' else 'easy'}" for n in range(2)} <= plain_sides_seen
