"""What Ostara wants, with all its ties: CAR-96 to CAR-115, CAR-134."""

from typing import Any

import pytest

import slet
from slet.games.carodeni.pieces.box import OSTARA_TOKENS
from slet.kernel.match import Match

from .table import KINDS, area, names, ostaras, table, told

ROOTS = {"spots": "root " * 9, "bag": "root " * 9}
"""A board on which the ingredients do not matter."""
LETTER = {"ostara_fills_gaps": False}


def turn(token: str, own: dict[str, Any] | None = None, goals: str = "G10-hard G11-hard", **more: Any) -> Match:
    """Ostara's turn with that token on top of her column.

    By the letter (CAR-100) her starter is not counted, so that with nothing else before her the token alone says which
    kind of card she gains.
    """
    others = " ".join(name for name in ("O1", "O2") if name != token)
    usual = {
        "round": 2,
        "column": f"{token} {others}",
        "goals": goals,
        "potions": "P31 P32 P33",
        "options": LETTER,
        **ROOTS,
        **more,
    }
    return table("ostara", ostara=own or area(potions="S1"), **usual)


def held(match: Match) -> list[str]:
    return [kind for kind, number in zip(KINDS, ostaras(match)["stock"], strict=True) for _ in range(number)]


def took(match: Match) -> list[tuple[str, str]]:
    return [(event.ingredient.name, event.location.name) for event in told(match, "ostara-ingredient")]


@pytest.mark.clause("CAR-108")
def test_her_tokens_are_these() -> None:
    assert {token.name: (*token.gains, "/", *token.criteria) for token in OSTARA_TOKENS} == {
        "O1": ("witch or potion", "two ingredients", "/", "goal", "points"),
        "O2": ("potion or witch", "one ingredient", "/", "goal", "points"),
        "O3": ("witch or potion", "one ingredient", "/", "flag", "points"),
        "O4": ("potion or witch", "two ingredients", "/", "flag", "points"),
        "O5": ("witch and potion", "/", "flag", "points"),
        "O6": ("potion and witch", "one ingredient", "/", "goal", "flag", "points"),
        "O7": ("two ingredients", "one ingredient", "/"),
        "O8": ("animal", "one ingredient", "/"),
        "O9": ("animal", "/"),
    }


@pytest.mark.clause("CAR-103", "CAR-108")
@pytest.mark.parametrize(
    ("token", "witches", "potions", "ingredients"),
    [
        ("O1", 1, 0, 2),
        ("O2", 0, 1, 1),
        ("O3", 1, 0, 1),
        ("O4", 0, 1, 2),
        ("O5", 1, 1, 0),
        ("O6", 1, 1, 1),
        ("O7", 0, 0, 3),
    ],
)
def test_what_each_token_gains(token: str, witches: int, potions: int, ingredients: int) -> None:
    match = turn(token, area(potions="S4"))
    own = ostaras(match)
    assert (len(own["pile"]), len(own["potions"]) - 1, sum(own["stock"])) == (witches, potions, ingredients)


# --- witch or potion -----------------------------------------------------------------------------------------


@pytest.mark.clause("CAR-100")
@pytest.mark.parametrize(
    ("pile", "potions", "clan", "gains"),
    [
        ("", "S1", "", ["witch", "potion"]),
        ("", "P20", "", ["potion", "potion"]),
        ("W30", "S1", "", ["witch", "witch"]),
        ("W30", "S1 P20", "", ["witch", "potion"]),
        ("W30 W31", "P20", "", ["witch", "witch"]),
        ("W30", "S1 P20", "P10 P09", ["witch", "potion"]),
    ],
)
def test_by_the_letter_she_gains_a_potion_with_fewer_witches_and_a_witch_with_fewer_potions(
    pile: str, potions: str, clan: str, gains: list[str]
) -> None:
    for token, gained in zip(("O1", "O2"), gains, strict=True):
        match = turn(token, area(pile=pile, potions=potions, clan_potions=clan), options=LETTER)
        got = "witch" if len(ostaras(match)["pile"]) > len(pile.split()) else "potion"
        assert got == gained, "the clan and the starter are not counted"


