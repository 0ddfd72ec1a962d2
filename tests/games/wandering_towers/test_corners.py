"""Corners that a careful reader of the rules asked about."""

from random import Random

import pytest

from slet.games import find_game
from slet.games.wandering_towers.events import LastRound, LeftBehind, MetGoal
from slet.kernel.errors import CannotUndo

from .table import GAME, asked, offered, others_inside, play, potions, table, told, who

HAND = "wizard-1 tower-5 tower-4"


@pytest.mark.clause("WT-76")
def test_not_even_by_agreement_is_a_lifted_tower_taken_back_unless_all_is_shown_anyway() -> None:
    game = find_game(GAME)
    assert not game.rules.may_agree(table({5: "1"}, HAND).state)
    assert game.rules.may_agree(table({5: "1"}, HAND, memory="assisted").state)


@pytest.mark.clause("WT-85", "WT-86")
def test_a_card_handed_over_is_not_taken_back_to_show_another() -> None:
    match = table({5: "1"}, HAND, seats=4, teams=True, hands={2: "tower-1 tower-2 tower-3"}, step="begin_turn")
    play(match, "hand-over:tower-1")
    with pytest.raises(CannotUndo):
        match.undo(2)
    play(match, "hand-over:tower-1")
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.clause("WT-85")
def test_from_what_is_played_the_other_team_does_not_learn_whether_it_was_exchanged() -> None:
    imagined = []
    for card in ("tower-1", "tower-2"):
        match = table(
            {5: "1", 9: "blue"},
            "tower-1 tower-4 tower-5",
            seats=4,
            teams=True,
            hands={2: "tower-1 tower-2 tower-3"},
            step="begin_turn",
        )
        play(match, f"hand-over:{card}", "hand-over:tower-4", "play:tower-1")
        imagined.append([match.imagine(1, Random(1)).recall(seat).partner for seat in range(4)])
    assert imagined[0] == imagined[1]
    assert imagined[0][0] == imagined[0][2] == ()


@pytest.mark.clause("WT-105", "WT-121")
def test_a_rider_who_stays_behind_gets_the_potion_back_and_all_are_told() -> None:
    track = {2: "blue yellow yellow", 3: "yellow yellow 1 red red red", 12: "blue blue"}
    spells = ["free-wizard", "piggyback"]
    match = others_inside(track, HAND, seats=3, mode="master", spells=spells, full=(0, 5, 0))
    play(match, "play:wizard-1", "pass", "wizard:2/blue+1", "cast:piggyback")
    assert potions(match, 1) == (0, 4, 1)
    play(match, *["cast:free-wizard", "lift:3/1", "free:yellow"] * 2)
    assert [event.wizard.name for event in told(match, LeftBehind)] == ["yellow"]
    assert potions(match, 1) == (0, 3, 2), "two for Free a Wizard, none for Piggyback"


@pytest.mark.clause("WT-101", "WT-104", "WT-133")
def test_who_passes_when_asked_for_free_a_wizard_alone_has_not_declined_the_right() -> None:
    """Nobody is visible, so there is nothing for the Headwind to blow at before a wizard is freed."""
    spells = ["headwind-wizard", "free-wizard"]
    match = others_inside(
        {5: "blue 1", 8: "yellow 3"}, "tower-2 tower-4 tower-5", mode="master", spells=spells, full=(2, 1)
    )
    play(match, "play:tower-2", "pass", "pass", "tower:15/1+2")
    assert (who(match), "cast:headwind-wizard" in offered(match)) == ((0, "cast-free"), False)
    play(match, "pass")
    assert who(match) == (1, "cast-free")
    play(match, "cast:free-wizard", "lift:8/1", "free:yellow")
    assert who(match) == (0, "cast-after")
    assert "cast:headwind-wizard" in offered(match)


@pytest.mark.clause("WT-148")
def test_who_passes_for_the_rest_of_the_turn_is_not_asked_to_cast_again() -> None:
    spells = ["advance-tower", "free-wizard"]
    match = others_inside(
        {5: "blue 1", 8: "3", 12: "blue"}, "wizard-1 tower-4 tower-5", mode="master", spells=spells, full=(4, 0)
    )
    play(match, "play:wizard-1", "claim:advance-tower", "wizard:12/blue+1")
    assert who(match) == (0, "cast-free")
    play(match, "pass-for-turn")
    assert who(match) == (0, "target-advance-tower"), "the claim binds"
    play(match, "tower:8/1+2")
    assert who(match) == (0, "act-second")


@pytest.mark.clause("WT-78", "WT-79")
def test_who_meets_the_goal_together_with_another_or_later_is_named() -> None:
    together = others_inside(
        {4: "blue yellow"},
        HAND,
        mode="advanced",
        spells=["piggyback", "advance-tower", "swap-tower", "headwind-tower"],
        keep=5,
        full=(1, 1),
        spent=(5, 5),
    )
    play(together, "play:wizard-1", "wizard:4/blue+1", "cast:piggyback")
    assert told(together, LastRound) == [LastRound((0, 1))]
    later = others_inside({4: "blue", 6: "yellow"}, HAND, keep=5, hands={1: "wizard-2 tower-4 tower-5"}, full=(6, 6))
    play(later, "play:wizard-1", "wizard:4/blue+1")
    assert asked(later).seat == 1
    play(later, "play:wizard-2", "wizard:6/yellow+2")
    assert (told(later, LastRound), told(later, MetGoal)) == ([LastRound((0,))], [MetGoal((1,))])
