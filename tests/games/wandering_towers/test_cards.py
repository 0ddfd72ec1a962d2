"""Cards and dice: WT-28 to WT-37."""

import pytest

from slet.games.wandering_towers.events import NothingMoved, Rolled
from slet.kernel.match import Match

from .table import NINETY, asked, at, load_dice, offered, play, refused, table, told, whole_track

FILL = "wizard-5 tower-5"
"""Two cards to go with the one that a test is about."""


def standing_around(card: str, **more: object) -> Match:
    """Blue wizards can move from 2 and 6, towers from 6 (two floors), 9 and 15 (six floors)."""
    track = {2: "blue", 6: "1 2 blue yellow", 9: "3 yellow"}
    return table(track, f"{card} {FILL}", keep=14, inside=(3, 3), **more)  # type: ignore[arg-type]


def towers(steps: int, match: Match) -> set[str]:
    spaces = [(6, 1), (6, 2), (9, 1), *((15, floor) for floor in range(1, 7))]
    return {f"tower:{space}/{floor}+{steps}" for space, floor in spaces if (space + steps) % 16 != match.view().keep}


def wizards(steps: int) -> set[str]:
    return {f"wizard:2/blue+{steps}", f"wizard:6/blue+{steps}"}


@pytest.mark.clause("WT-07", "WT-08", "WT-28", "WT-35")
@pytest.mark.parametrize("card", sorted({name for name in NINETY if name[-1].isdigit()}))
def test_a_numbered_card_moves_one_thing_forward_by_exactly_its_value(card: str) -> None:
    kind, *values = card.split("-")
    match = standing_around(card)
    expected = (towers(int(values[0]), match) if kind != "wizard" else set()) | (
        wizards(int(values[-1])) if kind != "tower" else set()
    )
    play(match, f"play:{card}")
    assert offered(match) == expected


@pytest.mark.clause("WT-28")
def test_a_card_moves_nothing_by_fewer_or_more_steps_or_back() -> None:
    match = standing_around("either-3-3")
    play(match, "play:either-3-3")
    for steps in (-3, -1, 0, 1, 2, 4, 5, 6):
        refused(match, f"wizard:2/blue{steps:+d}", "WT-35")
        refused(match, f"tower:6/1{steps:+d}", "WT-35")


@pytest.mark.clause("WT-28")
def test_a_card_moves_only_one_thing() -> None:
    match = standing_around("either-3-3")
    play(match, "play:either-3-3", "wizard:2/blue+3")
    assert asked(match).kind == "act-second"
    assert whole_track(match) | {15: ""} == {5: "blue", 6: "1 2 blue yellow", 9: "3 yellow", 15: ""}
    match = standing_around("either-3-3")
    play(match, "play:either-3-3", "tower:6/2+3")
    assert asked(match).kind == "act-second"
    assert whole_track(match) | {15: ""} == {2: "blue", 6: "1", 9: "3 yellow 2 blue yellow", 15: ""}


@pytest.mark.clause("WT-29")
def test_a_wizard_card_moves_any_visible_wizard_of_its_player() -> None:
    match = table(
        {2: "blue yellow", 3: "1 blue", 4: "blue 2", 5: "3 blue 4 yellow", 12: "yellow"}, "wizard-2 tower-1 tower-2"
    )
    play(match, "play:wizard-2")
    assert offered(match) == {"wizard:2/blue+2", "wizard:3/blue+2"}
    refused(match, "wizard:2/yellow+2", "WT-29")
    refused(match, "wizard:12/yellow+2", "WT-29")
    refused(match, "wizard:4/blue+2", "WT-29")
    refused(match, "wizard:5/blue+2", "WT-29")
    play(match, "wizard:3/blue+2")
    assert (at(match, 3), at(match, 5)) == ("1", "3 blue 4 blue yellow")


@pytest.mark.clause("WT-29")
def test_everybody_moves_only_the_own_colour() -> None:
    match = table({2: "blue yellow red"}, "wizard-2 tower-1 tower-2", seats=3, active=1)
    play(match, "play:wizard-2")
    assert offered(match) == {"wizard:2/yellow+2"}


