"""What may be chosen before the game: WT-11, WT-14, WT-81, WT-93, WT-97, WT-134, WT-137."""

from typing import Any

import pytest

import slet
from slet.games.wandering_towers import GAME
from slet.kernel.data import from_plain
from slet.kernel.errors import BadSetup
from slet.kernel.offers import ForEachSeat, Number, Offer, One, Several
from slet.kernel.setting_up import offers

from .table import BASE_SPELLS, COLOURS, PRICES

RACES = ("base", "advanced", "master")


def offered(seats: int, **options: Any) -> dict[str, Offer]:
    return offers(GAME, seats, from_plain(options, GAME.rules.settings))


def chosen_by_people(seats: int, **options: Any) -> set[str]:
    return {name for name, offer in offered(seats, **options).items() if offer.is_shown}


def names(form: Any) -> list[str]:
    return [thing.name for thing in form.things]


@pytest.mark.clause("WT-134", "WT-141")
def test_one_can_only_play_solo_and_several_choose_a_mode_base_unless_they_do() -> None:
    solo = offered(1)["mode"]
    assert (solo.forms, solo.usual) == ((One(("solo",)),), "solo")
    for seats in range(2, 7):
        modes = offered(seats)["mode"]
        assert (modes.forms, modes.usual) == ((One((*RACES, "coop")),), "base")


@pytest.mark.clause("WT-81")
@pytest.mark.parametrize("seats", range(1, 7))
def test_people_are_asked_for_teams_only_where_there_can_be_some(seats: int) -> None:
    for mode in (*RACES, "coop") if seats > 1 else ("solo",):
        teams = offered(seats, mode=mode)["teams"]
        assert (teams.usual, teams.is_shown) == (False, seats in (4, 6) and mode != "coop")


@pytest.mark.clause("WT-14")
@pytest.mark.parametrize(("seats", "colours"), [(2, 2), (3, 4), (4, 4), (5, 6), (6, 6)])
def test_a_colour_for_each_is_offered_of_those_with_enough_wizards(seats: int, colours: int) -> None:
    offer = offered(seats)["colours"]
    (form,) = offer.forms
    assert isinstance(form, ForEachSeat)
    assert (names(form), form.seats) == (list(COLOURS[:colours]), seats)
    assert offer.usual == list(COLOURS[:seats])


@pytest.mark.clause("WT-134", "WT-141")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (6, "coop")])
def test_against_the_count_of_cards_there_are_neither_teams_nor_colours_to_choose(seats: int, mode: str) -> None:
    assert {"teams", "colours"}.isdisjoint(chosen_by_people(seats, mode=mode))
    with pytest.raises(BadSetup, match="colour"):
        slet.new(GAME.id, seats, mode=mode, colours=list(COLOURS[:seats]))


@pytest.mark.clause("WT-11")
def test_nobody_is_asked_for_the_spells_of_the_base_game() -> None:
    offer = offered(3)["spells"]
    assert not offer.is_shown
    assert offer.fits(list(BASE_SPELLS))
    assert not offer.fits(list(BASE_SPELLS[:1]))


@pytest.mark.clause("WT-93")
def test_in_the_advanced_variant_four_tokens_are_drawn_or_chosen() -> None:
    offer = offered(3, mode="advanced")["spells"]
    drawn, chosen = offer.forms
    assert (drawn, offer.usual, offer.is_shown) == (One((4,)), 4, True)
    assert isinstance(chosen, Several)
    assert (names(chosen), chosen.least, chosen.most) == (list(PRICES), 4, 4)


@pytest.mark.clause("WT-97")
def test_master_wizards_play_with_any_tokens_chosen_or_drawn() -> None:
    offer = offered(3, mode="master")["spells"]
    chosen, drawn = offer.forms
    assert (drawn, offer.usual, offer.is_shown) == (Number(0, 8), list(PRICES), True)
    assert isinstance(chosen, Several)
    assert (names(chosen), chosen.least, chosen.most) == (list(PRICES), 0, 8)


@pytest.mark.clause("WT-137")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (3, "coop")])
def test_against_the_count_of_cards_no_token_is_usual_and_three_are_drawn_or_chosen(seats: int, mode: str) -> None:
    offer = offered(seats, mode=mode)["spells"]
    drawn, chosen = offer.forms
    assert (drawn, offer.usual, offer.is_shown) == (One((0, 3)), 0, True)
    assert isinstance(chosen, Several)
    assert (names(chosen), chosen.least, chosen.most) == (list(PRICES), 3, 3)
    assert slet.new(GAME.id, seats, mode=mode, spells=[]).view().spells == ()
