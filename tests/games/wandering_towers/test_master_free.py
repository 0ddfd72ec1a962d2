"""When master wizards may cast Free a Wizard: WT-133, WT-148.

Three play unless told otherwise: blue, whose turn it is, yellow and red. Blue and yellow each have a wizard under a
tower, red has none; whoever has a full potion could pay.
"""

from typing import Any

import pytest

from slet.games.wandering_towers.events import Cast, Claimed, Freed, Lapsed, NothingMoved
from slet.kernel.match import Match

from .table import asked, at, hand, offered, others_inside, play, potions, refused, told, who

BLUE, YELLOW, RED = range(3)
REST = "3 4 5 6 7 8 9"
TRACK = {2: "blue", 3: "blue 1", 5: "yellow 2", 6: "red", 9: REST, 12: "yellow"}
CARDS = "wizard-1 tower-1 wizard-two-dice"
FREE = "cast:free-wizard"
PASSES = {"pass", "pass-for-turn"}
ONLY_FREE = {FREE} | PASSES
IN_VAIN = (FREE, "lift:9/3")


def master(track: dict[int, str] | None = None, cards: str = CARDS, **more: Any) -> Match:
    more = {"seats": 3, "keep": 15, "mode": "master", "spells": ["free-wizard"], "full": [3, 3, 3], **more}
    return others_inside(track or TRACK, cards, **more)


def asked_to_free(match: Match) -> list[int]:
    """Who is asked to cast, one after the other, when all pass, until something else is asked."""
    seats = []
    while match.ask is not None and match.ask.kind.startswith("cast-"):
        seats.append(match.ask.seat)
        play(match, "pass")
    return seats


# --- at any time, as often as can be paid --------------------------------------------------------------------


@pytest.mark.clause("WT-133", "WT-100")
def test_free_a_wizard_is_cast_before_between_and_after_cards_and_does_not_use_up_a_card_or_the_turn() -> None:
    match = master(full=[5, 0, 0])
    assert FREE in offered(match)
    play(match, FREE, "lift:3/1", "free:blue")
    assert at(match, 3) == "1 blue"
    assert who(match) == (BLUE, "act")
    assert len(hand(match, BLUE).split()) == 3
    play(match, *IN_VAIN, *IN_VAIN)
    assert potions(match, BLUE) == (0, 2, 3), "as often as it can be paid"
    play(match, "play:wizard-1", "wizard:3/blue+1")
    assert who(match) == (BLUE, "act-second")
    play(match, *IN_VAIN)
    assert who(match) == (BLUE, "act-second")
    play(match, *IN_VAIN)
    refused(match, FREE, "WT-22")


@pytest.mark.clause("WT-133", "WT-62")
def test_without_a_full_potion_it_is_offered_nowhere() -> None:
    match = master(full=[0, 0, 0], rolls=[3])
    refused(match, FREE, "WT-19")
    play(match, "play:wizard-two-dice")
    assert who(match) == (BLUE, "move-rolled")
    refused(match, FREE, "WT-32")


@pytest.mark.clause("WT-133")
def test_without_the_token_it_is_offered_nowhere_and_nobody_is_asked_for_it() -> None:
    match = master(spells=["advance-tower"])
    refused(match, FREE, "WT-19")
    play(match, "play:wizard-1")
    assert FREE not in offered(match)
    match = master(spells=[])
    play(match, "play:wizard-1")
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133")
@pytest.mark.parametrize("mode", ["advanced", "base"])
def test_in_other_variants_it_is_cast_between_cards_only_and_nobody_else_is_asked(mode: str) -> None:
    spells = ["free-wizard", "advance-tower", "swap-tower", "piggyback"] if mode == "advanced" else None
    match = master(mode=mode, spells=spells)
    play(match, "play:wizard-1")
    assert FREE not in offered(match)
    play(match, "wizard:2/blue+1")
    assert who(match) == (BLUE, "act-second")


# --- every question offers it --------------------------------------------------------------------------------


