"""The turn, gathering and the refresh symbol: CAR-26 to CAR-40."""

import pytest

from .table import area, asked, before, gathering, names, offered, play, refused, spots, stock, table, told


@pytest.mark.clause("CAR-26")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_clockwise_and_a_round_begins_with_the_first_player(first: int) -> None:
    match = table(seats=3, first=first, turn=first)
    order = []
    for _ in range(7):
        order.append((match.view().round, asked(match).seat))
        while match.ask is not None and match.view().turn == order[-1][1]:
            match.play(match.ask.options[0])
    seats = [(first + n) % 3 for n in range(3)]
    assert order == [*((1, seat) for seat in seats), *((2, seat) for seat in seats), (3, first)]


@pytest.mark.clause("CAR-27")
def test_a_turn_is_to_gather_or_to_rest_and_nobody_passes() -> None:
    match = table("turn", area(hand="W01 N1a", pile="N1b"))
    assert offered(match) == ["play:W01", "play:N1a", "rest"]
    refused(match, "pass", "CAR-27")
    refused(match, "play:W02", "CAR-27")
    play(match, "rest", "ingredient:mountains/1/herb", "ingredient:lake/1/herb")
    assert asked(match).seat == 1, "one thing and no more"


@pytest.mark.clause("CAR-28")
def test_hands_and_what_waits_and_ingredients_have_no_limit() -> None:
    me = area(
        hand="N5a " + " ".join(f"W{n:02}" for n in range(10, 40)),
        potions=" ".join(f"P{n:02}" for n in range(20, 40)),
        tools=" ".join(f"P{n:02}" for n in range(5, 20)),
        stock="herb " * 10 + "leaf " * 10,
    )
    match = table("turn", me, goals="G01-hard G02-hard G03-hard")
    play(match, "play:N5a", "witch:W43", "potion:P03")
    own = before(match)
    assert (len(own["hand"]), len(own["potions"]), sum(own["stock"])) == (31, 21, 20)


@pytest.mark.clause("CAR-29")
def test_the_card_played_lies_on_top_of_the_pile_and_is_active() -> None:
    match = table("turn", area(hand="W04 N1a", pile="W13 N1b"))
    assert match.view().active is None
    play(match, "play:W04")
    assert before(match)["pile"] == ["W13", "N1b", "W04"]
    assert before(match)["hand"] == ["N1a"]
    assert match.view().active.name == "W04"


@pytest.mark.clause("CAR-29")
def test_a_novice_gathers_like_a_witch() -> None:
    match = play(table("turn", area(hand="N1a W04")), "play:N1a", "ingredient:mountains/1/herb")
    assert match.view().active.name == "N1a"
    assert stock(match) == ["herb"]


@pytest.mark.clause("CAR-30")
def test_all_points_are_spent_from_the_mountains_down() -> None:
    match = gathering("W12")
    at = []
    while asked(match).kind == "gather":
        at.append((match.view().points, offered(match)[0].partition("/")[0]))
        match.play(asked(match).options[0])
    assert at == [
        ((1, 2, 2), "ingredient:mountains"),
        ((0, 2, 2), "ingredient:forest"),
        ((0, 1, 2), "ingredient:forest"),
        ((0, 0, 2), "ingredient:lake"),
        ((0, 0, 1), "ingredient:lake"),
    ]
    assert match.view().points == (0, 0, 0)


@pytest.mark.clause("CAR-30", "CAR-31")
def test_a_point_can_be_neither_kept_nor_spent_elsewhere() -> None:
    match = gathering("W04")
    for option in ("skip", "ingredient:forest/1/herb", "potion:P02", "witch:W42", "brew-nothing", "rest"):
        refused(match, option, "CAR-31")


@pytest.mark.clause("CAR-31", "CAR-80")
def test_a_point_takes_an_ingredient_the_potion_its_tool_or_the_witch() -> None:
    match = gathering("W13")
    assert offered(match) == [
        "ingredient:forest/1/herb",
        "ingredient:forest/2/berry",
        "ingredient:forest/3/leaf",
        "potion:P02",
        "tool:P02",
        "witch:W42",
    ]
    refused(match, "animal:W42", "CAR-31")


@pytest.mark.clause("CAR-31")
def test_any_mix_is_allowed() -> None:
    match = gathering("W12", goals="G01-hard G02-hard")
    play(match, "witch:W41", "tool:P02", "potion:P52", "ingredient:lake/3/leaf", "ingredient:lake/1/herb")
    own = before(match)
    assert (own["hand"], own["tools"], own["potions"]) == (["N1a", "W41"], ["P02"], ["S1", "P52"])
    assert stock(match) == ["herb", "leaf"]


@pytest.mark.clause("CAR-32")
@pytest.mark.parametrize(("spot", "kind"), [(1, "root"), (2, "leaf"), (3, "berry")])
def test_any_of_the_three_ingredients_can_be_taken(spot: int, kind: str) -> None:
    match = gathering("W01", spots="root leaf berry herb herb herb herb herb herb")
    play(match, f"ingredient:mountains/{spot}/{kind}")
    assert stock(match) == [kind]


