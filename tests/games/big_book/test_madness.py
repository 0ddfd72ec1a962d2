"""Drawing, the empty deck, and Madness."""

import pytest

from slet.games.big_book.events import Drew, Reshuffled
from slet.kernel.match import Match

from .table import BOOK, before_marker, board, deck, done, hand, pile, play, table, told


@pytest.mark.clause("BB-90")
def test_to_draw_is_to_take_the_top_card_of_the_own_deck() -> None:
    match = play(table("2*earth-1", "", decks=["fire-1 fire-2 fire-3", "air-1"]), "cast:growth/2")
    assert hand(match) == "fire-1 fire-2"
    assert (deck(match), deck(match, 1)) == (["fire-3"], ["air-1"])
    many = play(table("3*earth-1 12*air-1", ""), "cast:growth/3")
    assert len(many.state.hands[0]) == 15  # any number during a turn


@pytest.mark.clause("BB-91")
def test_drawing_from_an_empty_deck_brings_a_madness_and_a_new_deck() -> None:
    match = table("3*earth-1", "", decks=["fire-1", ""], discards=["air-1 air-2"])
    play(match, "cast:growth/3")
    assert match.state.stack == 14
    assert pile(match) == ""
    everything = sorted([*hand(match).split(), *deck(match)])
    assert everything == ["air-1", "air-2", "earth-1", "earth-1", "earth-1", "fire-1", "madness"]
    assert "fire-1" in hand(match)
    assert len(match.state.hands[0]) == 3
    assert told(match, Reshuffled)[0].cards == 6


@pytest.mark.clause("BB-91")
def test_destroying_from_an_empty_deck_brings_a_madness_too() -> None:
    match = before_marker("", "", curses=["earth-7"], decks=["", "fire-1"], discards=["2*air-1"])
    assert match.state.stack == 14
    assert len(deck(match)) == 2
    assert len(match.state.destroyed) == 2


@pytest.mark.clause("BB-91", "BB-25")
def test_the_new_deck_is_shuffled_by_chance_and_its_order_hidden() -> None:
    orders = set()
    for seed in ("01", "02", "03", "04"):
        position = table("earth-1", "", decks=["", ""], discards=["air-1 air-2 air-3 fire-1 fire-2"]).position()
        position["seed"] = seed * 32
        match = Match.at(table("", "").game, position, b"")
        play(match, "cast:growth/1")
        orders.add(tuple(deck(match)))
    assert len(orders) > 2


@pytest.mark.clause("BB-92")
def test_a_deck_that_has_run_out_brings_no_madness_before_the_next_draw() -> None:
    match = play(table("2*earth-1", "", decks=["2*fire-1", ""]), "cast:growth/2")
    assert (deck(match), match.state.stack) == ([], 15)
    whole = before_marker("", "", curses=["earth-9"], decks=["9*fire-1", ""])
    assert (deck(whole), whole.state.stack, len(whole.state.discards[0])) == ([], 15, 9)
    done(whole)
    assert whole.state.stack == 14


@pytest.mark.clause("BB-93")
def test_with_an_empty_discard_pile_too_the_new_deck_is_the_one_madness() -> None:
    match = before_marker("", "", curses=["earth-7"], decks=["", "fire-1"])
    assert [card.name for card in match.state.destroyed] == ["madness", "fire-1"]
    assert match.state.stack == 14


@pytest.mark.clause("BB-94")
def test_discarding_from_the_deck_stops_when_it_is_empty() -> None:
    match = before_marker("", "", curses=["earth-6"], decks=["2*fire-1", ""], discards=["air-1", "air-1"])
    assert (deck(match), pile(match), pile(match, 1)) == ([], "air-1 fire-1 fire-1", "air-1")
    assert match.state.stack == 15


@pytest.mark.clause("BB-95")
def test_a_shuffle_ordered_by_an_effect_brings_no_madness() -> None:
    match = before_marker("fire-1 fire-2", "", curses=["air-7"], decks=["", ""])
    assert match.state.stack == 15
    assert sorted([hand(match), *deck(match)]) == ["fire-1", "fire-2"]


@pytest.mark.clause("BB-96")
def test_madness_goes_to_the_discard_pile_unless_another_place_is_named() -> None:
    match = before_marker("", "", curses=["earth-5"])
    assert (pile(match), match.state.stack) == ("madness madness", 13)
    assert "madness" in hand(before_marker("", "", curses=["air-5"]))