@pytest.mark.clause("WT-30")
def test_a_tower_card_moves_any_tower_whoever_stands_on_it_or_not() -> None:
    match = table(
        {2: "1 blue", 4: "2 yellow", 6: "3 blue yellow", 8: "4"}, "tower-1 wizard-1 wizard-2", rest=15, keep=12
    )
    play(match, "play:tower-1")
    assert offered(match) == {f"tower:{n}/1+1" for n in (2, 4, 6, 8)} | {f"tower:15/{n}+1" for n in range(1, 6)}
    play(match, "tower:4/1+1")
    assert at(match, 5) == "2 yellow"


# --- dice ----------------------------------------------------------------------------------------------------

ROLLS = {"wizard-two-dice": 2, "wizard-three-dice": 3, "tower-two-dice": 2, "tower-three-dice": 3, "either-die": 1}


@pytest.mark.clause("WT-31", "WT-37")
@pytest.mark.parametrize("card", ROLLS)
def test_the_dice_on_a_card_are_the_rolls_allowed_in_all(card: str) -> None:
    match = standing_around(card, rolls=(1, 2, 3, 4))
    play(match, f"play:{card}")
    for rolled in range(1, ROLLS[card] + 1):
        assert match.view().rolled == rolled
        assert match.view().rolls_left == ROLLS[card] - rolled
        assert ("roll-again" in offered(match)) == (rolled < ROLLS[card])
        if rolled < ROLLS[card]:
            play(match, "roll-again")
    refused(match, "roll-again", "WT-33")
    assert [event.pips for event in told(match, Rolled)] == list(range(1, ROLLS[card] + 1))


@pytest.mark.clause("WT-31")
@pytest.mark.parametrize("card", ROLLS)
def test_the_die_is_rolled_after_the_card_has_been_played_and_at_least_once(card: str) -> None:
    match = standing_around(card, rolls=(4,))
    assert match.view().rolled is None
    play(match, f"play:{card}")
    assert told(match, Rolled) == [Rolled(0, 4)]
    assert match.view().card.name == card


@pytest.mark.clause("WT-31")
def test_a_numbered_card_is_not_rolled_for() -> None:
    match = standing_around("either-3-3")
    play(match, "play:either-3-3")
    assert told(match, Rolled) == []
    refused(match, "roll-again", "WT-35")


@pytest.mark.clause("WT-32", "WT-71")
@pytest.mark.parametrize("card", ["wizard-three-dice", "tower-three-dice"])
def test_after_each_roll_it_can_be_used_or_repeated_and_only_the_new_one_counts(card: str) -> None:
    match = standing_around(card, rolls=(5, 4, 1))

    def moves(steps: int) -> set[str]:
        return wizards(steps) if card.startswith("wizard") else towers(steps, match)

    play(match, f"play:{card}")
    assert offered(match) == moves(5) | {"roll-again", "leave"}
    play(match, "roll-again")
    assert all(match.view(seat).rolled == 4 for seat in (None, 0, 1)), "everybody sees it"
    assert offered(match) == moves(4) | {"roll-again", "leave"}
    for better in moves(5):
        refused(match, better, "WT-32")
    play(match, "roll-again")
    assert offered(match) == moves(1) | {"leave"}
    for better in moves(5) | moves(4):
        refused(match, better, "WT-33")


@pytest.mark.clause("WT-32")
def test_a_repeat_need_not_be_used() -> None:
    match = standing_around("wizard-three-dice", rolls=(5,))
    play(match, "play:wizard-three-dice", "wizard:2/blue+5")
    assert at(match, 7) == "blue"
    assert asked(match).kind == "act-second"
    assert len(told(match, Rolled)) == 1


@pytest.mark.clause("WT-33")
def test_what_moves_is_chosen_after_the_last_roll() -> None:
    match = standing_around("wizard-two-dice", rolls=(5, 2))
    play(match, "play:wizard-two-dice", "roll-again")
    assert asked(match).why == "WT-33"
    assert offered(match, "wizard") == wizards(2), "still any of them"
    play(match, "wizard:6/blue+2")
    assert at(match, 8) == "blue"
    assert match.view().rolled is None, "the card is done with"


@pytest.mark.clause("WT-34")
@pytest.mark.parametrize("card", ROLLS)
def test_a_roll_may_be_left_unused(card: str) -> None:
    match = standing_around(card, rolls=(3, 3, 3))
    before = whole_track(match)
    play(match, f"play:{card}")
    while "roll-again" in offered(match):
        play(match, "roll-again")
    play(match, "leave")
    assert whole_track(match) == before
    assert told(match, NothingMoved) == [NothingMoved(0, "left")]
    assert asked(match).kind == "act-second"
    assert (match.view().played, match.view().discard[-1].name) == (1, card)


