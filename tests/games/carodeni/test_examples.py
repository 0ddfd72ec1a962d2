"""The worked examples of the rulebook: CAR-126 to CAR-132."""

import pytest

from .table import area, asked, before, names, offered, ostaras, play, spots, stock, table, told


@pytest.mark.clause("CAR-126")
def test_two_points_in_the_forest_and_one_at_the_lake() -> None:
    me = area(hand="W16 N1a", pile="W13 N1b", potions="")
    match = table("turn", me, spots="herb herb herb root leaf root herb herb herb", bag="berry", potions="P31 P11 P02")
    play(match, "play:W16")
    assert before(match)["pile"] == ["W13", "N1b", "W16"]
    play(match, "ingredient:forest/2/leaf")
    assert spots(match) == "herb herb herb root berry root herb herb herb"
    play(match, "ingredient:forest/2/berry")
    assert stock(match) == ["berry", "leaf"]
    play(match, "tool:P02")
    assert before(match)["tools"] == ["P02"]
    assert match.view().areas[0].tools[0].tool.name == "flask"
    assert asked(match).seat == 1


@pytest.mark.clause("CAR-127", "CAR-128")
def test_a_red_witch_gathers_and_then_brews_a_red_potion_with_the_crystal() -> None:
    me = area(hand="W04 N1a", potions="P07", tools="P10", stock="berry leaf root")
    match = table("turn", me, potions="P21 P22 P23", witches="W41 W13 W43", bag="root " * 9, goals="G10-hard G11-hard")
    play(match, "play:W04", "potion:P21", "ingredient:mountains/1/herb", "witch:W13")
    assert before(match)["potions"] == ["P07", "P21"], "the new potion waits"
    assert stock(match) == ["herb", "berry", "leaf", "root"]
    assert before(match)["hand"] == ["N1a", "W13"]
    assert offered(match) == ["brew:P07", "brew-nothing"]
    play(match, "brew:P07")
    own = before(match)
    assert (own["clan_potions"], own["clan_witches"], own["clan_tools"]) == (["P07"], ["W04"], ["P10"])
    assert (own["potions"], own["pile"], own["tools"], stock(match)) == (["P21"], [], [], [])


@pytest.mark.clause("CAR-129")
def test_nothing_is_brewed_and_a_snake_is_tamed_for_a_herb() -> None:
    me = area(hand="W01 N1a", potions="P07", animals="W16", stock="herb")
    match = table("turn", me, spots="leaf " * 9, bag="leaf " * 9, options={"animals": True})
    play(match, "play:W01", "ingredient:mountains/1/leaf", "ingredient:forest/1/leaf")
    assert (asked(match).kind, offered(match)) == ("tame", ["tame:snake", "tame-nothing"])
    play(match, "tame:snake")
    own = before(match)
    assert (own["clan_animals"], own["animals"], own["pile"]) == (["W16"], [], ["W01"])
    assert stock(match) == ["leaf", "leaf"]


@pytest.mark.clause("CAR-130", "CAR-131", "CAR-132")
def test_ostara_gains_a_green_witch_and_two_ingredients_and_brews_a_red_potion() -> None:
    own = area(potions="S1 P07", pile="W01", stock="herb root")
    match = table(
        "ostara",
        ostara=own,
        column="O1 O2 O3",
        round=2,
        witches="W12 W36 W25",
        potions="P31 P32 P33",
        goals="G04-easy G03-easy G09-hard G10-hard G12-hard",
        spots="root root mushroom berry root mushroom leaf root root",
        bag="mushroom " * 9,
    )
    assert match.view().turned[0].gains == ("witch or potion", "two ingredients")
    (witch,) = told(match, "ostara-witch")
    assert (witch.witch.name, witch.witch.points, witch.location.name) == ("W25", 8, "lake"), (
        "no yellow one is on offer; of the two green ones the lower is worth more"
    )
    taken = [(event.ingredient.name, event.location.name) for event in told(match, "ostara-ingredient")]
    assert taken == [("berry", "forest"), ("leaf", "lake")]
    result = ostaras(match)
    assert (result["clan_potions"], result["clan_witches"]) == (["P07"], ["W01"])
    assert (result["pile"], result["potions"]) == (["W25"], ["S1"])
    assert names(match.view().witches)[:2] == ["W12", "W36"]
