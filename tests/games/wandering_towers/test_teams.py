"""The team variant: WT-81 to WT-92."""

from typing import Any

import pytest

import slet
from slet.games.wandering_towers.events import (
    AskedForPotions,
    Entered,
    Filled,
    GavePotions,
    HandedOver,
    HandedOverUnseen,
    LastRound,
    Refused,
)
from slet.kernel.data import to_plain
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import GAME, asked, at, hand, offered, others_inside, play, potions, refused, table, told, who

BLUE, YELLOW, RED, GREEN = range(4)
TRACK = {3: "1 blue", 5: "2 yellow", 8: "3 4 5 6 7 8 9", 10: "red", 11: "green"}
CARDS = "wizard-1 wizard-2 tower-5"
HANDS = {RED: "wizard-4 tower-1 tower-1", YELLOW: "wizard-3 tower-2 tower-3", GREEN: "wizard-5 tower-4 either-die"}


def team(track: dict[int, str] | None = None, cards: str = CARDS, **more: Any) -> Match:
    """Blue is active and red the partner; yellow and green are the others."""
    return others_inside(track or TRACK, cards, **{"seats": 4, "teams": True, "hands": HANDS, **more})


# --- WT-81 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-81")
@pytest.mark.parametrize(
    ("seats", "partner"), [(4, {0: 2, 1: 3, 2: 0, 3: 1}), (6, {0: 3, 1: 4, 2: 5, 3: 0, 4: 1, 5: 2})]
)
def test_partners_sit_opposite_each_other(seats: int, partner: dict[int, int]) -> None:
    for active in range(seats):
        match = table({}, seats=seats, teams=True, active=active)
        play(match, "ask-card")
        assert who(match) == (partner[active], "hand-over")


@pytest.mark.clause("WT-81")
@pytest.mark.parametrize("mode", ["base", "advanced", "master"])
@pytest.mark.parametrize("seats", [4, 6])
def test_teams_go_with_four_or_six_and_with_every_variant_of_the_race(mode: str, seats: int) -> None:
    match = slet.new(GAME, seats=seats, teams=True, mode=mode, start_seat=0)
    assert who(match) == (seats // 2, "offer-card")


@pytest.mark.clause("WT-81")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "solo"), (2, "base"), (3, "master"), (5, "advanced"), (4, "coop"), (6, "coop")]
)
def test_other_tables_have_no_teams(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats=seats, mode=mode, teams=True)


@pytest.mark.clause("WT-81")
def test_without_teams_nobody_can_be_asked_for_help() -> None:
    match = others_inside(TRACK, CARDS, seats=4, step="begin_turn", full=[3, 3, 3, 3])
    assert who(match) == (BLUE, "act")
    for wish in ("ask-card", "ask-potions", "give-potions:1", "offer-again"):
        refused(match, wish, "WT-19")


# --- cards: WT-82 to WT-86 -----------------------------------------------------------------------------------


@pytest.mark.clause("WT-82", "WT-84")
def test_the_partner_who_is_asked_hands_over_one_card_and_gets_one_back_at_once() -> None:
    match = team()
    play(match, "ask-card")
    assert who(match) == (RED, "hand-over")
    assert offered(match) == {"hand-over:wizard-4", "hand-over:tower-1", "hand-over-nothing"}
    for wrong in ("hand-over:wizard-1", "hand-over:wizard-3", "never-offer", "pass"):
        refused(match, wrong, "WT-82")
    refused(match, "hand-over:wizard-4", "WT-82", seat=BLUE)
    play(match, "hand-over:wizard-4")
    assert who(match) == (BLUE, "give-back")
    assert offered(match) == {f"hand-over:{name}" for name in (*CARDS.split(), "wizard-4")}
    for wrong in ("hand-over-nothing", "play:wizard-4", "hand-over:tower-1"):
        refused(match, wrong, "WT-84")
    play(match, "hand-over:wizard-2")
    assert (hand(match, BLUE), hand(match, RED)) == ("tower-5 wizard-1 wizard-4", "tower-1 tower-1 wizard-2")
    assert who(match) == (BLUE, "act")
    assert "play:wizard-4" in offered(match)


@pytest.mark.clause("WT-84")
def test_the_very_card_received_may_be_given_back() -> None:
    match = team()
    play(match, "ask-card", "hand-over:wizard-4", "hand-over:wizard-4")
    assert (hand(match, BLUE), hand(match, RED)) == ("tower-5 wizard-1 wizard-2", "tower-1 tower-1 wizard-4")


