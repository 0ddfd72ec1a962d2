"""What is told of a review, in all languages: made once, in another process, since the game is played again for it."""

from collections.abc import Sequence
from random import Random
from statistics import median

import msgspec

from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.record import Record, read_record
from slet.players.hints import facts, leads_to
from slet.review import Review, Step, Weighed, Weighing, put_together
from slet.review.reviewing import marked_in
from slet.server.review_wire import (
    DearMove,
    PartMark,
    ReviewAccount,
    ReviewFound,
    ReviewOption,
    ReviewPoint,
    ReviewStep,
    TurningPoint,
)
from slet.server.sentences import Speaker
from slet.server.wire import Sentence
from slet.words import LANGUAGES

SURE = 1.96
"""So many standard errors are the error that is told."""


def tell_review(record: bytes, weighed: Sequence[Weighing], names: Sequence[str]) -> bytes:
    """All that is told, by language. Runs in another process."""
    played = read_record(record)
    review = put_together(played, weighed)
    return msgspec.json.encode({language: _Teller(played, review, names, language).found() for language in LANGUAGES})


def moments(record: Record) -> list[int]:
    """For each answer of the record the moment of the replay in which it was given: chance has none of its own."""
    found, n = [], 0
    for answer in record.answers:
        found.append(n)
        n += answer.seat >= 0
    return [*found, n]


def point(one: Weighing, n: int) -> ReviewPoint:
    errors = [_round(SURE * error) for error in one.errors]
    return ReviewPoint(n, one.seat, _rounded(one.stood), errors, _rounded(one.lay))


def _rounded(values: Sequence[float]) -> list[float]:
    return [_round(value) for value in values]


def _round(value: float) -> float:
    """To a tenth of a point: nothing is known more exactly."""
    return round(value, 3) + 0.0


class _Teller:
    """Goes through the game once, and tells of each decision."""

    def __init__(self, record: Record, review: Review, names: Sequence[str], language: str) -> None:
        self._record, self._review, self._language = record, review, language
        self._speaker = Speaker(record.game, language, names)
        self._moments = moments(record)

    def found(self) -> ReviewFound:
        review = self._review
        weighed = [step.weighing for step in review.steps]
        told = marked_in(review)
        texts, dear = self._walk()
        return ReviewFound(
            together=review.together,
            points=[point(one, self._moments[one.number]) for one in weighed],
            steps=[
                ReviewStep(text, _rounded(step.weighing.gained), _rounded(step.luck))
                for text, step in zip(texts, review.steps, strict=True)
            ],
            accounts=[
                ReviewAccount(one.start, one.luck, one.skill, one.others, one.result, _round(SURE * one.skill_error))
                for one in review.accounts
            ],
            turning=[
                TurningPoint(self._moment(one.step), self._moment(one.step + 1), one.seat, _round(one.change), one.why)
                for one in review.turning
            ],
            marks=[PartMark(self._moment(one.step), one.kind, one.number) for one in review.marks],
            dear=dear,
            worlds=min((one.worlds for one in weighed), default=0),
            error=_usual_error(weighed),
            closely=min((one.worlds for one in told), default=0),
            closely_error=_usual_error(told),
        )

    def _moment(self, step: int) -> int:
        """In which a decision was made; after the last one comes the end."""
        steps = self._review.steps
        return self._moments[steps[step].weighing.number] if step < len(steps) else self._moments[-1]

    def _walk(self) -> tuple[list[Sentence], list[DearMove]]:
        """What was chosen at each decision, and more of those that cost most."""
        review = self._review
        dearest = {step.weighing.number for seat in range(self._record.seats) for step in review.dearest(seat)}
        texts: list[Sentence] = []
        dear: list[DearMove] = []
        steps = iter(review.steps)
        step = next(steps, None)
        match = Match.follow(find_game(self._record.game), self._record, 0)
        for number, answer in enumerate(self._record.answers):
            if answer.seat < 0:
                continue
            if step is not None and step.weighing.number == number:
                ask = next(pick for pick in match.asks if pick.seat == answer.seat)
                texts.append(self._speaker.choice(_option(ask, answer.id)).text)
                if number in dearest:
                    dear.append(self._dear(match, ask, step))
                step = next(steps, None)
            match.play(answer.id, answer.seat)
        return texts, sorted(dear, key=lambda one: one.cost, reverse=True)

    def _dear(self, match: Match, ask: Pick, step: Step) -> DearMove:
        one = step.weighing
        chosen = next(weighed for weighed in one.options if weighed.option == one.option)
        better = next(weighed for weighed in one.options if weighed.option == step.better)
        asking = match.game.words.asking(match.view(one.seat))
        return DearMove(
            n=self._moments[one.number],
            seat=one.seat,
            cost=_round(step.cost),
            error=_round(SURE * better.error),
            chosen=self._weighed(match, ask, chosen),
            better=self._weighed(match, ask, better),
            asked=self._speaker.ask(ask, asking),
        )

    def _weighed(self, match: Match, ask: Pick, weighed: Weighed) -> ReviewOption:
        option = _option(ask, weighed.option)
        known = facts(weighed.expected)
        told = wording(self._record.game, self._language).expectation(known) if set(known) - {"win"} else ""
        events = leads_to(match, ask, option, Random(1))
        return ReviewOption(
            text=self._speaker.choice(option).text,
            chance=_round(weighed.chance),
            told=told,
            leads_to=[self._speaker.event(event) for event in events],
        )


def _usual_error(weighed: Sequence[Weighing]) -> float:
    return _round(SURE * median([one.errors[one.seat] for one in weighed])) if weighed else 0.0


def _option(ask: Pick, option_id: str) -> HasId:
    option = ask.option(option_id)
    assert option is not None
    return option