@pytest.mark.clause("CAR-98", "CAR-99")
@pytest.mark.parametrize(
    ("pile", "potions", "clan", "gains"),
    [
        ("", "S1", "", ["witch", "witch"]),
        ("W30", "S1", "", ["witch", "potion"]),
        ("W30 W31", "S1", "", ["potion", "potion"]),
        ("W30", "S1 P20", "", ["witch", "witch"]),
        ("W30", "S1", "P10 P09", ["witch", "potion"]),
    ],
)
def test_she_gains_the_kind_of_which_she_has_fewer_else_what_is_printed_first(
    pile: str, potions: str, clan: str, gains: list[str]
) -> None:
    for token, gained in zip(("O1", "O2"), gains, strict=True):
        match = turn(token, area(pile=pile, potions=potions, clan_potions=clan), options={})
        got = "witch" if len(ostaras(match)["pile"]) > len(pile.split()) else "potion"
        assert got == gained, "the starter is counted, the clan is not"


@pytest.mark.clause("CAR-98", "CAR-100")
@pytest.mark.parametrize("seed", range(6))
def test_so_she_has_about_as_many_of_one_kind_as_of_the_other_and_by_the_letter_many_of_one(seed: int) -> None:
    def apart(**options: Any) -> int:
        """How many more cards of one kind than of the other she has had before her at most."""
        match, most = slet.new("carodeni", 1, seed=seed, **options), 0
        while match.ask is not None:
            hers = match.view().ostara
            assert hers is not None
            most = max(most, abs(len(hers.pile) - len(hers.potions)))
            match.play(match.ask.options[0])
        return most

    assert apart() <= 3
    assert apart(ostara_fills_gaps=False) >= 4


@pytest.mark.clause("CAR-101")
def test_witch_and_potion_are_chosen_each_by_itself_and_the_first_counts_for_the_second() -> None:
    # The witch comes first: of the three potions only a blue one fits her then.
    match = turn("O5", area(potions="P24"), witches="W13 W26 W37", potions="P40 P11 P39")
    assert ostaras(match)["pile"] == ["W26"], "the green witch fits the green potion"
    match = turn("O5", area(potions=""), witches="W12 W13 W24", potions="P40 P11 P39")
    assert ostaras(match)["pile"] == ["W13"], "no potion to fit, so the most points"
    assert ostaras(match)["potions"] == ["P11"], "the blue one fits her, though it is worth least"


@pytest.mark.clause("CAR-101", "CAR-96")
def test_potion_and_witch_come_in_the_order_printed() -> None:
    match = turn("O6", area(potions=""), witches="W01 W13 W24", potions="P11 P40 P39", goals="G08-hard G10-hard")
    assert ostaras(match)["potions"] == ["P39"], "yellow for the goal, eleven points"
    assert ostaras(match)["pile"] == ["W01"], "no witch fits a yellow potion or the goals: the most points, topmost"
    match = turn("O6", area(potions=""), witches="W01 W13 W44", potions="P11 P40 P39", goals="G08-hard G10-hard")
    assert ostaras(match)["pile"] == ["W44"], "the yellow one fits the potion she has just gained"


# --- criteria ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CAR-96", "CAR-97")
def test_what_the_criteria_leave_open_goes_to_the_topmost() -> None:
    match = turn("O1", witches="W12 W13 W01")
    assert ostaras(match)["pile"] == ["W13"], "both are worth eight; no goal asks for witches"
    match = turn("O2", potions="P41 P20 P10")
    assert ostaras(match)["potions"] == ["S1", "P20"]


@pytest.mark.clause("CAR-96")
def test_each_criterion_is_applied_among_the_cards_that_the_one_before_has_left() -> None:
    match = turn("O1", witches="W13 W12 W04", goals="G01-easy G10-hard")
    assert ostaras(match)["pile"] == ["W04"], "of the red ones that with the most points, not the blue one with eight"
    match = turn(
        "O6", area(potions="", pile="W13"), potions="P09 P11 P19", witches="W25 W37 W49", goals="G06-hard G10-hard"
    )
    assert ostaras(match)["potions"] == ["P19"], "blue for the goal, fits the blue witch, most points"


@pytest.mark.clause("CAR-96")
def test_a_criterion_that_no_card_meets_is_passed_over() -> None:
    match = turn("O3", area(potions="P24"), witches="W12 W13 W37")
    assert ostaras(match)["pile"] == [], "with fewer witches a potion"
    match = turn("O5", area(potions="P24"), witches="W12 W16 W37")
    assert ostaras(match)["pile"] == ["W37"], "none is green, so points decide"


