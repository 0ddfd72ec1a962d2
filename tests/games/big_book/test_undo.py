"""What can be taken back: everything in one's own turn, back to the last draw."""

import pytest

from slet.kernel.errors import CannotUndo

from .table import asked, hand, known, offered, pay, pile, play, support, table


def test_a_mispaid_action_can_be_taken_back_card_by_card() -> None:
    match = table("fire-2 3*fire-1 air-1", "")
    play(match, "acquire:fire-3")
    pay(match, "fire-2")
    assert hand(match) == "air-1 fire-1 fire-1"  # a fire 1 had to follow
    match.undo(0)
    assert offered(match) == ["card:fire-2/hand", "card:fire-1/hand"]
    pay(match, "fire-1")
    assert (hand(match), pile(match)) == ("air-1 fire-2", "fire-1 fire-1 fire-1 fire-3")
    match.undo(0)
    match.undo(0)
    assert (hand(match), pile(match)) == ("air-1 fire-1 fire-1 fire-1 fire-2", "")
    assert asked(match).kind == "action"


def test_several_actions_and_spells_without_a_draw_can_be_taken_back() -> None:
    match = table("2*fire-1 water-1 air-1 earth-1", "")
    play(match, "cast:ice/1", "card:air-1/hand", "acquire:fire-2", "done")
    assert match.cannot_undo(0) is not None  # the recovery has drawn
    back = table("2*fire-1 water-1 air-1 earth-1", "")
    play(back, "cast:ice/1", "card:air-1/hand", "acquire:fire-2")
    for _ in range(3):
        back.undo(0)
    assert (support(back), hand(back), known(back)[1]) == ("", "air-1 earth-1 fire-1 fire-1 water-1", "ice")


@pytest.mark.parametrize(
    ("play_this", "key"),
    [
        (["cast:growth/1"], "undo-reveal"),
        (["learn:fertile-soil"], "undo-reveal"),
    ],
    ids=str,
)
def test_a_draw_and_a_spell_turned_up_bar_the_way(play_this: list[str], key: str) -> None:
    match = play(table("2*earth-1", "", spells=["growth"]), *play_this)
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == key
    match.undo(0, force=True)
    assert hand(match) == "earth-1 earth-1"


def test_a_reshuffle_bars_the_way() -> None:
    match = play(table("earth-1", "", spells=["growth"], decks=["", ""]), "cast:growth/1")
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-chance"


def test_an_action_of_another_player_without_a_draw_can_be_taken_back_with_the_spell_that_gave_it() -> None:
    match = table("air-1", "2*fire-1", spells=["telepathy", ""])
    play(match, "cast:telepathy/1", "acquire:fire-2")
    assert match.cannot_undo(0) is None
    match.undo(0)
    assert (known(match), hand(match, 1)) == (["telepathy"], "fire-1 fire-1")


def test_with_closed_hands_what_another_player_has_shown_bars_the_way() -> None:
    match = table("air-1", "2*fire-1", spells=["telepathy", ""], options={"open_hands": False})
    play(match, "cast:telepathy/1", "card:air-1/hand", "acquire:fire-2", "card:fire-1/hand", "card:fire-1/hand")
    assert match.cannot_undo(1) is None
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-reveal"


def test_nothing_before_the_own_turn_can_be_taken_back_though_nothing_was_drawn_or_shown() -> None:
    """With six cards in hand the recovery draws nothing: only the new turn bars the way."""
    match = play(table("6*fire-1", "2*fire-1"), "done")
    assert match.state.active == 1
    barrier = match.cannot_undo(0)
    assert barrier is not None
    assert barrier.key == "undo-turn-over"
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.undo(0, force=True)
    assert (match.state.active, asked(match).kind) == (0, "action")


def test_inside_a_turn_undo_goes_back_to_its_beginning_if_nothing_was_drawn() -> None:
    match = table("6*fire-1", "6*fire-1")
    play(match, "done", "acquire:fire-2")
    assert match.cannot_undo(1) is None
    match.undo(1)
    assert (match.state.active, asked(match).kind, hand(match, 1)) == (1, "action", " ".join(["fire-1"] * 6))
    assert match.cannot_undo(1) is not None


def test_an_answer_given_in_the_turn_of_another_cannot_be_taken_back_in_the_own_turn() -> None:
    match = table("air-1 6*fire-1", "2*fire-1 6*water-1", spells=["telepathy", ""])
    play(match, "cast:telepathy/1", "acquire:fire-2")
    assert match.cannot_undo(1) is None
    play(match, "done")
    barrier = match.cannot_undo(1)
    assert barrier is not None
    assert barrier.key == "undo-turn-over"


def test_a_person_with_several_seats_takes_back_the_last_answer_of_any_of_them() -> None:
    match = table("air-1", "2*fire-1", spells=["telepathy", ""], options={"open_hands": False})
    play(match, "cast:telepathy/1", "card:air-1/hand", "acquire:fire-2", "card:fire-1/hand", "card:fire-1/hand")
    assert match.cannot_undo((0, 1)) is None
    for _ in range(4):
        match.undo((0, 1))
    assert (asked(match).seat, asked(match).kind) == (0, "pay")
    assert hand(match, 1) == "fire-1 fire-1"
