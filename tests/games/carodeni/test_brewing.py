"""Brewing: CAR-41 to CAR-57."""

import pytest

from .table import area, asked, before, brewing, gathering, names, offered, play, refused, stock, table, told


@pytest.mark.clause("CAR-41")
def test_after_the_last_point_a_potion_may_be_brewed_and_need_not_be() -> None:
    match = gathering("W01", goals="G01-hard G02-hard")
    refused(match, "brew:S1", "CAR-31")
    play(match, "ingredient:mountains/1/herb", "ingredient:forest/2/berry")
    assert asked(match).seat == 1, "a leaf is missing, so nothing is asked"
    match = brewing("P01 P11", stock="berry leaf herb leaf")
    assert (asked(match).kind, offered(match)) == ("brew", ["brew:P01", "brew:P11", "brew-nothing"])
    play(match, "brew-nothing")
    assert asked(match).seat == 1
    assert before(match)["potions"] == ["P01", "P11"]


@pytest.mark.clause("CAR-41")
def test_no_more_than_one_potion_is_brewed_in_a_turn() -> None:
    match = play(brewing("P01 P11", stock="berry leaf herb leaf"), "brew:P01")
    assert asked(match).seat == 1
    refused(match, "brew:P11", "CAR-27", seat=0)


@pytest.mark.clause("CAR-42")
@pytest.mark.parametrize(
    ("witch", "brews"),
    [
        ("W01", ["P01"]),
        ("W13", ["P11"]),
        ("W03", ["P01", "P11"]),
        ("W25", []),
        ("W19", ["P01", "P11"]),
        ("W49", ["P01", "P11"]),
    ],
)
def test_the_active_witch_needs_a_flag_of_the_potions_colour_main_or_secondary(witch: str, brews: list[str]) -> None:
    match = brewing("P01 P11", witch, stock="berry leaf herb leaf")
    found = offered(match, "brew") if asked(match).kind == "brew" else []
    assert found == [f"brew:{name}" for name in brews]


@pytest.mark.clause("CAR-43")
@pytest.mark.parametrize("witch", ["W01", "W13", "W25", "W37", "W50"])
@pytest.mark.parametrize("potion", ["P41", "S1"])
def test_a_wild_potion_is_brewed_by_a_witch_with_any_flag(witch: str, potion: str) -> None:
    match = brewing(potion, witch, stock="herb leaf berry")
    play(match, f"brew:{potion}")
    assert before(match)["clan_witches"] == [witch]


@pytest.mark.clause("CAR-44")
def test_witches_in_hand_in_the_clan_and_lower_in_the_pile_do_not_brew() -> None:
    me = area(hand="W01", clan_witches="W04", pile="W06 W13", potions="P01", stock="berry leaf")
    match = table("brew", me, witches="W41 W42 W43", potions="P31 P32 P33")
    assert asked(match).seat == 1


@pytest.mark.clause("CAR-45")
def test_a_novice_cannot_brew_even_a_wild_potion() -> None:
    match = brewing("P41 S1 P01", "N5a", stock="herb leaf berry leaf")
    assert asked(match).seat == 1


@pytest.mark.clause("CAR-46")
def test_what_was_gained_in_this_very_turn_may_be_used() -> None:
    me = area(hand="W24 N1a", potions="", stock="berry mushroom")
    match = table(
        "turn",
        me,
        potions="P15 P10 P31",
        potion_deck="P12 P13 P14",
        spots="root " * 9,
        bag="root root root",
        goals="G01-hard G02-hard",
    )
    play(
        match,
        "play:W24",
        "potion:P15",
        "ingredient:mountains/1/root",
        "tool:P10",
        "ingredient:lake/1/root",
        "ingredient:lake/1/root",
    )
    play(match, "brew:P15")
    own = before(match)
    assert (own["clan_potions"], own["clan_tools"], own["clan_witches"]) == (["P15"], ["P10"], ["W24"])
    assert stock(match) == ["root", "root"]


@pytest.mark.clause("CAR-47")
def test_all_ingredients_are_paid_and_go_back_into_the_bag() -> None:
    match = brewing("P06", stock="berry berry berry mushroom root leaf")
    in_bag = match.state.bag.copy()
    play(match, "brew:P06")
    assert stock(match) == ["berry", "leaf"]
    assert match.state.bag == [in_bag[0], in_bag[1] + 2, in_bag[2], in_bag[3] + 1, in_bag[4] + 1]


@pytest.mark.clause("CAR-47")
def test_without_all_its_ingredients_a_potion_cannot_be_brewed() -> None:
    assert asked(brewing("P06", stock="berry berry mushroom leaf")).seat == 1


