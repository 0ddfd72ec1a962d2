"""What a coach remarks in somebody's first games of Wandering Towers, and when it keeps silent."""

from collections import Counter
from typing import Any

import pytest

import slet
from slet.games.wandering_towers.coach import REMARKS
from support.remarking import at_random, check_words, said, told_in, with_player

from .table import GAME, others_inside, play, table


def test_every_remark_has_words_and_names_clauses_that_there_are() -> None:
    check_words(GAME)


# --- cards ----------------------------------------------------------------------------------------------------------


def test_two_cards_a_turn_are_told_in_the_first_turn() -> None:
    assert said(table({3: "blue", 5: "yellow"}, "tower-1 tower-2 wizard-1", turn=0), "two-cards") == {}
    assert said(table({3: "blue", 5: "yellow"}, "tower-1 tower-2 wizard-1", turn=2), "two-cards") is None


def test_alone_it_is_one_card_a_turn_and_not_many_in_all() -> None:
    match = table({3: "blue"}, "tower-1 tower-2 wizard-1", seats=1, inside=[3], cards_spent=10)
    assert said(match, "alone") == {"cards": 20, "outside": 9}
    assert [said(match, key) for key in ("two-cards", "ends-the-turn", "traps-others", "empty-potions")] == [None] * 4
    assert said(table({3: "blue"}, "tower-1 tower-2 wizard-1"), "alone") is None


def test_a_die_is_rolled_before_anything_is_chosen_and_perhaps_again() -> None:
    match = table({3: "blue"}, "wizard-three-dice tower-2 wizard-1", rolls=[4])
    assert said(match, "die-card") == {}
    assert said(match, "roll-again") is None
    play(match, "play:wizard-three-dice")
    assert said(match, "roll-again") == {"rolled": 4, "rolls": 2}
    assert said(table({3: "blue"}, "tower-2 tower-1 wizard-1"), "die-card") is None


def test_a_hand_that_does_nothing_may_be_swapped() -> None:
    nowhere = {2: "8", 9: "6"}
    assert said(table(nowhere, "tower-1 tower-2 tower-4"), "new-hand") == {}
    assert said(table(nowhere, "tower-1 tower-2 tower-two-dice"), "new-hand") is None, "a die may help"
    assert said(table({2: "8 blue"}, "tower-1 tower-2 tower-4"), "new-hand") is None, "an own wizard can ride"
    assert said(table({2: "8", 3: "yellow"}, "tower-1 tower-2 tower-4"), "new-hand") is None, "a potion can be filled"
    assert said(table(nowhere, "tower-2 tower-4", played=1), "new-hand") is None, "it is too late for that"


# --- Ravenskeep -----------------------------------------------------------------------------------------------------


def test_a_card_that_fits_exactly_is_told_and_that_it_ends_the_turn() -> None:
    match = table({5: "blue", 9: "yellow"}, "wizard-3 tower-1 tower-2", keep=8)
    assert said(match, "fits") == {"steps": 3, "space": 5}
    assert said(match, "ends-the-turn") == {}
    assert said(match, "too-far") is None
    match = table({5: "blue", 9: "yellow"}, "wizard-3 tower-1", keep=8, played=1)
    assert said(match, "fits") == {"steps": 3, "space": 5}
    assert said(match, "ends-the-turn") is None, "it is the last card anyway"


def test_a_card_that_goes_too_far_is_told() -> None:
    match = table({5: "blue", 9: "yellow"}, "wizard-4 tower-1 tower-2", keep=8)
    assert said(match, "too-far") == {"steps": 4, "space": 5, "missing": 3}
    assert (said(match, "fits"), said(match, "ends-the-turn")) == (None, None)
    assert said(table({5: "blue"}, "wizard-2 tower-1 tower-2", keep=8), "too-far") is None


def test_whoever_went_in_with_a_card_to_spare_hears_of_it_at_the_next_question() -> None:
    match = table({5: "blue", 9: "yellow"}, "wizard-3 tower-1 tower-2", keep=8, hands={1: "tower-1 tower-2 tower-3"})
    play(match, "play:wizard-3", "wizard:5/blue+3")
    assert said(match, "card-left") is None, "it is not about somebody else's turn"
    play(match, "discard-all", "leave")
    assert said(match, "card-left") == {}
    match = table({5: "blue", 9: "yellow"}, "wizard-3 tower-1", keep=8, played=1, hands={1: "tower-1 tower-2 tower-3"})
    play(match, "play:wizard-3", "wizard:5/blue+3", "discard-all", "leave")
    assert said(match, "card-left") is None, "both cards were played"


