"""What the view tells those who plan: how close goals and potions are, and what each thing on offer would change."""

from typing import Any

import pytest

from slet.games.carodeni.planning import Prospect
from slet.kernel.match import Match

from .table import area, names, table


def prospect(match: Match, seat: int = 0) -> Prospect:
    found = match.view(None).areas[seat].prospects
    assert len(found) == 1
    return found[0]  # type: ignore[no-any-return]


def opened(match: Match) -> dict[str, list[str]]:
    return {one.option: names([*one.potions, *one.animals]) for one in match.view(None).openings}


@pytest.mark.clause("CAR-58")
def test_the_view_tells_how_much_of_each_goal_is_in_every_clan() -> None:
    # G01-hard asks for two red witches and a blue one, G05-hard for two red potions and a blue one
    mine = area(clan_witches="W01 W02 W03", clan_potions="P11")
    view = table("turn", mine, area(clan_witches="W13"), goals="G01-hard G05-hard").view(0)
    assert [own.progress for own in view.areas] == [(2, 1), (1, 0)]


@pytest.mark.clause("CAR-47")
@pytest.mark.clause("CAR-48")
def test_a_prospect_tells_what_pays_and_what_is_missing() -> None:
    # P17 takes a berry, two leaves, a root and the candle
    found = prospect(table("turn", area(potions="P17", stock="berry leaf herb", hand="W13 W01 N1a")))
    assert (names(found.paid), names(found.missing)) == (["berry", "leaf"], ["leaf", "root"])
    assert (names(found.missing_tools), found.pairs, found.spare_pairs, found.ways) == (["candle"], 3, 0, ())
    assert names(found.brewers) == ["W13"]


@pytest.mark.clause("CAR-51")
@pytest.mark.clause("CAR-53")
def test_a_prospect_tells_which_tools_are_in_the_clan_and_which_would_move_in() -> None:
    # P40 takes the candle and any tool besides
    stock, offer = "berry berry mushroom root", "P41 P42 P43"
    waiting = prospect(table("turn", area(potions="P40", stock=stock, tools="P03 P05"), potions=offer))
    assert (names(waiting.clan_tools), names(waiting.new_tools), waiting.any_tools) == ([], ["candle"], 1)
    served = prospect(table("turn", area(potions="P40", stock=stock, clan_tools="P03"), potions=offer))
    assert (names(served.clan_tools), names(served.new_tools), served.missing_any) == (["candle"], [], 1)


@pytest.mark.clause("CAR-54")
def test_a_prospect_lists_every_way_to_pay_as_the_question_would() -> None:
    mine = area(potions="P11", pile="W13", stock="herb mushroom mushroom root root")
    found = prospect(table("brew", mine))
    assert [names(way.pairs) for way in found.ways] == [["mushroom"], ["root"]]


@pytest.mark.clause("CAR-59")
def test_a_prospect_tells_the_goals_that_brewing_would_meet() -> None:
    mine = area(potions="P11", pile="W13", stock="herb leaf", clan_potions="P12", clan_witches="W15")
    match = table("brew", mine, goals="G06-easy G02-easy G01-easy")
    assert names(prospect(match).goals) == ["G06-easy", "G02-easy"]
    other = table("brew", area(potions="P11", pile="W01", stock="herb leaf", clan_potions="P12"), goals="G06-easy")
    assert prospect(other).goals == (), "a red witch cannot brew it"


@pytest.mark.clause("CAR-46")
def test_while_gathering_the_view_tells_what_each_thing_on_offer_would_make_possible() -> None:
    mine = area(pile="W13", potions="P11", stock="herb")
    match = gathering(mine, points=[1, 0, 0], spots="leaf herb berry leaf leaf leaf leaf leaf leaf")
    assert opened(match) == {"ingredient:mountains/1/leaf": ["P11"]}