@pytest.mark.clause("CAR-32")
def test_equal_ingredients_in_a_row_are_offered_once() -> None:
    match = gathering("W01", spots="leaf root leaf herb herb herb herb herb herb")
    assert offered(match, "ingredient") == ["ingredient:mountains/1/leaf", "ingredient:mountains/2/root"]


@pytest.mark.clause("CAR-32", "CAR-34")
def test_a_potion_card_waits_as_the_side_that_was_said_and_never_changes() -> None:
    potion = play(gathering("W01"), "potion:P01", "ingredient:forest/1/herb")
    tool = play(gathering("W01"), "tool:P01", "ingredient:forest/1/herb")
    assert (before(potion)["potions"], before(potion)["tools"]) == (["S1", "P01"], [])
    assert (before(tool)["potions"], before(tool)["tools"]) == (["S1"], ["P01"])


@pytest.mark.clause("CAR-34")
def test_a_potion_taken_as_a_tool_is_never_brewed_and_one_taken_as_a_potion_is_no_tool() -> None:
    stocked = "berry leaf leaf mushroom mushroom"
    as_tool = table("brew", area(pile="W49", hand="N1a", potions="", tools="P01", stock=stocked), potions="P31 P32 P33")
    assert asked(as_tool).seat == 1, "P01 could be brewed, but it lies there as a book"
    both = area(pile="W49", hand="N1a", potions="P03 P05", stock="leaf mushroom mushroom")
    no_tool = table("brew", both, potions="P31 P32 P33")
    assert asked(no_tool).seat == 1, "P03 takes any tool, and P05 lies there as a potion"


@pytest.mark.clause("CAR-33")
def test_a_witch_goes_to_the_hand_and_is_not_played_in_the_same_turn() -> None:
    match = play(gathering("W01"), "ingredient:mountains/1/herb", "witch:W42")
    assert before(match)["hand"] == ["N1a", "W42"]
    assert asked(match).seat == 1
    refused(match, "play:W42", "CAR-27", seat=0)


@pytest.mark.clause("CAR-35")
def test_what_is_taken_is_replaced_at_once_and_the_new_one_may_be_taken() -> None:
    match = gathering(
        "W12", bag="root " * 9, potion_deck="P11 P12 P13 P14", witch_deck="W13 W14 W15", goals="G01-hard G02-hard"
    )
    play(match, "ingredient:mountains/2/berry")
    assert spots(match) == "herb root leaf herb berry leaf herb berry leaf"
    assert match.view().bag == 8
    play(match, "potion:P02")
    assert names(match.view().potions) == ["P01", "P11", "P03"]
    play(match, "tool:P11", "witch:W43")
    assert names(match.view().potions) == ["P01", "P12", "P03"]
    assert names(match.view().witches) == ["W41", "W42", "W13"]
    play(match, "witch:W13")
    assert before(match)["hand"] == ["N1a", "W43", "W13"]


@pytest.mark.clause("CAR-36", "CAR-37")
def test_a_point_where_nothing_is_on_offer_is_lost() -> None:
    empty = {"spots": "- - - herb - - - - -", "bag": "", "potions": "- P02 -", "witches": "- - -"}
    match = gathering("W12", potion_deck="", witch_deck="", last_round=9, **empty)
    assert offered(match) == ["ingredient:forest/1/herb", "potion:P02", "tool:P02"], (
        "the point in the mountains is gone"
    )
    play(match, "ingredient:forest/1/herb", "potion:P02")
    assert asked(match).seat == 1
    assert [event.location.name for event in told(match, "point-lost")] == ["mountains", "lake", "lake"]


@pytest.mark.clause("CAR-37")
def test_while_the_bag_is_empty_places_stay_empty() -> None:
    match = play(gathering("W04", bag=""), "ingredient:mountains/2/berry", "ingredient:mountains/1/herb")
    assert spots(match) == "- - leaf herb berry leaf herb berry leaf"
    assert offered(match, "ingredient")[0] == "ingredient:forest/1/herb"


@pytest.mark.clause("CAR-37")
def test_tokens_of_a_payment_come_back_together_and_fill_from_the_top_and_the_left() -> None:
    me = area(pile="W49", hand="N1a", potions="P11", stock="herb leaf")
    match = table("brew", me, spots="berry - berry - - berry berry berry -", bag="", goals="G01-hard G02-hard")
    play(match, "brew:P11")
    filled = names(match.view().spots)
    assert sorted([filled[1], filled[3]]) == ["herb", "leaf"]
    assert (filled[4], filled[8]) == ("-", "-")
    assert match.view().bag == 0


@pytest.mark.clause("CAR-37")
def test_the_payment_for_an_animal_fills_an_empty_place_too() -> None:
    me = area(pile="W49", hand="N1a", animals="W01", stock="herb")
    match = table(
        "tame",
        me,
        spots="berry - - berry berry berry berry berry -",
        bag="",
        witches="W04 W05 W06",
        options={"animals": True},
    )
    play(match, "tame:snake")
    assert spots(match) == "berry herb - berry berry berry berry berry -"