@pytest.mark.clause("WT-133")
def test_every_question_of_a_turn_offers_it() -> None:
    track = {2: "blue red", 3: "1", 5: "2", 6: "yellow", 9: REST}
    spells = ["free-wizard", "advance-tower", "piggyback"]
    match = master(track, spells=spells, full=[5, 0, 5], rolls=[2, 3])
    kinds = set()
    answers = {
        (BLUE, "act"): "play:wizard-two-dice",
        (BLUE, "cast-before"): "pass",
        (RED, "cast-before"): "pass",
        (BLUE, "move-rolled"): "wizard:2/blue+2",
        (RED, "piggyback"): "pass",
        (BLUE, "cast-after"): "cast:advance-tower",
        (BLUE, "target-advance-tower"): "tower:9/7+2",
        (BLUE, "cast-again"): "pass",
        (BLUE, "act-second"): "play:wizard-1",
    }
    while who(match) != (BLUE, "move"):
        kinds.add(who(match))
        in_the_middle = who(match)[1].startswith("target")
        assert (FREE in offered(match)) != in_the_middle
        play(match, answers[who(match)])
    assert FREE in offered(match)
    assert kinds == set(answers)


@pytest.mark.clause("WT-133")
def test_it_is_offered_between_roll_and_move_and_the_roll_stays() -> None:
    match = master(full=[2, 0, 0], rolls=[3, 6])
    play(match, "play:wizard-two-dice", "pass")
    assert (who(match), match.view().rolled) == ((BLUE, "move-rolled"), 3)
    play(match, FREE, "lift:3/1", "free:blue")
    assert (who(match), match.view().rolled) == ((BLUE, "move-rolled"), 3)
    assert {"wizard:3/blue+3", "roll-again", "leave"} <= offered(match), "who was freed can be moved"
    play(match, "roll-again", *IN_VAIN)
    assert match.view().rolled == 6
    refused(match, "roll-again", "WT-33")


@pytest.mark.clause("WT-133")
def test_it_is_not_cast_in_the_middle_of_a_spell() -> None:
    match = master(full=[3, 0, 0])
    play(match, FREE)
    refused(match, FREE, "WT-127")
    play(match, "lift:3/1")
    assert offered(match) == {"free:blue", "leave"}
    refused(match, FREE, "WT-127")


@pytest.mark.clause("WT-133", "WT-27")
def test_the_question_of_a_discard_all_turn_offers_it_too() -> None:
    match = master(full=[2, 0, 0])
    play(match, "discard-all")
    assert who(match) == (BLUE, "discard-all-move")
    assert FREE in offered(match)
    play(match, FREE, "lift:3/1", "free:blue")
    assert who(match) == (BLUE, "discard-all-move")
    play(match, "tower:3/1+1")
    assert at(match, 4) == "1 blue"


@pytest.mark.clause("WT-133")
def test_every_question_between_partners_offers_it() -> None:
    track = {2: "blue", 3: "1", 6: "red", 5: "yellow", 8: "green", 9: f"2 {REST}"}
    match = master(track, seats=4, teams=True, full=[4, 0, 4, 0], step="begin_turn")
    for kind, answer in (
        ((2, "offer-card"), "hand-over"),
        ((0, "give-back"), "hand-over"),
        ((0, "act"), "ask-card"),
        ((2, "hand-over"), "hand-over"),
        ((0, "give-back"), "hand-over"),
        ((0, "act"), "ask-potions"),
        ((2, "give-potions"), "give-potions:0"),
    ):
        assert who(match) == kind
        play(match, FREE, "lift:9/2")
        assert who(match) == kind, "and the same is asked again"
        play(match, min(offered(match, answer)) if answer == "hand-over" else answer)
    assert who(match) == (0, "act")
    assert potions(match, 0) == (1, 0, 4)


# --- who is asked, and when ----------------------------------------------------------------------------------


@pytest.mark.clause("WT-133", "WT-148")
@pytest.mark.parametrize("active", range(3))
def test_when_a_card_is_played_and_when_it_is_carried_out_all_with_a_wizard_under_a_tower_are_asked(
    active: int,
) -> None:
    match = master(active=active, cards="tower-1 tower-2 tower-3")
    order = {0: [0, 1], 1: [1, 0], 2: [0, 1]}[active]
    play(match, "play:tower-1")
    for seat in order:
        assert asked(match).seat == seat
        assert offered(match) == ONLY_FREE
        play(match, "pass")
    assert who(match) == (active, "move")
    play(match, "tower:9/7+1")
    assert asked_to_free(match) == order
    assert who(match) == (active, "act-second")


