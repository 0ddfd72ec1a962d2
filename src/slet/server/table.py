"""A table in the memory of this process: what is kept of it, its match and its clocks, caught up to act number n."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from slet.games import find_game
from slet.games.course import Story, retell
from slet.kernel.chance import commitment
from slet.kernel.errors import SletError
from slet.kernel.foregone import answers_to_choice, foregone, last_to_choose
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment, opening
from slet.server.archive import Archive
from slet.server.clocks import Clocks, apart
from slet.server.errors import NoLonger, NotAllowed
from slet.server.frames import Happened
from slet.server.hosts.kept import Restraint, Restraints, read_restraints
from slet.server.logs import SentLog
from slet.server.opening import Stop, Way, begin, do
from slet.server.sentences import Speaker
from slet.server.store import ActRow, ChatRow, PositionRow, SeatRow, TableRow, now
from slet.server.wire import Absence

if TYPE_CHECKING:
    from slet.server.connection import Connection

LOG = logging.getLogger("slet.server")
BETWEEN_POSITIONS = 60
"""Acts. Should later rules not be able to follow them, a game goes on from the last position."""


class TakeBackWish(msgspec.Struct, frozen=True):
    """A wish to take back the last answer, and the seats that have not agreed yet. The next act ends it."""

    seat: int
    waiting_for: list[int]
    n: int
    """How many acts there were when it was made."""


class Trial:
    """What is about to be done, tried out on a copy of the match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.acts: list[ActRow] = []
        self.moments: dict[int, list[Moment]] = {}
        """The moments on the way, by the number of the act."""

    def add(self, act: ActRow, watched: bool) -> None:
        self.moments[act.n] = do(self.match, act, watched=watched)
        self.acts.append(act)