@pytest.mark.clause("BB-97")
def test_taking_the_last_madness_is_no_loss_but_the_next_one_is() -> None:
    last = before_marker("", "", curses=["earth-5"], stack=2)
    assert last.outcome is None
    assert last.state.stack == 0
    lost = before_marker("", "", curses=["earth-5"], stack=1)
    assert lost.outcome is not None
    assert (lost.outcome.reason, lost.outcome.winners) == ("lost-stack", ())


@pytest.mark.clause("BB-97")
@pytest.mark.parametrize(
    "curse", ["water-2", "water-3", "water-4", "water-5", "air-5", "multi-8"], ids=lambda name: str(name)
)
def test_whatever_the_reason_an_empty_stack_loses(curse: str) -> None:
    lost = before_marker("", "", curses=[curse], stack=0)
    assert lost.outcome is not None
    assert lost.outcome.reason == "lost-stack"


@pytest.mark.clause("BB-97", "BB-91")
def test_a_new_deck_without_madness_left_loses_in_the_middle_of_the_draw() -> None:
    match = play(table("3*earth-1", "", decks=["fire-1", ""], stack=0), "cast:growth/3")
    assert match.outcome is not None
    assert match.outcome.reason == "lost-stack"
    assert told(match, Drew)[0].cards[0].name == "fire-1"
    recovery = done(table("", "", decks=["", ""], stack=0))
    assert recovery.outcome is not None


@pytest.mark.clause("BB-98")
def test_destroying_more_of_the_stack_than_there_is_is_no_loss() -> None:
    match = before_marker("", "", curses=["multi-1"], stack=3)
    assert match.outcome is None
    assert (match.state.stack, len(match.state.destroyed)) == (0, 3)
    empty = before_marker("", "", curses=["multi-1"], stack=0)
    assert empty.outcome is None


@pytest.mark.clause("BB-99")
def test_banishing_by_an_effect_costs_nothing_and_fills_the_stack() -> None:
    match = table("2*earth-1 madness", "", spells=["resolve"], decks=["9*fire-1", ""])
    play(match, "cast:resolve/1")
    assert (hand(match), match.state.stack) == ("fire-1 fire-1", 16)


@pytest.mark.clause("BB-100")
def test_effects_may_be_used_on_madness_unless_they_ask_for_an_element_card() -> None:
    match = before_marker("madness fire-1", "", curses=["water-8"])
    play(match, "card:madness/hand")
    assert pile(match) == "madness"
    element = before_marker("madness fire-1", "", curses=["fire-6"])
    assert hand(element) == "madness"


@pytest.mark.clause("BB-151", "BB-152", "BB-98")
def test_madness_under_curses_goes_back_with_them_after_the_penalty() -> None:
    book = (BOOK[0], "warlock", *BOOK[2:])
    match = table("", "", step="judge", marker=0, curses=["fire-1*1", None, "air-1*1"], stack=0, book=book)
    # The penalty of this page is a Madness for everybody, and those under the curses come too late for it.
    assert match.outcome is not None
    assert match.outcome.reason == "lost-stack"
    later = table("", "", step="judge", marker=0, curses=["fire-1*1", None, "air-1*1"], stack=5, spells=["", ""])
    assert later.state.stack == 7
    assert all("*" not in (text or "") for text in board(later))


@pytest.mark.clause("BB-151")
def test_who_breaks_a_curse_takes_the_madness_under_it() -> None:
    match = table("4*fire-1", "", curses=["fire-1*1"], magicians=("patrik", "alice"))
    play(match, "break:fire-1", "acquire:air-2")
    assert pile(match).split().count("madness") == 1
    assert match.state.stack == 15


@pytest.mark.clause("BB-151", "BB-115")
def test_the_madness_goes_to_the_breaker_also_in_another_players_turn() -> None:
    match = table("air-1", "4*fire-1", curses=["fire-1*2"], magicians=("patrik", "rosana"))
    play(match, "cast:telepathy/1", "break:fire-1", "acquire:air-2")
    assert pile(match, 1).split().count("madness") == 2
    assert "madness" not in pile(match, 0)
