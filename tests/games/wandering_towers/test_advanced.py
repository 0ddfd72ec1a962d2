"""The advanced variant: WT-93 to WT-96."""

from itertools import chain
from typing import Any

import pytest

import slet
from slet.games.wandering_towers.events import SetUp
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import BASE_SPELLS, GAME, PRICES, asked, at, offered, others_inside, play, potions, refused, told, who

SPELLS = ("advance-wizard", "advance-tower", "headwind-tower", "nudge-ravenskeep")
TRACK = {3: "1 blue", 5: "2 yellow", 8: "3 4 5 6 7 8 9", 10: "yellow"}


def advanced(track: dict[int, str], **more: Any) -> Match:
    more = {"mode": "advanced", "spells": SPELLS, "full": [6, 0], **more}
    return others_inside(track, "tower-5 tower-4 wizard-1", **more)


def tokens(match: Match) -> list[str]:
    return [spell.name for spell in match.view().spells]


@pytest.mark.clause("WT-93")
def test_four_of_the_eight_tokens_are_drawn() -> None:
    drawn = [tokens(slet.new(GAME, seats=2 + seed % 5, mode="advanced", seed=seed)) for seed in range(40)]
    assert all(len(set(four)) == 4 for four in drawn)
    assert set(chain(*drawn)) == set(PRICES), "each of the eight can be among them"
    assert len({tuple(four) for four in drawn}) > 20
    match = slet.new(GAME, seats=3, mode="advanced", seed=5)
    assert [spell.name for spell in told(match, SetUp)[0].spells] == tokens(match)


@pytest.mark.clause("WT-93")
@pytest.mark.parametrize("spells", [3, 5, 0, 8, [], list(PRICES), list(PRICES)[:3], ["piggyback"] * 4])
def test_no_other_number_of_tokens_lies_on_the_table(spells: object) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats=3, mode="advanced", spells=spells)


@pytest.mark.clause("WT-93")
def test_a_token_that_was_not_drawn_cannot_be_cast() -> None:
    match = advanced(TRACK)
    assert offered(match, "cast") == {f"cast:{name}" for name in SPELLS}
    for name in PRICES:
        if name not in SPELLS:
            refused(match, f"cast:{name}", "WT-19")


@pytest.mark.clause("WT-93")
def test_apart_from_spells_the_base_rules_hold() -> None:
    match = advanced(TRACK, full=[0, 0])
    assert offered(match) == {"play:tower-5", "play:tower-4", "play:wizard-1", "discard-all"}
    play(match, "play:wizard-1", "wizard:3/blue+1")
    assert offered(match) == {"play:tower-5", "play:tower-4", "discard:tower-5", "discard:tower-4"}
    play(match, "discard:tower-4")
    assert who(match) == (1, "act")
    assert match.view().players[0].cards == 3


@pytest.mark.clause("WT-94")
def test_any_number_of_spells_may_be_cast_the_same_again_too_and_each_is_paid() -> None:
    match = advanced(TRACK)
    play(match, "cast:advance-tower", "tower:8/6+2")
    play(match, "cast:advance-tower", "tower:8/5+2")
    play(match, "cast:headwind-tower", "tower:8/4-2")
    play(match, "cast:nudge-ravenskeep", "nudge:forward")
    assert (at(match, 8), at(match, 6), at(match, 10)) == ("3 4 5", "6", "yellow 8 9 7")
    assert match.view().keep == 1
    assert potions(match, 0) == (0, 1, 5), "four spells for five potions; there was no empty one to fill"
    assert offered(match, "cast") == {"cast:advance-tower", "cast:headwind-tower"}, "what one potion buys"
    play(match, "cast:headwind-tower", "tower:10/1-2")
    assert offered(match, "cast") == set()
    refused(match, "cast:advance-tower", "WT-19")


@pytest.mark.clause("WT-94")
def test_a_potion_filled_by_a_spell_pays_for_the_next() -> None:
    match = advanced(TRACK, full=[1, 0])
    play(match, "cast:advance-tower", "tower:8/7+2")
    assert potions(match, 0) == (4, 1, 1), "yellow was caught"
    assert "cast:advance-tower" in offered(match)