@pytest.mark.clause("CAR-104")
def test_goals_are_tried_from_the_left_and_the_first_with_a_card_on_offer_decides() -> None:
    match = turn("O1", witches="W01 W36 W48", goals="G03-easy G04-easy G01-easy")
    assert ostaras(match)["pile"] == ["W36"]
    match = turn("O1", witches="W01 W24 W48", goals="G03-easy G04-easy G01-easy")
    assert ostaras(match)["pile"] == ["W48"], "no green one on offer"
    match = turn("O2", potions="P01 P21 P31", goals="G04-easy G06-hard")
    assert ostaras(match)["potions"] == ["S1", "P21"], "a goal for yellow witches says nothing of potions"
    match = turn("O1", witches="W12 W13 W37", goals="G05-easy G06-hard")
    assert ostaras(match)["pile"] == ["W13"], "goals for potions say nothing of witches"


@pytest.mark.clause("CAR-105")
@pytest.mark.parametrize(
    ("pile", "clan", "witch"),
    [("", "", "W36"), ("W25 W30", "", "W48"), ("W25", "W26", "W48"), ("", "W25 W26", "W48"), ("", "W25", "W36")],
)
def test_a_card_fits_while_clan_and_cards_in_front_have_fewer_than_the_goal_asks_for(
    pile: str, clan: str, witch: str
) -> None:
    own = area(potions="S1 P41 P42", pile=pile, clan_witches=clan)
    match = turn("O6", own, goals="G03-easy G04-easy", witches="W01 W36 W48", potions="P43 P44 P45")
    assert [event.witch.name for event in told(match, "ostara-witch")] == [witch]


@pytest.mark.clause("CAR-105")
@pytest.mark.parametrize(
    ("potions", "clan", "potion"),
    [
        ("S1", "", "P01"),
        ("S1 P02 P03", "", "P21"),
        ("S1 P02", "P03", "P21"),
        ("S1", "P02 P03", "P21"),
        ("S1 P02", "", "P01"),
    ],
)
def test_it_is_the_same_with_potions(potions: str, clan: str, potion: str) -> None:
    own = area(potions=potions, clan_potions=clan, pile="W25 W30 W31")
    match = turn("O6", own, goals="G05-easy G07-easy", potions="P39 P21 P01")
    assert [event.potion.name for event in told(match, "ostara-potion")] == [potion]


@pytest.mark.clause("CAR-105")
def test_of_several_colours_on_a_goal_the_first_that_fits_and_is_on_offer_counts() -> None:
    match = turn("O1", witches="W48 W36 W01", goals="G03-hard G10-hard")
    assert ostaras(match)["pile"] == ["W36"], "green is printed first"
    match = turn("O1", witches="W48 W24 W01", goals="G03-hard G10-hard")
    assert ostaras(match)["pile"] == ["W48"], "no green one on offer: yellow"
    match = turn("O1", area(potions="S1 P19 P20", pile="W25 W30"), witches="W48 W36 W01", goals="G03-hard G10-hard")
    assert ostaras(match)["pile"][-1] == "W48", "green is met by what lies before her: yellow"


@pytest.mark.clause("CAR-61", "CAR-62", "CAR-105")
def test_secondary_flags_and_wild_potions_fit_no_goal() -> None:
    match = turn("O1", witches="W13 W19 W49", goals="G01-easy G10-hard")
    assert ostaras(match)["pile"] == ["W13"], "none has red as her main colour, so points decide"
    match = turn("O2", potions="P41 P50 P01", goals="G05-easy G10-hard")
    assert ostaras(match)["potions"] == ["S1", "P01"]
    own = area(potions="S1 P41 P42", pile="W30 W31")
    match = turn("O2", own, potions="P20 P01 P43", goals="G05-easy G10-hard")
    assert ostaras(match)["potions"][-1] == "P01", "two wild ones before her do not meet the goal"


