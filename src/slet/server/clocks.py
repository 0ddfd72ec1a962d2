"""Time to think.

`live`: every seat has some time for the whole game, and more with each answer. `days`: so many days for each answer.
When the time for a question is up, a computer player answers that one question; nobody is thrown out of a game.
Each act says how much time it took, so that the clocks follow from the acts.
"""

from collections.abc import Sequence

from slet.server.wire import Clock

A_DAY = 24 * 60 * 60.0


class Clocks:
    """The clocks of one table, as they stood after the last act."""

    def __init__(self, clock: Clock, seats: int, awake_since: float) -> None:
        self._clock = clock
        first = clock.days * A_DAY if clock.kind == "days" else clock.minutes * 60.0
        self._left = [first] * seats
        self._asked_since: dict[int, float] = {}
        self.awake_since = awake_since
        """When the server began: the time in which it was away is nobody's."""

    @property
    def run(self) -> bool:
        return self._clock.kind != "none"

    def ask(self, asked: Sequence[int], at: float) -> None:
        """These seats are asked from now on; those among them that were asked before go on as they are."""
        self._asked_since = {seat: self._asked_since.get(seat, at) for seat in asked}

    def spent(self, seat: int, at: float) -> float:
        """Seconds that the open question has taken the seat."""
        since = self._asked_since.get(seat)
        if since is None or not self.run:
            return 0.0
        if self._clock.kind == "live":
            since = max(since, self.awake_since)
        return max(0.0, at - since)

    def answered(self, seat: int, spent: float) -> None:
        """The seat has answered: its time stops."""
        self._asked_since.pop(seat, None)
        if self._clock.kind == "live":
            self._left[seat] = max(0.0, self._left[seat] - spent) + self._clock.increment

    def not_asked(self, seat: int) -> None:
        """The question to the seat was none: it costs no time, and brings none."""
        self._asked_since.pop(seat, None)

    def taken_back(self) -> None:
        """Somebody has taken an answer back: what is asked now is asked anew."""
        self._asked_since = {}

    def left(self, at: float) -> list[float]:
        """Seconds that each seat has left."""
        return [max(0.0, left - self.spent(seat, at)) for seat, left in enumerate(self._left)]
