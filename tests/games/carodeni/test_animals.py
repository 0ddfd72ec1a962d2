"""The animal variant: CAR-80 to CAR-87."""

from collections import Counter

import pytest

import slet
from slet.kernel.match import Match

from .table import area, asked, before, gathering, names, offered, play, refused, stock, table

ANIMALS = {"animals": True}
PRICES = [
    ("W01", "snake", "herb"),
    ("W04", "bat", "berry"),
    ("W03", "owl", "leaf"),
    ("W05", "toad", "mushroom"),
    ("W02", "cat", "root"),
]


def taming(animals: str = "W01", held: str = "herb", witch: str = "W49", **more: str) -> Match:
    """Seat 0 has gathered with that card and has nothing to brew."""
    me = area(pile=witch, hand="N1a", potions="", animals=animals, stock=held, **more)
    return table("brew", me, options=ANIMALS, potions="P31 P32 P33", goals="G14-easy G15-easy G10-hard G11-hard")


@pytest.mark.clause("CAR-80")
def test_with_the_variant_a_witch_taken_turned_over_waits_as_an_animal() -> None:
    match = gathering("W13", options=ANIMALS)
    assert offered(match)[-2:] == ["witch:W42", "animal:W42"]
    play(match, "animal:W42", "ingredient:lake/1/herb")
    assert before(match)["animals"] == ["W42"]
    assert before(match)["hand"] == ["N1a"]
    assert match.view().witches[1].name != "W42", "it is replaced at once"


@pytest.mark.clause("CAR-80")
def test_without_the_variant_no_animal_can_be_taken_or_tamed() -> None:
    match = gathering("W13")
    refused(match, "animal:W42", "CAR-31")
    assert not slet.new("carodeni", 2, seed=1).view().animals
    me = area(pile="W49", hand="N1a", potions="", animals="W01", stock="herb")
    assert asked(table("brew", me)).seat == 1


@pytest.mark.clause("CAR-81", "CAR-83")
@pytest.mark.parametrize(("card", "animal", "price"), PRICES)
def test_who_gathered_and_did_not_brew_may_tame_a_waiting_animal_for_its_ingredient(
    card: str, animal: str, price: str
) -> None:
    match = taming(card, f"{price} {price}")
    assert (asked(match).kind, offered(match)) == ("tame", [f"tame:{animal}", "tame-nothing"])
    in_bag = sum(match.state.bag)
    play(match, f"tame:{animal}")
    assert (before(match)["clan_animals"], before(match)["animals"]) == ([card], [])
    assert stock(match) == [price]
    assert sum(match.state.bag) == in_bag + 1


@pytest.mark.clause("CAR-81")
def test_taming_is_no_duty_and_at_most_one_a_turn() -> None:
    match = play(taming("W01 W04", "herb berry"), "tame-nothing")
    assert asked(match).seat == 1
    assert before(match)["clan_animals"] == []
    match = taming("W01 W04", "herb berry")
    assert offered(match) == ["tame:snake", "tame:bat", "tame-nothing"]
    play(match, "tame:bat")
    assert asked(match).seat == 1
    assert before(match)["animals"] == ["W01"]


@pytest.mark.clause("CAR-81")
def test_who_has_brewed_does_not_tame_but_who_declined_to_brew_may() -> None:
    me = area(pile="W49", hand="N1a", potions="P41", animals="W01", stock="herb leaf herb")
    match = table("brew", me, options=ANIMALS)
    brewed, declined = match.fork(), match.fork()
    assert asked(play(brewed, "brew:P41")).seat == 1
    assert asked(play(declined, "brew-nothing")).kind == "tame"


@pytest.mark.clause("CAR-82")
@pytest.mark.parametrize("witch", ["W01", "W13", "W25", "W37", "W50"])
def test_a_witch_of_any_flag_tames_and_stays_in_the_pile(witch: str) -> None:
    match = play(taming("W16", "herb", witch), "tame:snake")
    assert before(match)["pile"] == [witch]
    assert before(match)["clan_witches"] == []


