"""Lessons in the terminal."""

import re

import pytest

from slet.cli.boards import board_for
from slet.cli.learned import progress_file
from slet.cli.seating import seat_everybody
from slet.cli.words import Words
from slet.games import GAMES
from slet.kernel.questions import HasId
from slet.learn import Lesson, Stage, find_lesson, lessons, stage

from .conftest import Slet, lines

EVERY_LESSON = [lesson for game in GAMES for lesson in lessons(game.id)]


def number_of(lesson: Lesson, now: Stage, option: HasId, language: str) -> str:
    """What somebody types who reads the choices and wants this one."""
    words = Words(language)
    seating = seat_everybody(lesson.game, now.match.state.seats, [lesson.learner], [], [words("default-name")])
    board = board_for(lesson.game, words, seating.names)
    view = now.match.view(lesson.learner)
    assert now.ask is not None
    for number in range(1, 80):
        try:
            if board.read(str(number), view, now.ask) == option:
                return str(number)
        except Exception:  # noqa: S112  (a number that is not offered is refused in some way)
            continue
    raise AssertionError(option)


def right_answers(lesson: Lesson, language: str) -> tuple[list[str], list[str]]:
    """What is typed, and what the owl says, on the way to the end."""
    answers: list[str] = []
    typed: list[str] = []
    said: list[str] = []
    while (now := stage(lesson, answers)).beat is not None:
        if now.beat.said:
            said.append(now.beat.said[language])
        if now.ask is None:
            answers.append("")
            typed.append("")
            continue
        option = now.ask.option(now.right[0])
        assert option is not None
        answers.append(option.id)
        typed.append(number_of(lesson, now, option, language))
    return typed, said


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=lambda lesson: f"{lesson.game}-{lesson.number}")
def test_every_lesson_is_taken_by_typing_numbers(slet: Slet, lesson: Lesson, language: str) -> None:
    typed, owl = right_answers(lesson, language)
    style = ("--plain",) if lesson.number % 2 else ()
    run = slet("learn", lesson.game, str(lesson.number), "--lang", language, *style, typed=lines(*typed))
    assert run.code == 0
    assert run.err == ""
    flowing = re.sub(r"\s+", " ", run.out)
    at = 0
    for text in owl:
        at = flowing.index(text, at)
    assert lesson.title[language] in flowing[at:]  # it is done
    listed = slet("learn", lesson.game, "--lang", language).out.splitlines()
    assert [line for line in listed if line.endswith({"en": ", done", "cs": ", hotovo"}[language])] == [
        line for line in listed if line.startswith(f"{lesson.number}. ")
    ]


def test_a_mistake_is_shown_answered_and_taken_back(slet: Slet) -> None:
    said = slet("learn", "wizard", "1", "--plain", typed=lines("", 2, 3, "", "q")).out
    mistake, rest = said.split("The 2 is lower than the 7: Morana would take it. Try the other blue card.")
    assert "You play blue 2." in mistake
    assert "You play blue 2." not in rest
    assert "You take the trick" in rest or "You win the trick" in rest


def test_what_is_not_allowed_is_refused_naming_the_rule(slet: Slet) -> None:
    assert "(Rule WIZ-19.)" in slet("learn", "wizard", "1", "--plain", typed=lines("", 1, "q")).out


def test_who_does_not_know_is_shown(slet: Slet) -> None:
    said = slet("learn", "wizard", "1", "--plain", typed=lines("", "hint", "q")).out
    assert "Show me: Play blue 11." in said


def test_one_can_go_back_to_what_was_said_before(slet: Slet) -> None:
    said = slet("learn", "wizard", "1", "--plain", typed=lines("", "u", "q")).out
    assert said.count("You have promised to take 2 of these 3 tricks.") == 2


def test_a_lesson_that_was_left_goes_on_where_it_was(slet: Slet) -> None:
    left = slet("learn", "wizard", "1", "--plain", typed=lines("", 3, "q")).out
    assert "slet learn wizard 1\n" in left
    assert "1. One trick after the other – 3 things to do, about 1 min, begun\n" in slet("learn", "wizard").out
    again = slet("learn", "wizard", "1", "--plain", typed="").out
    assert "You have promised" not in again
    assert "Yours: that is 1 of 2. Whoever takes a trick leads the next one." in again


@pytest.mark.parametrize("kept", [b"{", b'{"begun":{"wizard-1":["nonsense"]}}'])
def test_progress_that_cannot_be_read_or_leads_nowhere_begins_anew(slet: Slet, kept: bytes) -> None:
    slet("learn", "wizard", "1", typed=lines("q"))
    progress_file().write_bytes(kept)
    assert "You have promised" in slet("learn", "wizard", "1", "--plain", typed="").out


def test_a_lesson_that_is_not_there_is_refused(slet: Slet) -> None:
    said = slet("learn", "wizard", "9")
    assert said.code == 2
    assert "There is no lesson 9 for Wizard: there are 5." in said.err
    assert "N" in slet("learn", "wizard", "first").err
    assert find_lesson("wizard", 5).number == 5