@pytest.mark.clause("WT-133", "WT-148")
def test_nobody_is_asked_for_it_alone_who_cannot_pay_or_has_nobody_to_free() -> None:
    match = master(full=[0, 1, 5])
    play(match, "play:wizard-1")
    assert asked_to_free(match) == [YELLOW], "blue cannot pay, and red has nobody under a tower"
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133", "WT-148")
def test_who_may_cast_something_else_is_offered_it_even_with_nobody_to_free() -> None:
    match = master(full=[0, 0, 1], spells=["free-wizard", "advance-tower", "advance-wizard"])
    play(match, "play:wizard-1")
    assert who(match) == (RED, "cast-before")
    assert offered(match) == {FREE, "cast:advance-tower", "claim:advance-tower"} | PASSES


@pytest.mark.clause("WT-133")
def test_who_is_caught_by_the_card_is_asked_and_who_is_set_free_by_it_is_not() -> None:
    match = master({2: "1", 3: "red", 5: "yellow 2", 9: REST, 12: "blue"}, full=[0, 3, 3])
    play(match, "play:tower-1")
    assert asked_to_free(match) == [YELLOW]
    caught, free = match.fork(), match
    play(caught, "tower:2/1+1")
    assert asked_to_free(caught) == [YELLOW, RED]
    play(free, "tower:5/1+1")
    assert asked_to_free(free) == []


@pytest.mark.clause("WT-133", "WT-103", "WT-104")
def test_where_the_right_to_cast_is_asked_for_too_it_is_one_question() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[1, 1, 0])
    play(match, "play:wizard-1")
    for seat in (BLUE, YELLOW):
        assert who(match) == (seat, "cast-before")
        assert offered(match) == {FREE, "cast:advance-tower", "claim:advance-tower"} | PASSES
        play(match, "pass")
    assert who(match) == (BLUE, "move"), "nobody is asked twice"
    play(match, "wizard:2/blue+1")
    for seat in (BLUE, YELLOW):
        assert who(match) == (seat, "cast-after")
        assert offered(match) == {FREE, "cast:advance-tower"} | PASSES
        play(match, "pass")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-133")
def test_in_a_team_one_is_asked_for_the_partners_wizard_too() -> None:
    track = {2: "blue", 3: "red 1", 5: "yellow", 6: "red", 8: "green", 9: f"2 {REST}"}
    match = master(track, seats=4, teams=True, full=[2, 2, 2, 2])
    play(match, "play:tower-1")
    assert asked_to_free(match) == [0, 2]
    match = master(track, seats=4, full=[2, 2, 2, 2])
    play(match, "play:tower-1")
    assert asked_to_free(match) == [2], "without teams only the own"


@pytest.mark.clause("WT-133")
def test_the_question_goes_round_until_all_pass() -> None:
    match = master({3: "blue blue 1", 5: "yellow yellow 2", 6: "red", 9: REST, 12: "blue yellow"}, full=[3, 3, 3])
    play(match, "play:wizard-1", "pass")
    assert asked(match).seat == YELLOW
    play(match, FREE, "lift:5/1", "free:yellow")
    assert asked(match).seat == BLUE, "a spell has been carried out: it begins with the active player again"
    play(match, FREE, "lift:3/1", "free:blue")
    assert asked_to_free(match) == [BLUE, YELLOW]
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133", "WT-127")
def test_who_has_nobody_under_a_tower_any_more_is_not_asked_again() -> None:
    match = master()
    play(match, "play:wizard-1", FREE, "lift:3/1", "free:blue")
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (BLUE, "move")
    assert offered(match, "wizard") == {"wizard:2/blue+1", "wizard:3/blue+1"}


@pytest.mark.clause("WT-133")
def test_after_a_free_a_wizard_cast_within_another_question_the_others_are_asked() -> None:
    match = master()
    play(match, *IN_VAIN)
    assert asked_to_free(match) == [BLUE, YELLOW], "a spell has been carried out"
    assert who(match) == (BLUE, "act")


