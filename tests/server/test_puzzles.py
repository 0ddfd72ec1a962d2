"""Puzzles over HTTP: what comes of a try is kept, and what solves them is told to nobody too early."""

import json
from collections.abc import Callable
from datetime import date, datetime
from typing import Any

import pytest

from slet.games import GAMES
from slet.learn import Puzzle, puzzle_of_the_day, puzzles, shown, solving
from slet.server import puzzling
from support.serving import Person, Served

NewPerson = Callable[..., Person]
FIRST = [puzzles(game.id)[0] for game in GAMES]


def take(person: Person, puzzle: Puzzle, answers: list[str], **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = person.post(f"/api/puzzles/{puzzle.game}/{puzzle.number}", {"answers": answers, **more})
    return told


def solve(person: Person, puzzle: Puzzle) -> dict[str, Any]:
    """One answer after the other."""
    now, answers = take(person, puzzle, []), list[str]()
    for choice in shown(puzzle):
        assert now["kind"] == "do"
        now = take(person, puzzle, answers, choice=choice)
        answers.append(choice)
    return now


def wrong_option(puzzle: Puzzle) -> str:
    now = solving(puzzle, [])
    assert now.ask is not None
    return next(option.id for option in now.ask.options if option.id not in now.right)


ABOUT_THE_BOARD = {"game", "game_name", "number", "seats", "learner", "view", "frames", "asked", "ask", "clause"}
ABOUT_THE_PUZZLE = {"title", "question", "said", "difficulty", "of_the_day", "kind", "state", "standing", "end"}


def tells_the_solution(said: str, puzzle: Puzzle) -> bool:
    """In words, by a field that nobody knows here, or by an option that is marked."""
    told = json.loads(said)
    if "puzzles" not in told and set(told) != ABOUT_THE_BOARD | ABOUT_THE_PUZZLE:
        return True
    options = (told.get("ask") or {}).get("options", [])
    words = [*puzzle.answer.values(), *puzzle.why.values()]
    marked = any(set(option) != {"id", "text", "value"} for option in options)
    return marked or told.get("end") is not None or any(one in said for one in words)


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], date]:
    """Make it another day of a month of our own."""

    def set_day(number: int) -> date:
        then = datetime(2031, 5, number, 12)
        monkeypatch.setattr(puzzling, "now", then.timestamp)
        return then.date()

    return set_day


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_a_puzzle_is_tried_in_vain_then_solved_and_nothing_tells_its_solution_before(
    person: NewPerson, puzzle: Puzzle
) -> None:
    language = ("en", "cs")[FIRST.index(puzzle) % 2]
    ema = person("Ema", language=language)
    heard: list[str] = []
    ema.http.event_hooks["response"].append(lambda answer: heard.append(answer.read().decode()))
    begun = take(ema, puzzle, [])
    assert (begun["kind"], begun["state"], begun["end"]) == ("do", "new", None)
    assert begun["said"] == begun["question"] == puzzle.question[language]
    missed = take(ema, puzzle, [], choice=wrong_option(puzzle))
    assert (missed["kind"], missed["state"], missed["ask"], missed["end"]) == ("wrong", "tried", None, None)
    assert missed["said"]
    assert missed["frames"] or missed["view"] != begun["view"]
    refused = take(ema, puzzle, [], choice="fly-to-the-moon")
    assert (refused["kind"], refused["view"], refused["end"]) == ("refused", begun["view"], None)
    assert refused["said"]
    ema.get("/api/puzzles")
    over = solve(ema, puzzle)
    assert tells_the_solution(heard.pop(), puzzle)
    assert not [said for said in heard if tells_the_solution(said, puzzle)]
    assert (over["kind"], over["state"], over["ask"]) == ("over", "solved", None)
    end = over["end"]
    assert (end["solved"], end["answer"], end["why"]) == (True, puzzle.answer[language], puzzle.why[language])
    assert over["standing"]["rating"] == missed["standing"]["rating"]  # the first try has decided