# --- the refresh symbol --------------------------------------------------------------------------------------


@pytest.mark.clause("CAR-38")
def test_a_card_with_the_symbol_may_renew_one_thing_before_its_first_point() -> None:
    match = gathering("W26")
    assert asked(match).kind == "refresh"
    assert offered(match) == [
        "renew-nothing",
        "renew-witches",
        "renew-potions",
        "renew-ingredients:mountains",
        "renew-ingredients:forest",
        "renew-ingredients:lake",
    ]
    refused(match, "potion:P01", "CAR-38")
    play(match, "renew-potions")
    assert (asked(match).kind, match.view().points) == ("gather", (1, 1, 0)), "one thing only, and no point was spent"
    refused(match, "renew-witches", "CAR-31")


@pytest.mark.clause("CAR-38")
@pytest.mark.parametrize("card", ["W01", "N1a"])
def test_a_card_without_the_symbol_renews_nothing(card: str) -> None:
    match = table("turn", area(hand=f"{card} N1b"))
    play(match, f"play:{card}")
    assert asked(match).kind == "gather"


@pytest.mark.clause("CAR-38")
def test_nothing_has_to_be_renewed() -> None:
    match = play(gathering("W26"), "renew-nothing")
    assert names(match.view().potions) == ["P01", "P02", "P03"]
    assert names(match.view().witches) == ["W41", "W42", "W43"]
    assert spots(match) == "herb berry leaf " * 2 + "herb berry leaf"


@pytest.mark.clause("CAR-39", "CAR-40")
def test_witches_go_under_their_deck_and_three_from_the_top_are_laid_out() -> None:
    match = play(gathering("W26", witch_deck="W30 W31 W32 W33"), "renew-witches")
    assert names(match.view().witches) == ["W30", "W31", "W32"]
    assert names(reversed(match.state.witches.deck)) == ["W33", "W41", "W42", "W43"], "the lake's card lowest"
    assert names(match.view().potions) == ["P01", "P02", "P03"]


@pytest.mark.clause("CAR-39", "CAR-40")
def test_potions_likewise() -> None:
    match = play(gathering("W26", potion_deck="P30 P31 P32 P33"), "renew-potions")
    assert names(match.view().potions) == ["P30", "P31", "P32"]
    assert names(reversed(match.state.potions.deck)) == ["P33", "P01", "P02", "P03"]
    assert names(match.view().witches) == ["W41", "W42", "W43"]


@pytest.mark.clause("CAR-39")
def test_renewed_cards_that_went_under_come_again_when_the_deck_is_short() -> None:
    match = play(gathering("W26", potion_deck="P30"), "renew-potions")
    assert names(match.view().potions) == ["P30", "P01", "P02"]
    assert names(match.state.potions.deck) == ["P03"]
    assert match.view().last_round is None, "the deck never ran out"


@pytest.mark.clause("CAR-39")
def test_ingredients_of_one_location_go_back_into_the_bag_before_new_ones_are_drawn() -> None:
    match = play(
        gathering("W26", bag="root " * 40, spots="herb herb herb berry berry berry leaf leaf leaf"),
        "renew-ingredients:forest",
    )
    drawn = spots(match).split()
    assert drawn[:3] == ["herb"] * 3
    assert drawn[6:] == ["leaf"] * 3
    assert match.state.bag[1] + drawn.count("berry") == 3
    assert sum(match.state.bag) == 40
    alone = play(
        gathering("W26", bag="", spots="herb herb herb berry root leaf leaf leaf leaf"), "renew-ingredients:forest"
    )
    assert sorted(spots(alone).split()[3:6]) == ["berry", "leaf", "root"], "they can be drawn again"


@pytest.mark.clause("CAR-37", "CAR-39")
def test_a_renewed_location_is_filled_before_others() -> None:
    match = gathering("W26", bag="", spots="- - herb herb berry herb root - leaf")
    play(match, "renew-ingredients:lake")
    drawn = spots(match).split()
    assert sorted(drawn[6:8]) == ["leaf", "root"], "from the left"
    assert drawn[:6] == ["-", "-", "herb", "herb", "berry", "herb"]
    assert drawn[8] == "-"


@pytest.mark.clause("CAR-40")
def test_with_fewer_than_three_cards_places_stay_empty_from_below() -> None:
    match = play(gathering("W26", potions="- P02 P03", potion_deck="", last_round=5), "renew-potions")
    assert names(match.view().potions) == ["P02", "P03", "-"]
    match = play(gathering("W26", witches="- - W43", witch_deck="", last_round=5), "renew-witches")
    assert names(match.view().witches) == ["W43", "-", "-"]


@pytest.mark.clause("CAR-38")
def test_what_is_not_there_cannot_be_renewed() -> None:
    nothing = {"potions": "- - -", "potion_deck": "", "witches": "- - -", "witch_deck": "", "last_round": 5}
    match = gathering("W26", spots="- - - herb herb herb - - -", bag="", **nothing)
    assert offered(match) == ["renew-nothing", "renew-ingredients:forest"]