@pytest.mark.clause("CAR-106")
def test_she_wants_a_card_whose_flag_fits_one_of_the_other_type() -> None:
    own = area(potions="P19", pile="W30")
    match = turn("O3", own, witches="W01 W12 W25")
    assert ostaras(match)["pile"] == ["W30", "W12"], "her second flag is blue, like the potion"
    match = turn("O4", area(potions="P20 S1", pile="W15"), potions="P09 P21 P39")
    assert ostaras(match)["potions"][-1] == "P21", "the witch has a green flag beside the blue one"


@pytest.mark.clause("CAR-106")
def test_a_wild_potion_fits_every_witch() -> None:
    match = turn("O3", witches="W12 W24 W25")
    assert ostaras(match)["pile"] == ["W25"], "all fit her starter, so points decide"
    own = area(potions="P19", pile="W30")
    match = turn("O4", area(potions="", pile=""), potions="P41 P01 P39")
    assert ostaras(match)["potions"] == ["P39"], "without a witch nothing fits, wild or not"
    match = turn("O4", own, potions="P01 P50 P39")
    assert ostaras(match)["potions"][-1] == "P50", "red and yellow do not fit a green witch, wild does"


@pytest.mark.clause("CAR-106")
def test_cards_in_her_clan_do_not_count_for_the_flag() -> None:
    own = area(potions="P19", pile="W30", clan_potions="P01", clan_witches="W13")
    match = turn("O3", own, witches="W01 W12 W25")
    assert ostaras(match)["pile"] == ["W30", "W12"], "the red potion in the clan needs no red witch"
    match = turn("O4", own, potions="P23 P16 P39")
    assert ostaras(match)["potions"][-1] == "P23", "the blue witch in the clan brews nothing any more"


@pytest.mark.clause("CAR-107")
def test_she_wants_the_card_with_the_most_points() -> None:
    match = turn("O5", area(potions=""), witches="W12 W04 W24", potions="P41 P42 P43")
    assert ostaras(match)["pile"] == ["W04"]


# --- animals -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CAR-102")
def test_the_first_animal_from_the_top_that_she_lacks_goes_straight_into_her_clan_unpaid() -> None:
    own = area(potions="S1", clan_animals="W01")
    match = turn("O9", own, witches="W06 W04 W02", options={"animals": True}, witch_deck="W30 W31")
    assert ostaras(match)["clan_animals"] == ["W01", "W04"], "she has a snake already"
    assert names(match.view().witches) == ["W06", "W30", "W02"]
    assert (sum(ostaras(match)["stock"]), ostaras(match)["pile"]) == (0, [])


@pytest.mark.clause("CAR-102")
@pytest.mark.parametrize(("token", "ingredients"), [("O9", 2), ("O8", 3)])
def test_if_she_has_all_that_are_on_offer_she_gains_two_ingredients_instead(token: str, ingredients: int) -> None:
    own = area(potions="S1", clan_animals="W01 W04")
    match = turn(token, own, witches="W06 W09 W11", options={"animals": True})
    assert ostaras(match)["clan_animals"] == ["W01", "W04"]
    assert sum(ostaras(match)["stock"]) == ingredients


# --- ingredients ---------------------------------------------------------------------------------------------

ORDER = "herb leaf mushroom berry root herb leaf berry mushroom"


@pytest.mark.clause("CAR-109")
@pytest.mark.parametrize(
    ("potions", "pile", "stock", "first"),
    [
        # A fitting witch comes before all else: blue P11 (herb, leaf) has one, red P01 (berry, leaf) has not.
        ("P01 P11", "W13", "leaf", "herb"),
        ("P11 P01", "W01", "leaf", "berry"),
        # Then the fewest missing: P06 lacks one root, P01 lacks two.
        ("P01 P06", "W01", "berry berry mushroom", "root"),
        # Then the most points: both lack one; P10 is worth more than P01.
        ("P01 P10", "W01", "leaf mushroom mushroom", "herb"),
        ("P02 P05", "W01", "herb leaf mushroom", "root"),
        # Then the leftmost: P03 and P04 are worth six and lack one each.
        ("P03 P04", "W01", "leaf mushroom root root", "mushroom"),
        ("P04 P03", "W01", "leaf mushroom root root", "herb"),
    ],
)
def test_she_gathers_for_the_best_of_her_potions(potions: str, pile: str, stock: str, first: str) -> None:
    match = turn("O7", area(potions=potions, pile=pile, stock=stock), spots=ORDER, bag="root " * 9)
    assert took(match)[0][0] == first


