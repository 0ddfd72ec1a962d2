"""What can be taken back: everything in one's own turn, back to the last draw."""

import pytest

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
