"""Piggyback: WT-119 to WT-126. Who is asked in the master variant is told here too."""

from typing import Any

import pytest

from slet.games.wandering_towers.events import Cast, Entered, Flew, Lapsed, Rolled
from slet.kernel.data import to_plain
from slet.kernel.match import Match

from .table import asked, at, offered, others_inside, play, potions, refused, surface, told, who

SPELLS = ("piggyback", "advance-wizard", "headwind-wizard", "advance-tower")
REST = "1 2 3 4 5 6 7 8 9"
ASKED = {"cast:piggyback", "pass", "pass-for-turn"}


def advanced(track: dict[int, str], hand: str = "wizard-3 wizard-2 wizard-5", **more: Any) -> Match:
    """Three play unless told otherwise: blue, whose turn it is, yellow and red. All towers stand on space 12."""
    return others_inside({12: REST, **track}, hand, **{"seats": 3, "mode": "advanced", "spells": SPELLS, **more})


@pytest.mark.clause("WT-119", "WT-120")
def test_a_rider_goes_along_from_the_same_surface_to_the_same_space() -> None:
    match = advanced({4: "blue yellow red", 9: "red"}, full=[0, 1, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (1, "piggyback")
    assert offered(match) == ASKED
    assert at(match, 4) == "blue red yellow", "nobody has moved yet"
    play(match, "cast:piggyback")
    assert (at(match, 4), at(match, 7)) == ("red", "blue yellow")
    assert potions(match, 1) == (4, 0, 1)
    assert who(match) == (0, "act-second")


@pytest.mark.clause("WT-120")
@pytest.mark.parametrize("answer", ["cast:piggyback", "pass"])
def test_all_see_the_move_that_is_settled_while_others_decide_and_only_then(answer: str) -> None:
    match = advanced({4: "blue yellow"}, full=[0, 1, 0])
    play(match, "play:wizard-3")
    assert match.view().moving is None
    play(match, "wizard:4/blue+3")
    assert {match.view(seat).moving.id for seat in (None, 0, 1, 2)} == {"wizard:4/blue+3"}
    play(match, answer)
    assert match.view().moving is None


@pytest.mark.clause("WT-119")
def test_who_passes_stays_and_pays_nothing() -> None:
    match = advanced({4: "blue yellow"}, full=[0, 1, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3", "pass")
    assert (at(match, 4), at(match, 7)) == ("yellow", "blue")
    assert potions(match, 1) == (4, 1, 0)


@pytest.mark.clause("WT-119", "WT-148")
@pytest.mark.parametrize(
    "track",
    [
        {4: "blue", 5: "yellow"},
        {4: "yellow 1 blue", 12: "2 3 4 5 6 7 8 9"},
        {4: "blue 1 yellow", 5: "blue", 12: "2 3 4 5 6 7 8 9"},
    ],
)
def test_nobody_rides_from_another_surface(track: dict[int, str]) -> None:
    match = advanced(track, full=[0, 5, 0])
    play(match, "play:wizard-3")
    play(match, next(name for name in sorted(offered(match)) if "blue+3" in name))
    assert who(match) == (0, "act-second"), "nobody is asked"


@pytest.mark.clause("WT-119", "WT-62")
def test_nobody_rides_without_a_full_potion() -> None:
    match = advanced({4: "blue yellow red"}, full=[0, 0, 1])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (2, "piggyback")
    refused(match, "cast:piggyback", "WT-119", seat=1)


@pytest.mark.clause("WT-119")
def test_nobody_rides_when_a_spell_moves_a_wizard() -> None:
    match = advanced({4: "blue yellow red"}, full=[4, 4, 4])
    play(match, "cast:advance-wizard", "wizard:4/blue+1")
    assert who(match) == (0, "act")
    assert (at(match, 4), at(match, 5)) == ("red yellow", "blue")
    play(match, "cast:headwind-wizard", "wizard:5/blue-1")
    assert who(match) == (0, "act")
    assert at(match, 4) == "blue red yellow"


@pytest.mark.clause("WT-119")
def test_nobody_rides_when_a_tower_moves_or_nothing() -> None:
    match = advanced(
        {4: "blue yellow", 12: "2 3 4 5 6 7 8 9", 9: "1 blue yellow"},
        "tower-1 wizard-two-dice wizard-5",
        full=[4, 4, 4],
        rolls=[3],
    )
    play(match, "play:tower-1", "tower:9/1+1")
    assert who(match) == (0, "act-second")
    play(match, "play:wizard-two-dice", "leave")
    assert who(match) == (0, "act-after")


@pytest.mark.clause("WT-119")
def test_only_a_wizard_of_the_caster_rides() -> None:
    match = advanced({4: "blue yellow red"}, full=[0, 5, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3", "cast:piggyback")
    assert (at(match, 4), at(match, 7)) == ("red", "blue yellow")
    assert who(match) == (0, "act-second"), "yellow has no second one there"


@pytest.mark.clause("WT-120")
def test_piggyback_comes_once_wizard_and_steps_are_settled() -> None:
    match = advanced(
        {4: "blue yellow", 9: "blue red"}, "wizard-two-dice wizard-2 wizard-5", full=[1, 4, 4], rolls=[2, 5]
    )
    assert "cast:piggyback" not in offered(match), "not between cards"
    play(match, "play:wizard-two-dice")
    assert who(match) == (0, "move-rolled")
    assert "cast:piggyback" not in offered(match)
    play(match, "roll-again", "wizard:9/blue+5")
    assert [event.pips for event in told(match, Rolled)] == [2, 5]
    assert who(match) == (2, "piggyback"), "red stands beside that one, yellow does not"
    assert at(match, 9) == "blue red"
    play(match, "pass")
    assert at(match, 14) == "blue"


@pytest.mark.clause("WT-121")
def test_with_one_place_left_no_rider_can_join_and_the_card_still_moves_its_wizard() -> None:
    five = "yellow yellow red red red"
    match = advanced({4: "blue yellow", 7: five}, full=[0, 5, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (0, "act-second")
    assert (at(match, 4), len(surface(match, 7))) == ("yellow", 6)


@pytest.mark.clause("WT-121", "WT-124")
def test_riders_join_as_long_as_there_is_room() -> None:
    match = advanced({4: "blue yellow yellow", 7: "yellow red red red"}, full=[0, 5, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3", "cast:piggyback")
    assert who(match) == (0, "act-second"), "the second yellow one finds no room"
    assert (at(match, 4), len(surface(match, 7))) == ("yellow", 6)


@pytest.mark.clause("WT-122")
def test_both_enter_ravenskeep_together_and_it_flies_on_once() -> None:
    match = advanced({4: "blue yellow red", 9: "blue"}, keep=7, full=[0, 2, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3", "cast:piggyback")
    assert [to_plain(event.wizards) for event in told(match, Entered)] == [("blue", "yellow")]
    assert [(event.space, event.to) for event in told(match, Flew)] == [(7, 8)]
    assert [player.inside for player in match.view().players] == [3, 4, 3]
    assert asked(match).seat == 1, "blue's own wizard went in: the turn is over"


@pytest.mark.clause("WT-122", "WT-121")
def test_ravenskeep_takes_any_number_of_riders() -> None:
    track = {4: "blue blue blue yellow yellow red", 9: "blue red"}
    match = advanced(track, keep=7, full=[2, 2, 1])
    play(match, "play:wizard-3", "wizard:4/blue+3", *["cast:piggyback"] * 5)
    assert at(match, 4) == ""
    assert [(event.space, event.to) for event in told(match, Flew)] == [(7, 8)]
    assert match.view().players[0].inside == 3


@pytest.mark.clause("WT-123", "WT-119")
def test_in_the_own_turn_two_own_wizards_go_with_one_card_even_into_ravenskeep() -> None:
    match = advanced({4: "blue blue", 9: "blue", 10: "yellow"}, keep=7, full=[1, 0, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (0, "piggyback")
    play(match, "cast:piggyback")
    assert match.view().players[0].inside == 3
    assert potions(match, 0) == (4, 0, 1)
    assert asked(match).seat == 1


@pytest.mark.clause("WT-123", "WT-119")
def test_the_moving_wizard_does_not_ride_on_itself() -> None:
    match = advanced({4: "blue", 9: "blue"}, full=[3, 0, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (0, "act-second")


@pytest.mark.clause("WT-124", "WT-96")
def test_in_the_advanced_variant_several_ride_and_each_cast_adds_one_rider() -> None:
    match = advanced({4: "blue blue yellow yellow red"}, full=[1, 2, 1], active=0)
    play(match, "play:wizard-3", "wizard:4/blue+3")
    for seat in (0, 1, 1, 2):
        assert who(match) == (seat, "piggyback")
        play(match, "cast:piggyback")
    assert at(match, 4) == ""
    assert at(match, 7) == "blue blue red yellow yellow"
    assert [potions(match, seat)[1:] for seat in range(3)] == [(0, 1), (0, 2), (0, 1)]
    assert [event.seat for event in told(match, Cast)] == [0, 1, 1, 2]


@pytest.mark.clause("WT-124")
def test_after_one_rider_no_more_need_follow() -> None:
    match = advanced({4: "blue yellow yellow"}, full=[0, 2, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3", "cast:piggyback")
    assert who(match) == (1, "piggyback")
    play(match, "pass")
    assert (at(match, 4), at(match, 7)) == ("yellow", "blue yellow")
    assert potions(match, 1) == (3, 1, 1)


# --- master wizards ------------------------------------------------------------------------------------------


def master(track: dict[int, str], hand: str = "wizard-3 wizard-2 wizard-5", **more: Any) -> Match:
    return advanced(track, hand, **{"mode": "master", "spells": ["piggyback"], **more})


def pass_all(match: Match, kind: str) -> list[int]:
    """Everybody who is asked that passes: who."""
    asked_for = []
    while match.ask is not None and match.ask.kind == kind:
        asked_for.append(match.ask.seat)
        play(match, "pass")
    return asked_for


@pytest.mark.clause("WT-125", "WT-120")
def test_who_has_claimed_piggyback_casts_it_when_the_move_is_settled() -> None:
    match = master({4: "blue yellow yellow red"}, full=[0, 2, 2])
    play(match, "play:wizard-3")
    assert who(match) == (1, "cast-before")
    assert offered(match) == {"claim:piggyback", "pass", "pass-for-turn"}, (
        "it cannot be cast before the move is settled"
    )
    play(match, "claim:piggyback")
    assert who(match) == (0, "move")
    play(match, "wizard:4/blue+3")
    assert who(match) == (1, "piggyback"), "a claim binds: one rides, and another may"
    assert potions(match, 1) == (3, 1, 1)
    play(match, "pass")
    assert (at(match, 4), at(match, 7)) == ("red yellow", "blue yellow")
    assert who(match) == (0, "act-second"), "red is not asked any more"


@pytest.mark.clause("WT-125", "WT-101")
def test_if_the_right_is_still_free_the_question_goes_round_from_the_active_player() -> None:
    match = master(
        {4: "blue yellow red"}, "wizard-3 wizard-2 wizard-5", full=[1, 1, 1], active=1, hands={1: "wizard-3"}
    )
    play(match, "play:wizard-3")
    assert pass_all(match, "cast-before") == [2, 0], "yellow has no second wizard beside the one that could move"
    play(match, "wizard:4/yellow+3")
    assert pass_all(match, "piggyback") == [2, 0]
    assert (at(match, 4), at(match, 7)) == ("blue red", "yellow")


@pytest.mark.clause("WT-125", "WT-124")
def test_piggyback_is_the_cards_one_kind_and_one_players() -> None:
    match = master({4: "blue yellow yellow red"}, full=[0, 3, 3], spells=["piggyback", "advance-tower"])
    play(match, "play:wizard-3")
    assert pass_all(match, "cast-before") == [1, 2]
    play(match, "wizard:4/blue+3", "cast:piggyback")
    assert who(match) == (1, "piggyback")
    play(match, "cast:piggyback")
    assert at(match, 4) == "red"
    assert at(match, 7) == "blue yellow yellow"
    assert who(match) == (0, "act-second"), "neither red for Piggyback nor anybody for a spell after the card"


@pytest.mark.clause("WT-125", "WT-104")
def test_if_nobody_rides_the_right_is_still_free_after_the_card() -> None:
    match = master({4: "blue yellow"}, full=[0, 3, 0], spells=["piggyback", "advance-tower"])
    play(match, "play:wizard-3", "pass", "wizard:4/blue+3", "pass")
    assert who(match) == (1, "cast-after")
    assert offered(match) == {"cast:advance-tower", "pass", "pass-for-turn"}


@pytest.mark.clause("WT-125", "WT-99")
def test_whoever_has_cast_another_spell_on_the_card_leaves_no_room_for_piggyback() -> None:
    match = master({4: "blue yellow red"}, full=[0, 3, 3], spells=["piggyback", "advance-tower"])
    play(match, "play:wizard-3", "cast:advance-tower", "tower:12/9+2")
    assert who(match) == (1, "cast-again")
    assert offered(match) == {"cast:advance-tower", "pass"}
    play(match, "pass", "wizard:4/blue+3")
    assert who(match) == (0, "act-second")


@pytest.mark.clause("WT-125", "WT-105")
def test_a_claim_of_piggyback_lapses_when_no_own_wizard_can_ride() -> None:
    match = master({4: "blue yellow", 5: "blue red"}, full=[0, 2, 2])
    play(match, "play:wizard-3", "claim:piggyback", "wizard:5/blue+3")
    assert potions(match, 1) == (3, 2, 0)
    assert at(match, 5) == "red", "red has not been asked: the right was yellow's"
    assert who(match) == (0, "act-second")


@pytest.mark.clause("WT-125", "WT-105", "WT-104")
@pytest.mark.parametrize("move", ["wizard:5/blue+3", "leave"])
def test_after_a_claim_of_piggyback_has_lapsed_the_right_is_free_again(move: str) -> None:
    track = {4: "blue yellow", 5: "blue red"}
    match = master(track, "wizard-two-dice wizard-2", full=[0, 2, 2], spells=["piggyback", "advance-tower"], rolls=[3])
    play(match, "play:wizard-two-dice", "claim:piggyback", move)
    assert [(event.seat, event.spell.name) for event in told(match, Lapsed)] == [(1, "piggyback")]
    assert pass_all(match, "cast-after") == [1, 2]


@pytest.mark.clause("WT-125", "WT-105")
def test_a_claim_of_piggyback_binds_for_one_rider_without_asking() -> None:
    match = master({4: "blue yellow"}, full=[0, 2, 2], spells=["piggyback", "advance-tower"])
    play(match, "play:wizard-3", "claim:piggyback", "wizard:4/blue+3")
    assert at(match, 7) == "blue yellow"
    assert potions(match, 1) == (3, 1, 1)
    assert told(match, Lapsed) == []
    assert who(match) == (0, "act-second"), "and nobody else casts on this card"


@pytest.mark.clause("WT-125", "WT-148")
def test_nobody_is_asked_for_piggyback_when_the_card_is_announced_for_a_tower() -> None:
    match = master({4: "blue yellow"}, "either-3-3 wizard-2 wizard-5", full=[0, 2, 2])
    tower, wizard = match.fork(), match.fork()
    play(tower, "announce:either-3-3/tower")
    assert who(tower) == (0, "move")
    play(wizard, "announce:either-3-3/wizard")
    assert who(wizard) == (1, "cast-before")


# --- teams ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-126", "WT-88")
def test_a_partners_wizard_moved_by_a_card_can_be_ridden_on_like_an_own_one() -> None:
    track = {4: "red red yellow green", 9: "yellow"}
    match = advanced(track, seats=4, teams=True, full=[3, 1, 1, 0], keep=1)
    play(match, "play:wizard-3", "wizard:4/red+3")
    assert who(match) == (1, "piggyback"), "the active player has no own wizard to ride, only the partner's"
    play(match, "cast:piggyback")
    assert who(match) == (2, "piggyback")
    play(match, "cast:piggyback")
    assert (at(match, 4), at(match, 7)) == ("green", "red red yellow")
    assert potions(match, 0) == (2, 3, 0)


@pytest.mark.clause("WT-126")
def test_the_partners_wizard_is_no_rider() -> None:
    match = advanced({4: "blue red", 9: "blue"}, seats=4, teams=True, full=[3, 0, 0, 0])
    play(match, "play:wizard-3", "wizard:4/blue+3")
    assert who(match) == (0, "act-second"), "only red could carry red along"


@pytest.mark.clause("WT-126", "WT-89")
def test_a_rider_on_the_partners_wizard_goes_into_ravenskeep_with_it_and_the_turn_ends() -> None:
    match = advanced({4: "red yellow", 9: "yellow red"}, seats=4, teams=True, full=[3, 1, 1, 0], keep=7)
    play(match, "play:wizard-3", "wizard:4/red+3", "cast:piggyback")
    assert [to_plain(event.wizards) for event in told(match, Entered)] == [("red", "yellow")]
    assert asked(match).seat in (1, 3)
    assert match.view().active == 1