@pytest.mark.clause("CAR-48", "CAR-50")
def test_a_tool_symbol_needs_a_tool_of_its_kind_waiting_or_in_the_clan() -> None:
    needs = "leaf mushroom root"
    assert asked(brewing("P05", stock=needs)).seat == 1, "no flask"
    assert asked(brewing("P05", stock=needs, tools="P10")).seat == 1, "a crystal is no flask"
    waiting = play(brewing("P05", stock=needs, tools="P02 P10"), "brew:P05")
    assert (before(waiting)["clan_tools"], before(waiting)["tools"]) == (["P02"], ["P10"])
    clan = play(brewing("P05", stock=needs, clan_tools="P02"), "brew:P05")
    assert before(clan)["clan_tools"] == ["P02"]


@pytest.mark.clause("CAR-49")
def test_for_any_tool_a_waiting_one_or_one_of_the_clan_is_chosen() -> None:
    match = brewing("P03", stock="leaf mushroom mushroom", tools="P02 P09 P01", clan_tools="P10")
    play(match, "brew:P03")
    assert (asked(match).kind, asked(match).why) == ("pay", "CAR-49")
    assert match.view().brewing.name == "P03", "all see what is paid for"
    assert offered(match) == ["pay:-/-", "pay:flask/-", "pay:book/-"]
    clan, flask = match.fork(), match.fork()
    play(clan, "pay:-/-")
    assert before(clan)["clan_tools"] == ["P10"]
    assert clan.view().brewing is None
    play(flask, "pay:flask/-")
    assert before(flask)["clan_tools"] == ["P10", "P02"]
    assert before(flask)["tools"] == ["P09", "P01"]


@pytest.mark.clause("CAR-49")
def test_where_there_is_one_way_to_pay_nothing_is_asked() -> None:
    match = play(brewing("P03", stock="leaf mushroom mushroom", tools="P02 P09"), "brew:P03")
    assert asked(match).seat == 1
    assert before(match)["clan_tools"] == ["P02"]


@pytest.mark.clause("CAR-50")
def test_potion_witch_and_used_tools_move_into_the_clan() -> None:
    match = play(brewing("P07", "W01", stock="herb berry leaf root", tools="P10 P02"), "brew:P07")
    own = before(match)
    assert (own["clan_potions"], own["clan_witches"], own["clan_tools"]) == (["P07"], ["W01"], ["P10"])
    assert (own["potions"], own["pile"], own["tools"]) == ([], [], ["P02"])
    assert [names(event.tools) for event in told(match, "tools-in")] == [["crystal"]]


@pytest.mark.clause("CAR-51")
def test_a_tool_in_the_clan_serves_again_and_again() -> None:
    match = brewing("P05", stock="leaf mushroom root", clan_tools="P02")
    play(match, "brew:P05")
    me = area(pile="W50", hand="N1a", potions="P29", clan_tools="P02", stock="herb berry leaf root root")
    again = play(table("brew", me, potions="P31 P32 P33"), "brew:P29")
    assert before(match)["clan_tools"] == before(again)["clan_tools"] == ["P02"]


@pytest.mark.clause("CAR-52")
def test_each_tool_symbol_needs_a_tool_of_its_own() -> None:
    needs = "herb leaf mushroom mushroom"
    assert asked(brewing("P10", stock=needs, clan_tools="P01")).seat == 1, "the book cannot serve for any tool as well"
    assert asked(brewing("P10", stock=needs, tools="P01")).seat == 1
    match = play(brewing("P10", stock=needs, tools="P02", clan_tools="P01"), "brew:P10")
    assert before(match)["clan_tools"] == ["P01", "P02"]
    match = play(brewing("P10", stock=needs, clan_tools="P02 P01"), "brew:P10")
    assert before(match)["clan_tools"] == ["P02", "P01"]


@pytest.mark.clause("CAR-53")
def test_where_the_clan_has_the_tool_no_waiting_one_moves() -> None:
    match = play(brewing("P05", stock="leaf mushroom root", tools="P09", clan_tools="P02"), "brew:P05")
    assert (before(match)["clan_tools"], before(match)["tools"]) == (["P02"], ["P09"])


@pytest.mark.clause("CAR-53")
def test_a_second_tool_of_a_kind_enters_the_clan_for_any_tool_only() -> None:
    match = play(brewing("P10", stock="herb leaf mushroom mushroom", tools="P08", clan_tools="P01"), "brew:P10")
    assert before(match)["clan_tools"] == ["P01", "P08"], "two books: the clan's for the book, the other for any tool"


@pytest.mark.clause("CAR-54")
def test_a_pair_stands_for_an_ingredient() -> None:
    match = brewing("P01", stock="berry root root")
    in_bag = match.state.bag.copy()
    play(match, "brew:P01")
    assert stock(match) == []
    assert match.state.bag == [in_bag[0], in_bag[1] + 1, in_bag[2], in_bag[3], in_bag[4] + 2]


