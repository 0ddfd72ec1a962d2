"""Components: CAR-01 to CAR-14, and the files that list them."""

from collections import Counter
from itertools import permutations
from operator import ge
from typing import Any

import pytest

import slet
from slet.games.carodeni.pieces.box import (
    BAG,
    FIRST_POTIONS,
    GOALS,
    OSTARA_TOKENS,
    PAIRS,
    POTIONS,
    STARTERS,
    WITCHES,
    Potion,
    Witch,
    _bag,
    _first_potions,
    _pairs,
    _prices,
    _starters,
    _tokens,
)
from slet.games.carodeni.pieces.kinds import ANIMALS, COLOURS, INGREDIENTS, LOCATIONS, TOOLS
from slet.games.carodeni.pieces.load import (
    EarlierRow,
    GoalRow,
    NoviceRow,
    PotionRow,
    PriceRow,
    Row,
    StarterRow,
    StockRow,
    TokenRow,
    WitchRow,
    WrongData,
    all_different,
    in_order,
    read_file,
    read_rows,
)
from slet.kernel import BadSetup

from .table import names


@pytest.mark.clause("CAR-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play_and_one_alone_against_ostara(seats: int) -> None:
    view = slet.new("carodeni", seats, seed=1).view()
    assert len(view.areas) == seats
    assert (view.ostara is not None) == (seats == 1)


@pytest.mark.clause("CAR-01")
@pytest.mark.parametrize("seats", [0, 6])
def test_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        slet.new("carodeni", seats)


@pytest.mark.clause("CAR-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_box_has_all_its_cards_and_tokens_and_none_is_lost_in_the_set_up(seats: int) -> None:
    match = slet.new("carodeni", seats, seed=2)
    lying: Counter[str] = Counter(map(str, match.game.sight.pieces(match.state)))
    kinds = Counter(name if name in names(INGREDIENTS) else name[0] for name in lying.elements())
    tokens = {kind.name: number for kind, number in zip(INGREDIENTS, BAG, strict=True)}
    assert kinds == {"W": 50, "P": 50, "S": 5, "N": 10, "G": 15, "O": 9, **tokens}
    assert sum(tokens.values()) == 65
    assert len(PAIRS) == 5


@pytest.mark.clause("CAR-03")
def test_each_of_the_three_locations_has_three_ingredients_a_potion_and_a_witch() -> None:
    assert names(LOCATIONS) == ["mountains", "forest", "lake"]
    view = slet.new("carodeni", 3, seed=3).view()
    assert len(view.spots) == 9
    assert None not in view.spots
    assert len(set(view.potions)) == len(set(view.witches)) == 3


@pytest.mark.clause("CAR-04")
def test_there_are_thirteen_tokens_of_each_of_five_ingredients() -> None:
    assert names(INGREDIENTS) == ["herb", "berry", "leaf", "mushroom", "root"]
    assert BAG == (13, 13, 13, 13, 13)


@pytest.mark.clause("CAR-05", "CAR-06")
def test_every_potion_has_a_tool_on_its_back_each_of_five_on_ten() -> None:
    assert names(TOOLS) == ["flask", "crystal", "candle", "mortar", "book"]
    assert Counter(potion.tool.name for potion in POTIONS) == dict.fromkeys(names(TOOLS), 10)
    assert all(starter.back is None for starter in STARTERS)


@pytest.mark.clause("CAR-05")
def test_a_potion_card_is_what_its_row_says() -> None:
    potion = POTIONS[9]
    assert (potion.name, potion.colour, potion.points, potion.tool.name) == ("P60", "red", 10, "crystal")
    assert potion.needs == (0, 0, 0, 3, 1), "three mushrooms and a root"
    assert (names(potion.tools), potion.any_tools) == (["book"], 1)


@pytest.mark.clause("CAR-07", "CAR-08")
def test_every_witch_has_an_animal_on_her_back_each_of_five_on_ten() -> None:
    assert names(ANIMALS) == ["snake", "bat", "owl", "toad", "cat"]
    assert Counter(witch.animal.name for witch in WITCHES) == dict.fromkeys(names(ANIMALS), 10)
    assert all(novice.back is None for pair in PAIRS for novice in pair)


@pytest.mark.clause("CAR-07")
def test_a_witch_card_is_what_its_row_says() -> None:
    witch = WITCHES[4]
    assert (witch.name, witch.main, witch.flags, witch.points) == ("W05", "red", ("red",), 6)
    assert (witch.gathers, witch.refresh, witch.animal.name) == ((0, 2, 1), True, "toad")


@pytest.mark.clause("CAR-09")
def test_flags_have_four_colours_and_pale_ones_none() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow")
    assert all(set(witch.flags) <= set(COLOURS) for witch in WITCHES)
    assert all(potion.colour in (*COLOURS, None) for potion in POTIONS)
    assert all(starter.colour is None for starter in STARTERS)
    assert all(witch.main == witch.flags[0] for witch in WITCHES[:48])


@pytest.mark.clause("CAR-10")
def test_the_witches_are_twelve_of_each_main_colour_and_two_of_all() -> None:
    for colour in COLOURS:
        own = [witch for witch in WITCHES if witch.main == colour]
        assert Counter(len(witch.flags) for witch in own) == {1: 6, 2: 6}
    free = [witch for witch in WITCHES if witch.main is None]
    assert names(free) == ["W49", "W50"]
    assert all(set(witch.flags) == set(COLOURS) for witch in free)
    assert sum(witch.refresh for witch in WITCHES) == 13
    assert {sum(witch.gathers) for witch in WITCHES} == {2, 3, 4, 5}
    assert {min(witch.points for witch in WITCHES), max(witch.points for witch in WITCHES)} == {1, 8}


@pytest.mark.clause("CAR-10")
def test_a_witch_who_gathers_more_is_worth_less() -> None:
    for witch in WITCHES:
        plain = 12 - 2 * sum(witch.gathers) - (len(witch.flags) - 1)
        scarce = sum(witch.gathers) == 2 and witch.name != "W25"
        assert witch.points == (plain - 1 if scarce else plain)
    assert WITCHES[24].points == 8, "the green witch of the rulebook's example (CAR-131)"


@pytest.mark.clause("CAR-11")
def test_the_potions_are_ten_of_each_colour_and_ten_wild() -> None:
    assert Counter(potion.colour for potion in POTIONS) == dict.fromkeys((*COLOURS, None), 10)
    assert {sum(potion.needs) for potion in POTIONS} == {2, 3, 4, 5}
    assert (min(potion.points for potion in POTIONS), max(potion.points for potion in POTIONS)) == (3, 11)
    assert sum(bool(potion.tools or potion.any_tools) for potion in POTIONS) == 31


def demands(potion: Potion) -> tuple[int, int, int, bool]:
    """What it takes: ingredients, tools, tools of a kind that is named, and a witch of one colour, not of any."""
    return sum(potion.needs), len(potion.tools) + potion.any_tools, len(potion.tools), potion.colour is not None


@pytest.mark.clause("CAR-11")
def test_a_potion_that_takes_all_that_another_takes_and_more_is_worth_more() -> None:
    pairs = 0
    for one, other in permutations(POTIONS, 2):
        more, less = demands(one), demands(other)
        if more != less and all(map(ge, more, less)):
            pairs += 1
            assert one.points > other.points, f"{one.name} takes more than {other.name}"
    assert pairs > 500


@pytest.mark.clause("CAR-11")
def test_wild_potions_bring_a_point_less_than_coloured_ones_that_take_as_much() -> None:
    worth = {demands(potion): potion.points for potion in POTIONS}
    assert all(potion.points == worth[demands(potion)] for potion in POTIONS), "what takes as much is worth as much"
    alike = [(worth[what], worth[*what[:3], True]) for what in worth if not what[3] and (*what[:3], True) in worth]
    assert alike == [(3, 4), (5, 6), (6, 7), (7, 8)]


@pytest.mark.clause("CAR-10")
def test_a_witch_who_can_do_all_that_another_can_and_more_is_never_worth_more() -> None:
    def can(witch: Witch) -> tuple[int, ...]:
        return *witch.gathers, *(colour in witch.flags for colour in COLOURS), witch.refresh

    for one, other in permutations(WITCHES, 2):
        if all(map(ge, can(one), can(other))):
            assert one.points <= other.points, f"{one.name} can do more than {other.name}"


def test_the_first_cards_lie_in_the_places_of_those_that_took_theirs() -> None:
    """Old games shuffle the same fifty in the same order."""
    assert names(FIRST_POTIONS) == [f"P{number:02}" for number in range(1, 51)]
    for first, second in zip(FIRST_POTIONS, POTIONS, strict=True):
        assert (first.colour, first.tool, first.tools) == (second.colour, second.tool, second.tools)
    match = slet.new("carodeni", 2, seed=1, cards="first")
    assert {name for name in map(str, match.game.sight.pieces(match.state)) if name[0] == "P"} == {
        *names(FIRST_POTIONS)
    }


def test_a_first_card_must_say_what_took_its_place() -> None:
    data = changed("potions.toml", "earlier", 0, id="P00", until="P99")
    with pytest.raises(WrongData, match="no potion is called 'P99', so nothing took that place"):
        _first_potions(read_rows("potions.toml", data, "earlier", EarlierRow, None)[:1])


@pytest.mark.clause("CAR-12")
def test_starters_take_three_ingredients_and_no_tool() -> None:
    assert names(STARTERS) == ["S1", "S2", "S3", "S4", "S5"]
    assert [starter.points for starter in STARTERS] == [2, 3, 3, 4, 4]
    for starter in STARTERS:
        assert sum(starter.needs) == 3
        assert (starter.tools, starter.any_tools, starter.colour) == ((), 0, None)


@pytest.mark.clause("CAR-13")
def test_novices_have_two_action_points_and_nothing_else() -> None:
    assert len({one.symbol for one, _ in PAIRS}) == 5
    for pair in PAIRS:
        assert pair[0].symbol == pair[1].symbol
        for novice in pair:
            assert sum(novice.gathers) == 2
            assert (novice.flags, novice.points, novice.refresh, novice.is_novice) == ((), 0, False, True)
    assert not any(witch.is_novice for witch in WITCHES)


@pytest.mark.clause("CAR-14")
def test_goal_tokens_have_an_easy_and_a_hard_side() -> None:
    kinds = Counter(easy.needs[0].kind for easy, _ in GOALS)
    assert kinds == {"witch": 4, "potion": 4, "tool": 5, "animals": 2}
    for easy, hard in GOALS:
        assert easy.token == hard.token
        assert (easy.is_hard, hard.is_hard) == (False, True)
        assert {need.kind for need in easy.needs} == {need.kind for need in hard.needs}
        assert hard.points > easy.points
    needs = [(need.kind, need.what, need.number) for need in GOALS[0][1].needs]
    assert needs == [("witch", "red", 2), ("witch", "blue", 1)]


def test_the_tokens_of_ostara_are_nine_two_of_them_for_animals() -> None:
    assert len(OSTARA_TOKENS) == 9
    assert names(token for token in OSTARA_TOKENS if token.shows_animal) == ["O8", "O9"]


# --- the files -----------------------------------------------------------------------------------------------

FILES: dict[str, dict[str, tuple[type[Row], int]]] = {
    "witches.toml": {"witches": (WitchRow, 50), "novices": (NoviceRow, 10)},
    "potions.toml": {"potions": (PotionRow, 50), "starters": (StarterRow, 5)},
    "goals.toml": {"goals": (GoalRow, 15)},
    "ostara.toml": {"tokens": (TokenRow, 9)},
}


def test_every_row_says_where_it_comes_from() -> None:
    for name, parts in FILES.items():
        for part, (row, number) in parts.items():
            rows = read_rows(name, read_file(name), part, row, number)
            assert all(one.source in ("rulebook", "public", "reconstructed", "printed") for one in rows)
    (token,) = [row for row in read_file("ostara.toml")["tokens"] if row["source"] == "rulebook"]
    assert token["id"] == "O1"


def changed(name: str, part: str, place: int, **fields: Any) -> dict[str, Any]:
    data = read_file(name)
    data[part][place] = {**data[part][place], **fields}
    return data


@pytest.mark.parametrize(
    ("name", "part", "place", "fields", "complaint"),
    [
        ("witches.toml", "witches", 6, {"points": "five"}, "row 7 (W07): Expected `int`, got `str`"),
        ("witches.toml", "witches", 6, {"points": -1}, "row 7 (W07): Expected `int` >= 0"),
        ("witches.toml", "witches", 6, {"animal": "dog"}, "row 7 (W07): Invalid enum value 'dog'"),
        ("witches.toml", "witches", 6, {"gathers": [1, 1]}, "row 7 (W07): Expected `array` of length 3"),
        (
            "witches.toml",
            "witches",
            6,
            {"secondary": ["red"]},
            "row 7 (W07): a witch has at least one flag, and none twice",
        ),
        ("witches.toml", "witches", 6, {"main": "none", "secondary": []}, "row 7 (W07): a witch has at least one flag"),
        ("witches.toml", "witches", 6, {"colour": "red"}, "row 7 (W07): Object contains unknown field `colour`"),
        ("witches.toml", "witches", 6, {"source": "a friend"}, "row 7 (W07): Invalid enum value 'a friend'"),
        ("witches.toml", "witches", 6, {"id": "W08"}, "the id 'W08' stands 2 times"),
        ("potions.toml", "potions", 9, {"tools": ["book", "book"]}, "row 10 (P60): a potion names no tool twice"),
        ("potions.toml", "potions", 9, {"ingredients": []}, "row 10 (P60): Expected `array` of length >= 1"),
        ("potions.toml", "potions", 9, {"ingredients": ["beetle"]}, "row 10 (P60): Invalid enum value 'beetle'"),
        (
            "goals.toml",
            "goals",
            0,
            {"easy": {"asks": ["witch:pink x2"], "points": 4}},
            "row 1 (G01): the easy side asks for 'witch:pink x2'; write 'witch:COLOUR xN'",
        ),
        (
            "goals.toml",
            "goals",
            0,
            {"hard": {"asks": ["tool:book x2"], "points": 4}},
            "the hard side asks for 'tool:book x2'",
        ),
        (
            "goals.toml",
            "goals",
            13,
            {"hard": {"asks": ["animals:different x6"], "points": 4}},
            "asks for 'animals:diff",
        ),
        (
            "goals.toml",
            "goals",
            0,
            {"easy": {"asks": ["witch:red x1", "witch:red x1"], "points": 4}},
            "row 1 (G01): the easy side names one thing twice",
        ),
        ("ostara.toml", "tokens", 1, {"criteria": ["goal", "points", "goal"]}, "row 2 (O2): a criterion stands twice"),
        ("ostara.toml", "tokens", 1, {"gains": ["a broom"]}, "row 2 (O2): Invalid enum value 'a broom'"),
    ],
)
def test_a_wrong_row_is_named(name: str, part: str, place: int, fields: dict[str, Any], complaint: str) -> None:
    row, number = FILES[name][part]
    with pytest.raises(WrongData) as caught:
        read_rows(name, changed(name, part, place, **fields), part, row, number)
    assert str(caught.value).startswith(f"{name}, {part}")
    assert complaint in str(caught.value)


def test_a_row_that_is_missing_or_too_many_is_noticed() -> None:
    data = read_file("potions.toml")
    del data["potions"][3]
    with pytest.raises(WrongData, match="there are 50 in the box, and the file has 49 rows"):
        read_rows("potions.toml", data, "potions", PotionRow, 50)
    with pytest.raises(WrongData, match=r"potions.toml has no list called 'elixirs'"):
        read_rows("potions.toml", data, "elixirs", PotionRow, 50)
    with pytest.raises(WrongData, match="row 1 \\(is no table\\)"):
        read_rows("potions.toml", {"potions": ["P01"]}, "potions", PotionRow, 1)


def test_what_belongs_together_is_checked() -> None:
    rows = read_rows("witches.toml", read_file("witches.toml"), "novices", NoviceRow, 10)
    with pytest.raises(WrongData, match="N2a: it should have the symbol of N1b"):
        _pairs([*rows[1:], rows[0]])
    with pytest.raises(WrongData, match="two pairs have the same symbol"):
        _pairs([NoviceRow(id=row.id, source=row.source, symbol="sun", gathers=row.gathers) for row in rows])
    starters = read_rows("potions.toml", read_file("potions.toml"), "starters", StarterRow, 5)
    with pytest.raises(WrongData, match="S5: its number should be 1"):
        _starters(starters[::-1])
    with pytest.raises(WrongData, match="there are 65 tokens in the box, and the rows add up to 70"):
        _bag([StockRow(id=kind.name, source="printed", tokens=14) for kind in INGREDIENTS])
    prices = read_rows("figures.toml", read_file("figures.toml"), "animals", PriceRow, 5)
    with pytest.raises(WrongData, match=r"figures.toml, animals, row 1 \(cat\): its id should be 'snake'"):
        _prices(prices[::-1])
    in_order("figures.toml", "animals", prices, [animal.name for animal in ANIMALS])


@pytest.mark.clause("CAR-90")
@pytest.mark.parametrize(("with_animals", "complaint"), [([7], "O8"), ([], "none"), ([0, 7, 8], "O1, O8, O9")])
def test_two_tokens_of_ostara_show_animals_neither_more_nor_fewer(with_animals: list[int], complaint: str) -> None:
    data = read_file("ostara.toml")
    for place, row in enumerate(data["tokens"]):
        row["gains"] = ["animal" if place in with_animals else "one ingredient"]
    rows = read_rows("ostara.toml", data, "tokens", TokenRow, 9)
    with pytest.raises(WrongData, match=f"two of them show animals, in the file {complaint}$"):
        _tokens(rows)


def test_no_id_stands_in_two_files() -> None:
    data = {name: read_file(name) for name in FILES}
    data["potions.toml"]["starters"][2]["id"] = "W07"
    parts: dict[str, list[Row]] = {
        f"{name}, {part}": read_rows(name, data[name], part, row, number)
        for name, lists in FILES.items()
        for part, (row, number) in lists.items()
    }
    with pytest.raises(WrongData) as caught:
        all_different(parts)
    assert str(caught.value) == "potions.toml, starters (W07): this id stands in witches.toml, witches too"
