"""Time to think.

`live`: every seat has some time for the whole game, and more with each answer. `days`: so many days for each answer.
When the time for a question is up, a computer player answers that one question; nobody is thrown out of a game. Clocks
of days stand still for those who have announced that they are away.
Each act says how much time it took, so that the clocks follow from the acts.
"""

from collections.abc import Mapping, Sequence

from slet.server.wire import Clock

A_DAY = 24 * 60 * 60.0
Pause = tuple[float, float]
"""From when until when somebody's clock of days stands still."""


def apart(pauses: Sequence[Pause]) -> list[Pause]:
    """The same pauses, the earlier first, those that overlap as one: two people who became one may have had both."""
    found: list[Pause] = []
    for start, end in sorted(pauses):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found


class Clocks:
    """The clocks of one table, as they stood after the last act."""

    def __init__(self, clock: Clock, seats: int, awake_since: float) -> None:
        self._clock = clock
        first = clock.days * A_DAY if clock.kind == "days" else clock.minutes * 60.0
        self._left = [first] * seats
        self._asked_since: dict[int, float] = {}
        self.pauses: Mapping[int, Sequence[Pause]] = {}
        """By seat, the earlier first; they do not overlap."""
        self.awake_since = awake_since
        """When the server began: the time in which it was away is nobody's."""

    @property
    def run(self) -> bool:
        return self._clock.kind != "none"

    def ask(self, asked: Sequence[int], at: float) -> None:
        """These seats are asked from now on; those among them that were asked before go on as they are."""
        self._asked_since = {seat: self._asked_since.get(seat, at) for seat in asked}

    def asked_since(self, seats: Sequence[int]) -> float | None:
        """Since when the first of these seats has been asked; None where none of them is."""
        return min((self._asked_since[seat] for seat in seats if seat in self._asked_since), default=None)

    def spent(self, seat: int, at: float) -> float:
        """Seconds that the open question has taken the seat."""
        since = self._asked_since.get(seat)
        if since is None or not self.run:
            return 0.0
        if self._clock.kind == "live":
            return max(0.0, at - max(since, self.awake_since))
        stood = sum(max(0.0, min(at, end) - max(since, start)) for start, end in self.pauses.get(seat, ()))
        return max(0.0, at - since - stood)

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

    def up_in(self, seat: int, at: float) -> float:
        """In how many seconds the time of the seat, which is asked, will be up, if nothing changes."""
        up = at + max(0.0, self._left[seat] - self.spent(seat, at))
        if self._clock.kind == "days":
            for start, end in self.pauses.get(seat, ()):
                if start < up and end > at:  # the clock stands still meanwhile
                    up += end - max(start, at)
        return up - at
