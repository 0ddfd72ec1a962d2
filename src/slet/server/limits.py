"""How many are connected from where, and how much each may send at once: nobody takes all the room."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from slet.server.errors import TooFast

BURST, A_SECOND = 200.0, 50.0
"""Messages that somebody may send at once, and in a second in the long run."""


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

    def __init__(self) -> None:
        self._left = BURST
        self._at = time.monotonic()

    def spend(self) -> None:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < 1:
            raise TooFast
        self._left -= 1

    @staticmethod
    def a_while() -> float:
        """Seconds until the next message fits in."""
        return 1 / A_SECOND
