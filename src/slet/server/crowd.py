"""How many are connected, and from where: nobody takes all the room."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from slet.server.errors import TooFast


class Crowd:
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
