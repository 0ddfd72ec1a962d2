"""One connection to a table: who reads, through whose eyes, and what of the log they have been sent."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from slet.games.course import Story
from slet.games.result import breakdown_rows, result_lines
from slet.games.telling import tell_story
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.errors import IllegalMove, SletError
from slet.kernel.game import Outcome
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.server.archive import Archive, archived_update
from slet.server.frames import Seen
from slet.server.identity.nobody import told
from slet.server.limits import LINES, LINES_A_SECOND, Bucket
from slet.server.logs import NO_CHANGE, SentLog
from slet.server.sentences import Speaker
from slet.server.store import ChatRow, now
from slet.server.table import LiveTable
from slet.server.wire import (
    Ask,
    BreakdownRow,
    FromClient,
    FromServer,
    LogChange,
    Refused,
    Result,
    RivalResult,
    Update,
    WhyNot,
)

NOTHING_TO_UNDO = ("undo-nothing", "undo-other-rules", "undo-branch")
"""Why something cannot be taken back even if all agree."""

BACKLOG = 8_000_000
"""Bytes. Who does not read while so much is waiting is disconnected, and gets all that matters when coming back."""


_WRITER = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    return _WRITER.encode(message)


class Connection:
    def __init__(self, table: LiveTable, player: str, language: str, address: str, session: str = "") -> None:
        self.table = table
        self.player = player
        self.session = session
        """The browser from which they have come."""
        self.language = language
        self.address = address
        """Under which address the server was reached."""
        self.looks = True
        """Whether the page is looked at, and not only open behind others."""
        self.too_slow = False
        """Too much was waiting to be read: nothing more will be sent."""
        self.when_too_slow: Callable[[], object] | None = None
        self.talk = Bucket(LINES, LINES_A_SECOND)
        self.hinting = False
        """Whether advice is on its way."""
        self.advised = -1
        """The question, by the number of acts before it, for which advice was given last."""
        self.soon: Callable[[bytes], bool] | None = None
        """Sends a message after this turn of the loop; False where it has to wait for longer."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        """Bytes that wait to be sent or are being sent."""
        self._in_hand = 0
        """How many of them are being sent."""
        self._eyes: int | None = None
        self._log: SentLog | None = None
        """The log that this connection has, up to act number `_read`."""
        self._read = -1

    @property
    def seats(self) -> list[int]:
        return self.table.seats_of(self.player)

    def hears(self, line: ChatRow) -> bool:
        """Those who watch talk in a room of their own; they hear the players, and the players do not hear them."""
        return line.seat is not None or not self.seats

    def becomes(self, player: str) -> None:
        """Whoever is connected is somebody else from now on: what was told to them is told anew."""
        self.player = player
        self._eyes, self._log, self._read = None, None, -1

    # --- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: FromServer | bytes) -> None:
        """What is told to many may be `encoded` already."""
        self._put(message if isinstance(message, bytes) else encoded(message))

    def _put(self, message: bytes) -> None:
        if self.too_slow:
            return
        message = told(message, self.language)
        if not self._waiting and self.soon is not None and self.soon(message):
            return
        self._waiting += len(message)
        self._outbox.put_nowait(message)
        if self._waiting > BACKLOG:
            self.too_slow = True
            if self.when_too_slow is not None:
                self.when_too_slow()

    async def next(self) -> bytes | None:
        """The next message to send, when the one before is on its way; None after the last."""
        self._waiting -= self._in_hand
        self._in_hand = 0
        message = await self._outbox.get()
        if message is not None:
            self._in_hand = len(message)
        return message

    def refuse(self, error: SletError) -> None:
        """Say why, and send nothing more."""
        self.send(refusal(error, self.language))
        self.soon = None
        self._outbox.put_nowait(None)

    def let_go(self) -> None:
        """Nobody is there any more. What knows this connection is known by it no longer: else they, and the table with
        them, would stay in memory until all of it is searched, which is seldom done.
        """
        self.soon = self.when_too_slow = None

    # --- how things stand --------------------------------------------------------------------------------------------

    def send_update(self) -> None:
        """How things stand, with what is new in the log."""
        if self.table.archive is not None:
            self._send_archive(self.table.archive)
            return
        match = self.table.match
        if match is None or self.too_slow:
            return
        table, seats, asks = self.table, self.seats, self.table.asks
        follows = not seats and self._follows
        if follows and (message := table.told_to_watchers(self.language)) is not None:
            self._read = table.n
            self.send(message)
            return
        speaker = table.speaker(self.language)
        before, eyes = self._eyes, self._look(seats, asks)
        you = _called_you(eyes, seats)
        own = None
        if eyes is not None and not table.seats[eyes].away:
            own = table.question_to(eyes)
            if own is not None and own is table.foregone:
                own = None
        view = match.view(eyes)
        seen = self._seen(match, before, view, eyes)
        log = self._news(match, eyes, speaker, you, seen)
        undo, undo_text = self._undo(seats)
        message = encoded(
            Update(
                n=table.n,
                eyes=eyes,
                view=msgspec.Raw(to_json(view)),
                frames=[moment.frame(speaker, you) for moment in seen],
                asked=[pick.seat for pick in asks],
                ask=None if own is None else put(own, view, match, speaker),
                log=log,
                result=result_of(table, eyes, self.language),
                undo=undo,
                undo_text=undo_text,
                clocks=table.clocks.left(now()) if table.clocks.run else None,
            )
        )
        if follows:
            table.tell_watchers(self.language, message)
        self.send(message)

    @property
    def _follows(self) -> bool:
        """Whether they have looked on until now, by nobody's eyes, and were told all but the last act."""
        eyes, n = self._eyes, self.table.n
        return eyes is None and self._read == n - 1 and self._log is self.table.log(None, self.language)

    def _send_archive(self, archive: Archive) -> None:
        if not self.too_slow:
            seats = self.seats
            eyes = seats[0] if seats else None
            self.send(archived_update(archive, self.table.n, eyes, _called_you(eyes, seats), self.language))

    def _look(self, seats: list[int], asks: Sequence[Pick]) -> int | None:
        """Whose eyes: those of the own seat that is asked, else those that looked before."""
        eyes = self._eyes if self._eyes in seats else None
        if eyes is None and seats:
            eyes = seats[0]
        if len(seats) > 1:
            asked = [pick.seat for pick in asks if pick.seat in seats]
            if asked and eyes not in asked:
                eyes = asked[0]
        self._eyes = eyes
        return eyes

    def _seen(self, match: Match, before: int | None, view: Any, eyes: int | None) -> list[Seen]:
        """What this connection saw on the way to the view, with the eyes that looked before: nothing, if they were not
        there, unless they have come for the beginning.
        """
        if self.table.n == 0 and self._read < 0:
            return self.table.happened.seen(match, eyes, view, eyes)
        if self._read == self.table.n - 1 and self._log is self.table.log(before, self.language):
            return self.table.happened.seen(match, before, view, eyes)
        return []

    def _news(
        self, match: Match, eyes: int | None, speaker: Speaker, you: int | None, seen: Sequence[Seen]
    ) -> LogChange:
        """What has changed in the log since some of it was last sent, besides what is told in frames."""
        log, known, n = self.table.log(eyes, self.language), self._log, self.table.n
        read, self._log, self._read = self._read, log, n
        if log is not known:
            return log.whole(match, n, speaker, you)
        return NO_CHANGE if read == n else log.change(match, n, speaker, you, seen)

    def _undo(self, seats: list[int]) -> tuple[Literal["free", "consent", "no"], str]:
        """Whether the last own answer can be taken back. Computer players always agree."""
        if not seats or not self.table.asks:
            return "no", ""
        barrier = self.table.cannot_undo(self.last_to_choose)
        if barrier is None:
            return "free", ""
        if barrier.key in NOTHING_TO_UNDO or not self.table.may_agree:
            return "no", barrier.text(self.language)
        return ("consent" if self.others else "free"), barrier.text(self.language)

    @property
    def last_to_choose(self) -> int:
        """The own seat that has made a choice last; one who plays for two takes back what was done last."""
        seats = self.seats
        last = self.table.last_to_choose(seats) if len(seats) > 1 else None
        return seats[0] if last is None else last

    @property
    def others(self) -> list[int]:
        """The seats where somebody else answers."""
        own = self.seats
        return [seat for seat in self.table.people if seat not in own]


