"""Recovery, and being frightened to death."""

import pytest

from slet.games.big_book.events import Frightened, Turn
from slet.games.big_book.state import all_cards
from slet.games.big_book.zones import new_deck

from .table import (
    BOOK,
    asked,
    before_marker,
    done,
    hand,
    known,
    names,
    offered,
    pile,
    play,
    refused,
    support,
    table,
    told,
)


@pytest.mark.clause("BB-81", "BB-90")
@pytest.mark.parametrize("held", [0, 3, 5, 6])
def test_the_active_player_draws_up_to_six(held: int) -> None:
    match = done(table(f"{held}*fire-1" if held else "", "", supports=["3*air-1", ""]))
    assert len(match.state.hands[0]) == 6
    assert hand(match).count("water-1") == 6 - held


@pytest.mark.clause("BB-82")
def test_with_more_than_six_element_cards_of_choice_are_discarded() -> None:
    match = play(table("4*fire-1 3*air-1 madness", ""), "done")
    assert (asked(match).kind, offered(match)) == ("recover", ["card:fire-1/hand", "card:air-1/hand"])
    refused(match, "card:madness/hand", "BB-82")
    play(match, "card:fire-1/hand", "card:air-1/hand")
    assert hand(match) == "air-1 air-1 fire-1 fire-1 fire-1 madness"
    assert pile(match) == "air-1 fire-1"


@pytest.mark.clause("BB-83")
def test_with_six_or_fewer_nothing_may_be_discarded() -> None:
    for held in (4, 6):
        match = play(table(f"{held}*fire-1", ""), "done")
        assert asked(match).seat == 1
        assert pile(match) == ""


@pytest.mark.clause("BB-84")
def test_with_too_much_madness_all_element_cards_go_and_the_madness_stays() -> None:
    match = play(table("7*madness fire-1 air-1", "", ""), "done")
    assert told(match, Frightened)[0].seat == 0
    assert match.state.box[12] == 7  # both element cards were discarded before
    assert match.state.box[6] == 1


@pytest.mark.clause("BB-85")
def test_only_the_active_player_recovers() -> None:
    match = done(table("", "2*fire-1", "9*air-1"))
    assert (hand(match, 1), len(match.state.hands[2])) == ("fire-1 fire-1", 9)


@pytest.mark.clause("BB-86")
@pytest.mark.parametrize(("held", "out"), [("5*madness fire-1", False), ("6*madness", True), ("8*madness", True)])
def test_six_madness_in_hand_after_the_own_recovery_frighten_to_death(held: str, out: bool) -> None:
    match = done(table(held, "", ""))
    assert match.view(0).players[0].out is out
    assert (0 in match.state.out) is out


@pytest.mark.clause("BB-86")
def test_madness_drawn_in_the_recovery_counts() -> None:
    match = done(table("5*madness", "", decks=["madness", ""]))
    assert match.view(0).players[0].out


@pytest.mark.clause("BB-87")
def test_madness_counts_at_no_other_moment_and_not_in_the_support() -> None:
    other = done(table("", "6*madness", ""))
    assert not other.view(0).players[1].out
    supported = done(table("4*madness", "", supports=["3*madness", ""]))
    assert not supported.view(0).players[0].out
    during = table("7*madness 4*fire-1", "")
    play(during, "banish:hand", "banish:hand")
    done(during)
    assert not during.view(0).players[0].out


@pytest.mark.clause("BB-88")
def test_all_that_the_player_owned_goes_to_the_box() -> None:
    match = table("6*madness", "", "", discards=["madness air-1"], supports=["fire-2"], decks=["2*air-3", "", ""])
    done(match)
    player = match.view(1).players[0]
    assert (player.hand_size, player.deck_size, player.discard, player.support, player.spells) == (0, 0, [], [], [])
    assert match.state.stack == 15
    assert (match.state.box[12], match.state.box[9], match.state.box[7], match.state.box[11]) == (7, 1, 1, 2)
    assert names(match.state.gone) == "combustion growth ice telepathy"
    assert known(match) == []


@pytest.mark.clause("BB-89", "BB-33")
def test_the_others_play_on_and_the_empty_seat_is_passed_over() -> None:
    match = table("", "6*madness", "", active=1, curses=["water-2"], marker=1)
    done(match)
    assert match.state.active == 2
    assert [pile(match, seat) for seat in range(3)] == ["madness", "", "madness"]
    for _ in range(3):
        done(match)
    assert [event.seat for event in told(match, Turn)] == [2, 0, 2, 0]
    assert match.view(0).marker == 5  # a round still has five turns


@pytest.mark.clause("BB-89", "BB-104")
def test_spells_and_bonuses_pass_over_those_who_are_out() -> None:
    match = play(table("air-1", "2*fire-1", "2*fire-1", out=[1], spells=["telepathy", "", ""]), "cast:telepathy/1")
    assert asked(match).seat == 2
    assert support(match, 1) == ""


@pytest.mark.clause("BB-89")
def test_the_next_player_is_the_next_who_is_still_in_the_game() -> None:
    """The water curse is a Madness for the active player and the next, and so is the arrival of the eye."""
    hit = before_marker("", "", "", curses=["water-3"], out=[1])
    assert [pile(hit, seat) for seat in range(3)] == ["madness", "", "madness"]
    assert hit.view(0).next == 2
    mad = table("", "", "", step="turn_page", page=0, book=("whispering-eye", *BOOK[1:]), active=2, out=[0])
    assert [pile(mad, seat) for seat in range(3)] == ["", "madness", "madness"]
    alone = before_marker("", "", curses=["water-3"], out=[1])
    assert [pile(alone, seat) for seat in range(2)] == ["madness", ""]


@pytest.mark.clause("BB-89")
def test_the_last_player_plays_alone() -> None:
    match = table("", "", "", out=[1, 2])
    done(match)
    assert asked(match).seat == 0


@pytest.mark.clause("BB-93")
def test_while_a_discard_pile_is_being_shuffled_its_cards_are_in_the_deck_and_nowhere_else() -> None:
    s = table("", "", decks=["", ""], discards=["fire-1 air-1"]).state
    before = len(all_cards(s))
    next(new_deck(s, 0))  # chance is asked for the order
    assert (names(s.decks[0]), names(s.discards[0])) == ("air-1 fire-1 madness", "")
    assert len(all_cards(s)) == before
