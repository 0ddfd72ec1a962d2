"""A table in the memory of this process: what is kept of it, its match and its clocks, caught up to act number n."""

import asyncio
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec

from slet.games import find_game
from slet.kernel.chance import commitment
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.server.clocks import Clocks
from slet.server.sentences import Speaker
from slet.server.store import ActRow, SaidRow, SeatRow, TableRow

if TYPE_CHECKING:
    from slet.server.reader import Reader


class Request(msgspec.Struct):
    """A wish to take back, and the seats that have not agreed yet."""

    seat: int
    waiting_for: set[int]


class LiveTable:
    def __init__(self, row: TableRow, seats: Sequence[SeatRow], said: Sequence[SaidRow], awake_since: float) -> None:
        self.row = row
        self.seats = list(seats)
        self.said = list(said)
        self.game = find_game(row.game)
        self.n = 0
        """How many acts there are."""
        self.match: Match | None = None
        self.rewound = 0
        """How often something was taken back: a log that was sent before is then no longer true."""
        self.clocks = Clocks(row.time(), len(self.seats), awake_since)
        self.request: Request | None = None
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, set[str]] = {}
        """The players who are connected to other workers, by worker."""
        self.lock = asyncio.Lock()
        """Who changes the table holds it."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.Task[None] | None = None
        self._speakers: dict[str, Speaker] = {}

    # --- the game --------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards are dealt. All chance follows from the seed."""
        self.match = Match.start(self.game, len(self.seats), self.row.settings(), self.row.seed)
        self.clocks.ask(self.asked, self.row.begun or 0.0)

    def apply(self, act: ActRow) -> None:
        """Do what is already kept."""
        assert self.match is not None
        if act.kind == "undo":
            self.match.undo(act.seat, force=True)
            self.rewound += 1
            self.clocks.taken_back()
        else:
            self.match.play(act.option, act.seat)
            self.clocks.answered(act.seat, act.at)
        self.clocks.ask(self.asked, act.at)
        self.n = act.n
        self.request = None

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

    def seats_of(self, player: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if player is not None and seat.player == player]

    @property
    def computers(self) -> dict[int, str]:
        """The seats where a computer player answers now, and which."""
        return {seat.seat: seat.level for seat in self.seats if seat.by_computer and seat.level is not None}

    @property
    def people(self) -> list[int]:
        """The seats where a person answers."""
        return [seat.seat for seat in self.seats if seat.player is not None and not seat.away]

    @property
    def present(self) -> set[str]:
        return {reader.player for reader in self.readers}.union(*self.elsewhere.values())

    @property
    def watchers(self) -> int:
        return sum(not reader.seats for reader in self.readers)

    def set_seats(self, seats: Sequence[SeatRow]) -> None:
        self.seats = list(seats)
        self._speakers = {}

    def speaker(self, language: str) -> Speaker:
        if language not in self._speakers:
            self._speakers[language] = Speaker(self.game.id, language, self.names)
        return self._speakers[language]