def test_where_ravenskeep_has_flown_and_will_fly_is_told() -> None:
    match = table({5: "blue", 9: "yellow"}, "wizard-3 tower-1 tower-2", keep=8)
    assert said(match, "flew") is None
    play(match, "play:wizard-3", "wizard:5/blue+3")
    assert said(match, "flew") == {"keep": 12, "next": 0}


# --- towers ---------------------------------------------------------------------------------------------------------


def test_any_tower_may_move_with_what_is_above_it_but_not_onto_ravenskeep() -> None:
    match = table({2: "8 6", 6: "4", 9: "2"}, "tower-2 tower-1 wizard-1", keep=8)
    assert [said(match, key) for key in ("any-tower", "floors", "blocked")] == [None] * 3
    play(match, "play:tower-2")
    assert said(match, "any-tower") == {}
    assert said(match, "floors") == {"space": 2, "floors": 2}
    assert said(match, "blocked") == {"space": 6, "steps": 2}


def test_whoever_has_brought_a_wizard_home_knows_that_any_tower_may_move() -> None:
    match = others_inside({2: "8 6 blue", 6: "4"}, "tower-2 tower-1 wizard-1", keep=14)
    play(match, "play:tower-2")
    assert said(match, "any-tower") is None


def test_single_towers_far_from_ravenskeep_need_no_such_words() -> None:
    single = {n: str(n) for n in range(1, 10)}
    match = others_inside({**single, 12: "blue"}, "tower-2 tower-1 wizard-1", keep=14)
    play(match, "play:tower-2")
    assert (said(match, "floors"), said(match, "blocked")) == (None, None)


def test_wizards_in_reach_of_a_tower_are_a_potion() -> None:
    match = table({2: "8", 4: "yellow yellow"}, "tower-2 tower-1 wizard-1")
    assert said(match, "traps-others") == {"space": 4, "steps": 2, "wizards": 2}
    match = table({2: "8", 4: "yellow yellow"}, "tower-2 tower-1 wizard-1", full=[6, 0])
    assert said(match, "traps-others") is None, "no potion is empty"
    match = table({2: "8", 4: "yellow blue"}, "tower-2 tower-1 wizard-1")
    assert said(match, "traps-others") is None, "an own wizard is among them"


def test_partners_are_spared() -> None:
    track = {2: "8", 4: "red"}
    assert said(table(track, "tower-2 tower-1 wizard-1", seats=4), "traps-others") is not None
    assert said(table(track, "tower-2 tower-1 wizard-1", seats=4, teams=True), "traps-others") is None


def test_a_tower_that_would_come_down_on_an_own_wizard_is_a_danger() -> None:
    match = table({2: "8", 4: "blue blue"}, "tower-2 tower-1 wizard-1")
    assert said(match, "traps-own") is None, "no tower is chosen yet"
    play(match, "play:tower-2")
    assert said(match, "traps-own") == {"space": 4, "wizards": 2}
    match = table({2: "8", 4: "yellow"}, "tower-2 tower-1 wizard-1")
    play(match, "play:tower-2")
    assert said(match, "traps-own") is None


def trapping(memory: str = "strict", then: str = "tower:2/1+1") -> Any:
    """Seat 1 sets a tower on a wizard of seat 0 and then moves another, or the same."""
    match = table(
        {1: "8", 2: "4", 3: "blue", 6: "yellow"},
        active=1,
        hands={1: "tower-2 tower-1 tower-3", 0: "tower-4 tower-5 wizard-1"},
        memory=memory,
    )
    play(match, "play:tower-2", "tower:1/1+2", "play:tower-1", then)
    if match.asks[0].seat == 1:
        play(match, "end-turn")
    return match


