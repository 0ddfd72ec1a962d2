"""Looking back at finished games: in processes that stand behind everything else, one game at a time for each person.

What is found is kept as it is found. So whoever asks again is told what there is, a server that stops goes on later,
and a worker can tell of what another one is doing.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec

from slet.kernel.data import to_json
from slet.kernel.errors import SletError
from slet.kernel.record import Record, read_record
from slet.review import Effort, Weighing, weigh_all, work
from slet.review.kept import heading
from slet.server.errors import NoLonger, TooFast, messages
from slet.server.review_notes import ReviewNotes, notes_of
from slet.server.review_store import ABANDONED, ReviewRow, ReviewStore
from slet.server.review_telling import moments, point, tell_review
from slet.server.review_wire import ReviewStage, ReviewState
from slet.server.settings import Settings
from slet.server.statistics import all_as_one
from slet.server.store import Store, now
from slet.server.table import LiveTable
from slet.server.thinking import Ended, Hung, Thinkers

LOG = logging.getLogger("slet.server")
AT_ONCE = 40
"""Reviews that may be under way or wait."""
OF_ONE = 4
"""Of those so many may be of one person."""
TRIES = 2
"""So often the work is given to a process; then it is given up."""
A_LOOK = 120.0
"""Seconds that one look may take on a busy machine. Then its process is taken for hung."""
KEPT_EVERY = 2.0
"""Seconds: what was found is kept together, since whoever plays wants to write as well."""


class Refusal(msgspec.Struct, frozen=True):
    """Why nothing can be said of a game, to be told in anybody's language."""

    key: str
    arguments: dict[str, str | int] = {}


def look_back(
    record: bytes, effort: Effort, before: list[Weighing], tell: Callable[[int | list[Weighing]], None]
) -> Refusal | None:
    """Tell how many looks there will be at most, then each as it was taken. Runs in another process."""
    try:
        played = read_record(record)
        tell(work(played))
        weigh_all(played, effort, 1, before, lambda one: tell([one]))
    except SletError as error:
        return Refusal(error.key, error.arguments)
    return None


class Going:
    """A review that is under way here."""

    def __init__(self, table: str, player: str, record: Record, names: list[str]) -> None:
        self.table, self.player, self.record, self.names = table, player, record, names
        self.begun = False
        self.of = 0
        self.found: list[Weighing] = []
        self.kept = 0
        """So many of them are in the database."""

    def hear(self, told: int | list[Weighing]) -> None:
        if isinstance(told, int):
            self.of = told
        else:
            self.found += told


