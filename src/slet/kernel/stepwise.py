"""A match whose chance is answered by whoever holds it: for searches and solvers that have to see chance.

Every shuffle is taken apart into single draws, every roll into single dice, each with a handful of equally likely
outcomes. What is held here never changes: to go on gives another one, so that going back costs nothing.
"""

from random import Random
from typing import Any, Self

from slet.kernel.chance import guess
from slet.kernel.errors import SletError
from slet.kernel.game import Game, Outcome
from slet.kernel.match import Match
from slet.kernel.questions import Chance, Draw, HasId, Pick, Roll
from slet.kernel.setting_up import check_seats, game_settings


class _Wanted(BaseException):
    """A question of chance that nobody has answered yet. No error: nothing that deals with errors may catch it."""

    def __init__(self, question: Chance) -> None:
        self.question = question


class _Given:
    """A source of chance that has these answers and no more."""

    def __init__(self, answers: tuple[Any, ...]) -> None:
        self.drawn = 0
        self.seed = b""
        self._answers = answers

    def answer(self, question: Chance) -> Any:
        if self.drawn == len(self._answers):
            raise _Wanted(question)
        self.drawn += 1
        return self._answers[self.drawn - 1]


class Stepwise:
    """A moment of a match: a seat is asked, or chance is, or it is over.

    `worlds`: chance has only so many answers to each of its questions, the same each time: a small game with all its
    rules. `parts`: it is over after so many rounds (or turns, whatever the game counts), by what everybody has then.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Any],
        *,
        worlds: int | None = None,
        parts: int | None = None,
    ) -> None:
        check_seats(game, seats)
        if parts is not None and game.score.standing is None:
            raise SletError("lab-no-parts", game=game.id)
        self.game = game
        self.seats = seats
        self._settings = game_settings(game, seats, options)
        self._worlds = worlds
        self._parts = parts
        self._match: Match | None = None  # as it was before the answer that is being carried out
        self._answer: tuple[HasId, int] | None = None
        self._fate: tuple[Any, ...] = ()
        self._drawn: tuple[int, ...] = ()
        self._chances = 0
        self._state: Any = None
        self.question: Chance | None = None
        """What chance is asked."""
        self._carry_out()

    @classmethod
    def of(cls, match: Match, *, worlds: int | None = None, parts: int | None = None) -> Self:
        """The moment at which a match stands."""
        made = cls.__new__(cls)
        made.game, made.seats, made._settings = match.game, match.seats, match.settings
        made._worlds, made._parts = worlds, parts
        made._match, made._state = match, match.state
        made._answer, made._fate, made._drawn, made._chances, made.question = None, (), (), 0, None
        return made

    def _carry_out(self) -> None:
        """Begin, or do what was answered last, as far as chance has answered."""
        given: Any = _Given(self._fate)
        if self._match is None:
            start = self.game.rules.start(self.seats, self._settings)
            match: Match = Match(self.game, self.seats, self._settings, start, given)
            match._origin = (start.copy(), 0)
        else:
            match = self._match.fork()
            match._stream = given
        self._state = match.state
        try:
            if self._answer is None:
                match._begin()
            else:
                match.play(*self._answer)
        except _Wanted as wanted:
            self._state = match.state
            self.question = wanted.question
        else:
            self._match, self._state = match, match.state
            self._answer, self._fate, self.question = None, (), None

    def _copy(self) -> "Stepwise":
        twin = Stepwise.__new__(Stepwise)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: object) -> "Stepwise":
        return self

    # --- where it stands ---------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self._state

    @property
    def match(self) -> Match:
        """The match, where a seat is asked or all is over. Not to be played: it is shared."""
        if self._match is None or self.question is not None:
            raise SletError("lab-chance-first")
        return self._match

    @property
    def is_over(self) -> bool:
        if self._parts is not None and self.game.words.part(self._state) > self._parts:
            return True
        return self.question is None and self._match is not None and self._match.ask is None

    @property
    def ask(self) -> Pick | None:
        """The open question to a seat; the first of them, where several choose at once."""
        if self.question is not None or self._match is None or self.is_over:
            return None
        return self._match.ask

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: as the game says, or by what everybody has when it is broken off."""
        if not self.is_over:
            return None
        if self.question is None and self._match is not None and self._match.outcome is not None:
            return self._match.outcome
        standing = self.game.score.standing
        assert standing is not None
        scores = standing(self._state)
        winners = tuple(seat for seat, points in enumerate(scores) if points == max(scores))
        return Outcome(scores, winners, "broken-off")

    # --- chance ------------------------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        """How many equally likely outcomes the next draw has; 0 where none is due."""
        question = self.question
        if question is None or self.is_over:
            return 0
        if self._worlds is not None:
            return min(self._worlds, question.outcomes)
        return _stages(question)[len(self._drawn)]

    def draw(self, number: int) -> "Stepwise":
        """Go on with the outcome of that number."""
        question = self.question
        if question is None or not 0 <= number < self.outcomes:
            raise SletError("lab-no-outcome", number=str(number)[:80], outcomes=self.outcomes)
        twin = self._copy()
        if self._worlds is not None:
            answer = guess(question, Random(f"{self._chances}/{number}"))
        else:
            twin._drawn = (*self._drawn, number)
            stages = _stages(question)
            if len(twin._drawn) < len(stages):
                return twin
            answer = question.answer(_number(twin._drawn, stages))
        twin._fate, twin._drawn, twin._chances = (*self._fate, answer), (), self._chances + 1
        twin._carry_out()
        return twin

    # --- choices -----------------------------------------------------------------------------------------------

    def play(self, option: HasId) -> "Stepwise":
        """Go on with the choice of the seat that is asked."""
        ask = self.ask
        if ask is None:
            raise SletError("lab-chance-first" if self.question is not None else "lab-over")
        twin = self._copy()
        twin._answer = (option, ask.seat)
        twin._carry_out()
        return twin

    def imagine(self, seat: int, rng: Random) -> "Stepwise":
        """As that seat may know it: all that is hidden from it is dealt anew."""
        twin = Stepwise.of(self.match.imagine(seat, rng), worlds=self._worlds, parts=self._parts)
        twin._chances = self._chances
        return twin


def _stages(question: Chance) -> list[int]:
    """How many outcomes each single draw has."""
    if isinstance(question, Draw):
        return [question.size - n for n in range(question.count) if question.size - n > 1] or [1]
    if isinstance(question, Roll):
        return [question.sides] * question.dice
    return [question.outcomes]


def _number(drawn: tuple[int, ...], stages: list[int]) -> int:
    """The number of the answer that these draws make."""
    number = 0
    for one, size in zip(reversed(drawn), reversed(stages), strict=True):
        number = number * size + one
    return number
