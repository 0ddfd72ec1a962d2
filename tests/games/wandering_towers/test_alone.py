"""Solo and co-operative play: WT-134 to WT-141."""

from itertools import chain
from random import Random
from typing import Any

import pytest

import slet
from slet.games.wandering_towers.events import Cast, Flew, Reshuffled
from slet.kernel.data import to_plain
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import (
    GAME,
    NINETY,
    PRICES,
    asked,
    at,
    hand,
    offered,
    play,
    play_on,
    potions,
    refused,
    surface,
    table,
    told,
    who,
    whole_track,
)

SPELLS = ("advance-tower", "swap-tower", "headwind-wizard")
RIDING = ("advance-tower", "piggyback", "headwind-wizard")
NINE = "1 2 3 4 5 6 7 8 9"


def alone(track: dict[int, str], cards: str = "wizard-1 tower-2 wizard-3", **more: Any) -> Match:
    """A solo game, unless `mode` says co-operative, with the wizards that nobody names in Ravenskeep."""
    named = " ".join(track.values()).split().count("blue")
    return table({9: NINE, **track}, cards, **{"seats": 1, "inside": [12 - named], **more})


def coop(track: dict[int, str], cards: str = "wizard-1 tower-2 wizard-3", **more: Any) -> Match:
    return alone(track, cards, **{"seats": 3, "mode": "coop", **more})


# --- WT-134 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-134", "WT-141")
@pytest.mark.parametrize("seats", range(1, 7))
def test_twelve_wizards_of_one_player_stand_on_the_first_five_towers(seats: int) -> None:
    match = slet.new(GAME, seats=seats, mode="solo" if seats == 1 else "coop")
    wizards = {1: 3, 2: 3, 3: 3, 4: 2, 5: 1}
    assert whole_track(match) == {n: " ".join([str(n), *["blue"] * wizards.get(n, 0)]) for n in range(1, 10)}
    assert [player.outside for player in match.view().players] == [12]
    assert match.view().keep == 0


@pytest.mark.clause("WT-134")
def test_one_player_plays_solo_and_several_do_not() -> None:
    assert slet.new(GAME, seats=1).view().mode == "solo"
    for seats, mode in ((1, "base"), (1, "advanced"), (1, "master"), (1, "coop"), (2, "solo"), (6, "solo")):
        with pytest.raises(BadSetup):
            slet.new(GAME, seats=seats, mode=mode)


@pytest.mark.clause("WT-134")
def test_a_card_is_carried_out_by_the_base_rules() -> None:
    match = alone({3: "blue", 5: "blue 1 blue", 9: "2 3 4 5 6 7 8 9", 13: "blue blue blue blue blue blue"}, keep=7)
    play(match, "play:wizard-3")
    assert offered(match) == {"wizard:3/blue+3", "wizard:5/blue+3", "wizard:13/blue+3"}
    play(match, "wizard:5/blue+3")
    assert at(match, 8) == "blue"
    match = alone({10: "blue", 13: "blue blue blue blue blue blue"})
    play(match, "play:wizard-3")
    assert offered(match) == {"wizard:13/blue+3"}, "the limit of six"


# --- WT-135 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-135")
def test_a_turn_is_one_card_after_which_the_hand_is_filled() -> None:
    match = alone({3: "blue"}, pile="tower-4 wizard-5")
    assert offered(match) == {"play:wizard-1", "play:tower-2", "play:wizard-3"}
    play(match, "play:wizard-1", "wizard:3/blue+1")
    assert who(match) == (0, "act")
    assert hand(match, 0) == "tower-2 tower-4 wizard-3"
    assert match.view().turn == 1
    assert match.view().cards_left == 29


@pytest.mark.clause("WT-135")
def test_a_card_cannot_be_discarded_unused() -> None:
    match = alone({3: "blue"})
    for name in ("discard:wizard-1", "discard:tower-2", "end-turn", "pass"):
        refused(match, name, "WT-135")
    play(match, "play:wizard-1", "wizard:3/blue+1")
    assert offered(match, "discard") == set()


@pytest.mark.clause("WT-135")
def test_the_deck_is_never_reshuffled() -> None:
    two = ["wizard-1", "wizard-3"]
    drawn = [*NINETY]
    for name in (*two, "tower-2", "tower-4"):
        drawn.remove(name)
    match = alone({3: "blue"}, pile="tower-4", discard=" ".join(drawn), unnamed="discard")
    play(match, "play:tower-2", "tower:9/9+2")
    assert hand(match, 0) == "tower-4 wizard-1 wizard-3"
    play(match, "play:tower-4", "tower:9/8+4")
    assert hand(match, 0) == "wizard-1 wizard-3"
    assert told(match, Reshuffled) == []
    assert match.view().pile == 0


@pytest.mark.clause("WT-135", "WT-136")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_takes_thirty_cards_at_most_and_draws_no_card_twice(seats: int) -> None:
    for seed in range(5):
        match = slet.new(GAME, seats=seats, mode="solo" if seats == 1 else "coop", spells=3, seed=seed)
        play_on(match, Random(seed))
        view = match.view()
        assert view.cards_left is not None
        assert len(view.discard) <= 30
        assert view.pile >= 90 - 30 - 3
        assert told(match, Reshuffled) == []


