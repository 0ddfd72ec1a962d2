"""Neutralised spells and curses."""

import pytest

from .table import BOOK, asked, before_marker, board, done, known, offered, pile, play, refused, table


@pytest.mark.clause("BB-128", "BB-129")
def test_a_neutralised_spell_cannot_be_cast_and_counts_against_the_limit() -> None:
    match = table("9*fire-1", "", spells=["growth ice telepathy rime combustion?"])
    assert not [option for option in offered(match) if option.startswith("cast")]
    play(match, "learn:spark")
    assert "spell:combustion/0" in offered(match)
    play(match, "spell:combustion/0")
    assert known(match)[-1] == "spark"


@pytest.mark.clause("BB-128")
def test_a_neutralised_curse_is_still_in_play() -> None:
    match = before_marker("", "", marker=1, curses=["water-2?", "air-1"])
    assert board(match)[:2] == ["water-2", "air-1"]
    assert pile(match) == ""


@pytest.mark.clause("BB-130")
def test_a_neutralised_spell_is_not_refreshed() -> None:
    match = table("", "", spells=["growth!? ice!", "growth!? ice!"])
    done(match)
    assert known(match, 1) == ["growth!?", "ice"]


@pytest.mark.clause("BB-130", "BB-131")
def test_spells_are_turned_up_with_the_new_page_before_the_arrival_and_stay_used() -> None:
    book = (BOOK[0], "shadow-imp", *BOOK[2:])
    match = table("", "", step="turn_page", book=book, spells=["growth!? ice?", "growth?"])
    # The imp uses up a ready spell of each player: those that were neutralised a moment ago.
    assert (known(match), known(match, 1)) == (["growth!", "ice!"], ["growth!"])


@pytest.mark.clause("BB-131")
def test_neutralised_spells_stay_so_until_a_new_monster_comes() -> None:
    match = table("", "", spells=["growth?", "ice"], marker=1)
    for _ in range(4):
        done(match)
        assert known(match) == ["growth?"]
    assert match.view(0).marker == 5


@pytest.mark.clause("BB-132")
def test_an_own_face_up_spell_is_neutralised_ready_or_used() -> None:
    match = before_marker("", "", curses=["fire-8"], spells=["growth! ice combustion?", "growth?"])
    assert offered(match) == ["spell:growth/0", "spell:ice/0"]
    play(match, "spell:growth/0")
    assert (known(match), known(match, 1)) == (["growth!?", "ice", "combustion?"], ["growth?"])
    assert asked(match).kind == "action"  # who has none is passed over


@pytest.mark.clause("BB-133", "BB-134")
def test_a_neutralised_curse_does_not_take_effect_and_can_be_broken_from_the_next_turn_on() -> None:
    match = table("2*water-1 4*fire-1", "4*fire-1", curses=["fire-2"], spells=["freeze", ""], marker=1)
    play(match, "cast:freeze/1")
    refused(match, "break:fire-2", "BB-56")
    done(match)
    # The marker came to space 2, where the curse lay face down; now it is face up again.
    assert match.view(0).marker == 2
    assert pile(match, 1) == ""
    assert board(match)[0] == "fire-2"
    play(match, "break:fire-2")
    assert board(match)[0] is None


@pytest.mark.clause("BB-134")
def test_it_is_turned_up_after_the_grimoire_phase_of_the_next_turn() -> None:
    # The second curse of space 3 asks something while the first is still face down.
    match = before_marker("fire-1 air-1", "", marker=2, curses=[None, "water-2?", "water-8"])
    assert asked(match).kind == "discard"
    assert board(match)[1] == "water-2?"
    play(match, "card:fire-1/hand")
    assert board(match)[1] == "water-2"
    assert pile(match) == "fire-1"


@pytest.mark.clause("BB-135")
def test_a_neutralised_curse_is_not_broken() -> None:
    match = table("earth-1", "", step="judge", marker=0, curses=["fire-1?"], spells=["", ""])
    assert (match.view(0).defeated, pile(match)) == (0, "earth-1")
    last = table("", "", step="judge", page=6, marker=0, curses=["fire-1?"])
    assert last.outcome is not None
    assert last.outcome.reason == "lost-sixth"
