"""What is open and what is hidden: CAR-123 to CAR-125."""

from collections import Counter
from random import Random

import pytest

import slet
from slet.kernel.data import to_json
from slet.kernel.match import Match
from support.journeys import decisions

from .table import ALL_POTIONS, ALL_WITCHES, area, asked, brewing, gathering, names, play, table, told


@pytest.mark.clause("CAR-123")
@pytest.mark.parametrize("seats", [1, 3])
def test_all_see_the_same_and_everything_that_anybody_has(seats: int) -> None:
    match = slet.new("carodeni", seats, seed=5, animals=True)
    for at in decisions(match, Random(5)):
        views = [at.view(seat) for seat in (None, *range(seats))]
        plain = {
            to_json(view).replace(f'"seat":{seat}'.encode(), b'"seat":null') for seat, view in enumerate(views, -1)
        }
        assert len(plain) == 1
        for seat, own in enumerate(views[0].areas):
            held = at.state.areas[seat]
            assert list(own.hand) == held.hand
            assert list(own.pile) == held.pile
            assert list(own.potions) == held.potions
            assert list(own.tools) == held.tools
            assert list(own.animals) == held.animals
            assert list(own.stock) == held.stock
            assert (own.clan_witches, own.clan_potions) == (held.clan_witches, held.clan_potions)
            assert (own.clan_tools, own.clan_animals, own.goals) == (held.clan_tools, held.clan_animals, held.goals)


@pytest.mark.clause("CAR-124")
def test_how_many_cards_and_tokens_are_hidden_is_open_and_which_is_not() -> None:
    match = slet.new("carodeni", 3, seed=5)
    view = match.view(0)
    assert (view.potion_deck, view.witch_deck, view.potion_box, view.witch_box, view.bag) == (42, 42, 5, 5, 56)
    open_cards = set(names([*view.potions, *view.witches]))
    shown = {name for name in (*ALL_POTIONS, *ALL_WITCHES) if f'"{name}"'.encode() in to_json([view, match.log(0)])}
    assert shown == open_cards


@pytest.mark.clause("CAR-124")
def test_the_order_of_ostaras_tokens_is_hidden_and_those_turned_up_are_not() -> None:
    match = slet.new("carodeni", 1, seed=5)
    view = match.view(0)
    assert view.column == 6
    assert view.ostara is not None
    assert view.ostara.prospects == (), "she plans otherwise"
    (turned,) = view.turned
    seen = to_json([view, match.log(0)])
    assert [number for number in range(1, 8) if f'"O{number}"'.encode() in seen] == [int(turned.name[1:])]
    orders = {tuple(names(match.imagine(0, Random(seed)).state.column)) for seed in range(20)}
    assert len(orders) > 15
    assert all(sorted(order) == sorted(names(match.state.column)) for order in orders)


@pytest.mark.clause("CAR-124")
def test_cards_put_under_a_deck_are_not_shown_but_may_be_remembered() -> None:
    match = play(gathering("W26", potion_deck="P30 P31 P32 P33"), "renew-potions")
    seen = to_json([match.view(0), match.log(0)])
    assert not any(f'"{name}"'.encode() in seen for name in ("P01", "P02", "P03"))
    assert names(match.recall(0).potions_under) == ["P01", "P02", "P03"], "from the top"
    assert match.recall(0).witches_under == ()
    match = play(gathering("W26", witch_deck="W30 W31 W32 W33"), "renew-witches")
    assert names(match.recall(1).witches_under) == ["W41", "W42", "W43"]


@pytest.mark.clause("CAR-124")
def test_what_is_remembered_becomes_less_as_the_deck_is_used_up() -> None:
    match = play(gathering("W35", witches="W01 W02 W03", witch_deck="W30 W31 W32 W33"), "renew-witches")
    play(match, "witch:W30", "witch:W31", "witch:W32")
    assert names(match.view().witches) == ["W33", "W01", "W02"]
    assert names(match.recall(0).witches_under) == ["W03"]
    play(match, "witch:W02")
    assert match.recall(0).witches_under == ()
    match = play(gathering("W35", potion_deck="P30 P31 P32 P33"), "renew-potions")
    play(match, "potion:P30", "potion:P31", "potion:P32")
    assert names(match.recall(0).potions_under) == ["P03"]
    play(match, "potion:P02")
    assert match.recall(0).potions_under == ()


@pytest.mark.clause("CAR-124")
def test_nothing_is_remembered_of_a_deck_that_came_from_the_box() -> None:
    me = area(hand="N1a N1b")
    potions = {"potion_deck": "P10", "potions_under": 1, "potion_box": "P21 P22 P23", "seats": 3}
    match = table("turn", me, goals="G01-hard G02-hard G03-hard", **potions)  # type: ignore[arg-type]
    assert names(match.recall().potions_under) == ["P10"]
    play(match, "play:N1a", "potion:P01")
    assert (match.view().potion_deck, match.recall().potions_under) == (3, ())
    witches = {"witch_deck": "W10", "witches_under": 1, "witch_box": "W21 W22 W23", "seats": 3}
    match = table("turn", me, goals="G01-hard G02-hard G03-hard", **witches)  # type: ignore[arg-type]
    play(match, "play:N1a", "witch:W41")
    assert (match.view().witch_deck, match.recall().witches_under) == (3, ())