@pytest.mark.clause("CAR-110")
def test_she_takes_the_first_one_that_it_lacks_row_by_row_and_from_the_left() -> None:
    match = turn(
        "O7", area(potions="P01", pile="W25"), spots="herb root herb root leaf berry berry leaf leaf", bag="root " * 9
    )
    assert took(match)[:2] == [("leaf", "forest"), ("berry", "forest")]


@pytest.mark.clause("CAR-110", "CAR-111")
def test_she_does_not_take_what_she_already_has_enough_of() -> None:
    match = turn(
        "O7",
        area(potions="P02", pile="W25", stock="herb"),
        spots="herb leaf root root root root herb root herb",
        bag="root " * 9,
    )
    assert took(match)[:2] == [("herb", "mountains"), ("leaf", "mountains")]
    assert took(match)[2] == ("root", "mountains"), "nothing is lacking any more: the first of all"


@pytest.mark.clause("CAR-111")
def test_for_each_ingredient_the_choice_is_made_anew_on_the_refilled_board() -> None:
    match = turn(
        "O7",
        area(potions="P06", pile="W25"),
        spots="root herb herb herb herb herb herb herb mushroom",
        bag="berry berry",
    )
    assert took(match) == [("root", "mountains"), ("berry", "mountains"), ("berry", "mountains")]


@pytest.mark.clause("CAR-111")
def test_the_best_potion_may_change_from_one_ingredient_to_the_next() -> None:
    # P11 (herb, leaf) lacks one and is done with it; then P06 is the next.
    own = area(potions="P11 P06", pile="W03", stock="leaf")
    match = turn("O7", own, spots="herb mushroom root berry berry root leaf leaf leaf", bag="leaf " * 9)
    assert [kind for kind, _ in took(match)] == ["herb", "mushroom", "root"]


@pytest.mark.clause("CAR-111")
def test_missing_is_what_she_does_not_have_in_kind_whatever_pairs_she_has() -> None:
    own = area(potions="P01 P11", pile="W03", stock="berry root root root root")
    match = turn("O7", own, spots="herb leaf leaf leaf leaf leaf leaf leaf leaf", bag="leaf " * 9)
    assert took(match)[0] == ("leaf", "mountains"), "P01 lacks a leaf, although a pair could stand for it"


@pytest.mark.clause("CAR-112", "CAR-97")
def test_if_the_board_has_nothing_for_the_best_the_next_best_is_tried_and_at_last_the_first_of_all() -> None:
    own = area(potions="P01 P21", pile="W01")
    match = turn("O7", own, spots="herb herb root herb mushroom herb herb herb herb", bag="herb " * 9)
    assert took(match) == [("root", "mountains"), ("mushroom", "forest"), ("herb", "mountains")]


@pytest.mark.clause("CAR-97")
def test_where_places_are_empty_the_first_token_there_is_counts() -> None:
    match = turn("O7", area(potions="P01", pile=""), spots="- - herb - root - - - -", bag="")
    assert took(match) == [("herb", "mountains"), ("root", "forest")], "the third is dropped"


@pytest.mark.clause("CAR-134")
def test_each_potion_is_measured_by_itself_and_one_that_lacks_nothing_is_passed_over() -> None:
    # One leaf serves P01 and P11 both, as far as measuring goes; P01 lacks nothing but has no witch.
    own = area(potions="P01 P11", pile="W13", stock="berry leaf")
    match = turn("O7", own, spots="leaf leaf leaf leaf herb leaf leaf leaf leaf", bag="root " * 9)
    assert took(match)[0] == ("herb", "forest")
    ready = area(potions="P01 P21", pile="W25", stock="berry leaf")
    match = turn("O7", ready, spots="leaf berry leaf leaf root leaf leaf leaf leaf", bag="berry " * 9)
    assert took(match)[0] == ("root", "forest"), "P01 is ready and waits for a red witch"


# --- brewing -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CAR-113")
def test_she_brews_without_tools_and_pays_into_the_bag() -> None:
    own = area(potions="P10", pile="W01 W13", stock="herb leaf mushroom mushroom")
    match = turn("O7", own, spots="root " * 9, bag="root " * 9)
    result = ostaras(match)
    assert (result["clan_potions"], result["clan_witches"], result["pile"]) == (["P10"], ["W01"], ["W13"])
    assert held(match) == ["root", "root", "root"]
    assert sum(match.state.bag) == 9 - 3 + 4