# --- WT-136 --------------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-136")
@pytest.mark.parametrize("spent", [0, 29])
def test_the_game_is_won_at_once_when_the_last_wizard_is_in_by_the_thirtieth_card_at_the_latest(spent: int) -> None:
    match = alone({6: "blue"}, keep=7, cards_spent=spent)
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.clause("WT-136")
def test_the_game_is_lost_when_thirty_cards_have_left_a_wizard_outside() -> None:
    match = alone({6: "blue blue"}, keep=7, cards_spent=28)
    play(match, "play:tower-2", "tower:9/9+2")
    assert who(match) == (0, "act"), "the thirtieth may still be played"
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.winners == ()


@pytest.mark.clause("WT-136", "WT-139")
def test_a_spell_after_the_thirtieth_card_can_still_win_the_game() -> None:
    match = alone({8: "blue"}, keep=7, cards_spent=29, spells=SPELLS)
    play(match, "play:tower-2", "tower:9/9+2")
    assert who(match) == (0, "act-after")
    late = match.fork()
    play(match, "cast:headwind-wizard", "wizard:8/blue-1")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    play(late, "end-turn")
    assert late.outcome is not None
    assert late.outcome.winners == ()


@pytest.mark.clause("WT-136")
def test_a_card_without_effect_counts_among_the_thirty() -> None:
    match = alone({3: "blue 1", 9: "2 3 4 5 6 7 8 9"}, cards_spent=29)
    play(match, "play:wizard-1")
    assert match.ask is None
    assert match.outcome is not None
    assert match.outcome.winners == ()


# --- spells: WT-137 to WT-139 --------------------------------------------------------------------------------


@pytest.mark.clause("WT-137")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (4, "coop")])
def test_it_is_played_without_spells_and_potions_or_with_three_spells_drawn_or_chosen(seats: int, mode: str) -> None:
    without = slet.new(GAME, seats=seats, mode=mode).view()
    assert without.spells == ()
    assert (without.players[0].empty, without.players[0].full) == (0, 0)
    chosen = slet.new(GAME, seats=seats, mode=mode, spells=list(SPELLS)).view()
    assert {spell.name for spell in chosen.spells} == set(SPELLS)
    drawn = [slet.new(GAME, seats=seats, mode=mode, spells=3, seed=seed).view().spells for seed in range(30)]
    assert all(len(set(spells)) == 3 for spells in drawn)
    assert {spell.name for spell in chain(*drawn)} == set(PRICES)


@pytest.mark.clause("WT-137")
@pytest.mark.parametrize("mode", ["solo", "coop"])
@pytest.mark.parametrize("spells", [1, 2, 4, 8, list(PRICES)[:2], list(PRICES)[:4], ["piggyback"] * 3])
def test_another_number_of_spells_is_refused(mode: str, spells: object) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats=1 if mode == "solo" else 2, mode=mode, spells=spells)


@pytest.mark.clause("WT-138")
@pytest.mark.parametrize("spells", [3, list(SPELLS)])
def test_with_spells_there_are_six_full_potions(spells: object) -> None:
    player = slet.new(GAME, seats=1, spells=spells).view().players[0]
    assert (player.empty, player.full, player.spent) == (0, 6, 0)


@pytest.mark.clause("WT-138")
def test_imprisoning_fills_nothing() -> None:
    match = alone({11: "blue", 3: "blue"}, spells=SPELLS, full=[3], spent=[3])
    play(match, "play:tower-2", "tower:9/9+2", "cast:advance-tower", "tower:11/1+2")
    assert potions(match, 0) == (0, 2, 4)
    match = alone({11: "blue", 3: "blue"}, spells=SPELLS, full=[0], spent=[6])
    play(match, "play:tower-2", "tower:9/9+2")
    assert potions(match, 0) == (0, 0, 6)


@pytest.mark.clause("WT-138")
@pytest.mark.parametrize("full", [0, 6])
def test_there_is_no_potion_goal(full: int) -> None:
    match = alone({6: "blue"}, keep=7, spells=SPELLS, full=[full], spent=[6 - full])
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.clause("WT-139")
def test_one_spell_a_turn_and_only_after_the_card() -> None:
    match = alone({3: "blue", 4: "blue"}, spells=SPELLS)
    assert offered(match, "cast") == set()
    refused(match, "cast:advance-tower", "WT-135")
    play(match, "play:wizard-1")
    refused(match, "cast:advance-tower", "WT-29")
    play(match, "wizard:3/blue+1")
    assert who(match) == (0, "act-after")
    assert offered(match) == {"cast:advance-tower", "cast:headwind-wizard", "end-turn"}, "there is one stack: no swap"
    assert len(hand(match, 0).split()) == 2, "before the hand is filled"
    play(match, "cast:advance-tower", "tower:9/9+2")
    assert who(match) == (0, "act"), "one spell, and the next turn begins"
    assert offered(match, "cast") == set()
    assert potions(match, 0) == (0, 5, 1)
    play(match, "play:tower-2", "tower:9/8+2")
    assert "cast:swap-tower" in offered(match), "one more in the next turn"