def renewed_twice() -> Match:
    """Six potions are known to lie under the deck of ten, in this order: P01 P02 P03 P20 P21 P22."""
    match = play(gathering("W26", potion_deck="P20 P21 P22 P23 P24 P25 P26 P27 P28 P29"), "renew-potions")
    other = table(
        "turn",
        area(hand="W29 N1a"),
        potions="P20 P21 P22",
        potion_deck="P23 P24 P25 P26 P27 P28 P29 P01 P02 P03",
        potions_under=3,
    )
    play(other, "play:W29", "renew-potions")
    assert match.view().potion_deck == other.view().potion_deck == 10
    return other


@pytest.mark.clause("CAR-124")
def test_an_imagined_match_keeps_what_is_remembered_and_forgets_it_without_memory() -> None:
    match = renewed_twice()
    known = ["P01", "P02", "P03", "P20", "P21", "P22"]
    assert names(match.recall(0).potions_under) == known
    for seed in range(10):
        assert names(match.imagine(0, Random(seed)).recall(0).potions_under) == known
    forgotten = {tuple(names(match.imagine(0, Random(seed), memory=0.0).recall(0).potions_under)) for seed in range(10)}
    assert len(forgotten) == 10
    half = [names(match.imagine(0, Random(seed), memory=0.5).recall(0).potions_under) for seed in range(40)]
    kept = [sum(one == other for one, other in zip(known, imagined, strict=True)) for imagined in half]
    assert 2.5 < sum(kept) / len(kept) < 4.5


@pytest.mark.clause("CAR-125")
def test_all_see_the_back_of_the_top_card_of_each_deck() -> None:
    match = gathering("W12", potion_deck="P10 P15 P17", witch_deck="W01 W04")
    assert (match.view().potion_back.name, match.view().witch_back.name) == ("crystal", "snake")
    play(match, "potion:P01", "potion:P02", "witch:W42")
    assert (match.view().potion_back.name, match.view().witch_back.name) == ("book", "bat")
    short = gathering("W12", potion_deck="P10", witch_deck="")
    play(short, "potion:P01")
    assert short.view().potion_back is short.view().witch_back is None


@pytest.mark.clause("CAR-124", "CAR-125")
@pytest.mark.parametrize("kind", ["potions", "witches"])
def test_the_back_in_sight_stays_and_all_else_that_is_hidden_may_lie_anywhere(kind: str) -> None:
    match = slet.new("carodeni", 3, seed=5)
    supply = getattr(match.state, kind)
    top = supply.deck[-1]
    tops: Counter[str] = Counter()
    boxes: Counter[str] = Counter()
    for seed in range(120):
        imagined = getattr(match.imagine(0, Random(seed)).state, kind)
        assert imagined.deck[-1].back is top.back
        tops[imagined.deck[-1].name] += 1
        boxes.update(names(imagined.box))
    hidden = {*names(supply.deck), *names(supply.box)}
    like = {card.name for card in (*supply.deck, *supply.box) if card.back is top.back}
    assert set(tops) == like, "any card with that back may lie on top, and no other"
    assert set(boxes) == hidden, "any hidden card may be in the box"


def test_a_card_can_be_taken_back_until_something_was_shown() -> None:
    match = table("turn", area(hand="W04 N1a"))
    play(match, "play:W04")
    assert match.cannot_undo(0) is None
    play(match, "potion:P01")
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-reveal", "the next potion of the deck lies open now"
    play(match, "ingredient:mountains/1/herb")
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-chance", "a token was drawn"


def test_a_way_to_pay_can_be_taken_back_until_the_turn_is_over_for_others() -> None:
    me = area(pile="W49", hand="N1a", potions="P01", stock="berry root root herb herb")
    match = table("brew", me, potions="P31 P32 P33")
    play(match, "brew:P01")
    assert asked(match).kind == "pay"
    assert match.cannot_undo(0) is None
    match.undo(0)
    assert asked(match).kind == "brew"


# --- in the middle of a step ---------------------------------------------------------------------------------


def test_the_view_tells_who_gathers_and_which_points_are_left() -> None:
    match = gathering("W12")
    for spent, points in enumerate([(1, 2, 2), (0, 2, 2), (0, 1, 2), (0, 0, 2), (0, 0, 1)]):
        view = match.view(1)
        assert (view.step, view.active.name, view.points) == ("gather", "W12", points), spent
        match.play(asked(match).options[0])
    assert (match.view().step, match.view().active.name, match.view().points) == ("brew", "W12", (0, 0, 0))
    match.play("brew-nothing")
    assert (match.view().step, match.view().active) == ("turn", None)


