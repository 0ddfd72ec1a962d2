"""Why a move or a spell is not offered: what a board says when somebody tries it."""

import pytest

from slet.games.wandering_towers import GAME as TOWERS
from slet.kernel.game import Reason
from slet.kernel.match import Match

from .table import offered, play, table


def reason(match: Match, option: str, seat: int = 0) -> Reason | None:
    assert option not in offered(match)
    return TOWERS.words.why_not(match.view(seat), option)


@pytest.mark.clause("WT-53")
def test_a_tower_that_would_land_on_ravenskeep_says_so() -> None:
    match = table({1: "1", 3: "3"}, "tower-2", keep=3)
    play(match, "play:tower-2")
    assert reason(match, "tower:1/1+2") == Reason("keep", {"to": 3}, "WT-53")


@pytest.mark.clause("WT-41")
def test_a_wizard_finds_no_room_where_six_stand() -> None:
    match = table({1: "blue", 3: "blue blue yellow yellow yellow yellow"}, "wizard-2")
    play(match, "play:wizard-2")
    assert reason(match, "wizard:1/blue+2") == Reason("crowd", {"to": 3}, "WT-41")


@pytest.mark.clause("WT-29")
def test_cards_do_not_move_wizards_of_others() -> None:
    match = table({1: "blue", 3: "yellow"}, "wizard-2")
    play(match, "play:wizard-2")
    found = reason(match, "wizard:3/yellow+2")
    assert found is not None
    assert (found.key, found.rule) == ("other", "WT-29")


@pytest.mark.clause("WT-62", "WT-69")
def test_a_spell_that_is_too_dear_says_what_it_costs() -> None:
    match = table({1: "1 blue"}, "tower-2", full=(1, 0))
    found = reason(match, "cast:advance-wizard")
    assert found is not None
    assert (found.key, found.facts["full"], found.rule) == ("potions", 1, "WT-62")


@pytest.mark.clause("WT-64")
def test_a_spell_out_of_time_says_so() -> None:
    match = table({1: "1 blue", 4: "2"}, "tower-2 tower-1", full=(3, 0))
    play(match, "cast:advance-tower", "tower:1/1+2")
    found = reason(match, "cast:advance-tower")
    assert found is not None
    assert found.key == "moment"


def test_what_is_no_move_at_all_has_no_reason() -> None:
    match = table({1: "1 blue"}, "tower-2")
    assert TOWERS.words.why_not(match.view(0), "cast:nothing") is None
    assert TOWERS.words.why_not(match.view(0), "tower:1/1+4") is None
    assert TOWERS.words.why_not(match.view(None), "cast:advance-tower") is None
