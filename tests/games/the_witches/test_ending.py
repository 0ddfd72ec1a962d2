"""End of the game: WIT-143 to WIT-149."""

from typing import Any

import pytest

import slet
from slet.games.the_witches.events import Lost, Scored
from slet.kernel.match import Match

from .table import asked, attempt, play, table, told

LAST = {"boxes": [""], "step": "before_drawing", "actions": 0}
"""The last tile has been placed, and the actions are over."""


def finished(*hands: str, **more: Any) -> Match:
    """The match after the last turn."""
    hands = ("hwel", *hands[1:]) if hands else ("hwel", "")
    return play(table(*hands, **{"at": " ".join(["oak"] * len(hands)), **LAST, **more}), "draw")


def result(match: Match) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    assert match.outcome is not None
    return match.outcome.scores, match.outcome.winners, match.outcome.reason


@pytest.mark.clause("WIT-143", "WIT-145")
@pytest.mark.parametrize("boxes", [["fever-1 fever-2"], [""]])
def test_three_face_up_elves_at_the_end_of_a_turn_lose_the_game(boxes: list[str]) -> None:
    elves = {"slice": "elves-1", "caves": "elf-king", "rock": "lankin crisis"}
    match = finished(problems=elves, boxes=boxes, easy=["fever-3", ""])
    assert result(match) == ((0, 0), (), "lost-elves")
    assert match.outcome is not None
    assert not match.outcome.together, "they compete"
    assert told(match, Lost) == [Lost("lost-elves")]
    assert not told(match, Scored), "there is no scoring"


@pytest.mark.clause("WIT-144")
def test_it_is_somebodys_turn_from_the_first_one_to_the_end_of_the_game() -> None:
    assert slet.new("the-witches", seats=2, seed=1).view().mover is None, "apprentices are being chosen"
    assert table("hwel", "", at="oak skund", active=1).view().mover == 1
    assert finished().view().mover is None


@pytest.mark.clause("WIT-143")
def test_four_elves_lose_as_well_and_two_do_not() -> None:
    four = {"slice": "elves-1", "caves": "elf-king", "rock": "lankin", "stone": "elves-2"}
    assert result(finished(problems=four))[2] == "lost-elves"
    two = {"slice": "elves-1", "caves": "elf-king", "rock": "lankin down", "stone": "vlad"}
    match = table("hwel", "", at="oak skund", problems=two, step="before_drawing", actions=0)
    play(match, "draw")
    assert match.view().active == 1


@pytest.mark.clause("WIT-143")
def test_a_third_elf_may_still_be_solved_within_the_turn() -> None:
    elves = {"slice": "elves-1", "caves": "elf-king"}
    match = table(
        "tomjon feegles", "", at="cabb skund", problems={**elves, "oak": "elves-2 down"}, who="dimity tiffany"
    )
    play(match, "play:tomjon")
    assert match.view().elves == 3
    assert match.outcome is None, "nothing ends before the turn is over"
    play(match, "walk:oak", "stop", "roll", "roll", "done", dice=[6, 6, 6, 6])
    assert match.view().elves == 2
    play(match, "stay", "draw")
    assert match.outcome is None
    assert match.view().active == 1


@pytest.mark.clause("WIT-144")
def test_the_game_ends_with_the_turn_in_which_the_last_tile_was_placed() -> None:
    match = table("hwel", "", at="skund skund", step="place_problem", pile="igor", boxes=["fever-1"])
    play(match, "turn-card")
    assert not any(box.easy or box.hard for box in match.view().boxes)
    assert asked(match).kind == "move", "that turn is played to its end"
    play(match, "stay", "stay", "draw")
    assert match.ask is None
    assert result(match)[1] == (0, 1)


@pytest.mark.clause("WIT-145")
def test_when_all_lose_nobody_wins_whatever_the_points() -> None:
    elves = {"slice": "elves-1", "caves": "elf-king", "rock": "lankin"}
    match = finished(problems=elves, hard=["elf-queen lilith", ""])
    assert result(match) == ((0, 0), (), "lost-elves")


