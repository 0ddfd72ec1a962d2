"""The grimoire phase."""

import pytest

import slet
from slet.games.big_book.events import CurseLaid, Opened, SetOff
from slet.kernel.match import Match

from .table import BOOK, asked, before_marker, board, deck, done, hand, known, offered, pile, play, table, told

ALL_MAD = "water-2"
"""The curse with which everybody gets a Madness."""


def set_off(match: Match) -> list[str]:
    return [event.curse.name for event in told(match, SetOff)]


@pytest.mark.clause("BB-36")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_marker_goes_one_space_on_even_without_curses(before: int, after: int) -> None:
    match = before_marker("", "", marker=before)
    assert match.view(0).marker == after
    assert (asked(match).kind, match.view(0).monster.name) == ("action", "bog-piper")


@pytest.mark.clause("BB-36", "BB-44")
def test_with_all_curses_broken_the_round_goes_on_until_the_invocation_space() -> None:
    match = before_marker("", "", marker=2)
    for space in (3, 4, 5):
        assert match.view(0).marker == space
        assert match.view(0).defeated == 0
        done(match)
    assert match.view(0).defeated == 1
    assert match.view(0).fates == (True,)


@pytest.mark.clause("BB-37", "BB-167")
def test_a_curse_on_the_space_takes_effect_and_an_empty_space_does_nothing() -> None:
    places = [None, ALL_MAD, None, None, "fire-2"]
    assert set_off(before_marker("", "", marker=1, curses=places)) == []
    assert set_off(before_marker("", "", marker=2, curses=places)) == [ALL_MAD]
    assert set_off(before_marker("", "", marker=3, curses=places)) == []
    assert set_off(before_marker("", "", marker=4, curses=places)) == ["fire-2"]


@pytest.mark.clause("BB-38", "BB-39")
def test_a_curse_takes_effect_once_and_stays_unbroken() -> None:
    match = before_marker("", "", marker=1, curses=[ALL_MAD], spells=["", ""])
    assert pile(match) == "madness"
    for _ in range(3):
        done(match)
        assert board(match)[0] == ALL_MAD
    assert set_off(match) == [ALL_MAD]
    done(match)
    assert match.view(0).defeated == 0
    assert match.view(0).round == 2


@pytest.mark.clause("BB-40", "BB-170")
def test_a_curse_hits_everybody_from_the_active_player_clockwise() -> None:
    match = before_marker("2*fire-1 air-1", "2*fire-1 air-1", "2*fire-1 air-1", curses=["air-8"], active=1)
    order = []
    while asked(match).kind == "discard":
        order.append(asked(match).seat)
        play(match, "card:fire-1/hand")
    assert order == [1, 1, 2, 2, 0, 0]


@pytest.mark.clause("BB-41")
def test_who_cannot_suffer_a_curse_is_passed_over() -> None:
    match = before_marker("", "fire-2 fire-1", "", curses=["fire-6"])
    assert (asked(match).seat, asked(match).kind) == (1, "destroy")
    nobody = before_marker("madness", "", "", curses=["fire-6"])
    assert asked(nobody).kind == "action"
    assert set_off(nobody) == ["fire-6"]


@pytest.mark.clause("BB-42")
def test_an_effect_without_players_is_carried_out_once() -> None:
    assert before_marker("", "", "", curses=["multi-1"]).state.stack == 11


@pytest.mark.clause("BB-43")
def test_of_two_curses_on_space_3_the_left_one_is_finished_first() -> None:
    match = before_marker("fire-1 air-1", "fire-1 air-1", marker=2, curses=[None, "fire-6", "water-8"])
    kinds = []
    while asked(match).kind != "action":
        kinds.append((asked(match).kind, asked(match).seat))
        play(match, offered(match)[0])
    assert kinds == [("destroy", 0), ("destroy", 1)]  # then one card is left to each, and goes without a question
    assert set_off(match) == ["fire-6", "water-8"]
    assert [hand(match, seat) for seat in (0, 1)] == ["", ""]


# --- the invocation space --------------------------------------------------------------------------------------


@pytest.mark.clause("BB-44", "BB-45", "BB-167")
@pytest.mark.parametrize("place", range(5))
def test_one_curse_left_anywhere_means_the_penalty(place: int) -> None:
    curses = [None] * place + ["earth-4"]
    match = before_marker("earth-1 fire-1", "earth-2", marker=5, curses=curses, spells=["", ""])
    assert (pile(match), pile(match, 1)) == ("earth-1", "earth-2")
    assert match.view(0).defeated == 0
    assert match.view(0).round == 2


@pytest.mark.clause("BB-45")
def test_unbroken_curses_go_under_their_decks_one_by_one() -> None:
    curses = ["multi-4", "multi-2", "fire-3", None, "air-1"]
    match = before_marker("", "", marker=5, curses=curses, decks_of_curses={"water": "water-1", "air": "air-5"})
    decks = {kind: [curse.name for curse in pile] for kind, pile in match.view(0).curses_below.items()}
    assert decks["multi"] == ["multi-4", "multi-2"]
    assert decks["fire"] == ["fire-3"]
    assert decks["air"] == ["air-1"]
    assert [curse.name for curse in match.state.curse_decks[4]][-2:] == ["multi-4", "multi-2"]
    assert "fire-3" not in board(match)


