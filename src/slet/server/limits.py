"""How many are connected from where, and how much each may send at once: nobody takes all the room."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from slet.server.errors import TooFast

BURST, A_SECOND = 200.0, 50.0
"""Messages that somebody may send at once, and in a second in the long run."""
LINES, LINES_A_SECOND = 12.0, 0.5
"""The same for what they say."""


class Connected:
    """How many are connected from each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._from: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Count somebody in for as long as they are connected; `TooFast` if there are too many from there."""
        if self._from[address] >= self._most:
            raise TooFast("too-many-connections", most=self._most)
        self._from[address] += 1
        try:
            yield
        finally:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]


class Bucket:
    """A bucket that fills again: who sends too much at once has to wait."""

    def __init__(self, burst: float | None = None, a_second: float | None = None) -> None:
        self._burst = self._left = BURST if burst is None else burst
        self._a_second = A_SECOND if a_second is None else a_second
        self._at = time.monotonic()

    @property
    def is_full(self) -> bool:
        return self._level() >= self._burst

    def spend(self, otherwise: TooFast | None = None) -> None:
        self._left = self._level()
        self._at = time.monotonic()
        if self._left < 1:
            raise otherwise or TooFast()
        self._left -= 1

    def _level(self) -> float:
        return min(self._burst, self._left + (time.monotonic() - self._at) * self._a_second)

    @staticmethod
    def a_while() -> float:
        """Seconds until the next message fits in."""
        return 1 / A_SECOND


class Founding:
    """How many tables are set up from each address: junk is not to crowd out what people play."""

    def __init__(self, an_hour: int) -> None:
        self._an_hour = an_hour
        self._from: dict[str, Bucket] = {}

    def one_more(self, address: str) -> None:
        """`TooFast` if there were too many from there; a quarter of those of an hour may come at once."""
        if len(self._from) > MOST_ADDRESSES:
            self._from = {where: bucket for where, bucket in self._from.items() if not bucket.is_full}
        bucket = self._from.get(address)
        if bucket is None:
            bucket = self._from[address] = Bucket(max(1.0, self._an_hour / 4), self._an_hour / 3600)
        bucket.spend(TooFast("too-many-tables", most=self._an_hour))


MOST_ADDRESSES = 10_000
"""So many are remembered before those are forgotten who may do as they like again."""