@pytest.mark.clause("CAR-46")
def test_a_tool_or_a_potion_on_offer_may_open_a_brew_too() -> None:
    # P34 has the candle on its back, which P17 lacks
    lacks_candle = area(pile="W13", potions="P17", stock="berry leaf leaf root")
    assert opened(gathering(lacks_candle, points=[1, 0, 0], potions="P34 P02 P03")) == {"tool:P34": ["P17"]}
    # P11 takes a herb and a leaf
    has_both = area(pile="W13", potions="P17", stock="herb leaf")
    assert opened(gathering(has_both, points=[0, 1, 0], potions="P34 P11 P03")) == {"potion:P11": ["P11"]}


@pytest.mark.clause("CAR-42", "CAR-46")
@pytest.mark.parametrize(("witch", "opens"), [("W13", True), ("W01", False), ("W12", True)])
def test_what_the_flag_of_the_active_witch_does_not_fit_stays_shut(witch: str, opens: bool) -> None:
    """P11 is blue; W13 is blue, W01 red, and W12 red with a blue flag besides."""
    leaf = gathering(area(pile=witch, potions="P11", stock="herb"), points=[1, 0, 0], spots="leaf " + "berry " * 8)
    assert opened(leaf) == ({"ingredient:mountains/1/leaf": ["P11"]} if opens else {})
    card = gathering(area(pile=witch, stock="herb leaf"), points=[1, 0, 0], potions="P11 P02 P03", spots="root " * 9)
    assert opened(card) == ({"potion:P11": ["P11"]} if opens else {})


@pytest.mark.clause("CAR-45")
def test_nothing_opens_for_a_novice() -> None:
    mine = area(pile="N1a", hand="N1b", potions="P11", stock="herb")
    assert opened(gathering(mine, points=[1, 0, 0])) == {}


@pytest.mark.clause("CAR-85")
def test_an_animal_on_offer_may_be_tamed_in_the_same_turn() -> None:
    # W41 has the snake on her back, which a herb tames
    mine = area(pile="W13", stock="herb")
    match = gathering(mine, points=[1, 0, 0], options={"animals": True})
    assert opened(match) == {"animal:W41": ["snake"]}


@pytest.mark.clause("CAR-46")
def test_what_can_be_done_already_is_not_told_as_new() -> None:
    # P11 takes a herb and a leaf, a herb tames the snake, a berry nothing that waits
    mine = area(pile="W13", potions="P11", stock="herb leaf", animals="W01")
    on_offer = {"spots": "herb leaf berry " * 3, "witches": "W42 W44 W45", "potions": "P01 P02 P03"}
    assert opened(gathering(mine, points=[1, 1, 1], options={"animals": True}, **on_offer)) == {}


@pytest.mark.clause("CAR-42")
def test_of_the_cards_in_the_pile_only_the_active_one_counts_for_what_opens() -> None:
    leaf = {"points": [1, 0, 0], "spots": "leaf " + "berry " * 8}
    assert opened(gathering(area(pile="W01 W13", potions="P11", stock="herb"), **leaf)) != {}
    assert opened(gathering(area(pile="W13 W01", potions="P11", stock="herb"), **leaf)) == {}
    assert opened(gathering(area(pile="N1a W13", hand="N1b", potions="P11", stock="herb"), **leaf)) != {}


@pytest.mark.clause("CAR-30")
def test_nothing_opens_at_a_location_without_a_point_nor_after_the_last_one() -> None:
    mine = area(pile="W13", potions="P11", stock="herb")
    spots = "leaf herb berry leaf leaf leaf herb leaf leaf"
    at_the_lake = gathering(mine, points=[0, 0, 1], spots=spots)
    assert opened(at_the_lake) == {"ingredient:lake/2/leaf": ["P11"]}
    at_the_lake.play("ingredient:lake/2/leaf")
    assert (at_the_lake.view().step, opened(at_the_lake)) == ("brew", {})


def gathering(mine: dict[str, Any], **state: Any) -> Match:
    return table("gather", mine, **state)