@pytest.mark.clause("WT-31", "WT-32")
def test_a_second_die_card_in_a_turn_has_all_its_rolls_again() -> None:
    match = table({2: "blue"}, "wizard-two-dice wizard-two-dice tower-1", rolls=(3, 4, 5))
    play(match, "play:wizard-two-dice", "wizard:2/blue+3", "play:wizard-two-dice")
    assert offered(match) == {"wizard:5/blue+4", "roll-again", "leave"}
    play(match, "roll-again")
    assert offered(match) == {"wizard:5/blue+5", "leave"}


# --- either cards --------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-35")
@pytest.mark.parametrize(("tower", "wizard"), [(5, 1), (4, 2), (2, 4), (1, 5)])
def test_an_either_card_moves_a_tower_by_the_left_or_a_wizard_by_the_right_value(tower: int, wizard: int) -> None:
    match = standing_around(f"either-{tower}-{wizard}")
    play(match, f"play:either-{tower}-{wizard}")
    assert offered(match) == towers(tower, match) | wizards(wizard)
    refused(match, f"tower:9/1+{wizard}", "WT-35")
    refused(match, f"wizard:2/blue+{tower}", "WT-35")


@pytest.mark.clause("WT-36")
def test_if_only_one_half_can_be_carried_out_that_half_must_be_used() -> None:
    match = table({3: "yellow"}, f"either-2-4 {FILL}")
    play(match, "play:either-2-4")
    assert offered(match) == {f"tower:15/{floor}+2" for floor in range(1, 10)}, "no blue wizard is visible"
    refused(match, "leave", "WT-35")
    match = table({3: "blue", 14: "1 2 3 4 5 6 7 8 9"}, f"either-2-4 {FILL}", inside=(4, 5))
    play(match, "play:either-2-4")
    assert offered(match) == {"wizard:3/blue+4"}, "all towers would land on Ravenskeep"
    refused(match, "leave", "WT-35")
    match = table({14: "1 2 3 4 5 6 7 8 9", 3: "yellow", 9: "blue"}, f"either-2-4 {FILL}", inside=(4, 4), active=1)
    play(match, "play:either-2-4")
    assert offered(match) == {"wizard:3/yellow+4"}


@pytest.mark.clause("WT-20", "WT-36")
def test_an_either_card_of_which_neither_half_can_be_carried_out_is_without_effect() -> None:
    match = table({14: "1 2 3 4 5 6 7 8 blue 9", 3: "yellow"}, f"either-2-4 {FILL}", inside=(4, 4))
    play(match, "play:either-2-4")
    assert asked(match).kind == "act-second"
    assert told(match, NothingMoved) == [NothingMoved(0, "impossible")]


@pytest.mark.clause("WT-37")
def test_with_one_die_it_is_decided_after_the_roll_whether_a_tower_or_a_wizard_moves() -> None:
    match = standing_around("either-die", rolls=(6,))
    play(match, "play:either-die")
    assert offered(match) == towers(6, match) | wizards(6) | {"leave"}
    refused(match, "roll-again", "WT-33")
    twin = match.fork()
    play(match, "wizard:2/blue+6")
    assert at(match, 8) == "blue"
    play(twin, "tower:9/1+6")
    assert at(twin, 15).endswith("3 yellow")


@pytest.mark.clause("WT-31", "WT-37")
def test_every_face_of_the_die_moves_that_far() -> None:
    for pips in range(1, 7):
        match = standing_around("either-die")
        load_dice(match, (pips,))
        play(match, "play:either-die")
        assert offered(match) == towers(pips, match) | wizards(pips) | {"leave"}


@pytest.mark.clause("WT-32", "WT-34")
def test_of_a_die_card_that_is_done_nothing_is_left_on_the_table() -> None:
    match = table({2: "blue"}, "wizard-three-dice tower-1 tower-2", rolls=(3,))
    play(match, "play:wizard-three-dice")
    view = match.view()
    assert (view.card.name, view.rolled, view.rolls_left) == ("wizard-three-dice", 3, 2)
    play(match, "leave")
    view = match.view()
    assert (view.card, view.thing, view.rolled, view.rolls_left) == (None, None, None, 0)