@pytest.mark.clause("CAR-82")
def test_a_novice_cannot_tame() -> None:
    assert asked(taming(witch="N5a")).seat == 1


@pytest.mark.clause("CAR-83")
def test_without_its_own_ingredient_an_animal_is_not_tamed() -> None:
    assert asked(taming("W01", "berry berry leaf root mushroom")).seat == 1
    match = taming("W01 W04", "berry")
    assert offered(match) == ["tame:bat", "tame-nothing"]


@pytest.mark.clause("CAR-84")
def test_a_clan_never_has_two_animals_of_a_kind() -> None:
    assert asked(taming("W06", "herb", clan_animals="W01")).seat == 1, "a second snake may wait but cannot be tamed"
    match = taming("W06 W04", "herb berry", clan_animals="W01")
    assert offered(match) == ["tame:bat", "tame-nothing"]
    twins = taming("W01 W06", "herb")
    assert offered(twins) == ["tame:snake", "tame-nothing"]
    play(twins, "tame:snake")
    assert (before(twins)["clan_animals"], before(twins)["animals"]) == (["W01"], ["W06"])


@pytest.mark.clause("CAR-85")
def test_an_animal_may_be_tamed_in_the_turn_in_which_it_was_taken() -> None:
    me = area(hand="W13 N1a", potions="", stock="root")
    match = table("turn", me, options=ANIMALS)
    play(match, "play:W13", "animal:W42", "ingredient:lake/1/herb", "tame:cat")
    assert before(match)["clan_animals"] == ["W42"]


@pytest.mark.clause("CAR-86")
@pytest.mark.parametrize(("number", "found"), [(None, 1), (0, 0), (1, 1), (2, 2)])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_goals_with_animals_are_added_to_the_usual_numbers(seats: int, number: int | None, found: int) -> None:
    match = slet.new("carodeni", seats, seed=3, animals=True, animal_goals=number)
    goals = [*match.view().goals, *(goal for one in match.view().areas for goal in one.goals)]
    assert len([goal for goal in goals if goal.shows_animals]) == found
    assert len([goal for goal in goals if not goal.shows_animals]) == {1: 5, 2: 5, 5: 8}[seats]


@pytest.mark.clause("CAR-86")
def test_tokens_and_sides_are_drawn_by_lot() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(60):
        goals = slet.new("carodeni", 2, seed=seed, animals=True).view().goals
        drawn.update(goal.name for goal in goals if goal.shows_animals)
    assert set(drawn) == {"G14-easy", "G14-hard", "G15-easy", "G15-hard"}
    assert min(drawn.values()) >= 6


@pytest.mark.clause("CAR-23", "CAR-86")
def test_the_other_goals_come_from_sides_without_animals() -> None:
    for seed in range(30):
        goals = slet.new("carodeni", 5, seed=seed, animals=True, animal_goals=0, goals=[7, 6]).view().goals
        assert not any(goal.shows_animals for goal in goals)


@pytest.mark.clause("CAR-87")
def test_a_goal_with_animals_is_taken_at_once_on_taming() -> None:
    match = play(taming("W04", "berry", clan_animals="W01"), "tame:bat")
    assert before(match)["goals"] == ["G14-easy"]
    assert names(match.view().goals) == ["G15-easy", "G10-hard", "G11-hard"]


@pytest.mark.clause("CAR-87")
def test_it_counts_for_the_end() -> None:
    me = area(pile="W49", hand="N1a", potions="", animals="W04", clan_animals="W01", stock="berry")
    match = table("tame", me, options=ANIMALS, goals="G14-easy G10-hard")
    assert match.view().last_round is None
    play(match, "tame:bat")
    assert (match.view().last_round, match.view().cause) == (2, "goals")