def test_the_view_tells_which_witch_may_renew_before_she_gathers() -> None:
    view = gathering("W26").view(1)
    assert (view.step, view.active.name, view.points) == ("refresh", "W26", (1, 1, 0))


def test_the_view_tells_how_many_ingredients_a_rest_still_brings() -> None:
    match = play(table("turn", area(hand="W04", pile="N1a")), "rest")
    view = match.view(1)
    assert (view.step, view.to_take, view.active) == ("rest", 2, None)
    match.play(asked(match).options[0])
    assert match.view(1).to_take == 1
    match.play(asked(match).options[0])
    assert (match.view(1).step, match.view(1).to_take) == ("turn", 0)
    empty = play(table("turn", area(hand="W04", pile="N1a"), bag="", spots="leaf - - - - - - - -"), "rest")
    empty.play(asked(empty).options[0])
    assert empty.view().to_take == 0


def test_the_view_tells_which_potion_is_being_paid_for_and_by_whom() -> None:
    match = play(brewing("P03", stock="leaf mushroom mushroom", tools="P01 P02"), "brew:P03")
    view = match.view(1)
    assert (asked(match).kind, view.step, view.brewing.name, view.active.name) == ("pay", "brew", "P03", "W49")
    match.play(asked(match).options[0])
    assert match.view(1).brewing is None


def test_the_view_tells_which_novices_are_still_to_be_had() -> None:
    match = slet.new("carodeni", 3, seed=1, choose_novices=True, first_player=1)
    assert (match.view().step, len(match.view().pairs)) == ("choose_novices", 10)
    match.play("novices:moon")
    assert not {"N2a", "N2b"} & {*names(match.view(2).pairs)}
    play(match, "novices:sun", "novices:star")
    assert (match.view().step, match.view().pairs) == ("turn", ())


def test_before_her_first_turn_ostara_has_turned_up_no_token() -> None:
    view = slet.new("carodeni", 1, seed=1, choose_novices=True).view()
    assert (view.turned, view.column) == ((), 7)


def test_the_last_token_turned_up_is_the_one_of_this_round() -> None:
    match = slet.new("carodeni", 1, seed=4)
    rng = Random(4)
    while match.ask is not None:
        view = match.view(0)
        token = told(match, "token")[-1]
        assert (view.turned[-1].name, view.round) == (token.token.name, token.round)
        match.play(rng.choice(match.ask.options))
    assert match.view().step is None


@pytest.mark.clause("CAR-91")
@pytest.mark.parametrize(("number", "stage"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3)])
def test_the_view_tells_which_of_the_three_stages_is_played(number: int, stage: int) -> None:
    turned = "O1" if number % 5 == 1 else "O1 O2 O3 O4 O5"
    assert table("turn", ostara=area(potions="S3"), round=number, turned=turned).view().stage == stage


def test_before_the_first_round_it_is_the_first_stage_and_without_ostara_there_are_none() -> None:
    assert slet.new("carodeni", 1, seed=1, choose_novices=True).view().stage == 1
    assert slet.new("carodeni", 2, seed=1).view().stage is None


@pytest.mark.clause("CAR-125")
def test_before_the_cards_are_laid_out_no_back_is_seen() -> None:
    view = slet.new("carodeni", 3, seed=1, choose_novices=True).view()
    assert (view.potion_back, view.witch_back, view.potion_deck) == (None, None, 50)


def test_of_the_cards_in_the_pile_the_one_played_last_is_active_and_only_in_its_turn() -> None:
    match = table("turn", area(hand="W12 N1a", pile="W01 N1b"))
    assert match.view().active is None
    play(match, "play:W12")
    assert match.view().active.name == "W12"


def test_before_anybody_has_played_a_card_there_are_no_action_points() -> None:
    for match in (slet.new("carodeni", 2, seed=1), slet.new("carodeni", 2, seed=1, choose_novices=True)):
        assert match.view().points == (0, 0, 0)


@pytest.mark.clause("CAR-124")
@pytest.mark.parametrize("memory", [0.0, 0.5, 1.0])
def test_imagining_loses_no_card_and_doubles_none(memory: float) -> None:
    for match in (slet.new("carodeni", 3, seed=5), renewed_twice()):
        there = sorted(map(str, match.game.sight.pieces(match.state)))
        for seed in range(20):
            assert sorted(map(str, match.game.sight.pieces(match.imagine(0, Random(seed), memory).state))) == there


@pytest.mark.clause("CAR-124", "CAR-125")
def test_of_a_deck_that_was_seen_whole_all_can_be_remembered_and_some_forgotten() -> None:
    match = table("turn", potion_deck="P09 P06 P12 P16 P17 P18", potions_under=6)
    deck = ["P09", "P06", "P12", "P16", "P17", "P18"]
    assert names(match.imagine(0, Random(1)).recall(0).potions_under) == deck
    for seed in range(20):
        half = names(match.imagine(0, Random(seed), memory=0.5).recall(0).potions_under)
        assert sorted(half) == sorted(deck)
        assert half[0] in ("P09", "P16"), "there are two flasks, and the back of the top card is in sight"
