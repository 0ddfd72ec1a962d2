"""The master wizards variant: WT-97 to WT-110, WT-148. When Free a Wizard may be cast: test_master_free.py.

Three play unless told otherwise: blue, yellow and red. Nobody is imprisoned at first, and Ravenskeep is far away.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Any

import pytest

import slet
from slet.games.wandering_towers.events import Cast, Claimed, Lapsed, NothingMoved, Rolled
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import GAME, PRICES, asked, at, hand, offered, others_inside, play, potions, refused, table, told, who

BLUE, YELLOW, RED = range(3)
REST = "1 2 3 4 5 6 7 8 9"
TRACK = {2: "blue", 4: "yellow", 6: "red", 9: REST}
CARDS = "wizard-1 tower-1 wizard-two-dice"
FOUR = ("advance-wizard", "advance-tower", "headwind-tower", "nudge-ravenskeep")
PASSES = {"pass", "pass-for-turn"}


def master(track: dict[int, str] | None = None, cards: str = CARDS, **more: Any) -> Match:
    more = {"seats": 3, "keep": 14, "mode": "master", "spells": FOUR, "full": [0, 0, 0], **more}
    return others_inside(track or TRACK, cards, **more)


def passing(match: Match, kind: str) -> list[int]:
    """Who is asked that, one after the other, when all pass."""
    seats = []
    while match.ask is not None and match.ask.kind == kind:
        seats.append(match.ask.seat)
        play(match, "pass")
    return seats


def both(*names: str) -> set[str]:
    """To cast these now, or to claim the right for later."""
    return {f"{verb}:{name}" for verb in ("cast", "claim") for name in names}


# --- WT-97, WT-98 --------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-97")
@pytest.mark.parametrize("number", range(9))
def test_any_number_of_the_eight_tokens_lies_in_the_middle_drawn_or_picked(number: int) -> None:
    match = slet.new(GAME, seats=4, mode="master", spells=number, seed=1)
    assert len(set(match.view().spells)) == number
    picked = list(PRICES)[8 - number :]
    match = slet.new(GAME, seats=4, mode="master", spells=picked)
    assert [spell.name for spell in match.view().spells] == picked


@pytest.mark.clause("WT-97")
def test_drawn_tokens_are_drawn_by_lot_and_without_a_wish_all_eight_lie_there() -> None:
    drawn = [slet.new(GAME, seats=3, mode="master", spells=2, seed=seed).view().spells for seed in range(30)]
    assert {spell.name for spell in chain(*drawn)} == set(PRICES)
    assert len(slet.new(GAME, seats=3, mode="master").view().spells) == 8


@pytest.mark.clause("WT-97")
@pytest.mark.parametrize("spells", [9, -1, ["piggyback", "piggyback"], [*PRICES, "piggyback"]])
def test_more_tokens_than_there_are_are_refused(spells: object) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats=4, mode="master", spells=spells)


@pytest.mark.clause("WT-97")
def test_without_tokens_nobody_is_ever_asked() -> None:
    match = master(spells=[], full=[5, 5, 5])
    play(match, "play:wizard-1")
    assert who(match) == (BLUE, "move")
    play(match, "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-98")
def test_a_spell_in_another_players_turn_may_harm_and_its_potion_goes_to_the_caster() -> None:
    match = master({1: "1", 3: "blue", 4: "yellow red", 9: "2 3 4 5 6 7 8 9"}, full=[0, 0, 1])
    play(match, "play:wizard-1")
    assert who(match) == (RED, "cast-before")
    play(match, "cast:advance-tower", "tower:1/1+2")
    assert at(match, 3) == "blue 1"
    assert potions(match, RED) == (3, 1, 1), "one paid, one filled"
    assert potions(match, BLUE) == (5, 0, 0)


@pytest.mark.clause("WT-98", "WT-45")
def test_a_wizard_brought_in_by_another_players_spell_does_not_end_the_turn() -> None:
    match = master({3: "blue", 4: "yellow", 6: "blue red", 9: REST}, keep=7, full=[0, 0, 2], spells=["advance-wizard"])
    play(match, "play:wizard-1", "cast:advance-wizard", "wizard:6/blue+1")
    assert match.view().players[BLUE].inside == 3
    assert who(match) == (BLUE, "move"), "the active player's own wizard, but not by the active player's spell"
    play(match, "wizard:3/blue+1")
    assert who(match) == (BLUE, "act-second")


# --- WT-99 to WT-101 -----------------------------------------------------------------------------------------


@pytest.mark.clause("WT-99", "WT-106")
def test_one_player_casts_one_kind_of_spell_on_a_card_once_or_several_times() -> None:
    match = master(full=[0, 4, 4])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:9/9+2")
    for steps in ("tower:9/8+2", "tower:9/7+2"):
        assert who(match) == (YELLOW, "cast-again")
        assert offered(match) == {"cast:advance-tower", "pass"}, "no other kind"
        refused(match, "cast:headwind-tower", "WT-99")
        refused(match, "cast:advance-tower", "WT-99", seat=RED)
        play(match, "cast:advance-tower", steps)
    play(match, "pass")
    assert who(match) == (BLUE, "move"), "red is not asked"
    assert potions(match, YELLOW) == (1, 1, 3)
    play(match, "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second"), "and nobody casts after the card"


@pytest.mark.clause("WT-99")
def test_the_second_card_of_a_turn_has_a_right_of_its_own() -> None:
    match = master(full=[0, 4, 4])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:9/9+2", "pass", "wizard:2/blue+1", "play:tower-1")
    assert who(match) == (YELLOW, "cast-before")
    play(match, "pass")
    assert who(match) == (RED, "cast-before")
    play(match, "cast:headwind-tower", "tower:9/8-2", "pass", "tower:9/7+1")
    assert asked(match).seat == YELLOW
    assert [(event.seat, event.spell.name) for event in told(match, Cast)] == [
        (1, "advance-tower"),
        (2, "headwind-tower"),
    ]


@pytest.mark.clause("WT-99", "WT-62")
def test_nobody_is_asked_to_cast_again_what_cannot_be_paid_or_carried_out_again() -> None:
    match = master(full=[0, 1, 4])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:9/9+2")
    assert who(match) == (BLUE, "move")
    match = master({2: "blue", 4: "yellow", 9: REST, 14: "red"}, keep=13, full=[0, 5, 0], spells=["headwind-tower"])
    play(match, "play:wizard-1", "cast:headwind-tower", "tower:9/1-2")
    assert who(match) == (YELLOW, "cast-again")


@pytest.mark.clause("WT-99", "WT-69")
def test_a_spell_that_has_become_impossible_is_not_cast_again() -> None:
    match = master({2: "blue", 4: "yellow", 9: REST, 6: "red"}, keep=13, full=[0, 5, 0], spells=["advance-tower"])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:9/1+2")
    assert who(match) == (BLUE, "move"), "from 11 all towers together would land on Ravenskeep"


@pytest.mark.clause("WT-100")
def test_nothing_is_cast_before_the_first_card_between_cards_or_after_the_second() -> None:
    match = master({2: "blue", 3: "blue", 4: "yellow", 9: REST}, full=[5, 5, 5], step="begin_turn")
    for kind in ("act", "act-second"):
        assert who(match) == (BLUE, kind)
        assert offered(match, "cast") == offered(match, "claim") == set()
        for name in FOUR:
            refused(match, f"cast:{name}")
        play(match, "play:wizard-1" if kind == "act" else "play:wizard-two-dice")
        assert passing(match, "cast-before") == [BLUE, YELLOW, RED]
        play(match, "wizard:2/blue+1" if kind == "act" else "leave")
        assert passing(match, "cast-after") == [BLUE, YELLOW, RED]
    assert who(match) == (YELLOW, "act"), "the turn has ended without another question"


@pytest.mark.clause("WT-101", "WT-103", "WT-104")
@pytest.mark.parametrize("active", range(4))
def test_the_right_to_cast_is_first_the_active_players_and_then_passed_on_in_turn_order(active: int) -> None:
    track = {2: "blue yellow red green", 9: REST}
    match = master(track, "wizard-1 tower-2 tower-2", seats=4, full=[2, 2, 2, 2], active=active)
    play(match, "play:wizard-1")
    order = [(active + n) % 4 for n in range(4)]
    for n, seat in enumerate(order):
        assert who(match) == (seat, "cast-before")
        refused(match, "pass", "WT-103", seat=order[n - 1])
        play(match, "pass")
    assert who(match) == (active, "move")
    play(match, asked(match).options[0].id)
    assert passing(match, "cast-after") == order


# --- WT-102 to WT-104 ----------------------------------------------------------------------------------------


@pytest.mark.clause("WT-102", "WT-103")
def test_each_in_order_casts_now_or_claims_the_right_for_later_or_passes() -> None:
    match = master(full=[1, 2, 0])
    play(match, "play:wizard-1")
    assert offered(match) == both("advance-tower", "headwind-tower") | PASSES
    for wrong in ("claim:advance-wizard", "cast:nudge-ravenskeep", "cast:piggyback", "claim:free-wizard", "leave"):
        refused(match, wrong, "WT-103")
    play(match, "pass")
    assert who(match) == (YELLOW, "cast-before")
    assert offered(match) == both(*FOUR) | PASSES


@pytest.mark.clause("WT-102")
def test_a_spell_cast_now_takes_effect_before_the_card() -> None:
    match = master({2: "blue", 4: "yellow", 1: "1", 9: "2 3 4 5 6 7 8 9"}, "tower-3 wizard-1 wizard-2", full=[1, 0, 0])
    play(match, "play:tower-3", "cast:advance-tower", "tower:9/8+2")
    assert at(match, 11) == "9"
    assert potions(match, BLUE) == (4, 0, 1)
    assert who(match) == (BLUE, "move")
    play(match, "tower:9/7+3")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-102", "WT-103", "WT-105")
def test_a_spell_that_was_claimed_takes_effect_after_the_card() -> None:
    match = master(full=[0, 2, 2])
    play(match, "play:wizard-1", "claim:advance-tower")
    assert told(match, Claimed) == [Claimed(YELLOW, match.view().spells[1])]
    assert (match.view().right, match.view().claim.name) == (YELLOW, "advance-tower")
    assert who(match) == (BLUE, "move"), "red is not asked any more"
    assert potions(match, YELLOW) == (3, 2, 0), "not paid yet"
    play(match, "wizard:2/blue+1")
    assert at(match, 3) == "blue"
    assert who(match) == (YELLOW, "target-advance-tower"), "a claim binds"
    refused(match, "pass", "WT-112")
    play(match, "tower:9/9+2")
    assert potions(match, YELLOW) == (3, 1, 1)
    assert who(match) == (YELLOW, "cast-again")
    play(match, "cast:advance-tower", "tower:9/8+2")
    assert potions(match, YELLOW) == (3, 0, 2)
    assert who(match) == (BLUE, "act-second"), "and nobody else casts on this card"


@pytest.mark.clause("WT-102", "WT-104")
def test_after_the_card_a_spell_can_only_come_after_it() -> None:
    match = master(full=[0, 2, 0])
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1")
    assert who(match) == (YELLOW, "cast-after")
    assert offered(match) == {f"cast:{name}" for name in FOUR} | PASSES, "there is nothing to claim"
    for name in FOUR:
        refused(match, f"claim:{name}", "WT-104")
    play(match, "cast:advance-wizard", "wizard:3/blue+1")
    assert at(match, 4) == "blue yellow"


@pytest.mark.clause("WT-103")
def test_the_question_goes_round_before_a_die_is_rolled() -> None:
    match = master(full=[1, 1, 1], rolls=[2, 5])
    play(match, "play:wizard-two-dice")
    for seat in range(3):
        assert who(match) == (seat, "cast-before")
        assert told(match, Rolled) == []
        assert match.view().rolled is None
        play(match, "pass")
    assert [event.pips for event in told(match, Rolled)] == [2]
    play(match, "roll-again")
    assert who(match) == (BLUE, "move-rolled"), "it does not go round between the rolls"
    play(match, "wizard:2/blue+5")
    assert passing(match, "cast-after") == [0, 1, 2]


@pytest.mark.clause("WT-103", "WT-105")
def test_a_claim_outlasts_the_rolls() -> None:
    match = master(full=[0, 1, 1], rolls=[2, 5])
    play(match, "play:wizard-two-dice", "claim:advance-tower", "roll-again", "wizard:2/blue+5")
    assert who(match) == (YELLOW, "target-advance-tower")


@pytest.mark.clause("WT-103")
@pytest.mark.parametrize("way", ["cast", "claim"])
@pytest.mark.parametrize("holder", range(3))
def test_the_first_who_does_not_pass_holds_the_right_and_nobody_after_is_asked(holder: int, way: str) -> None:
    match = master(full=[1, 1, 1])
    play(match, "play:wizard-1", *["pass"] * holder)
    assert who(match) == (holder, "cast-before")
    play(match, f"{way}:advance-tower", *(["tower:9/9+2"] if way == "cast" else []))
    assert match.view().right == holder
    assert who(match) == (BLUE, "move")
    play(match, "wizard:2/blue+1", *(["tower:9/9+2"] if way == "claim" else []))
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-104")
@pytest.mark.parametrize("holder", range(3))
def test_if_all_pass_the_question_goes_round_once_more_after_the_card(holder: int) -> None:
    match = master(full=[2, 2, 2])
    play(match, "play:wizard-1", *["pass"] * 3, "wizard:2/blue+1", *["pass"] * holder)
    assert who(match) == (holder, "cast-after")
    play(match, "cast:headwind-tower", "tower:9/9-2")
    assert who(match) == (holder, "cast-again")
    play(match, "pass")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-104")
def test_it_goes_round_once_more_after_a_card_without_effect_too() -> None:
    match = master({2: "blue", 4: "yellow", 6: "red", 9: REST}, "wizard-two-dice tower-1 tower-2", full=[1, 1, 1])
    play(match, "play:wizard-two-dice", *["pass"] * 3, "leave")
    assert passing(match, "cast-after") == [0, 1, 2]


@pytest.mark.clause("WT-104", "WT-148")
def test_a_potion_filled_by_the_card_may_pay_for_a_spell_after_it() -> None:
    match = master({2: "blue", 4: "yellow", 3: "1", 9: "2 3 4 5 6 7 8 9"})
    play(match, "play:tower-1", "tower:3/1+1")
    assert who(match) == (BLUE, "cast-after")
    play(match, "cast:advance-tower", "tower:4/1+2")
    assert at(match, 4) == "yellow"


# --- WT-105 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-105")
def test_a_claim_lapses_without_cost_when_the_spell_has_become_impossible_and_the_right_is_free_again() -> None:
    match = master({4: "yellow", 3: "1", 9: "2 3 4 5 6 7 8 9"}, "tower-1 tower-1 tower-3", full=[0, 2, 2])
    play(match, "play:tower-1", "claim:advance-wizard", "tower:3/1+1")
    assert [(event.seat, event.spell.name) for event in told(match, Lapsed)] == [(YELLOW, "advance-wizard")]
    assert potions(match, YELLOW) == (3, 2, 0)
    assert who(match) == (BLUE, "cast-after"), "blue has just filled a potion and comes first"
    assert offered(match) == {"cast:advance-tower", "cast:headwind-tower"} | PASSES
    assert passing(match, "cast-after") == [BLUE, YELLOW, RED]


@pytest.mark.clause("WT-105")
def test_only_what_can_be_paid_for_may_be_claimed() -> None:
    match = master(full=[0, 1, 3])
    play(match, "play:wizard-1")
    assert offered(match, "claim") == {"claim:advance-tower", "claim:headwind-tower"}
    play(match, "pass")
    assert offered(match, "claim") == {f"claim:{name}" for name in FOUR}


@pytest.mark.clause("WT-105", "WT-103")
def test_a_spell_that_is_impossible_now_may_be_claimed_for_after_the_card_that_makes_it_possible() -> None:
    match = master(
        {4: "yellow 1", 9: "2 3 4 5 6 7 8 9"}, "tower-1 tower-1 tower-3", full=[0, 0, 2], spells=["headwind-wizard"]
    )
    play(match, "play:tower-1")
    assert who(match) == (RED, "cast-before")
    assert offered(match) == {"claim:headwind-wizard"} | PASSES
    play(match, "claim:headwind-wizard", "tower:4/1+1", "wizard:4/yellow-1")
    assert at(match, 3) == "yellow"
    assert potions(match, RED) == (3, 0, 2)


@pytest.mark.clause("WT-105")
def test_whoever_claims_casts_that_spell_and_no_other() -> None:
    match = master(full=[0, 4, 0])
    play(match, "play:wizard-1", "claim:advance-tower", "wizard:2/blue+1", "tower:9/9+2")
    assert offered(match) == {"cast:advance-tower", "pass"}
    refused(match, "cast:headwind-tower", "WT-99")


@pytest.mark.clause("WT-105", "WT-103")
def test_a_claim_holds_for_one_card() -> None:
    match = master(full=[0, 1, 0])
    play(match, "play:wizard-1", "claim:advance-tower", "wizard:2/blue+1", "tower:9/9+2")
    assert (match.view().claim, who(match)) == (None, (BLUE, "act-second"))
    play(match, "play:tower-1")
    assert (match.view().right, match.view().claim) == (None, None)


# --- WT-106 to WT-108 ----------------------------------------------------------------------------------------


@pytest.mark.clause("WT-106")
@pytest.mark.parametrize("way", ["cast", "claim"])
def test_several_casts_on_one_card_all_come_before_it_or_all_after_it(way: str) -> None:
    match = master(full=[3, 0, 0])
    play(match, "play:wizard-1", f"{way}:advance-tower")
    if way == "cast":
        play(match, "tower:9/9+2", "pass", "wizard:2/blue+1")
        assert who(match) == (BLUE, "act-second"), "before it, so none after it"
    else:
        assert who(match) == (BLUE, "move"), "after it, so none before it"
        refused(match, "cast:advance-tower", "WT-29")


@pytest.mark.clause("WT-106")
def test_a_potion_filled_by_one_cast_may_pay_for_the_next() -> None:
    match = master({2: "blue", 1: "1", 3: "yellow", 5: "red", 9: "2 3 4 5 6 7 8 9"}, full=[0, 1, 0])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:1/1+2")
    assert potions(match, YELLOW) == (3, 1, 1)
    assert who(match) == (YELLOW, "cast-again")
    play(match, "cast:advance-tower", "tower:3/1+2")
    assert (at(match, 3), at(match, 5)) == ("yellow", "red 1")


@pytest.mark.clause("WT-107")
def test_a_numbered_either_card_is_announced_for_tower_or_wizard_and_that_stays() -> None:
    match = master(cards="either-4-2 either-die wizard-1")
    announced = {"announce:either-4-2/tower", "announce:either-4-2/wizard"}
    assert offered(match) == announced | {"play:either-die", "play:wizard-1", "discard-all"}
    for wrong in ("play:either-4-2", "announce:either-die/tower", "announce:wizard-1/wizard"):
        refused(match, wrong, "WT-19")
    tower, wizard = match.fork(), match
    play(tower, "announce:either-4-2/tower")
    assert tower.view().thing == "tower"
    assert offered(tower) == {f"tower:9/{floor}+4" for floor in range(1, 10)}
    refused(tower, "wizard:2/blue+2", "WT-35")
    play(wizard, "announce:either-4-2/wizard")
    assert offered(wizard) == {"wizard:2/blue+2"}
    refused(wizard, "tower:9/1+4", "WT-35")


@pytest.mark.clause("WT-107")
def test_even_what_is_not_possible_at_that_moment_may_be_announced() -> None:
    match = master({2: "blue 1", 4: "yellow", 9: "2 3 4 5 6 7 8 9"}, "either-4-2 either-die wizard-1", full=[0, 1, 0])
    play(match, "announce:either-4-2/wizard")
    idle = match.fork()
    play(idle, "pass")
    assert [event.why for event in told(idle, NothingMoved)] == ["impossible"], "and cannot be changed to a tower"
    play(match, "cast:advance-tower", "tower:2/1+2")
    play(match, *(["pass"] if who(match)[1] == "cast-again" else []))
    assert offered(match) == {"wizard:2/blue+2"}, "a spell has made it possible"


@pytest.mark.clause("WT-107")
def test_the_second_card_is_announced_too_or_discarded_unused() -> None:
    match = master(cards="wizard-1 either-4-2 either-1-1")
    play(match, "play:wizard-1", "wizard:2/blue+1")
    cards = ("either-4-2", "either-1-1")
    announced = {f"announce:{card}/{thing}" for card in cards for thing in ("tower", "wizard")}
    assert offered(match) == announced | {f"discard:{card}" for card in cards}


@pytest.mark.clause("WT-107", "WT-37")
def test_the_either_card_with_a_die_is_not_announced() -> None:
    match = master(cards="either-die wizard-1 tower-1", rolls=[3])
    play(match, "play:either-die")
    assert match.view().thing is None
    assert offered(match) == {"wizard:2/blue+3", "leave"} | {f"tower:9/{floor}+3" for floor in range(1, 10)}


@pytest.mark.clause("WT-107")
@pytest.mark.parametrize("mode", ["base", "advanced"])
def test_in_other_variants_nothing_is_announced(mode: str) -> None:
    spells = FOUR if mode == "advanced" else FOUR[:2]
    match = master(cards="either-4-2 wizard-1 tower-1", mode=mode, spells=spells)
    assert offered(match, "announce") == set()
    play(match, "play:either-4-2")
    assert offered(match) == {"wizard:2/blue+2"} | {f"tower:9/{floor}+4" for floor in range(1, 10)}


@pytest.mark.clause("WT-108")
def test_a_card_that_a_spell_has_made_impossible_is_discarded_without_effect_and_not_replaced() -> None:
    match = master({2: "blue", 4: "yellow", 0: "1", 9: "2 3 4 5 6 7 8 9"}, keep=14, full=[0, 1, 0])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:0/1+2", "pass")
    assert at(match, 2) == "blue 1"
    assert [event.why for event in told(match, NothingMoved)] == ["impossible"]
    assert match.view().discard[-1].name == "wizard-1"
    assert who(match) == (BLUE, "act-second")
    assert hand(match, BLUE) == "tower-1 wizard-two-dice"
    play(match, "discard:tower-1")
    assert asked(match).seat == YELLOW, "it was one of the two"


@pytest.mark.clause("WT-108")
def test_a_card_announced_for_a_tower_that_cannot_move_any_more_has_no_effect() -> None:
    nine = {9: REST, 2: "blue", 4: "yellow", 6: "red"}
    match = master(nine, "either-4-2 wizard-1 tower-1", keep=12, full=[0, 2, 0], spells=["nudge-ravenskeep"])
    play(match, "announce:either-4-2/tower", "cast:nudge-ravenskeep", "nudge:forward")
    assert match.view().keep == 13
    assert [event.why for event in told(match, NothingMoved)] == ["impossible"]
    assert match.view().discard[-1].name == "either-4-2"


# --- WT-109, WT-110 ------------------------------------------------------------------------------------------

NEAR = {6: "blue", 4: "yellow blue", 3: "red", 9: REST}


@pytest.mark.clause("WT-109", "WT-67")
def test_the_own_wizard_brought_in_by_the_own_spell_ends_the_turn_and_the_waiting_card_has_no_effect() -> None:
    match = master(NEAR, keep=7, full=[4, 4, 4])
    play(match, "play:wizard-1", "cast:advance-wizard", "wizard:6/blue+1")
    assert match.view().players[BLUE].inside == 3
    assert [event.why for event in told(match, NothingMoved)] == ["turn-over"]
    assert match.view().discard[-1].name == "wizard-1"
    assert who(match) == (YELLOW, "act"), "no question goes round any more, not even for the same spell again"
    assert match.view().players[BLUE].cards == 3
    assert potions(match, BLUE) == (1, 2, 2)


@pytest.mark.clause("WT-109")
def test_the_own_wizard_brought_in_by_the_card_ends_the_turn_and_nobody_casts_after_it() -> None:
    match = master(NEAR, keep=7, full=[4, 4, 4])
    play(match, "play:wizard-1", "pass", "pass", "pass", "wizard:6/blue+1")
    assert who(match) == (YELLOW, "act")
    assert match.view().players[BLUE].cards == 3


@pytest.mark.clause("WT-109", "WT-105")
def test_a_claim_lapses_without_cost_when_the_turn_ends_at_once() -> None:
    match = master(NEAR, keep=7, full=[4, 4, 4])
    play(match, "play:wizard-1", "pass", "claim:advance-tower", "wizard:6/blue+1")
    assert [(event.seat, event.spell.name) for event in told(match, Lapsed)] == [(YELLOW, "advance-tower")]
    assert potions(match, YELLOW) == (1, 4, 0)
    assert who(match) == (YELLOW, "act")


@pytest.mark.clause("WT-109", "WT-45")
@pytest.mark.parametrize(("spell", "wizard"), [("advance-wizard", "yellow"), ("headwind-wizard", "red")])
def test_another_players_wizard_brought_in_by_the_active_player_ends_nothing(spell: str, wizard: str) -> None:
    track = {6: "yellow blue", 8: "red", 4: "yellow", 3: "red", 9: REST}
    match = master(track, keep=7, full=[2, 0, 0], spells=[spell])
    step = "wizard:6/yellow+1" if wizard == "yellow" else "wizard:8/red-1"
    play(match, "play:wizard-1", f"cast:{spell}", step)
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-109")
def test_a_spell_after_the_card_ends_the_turn_too_when_it_brings_in_the_casters_own_wizard() -> None:
    match = master(NEAR, keep=7, full=[4, 4, 4])
    play(match, "play:wizard-1", "claim:advance-wizard", "wizard:4/blue+1", "wizard:6/blue+1")
    assert who(match) == (YELLOW, "act")
    assert told(match, NothingMoved) == [], "the card had its effect"


@pytest.mark.clause("WT-110")
def test_no_question_goes_round_for_a_card_discarded_unused() -> None:
    match = master(full=[4, 4, 4])
    play(match, "play:wizard-1", *["pass"] * 3, "wizard:2/blue+1", *["pass"] * 3, "discard:tower-1")
    assert who(match) == (YELLOW, "act")


@pytest.mark.clause("WT-110")
@pytest.mark.parametrize("move", ["tower:9/9+1", "leave"])
def test_no_question_goes_round_in_a_discard_all_turn(move: str) -> None:
    match = master(full=[4, 4, 4])
    play(match, "discard-all")
    assert who(match) == (BLUE, "discard-all-move")
    assert offered(match, "cast") == set()
    play(match, move)
    assert who(match) == (YELLOW, "act")


# --- WT-148 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-148")
@pytest.mark.parametrize(("full", "asked_before"), [([0, 0, 0], []), ([1, 0, 2], [0, 2]), ([0, 1, 0], [1])])
def test_nobody_is_asked_who_cannot_pay_for_any_spell(full: Sequence[int], asked_before: list[int]) -> None:
    match = master(full=full)
    play(match, "play:wizard-1")
    assert passing(match, "cast-before") == asked_before
    play(match, "wizard:2/blue+1")
    assert passing(match, "cast-after") == asked_before


@pytest.mark.clause("WT-148")
def test_one_potion_is_not_enough_to_be_asked_where_all_spells_cost_two() -> None:
    match = master(full=[1, 1, 2], spells=["advance-wizard", "nudge-ravenskeep"])
    play(match, "play:wizard-1")
    assert passing(match, "cast-before") == [RED]
    play(match, "wizard:2/blue+1")
    assert passing(match, "cast-after") == [RED]


@pytest.mark.clause("WT-148", "WT-104")
def test_nobody_is_asked_after_the_card_for_a_spell_that_cannot_be_carried_out() -> None:
    nine = {9: REST, 2: "blue", 4: "yellow", 6: "red"}
    match = master(nine, keep=11, full=[0, 1, 0], spells=["advance-tower"])
    play(match, "play:wizard-1")
    assert offered(match) == {"claim:advance-tower"} | PASSES
    play(match, "pass", "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-148", "WT-125")
@pytest.mark.parametrize(
    ("track", "card", "riders"),
    [
        ({2: "blue yellow", 4: "red"}, "play:wizard-1", [YELLOW]),
        ({2: "blue blue", 4: "red yellow"}, "play:wizard-1", [BLUE]),
        ({2: "blue", 4: "red yellow"}, "play:wizard-1", []),
        ({2: "blue yellow red"}, "play:tower-1", []),
        ({2: "blue yellow red"}, "play:wizard-two-dice", [YELLOW, RED]),
        ({2: "blue yellow", 3: "yellow yellow red red red"}, "play:wizard-1", []),
        ({2: "blue yellow", 3: "yellow red red red"}, "play:wizard-1", [YELLOW]),
        ({2: "blue yellow", 3: "yellow yellow red red red"}, "play:wizard-two-dice", [YELLOW]),
        ({2: "1 blue", 9: "yellow 2 3 4 5 6 7 8 9"}, "play:wizard-1", []),
        ({1: "1 blue yellow", 9: "2 3 4 5 6 7 8 9"}, "play:wizard-1", [YELLOW]),
    ],
)
def test_nobody_is_asked_for_piggyback_without_a_wizard_that_could_ride(
    track: dict[int, str], card: str, riders: list[int]
) -> None:
    match = master({9: REST, **track}, full=[1, 1, 1], spells=["piggyback"])
    play(match, card)
    assert passing(match, "cast-before") == riders


@pytest.mark.clause("WT-148", "WT-126", "WT-88")
def test_in_a_team_one_is_asked_for_piggyback_beside_a_partners_wizard_that_could_be_moved() -> None:
    track = {2: "red yellow", 4: "green", 9: REST}
    match = master(track, seats=4, teams=True, full=[1, 1, 1, 1], spells=["piggyback"])
    play(match, "play:wizard-1")
    assert passing(match, "cast-before") == [1]
    match = master(track | {5: "blue"}, seats=4, teams=True, full=[1, 1, 1, 1], spells=["piggyback"])
    play(match, "play:wizard-1")
    assert passing(match, "cast-before") == [], "blue moves the own wizard, and nobody stands beside it"


@pytest.mark.clause("WT-148", "WT-103", "WT-104")
def test_who_passes_for_the_rest_of_the_turn_is_not_asked_again_in_it() -> None:
    match = master(full=[2, 2, 2], hands={YELLOW: "tower-2 tower-2 tower-3"})
    play(match, "play:wizard-1", "pass", "pass-for-turn", "pass", "wizard:2/blue+1")
    assert passing(match, "cast-after") == [BLUE, RED]
    play(match, "play:tower-1")
    assert passing(match, "cast-before") == [BLUE, RED]
    play(match, "tower:9/9+1", "pass-for-turn", "pass")
    assert who(match) == (YELLOW, "act")
    play(match, "play:tower-2")
    assert passing(match, "cast-before") == [YELLOW, RED, BLUE], "a new turn"


@pytest.mark.clause("WT-148", "WT-125")
def test_who_passes_for_the_rest_of_the_turn_is_not_asked_for_piggyback_either() -> None:
    match = master({2: "blue yellow", 9: REST}, full=[0, 2, 0], spells=["piggyback"])
    later = match.fork()
    play(match, "play:wizard-1", "pass-for-turn", "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second")
    play(later, "play:wizard-1", "pass", "wizard:2/blue+1")
    assert who(later) == (YELLOW, "piggyback")


@pytest.mark.clause("WT-148", "WT-100")
def test_the_active_player_who_passes_for_the_turn_still_plays_the_cards() -> None:
    match = master(full=[2, 0, 0])
    play(match, "play:wizard-1", "pass-for-turn", "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second")
    play(match, "play:tower-1", "tower:9/9+1")
    assert asked(match).seat == YELLOW


# --- teams ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-81", "WT-101", "WT-89")
def test_master_wizards_play_in_teams_too() -> None:
    track = {6: "red", 4: "yellow red", 2: "green", 9: REST}
    match = master(track, seats=4, teams=True, keep=7, full=[2, 2, 2, 2], step="begin_turn")
    play(match, "hand-over-nothing", "play:wizard-1")
    assert passing(match, "cast-before") == [0, 1, 2, 3]
    play(match, "wizard:6/red+1")
    assert (who(match), match.view().active) == ((3, "offer-card"), 1), "the partner's wizard counts as an own one"


@pytest.mark.clause("WT-109", "WT-89")
def test_the_partners_wizard_brought_in_by_a_spell_does_not_end_the_turn_of_a_master_either() -> None:
    match = master({6: "red red", 4: "yellow", 9: REST}, seats=4, teams=True, keep=7, full=[2, 0, 0, 0])
    play(match, "play:wizard-1", "cast:advance-wizard", "wizard:6/red+1")
    assert match.view().active == 0
    assert who(match)[1] == "move"


@pytest.mark.clause("WT-98", "WT-90")
def test_a_master_without_empty_potions_fills_one_of_the_partners() -> None:
    match = table(
        {1: "1", 3: "blue", 9: "2 3 4 5 6 7 8 9"},
        CARDS,
        seats=4,
        teams=True,
        mode="master",
        spells=["advance-tower"],
        keep=14,
        inside=[3, 4, 4, 4],
        full=[0, 5, 0, 0],
    )
    play(match, "play:wizard-1", "cast:advance-tower", "tower:1/1+2")
    assert potions(match, 1) == (0, 4, 1)
    assert potions(match, 3) == (4, 1, 0)