@pytest.mark.clause("WT-82")
def test_the_partner_may_refuse() -> None:
    match = team()
    play(match, "ask-card", "hand-over-nothing")
    assert told(match, Refused) == [Refused(RED)]
    assert who(match) == (BLUE, "act")
    assert hand(match, BLUE) == "tower-5 wizard-1 wizard-2"


@pytest.mark.clause("WT-82")
@pytest.mark.parametrize("answer", [["hand-over-nothing"], ["hand-over:tower-1", "hand-over:tower-1"]])
def test_the_partner_is_asked_for_a_card_once_a_turn_at_most(answer: list[str]) -> None:
    match = team()
    play(match, "ask-card", *answer)
    refused(match, "ask-card", "WT-19")
    play(match, "play:wizard-1", "wizard:3/blue+1")
    refused(match, "ask-card", "WT-22")
    play(match, "discard:wizard-2")
    refused(match, "ask-card")
    assert (who(match), match.view().active) == ((GREEN, "offer-card"), YELLOW)
    play(match, "hand-over-nothing")
    assert "ask-card" in offered(match), "it is another player's turn"


@pytest.mark.clause("WT-82", "WT-85")
def test_a_card_may_be_asked_for_between_and_after_the_cards_too_but_never_while_one_is_carried_out() -> None:
    match = team()
    play(match, "play:wizard-1")
    refused(match, "ask-card", "WT-29")
    play(match, "wizard:3/blue+1")
    between, after = match.fork(), match
    play(between, "ask-card", "hand-over:wizard-4", "hand-over:tower-5")
    assert hand(between, BLUE) == "wizard-2 wizard-4"
    play(after, "play:wizard-2", "wizard:4/blue+2")
    assert who(after) == (BLUE, "act-after")
    play(after, "ask-card", "hand-over:wizard-4", "hand-over:tower-5")
    assert after.view().active == YELLOW, "there was nothing more to do"
    assert "wizard-4" in hand(after, BLUE)
    assert len(hand(after, BLUE).split()) == 3