@pytest.mark.clause("WT-139")
def test_no_spell_follows_a_card_that_brought_a_wizard_in() -> None:
    match = alone({6: "blue", 3: "blue"}, keep=7, spells=SPELLS)
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert who(match) == (0, "act")
    assert match.view().turn == 1
    assert len(hand(match, 0).split()) == 3


@pytest.mark.clause("WT-139", "WT-119")
def test_piggyback_goes_with_the_card_and_is_the_spell_of_that_turn() -> None:
    match = alone({3: "blue blue blue"}, spells=RIDING)
    play(match, "play:wizard-3", "wizard:3/blue+3")
    assert who(match) == (0, "piggyback")
    passed = match.fork()
    play(match, "cast:piggyback")
    assert (surface(match, 3), surface(match, 6)) == (["blue"], ["blue", "blue"])
    assert (who(match), match.view().turn) == ((0, "act"), 1), "neither a second rider nor a spell after the card"
    assert potions(match, 0) == (0, 5, 1)
    play(passed, "pass")
    assert who(passed) == (0, "act-after")
    assert "cast:advance-tower" in offered(passed)
    refused(passed, "cast:piggyback", "WT-139")


@pytest.mark.clause("WT-139", "WT-122")
def test_two_wizards_may_go_into_ravenskeep_by_piggyback() -> None:
    match = alone({6: "blue blue", 3: "blue"}, keep=7, spells=RIDING)
    play(match, "play:wizard-1", "wizard:6/blue+1", "cast:piggyback")
    assert match.view().players[0].inside == 11
    assert len(told(match, Flew)) == 1


# --- WT-140, WT-141 ------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-140")
@pytest.mark.parametrize("mode", ["solo", "coop"])
def test_there_is_no_discard_all_turn(mode: str) -> None:
    match = slet.new(GAME, seats=1 if mode == "solo" else 3, mode=mode, spells=3)
    assert offered(match, "discard-all") == set()
    refused(match, "discard-all", "WT-135")


@pytest.mark.clause("WT-141")
def test_in_co_operative_play_all_take_turns_clockwise_with_the_common_hand_and_wizards() -> None:
    match = coop({3: "blue"}, active=1, pile="tower-4 wizard-5 tower-5")
    for seat, card, move in (
        (1, "wizard-1", "wizard:3/blue+1"),
        (2, "tower-4", "tower:9/9+4"),
        (0, "wizard-3", "wizard:4/blue+3"),
    ):
        assert who(match) == (seat, "act")
        play(match, f"play:{card}", move)
    assert who(match) == (1, "act")
    assert hand(match, 0) == "tower-2 tower-5 wizard-5"
    assert match.view().cards_left == 27


@pytest.mark.clause("WT-141")
def test_the_common_hand_of_three_is_open_to_all() -> None:
    match = slet.new(GAME, seats=4, mode="coop")
    assert len(match.view(0).hand) == 3
    for seat in (None, 1, 2, 3):
        assert match.view(seat).hand == match.view(0).hand
    assert len(match.view().players) == 1
    play(match, next(iter(sorted(offered(match, "play")))))
    while who(match)[1] != "act":
        play(match, asked(match).options[0].id)
    assert len({str(to_plain(match.log(seat))) for seat in range(4)}) == 1, "and so is what is drawn"


@pytest.mark.clause("WT-141", "WT-138", "WT-139")
def test_potions_are_common_and_one_spell_is_cast_a_turn() -> None:
    match = coop({3: "blue", 4: "blue"}, spells=SPELLS, active=2)
    play(match, "play:wizard-1", "wizard:3/blue+1", "cast:advance-tower", "tower:9/9+2")
    assert told(match, Cast)[0].seat == 2
    assert who(match) == (0, "act")
    play(match, "play:tower-2", "tower:9/8+2", "cast:swap-tower")
    assert potions(match, 0) == (0, 3, 3)
    assert asked(match).seat == 0


@pytest.mark.clause("WT-141", "WT-139")
def test_only_the_player_whose_turn_it_is_is_asked_for_piggyback() -> None:
    match = coop({3: "blue blue blue"}, spells=RIDING, active=1)
    play(match, "play:wizard-3", "wizard:3/blue+3")
    assert who(match) == (1, "piggyback")
    play(match, "pass")
    assert who(match) == (1, "act-after")


@pytest.mark.clause("WT-141", "WT-136")
def test_all_win_or_lose_together() -> None:
    match = coop({6: "blue"}, keep=7, cards_spent=29)
    lost = match.fork()
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    play(lost, "play:tower-2", "tower:9/9+2")
    assert lost.outcome is not None
    assert lost.outcome.winners == ()


@pytest.mark.clause("WT-141")
def test_nothing_can_be_said_to_the_others() -> None:
    match = coop({3: "blue"}, spells=SPELLS)
    assert {name.partition(":")[0] for name in offered(match)} == {"play"}
    play(match, "play:wizard-1", "wizard:3/blue+1")
    assert {name.partition(":")[0] for name in offered(match)} == {"cast", "end-turn"}
