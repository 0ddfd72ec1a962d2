"""What can be taken back: WT-76."""

import pytest

from slet.kernel.errors import CannotUndo
from slet.kernel.match import Match

from .table import asked, everything, play, table

HAND = "tower-2 wizard-1 wizard-two-dice"
SPELLS = ("swap-tower", "free-wizard", "headwind-tower", "advance-tower")


def stands(match: Match, key: str = "undo-reveal") -> None:
    """The last answer cannot be taken back, and trying changes nothing."""
    before = everything(match)
    for seat in (0, None):
        with pytest.raises(CannotUndo) as caught:
            match.undo(seat)
        assert caught.value.key == key
    assert everything(match) == before


@pytest.mark.clause("WT-76")
@pytest.mark.parametrize("beneath", ["", "yellow ", "3 ", "3 blue "])
def test_a_tower_move_stands_once_the_tower_is_lifted(beneath: str) -> None:
    match = table({5: f"{beneath}1", 9: "blue"}, HAND)
    play(match, "play:tower-2")
    assert match.cannot_undo(0) is None, "the tower is not lifted yet"
    play(match, f"tower:5/{2 if '3' in beneath else 1}+2")
    stands(match)


@pytest.mark.clause("WT-76")
def test_the_card_can_be_taken_back_before_a_tower_is_lifted() -> None:
    match = table({5: "yellow 1", 9: "blue"}, HAND)
    before = everything(match)
    play(match, "play:tower-2")
    match.undo(0)
    assert everything(match) == before
    play(match, "play:wizard-1")
    assert asked(match).kind == "move"


@pytest.mark.clause("WT-76")
@pytest.mark.parametrize(
    "answers",
    [
        ("cast:advance-tower", "tower:5/1+2"),
        ("cast:headwind-tower", "tower:5/1-2"),
        ("cast:swap-tower", "swap:5/9"),
        ("cast:free-wizard", "lift:5/1"),
    ],
)
def test_so_does_every_spell_by_which_a_tower_is_lifted(answers: tuple[str, str]) -> None:
    match = table({5: "yellow 1", 9: "blue 2"}, HAND, mode="advanced", spells=SPELLS, full=(4, 0), keep=12)
    before = everything(match)
    play(match, answers[0])
    match.undo(0)
    assert everything(match) == before, "nothing has been seen yet"
    play(match, *answers)
    stands(match)


@pytest.mark.clause("WT-76")
def test_so_does_the_tower_move_of_a_discard_all_turn() -> None:
    match = table({5: "yellow 1", 9: "blue 2"}, HAND)
    play(match, "discard-all")
    stands(match)
    play(match, "tower:5/1+1")
    stands(match)


@pytest.mark.clause("WT-76")
def test_what_came_before_a_lifted_tower_stands_too() -> None:
    match = table({5: "yellow 1", 9: "blue"}, HAND, full=(1, 0))
    play(match, "cast:advance-tower", "tower:5/1+2", "play:wizard-1")
    match.undo(0)
    stands(match)


@pytest.mark.clause("WT-76")
def test_a_wizard_move_can_be_taken_back() -> None:
    match = table({5: "yellow 1", 9: "blue"}, HAND)
    before = everything(match)
    play(match, "play:wizard-1", "wizard:9/blue+1")
    match.undo(0)
    match.undo(0)
    assert everything(match) == before


@pytest.mark.clause("WT-76")
def test_a_roll_stands() -> None:
    match = table({5: "yellow 1", 9: "blue"}, HAND, rolls=(3, 4))
    play(match, "play:wizard-two-dice")
    stands(match, "undo-chance")
    play(match, "roll-again")
    stands(match, "undo-chance")
    before = everything(match)
    play(match, "wizard:9/blue+4")
    match.undo(0)
    assert everything(match) == before, "but not the choice after it"


@pytest.mark.clause("WT-76")
def test_cards_drawn_stand() -> None:
    match = table({5: "yellow 1", 9: "blue"}, HAND)
    play(match, "play:wizard-1", "wizard:9/blue+1", "discard:tower-2")
    assert asked(match).seat == 1
    stands(match)
