"""Time to think.

`live`: every seat has some time for the whole game, and more with each answer. `days`: so many days for each answer.
When the time for a question is up, a computer player answers that one question; nobody is thrown out of a game.
The clocks follow from when each act was done, so that nothing else has to be kept.
"""

from collections.abc import Sequence

from slet.server.wire import Clock

A_DAY = 24 * 60 * 60.0


class Clocks:
    """The clocks of one table, as they stood after the last act."""

    def __init__(self, clock: Clock, seats: int, awake_since: float) -> None:
        self._clock = clock
        self._left = [self._first] * seats
        self._asked_since: dict[int, float] = {}
        self._awake_since = awake_since
        """When this process began: the time in which the server was away is nobody's."""

    @property
    def _first(self) -> float:
        return self._clock.days * A_DAY if self._clock.kind == "days" else self._clock.minutes * 60.0

    @property
    def run(self) -> bool:
        return self._clock.kind != "none"

    def ask(self, asked: Sequence[int], at: float) -> None:
        """These seats are asked from now on; those among them that were asked before go on as they are."""
        self._asked_since = {seat: self._asked_since.get(seat, at) for seat in asked}

    def answered(self, seat: int, at: float) -> None:
        """The seat has answered: its time stops."""
        since = self._asked_since.pop(seat, None)
        if since is None or self._clock.kind != "live":
            return
        self._left[seat] = max(0.0, self._left[seat] - max(0.0, at - since)) + self._clock.increment

    def taken_back(self) -> None:
        """Somebody has taken an answer back: what is asked now is asked anew."""
        self._asked_since = {}

    def left(self, at: float) -> list[float]:
        """Seconds that each seat has left."""
        return [max(0.0, self._seat_left(seat, at)) for seat in range(len(self._left))]

    def _seat_left(self, seat: int, at: float) -> float:
        since = self._asked_since.get(seat)
        if since is None:
            return self._left[seat]
        if self._clock.kind == "live":
            since = max(since, self._awake_since)
        return self._left[seat] - (at - since)
