"""How many are connected from where, and how much each may send at once: nobody takes all the room."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from litestar.stores.base import Store
from litestar.stores.file import FileStore
from litestar.stores.memory import MemoryStore

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
    def as_it_stands(self) -> tuple[float, float]:
        """What is left, and when: to be kept, and set down again by whoever counts on. The clock is the machine's."""
        return self._left, self._at

    def set_down(self, left: float, at: float) -> None:
        self._left, self._at = min(left, self._burst), at

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


class Allowance:
    """So much an hour, a quarter of it at once; counted where all workers on this machine can look."""

    def __init__(self, counts: Store, of_what: str, an_hour: int) -> None:
        self._counts = counts
        self._of_what = of_what
        self._an_hour = an_hour
        self._counting = asyncio.Lock()

    async def one_more(self, whose: str, otherwise: TooFast) -> None:
        """Count one more; `otherwise` if there were too many. Two workers at the same moment may both take the last."""
        key = f"{self._of_what} {whose}"
        async with self._counting:
            kept = await self._counts.get(key)
            bucket = Bucket(max(1.0, self._an_hour / 4), self._an_hour / 3600)
            if kept is not None:
                bucket.set_down(*msgspec.json.decode(kept, type=tuple[float, float]))
            bucket.spend(otherwise)
            await self._counts.set(key, msgspec.json.encode(bucket.as_it_stands), AN_HOUR)


def counted_in(folder: Path | None) -> Store:
    """Where it is counted who has asked for how much: in files where several workers do so together."""
    return MemoryStore() if folder is None else FileStore(folder)


async def forget_old(counts: Store) -> None:
    """Keep no counts of those who may do as they like again."""
    while True:
        await asyncio.sleep(AN_HOUR)
        if isinstance(counts, MemoryStore | FileStore):
            await counts.delete_expired()


AN_HOUR = 3600
