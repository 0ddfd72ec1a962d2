"""A table in the memory of this process: what is kept of it, its match and its clocks, caught up to act number n."""

import asyncio
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from slet.games import find_game
from slet.kernel.chance import commitment
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.server.clocks import Clocks
from slet.server.logs import SentLog
from slet.server.sentences import Speaker
from slet.server.store import ActRow, SaidRow, SeatRow, TableRow, now

if TYPE_CHECKING:
    from slet.server.reader import Reader


class Wish(msgspec.Struct, frozen=True):
    """A wish to take back the last answer, and the seats that have not agreed yet. The next act ends it."""

    seat: int
    waiting_for: list[int]
    n: int
    """How many acts there were when it was made."""


class LiveTable:
    def __init__(self, row: TableRow, seats: Sequence[SeatRow], said: Sequence[SaidRow], awake_since: float) -> None:
        self.row = row
        self.set_seats(seats)
        self.said = list(said)
        self.game = find_game(row.game)
        self.n = 0
        """How many acts there are."""
        self.match: Match | None = None
        self.clocks = Clocks(row.time(), len(self.seats), awake_since)
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """The players who are connected to other workers, by worker."""
        self.lock = asyncio.Lock()
        """Who changes the table holds it."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.ringing = False
        """Whether somebody's time is up and a computer player is about to answer."""
        self._answered: list[int] = []
        self._logs: dict[tuple[int | None, str], SentLog] = {}

    # --- the game --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards are dealt. All chance follows from the seed."""
        self.match = Match.start(self.game, len(self.seats), self.row.settings(), self.row.seed)
        self.clocks.ask(self.asked, self.row.begun or 0.0)

    def try_out(self, acts: Sequence[ActRow]) -> Match:
        """The match as it will be after these acts: should a rule break on one, nothing has happened yet."""
        assert self.match is not None
        match = self.match.fork()
        for act in acts:
            _do(match, act)
        return match

    def apply(self, act: ActRow, tried: Match | None = None) -> None:
        """Do what is already kept. `tried` is the match after it, where it was tried out before."""
        if tried is None:
            assert self.match is not None
            _do(self.match, act)
        else:
            self.match = tried
        if act.kind == "undo":
            self._logs.clear()  # what was sent before is no longer true
            self.clocks.taken_back()
            self._answered = [answer.seat for answer in self.match.record().answers if answer.seat >= 0]
        else:
            self.clocks.answered(act.seat, act.spent)
            self._answered.append(act.seat)
        self.clocks.ask(self.asked, act.at)
        self.n = act.n

    def standing_of(self, match: Match) -> dict[str, Any]:
        """What lists of tables show where the match stands so, as far as it changes: whose turn it is, who has won."""
        if match.outcome is not None:
            winners = msgspec.json.encode([self.names[seat] for seat in match.outcome.winners]).decode()
            new = {"status": "over", "asked": "", "winners": winners}
        else:
            # While computer players think, it is still shown as the turn of the one who has just answered: they are
            # quick, and often the same one is asked again.
            people = [pick.seat for pick in match.asks if pick.seat in self.people]
            new = {"asked": ",".join(map(str, people))} if people else {}
        changed = {name: value for name, value in new.items() if getattr(self.row, name) != value}
        return {**changed, "updated": now()} if changed else {}

    def answer(self, seat: int, option: str, after: int = 0) -> ActRow:
        """The next act (or the one that comes after so many more): the seat answers now."""
        at = now()
        return ActRow(self.row.id, self.n + 1 + after, seat, "answer", option, at, self.clocks.spent(seat, at))

    def last_to_answer(self, seats: Sequence[int]) -> int | None:
        """Which of these seats has answered last."""
        return next((seat for seat in reversed(self._answered) if seat in seats), None)

    @property
    def wish(self) -> Wish | None:
        """The open wish to take something back."""
        wish = msgspec.json.decode(self.row.wish, type=Wish) if self.row.wish else None
        return wish if wish is not None and wish.n == self.n else None

    @property
    def asked(self) -> list[int]:
        return [pick.seat for pick in self.asks]

    @property
    def asks(self) -> tuple[Pick, ...]:
        return () if self.match is None else self.match.asks

    def question_to(self, seat: int) -> Pick | None:
        return next((pick for pick in self.asks if pick.seat == seat), None)

    @cached_property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @cached_property
    def course(self) -> list[list[int]]:
        """The scores as they were after each part of the finished game."""
        standing = self.game.standing
        if standing is None or self.match is None:
            return []
        again = Match.start(self.game, len(self.seats), self.row.settings(), self.row.seed)
        course = [list(standing(again.state))]
        for answer in self.match.record().answers:
            if answer.seat >= 0:
                again.play(answer.id, answer.seat)
                points = list(standing(again.state))
                if points != course[-1]:
                    course.append(points)
        return course

    # --- the people ------------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def set_seats(self, seats: Sequence[SeatRow]) -> None:
        """Who sits where, and what follows from it: it is asked for all the time."""
        self.seats = list(seats)
        self.computers = {seat.seat: seat.level for seat in seats if seat.by_computer and seat.level is not None}
        """The seats where a computer player answers now, and which."""
        self.people = [seat.seat for seat in seats if seat.player is not None and not seat.away]
        """The seats where a person answers."""
        self._seats_of: dict[str, list[int]] = {}
        for seat in seats:
            if seat.player is not None:
                self._seats_of.setdefault(seat.player, []).append(seat.seat)
        self._speakers: dict[str, Speaker] = {}

    def seats_of(self, player: str | None) -> list[int]:
        return self._seats_of.get(player or "", [])

    @property
    def present(self) -> set[str]:
        return {reader.player for reader in self.readers}.union(*self.elsewhere.values())

    @property
    def watchers(self) -> int:
        return sum(not self.seats_of(player) for player in self.present)

    def may_be_seen_by(self, player: str | None) -> bool:
        """Who was sent the link must see where it leads; from then on some want to be among themselves."""
        return self.row.watchable or self.row.status == "gathering" or bool(self.seats_of(player))

    def log(self, eyes: int | None, language: str) -> SentLog:
        """The log that is sent to all who have these eyes."""
        whose = None if self.game.one_log else eyes
        return self._logs.setdefault((whose, language), SentLog(whose))

    def speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game.id, language, self.names)
        return self._speakers[language]


def _do(match: Match, act: ActRow) -> None:
    if act.kind == "undo":
        match.undo(act.seat, force=True)
    else:
        match.play(act.option, act.seat)
