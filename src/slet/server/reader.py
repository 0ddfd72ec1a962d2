"""One connection to a table: who reads, through whose eyes, and what of the log they have been sent."""

import asyncio
from typing import Literal

import msgspec

from slet.games.result import breakdown_rows, result_lines
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.server.sentences import Speaker
from slet.server.store import now
from slet.server.table import LiveTable
from slet.server.wire import Ask, BreakdownRow, Choice, FromServer, Line, LogChange, Result, Update

BACKLOG = 2_000
"""Messages. Who does not read for so long is disconnected, and gets all that matters when coming back."""


class Reader:
    def __init__(self, table: LiveTable, player: str, language: str, address: str) -> None:
        self.table = table
        self.player = player
        self.language = language
        self.address = address
        """Under which address the server was reached."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._eyes: int | None = None
        self._shown: dict[int, bool] = {}
        self._told = 0
        self._rewound = -1

    @property
    def seats(self) -> list[int]:
        return self.table.seats_of(self.player)

    # --- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: FromServer) -> None:
        self._put(msgspec.json.encode(message))

    def _put(self, message: bytes | None) -> None:
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Send nothing more."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    # --- how things stand --------------------------------------------------------------------------------------------

    def send_update(self) -> None:
        """How things stand, with what is new in the log."""
        match = self.table.match
        if match is None:
            return
        speaker = self.table.speaker(self.language)
        eyes = self._look(match)
        asks = [pick for pick in match.asks if pick.seat in self.seats and not self.table.seats[pick.seat].away]
        own = next((pick for pick in asks if pick.seat == eyes), None)
        undo, undo_text = self._undo(match, eyes)
        self.send(
            Update(
                n=self.table.n,
                eyes=eyes,
                view=msgspec.Raw(to_json(match.view(eyes))),
                asked=self.table.asked,
                ask=None if own is None else put(own, speaker),
                log=self._log(match, eyes, speaker),
                result=result_of(self.table, eyes, self.language),
                undo=undo,
                undo_text=undo_text,
                clocks=self.table.clocks.left(now()) if self.table.clocks.run else None,
            )
        )

    def _look(self, match: Match) -> int | None:
        """Whose eyes: those of the own seat that is asked, else those that looked before."""
        seats = self.seats
        eyes = self._eyes if self._eyes in seats else None
        if eyes is None and seats:
            eyes = seats[0]
        asked = [pick.seat for pick in match.asks if pick.seat in seats]
        if asked and eyes not in asked:
            eyes = asked[0]
        if eyes != self._eyes or self._rewound != self.table.rewound:
            self._shown, self._told = {}, 0
            self._eyes, self._rewound = eyes, self.table.rewound
        return eyes

    def _log(self, match: Match, eyes: int | None, speaker: Speaker) -> LogChange:
        """What has changed in the log since this reader was last sent some of it."""
        cut, self._told = self._told, match.told
        visible = dict(match.lines(eyes))
        gone = [n for n in self._shown if n not in visible]
        for n in gone:
            del self._shown[n]
        fresh = [(n, event) for n, event in visible.items() if n not in self._shown]
        self._shown.update((n, True) for n, _ in fresh)
        lines = [Line(n, speaker.event(event), msgspec.Raw(to_json(event))) for n, event in fresh]
        return LogChange(cut, gone, lines)

    def _undo(self, match: Match, eyes: int | None) -> tuple[Literal["free", "consent", "no"], str]:
        if eyes is None or match.ask is None or self.table.row.status == "over":
            return "no", ""
        barrier = match.cannot_undo(eyes)
        if barrier is None:
            return "free", ""
        if barrier.key == "undo-nothing":
            return "no", barrier.text(self.language)
        may = match.game.may_agree(match.state)
        return ("consent" if may else "no"), barrier.text(self.language)


def put(pick: Pick, speaker: Speaker) -> Ask:
    """The question with its options in words."""
    options = [Choice(option.id, speaker.option(option), msgspec.Raw(to_json(option))) for option in pick.options]
    return Ask(pick.seat, pick.kind, speaker.ask(pick), pick.why, options)


def result_of(table: LiveTable, eyes: int | None, language: str) -> Result | None:
    outcome = None if table.match is None else table.match.outcome
    if outcome is None:
        return None
    rows = breakdown_rows(table.game, outcome, language)
    return Result(
        scores=list(outcome.scores),
        has_points=table.game.has_points,
        winners=list(outcome.winners),
        together=outcome.together,
        text=" ".join(result_lines(table.game, outcome, table.names, eyes, language)),
        breakdown=[BreakdownRow(text, list(points)) for text, points in rows],
        course=table.course,
    )
