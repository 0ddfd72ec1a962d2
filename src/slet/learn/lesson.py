"""What a lesson is."""

from functools import cache
from typing import Literal

import msgspec

from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.learn import shelf
from slet.learn.shelf import Played, Words

KIND = "lessons"
WORDS_A_MINUTE = 200
"""Read by somebody who also looks at the board."""
SECONDS_A_TASK = 6
"""To decide and do one thing."""


class UnknownLesson(SletError):
    key = "unknown-lesson"


class OffTheWay(SletError):
    """Answers that the lesson does not lead to."""

    key = "lesson-off-the-way"


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a choice that is not the one."""

    choice: str
    """An option, or the beginning of several and `*`."""
    say: Words


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As it is written: others play, or something is said and perhaps to be done."""

    others: tuple[Played, ...] = ()
    at: str | None = None
    """The place on the board that is spoken of; behind a `+` others that have to be seen with it: `hand+turned`."""
    say: Words = {}
    do: tuple[str, ...] = ()
    """The options that are right; none: it is only said."""
    right: Words = {}
    """What came of it."""
    right_at: str | None = None
    """The place that is spoken of then, where it is another one."""
    wrong: tuple[Reply, ...] = ()
    """Options that are offered, but not the ones: what comes of them."""
    refused: tuple[Reply, ...] = ()
    """What is not offered, where there is more to say than the rule's own reason."""


class Beat(msgspec.Struct, frozen=True):
    """One thing that happens in a lesson."""

    kind: Literal["others", "say", "do"]
    step: Step
    said: Words = {}
    at: str | None = None
    """The place that is spoken of."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    number: int
    title: Words
    learner: int
    teaches: tuple[str, ...]
    """Clauses of the rules."""
    step: tuple[Step, ...]

    @property
    def beats(self) -> list[Beat]:
        """Step after step. What came of something done is a beat of its own: it is read before going on."""
        found = []
        for step in self.step:
            if step.others:
                found.append(Beat("others", step))
            else:
                found.append(Beat("do" if step.do else "say", step, step.say, step.at))
                if step.right:
                    found.append(Beat("say", step, step.right, step.right_at or step.at))
        return found

    @property
    def tasks(self) -> int:
        """How many things the learner does."""
        return sum(bool(step.do) for step in self.step)

    @property
    def seconds(self) -> int:
        """How long it takes about: to read what is said on the right way, in the longer language, and to do things."""
        words = max(sum(len(beat.said.get(language, "").split()) for beat in self.beats) for language in self.title)
        return round(words * 60 / WORDS_A_MINUTE + self.tasks * SECONDS_A_TASK)

    def begin(self) -> Match:
        return shelf.begin(self.game, KIND, self.number)


@cache
def lessons(game_id: str) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they are taken."""
    return tuple(shelf.read(game_id, KIND, number, Lesson) for number in shelf.numbers(game_id, KIND))


def find_lesson(game_id: str, number: int) -> Lesson:
    for lesson in lessons(game_id):
        if lesson.number == number:
            return lesson
    raise UnknownLesson(number=number, game=game_id, lessons=len(lessons(game_id)))
