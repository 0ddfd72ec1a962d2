"""Through a lesson: from the answers that the learner has given so far to what lies on the board and what is said.

Nothing is kept between two answers, and nothing is simulated: the match is played anew from the position of the lesson,
which takes some milliseconds. So whoever shows a lesson can leave it and go on at any time, and a wrong answer is taken
back by not giving it.
"""

from collections.abc import Sequence
from random import Random
from typing import Literal

import msgspec

from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment
from slet.learn.lesson import Beat, Lesson, OffTheWay, Reply, Step
from slet.learn.shelf import Played, Words, fits
from slet.players import choose, find_player, usual_level

READ = ""
"""The answer to something that is only said."""


class Stage(msgspec.Struct, frozen=True):
    """Where one is in a lesson."""

    match: Match
    moments: list[Moment]
    """The way there from the last answer."""
    acts: tuple[Played, ...]
    """All that was played since the lesson began."""
    beat: Beat | None
    """What is said or to be done now; None: the lesson is over."""
    done: int
    """How many of its tasks are done."""
    ask: Pick | None = None
    """The question that the learner has to answer."""
    right: tuple[str, ...] = ()
    """The options that are right."""


class Answer(msgspec.Struct, frozen=True):
    """What becomes of a choice."""

    kind: Literal["right", "wrong", "refused"]
    said: Words | None
    """What there is to say to it; None: nothing of its own."""
    match: Match | None = None
    """Wrong: what the choice leads to, to be looked at before it is taken back."""
    moments: Sequence[Moment] = ()
    """The way there."""


def stage(lesson: Lesson, answers: Sequence[str]) -> Stage:
    """What is on after these answers."""
    way = _Way(lesson)
    given = iter(answers)
    done = 0
    for beat in lesson.beats:
        if beat.kind == "others":
            for played in beat.step.others:
                way.others(played)
            continue
        ask = way.question() if beat.kind == "do" else None
        right = () if ask is None else right_options(beat.step, ask)
        answer = next(given, None)
        if answer is None:
            return Stage(way.match, way.moments, tuple(way.acts), beat, done, ask, right)
        if answer not in (right if ask is not None else (READ,)):
            raise OffTheWay(number=lesson.number, game=lesson.game)
        way.moments.clear()  # the learner has seen them
        if ask is not None:
            way.play(lesson.learner, answer)
            done += 1
    if next(given, None) is not None:
        raise OffTheWay(number=lesson.number, game=lesson.game)
    return Stage(way.match, way.moments, tuple(way.acts), None, done)


def answer(lesson: Lesson, answers: Sequence[str], option: str) -> Answer:
    """What becomes of a choice at that stage."""
    now = stage(lesson, answers)
    if now.ask is None or now.beat is None:
        return Answer("refused", None)
    if option in now.right:
        return Answer("right", None)
    step = now.beat.step
    if now.ask.option(option) is None:
        return Answer("refused", _reply(step.refused, option))
    moments = now.match.play(option, lesson.learner, watched=True)
    return Answer("wrong", _reply(step.wrong, option), now.match, moments)


def right_options(step: Step, ask: Pick) -> tuple[str, ...]:
    """Those of the step that are offered; where another way has led to a question in which none is, all are right."""
    offered = [option.id for option in ask.options]
    found = [option for pattern in step.do for option in offered if fits(pattern, option)]
    return tuple(found or offered)


def _reply(replies: Sequence[Reply], option: str) -> Words | None:
    return next((reply.say for reply in replies if fits(reply.choice, option)), None)


class _Way:
    """What was played so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.match = lesson.begin()
        self.learner = lesson.learner
        self.acts: list[Played] = []
        self.moments: list[Moment] = []

    def play(self, seat: int, option: str) -> None:
        self.moments += self.match.play(option, seat, watched=True)
        self.acts.append(Played(seat, option))

    def question(self) -> Pick | None:
        """What the learner is asked, once those have answered who come before and are not spoken of."""
        while self.match.ask is not None:
            own = next((pick for pick in self.match.asks if pick.seat == self.learner), None)
            if own is not None:
                return own
            self._let_play(self.match.ask)
        return None

    def others(self, played: Played) -> None:
        """As the lesson tells; where the learner has gone another way and it cannot be, as a computer player would."""
        ask = next((pick for pick in self.match.asks if pick.seat == played.seat), None)
        if ask is not None and ask.option(played.plays) is not None:
            self.play(played.seat, played.plays)
        elif ask is not None:
            self._let_play(ask)

    def _let_play(self, ask: Pick) -> None:
        player = find_player(usual_level(self.match.game.id), self.match.game.id)
        self.play(ask.seat, choose(player, self.match, ask, Random(len(self.acts))).id)
