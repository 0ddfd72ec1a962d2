"""Every puzzle is solved on the engine, and nothing that leads elsewhere counts."""

import re
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest

from slet.games import GAMES
from slet.kernel.match import Match
from slet.learn import (
    OffTheWay,
    Puzzle,
    UnknownPuzzle,
    attempt,
    every_puzzle,
    find_puzzle,
    puzzle_of_the_day,
    puzzles,
    shown,
    solving,
)
from slet.learn.shelf import Words
from slet.learn.solve import DETOUR
from slet.learn.way import Way
from slet.players import choose, find_player
from slet.words import LANGUAGES

DEALS = 40
"""So many are enough to see the same answer in front as the thousand or three hundred it was found with."""


def named(puzzle: Puzzle) -> str:
    return puzzle.key


def test_every_game_has_twelve_puzzles_of_all_degrees() -> None:
    for game in GAMES:
        there = puzzles(game.id)
        assert [puzzle.number for puzzle in there] == list(range(1, len(there) + 1))
        assert len(there) >= 12
        assert {puzzle.difficulty for puzzle in there} == {1, 2, 3}


@pytest.mark.parametrize("puzzle", every_puzzle(), ids=named)
def test_the_solution_is_offered_counts_at_every_step_and_solves_it(puzzle: Puzzle) -> None:
    answers: list[str] = []
    kinds = []
    for answer in shown(puzzle):
        now = solving(puzzle, answers)
        assert not now.solved
        assert now.ask is not None
        assert now.ask.seat == puzzle.seat
        assert answer in now.right
        offered = {option.id for option in now.ask.options}
        assert set(now.right) <= offered
        assert attempt(puzzle, answers, "nothing like that").kind == "refused"
        wrong = sorted(offered - set(now.right))
        if wrong:
            result = attempt(puzzle, answers, wrong[0])
            assert result.kind == "wrong"
            assert result.match.position() != now.match.position()  # it is seen what came of it
            with pytest.raises(OffTheWay):
                solving(puzzle, [*answers, wrong[0]])
        for other in now.right:
            assert attempt(puzzle, answers, other).kind in ("right", "solved")
        kinds.append(attempt(puzzle, answers, answer).kind)
        answers.append(answer)
    assert kinds == ["right"] * (len(kinds) - 1) + ["solved"]
    end = solving(puzzle, answers)
    assert end.solved
    assert end.ask is None
    with pytest.raises(OffTheWay):
        solving(puzzle, [*answers, answers[-1]])


@pytest.mark.parametrize("puzzle", every_puzzle(), ids=named)
def test_a_puzzle_is_not_solved_by_any_first_answer(puzzle: Puzzle) -> None:
    now = solving(puzzle, [])
    assert now.ask is not None
    way = shown(puzzle)
    chances = [len(now.right) / len(now.ask.options)]
    for n in range(1, len(way)):
        step = solving(puzzle, way[:n])
        assert step.ask is not None
        chances.append(len(step.right) / len(step.ask.options))
    assert min(chances) <= 0.5


@pytest.mark.parametrize("puzzle", [one for one in every_puzzle() if one.aim], ids=named)
def test_an_aim_is_reached_whatever_the_solver_cannot_know(puzzle: Puzzle) -> None:
    for seed in range(4):
        world = puzzle.begin().imagine(puzzle.seat, Random(seed))
        way = Way(world, puzzle.seat, (puzzle.solution,), puzzle.aim)
        farthest = len(puzzle.solution) + DETOUR
        while not way.there and way.ask is not None:
            right = way.next_in_lines() or way.right(farthest, {})  # where something else was drawn, something like it
            assert right
            way.choose(right[0])
        assert way.there


def points_of_the_round(match: Match, seat: int, rng: Random) -> int:
    """What the round brings the seat when adepts play it on."""
    player = find_player("adept", "wizard")
    before, this = match.state.totals[seat], match.state.round
    while match.ask is not None and match.state.round == this:
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
    return int(match.state.totals[seat] - before)


@pytest.mark.parametrize("puzzle", puzzles("wizard"), ids=named)
def test_in_other_deals_the_solution_brings_the_most_points(puzzle: Puzzle) -> None:
    match = puzzle.begin()
    assert match.ask is not None
    points = {option.id: 0 for option in match.ask.options}
    for deal in range(DEALS):
        world = match.imagine(puzzle.seat, Random(deal))
        for option in points:
            onward = world.fork()
            onward.play(option, puzzle.seat)
            points[option] += points_of_the_round(onward, puzzle.seat, Random(deal))
    assert max(points, key=lambda option: points[option]) == puzzle.solution[0].plays


@pytest.mark.parametrize("puzzle", [one for one in every_puzzle() if one.wrong], ids=named)
def test_what_tempts_is_offered_wrong_and_answered(puzzle: Puzzle) -> None:
    for reply in puzzle.wrong:
        result = attempt(puzzle, [], reply.choice)
        assert result.kind == "wrong"
        assert result.said == reply.say


def every_sentence(puzzle: Puzzle) -> Iterator[Words]:
    yield from (puzzle.title, puzzle.question, puzzle.answer, puzzle.why)
    yield from (reply.say for reply in puzzle.wrong)


@pytest.mark.parametrize("puzzle", every_puzzle(), ids=named)
def test_it_is_told_in_both_languages_in_two_sentences_at_most(puzzle: Puzzle) -> None:
    for said in every_sentence(puzzle):
        assert set(said) == set(LANGUAGES)
        for text in said.values():
            assert 0 < len(text) <= 180, text
            assert len(re.findall(r"[.!?…](?= |$)", text)) <= 2, text
            assert not re.search(r"\b[WPNG]\d\d?[ab]?\b", text), "numbers that no card shows"
    assert max(len(title) for title in puzzle.title.values()) <= 30


def test_the_puzzles_of_the_day_go_through_all_before_one_comes_again() -> None:
    count = len(every_puzzle())
    first = date.fromordinal(count * (739_000 // count + 1))
    days = [puzzle_of_the_day(first + timedelta(days=n)).key for n in range(2 * count)]
    assert sorted(days[:count]) == sorted(days[count:]) == sorted(puzzle.key for puzzle in every_puzzle())
    assert days[:count] != days[count:]
    assert puzzle_of_the_day(first).key == days[0]


def test_a_puzzle_that_is_not_there_is_refused_with_how_many_there_are() -> None:
    with pytest.raises(UnknownPuzzle, match=str(len(puzzles("wizard")))):
        find_puzzle("wizard", 99)


def test_another_order_that_reaches_the_same_aim_is_right() -> None:
    towers = find_puzzle("wandering-towers", 12)
    assert len(solving(towers, []).right) > 1
    book = find_puzzle("big-book", 11)
    assert solving(book, []).right == ("cast:ice/1", "cast:telepathy/1")
    other = attempt(book, ["cast:telepathy/1"], "break:fire-2")
    assert other.kind == "solved"
    assert other.said == book.why