def test_an_own_wizard_under_a_tower_is_told_of_while_it_is_there() -> None:
    assert said(trapping(), "trapped", 0) == {"space": 3, "memory": "strict"}
    assert said(trapping("assisted"), "trapped", 0) == {"space": 3, "memory": "assisted"}
    assert said(trapping(then="tower:3/1+1"), "trapped", 0) is None, "the tower has moved on"


# --- potions, spells and others -------------------------------------------------------------------------------------


def test_spells_that_can_be_paid_are_told_and_a_hoard_is_advised_against() -> None:
    track = {2: "8 blue", 5: "yellow"}
    match = table(track, "tower-2 tower-1 wizard-1", full=[1, 0])
    assert said(match, "spell") == {"price": 1, "goal": "yes"}
    assert said(match, "hoard") is None
    assert said(table(track, "tower-2 tower-1 wizard-1", full=[3, 0]), "hoard") == {"full": 3}
    assert said(table(track, "tower-2 tower-1 wizard-1"), "spell") is None


def test_empty_potions_are_told_when_nearly_all_wizards_are_in() -> None:
    track = {2: "8 blue", 5: "yellow"}
    match = table(track, "tower-2 tower-1 wizard-1", inside=[4, 0], full=[3, 0])
    assert said(match, "empty-potions") == {"empty": 3, "outside": 1}
    assert said(table(track, "tower-2 tower-1 wizard-1", inside=[3, 0], full=[3, 0]), "empty-potions") is None
    assert said(table(track, "tower-2 tower-1 wizard-1", inside=[4, 0], full=[5, 0]), "empty-potions") is None


def test_the_last_round_is_told() -> None:
    match = table({2: "8", 5: "yellow"}, "tower-2 tower-1 wizard-1", active=1, inside=[5, 0], full=[6, 0], met=[0])
    assert said(match, "last-round") == {}
    assert said(table({5: "yellow"}, "tower-2 tower-1 wizard-1"), "last-round") is None


def test_partners_help_each_other() -> None:
    match = table({2: "8 blue", 5: "red"}, "tower-2 tower-1 wizard-1", seats=4, teams=True)
    assert said(match, "partner") == {}
    assert said(match, "moves-partner") is None
    match = table({2: "8", 5: "red"}, "tower-2 tower-1 wizard-1", seats=4, teams=True, inside=[4, 0, 0, 0])
    assert said(match, "moves-partner") == {}
    match = table({2: "8 blue", 5: "red"}, "tower-2 tower-1 wizard-1", seats=4)
    assert (said(match, "partner"), said(match, "moves-partner")) == (None, None)


def test_master_wizards_are_told_how_casting_goes_round() -> None:
    match = table({2: "8 blue", 5: "yellow"}, "tower-2 tower-1 wizard-1", mode="master", full=[2, 0])
    assert said(match, "goes-round") is None
    play(match, "play:tower-2")
    assert said(match, "goes-round") == {}


def test_whoever_may_ride_along_is_told_what_that_is() -> None:
    spells = ["piggyback", "swap-tower", "headwind-tower", "advance-tower"]
    match = table({2: "8 blue yellow"}, "tower-2 tower-1 wizard-1", mode="advanced", spells=spells, full=[0, 1])
    play(match, "play:wizard-1")
    assert said(match, "rides-along") is None
    play(match, "wizard:2/blue+1")
    assert said(match, "rides-along", 1) == {}


# --- whole games ----------------------------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"spells": 3}),
    (2, {}),
    (2, {"mode": "master"}),
    (2, {"memory": "assisted"}),
    (3, {"mode": "advanced"}),
    (3, {"mode": "coop", "spells": 3}),
    (4, {"teams": True}),
    (4, {"teams": True, "mode": "master"}),
    (6, {}),
]


@pytest.fixture(scope="module")
def told() -> Counter[str]:
    """What could be said in a game of every kind, played by the rules, and in the beginning of one at random."""
    found: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(SETUPS):
        found += told_in(slet.new(GAME, seats, seed=seed, **options), seed, with_player("rules"), answers=400)
        found += told_in(slet.new(GAME, seats, seed=seed, **options), seed, at_random, answers=100)
    return found


def test_over_whole_games_every_remark_finds_its_moment_and_its_words(told: Counter[str]) -> None:
    assert {remark.key for remark in REMARKS} - set(told) <= {"moves-partner"}