@pytest.mark.clause("WT-133", "WT-99")
def test_it_is_cast_in_addition_to_the_cards_one_kind_and_uses_up_no_right() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[3, 3, 3])
    play(match, "play:wizard-1", FREE, "lift:9/3")
    assert who(match) == (BLUE, "cast-before")
    assert "cast:advance-tower" in offered(match), "the right to cast is still open"
    play(match, "cast:advance-tower", "tower:9/7+2")
    assert offered(match) == ONLY_FREE, "the right is used up, Free a Wizard is not"
    assert asked_to_free(match)[:2] == [BLUE, YELLOW]


@pytest.mark.clause("WT-133", "WT-106")
def test_after_each_spell_it_is_asked_for_and_then_the_caster_may_cast_again() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[3, 3, 3])
    play(match, "play:wizard-1", "cast:advance-tower", "tower:9/7+2")
    for casts in (1, 2):
        assert (asked(match).seat, offered(match)) == (BLUE, ONLY_FREE)
        play(match, "pass")
        assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
        play(match, "pass")
        assert who(match) == (BLUE, "cast-again")
        assert offered(match) == {FREE, "cast:advance-tower", "pass"}
        if casts == 1:
            play(match, "cast:advance-tower", "tower:9/6+2")
    play(match, "pass")
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133", "WT-103")
def test_after_a_claim_the_others_are_still_asked_for_it_but_for_nothing_else() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[3, 3, 3])
    play(match, "play:wizard-1", "claim:advance-tower")
    assert asked(match).seat == YELLOW
    assert offered(match) == ONLY_FREE
    refused(match, "cast:advance-tower", "WT-133")
    play(match, "pass")
    assert who(match) == (BLUE, "move"), "red has nobody under a tower"


@pytest.mark.clause("WT-133", "WT-101")
def test_who_has_declined_the_right_is_asked_for_free_a_wizard_only_when_the_question_comes_round_again() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[3, 3, 3])
    play(match, "play:wizard-1", "pass", *IN_VAIN)
    assert asked(match).seat == BLUE
    assert offered(match) == ONLY_FREE, "blue has passed the right on"
    play(match, "pass")
    assert asked(match).seat == YELLOW
    assert offered(match) == {FREE, "cast:advance-tower", "claim:advance-tower"} | PASSES, "yellow has not"
    play(match, "pass")
    assert asked(match).seat == RED
    play(match, "pass")
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133", "WT-101")
def test_who_has_declined_and_has_nobody_to_free_is_not_asked_again() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[3, 3, 3], active=RED, cards="tower-2 tower-3 tower-4")
    play(match, "play:tower-2", "pass", *IN_VAIN)
    assert asked(match).seat == BLUE, "not red"


@pytest.mark.clause("WT-133", "WT-105")
def test_when_the_card_is_carried_out_it_is_asked_for_before_what_was_claimed_is_cast() -> None:
    match = master(
        {4: "yellow", 3: "1 blue", 5: "2", 6: "red", 9: REST, 12: "blue"},
        spells=["free-wizard", "advance-tower"],
        full=[0, 2, 2],
    )
    play(match, "play:tower-1", "pass", "claim:advance-tower", "tower:3/1+1")
    assert asked(match).seat == YELLOW, "yellow has just been caught"
    assert offered(match) == ONLY_FREE
    play(match, FREE, "lift:4/1", "free:yellow")
    assert at(match, 4) == "1 blue yellow"
    assert who(match) == (RED, "target-advance-tower")


@pytest.mark.clause("WT-105", "WT-133")
def test_a_claim_lapses_when_its_potions_have_gone_into_free_a_wizard() -> None:
    match = master(spells=["free-wizard", "advance-tower"], full=[0, 1, 1], rolls=[1])
    play(match, "play:wizard-1", "claim:advance-tower", "wizard:2/blue+1")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
    play(match, FREE, "lift:5/1", "leave")
    assert [(event.seat, event.spell.name) for event in told(match, Lapsed)] == [(YELLOW, "advance-tower")]
    assert potions(match, YELLOW) == (4, 0, 1)
    assert who(match) == (RED, "cast-after"), "the right is free again"


