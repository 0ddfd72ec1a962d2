"""Every lesson is played to its end by its right answers and by each foreseen mistake."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from slet.games import GAMES
from slet.games.clauses import clauses
from slet.learn import Lesson, OffTheWay, Stage, UnknownLesson, answer, find_lesson, lessons, stage
from slet.learn.shelf import Words, fits
from slet.learn.walk import READ
from slet.words import LANGUAGES

EVERY_LESSON = [lesson for game in GAMES for lesson in lessons(game.id)]
LONGEST = 165
"""Letters in a bubble."""


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.number}"


def stages(lesson: Lesson, rng: Random | None = None) -> Iterator[tuple[list[str], Stage]]:
    """Every stage on the way to the end; by the first right answer, or by any of them."""
    answers: list[str] = []
    while (now := stage(lesson, answers)).beat is not None:
        yield list(answers), now
        answers.append(READ if now.ask is None else rng.choice(now.right) if rng else now.right[0])
    yield answers, now


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_the_right_answers_lead_to_the_end_as_the_lesson_tells(lesson: Lesson) -> None:
    for _, now in stages(lesson):
        if now.ask is not None and now.beat is not None:
            offered = {option.id for option in now.ask.options}
            for pattern in now.beat.step.do:
                assert any(fits(pattern, option) for option in offered), f"{pattern} is not offered"
    assert now.beat is None
    assert now.done == lesson.tasks


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_what_others_do_is_what_the_lesson_tells(lesson: Lesson) -> None:
    *_, (_, over) = stages(lesson)
    told = [(played.seat, played.plays) for step in lesson.step for played in step.others]
    assert [(act.seat, act.plays) for act in over.acts if act.seat != lesson.learner] == told


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_each_foreseen_mistake_can_be_made_and_is_answered(lesson: Lesson) -> None:
    for answers, now in stages(lesson):
        if now.ask is None or now.beat is None:
            continue
        before = now.match.position()
        for reply in now.beat.step.wrong:
            made = [option.id for option in now.ask.options if fits(reply.choice, option.id)]
            assert made, f"{reply.choice} is not offered"
            for option in made:
                said = answer(lesson, answers, option)
                assert said.kind == ("right" if option in now.right else "wrong")
                assert said.kind == "right" or (said.said and said.match is not None)
        for reply in now.beat.step.refused:
            assert now.ask.option(reply.choice) is None, f"{reply.choice} is offered"
            assert answer(lesson, answers, reply.choice).said == reply.say
        assert stage(lesson, answers).match.position() == before  # as if it had never been


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_every_other_way_that_counts_as_right_leads_to_an_end_too(lesson: Lesson) -> None:
    for seed in range(3):
        *_, (_, over) = stages(lesson, Random(seed))
        assert over.done == lesson.tasks


def every_sentence(lesson: Lesson) -> Iterator[Words]:
    yield lesson.title
    for step in lesson.step:
        yield from (said for said in (step.say, step.right) if said)
        yield from (reply.say for reply in (*step.wrong, *step.refused))


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_a_bubble_is_short_and_said_in_both_languages(lesson: Lesson) -> None:
    for said in every_sentence(lesson):
        assert set(said) == set(LANGUAGES)
        for text in said.values():
            assert 0 < len(text) <= LONGEST, text
            assert not re.search(r"\b[WPNG]\d\d?[ab]?\b", text), "numbers that no card shows"
            assert len(re.findall(r"[.!?…](?= |$)", text)) <= 2, text


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=named)
def test_what_a_lesson_teaches_is_in_the_rules(lesson: Lesson) -> None:
    assert lesson.teaches
    assert set(lesson.teaches) <= set(clauses(lesson.game, "en"))


def test_every_game_has_lessons_in_order() -> None:
    for game in GAMES:
        assert [lesson.number for lesson in lessons(game.id)] == list(range(1, len(lessons(game.id)) + 1))
        assert len(lessons(game.id)) >= 5


def test_a_lesson_that_is_not_there_is_refused_with_how_many_there_are() -> None:
    with pytest.raises(UnknownLesson, match="5"):
        find_lesson("wizard", 9)


def test_answers_that_no_lesson_leads_to_are_refused() -> None:
    lesson = find_lesson("wizard", 1)
    with pytest.raises(OffTheWay):
        stage(lesson, [READ, "play:blue-2"])
    with pytest.raises(OffTheWay):
        stage(lesson, [answers for answers, _ in stages(lesson)][-1] + [READ])


@pytest.mark.parametrize("number", [1, 2])
def test_a_curse_that_is_broken_in_a_lesson_lies_there_torn(number: int) -> None:
    before: set[int] = set()
    broken: set[int] = set()
    for _, now in stages(find_lesson("big-book", number)):
        view = now.match.view(0)
        lying = {place for place, laid in enumerate(view.curses) if laid is not None}
        broken |= before - lying
        assert broken <= set(view.places_broken)
        before = lying
    assert broken