class LiveTable:
    def __init__(self, row: TableRow, seats: Sequence[SeatRow], chat: Sequence[ChatRow], awake_since: float) -> None:
        self.row = row
        self.set_seats(seats)
        self.chat = list(chat)
        self.game = find_game(row.game)
        self.n = 0
        """How many acts there are."""
        self.found = now()
        """When somebody asked for it last."""
        self.behind = False
        """Whether more may have been kept than is known here."""
        self.match: Match | None = None
        self.happened = Happened(self.game)
        """What the last act has done, to be shown to those who were there."""
        self.way: Way | None = None
        """How the game was opened, where it was begun by another version of the rules."""
        self.archive: Archive | None = None
        """What was told and shown, where the installed rules cannot tell it."""
        self.position_n = 0
        """After how many acts the newest position was kept."""
        self.clocks = Clocks(row.time(), len(self.seats), awake_since)
        self._absences: Mapping[int, Sequence[Absence]] = {}
        self.hats: Mapping[str, str] = {}
        """What people here have chosen to wear."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """The players who are connected to other workers, by worker."""
        self.looking_elsewhere: dict[str, set[str]] = {}
        """Those of them who look."""
        self.lock = asyncio.Lock()
        """Who changes the table holds it."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.informing: asyncio.TimerHandle | None = None
        """When all will be told who has come and gone."""
        self.ringing = False
        """Whether somebody's time is up and a computer player is about to answer."""
        self._foregone: tuple[Match | None, int, Pick | None] = (None, 0, None)
        self._logs: dict[tuple[int | None, str], SentLog] = {}
        self._to_watchers: dict[str, tuple[int, bytes]] = {}

    @property
    def last_line(self) -> int:
        """The number of what was said last."""
        return self.chat[-1].n if self.chat else 0

    @property
    def known(self) -> tuple[TableRow, Sequence[SeatRow], int, int]:
        """What is known of what is kept: the row, the seats, the last act, the last line of the talk."""
        return self.row, self.seats, self.n, self.last_line

    @property
    def left_to_others(self) -> bool:
        """Whether another worker goes on with it: something was kept there, and nobody looks on here."""
        return self.behind and not self.connections

    def hear(self, lines: Sequence[ChatRow], most: int) -> None:
        """What was said; so many lines are remembered of the players, and as many of those who watch."""
        said = [*self.chat, *lines]
        players = [line for line in said if line.seat is not None][-most:]
        watchers = [line for line in said if line.seat is None][-most:]
        self.chat = sorted([*players, *watchers], key=lambda line: line.n)

    # --- the game --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards are dealt. All chance follows from the seed."""
        self.match = self.from_the_beginning()
        self.happened = Happened(self.game, opening(self.match))
        self.clocks.ask(self.asked, self.row.begun or 0.0)

    @property
    def options(self) -> dict[str, Any]:
        """The options by which the game is played; before it begins, those that were chosen."""
        chosen = self.row.settings()
        return chosen if self.row.status == "gathering" else self.game.settings_since(self.row.rules, chosen)

    def from_the_beginning(self) -> Match:
        """The match before any act; where later rules took the game over, as it stood then."""
        return begin(self.game, self.row, len(self.seats), None if self.way is None else self.way.begin)

    def open(self, way: Way, acts: Sequence[ActRow]) -> None:
        """Do what is kept, in the way that was found."""
        if way.kind != "exactly" or way.begin is not None:
            self.way = way
        self.clocks = Clocks(self.row.time(), len(self.seats), self.clocks.awake_since)
        self._pause_clocks()
        first = 0 if way.begin is None else way.begin.n
        for act in acts:
            if act.n <= first and act.kind == "answer":
                self.clocks.answered(act.seat, act.spent)
        if way.stop is None or way.stop.reason != "setup":
            self.begin()
            self.n = first
            for act in way.acts:
                self.apply(act)
        self.n = acts[-1].n if acts else 0

    @property
    def stop(self) -> Stop | None:
        """Why the game cannot go on: the installed rules cannot follow it."""
        return None if self.way is None else self.way.stop

    def position(self, match: Match, n: int) -> PositionRow:
        return PositionRow.of(self.row.id, "newest", n, match)

    def position_after(self, match: Match, acts: Sequence[ActRow]) -> PositionRow | None:
        """The position after these acts, where it is time to keep one again: now and then, and where the last one was
        taken back.
        """
        n = acts[-1].n
        is_late = n - self.position_n >= BETWEEN_POSITIONS
        taken_back = self.position_n > 0 and any(act.kind == "undo" for act in acts)
        return self.position(match, n) if (is_late or taken_back) and match.outcome is None else None

    def try_out(self, acts: Sequence[ActRow]) -> Trial:
        """These acts and what then answers itself: should a rule break on one, nothing has happened yet."""
        assert self.match is not None
        trial = Trial(self.match.fork())
        for act in acts:
            trial.add(act, self.watched)
        while (pick := self._none(trial.match)) is not None:
            n = self.n + 1 + len(trial.acts)
            trial.add(ActRow(self.row.id, n, pick.seat, "foregone", pick.options[0].id, now()), self.watched)
        return trial

    @property
    def watched(self) -> bool:
        """Whether somebody is there to whom it is shown how things come about."""
        return bool(self.connections)

    def apply(self, act: ActRow, tried: Trial | None = None) -> None:
        """Do what is already kept; where it was tried out before, it has happened as it did then."""
        assert self.match is not None
        if tried is None:
            moments = do(self.match, act, watched=self.watched)
        else:
            moments = tried.moments[act.n]
            if act is tried.acts[-1]:
                self.match = tried.match
            else:
                do(self.match, act)
        self.happened = Happened(self.game, moments)
        if act.kind == "undo":
            self._logs.clear()  # what was sent before is no longer true
            self.clocks.taken_back()
        elif act.kind == "foregone":
            self.clocks.not_asked(act.seat)
        else:
            self.clocks.answered(act.seat, act.spent)
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

    def _none(self, match: Match) -> Pick | None:
        """The open question to a person that is none."""
        pick = foregone(match, alone=self.alone)
        return pick if pick is not None and pick.seat in self.people else None

    @property
    def foregone(self) -> Pick | None:
        """The open question to a person that is none, and is about to be answered by itself."""
        match, n, pick = self._foregone
        if match is not self.match or n != self.n:
            pick = None if self.match is None else self._none(self.match)
            self._foregone = self.match, self.n, pick
        return pick if pick is not None and pick.seat in self.people else None

    def take_back(self, seat: int) -> ActRow:
        """The next act: the seat takes back its last choice."""
        assert self.match is not None
        answers = self.answers_to_choice(seat)
        return ActRow(self.row.id, self.n + 1, seat, "undo", str(answers) if answers > 1 else "", now())

    def answers_to_choice(self, seat: int) -> int:
        """How many answers of the seat lead back to its last choice."""
        return 0 if self.match is None else answers_to_choice(self.match, seat, alone=self.alone)

    def last_to_choose(self, seats: Sequence[int]) -> int | None:
        """Which of these seats has made a choice last."""
        return None if self.match is None else last_to_choose(self.match, seats, alone=self.alone)

    @property
    def wish(self) -> TakeBackWish | None:
        """The open wish to take something back."""
        wish = msgspec.json.decode(self.row.wish, type=TakeBackWish) if self.row.wish else None
        return wish if wish is not None and wish.n == self.n else None

    @property
    def asked(self) -> list[int]:
        return [pick.seat for pick in self.asks]

    @property
    def asks(self) -> tuple[Pick, ...]:
        return () if self.match is None or self.stop is not None else self.match.asks

    def cannot_undo(self, seat: int) -> SletError | None:
        """Why the last choice of the seat cannot be taken back freely; None if it can."""
        assert self.match is not None
        barrier = self.match.cannot_undo(seat, answers=self.answers_to_choice(seat))
        if barrier is None or barrier.key != "undo-position":
            return barrier
        return NoLonger("undo-other-rules" if self.way is not None and self.way.taken_over else "undo-branch")

    def question_to(self, seat: int) -> Pick | None:
        for pick in self.asks:
            if pick.seat == seat:
                return pick
        return None

    @cached_property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    @cached_property
    def story(self) -> Story | None:
        """How the finished game went. Who won is told even where that cannot be."""
        if self.match is None or self.match.outcome is None:
            return None
        try:
            return retell(self.game, self.from_the_beginning(), self.match)
        except Exception:
            LOG.exception("table %s cannot be told", self.row.id)
            return None

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
        removed = {one.player for one in self.restraints.values() if one.seats}
        self._sharing = len({seat.player for seat in seats if seat.player is not None} | removed)
        """How many people the game was dealt to: who was made to go has left what is hidden behind."""
        self.alone = self._sharing == 1
        """Whether there is one person, and nobody to whom a pause that does not come could tell something."""
        self._seats_of: dict[str, list[int]] = {}
        for seat in seats:
            if seat.player is not None:
                self._seats_of.setdefault(seat.player, []).append(seat.seat)
        self._speakers: dict[str, Speaker] = {}

    def set_absences(self, absences: Mapping[str, Sequence[Absence]]) -> bool:
        """When the players have announced to be away: their clocks stand still. Whether that is new."""
        known = self._absences
        self._absences = {seat.seat: absences[who] for seat in self.seats if (who := seat.player or "") in absences}
        self._pause_clocks()
        return self._absences != known

    def _pause_clocks(self) -> None:
        self.clocks.pauses = {
            seat: apart([(one.start, one.end) for one in some]) for seat, some in self._absences.items()
        }

    def absence_of(self, seat: int) -> Absence | None:
        """The absence of who sits there that is not over yet, the first one."""
        return next((one for one in self._absences.get(seat, ()) if one.end > now()), None)

    def hat_of(self, seat: int) -> str:
        """What who sits there has chosen to wear; empty where they have not."""
        return self.hats.get(self.seats[seat].player or "", "")

    def may_ask(self, player: str | None) -> bool:
        """Whether advice is there for the player: no other person sits here, or all sat down agreeing to it."""
        return player in self._seats_of and (self.row.hints or not self.is_shared)

    @property
    def is_shared(self) -> bool:
        """Whether more than one person sits here."""
        return self._sharing > 1

    def seats_of(self, player: str | None) -> list[int]:
        return self._seats_of.get(player or "", [])

    @property
    def present(self) -> set[str]:
        return {connection.player for connection in self.connections}.union(*self.elsewhere.values())

    @property
    def looking(self) -> set[str]:
        """The players who have the board before their eyes, as far as their pages say."""
        here = {connection.player for connection in self.connections if connection.looks}
        return here.union(*self.looking_elsewhere.values())

    @property
    def watchers(self) -> int:
        return sum(not self.seats_of(player) for player in self.present)

    @property
    def restraints(self) -> Restraints:
        """What the host has decided about people here."""
        return read_restraints(self.row.restraints)

    def is_muted(self, player: str | None) -> bool:
        found = self._restraint(player)
        return found is not None and found.muted

    def is_removed(self, player: str | None) -> bool:
        found = self._restraint(player)
        return found is not None and found.removed

    def _restraint(self, player: str | None) -> Restraint | None:
        """Nothing is decided about the host, not even where somebody of whom it was turned out to be them."""
        if not self.row.restraints or player == self.row.host:
            return None
        return self.restraints.get(player or "")

    def is_nobody(self, player: str) -> bool:
        """Whether all that is known of them here is that they look on."""
        return player not in self._seats_of and player != self.row.host and self._restraint(player) is None

    @property
    def may_agree(self) -> bool:
        """Whether people may agree to take back what was shown; who was made to go can agree to nothing."""
        match = self.match
        removed = bool(self.row.restraints) and any(one.seats for one in self.restraints.values())
        return match is not None and not removed and match.game.rules.may_agree(match.state)

    def closed_to(self, player: str | None) -> NotAllowed | None:
        """Why the player may not be here; None if they may."""
        if self.is_removed(player):
            return NotAllowed("removed-by-host")
        return None if self.may_be_seen_by(player) else NotAllowed("not-watchable")

    def may_be_seen_by(self, player: str | None) -> bool:
        """Who was sent the link must see where it leads; while they play, some want to be among themselves."""
        return self.row.watchable or self.row.status != "playing" or bool(self.seats_of(player))

    def log(self, eyes: int | None, language: str) -> SentLog:
        """The log that is sent to all who have these eyes."""
        whose = None if self.game.sight.one_log else eyes
        found = self._logs.get((whose, language))
        if found is None:
            found = self._logs[whose, language] = SentLog(whose, looking_back=self.row.status == "over")
        return found

    def told_to_watchers(self, language: str) -> bytes | None:
        """What was told of the last act to one of those who look on, as it is told to all of them."""
        n, message = self._to_watchers.get(language, (-1, b""))
        return message if n == self.n else None

    def tell_watchers(self, language: str, message: bytes) -> None:
        self._to_watchers[language] = self.n, message

    def speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game.id, language, self.names)
        return self._speakers[language]