@pytest.mark.clause("BB-46", "BB-107")
def test_all_curses_broken_means_that_everybody_may_use_the_bonus() -> None:
    match = before_marker("", "", "", marker=5, active=2)
    order = []
    while asked(match).kind == "may":
        order.append(asked(match).seat)
        play(match, "decline" if asked(match).seat == 0 else "use")
    assert order == [2, 0, 1]
    assert [len(held) for held in match.state.hands] == [0, 2, 2]
    assert match.view(0).defeated == 1


@pytest.mark.clause("BB-47", "BB-54")
def test_the_next_monster_comes_in_the_same_phase() -> None:
    match = before_marker("", "", marker=5, curses=["air-1"], spells=["", ""])
    view = match.view(0)
    assert (view.marker, view.monster.name, view.front.name, view.active) == (1, "rune-golem", "fear-eater", 0)
    assert asked(match).kind == "action"
    assert [laid.split("-")[0] for laid in board(match)[:3] if laid] == ["water", "air", "fire"]


@pytest.mark.clause("BB-48")
def test_the_arrival_effect_comes_before_the_new_curses() -> None:
    match = before_marker("", "", marker=5, curses=["air-1"])
    assert asked(match).kind == "use-up"  # the rune golem's arrival
    assert board(match) == [None] * 5
    assert told(match, Opened)[-1].page.name == "rune-golem"
    while asked(match).kind == "use-up":
        play(match, offered(match)[0])
    assert len(told(match, CurseLaid)) == 3


@pytest.mark.clause("BB-51", "BB-52")
@pytest.mark.parametrize(
    ("difficulty", "table_"), [(1, (0, 0, 0, 1, 1, 1)), (2, (0, 0, 1, 1, 1, 2)), (3, (1, 1, 1, 2, 2, 2))]
)
def test_multi_element_curses_come_by_round_and_difficulty(difficulty: int, table_: tuple[int, ...]) -> None:
    for number in range(1, 7):
        match = table("", "", step="lay_curses", page=number, round=number - 1, options={"difficulty": difficulty})
        kinds = [laid.split("-")[0] for laid in board(match) if laid]
        assert kinds.count("multi") == table_[number - 1]
        assert kinds[: kinds.count("multi")] == ["multi"] * kinds.count("multi")
        assert match.view(0).round == number
        assert match.view(0).multi_curses == table_


@pytest.mark.clause("BB-53", "BB-54")
def test_curses_fill_the_places_in_order_multi_element_ones_first() -> None:
    tops = {"multi": "multi-7 multi-8", "water": "water-1", "air": "air-3", "fire": "fire-5"}
    for difficulty, expected in (
        (1, ["water-1", "air-3", "fire-5", None, None]),
        (3, ["multi-7", "water-1", "air-3", "fire-5", None]),
    ):
        options = {"difficulty": difficulty}
        match = table("", "", step="lay_curses", page=2, round=1, decks_of_curses=tops, options=options)
        assert board(match) == expected
    five = table("", "", step="lay_curses", page=6, round=5, options={"difficulty": 3})
    assert None not in board(five)
    assert [event.place for event in told(five, CurseLaid)] == [0, 1, 2, 3, 4]


@pytest.mark.clause("BB-53", "BB-37")
def test_the_places_belong_to_spaces_2_3_3_4_and_5() -> None:
    curses = ["fire-2", "air-2", "earth-2", "water-2", "multi-6"]
    expected = {1: ["fire-2"], 2: ["air-2", "earth-2"], 3: ["water-2"], 4: ["multi-6"]}
    for marker, names in expected.items():
        assert set_off(before_marker("", "", marker=marker, curses=curses)) == names


@pytest.mark.clause("BB-55")
def test_the_first_turn_opens_the_book_without_bonus_or_penalty() -> None:
    match = slet.new("big-book", seats=2, seed=3, magicians=["alice", "patrik"])
    while asked(match).kind != "action":
        play(match, offered(match)[0])
    view = match.view(0)
    assert (view.marker, view.round, view.turn, view.defeated) == (1, 1, 1, 0)
    assert sum(laid is not None for laid in view.curses) == 3
    assert view.monster is not None
    assert view.monster.kind == "first"


@pytest.mark.clause("BB-167")
def test_the_worked_example_at_the_end_of_a_round() -> None:
    match = before_marker("earth-1", "", marker=5, curses=[None, "fire-1", None, None, "multi-1"], spells=["", ""])
    assert pile(match) == "earth-1"
    assert match.view(0).curses_below["fire"][0].name == "fire-1"
    assert match.view(0).monster.name == "rune-golem"
    assert deck(match) == ["water-1"] * 9
    assert known(match) == []
    assert BOOK[1] == "rune-golem"


@pytest.mark.clause("BB-45", "BB-53")
def test_a_curse_that_was_put_back_comes_again_when_those_above_it_are_gone() -> None:
    match = before_marker("", "", marker=5, unseen=[0, 9, 1, 8, 12], curses=["air-1"], spells=["", ""])
    below = {kind: len(curses) for kind, curses in match.view(0).curses_below.items()}
    assert below == {"water": 8, "earth": 0, "fire": 8, "air": 1, "multi": 0}  # of water and fire one was laid


@pytest.mark.clause("BB-134")
def test_when_new_curses_are_laid_none_stays_face_down() -> None:
    match = table("", "", step="lay_curses", round=0, curses=[None, None, None, None, "fire-9?"])
    assert board(match)[4] == "fire-9"
