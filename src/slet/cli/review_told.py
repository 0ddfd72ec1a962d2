"""What a review tells, in words: for the terminal and for the report."""

from dataclasses import dataclass

from slet.cli.seating import names_in
from slet.cli.words import Words
from slet.games import find_game
from slet.games.result import result_lines
from slet.games.wording import Wording, wording
from slet.kernel.record import Record
from slet.players.hints import facts
from slet.review import Account, Review, Step, Turning
from slet.review.reviewing import moments

SHOWN = ("start", "luck", "skill", "others", "result")
"""Of an account."""


@dataclass(frozen=True)
class Told:
    """A decision in words."""

    move: int
    """Which decision of the game, from 1."""
    round: int
    """0 where there are none."""
    seat: int
    name: str
    option: str
    better: str = ""
    """Where another one is clearly better."""
    expected: str = ""
    """What could be expected of what was chosen, and of the better one."""
    better_expected: str = ""


class Telling:
    """A review, its record and a language."""

    def __init__(self, record: Record, review: Review, words: Words) -> None:
        self.record = record
        self.review = review
        self.words = words
        self.names = names_in(record, words("seat-word"))
        self.wording: Wording = wording(record.game, words.language)
        self.game = self.wording.say("name")
        self.moves = self._moves()

    def _moves(self) -> list[Told]:
        """Every decision; the game is played through once."""
        wanted = {step.weighing.number: n for n, step in enumerate(self.review.steps)}
        rounds = {mark.step: mark.number for mark in self.review.marks}
        found, now = [], 0
        for number, _, ask, chosen in moments(self.record):
            if number not in wanted:
                continue
            n = wanted[number]
            step, now = self.review.steps[n], rounds.get(n, now)
            better = None if step.better is None else ask.option(step.better)
            found.append(
                Told(
                    n + 1,
                    now,
                    ask.seat,
                    self.names[ask.seat],
                    self.wording.option(chosen, self.names),
                    "" if better is None else self.wording.option(better, self.names),
                    self._expected(step, step.weighing.option),
                    "" if better is None else self._expected(step, better.id),
                )
            )
        return found

    def _expected(self, step: Step, option: str) -> str:
        one = next(one for one in step.weighing.options if one.option == option)
        return self.wording.expectation(facts(one.expected))

    @property
    def ending(self) -> list[str]:
        """Who won, and why the game ended."""
        outcome = self.record.outcome
        assert outcome is not None
        return result_lines(find_game(self.record.game), outcome, self.names, None, self.words.language)

    def move_of(self, step: Step) -> Told:
        return self.moves[self.review.steps.index(step)]

    def dear(self, step: Step) -> str:
        """A move that cost much, beside the better one."""
        told = self.move_of(step)
        better = step.weighing.options[0]
        return self.words(
            "review-dear",
            name=told.name,
            number=told.move,
            option=told.option,
            better=told.better,
            cost=per_cent(step.cost),
            pm=round(196 * better.error),
        )

    def turned(self, turn: Turning) -> str:
        """Where somebody's chance became another one."""
        told = self.moves[turn.step]
        then = self.review.steps[turn.step].weighing.stood[turn.seat]
        return self.words(
            "review-turned",
            number=told.move,
            who=told.name,
            option=told.option,
            name=self.names[turn.seat],
            before=per_cent(then),
            after=per_cent(then + turn.change),
            why=turn.why,
        )

    @property
    def error(self) -> int:
        """How far off a chance at the marked moments may be, at most: half of a 95 % interval, in points."""
        steps = self.review.steps
        errors = [max(steps[turn.step].weighing.errors) for turn in self.review.turning]
        return round(196 * max(errors, default=0.0))


def per_cent(chance: float) -> int:
    return round(100 * chance)


def signed(chance: float) -> str:
    """In points, with its sign; what is nothing has none."""
    points = per_cent(chance)
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def cells(one: Account) -> dict[str, str]:
    """In per cent; what was gained or lost with its sign."""
    plain = ("start", "result")
    return {name: str(per_cent(getattr(one, name))) if name in plain else signed(getattr(one, name)) for name in SHOWN}