@pytest.mark.clause("CAR-113")
def test_she_needs_a_witch_with_a_fitting_flag() -> None:
    own = area(potions="P01", pile="W13", stock="berry leaf")
    assert ostaras(turn("O7", own))["clan_potions"] == []
    own = area(potions="P01", pile="", clan_witches="W01", stock="berry leaf")
    assert ostaras(turn("O7", own))["clan_potions"] == [], "one in the clan does not brew again"


@pytest.mark.clause("CAR-113")
def test_she_brews_one_potion_a_turn_at_most() -> None:
    own = area(potions="P01 P11", pile="W01 W13", stock="berry leaf herb leaf")
    assert len(ostaras(turn("O7", own))["clan_potions"]) == 1


@pytest.mark.clause("CAR-113")
def test_for_an_ingredient_she_lacks_she_pays_two_equal_others() -> None:
    own = area(potions="P01", pile="W01", stock="berry herb herb")
    match = turn("O7", own)
    assert ostaras(match)["clan_potions"] == ["P01"]
    assert held(match) == ["herb", "herb", "root"], "three roots were gained, and two of them paid"
    alone = turn("O9", area(potions="P01", pile="W01", stock="berry herb"), options={"animals": True})
    assert ostaras(alone)["clan_potions"] == [], "one herb is no pair"


@pytest.mark.clause("CAR-114")
def test_of_several_potions_she_brews_that_with_the_most_points_then_the_leftmost() -> None:
    own = area(potions="P01 P02", pile="W01", stock="berry leaf herb herb")
    assert ostaras(turn("O7", own))["clan_potions"] == ["P02"]
    own = area(potions="P11 P01", pile="W12", stock="berry leaf herb")
    assert ostaras(turn("O7", own))["clan_potions"] == ["P11"], "both are worth four"


@pytest.mark.clause("CAR-114")
def test_of_several_witches_that_with_the_most_points_then_the_leftmost_brews() -> None:
    own = area(potions="P01", pile="W12 W03 W04 W13", stock="berry leaf")
    assert ostaras(turn("O7", own))["clan_witches"] == ["W03"], "W04 is worth six as well, W13 is not red"
    own = area(potions="P01", pile="W12 W04 W03", stock="berry leaf")
    assert ostaras(turn("O7", own))["clan_witches"] == ["W04"]


@pytest.mark.clause("CAR-115")
@pytest.mark.parametrize(
    ("stock", "left"),
    [
        # P01 (berry, leaf) lacks a leaf. Nine more roots are not there: the token gains nothing.
        ("berry herb herb mushroom mushroom mushroom", "herb herb mushroom"),
        ("berry herb herb mushroom mushroom", "mushroom mushroom"),
        # What the potion needs is not counted: of four berries three are left over.
        ("berry berry berry berry herb herb", "herb herb berry"),
        # Two pairs, each time from the kind of which most is left.
        ("herb herb herb mushroom mushroom mushroom mushroom", "herb mushroom mushroom"),
        ("herb herb mushroom mushroom mushroom mushroom mushroom", "herb herb mushroom"),
    ],
)
def test_her_pairs_come_from_the_kind_of_which_she_has_most_left(stock: str, left: str) -> None:
    own = area(potions="P01", pile="W01", stock=stock)
    match = turn("O7", own, spots="- " * 9, bag="")
    assert ostaras(match)["clan_potions"] == ["P01"]
    assert held(match) == left.split()


@pytest.mark.clause("CAR-96", "CAR-101")
def test_her_gains_come_from_left_to_right_so_that_a_new_potion_says_which_ingredients_she_wants() -> None:
    own = area(potions="S4", stock="mushroom root herb")
    match = turn(
        "O4", own, potions="P01 P41 P42", spots="root root root herb berry root herb herb leaf", bag="root " * 9
    )
    assert [event.potion.name for event in told(match, "ostara-potion")] == ["P01"], "worth most"
    assert [event.ingredient.name for event in told(match, "ostara-ingredient")] == ["berry", "leaf"]