@pytest.mark.clause("CAR-54")
@pytest.mark.parametrize(("potion", "needs"), [("P05", "leaf mushroom root"), ("P03", "leaf mushroom mushroom")])
def test_a_pair_stands_for_a_tool_and_for_any_tool_and_no_tool_enters_the_clan(potion: str, needs: str) -> None:
    match = play(brewing(potion, stock=f"{needs} herb herb"), f"brew:{potion}")
    assert (before(match)["clan_potions"], before(match)["clan_tools"]) == ([potion], [])
    assert stock(match) == []


@pytest.mark.clause("CAR-54")
def test_two_different_ingredients_are_no_pair() -> None:
    assert asked(brewing("P01", stock="berry root herb")).seat == 1


@pytest.mark.clause("CAR-54", "CAR-55")
def test_every_distinct_way_to_pay_is_offered_once() -> None:
    match = play(brewing("P01", stock="herb herb herb berry mushroom mushroom root root root root"), "brew:P01")
    assert (asked(match).kind, asked(match).why) == ("pay", "CAR-54")
    assert offered(match) == ["pay:-/herb", "pay:-/mushroom", "pay:-/root"]
    play(match, "pay:-/root")
    assert stock(match) == ["herb", "herb", "herb", "mushroom", "mushroom", "root", "root"]


@pytest.mark.clause("CAR-55")
def test_several_pairs_may_be_paid_and_each_token_pays_once() -> None:
    match = play(brewing("P01", stock="herb herb herb root root root root"), "brew:P01")
    assert offered(match) == ["pay:-/herb+root", "pay:-/root+root"]
    play(match, "pay:-/root+root")
    assert stock(match) == ["herb", "herb", "herb"]
    assert asked(brewing("P01", stock="herb herb herb")).seat == 1, "three herbs are one pair"


@pytest.mark.clause("CAR-55")
def test_what_is_asked_for_is_paid_in_kind_as_far_as_it_goes() -> None:
    match = play(brewing("P02", stock="herb leaf leaf leaf root root"), "brew:P02")
    assert offered(match) == ["pay:-/leaf", "pay:-/root"], "herb and leaf in kind; one herb is missing"
    play(match, "pay:-/leaf")
    assert stock(match) == ["root", "root"]
    kept = brewing("P01", stock="berry leaf root root")
    play(kept, "brew:P01")
    assert stock(kept) == ["root", "root"], "no pair for what one has"


@pytest.mark.clause("CAR-55")
def test_tools_serve_as_many_symbols_as_they_can() -> None:
    rich = "leaf mushroom mushroom root root herb herb"
    match = play(brewing("P03", stock=rich, tools="P02"), "brew:P03")
    assert asked(match).seat == 1, "the flask serves: no pair is offered"
    assert stock(match) == ["herb", "herb", "root", "root"]
    match = play(brewing("P10", stock="herb leaf mushroom mushroom root root", tools="P01"), "brew:P10")
    assert before(match)["clan_tools"] == ["P01"], "the book serves one symbol, the pair the other"
    assert stock(match) == []


@pytest.mark.clause("CAR-49", "CAR-54", "CAR-55")
def test_tools_and_pairs_are_chosen_together() -> None:
    match = brewing("P10", stock="herb leaf mushroom root root berry berry", tools="P01 P02 P04", clan_tools="")
    play(match, "brew:P10")
    assert offered(match) == [
        "pay:flask+book/berry",
        "pay:flask+book/root",
        "pay:crystal+book/berry",
        "pay:crystal+book/root",
    ]


@pytest.mark.clause("CAR-56")
def test_ingredients_are_never_exchanged() -> None:
    match = table("turn", area(hand="W01", pile="N1a", stock="herb herb herb herb"))
    assert offered(match) == ["play:W01", "rest"]
    me = area(pile="W49", hand="N1a", animals="W01", stock="root root leaf leaf")
    tamer = table("tame", me, options={"animals": True})
    assert asked(tamer).seat == 1, "no pair stands for the snake's herb"


@pytest.mark.clause("CAR-57")
def test_what_is_in_the_clan_stays_there() -> None:
    me = area(
        hand="", pile="N1a N1b W04", clan_witches="W01 W13", clan_potions="P11", clan_tools="P02", potions="P41",
        stock="herb leaf",
    )  # fmt: skip
    match = table("turn", me, potions="P31 P32 P33", last_round=2)
    play(match, "ingredient:mountains/1/herb", "ingredient:mountains/2/berry")
    assert before(match)["hand"] == ["N1a", "N1b", "W04"], "a rest brings back the pile, not the clan"
    while match.view().turn == 1:
        match.play(asked(match).options[0])
    assert offered(match) == ["play:N1a", "play:N1b", "play:W04"]
    own = before(match)
    assert (own["clan_witches"], own["clan_potions"], own["clan_tools"]) == (["W01", "W13"], ["P11"], ["P02"])
