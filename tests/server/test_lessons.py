"""Lessons over HTTP: nothing is kept between two questions."""

from collections.abc import Callable
from typing import Any

import pytest

from slet.games import GAMES
from slet.learn import Lesson, lessons
from support.serving import Person

NewPerson = Callable[..., Person]
EVERY_LESSON = [lesson for game in GAMES for lesson in lessons(game.id)]


def take(person: Person, lesson: Lesson, answers: list[str], choice: str | None = None) -> dict[str, Any]:
    told: dict[str, Any] = person.post(
        f"/api/lessons/{lesson.game}/{lesson.number}", {"answers": answers, "choice": choice}
    )
    return told


@pytest.mark.parametrize("lesson", EVERY_LESSON, ids=lambda lesson: f"{lesson.game}-{lesson.number}")
def test_a_lesson_is_taken_to_its_end_and_every_mistake_is_answered(person: NewPerson, lesson: Lesson) -> None:
    language = ("en", "cs")[lesson.number % 2]
    ema = person("Ema", language=language)
    answers: list[str] = []
    now = take(ema, lesson, answers)
    assert now["title"] == lesson.title[language]
    while now["kind"] != "over":
        assert now["said"]
        if now["kind"] == "say":
            now = take(ema, lesson, answers, "nothing") and take(ema, lesson, [*answers, ""])
            answers.append("")
            continue
        offered = [option["id"] for option in now["ask"]["options"]]
        assert set(now["right"]) <= set(offered)
        for option in offered:
            if option not in now["right"]:
                wrong = take(ema, lesson, answers, option)
                assert (wrong["kind"], wrong["right"]) == ("wrong", now["right"])
                assert wrong["said"]
                assert wrong["frames"] or wrong["view"] != now["view"] or wrong["asked"] != now["asked"]
        chosen = now["right"][0]
        now = take(ema, lesson, answers, chosen)
        answers.append(chosen)
        assert now["frames"] or now["kind"] == "do"
    assert now["done"] == now["tasks"] == lesson.tasks


def test_the_lessons_of_a_game_are_listed(person: NewPerson) -> None:
    listed = person("Ema").get("/api/lessons/wizard")
    assert [one["number"] for one in listed] == [1, 2, 3, 4, 5]
    assert listed[0] == {"number": 1, "title": "One trick after the other", "tasks": 3}


def test_a_clause_of_the_rules_leads_to_the_lessons_and_pictures_that_teach_it(person: NewPerson) -> None:
    rules = person("Ema").get("/api/games/wizard/rules")["rules"]
    taught = {rule["id"]: [place["to"] for place in rule["taught"]] for rule in rules}
    assert taught["WIZ-19"] == ["/learn/wizard/1", "/rules/wizard#step-follow"]
    assert taught["WIZ-21"][:3] == ["/learn/wizard/3", "/learn/wizard/5", "/rules/wizard#step-follow"]
    assert taught["WIZ-32"] == []


def test_what_is_not_allowed_is_refused_with_the_words_of_the_lesson_or_the_rule(person: NewPerson) -> None:
    ema, lesson = person("Ema"), lessons("wizard")[0]
    own = take(ema, lesson, [""], "play:red-4")
    assert (own["kind"], own["clause"]) == ("refused", "WIZ-19")
    assert own["said"] == "Blue was led and you have it, so red has to wait."
    rule = take(ema, lesson, [""], "play:green-1")
    assert rule["kind"] == "refused"
    assert rule["said"]


def test_what_no_lesson_knows_is_refused_in_a_sentence(person: NewPerson) -> None:
    ema = person("Ema")
    assert ema.post("/api/lessons/wizard/9", {}, 404)["key"] == "unknown-lesson"
    assert ema.post("/api/lessons/wizard/1", {"answers": ["what"]}, 400)["key"] == "lesson-off-the-way"
    assert ema.post("/api/lessons/chess/1", {}, 404)["key"] == "unknown-game"
    assert ema.post("/api/lessons/wizard/1", {"answers": "x"}, 400)["key"]