@pytest.mark.clause("WT-94")
def test_the_base_game_allows_one_spell_a_turn_where_the_advanced_one_allows_many() -> None:
    match = advanced(TRACK, mode="base", spells=BASE_SPELLS)
    play(match, "cast:advance-tower", "tower:8/7+2")
    assert offered(match, "cast") == set()


@pytest.mark.clause("WT-94", "WT-96")
def test_nobody_else_casts_in_the_active_players_turn() -> None:
    match = advanced(TRACK, full=[0, 6])
    play(match, "play:tower-4", "tower:3/1+4")
    refused(match, "cast:advance-tower", seat=1)
    assert who(match) == (0, "act-second")
    play(match, "play:tower-5", "tower:8/2+5")
    assert who(match) == (1, "act")
    assert offered(match, "cast") == {f"cast:{name}" for name in SPELLS}


@pytest.mark.clause("WT-95")
def test_spells_come_before_between_and_after_the_cards() -> None:
    match = advanced(TRACK)
    for card, move, kind in (("tower-5", "tower:8/7+5", "act-second"), ("tower-4", "tower:8/6+4", "act-after")):
        assert "cast:advance-tower" in offered(match)
        play(match, f"play:{card}")
        assert offered(match, "cast") == set(), "not between a card and the end of its effect"
        refused(match, "cast:advance-tower", "WT-30")
        play(match, move)
        assert who(match) == (0, kind)
    assert offered(match) == {f"cast:{name}" for name in SPELLS} | {"end-turn"}
    play(match, "cast:advance-tower", "tower:8/5+2", "cast:advance-tower", "tower:8/4+2")
    assert match.view().players[0].cards == 1, "before the hand is filled"
    play(match, "end-turn")
    assert who(match) == (1, "act")
    assert match.view().players[0].cards == 3


@pytest.mark.clause("WT-95")
def test_no_spell_comes_between_the_rolls_of_a_die_card() -> None:
    match = others_inside(TRACK, "tower-two-dice tower-4 wizard-1", mode="advanced", spells=SPELLS, full=[6, 0])
    play(match, "play:tower-two-dice")
    assert offered(match, "cast") == set()
    play(match, "roll-again")
    assert offered(match, "cast") == set()


@pytest.mark.clause("WT-95", "WT-110")
def test_a_spell_may_come_before_a_discard_all_turn_is_declared_but_not_after() -> None:
    match = advanced(TRACK)
    play(match, "cast:advance-tower", "tower:8/7+2", "discard-all")
    assert offered(match, "cast") == set()
    play(match, "leave")
    assert who(match) == (1, "act")


@pytest.mark.clause("WT-96")
def test_for_piggyback_others_are_asked_in_turn_order_from_the_active_player() -> None:
    spells = ["piggyback", *SPELLS[:3]]
    track = {4: "blue yellow red red", 12: "1 2 3 4 5 6 7 8 9"}
    match = others_inside(
        track, "wizard-3 wizard-3 wizard-2", seats=3, active=2, mode="advanced", spells=spells, full=[2, 2, 3]
    )
    play(match, "play:wizard-3", "wizard:4/red+3")
    order = []
    while who(match)[1] == "piggyback":
        order.append(asked(match).seat)
        assert offered(match) == {"cast:piggyback", "pass", "pass-for-turn"}, (
            "only Piggyback, whatever else one could pay"
        )
        refused(match, "cast:advance-tower", "WT-119")
        play(match, "pass")
    assert order == [2, 0, 1]
    assert who(match) == (2, "act-second")


@pytest.mark.clause("WT-96", "WT-148")
def test_who_passes_for_the_turn_is_not_asked_for_piggyback_again_in_it() -> None:
    spells = ["piggyback", *SPELLS[:3]]
    track = {4: "blue blue yellow", 12: "1 2 3 4 5 6 7 8 9"}
    hands = {1: "wizard-3 wizard-3 tower-1"}
    match = others_inside(track, "wizard-2 wizard-2 tower-1", mode="advanced", spells=spells, full=[0, 6], hands=hands)
    once = match.fork()
    play(once, "play:wizard-2", "wizard:4/blue+2", "pass", "play:wizard-2", "wizard:4/blue+2")
    assert who(once) == (1, "piggyback"), "a simple pass holds for one card"
    play(match, "play:wizard-2", "wizard:4/blue+2", "pass-for-turn", "play:wizard-2", "wizard:4/blue+2")
    assert who(match) == (1, "act")
