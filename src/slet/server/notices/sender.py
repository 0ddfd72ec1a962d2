"""Tells what is due: takes it from the outbox, hands it to whatever carries it, and keeps what came of that.

A notice goes out at least once: who is killed after a push service or a mail server has taken it, and before that was
kept, cannot know it, and the next one sends it again. Both bear the same id, by which the receiver shows one of them.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from secrets import token_hex

from slet.server.notices.figures import NOTICES_DONE, OVERDUE
from slet.server.notices.outbox import CONFIRMING, Notice, Outbox
from slet.server.store import now

LOG = logging.getLogger("slet.server")
LOOK = 2.0
"""Seconds between two looks into the outbox."""
AT_ONCE = 20
"""Notices that one worker tells at the same time."""
PATIENCE = 25.0
"""Seconds that telling may take ..."""
HELD = 3 * PATIENCE
"""... and after which one is taken for lost that was held: long enough that nobody has it still under way."""
LOOKS_NOW = 60.0
"""Seconds until it is tried again to tell somebody who looks at the board just now."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 6 * 3600.0
"""Seconds until it is tried again; each time twice as long."""
A_MINUTE = 60.0


class Later(Exception):
    """The other side takes nothing just now. `pause`: for so many seconds, where it says."""

    def __init__(self, why: str, pause: float | None = None) -> None:
        super().__init__(why)
        self.pause = pause


class Gone(Exception):
    """There is nobody any more at that address."""


class NotTaken(Exception):
    """The other side will never take it."""


Carrier = Callable[[Notice], Awaitable[None]]
"""Tells one notice; `Later`, `Gone` or `NotTaken` say why it could not."""


class Sender:
    def __init__(
        self,
        outbox: Outbox,
        carriers: Mapping[str, Carrier],
        looks: Callable[[str, str], bool] = lambda _table, _player: False,
        clock: Callable[[], float] = now,
    ) -> None:
        self._outbox = outbox
        self._carriers = carriers
        self._looks = looks
        """Whether that player looks at that table just now."""
        self._clock = clock
        self._name = token_hex(8)
        self._rng = Random()
        self._counted = 0.0

    async def run(self) -> None:
        while True:
            try:
                while await self.once():
                    pass
                await self._count()
            except Exception:
                LOG.exception("notices could not be told")
            await asyncio.sleep(LOOK)

    async def once(self) -> int:
        """Tell what is due now, as far as one goes at once: how many were taken."""
        at = self._clock()
        # Another name each time: what an earlier time has let go of is not touched any more.
        holder = f"{self._name}-{self._rng.getrandbits(24):06x}"
        taken = await self._outbox.take(holder, at, at + HELD, AT_ONCE)
        await asyncio.gather(*(self._tell(notice, holder) for notice in taken))
        return len(taken)

    async def _tell(self, notice: Notice, holder: str) -> None:
        try:
            done = await self._told(notice, holder)
        except Exception:
            LOG.exception("a notice by %s could not be told", notice.way.kind)
            done = "failed"
            await self._again(notice, holder, None)
        NOTICES_DONE.labels(notice.way.kind, done).inc()

    async def _told(self, notice: Notice, holder: str) -> str:
        carrier = self._carriers.get(notice.way.kind)
        if not notice.still_due:
            await self._outbox.told(notice, holder)
            return "withdrawn"
        if carrier is None:  # the host has switched this way off
            await self._again(notice, holder, LONGEST_PAUSE)
            return "later"
        if (until := self._not_before(notice)) > self._clock():
            await self._outbox.put_off(notice, holder, until, notice.tries)
            return "later"
        try:
            async with asyncio.timeout(PATIENCE):
                await carrier(notice)
        except (Later, TimeoutError) as error:
            pause = await self._again(notice, holder, error.pause if isinstance(error, Later) else None)
            why = str(error) or "no answer in time"
            LOG.warning("a notice by %s waits for %.0f seconds: %s", notice.way.kind, pause, why)
            return "failed"
        except Gone:
            await self._outbox.close(notice.way, refused=False)
            return "gone"
        except NotTaken as error:
            LOG.warning("a notice by %s is refused for good: %s", notice.way.kind, error)
            await self._outbox.close(notice.way, refused=True)
            return "refused"
        return "sent" if await self._outbox.told(notice, holder) else "crossed"

    def _not_before(self, notice: Notice) -> float:
        """When it may be told: not while they look at the board, and not in their quiet hours."""
        at = self._clock()
        if notice.about == CONFIRMING:  # they have just asked for it
            return at
        if self._looks(notice.about, notice.way.player):
            at += LOOKS_NOW
        return at if notice.quiet is None else notice.quiet.until(at)

    async def _again(self, notice: Notice, holder: str, pause: float | None) -> float:
        grown = min(FIRST_PAUSE * 2.0**notice.tries, LONGEST_PAUSE)
        # Not all that failed together together again.
        wait = max(pause or 0.0, grown * self._rng.uniform(0.8, 1.2))
        wait = min(wait, LONGEST_PAUSE)
        await self._outbox.put_off(notice, holder, self._clock() + wait, min(notice.tries + 1, 30))
        return wait

    async def _count(self) -> None:
        if (at := self._clock()) - self._counted >= A_MINUTE:
            self._counted = at
            OVERDUE.set(await self._outbox.overdue(at - A_MINUTE))
