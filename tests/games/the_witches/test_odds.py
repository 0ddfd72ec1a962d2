"""The odds of solving a problem."""

from itertools import product

import pytest

from slet.games.the_witches.pieces.tiles import HARD
from slet.games.the_witches.planning.odds import at_least, odds, unseen_hard
from slet.games.the_witches.view import WitchesView
from slet.kernel.match import Match

from .table import attempt, play, table

FACES = (0, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
def test_the_chance_of_a_total_is_counted_out(dice: int) -> None:
    rolls = [sum(roll) for roll in product(FACES, repeat=dice)]
    for points in (-3, 0, 1, 2, 7, 12, 13, 20, 24, 25):
        counted = sum(total >= points for total in rolls) / len(rolls)
        assert at_least(points, dice) == pytest.approx(counted)


def at(match: Match, place: str, seat: int = 0) -> tuple[int | None, float, float, bool]:
    view: WitchesView = match.view(seat)
    one = next(one for one in odds(view) if one.space.name == place)
    return one.needed, one.by_dice, one.with_cards, one.for_sure


def test_crises_hard_tiles_symbols_and_bonuses_count() -> None:
    match = table(
        "hwel magrat-1 binky",
        "",
        at="skund skund",
        problems={"oak": "limb-1 crisis", "cabb": "limb-2"},
        hard=["vlad bela", ""],
        who="dimity tiffany",
    )
    assert at(match, "oak") == (13, at_least(12, 4), at_least(9, 4), False)
    assert at(match, "cabb")[:2] == (11, at_least(10, 4))
    magic = table("hwel", "", at="skund skund", problems={"oak": "limb-1"}, who="annagramma tiffany")
    assert at(magic, "oak")[2] == at_least(11 - 1 - 2, 4)


@pytest.mark.parametrize(
    ("card", "tile", "adds"), [("jason", "elves-1", 4), ("jason", "vlad", 1), ("feegles", "vlad", 2)]
)
def test_a_card_counts_for_the_best_it_can_do(card: str, tile: str, adds: int) -> None:
    match = table(card, "", at="skund skund", problems={"oak": tile}, who="dimity tiffany")
    needed, _, with_cards, _ = at(match, "oak")
    assert needed is not None
    assert with_cards == at_least(needed - adds, 4)


def test_a_face_down_tile_is_as_hard_as_those_not_seen_are_on_average() -> None:
    match = table("binky", "", at="skund skund", problems={"oak": "lilith down", "cabb": "vlad"}, who="dimity tiffany")
    unseen = unseen_hard(match.view(0))
    assert len(unseen) == 16
    needed, by_dice, _, for_sure = at(match, "oak")
    assert needed is None
    assert not for_sure
    assert by_dice == pytest.approx(sum(at_least(tile.difficulty, 4) for tile in unseen) / 16)
    known = table(
        "binky", "", at="skund skund", problems={"oak": "lilith down"}, seen={"oak": [0]}, who="dimity tiffany"
    )
    assert at(known, "oak")[0] == 23


@pytest.mark.parametrize(
    ("cards", "tile", "abilities"),
    [
        ("preston", "death-1", [None, None]),
        ("thunder", "sheep-1", [None, None]),
        ("binky", "pig-1", ["cure", None]),
        ("granny-1 nanny-1 agnes-1", "elf-queen", [None, None]),
    ],
)
def test_what_is_sure_is_told(cards: str, tile: str, abilities: list[str | None]) -> None:
    match = table(cards, "", at="skund skund", problems={"oak": tile, "cabb": "limb-1"}, abilities=abilities)
    assert at(match, "oak")[3]
    assert at(match, "cabb")[3] is ("granny-1" in cards)


def test_a_spectator_has_no_odds() -> None:
    assert odds(table("hwel", "", at="skund skund", problems={"oak": "fever-1"}).view()) == []


# --- the rules player ----------------------------------------------------------------------------------------------


def test_in_the_middle_of_an_attempt_the_dice_still_to_come_count() -> None:
    match = play(attempt("hwel binky", "", tile="death-1", who="dimity tiffany"), "roll", dice=[6, 2])
    view: WitchesView = match.view(0)
    assert view.attempt is not None
    short = view.attempt.needed - view.attempt.total
    place = view.attempt.space.name
    assert short == 12 - 8
    assert at(match, place)[1] == at_least(short, 2)
    assert at(match, place)[2] >= at_least(short - 1, 2)
    enough = play(attempt("hwel", "", tile="death-1", who="dimity tiffany"), "roll", dice=[6, 6])
    assert at(enough, place)[1:3] == (1.0, 1.0)


@pytest.mark.clause("WIT-69", "WIT-70", "WIT-108")
def test_in_an_attempt_symbols_count_until_the_second_pair_and_bonuses_after_it_too() -> None:
    between = attempt("hwel feegles", "", tile="limb-1", dice=[2, 2])
    assert at(between, "oak")[2] == at_least(11 - 4 - 1 - 2, 2)
    with_tile = attempt("hwel feegles", "", tile="limb-1", dice=[2, 2], abilities=["magic", None])
    assert at(with_tile, "oak")[2] == at_least(11 - 4 - 1 - 2 - 2, 2)
    short = attempt("hwel feegles", "", tile="limb-1", dice=[2, 2, 2, 2], abilities=["magic", None])
    assert at(short, "oak")[1:3] == (0, 0), "three are missing, and the bonus is two"
    enough = attempt("hwel feegles", "", tile="limb-1", dice=[2, 2, 2, 3])
    assert at(enough, "oak")[1:3] == (0, 1)


def test_the_dice_of_an_attempt_count_for_who_tries_and_for_that_problem_alone() -> None:
    match = attempt("binky", "hwel", tile="limb-1", dice=[6, 4], problems={"cabb": "limb-2"})
    assert at(match, "oak")[:2] == (11, at_least(1, 2))
    assert at(match, "cabb")[:2] == (11, at_least(11, 4))
    assert at(match, "oak", seat=1)[:2] == (11, at_least(11, 4))


def test_a_face_down_tile_is_none_of_those_that_lie_open_or_were_won_or_are_gone() -> None:
    problems = {"oak": "lilith down", "cabb": "vlad", "creel": "duke down"}
    match = table("binky", "", at="skund skund", problems=problems, hard=["hiver", "lady"], seen={"creel": [0]})
    missing = {"vlad", "duke", "hiver", "lady"}
    assert {tile.name for tile in HARD} - {tile.name for tile in unseen_hard(match.view(0))} == missing


def test_one_card_in_a_hand_is_enough_to_be_sure() -> None:
    match = table("preston hwel", "", at="skund skund", problems={"oak": "death-1", "cabb": "sheep-1"})
    assert (at(match, "oak")[3], at(match, "cabb")[3]) == (True, False)


def test_three_characters_solve_a_face_down_problem_too() -> None:
    three = table("granny-1 nanny-1 magrat-1", "", at="skund skund", problems={"oak": "lilith down"})
    assert at(three, "oak")[3]
    two = table("granny-1 nanny-1", "", at="skund skund", problems={"oak": "lilith down"})
    assert not at(two, "oak")[3]
