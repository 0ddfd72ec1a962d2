"""Lessons for the page. Nothing is kept here: who takes a lesson says each time what was answered so far."""

from collections.abc import Sequence
from typing import Literal

from slet.games.howto import howto
from slet.kernel.match import Match
from slet.kernel.watching import Moment, opening
from slet.learn import Lesson, Stage, answer, find_lesson, lessons, places, stage
from slet.server.errors import messages
from slet.server.games_wire import Taught
from slet.server.scene_wire import LessonAsked, LessonCard, LessonStage
from slet.server.showing import Shown


def lesson_cards(game_id: str, language: str) -> list[LessonCard]:
    return [LessonCard(one.number, one.title[language], one.tasks) for one in lessons(game_id)]


def taught(game_id: str, language: str) -> dict[str, list[Taught]]:
    """For each clause of the rules the lessons that teach it, and the steps and signs of how-to-play that tell it."""
    pages = {("lesson", str(one.number)): _lesson(one, language) for one in lessons(game_id)}
    told = howto(game_id, language)
    for kind, several in (("step", told.steps), ("sign", told.signs)):
        for one in several:
            pages["howto", f"{kind}-{one.name}"] = Taught(one.title, f"/rules/{game_id}#{kind}-{one.name}")
    return {
        clause: [pages[place.kind, place.name] for place in found if (place.kind, place.name) in pages]
        for clause, found in places(game_id).items()
    }


def _lesson(one: Lesson, language: str) -> Taught:
    return Taught(one.title[language], f"/learn/{one.game}/{one.number}")


def lesson_stage(game_id: str, number: int, asked: LessonAsked, language: str) -> LessonStage:
    """Where the lesson stands, or what comes of a choice in it."""
    lesson = find_lesson(game_id, number)
    shown = _ShownLesson(lesson, language)
    if asked.choice is None:
        return shown.stage(stage(lesson, asked.answers), first=not asked.answers)
    result = answer(lesson, asked.answers, asked.choice)
    if result.kind == "right":
        return shown.stage(stage(lesson, [*asked.answers, asked.choice]), first=False)
    now = stage(lesson, asked.answers)
    own = None if result.said is None else result.said[language]
    if result.match is None:
        text, clause = shown.against(now, asked.choice)
        return shown.answered(now, now.match, (), "refused", own or text, clause)
    return shown.answered(now, result.match, result.moments, "wrong", own or shown.another_way(now), None)


class _ShownLesson(Shown):
    def __init__(self, lesson: Lesson, language: str) -> None:
        super().__init__(lesson.game, lesson.begin().state.seats, lesson.learner, language)
        self.lesson = lesson

    def stage(self, now: Stage, *, first: bool) -> LessonStage:
        beat = now.beat
        return LessonStage(
            **self.board(now.match, [*opening(self.lesson.begin()), *now.moments] if first else now.moments),
            number=self.lesson.number,
            title=self.lesson.title[self.language],
            ask=self.question(now.ask, now.match),
            kind="over" if beat is None else "do" if now.ask is not None else "say",
            said=beat.said[self.language] if beat is not None and beat.said else "",
            at=None if beat is None else beat.at,
            right=list(now.right),
            done=now.done,
            tasks=self.lesson.tasks,
        )

    def answered(
        self,
        now: Stage,
        match: Match,
        moments: Sequence[Moment],
        kind: Literal["wrong", "refused"],
        said: str,
        clause: str | None,
    ) -> LessonStage:
        """What a choice leads to that is not the one."""
        return LessonStage(
            **self.board(match, moments),
            number=self.lesson.number,
            title=self.lesson.title[self.language],
            ask=None,
            kind=kind,
            said=said,
            at=None if now.beat is None else now.beat.at,
            right=list(now.right),
            done=now.done,
            tasks=self.lesson.tasks,
            clause=clause,
        )

    def another_way(self, now: Stage) -> str:
        """There is nothing of its own to say to a choice: what to try instead."""
        assert now.ask is not None
        option = now.ask.option(now.right[0])
        assert option is not None
        return messages(self.language).say(
            "lesson-try", {"option": self.words.option(option, self.names, self.learner)}
        )

    def against(self, now: Stage, option: str) -> tuple[str, str | None]:
        """What stands against a choice."""
        if now.ask is None:
            return messages(self.language).say("lesson-only-read"), None
        return self.why_not(now.ask, now.match, option)
