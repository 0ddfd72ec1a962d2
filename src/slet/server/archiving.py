"""Making the archive of a finished game (see `archive`): it takes as long as playing it again and telling it to all."""

from collections.abc import Sequence

import msgspec

from slet.kernel.data import to_json
from slet.kernel.events import Event
from slet.kernel.match import Match
from slet.kernel.record import Answer
from slet.server.archive import NO_RECORD, Archive, KeptLine, KeptMoment
from slet.server.connection import put, result_of
from slet.server.opening import Way
from slet.server.store import ActRow, PositionRow, SeatRow, TableRow
from slet.server.table import LiveTable
from slet.server.wire import Result
from slet.words import LANGUAGES


def make_archive(
    row: TableRow, seats: Sequence[SeatRow], acts: Sequence[ActRow], begin: PositionRow | None
) -> bytes | None:
    """The archive of a finished game, packed; None if the installed rules do not follow it. Runs in another process."""
    table = LiveTable(row, seats, (), 0.0)
    first = 0 if begin is None else begin.n
    table.open(Way("exactly", begin, [act for act in acts if act.n > first]), acts)
    match = table.match
    if match is None or match.outcome is None:
        return None
    everybody = [*range(match.seats), None]
    players = [seat.name if seat.player else f"{seat.name} ({seat.level})" for seat in seats]
    return Archive(
        names=table.names,
        game_names={language: table.speaker(language).say("name") for language in LANGUAGES},
        outcome=match.outcome,
        results={language: [_result(table, eyes, language) for eyes in everybody] for language in LANGUAGES},
        lines=_lines(table, match),
        moments=_moments(table, match),
        record=NO_RECORD if first else msgspec.Raw(match.record(players=players).to_json()),
    ).pack()


def _result(table: LiveTable, eyes: int | None, language: str) -> Result:
    result = result_of(table, eyes, language)
    assert result is not None
    return result


def _lines(table: LiveTable, match: Match) -> list[KeptLine]:
    everybody = [*range(match.seats), None]
    heard: dict[tuple[int, Event], list[int | None]] = {}
    for eyes in everybody:
        for numbered in match.lines(eyes):
            heard.setdefault(numbered, []).append(eyes)
    lines = []
    for (n, event), eyes in sorted(heard.items(), key=lambda item: item[0][0]):
        told = {language: table.speaker(language).line(n, event) for language in LANGUAGES}
        text = {language: said.line.text for language, said in told.items()}
        yours = {
            seat: {language: said.to(seat).text for language, said in told.items()}
            for seat in dict.fromkeys(seat for said in told.values() for seat in said.yours)
        }
        to = None if len(eyes) == len(everybody) else eyes
        lines.append(KeptLine(n, text, msgspec.Raw(to_json(event)), to, yours))
    return lines


def _moments(table: LiveTable, match: Match) -> list[KeptMoment]:
    again = table.from_the_beginning()
    found = []
    for answer in [*match.answers[len(again.answers) :], None]:
        if answer is None or answer.seat >= 0:
            found.append(_moment(table, again, answer))
        if answer is not None and answer.seat >= 0:
            again.play(answer.id, answer.seat)
    return found


def _moment(table: LiveTable, match: Match, answer: Answer | None) -> KeptMoment:
    views = [match.view(seat) for seat in (*range(match.seats), None)]
    asks = {
        language: [put(pick, views[pick.seat], match, table.speaker(language)) for pick in match.asks]
        for language in LANGUAGES
    }
    return KeptMoment(
        asked=[pick.seat for pick in match.asks],
        views=[msgspec.Raw(to_json(view)) for view in views],
        asks=asks if match.asks else {},
        told=match.told,
        seat=-1 if answer is None else answer.seat,
        chosen=None if answer is None else answer.id,
    )
