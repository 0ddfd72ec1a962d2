"""Answers known beforehand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from slet.kernel.errors import RecordMismatch
from slet.kernel.journal import REDEAL
from slet.kernel.questions import Chance
from slet.kernel.record import FATE

if TYPE_CHECKING:
    from slet.kernel.match import Match


class Script:
    """Plays a match by the answers of a record, of a position, or of the match itself before an undo."""

    __slots__ = ("answers", "at", "open_ended")

    def __init__(self, answers: Sequence[tuple[int, Any]], *, open_ended: bool = False) -> None:
        self.answers = answers
        self.at = 0
        self.open_ended = open_ended

    @property
    def is_over(self) -> bool:
        """Whether it has nothing more to say, and need not."""
        return self.open_ended and self.at == len(self.answers)

    def chance(self, match: "Match", question: Chance) -> Any:
        seat, answer = self.answers[self.at] if self.at < len(self.answers) else (FATE, None)
        if seat != FATE or answer is None:
            raise self._mismatch(match, type(question).__name__.lower(), answer)
        if isinstance(answer, str):
            try:
                answer = question.read(answer)
            except ValueError:
                raise self._mismatch(match, type(question).__name__.lower(), answer) from None
        else:
            answer = answer[1]
        self.at += 1
        if match._stream is not None:
            match._stream.drawn += 1
        return answer

    def answer(self, match: "Match") -> None:
        """Give the next answer, which must be a player's, or deal anew."""
        seat, answer = self.answers[self.at]
        if seat == REDEAL:
            self.at += 1
            match._deal_anew(answer)
            return
        asks = match.asks
        if not asks:
            raise RecordMismatch("record-too-long", number=self.at + 1)
        pick = next((pick for pick in asks if pick.seat == seat), None)
        option = pick.option(answer) if pick is not None and isinstance(answer, str) else answer
        if pick is None or option is None:
            raise self._mismatch(match, asks[0].kind, answer, asks[0].seat)
        self.at += 1
        match._accept(pick, option)

    def _mismatch(self, match: "Match", question: str, answer: Any, asked: int = FATE) -> RecordMismatch:
        step = match.state.step or "-"
        if answer is None:
            return RecordMismatch("record-too-short", number=self.at + 1, step=step, question=question)
        seat = self.answers[self.at][0]
        text = str(answer)[:80]
        return RecordMismatch(number=self.at + 1, step=step, question=question, asked=asked, seat=seat, answer=text)