def test_the_first_try_decides_for_the_rating_and_what_is_sent_twice_counts_once(person: NewPerson) -> None:
    ema, puzzle = person("Ema"), puzzles("wizard")[0]
    assert ema.get("/api/puzzles")["standing"] == {"rating": 1200, "give_or_take": 350, "rated": 0, "streak": 0}
    over = solve(ema, puzzle)
    assert over["standing"]["rating"] > 1200
    assert over["standing"]["rated"] == 1
    assert over["standing"]["give_or_take"] < 350
    again = solve(ema, puzzle)
    missed = take(ema, puzzle, [], choice=wrong_option(puzzle))
    shown_later = take(ema, puzzle, [], give_up=True)
    for later in (again, missed, shown_later):
        assert (later["standing"], later["state"]) == (over["standing"], "solved")
    ida = person("Ida")
    first = take(ida, puzzle, [], choice=wrong_option(puzzle))
    assert first["standing"]["rating"] < 1200
    assert solve(ida, puzzle)["standing"]["rating"] == first["standing"]["rating"]
    marked = {(one["game"], one["number"]): one["state"] for one in ida.get("/api/puzzles")["puzzles"]}
    assert marked["wizard", 1] == "solved"
    assert marked["wizard", 2] == "new"


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.game)
def test_whoever_gives_up_is_shown_the_rest_on_the_board_and_has_not_solved_it(
    person: NewPerson, puzzle: Puzzle
) -> None:
    ema = person("Ema")
    begun = take(ema, puzzle, [])
    told = take(ema, puzzle, [], give_up=True)
    assert (told["kind"], told["state"], told["end"]["solved"]) == ("over", "shown", False)
    assert told["end"]["answer"] == puzzle.answer["en"]
    assert told["frames"]
    assert told["standing"]["rating"] < begun["standing"]["rating"]
    after = solve(ema, puzzle)
    assert (after["kind"], after["state"], after["standing"]) == ("over", "shown", told["standing"])


def test_answers_that_are_not_right_are_a_try_however_they_are_sent(person: NewPerson) -> None:
    ema, puzzle = person("Ema"), puzzles("wizard")[0]
    where = "/api/puzzles/wizard/1"
    assert ema.post(where, {"answers": ["nonsense"]}, 400)["key"] == "puzzle-off-the-way"
    assert take(ema, puzzle, [])["state"] == "new"
    assert ema.post(where, {"answers": [wrong_option(puzzle)]}, 400)["key"] == "puzzle-off-the-way"
    assert take(ema, puzzle, [])["state"] == "tried"


def test_the_puzzle_of_the_day_counts_for_the_streak_and_how_many_found_it_is_told(
    person: NewPerson, day: Callable[[int], date]
) -> None:
    ema, ota = person("Ema"), person("Ota", language="cs")
    for number in (1, 2):
        puzzle = puzzle_of_the_day(day(number))
        today = ema.get("/api/puzzles/today")
        assert (today["game"], today["number"], today["title"]) == (puzzle.game, puzzle.number, puzzle.title["en"])
        assert (today["solved"], today["streak"], today["found"]) == (False, number - 1, 0)
        over = solve(ema, puzzle)
        solve(ema, puzzle)
        assert (over["of_the_day"], over["standing"]["streak"], over["end"]["found"]) == (True, number, 1)
        assert ema.get("/api/puzzles")["today"]["solved"] is True
    puzzle = puzzle_of_the_day(day(3))
    assert take(ota, puzzle, [], give_up=True)["end"]["found"] == 0
    assert solve(ota, puzzle)["standing"]["streak"] == 0  # it was shown
    solve(ema, puzzle)
    assert ota.get("/api/puzzles/today")["found"] == 1
    day(5)  # one day is missed
    assert ema.get("/api/puzzles/today")["streak"] == 0


def test_all_puzzles_are_listed_to_somebody_who_has_never_been_here(served: Served) -> None:
    nobody = served.person()
    told = nobody.get("/api/puzzles")
    nobody.close()
    assert len(told["puzzles"]) == sum(len(puzzles(game.id)) for game in GAMES)
    assert {one["state"] for one in told["puzzles"]} == {"new"}
    assert {one["difficulty"] for one in told["puzzles"]} == {1, 2, 3}


def test_what_no_puzzle_knows_is_refused_in_a_sentence(person: NewPerson) -> None:
    ema = person("Ema")
    assert ema.post("/api/puzzles/wizard/99", {}, 404)["key"] == "unknown-puzzle"
    assert ema.post("/api/puzzles/chess/1", {}, 404)["key"] == "unknown-game"
    wrong: list[dict[str, Any]] = [
        {"answers": "x"},
        {"answers": [""]},
        {"choice": 7},
        {"give_up": "yes"},
        {"right": []},
    ]
    for bad in wrong:
        assert ema.post("/api/puzzles/wizard/1", bad, 400)["text"].endswith(".")