@pytest.mark.clause("WT-148", "WT-133")
def test_who_passes_for_the_turn_is_not_asked_for_it_again_in_that_turn() -> None:
    match = master(cards="tower-1 tower-2 tower-3", hands={YELLOW: "tower-4 tower-4 tower-5"})
    play(match, "play:tower-1", "pass", "pass-for-turn", "tower:9/7+1")
    assert asked_to_free(match) == [BLUE]
    play(match, "play:tower-2")
    assert asked_to_free(match) == [BLUE]
    play(match, "tower:9/6+2")
    assert asked_to_free(match) == [BLUE]
    assert who(match) == (YELLOW, "act")
    assert FREE in offered(match), "it is offered with every question, silent or not"
    play(match, "play:tower-4")
    assert asked_to_free(match) == [YELLOW, BLUE], "a new turn"


# --- the ends of turns ---------------------------------------------------------------------------------------


@pytest.mark.clause("WT-133", "WT-110")
def test_after_the_tower_move_of_a_discard_all_turn_all_but_the_active_player_are_asked() -> None:
    match = master()
    play(match, "discard-all", "tower:9/7+1")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE), "the turn is over for blue"
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (YELLOW, "act")


@pytest.mark.clause("WT-133", "WT-110")
def test_nobody_is_asked_when_a_discard_all_turn_moves_no_tower_or_a_card_is_discarded_unused() -> None:
    match = master()
    play(match, "discard-all", "leave")
    assert who(match) == (YELLOW, "act")
    match = master()
    play(match, "play:wizard-1", "pass", "pass", "wizard:2/blue+1", "pass", "pass", "discard:tower-1")
    assert who(match) == (YELLOW, "act")


NEAR = {6: "blue", 3: "blue 1", 5: "yellow 2", 8: "red", 9: REST, 12: "yellow"}


@pytest.mark.clause("WT-133", "WT-109")
def test_after_a_card_that_ends_the_turn_all_but_the_active_player_are_asked_once() -> None:
    match = master(NEAR, keep=7, spells=["free-wizard", "advance-tower"])
    play(match, "play:wizard-1", "pass", "pass", "pass", "wizard:6/blue+1")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
    assert match.view().active == BLUE
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (YELLOW, "act")
    assert len(hand(match, BLUE).split()) == 3


@pytest.mark.clause("WT-133", "WT-109")
def test_after_a_spell_that_ends_the_turn_all_but_the_active_player_are_asked_once() -> None:
    match = master(NEAR, keep=7, spells=["free-wizard", "advance-wizard"])
    play(match, "play:wizard-1", "cast:advance-wizard", "wizard:6/blue+1")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
    assert asked_to_free(match) == [YELLOW], "the card had no effect: it gives no second occasion"
    assert who(match) == (YELLOW, "act")
    assert [event.why for event in told(match, NothingMoved)] == ["turn-over"]


@pytest.mark.clause("WT-133", "WT-109")
def test_after_such_an_end_the_question_goes_round_until_all_pass() -> None:
    match = master(NEAR | {5: "yellow yellow 2"}, keep=7)
    play(match, "play:wizard-1", "pass", "pass", "wizard:6/blue+1", FREE, "lift:5/1", "free:yellow")
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (YELLOW, "act")


KEEP_ON_TOP = {2: "blue", 3: "blue 1", 5: "yellow 2", 6: "red", 9: REST, 12: "yellow"}


@pytest.mark.clause("WT-133", "WT-129", "WT-109")
def test_the_active_players_own_wizard_freed_into_ravenskeep_ends_the_turn_before_any_card() -> None:
    match = master(KEEP_ON_TOP, keep=3)
    play(match, FREE, "lift:3/1", "free:blue")
    assert match.view().players[BLUE].inside == 3
    assert (asked(match).seat, match.view().active) == (YELLOW, BLUE)
    assert offered(match) == ONLY_FREE
    play(match, "pass")
    assert who(match) == (YELLOW, "act")
    assert len(hand(match, BLUE).split()) == 3


@pytest.mark.clause("WT-133", "WT-129", "WT-109")
def test_freed_into_ravenskeep_while_a_card_waits_the_card_has_no_effect_and_a_claim_lapses() -> None:
    match = master(KEEP_ON_TOP, keep=3, spells=["free-wizard", "advance-tower"])
    play(match, "play:wizard-1", "pass", "claim:advance-tower")
    assert who(match) == (BLUE, "move")
    play(match, FREE, "lift:3/1", "free:blue")
    assert asked_to_free(match) == [YELLOW]
    assert [(event.seat, event.spell.name) for event in told(match, Lapsed)] == [(YELLOW, "advance-tower")]
    assert [event.why for event in told(match, NothingMoved)] == ["turn-over"]
    assert at(match, 2) == "blue"
    assert match.view().discard[-1].name == "wizard-1"
    assert who(match) == (YELLOW, "act")