class Reviews:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = ReviewStore(store)
        self._notes = ReviewNotes(store)
        self._settings = settings
        self._effort = Effort.of(settings.review_worlds) if settings.review_worlds else Effort()
        self._workers = Thinkers(settings.reviewers, A_LOOK, settings.review_niceness)
        self._going: dict[str, Going] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        """Whose turn it is among the reviews of one person."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def pids(self) -> list[int]:
        return self._workers.pids

    async def close(self) -> None:
        """What was found is kept; the rest is found when somebody asks again."""
        for task in self._tasks:
            task.cancel()
        await self._workers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- telling -----------------------------------------------------------------------------------------------------

    async def tell(self, table: LiveTable, since: int, language: str) -> ReviewStage:
        """How far it is; nothing is begun."""
        record = self._record(table)
        going = self._going.get(table.row.id)
        if going is not None:
            return _stage("going" if going.begun else "waiting", record, going.found, since, going.of)
        row = await self._store.review(table.row.id)
        if row is None or row.about != self._about(record):
            return _stage("none", record, [], since)
        if row.state == "done":
            return msgspec.structs.replace(_stage("done", record, [], 0), found=row.told(language))
        found = await self._store.parts(table.row.id)
        if row.state == "failed":
            return msgspec.structs.replace(_stage("failed", record, found, since), text=_why(row, language))
        return _stage("none" if row.beat < now() - ABANDONED else "going", record, found, since)

    async def ask(self, table: LiveTable, player: str, since: int, language: str) -> ReviewStage:
        """Begin, unless that is done already; how far it is."""
        stage = await self.tell(table, since, language)
        if stage.state in ("none", "failed"):
            if table.row.id not in self._going:  # somebody may have asked for it meanwhile
                self._begin(table, player)
            stage = await self.tell(table, since, language)
        return stage

    def _record(self, table: LiveTable) -> Record:
        """The record of the game; refused, where nothing may be told or nothing can be."""
        if table.row.status != "over":
            raise NoLonger("review-too-early")
        match = table.match
        if match is None or match.outcome is None or (table.way is not None and table.way.taken_over):
            raise NoLonger("review-other-rules")
        answers, most = sum(answer.seat >= 0 for answer in match.answers), self._settings.review_answers
        if answers > most:
            raise NoLonger("review-too-long", answers=answers, most=most)
        return match.record()

    def _about(self, record: Record) -> str:
        return msgspec.json.encode(heading(record, self._effort)).decode()

    # --- working -----------------------------------------------------------------------------------------------------

    def _begin(self, table: LiveTable, player: str) -> None:
        own = sum(going.player == player for going in self._going.values())
        if own >= OF_ONE:
            raise TooFast("reviews-of-one", most=OF_ONE)
        if len(self._going) >= AT_ONCE:
            raise TooFast("reviews-at-once")
        going = self._going[table.row.id] = Going(table.row.id, player, self._record(table), table.names)
        task = asyncio.create_task(self._run(going))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, going: Going) -> None:
        turn = self._turns.setdefault(going.player, asyncio.Lock())
        try:
            async with turn:
                about = self._about(going.record)
                while (whose := await self._store.take(going.table, about, going.player)) == "later":
                    await asyncio.sleep(KEPT_EVERY)  # another worker is at another game of the same person
                if whose == "ours":
                    await self._look_back(going)
        except Exception:
            LOG.exception("table %s could not be looked back at", going.table)
            with suppress(Exception):
                await self._store.give_up(going.table, "")
        finally:
            del self._going[going.table]
            if not any(other.player == going.player for other in self._going.values()):
                self._turns.pop(going.player, None)
            if not self._going:
                await self._workers.rest()

    async def _look_back(self, going: Going) -> None:
        going.found = await self._store.parts(going.table)
        going.kept = len(going.found)
        keeping = asyncio.create_task(self._keep_on(going))
        try:
            refused = await self._find(going)
            await self._keep(going)
            if refused is not None:
                await self._store.give_up(going.table, msgspec.json.encode(refused).decode())
                return
            weighed = list({one.number: one for one in going.found}.values())
            weighed.sort(key=lambda one: one.number)
            texts = await self._workers.do(tell_review, going.record.to_json(), weighed, going.names)
            notes = await self._workers.do(notes_of, going.record.to_json(), weighed)
            await self._notes.keep(going.table, notes)
            await self._store.finish(going.table, texts)
        except asyncio.CancelledError:
            await self._keep(going)
            await self._store.let_go(going.table)
            raise
        except Exception:
            await self._keep(going)
            raise
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    async def _find(self, going: Going) -> Refusal | None:
        """Have all of it found. A process that ends or hangs is replaced once: what it has found need not be again."""
        record = going.record.to_json()

        def hear(told: int | list[Weighing]) -> None:
            going.begun = True
            going.hear(told)

        for tried in range(TRIES):
            try:
                return await self._workers.listen(look_back, record, self._effort, list(going.found), heard=hear)
            except (Ended, Hung) as trouble:
                if tried == TRIES - 1:
                    raise
                LOG.warning("looking back at table %s begins anew: %s", going.table, type(trouble).__name__)
        raise AssertionError("it was tried")

    async def _keep_on(self, going: Going) -> None:
        while True:
            await asyncio.sleep(KEPT_EVERY)
            if len(going.found) > going.kept:
                await self._keep(going)
            else:
                await self._store.beat(going.table)

    async def _keep(self, going: Going) -> None:
        """Keep what was found since."""
        new = going.found[going.kept :]
        if new:
            n, going.kept = going.kept, going.kept + len(new)
            await self._store.add(going.table, n, new)


def _stage(state: ReviewState, record: Record, found: list[Weighing], since: int, of: int = 0) -> ReviewStage:
    """What was found since so many looks; all of it, where there are fewer by now."""
    first = since if since <= len(found) else 0
    at = moments(record)
    return ReviewStage(
        state=state,
        done=len(found),
        of=max(of, len(found)),
        first=first,
        points=[point(one, at[one.number]) for one in found[first:]],
        last=at[-1],
        together=all_as_one(record.game, record.seats, to_json(record.options).decode()),
    )


def _why(row: ReviewRow, language: str) -> str:
    if row.why:
        refusal = msgspec.json.decode(row.why, type=Refusal)
        return SletError(refusal.key, **refusal.arguments).text(language)
    return messages(language).say("review-failed")