@pytest.mark.clause("WIT-146")
def test_points_are_those_of_all_tiles_less_one_for_each_black_aliss() -> None:
    nine = "fever-1 fever-2 fever-3 fever-4 pig-1 pig-2 pig-3 pig-4 death-1"
    match = finished(easy=[nine, "limb-1"], hard=["lilith", "hiver"], aliss=[2, 0], cackles=[0, 5])
    assert result(match) == ((8 + 3 + 7 - 2, 2 + 6), (0,), "highest")
    assert told(match, Scored) == [Scored(0, 18, 2, 16), Scored(1, 8, 0, 8)]


@pytest.mark.clause("WIT-146")
def test_cackles_cost_nothing_and_scores_may_be_below_zero() -> None:
    match = finished(aliss=[0, 3], cackles=[8, 0])
    assert result(match) == ((0, -3), (0,), "highest")


@pytest.mark.clause("WIT-147")
@pytest.mark.parametrize(
    ("cackles", "aliss", "winner"),
    [([2, 3], [0, 0], 0), ([3, 1], [0, 1], 1), ([1, 2], [1, 1], 0), ([1, 0], [0, 2], 0)],
)
def test_equal_scores_are_decided_by_fewer_cackles_and_black_aliss(
    cackles: list[int], aliss: list[int], winner: int
) -> None:
    points = {0: "", 1: "fever-1", 2: "limb-1"}  # a Black Aliss costs a point, so tiles make up for it
    easy = [points[aliss[0]], points[aliss[1]].replace("1", "2")]
    match = finished(cackles=cackles, aliss=aliss, easy=easy)
    assert result(match) == ((0, 0), (winner,), "fewer-cackles")


@pytest.mark.clause("WIT-148")
@pytest.mark.parametrize(
    ("easy", "hard", "score"),
    [
        (["", "death-1 fever-1"], ["elves-1", ""], 4),
        (["", "fever-1"], ["elves-1 elves-2", "lilith"], 8),
        (["", "death-1"], ["elf-queen lilith", "elves-1 elves-2 elves-3"], 15),
        (["fever-1", "death-1 limb-1"], ["elves-1 elves-2", "lacrimosa"], 9),
    ],
    ids=["one has none", "the other has the hardest", "the other has more of them", "with Easy ones on both boards"],
)
def test_then_by_more_points_from_hard_tiles(easy: list[str], hard: list[str], score: int) -> None:
    """Neither the number of the tiles nor their difficulty decides."""
    for order in (1, -1):  # whichever seat it is
        match = finished(easy=easy[::order], hard=hard[::order], cackles=[1, 1])
        assert result(match) == ((score, score), (0 if order == 1 else 1,), "hard-points")


@pytest.mark.clause("WIT-149")
@pytest.mark.parametrize(
    ("hard", "score"),
    [
        (["elf-queen", "elves-1 elves-2"], 8),
        (["elf-queen elves-1", "hiver elf-king"], 12),
        (["elf-queen lacrimosa", "elf-king count"], 12),
        (["lacrimosa duke", "elves-1 vlad"], 9),
    ],
    ids=["by one against two", "the other has the higher sum", "the first has the lower least", "by a little"],
)
def test_then_by_the_hardest_hard_tile(hard: list[str], score: int) -> None:
    """One tile alone decides, not what they all come to."""
    for order in (1, -1):
        match = finished(hard=hard[::order])
        assert result(match) == ((score, score), (0 if order == 1 else 1,), "hardest")


@pytest.mark.clause("WIT-149")
def test_if_that_is_equal_too_the_win_is_shared() -> None:
    match = finished("hwel", "", "", hard=["duke", "lady", ""], easy=["", "", "death-1 fever-1"])
    assert result(match) == ((5, 5, 4), (0, 1), "shared")


@pytest.mark.clause("WIT-147", "WIT-148")
def test_a_tie_break_concerns_only_those_who_are_still_equal() -> None:
    match = finished("hwel", "", "", easy=["death-1", "death-2", "fever-1"], cackles=[2, 1, 0])
    assert result(match) == ((3, 3, 1), (1,), "fewer-cackles")


@pytest.mark.clause("WIT-143", "WIT-137")
def test_an_elf_that_was_solved_counts_no_more() -> None:
    match = attempt("hwel", "", tile="elves-1", dice=[6, 6, 6, 6], problems={"slice": "elves-2", "caves": "elves-3"})
    assert match.view().elves == 3
    play(match, "done")
    assert match.view().elves == 2