@pytest.mark.clause("WT-82")
def test_who_does_not_want_it_is_not_stopped_only_because_a_card_could_be_asked_for() -> None:
    a_turn = ("hand-over-nothing", "discard-all", "leave")
    match = team()
    play(match, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")
    assert who(match) == (BLUE, "act-after")
    assert offered(match) == {"end-turn", "ask-card", "end-turns"}
    play(match, "end-turns", *a_turn, *a_turn, *a_turn, "hand-over-nothing")
    assert who(match) == (BLUE, "act")
    assert "stop-again" in offered(match)
    refused(match, "end-turns", "WT-19")
    hasty, again = match.fork(), match
    first, second = [card.id for card in asked(hasty).options if card.id.startswith("play:")][:2]
    for turn, stops in ((hasty, False), (again, True)):
        play(turn, *(["stop-again"] if stops else []), "discard:" + two_cards(turn, first, second))
        assert (who(turn) == (BLUE, "act-after")) is stops


def two_cards(match: Match, first: str, second: str) -> str:
    """Play the first card anyhow; the name of the second."""
    play(match, first)
    while who(match)[1] != "act-second":
        match.play(asked(match).options[0])
    return second.partition(":")[2]


@pytest.mark.clause("WT-82", "WT-65")
def test_a_turn_in_which_more_could_be_done_is_stopped_all_the_same() -> None:
    match = team(full=[1, 0, 0, 0], hasty=(BLUE,))
    play(match, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")
    assert who(match) == (BLUE, "act-after")
    assert "end-turns" not in offered(match)
    masters = team(full=[1, 0, 0, 0], hasty=(BLUE,), mode="master", spells=["free-wizard"], played=2, cards="tower-5")
    assert (who(masters), "cast:free-wizard" in offered(masters)) == ((BLUE, "act-after"), True)
    quiet = team(hasty=(BLUE,), quiet=(BLUE,))
    play(quiet, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")
    assert quiet.view().active == YELLOW


@pytest.mark.clause("WT-82")
def test_only_teams_can_be_in_a_hurry() -> None:
    refused(table({3: "1 blue"}, CARDS), "end-turns", "WT-19")
    refused(team(), "stop-again", "WT-19")


@pytest.mark.clause("WT-85")
def test_no_exchange_while_a_spell_is_carried_out() -> None:
    match = team(full=[4, 0, 0, 0])
    play(match, "cast:advance-wizard")
    for wish in ("ask-card", "give-potions:1"):
        refused(match, wish, "WT-111")


@pytest.mark.clause("WT-83", "WT-84")
def test_before_the_first_decision_of_the_turn_the_partner_may_hand_over_a_card_unasked() -> None:
    match = team(step="begin_turn")
    assert who(match) == (RED, "offer-card")
    assert offered(match) == {"hand-over:wizard-4", "hand-over:tower-1", "hand-over-nothing", "never-offer"}
    refused(match, "play:wizard-1", "WT-83", seat=BLUE)
    for wrong in ("hand-over:wizard-1", "hand-over:wizard-3", "ask-card", "give-potions:1"):
        refused(match, wrong, "WT-83")
    play(match, "hand-over:tower-1")
    assert who(match) == (BLUE, "give-back")
    refused(match, "hand-over-nothing", "WT-84")
    play(match, "hand-over:tower-5")
    assert (hand(match, BLUE), hand(match, RED)) == ("tower-1 wizard-1 wizard-2", "tower-1 tower-5 wizard-4")
    assert who(match) == (BLUE, "act"), "once a turn: the partner offers nothing more"
    assert "ask-card" in offered(match), "an offer is no question"


@pytest.mark.clause("WT-83")
def test_the_partner_is_asked_for_an_offer_in_every_turn() -> None:
    match = team(step="begin_turn")
    play(match, "hand-over-nothing", "discard-all", "leave")
    assert (who(match), match.view().active) == ((GREEN, "offer-card"), YELLOW)
    play(match, "hand-over-nothing", "discard-all", "leave")
    assert (who(match), match.view().active) == ((BLUE, "offer-card"), RED)


@pytest.mark.clause("WT-83")
def test_who_does_not_want_to_be_asked_is_not_until_they_want_it_again() -> None:
    match = team(step="begin_turn")
    play(match, "never-offer")
    assert who(match) == (BLUE, "act")

    a_turn = ("discard-all", "leave", "hand-over-nothing")
    play(match, *a_turn, *a_turn)
    assert who(match) == (RED, "act")
    quiet, again = match.fork(), match
    play(quiet, *a_turn, "discard-all", "leave")
    assert who(quiet) == (BLUE, "act")
    play(again, "offer-again")
    refused(again, "offer-again", "WT-19")
    play(again, *a_turn, "discard-all", "leave")
    assert who(again) == (RED, "offer-card")


@pytest.mark.clause("WT-83")
def test_only_who_does_not_want_to_be_asked_can_want_it_again() -> None:
    refused(team(), "offer-again", "WT-19")


@pytest.mark.clause("WT-85")
@pytest.mark.parametrize("unasked", [False, True])
def test_only_the_two_partners_see_the_cards_exchanged(unasked: bool) -> None:
    match = team(step="begin_turn")
    play(match, *([] if unasked else ["hand-over-nothing", "ask-card"]), "hand-over:wizard-4", "hand-over:wizard-2")
    for seat in (BLUE, RED):
        seen = [(event.seat, event.partner, event.card.name) for event in told(match, HandedOver, seat)]
        assert seen == [(RED, BLUE, "wizard-4"), (BLUE, RED, "wizard-2")]
        assert told(match, HandedOverUnseen, seat) == []
    for other in (YELLOW, GREEN, None):
        assert told(match, HandedOver, other) == []
        assert told(match, HandedOverUnseen, other) == [HandedOverUnseen(RED, BLUE), HandedOverUnseen(BLUE, RED)]
        assert "wizard-4" not in str(to_plain(match.log(other)))


@pytest.mark.clause("WT-85", "WT-86")
def test_partners_remember_the_cards_they_gave_and_know_no_others() -> None:
    match = team()
    play(match, "ask-card", "hand-over:wizard-4", "hand-over:wizard-2")
    assert [card.name for card in match.recall(RED).partner] == ["wizard-4"]
    assert [card.name for card in match.recall(BLUE).partner] == ["wizard-2"]
    for seat in (YELLOW, GREEN, None):
        assert match.recall(seat).partner == ()
    play(match, "play:wizard-4", "wizard:3/blue+4")
    assert match.recall(RED).partner == (), "it has been played"


@pytest.mark.clause("WT-86")
def test_partners_see_nothing_of_each_others_hands() -> None:
    match = team()
    for seat in range(4):
        assert sorted(card.name for card in match.view(seat).hand) == hand(match, seat).split()
    without = to_plain(match.view(BLUE))
    other = team(hands=HANDS | {RED: "tower-4 tower-4 either-4-4"})
    assert to_plain(other.view(BLUE)) == without


@pytest.mark.clause("WT-86", "WT-83")
def test_the_only_words_between_partners_are_cards_and_potions() -> None:
    match = team(full=[1, 0, 1, 0], step="begin_turn")
    assert {name.partition(":")[0] for name in offered(match)} == {"hand-over", "hand-over-nothing", "never-offer"}
    play(match, "hand-over-nothing")
    verbs = {name.partition(":")[0] for name in offered(match)}
    assert verbs == {"play", "discard-all", "cast", "ask-card", "ask-potions", "give-potions"}


# --- potions: WT-87 ------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-87")
def test_the_active_player_may_give_any_number_of_full_potions_to_the_partner() -> None:
    match = team(full=[3, 0, 1, 0], spent=[1, 0, 0, 0])
    assert offered(match, "give-potions") == {"give-potions:1", "give-potions:2", "give-potions:3"}
    for wrong in ("give-potions:0", "give-potions:4", "give-potions:-1"):
        refused(match, wrong, "WT-19")
    play(match, "give-potions:2")
    assert potions(match, BLUE) == (1, 1, 1)
    assert potions(match, RED) == (4, 3, 0), "no empty one is filled"
    assert told(match, GavePotions, YELLOW) == [GavePotions(BLUE, RED, 2)]
    assert who(match) == (BLUE, "act")
    play(match, "give-potions:1")
    assert potions(match, RED) == (4, 4, 0), "as often as one likes"
    assert offered(match, "give-potions") == set()


@pytest.mark.clause("WT-87")
def test_potions_are_given_between_and_after_the_cards_too_but_never_while_one_is_carried_out() -> None:
    match = team(full=[3, 0, 1, 0])
    play(match, "play:wizard-1")
    for wish in ("give-potions:1", "ask-potions"):
        refused(match, wish, "WT-29")
    play(
        match, "wizard:3/blue+1", "give-potions:1", "play:wizard-2", "wizard:4/blue+2", "give-potions:1", "ask-potions"
    )
    assert who(match) == (RED, "give-potions")


@pytest.mark.clause("WT-87")
def test_the_partner_who_is_asked_gives_some_or_refuses() -> None:
    match = team(full=[0, 3, 2, 3])
    refused(match, "cast:advance-tower", "WT-19")
    play(match, "ask-potions")
    assert told(match, AskedForPotions) == [AskedForPotions(BLUE, RED)]
    assert who(match) == (RED, "give-potions")
    assert offered(match) == {"give-potions:0", "give-potions:1", "give-potions:2"}
    refused(match, "give-potions:3", "WT-87")
    refusing = match.fork()
    play(match, "give-potions:2")
    assert (potions(match, BLUE), potions(match, RED)) == ((5, 2, 0), (3, 0, 0))
    play(match, "cast:advance-wizard", "wizard:3/blue+1")
    assert potions(match, BLUE) == (5, 0, 2), "a gift is used like an own one"
    play(refusing, "give-potions:0")
    assert told(refusing, Refused) == [Refused(RED)]
    assert told(refusing, GavePotions) == []
    assert (potions(refusing, BLUE), potions(refusing, RED)) == ((5, 0, 0), (3, 2, 0))


@pytest.mark.clause("WT-87")
def test_potions_are_asked_for_once_a_turn_at_most_and_only_where_there_are_some() -> None:
    match = team(full=[0, 0, 2, 0], step="begin_turn")
    play(match, "hand-over-nothing", "ask-potions", "give-potions:1")
    refused(match, "ask-potions", "WT-19")
    play(match, "discard-all", "leave", "hand-over-nothing")
    refused(match, "ask-potions", "WT-19")
    play(match, "discard-all", "leave", "hand-over-nothing")
    assert match.view().active == RED
    assert "ask-potions" in offered(match), "a new turn, and blue has the potion that red gave"


# --- the partner's wizards and potions: WT-88 to WT-90 -------------------------------------------------------


@pytest.mark.clause("WT-88")
def test_with_all_own_wizards_inside_a_player_moves_the_partners_visible_ones_with_cards() -> None:
    track = {5: "2 yellow red", 8: "3 4 5 6 7 8 9", 10: "red", 11: "green", 13: "red 1"}
    match = team(track)
    play(match, "play:wizard-1")
    assert offered(match) == {"wizard:5/red+1", "wizard:10/red+1"}
    for wrong in ("wizard:5/yellow+1", "wizard:11/green+1", "wizard:13/red+1"):
        refused(match, wrong, "WT-29")
    play(match, "wizard:5/red+1")
    assert at(match, 6) == "red"


@pytest.mark.clause("WT-88")
def test_as_long_as_one_own_wizard_is_outside_the_partners_are_not_moved() -> None:
    match = team(TRACK | {13: "blue"})
    play(match, "play:wizard-1")
    assert offered(match) == {"wizard:3/blue+1", "wizard:13/blue+1"}
    imprisoned = team({3: "blue 1", 5: "2 yellow", 8: "3 4 5 6 7 8 9", 10: "red"})
    play(imprisoned, "play:wizard-1")
    assert who(imprisoned) == (BLUE, "act-second"), "the own one is under a tower, and nothing can be moved"


@pytest.mark.clause("WT-88")
def test_without_teams_nobody_moves_a_wizard_of_another_player() -> None:
    match = others_inside({5: "2 yellow", 8: "1 3 4 5 6 7 8 9", 10: "red"}, CARDS, seats=4)
    play(match, "play:wizard-1")
    assert who(match) == (BLUE, "act-second")


@pytest.mark.clause("WT-88")
def test_the_partners_wizards_are_moved_from_the_very_turn_after_the_last_own_one_went_in() -> None:
    track = {6: "blue", 8: "1 2 3 4 5 6 7 8 9", 10: "red", 11: "yellow"}
    match = team(track, keep=7)
    play(match, "play:wizard-1", "wizard:6/blue+1")
    for _ in range(3):
        play(match, "hand-over-nothing", "discard-all", "leave")
    play(match, "hand-over-nothing")
    assert who(match) == (BLUE, "act")
    assert {card.card.name for card in match.view(BLUE).reach if card.wizards} >= {"wizard-2"}
    play(match, "play:wizard-2")
    assert offered(match) == {"wizard:10/red+2"}


@pytest.mark.clause("WT-89")
def test_the_partners_wizard_moved_into_ravenskeep_by_a_card_ends_the_turn() -> None:
    match = team({6: "red red", 8: "1 2 3 4 5 6 7 8 9", 11: "yellow"}, keep=7, full=[4, 0, 0, 0])
    play(match, "play:wizard-1", "wizard:6/red+1")
    assert match.view().players[RED].inside == 3
    assert match.view().active == YELLOW
    assert match.view().players[BLUE].cards == 3


@pytest.mark.clause("WT-89")
def test_the_partners_wizard_brought_in_by_a_spell_does_not_end_the_turn() -> None:
    match = team({6: "red red", 8: "1 2 3 4 5 6 7 8 9", 11: "yellow"}, keep=7, full=[4, 0, 0, 0])
    play(match, "cast:advance-wizard", "wizard:6/red+1")
    assert [to_plain(event.wizards) for event in told(match, Entered)] == [("red",)]
    assert who(match) == (BLUE, "act")


@pytest.mark.clause("WT-90")
def test_who_has_no_empty_potion_left_fills_one_of_the_partners() -> None:
    match = team(cards="tower-2 tower-2 tower-5", full=[3, 0, 1, 0], spent=[2, 0, 0, 0])
    play(match, "play:tower-2", "tower:8/7+2")
    assert potions(match, BLUE) == (0, 3, 2)
    assert potions(match, RED) == (3, 2, 0)
    assert told(match, Filled) == [Filled(BLUE, RED)]
    assert who(match) == (BLUE, "act-second"), "without asking"


@pytest.mark.clause("WT-90")
def test_own_potions_are_filled_first_and_one_at_a_time() -> None:
    match = team(cards="tower-2 tower-2 tower-5", full=[4, 0, 1, 0])
    play(match, "play:tower-2", "tower:8/7+2")
    assert (potions(match, BLUE), potions(match, RED)) == ((0, 5, 0), (4, 1, 0))


@pytest.mark.clause("WT-90")
def test_with_no_empty_potion_in_the_team_nothing_is_filled_and_opponents_never_get_one() -> None:
    match = team(cards="tower-2 tower-2 tower-5", full=[5, 2, 5, 2])
    play(match, "play:tower-2", "tower:8/7+2")
    assert [potions(match, seat) for seat in range(4)] == [(0, 5, 0), (3, 2, 0), (0, 5, 0), (3, 2, 0)]
    alone = others_inside(TRACK, "tower-2 tower-2 tower-5", seats=4, full=[5, 0, 0, 0])
    play(alone, "play:tower-2", "tower:8/7+2")
    assert potions(alone, RED) == (5, 0, 0), "without teams there is no partner"


# --- the end: WT-91, WT-92 -----------------------------------------------------------------------------------

NINE = {8: "1 2 3 4 5 6 7 8 9"}


@pytest.mark.clause("WT-91")
def test_one_partner_alone_starts_no_last_round() -> None:
    match = team(NINE | {6: "blue", 10: "yellow red green"}, keep=7, full=[5, 0, 5, 0])
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert not match.view().last_round
    assert told(match, LastRound) == []


@pytest.mark.clause("WT-91", "WT-78")
def test_a_team_meets_the_goal_when_both_have_all_wizards_in_and_no_empty_potion() -> None:
    match = team(NINE | {6: "blue", 10: "yellow green"}, keep=7, full=[5, 0, 4, 0], spent=[0, 0, 1, 0])
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert match.view().last_round
    assert [event.seats for event in told(match, LastRound)] == [(BLUE, RED)]
    for seat in (YELLOW, RED, GREEN):
        assert match.view().active == seat, "the round is played to its end"
        play(match, "hand-over-nothing", "discard-all", "leave")
    assert match.outcome is not None
    assert match.outcome.winners == (BLUE, RED)


@pytest.mark.clause("WT-91")
def test_one_empty_potion_of_either_partner_is_enough_to_miss_the_goal() -> None:
    for full in ([4, 0, 5, 0], [5, 0, 4, 0]):
        match = team(NINE | {6: "blue", 10: "yellow green"}, keep=7, full=full)
        play(match, "play:wizard-1", "wizard:6/blue+1")
        assert not match.view().last_round


@pytest.mark.clause("WT-91", "WT-90")
def test_filling_the_partners_last_potion_can_meet_the_goal() -> None:
    match = team({8: "1 2 3 4 5 6 7 8 9", 10: "yellow green"}, cards="tower-2 tower-1 tower-1", full=[5, 0, 4, 0])
    play(match, "play:tower-2", "tower:8/9+2")
    assert potions(match, RED) == (0, 5, 0)
    assert match.view().last_round


def last_turn(full: list[int], spent: list[int]) -> Match:
    """Green has the last turn of the last round and brings the last wizard of the yellow and green team in."""
    match = team(
        NINE | {6: "green"},
        active=GREEN,
        keep=7,
        full=full,
        spent=spent,
        empty=[0, 0, 0, 0],
        hands={GREEN: "wizard-1 wizard-2 tower-4"},
        cards="wizard-1 wizard-2 tower-4",
        met=(0, 2),
    )
    play(match, "play:wizard-1", "wizard:6/green+1")
    assert match.ask is None
    return match


@pytest.mark.clause("WT-92")
@pytest.mark.parametrize(
    ("full", "spent", "winners"),
    [
        ([5, 1, 0, 3], [0, 4, 5, 2], (BLUE, RED)),
        ([3, 2, 0, 3], [2, 3, 5, 2], (YELLOW, GREEN)),
        ([3, 0, 0, 3], [2, 5, 5, 2], (BLUE, YELLOW, RED, GREEN)),
    ],
)
def test_among_several_teams_the_larger_sum_of_full_potions_wins(
    full: list[int], spent: list[int], winners: tuple[int, ...]
) -> None:
    match = last_turn(full, spent)
    assert match.outcome is not None
    assert match.outcome.winners == winners


@pytest.mark.clause("WT-92", "WT-91")
def test_full_potions_do_not_help_a_team_that_has_not_met_the_goal() -> None:
    match = team(
        NINE | {6: "green green"},
        "wizard-1 wizard-2 tower-4",
        active=GREEN,
        keep=7,
        full=[0, 5, 0, 5],
        spent=[5, 0, 5, 0],
        hands={},
        met=(0, 2),
    )
    play(match, "play:wizard-1", "wizard:6/green+1")
    assert match.outcome is not None
    assert match.outcome.winners == (BLUE, RED)