@pytest.mark.clause("WT-133", "WT-109")
def test_freed_into_ravenskeep_while_the_question_goes_round_nobody_after_is_asked_for_another_spell() -> None:
    match = master(KEEP_ON_TOP, keep=3, spells=["free-wizard", "advance-tower"])
    play(match, "play:wizard-1", FREE, "lift:3/1", "free:blue")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (YELLOW, "act")
    assert at(match, 2) == "blue"


@pytest.mark.clause("WT-133", "WT-109", "WT-84")
def test_a_card_received_is_given_back_even_when_the_turn_has_ended_meanwhile() -> None:
    track = {2: "blue", 3: "blue blue 1", 6: "red", 5: "yellow", 8: "green", 9: f"2 {REST}"}
    match = master(track, seats=4, teams=True, keep=3, full=[4, 0, 0, 0], step="begin_turn")
    play(match, min(offered(match, "hand-over")), FREE, "lift:3/1", "free:blue")
    assert match.view().players[BLUE].inside == 2
    assert who(match) == (BLUE, "give-back")
    refused(match, FREE, "WT-84")
    play(match, min(offered(match, "hand-over")))
    assert (who(match), match.view().active) == ((3, "offer-card"), 1)
    assert [len(hand(match, seat).split()) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.clause("WT-133", "WT-45")
def test_another_players_wizard_freed_into_ravenskeep_by_that_player_does_not_end_the_turn() -> None:
    match = master(KEEP_ON_TOP, keep=5)
    play(match, "play:wizard-1", "pass", FREE, "lift:5/1", "free:yellow")
    assert match.view().players[YELLOW].inside == 3
    assert asked_to_free(match) == [BLUE]
    assert who(match) == (BLUE, "move")


@pytest.mark.clause("WT-133", "WT-129")
def test_the_active_players_wizard_freed_into_ravenskeep_in_another_players_turn_ends_nothing() -> None:
    match = master(KEEP_ON_TOP, keep=3, active=YELLOW, cards="tower-2 wizard-2 tower-4")
    play(match, "play:tower-2", "pass", FREE, "lift:3/1", "free:blue")
    assert asked_to_free(match) == [YELLOW]
    assert who(match) == (YELLOW, "move")


# --- together with Piggyback ---------------------------------------------------------------------------------

RIDE = {2: "blue yellow red", 3: "1 red", 5: "yellow 2", 9: REST, 12: "blue"}


@pytest.mark.clause("WT-133", "WT-125", "WT-62")
def test_whoever_spends_the_potion_on_free_a_wizard_cannot_ride_any_more() -> None:
    match = master(RIDE, spells=["free-wizard", "piggyback"], full=[0, 1, 0])
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1")
    assert who(match) == (YELLOW, "piggyback")
    assert offered(match) == {"cast:piggyback", FREE} | PASSES
    play(match, FREE, "lift:5/1", "free:yellow")
    assert potions(match, YELLOW) == (4, 0, 1)
    assert (at(match, 2), at(match, 3)) == ("red yellow", "1 blue red")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-133", "WT-125", "WT-121")
def test_a_place_taken_by_a_freed_wizard_is_lost_to_the_rider() -> None:
    track = {2: "blue yellow", 3: "yellow yellow 1 red red red", 9: f"2 {REST}", 12: "blue blue"}
    match = master(track, spells=["free-wizard", "piggyback"], full=[0, 5, 0])
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1")
    assert who(match) == (YELLOW, "piggyback")
    play(match, FREE, "lift:3/1", "free:yellow")
    assert (asked(match).seat, offered(match)) == (YELLOW, ONLY_FREE)
    play(match, "pass")
    assert who(match) == (YELLOW, "piggyback"), "two places are left"
    play(match, FREE, "lift:3/1", "free:yellow")
    assert at(match, 3) == "1 blue red red red yellow yellow"
    assert at(match, 2) == "yellow"
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-133", "WT-125", "WT-109")
def test_freed_into_ravenskeep_when_a_move_is_settled_the_move_is_not_made_any_more() -> None:
    track = {2: "blue blue", 3: "blue 1", 5: "yellow 2", 6: "red", 9: REST}
    match = master(track, keep=3, spells=["free-wizard", "piggyback"], full=[3, 0, 0], rolls=[2])
    play(match, "play:wizard-two-dice", "pass", "wizard:2/blue+2")
    assert who(match) == (BLUE, "piggyback")
    play(match, FREE, "lift:3/1", "free:blue")
    assert at(match, 2) == "blue blue"
    assert [event.why for event in told(match, NothingMoved)] == ["turn-over"]
    assert who(match) == (YELLOW, "act")


@pytest.mark.clause("WT-133", "WT-108")
def test_a_wizard_that_finds_no_room_any_more_stays_and_the_card_is_discarded() -> None:
    track = {2: "blue yellow", 3: "yellow 1 yellow red red red blue", 9: f"2 {REST}", 12: "blue"}
    match = master(track, spells=["free-wizard"], full=[0, 2, 0])
    play(match, "play:wizard-1")
    assert asked(match).seat == YELLOW
    play(match, FREE, "lift:3/1", "free:yellow")
    assert len(at(match, 3).split()) == 7
    assert who(match) == (BLUE, "move")
    assert offered(match) == {"wizard:3/blue+1", "wizard:12/blue+1"}
    refused(match, "wizard:2/blue+1", "WT-29")


@pytest.mark.clause("WT-133", "WT-121")
def test_a_rider_whose_place_was_taken_after_all_stays_behind_and_the_cards_own_move_goes_ahead() -> None:
    track = {2: "blue yellow yellow", 3: "yellow yellow 1 red red red", 9: f"2 {REST}", 12: "blue blue"}
    match = master(track, spells=["free-wizard", "piggyback"], full=[0, 5, 0])
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1", "cast:piggyback")
    assert who(match) == (YELLOW, "piggyback")
    play(match, FREE, "lift:3/1", "free:yellow", FREE, "lift:3/1", "free:yellow")
    assert at(match, 3) == "1 blue red red red yellow yellow"
    assert at(match, 2) == "yellow yellow"
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-133", "WT-108")
def test_a_settled_move_that_freed_wizards_have_made_impossible_is_not_made() -> None:
    track = {2: "blue yellow", 3: "yellow yellow 1 yellow red red red", 9: f"2 {REST}", 12: "blue blue"}
    match = master(track, spells=["free-wizard", "piggyback"], full=[0, 5, 0])
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1")
    assert who(match) == (YELLOW, "piggyback")
    play(match, FREE, "lift:3/1", "free:yellow", FREE, "lift:3/1", "free:yellow")
    assert at(match, 3) == "1 red red red yellow yellow yellow"
    assert at(match, 2) == "blue yellow"
    assert [event.why for event in told(match, NothingMoved)] == ["impossible"]
    assert (who(match), match.view().discard[-1].name) == ((BLUE, "act-second"), "wizard-1")


@pytest.mark.clause("WT-133", "WT-108")
def test_a_card_that_freed_wizards_have_made_impossible_is_discarded_while_its_move_is_chosen() -> None:
    track = {2: "blue", 3: "yellow 1 yellow yellow red red red", 9: f"2 {REST}"}
    match = master(track, full=[1, 1, 0])
    play(match, "play:wizard-1", "pass")
    assert who(match) == (BLUE, "move")
    play(match, *IN_VAIN)
    assert asked(match).seat == YELLOW
    play(match, FREE, "lift:3/1", "free:yellow")
    assert [event.why for event in told(match, NothingMoved)] == ["impossible"]
    assert (who(match), at(match, 2)) == ((BLUE, "act-second"), "blue")


@pytest.mark.clause("WT-133")
def test_all_that_is_cast_and_claimed_is_told_to_all() -> None:
    match = master(spells=["free-wizard", "advance-tower"])
    play(match, "play:wizard-1", FREE, "lift:3/1", "free:blue", "claim:advance-tower")
    for seat in (None, 0, 1, 2):
        assert [event.spell.name for event in told(match, Cast, seat)] == ["free-wizard"]
        assert [event.spell.name for event in told(match, Claimed, seat)] == ["advance-tower"]
        assert [event.space for event in told(match, Freed, seat)] == [3]