def _called_you(eyes: int | None, seats: list[int]) -> int | None:
    """The seat that is called "you"; one who plays for two is called by their names."""
    return eyes if len(seats) == 1 else None


def refusal(error: SletError, language: str, message: FromClient | None = None) -> Refused:
    clause = error.clause if isinstance(error, IllegalMove) else None
    return Refused(error.key, error.text(language), clause, message.option if isinstance(message, WhyNot) else None)


def put(pick: Pick, view: Any, match: Match, speaker: Speaker) -> Ask:
    """The question with its options in words. The view is that of the seat that is asked."""
    options = [speaker.choice(option, pick.seat) for option in pick.options]
    return Ask(pick.seat, pick.kind, speaker.ask(pick, match.game.words.asking(view)), pick.why, options)


def result_of(table: LiveTable, eyes: int | None, language: str) -> Result | None:
    outcome = None if table.match is None else table.match.outcome
    if outcome is None:
        return None
    assert table.match is not None
    story, played_by = table.story, table.match.settings
    rows = breakdown_rows(table.game, outcome, language)
    return Result(
        scores=list(outcome.scores),
        has_points=table.game.score.has_points,
        winners=list(outcome.winners),
        together=outcome.together,
        text=" ".join(result_lines(table.game, outcome, table.names, eyes, language)),
        breakdown=[BreakdownRow(text, list(points)) for _, text, points in rows],
        rival=_rival(table, outcome, [source for source, _, _ in rows], language),
        course=[] if story is None else [list(scores) for scores in story.course.scores],
        tale=None if story is None else tell_story(table.game, story, table.names, eyes, language, played_by),
        sides=[] if story is None else _sides(story),
    )


def _sides(story: Story) -> list[list[int]]:
    sides = [] if story.race is None else [list(side) for side in story.race.sides if side]
    return sides if any(len(side) > 1 for side in sides) else []


def _rival(table: LiveTable, outcome: Outcome, sources: list[str], language: str) -> RivalResult | None:
    rival = outcome.rival
    if rival is None:
        return None
    name = wording(table.game.id, language).say(f"rival-{rival.name}")
    points = [rival.breakdown.get(source, 0) for source in sources]
    return RivalResult(name, rival.score, points, outcome.rival_won)
