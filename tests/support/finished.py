"""Finished games on a running server, from kept records: as if somebody had played them there."""

import time
from pathlib import Path
from secrets import token_hex

import slet
from slet.kernel.data import to_json
from slet.kernel.record import read_record
from slet.players import NAMES, usual_level
from slet.server.store import ActRow, SeatRow, TableRow
from support.serving import Person, Served

RECORDS = Path(__file__).parent.parent / "data" / "records"


def finished(served: Served, person: Person, name: str, seat: int = 0) -> str:
    """The table of a kept game, in which the person had that seat and computer players the others."""
    match = slet.replay(read_record((RECORDS / f"{name}.json").read_bytes()))
    record, table = match.record(with_seed=True), token_hex(5)
    assert record.seed is not None
    at, player = time.time(), person.id
    row = TableRow(
        id=table,
        game=record.game,
        rules=match.game.version,
        options=to_json(record.options).decode(),
        clock="{}",
        seed=bytes.fromhex(record.seed),
        status="over",
        host=player,
        invitation="i",
        watchable=True,
        rematch=None,
        begun=at,
        updated=at,
    )
    seats = [SeatRow(table, n, None, NAMES[n], usual_level(record.game), False) for n in range(match.seats)]
    seats[seat] = SeatRow(table, seat, player, "Ema", None, False)
    answers = [answer for answer in record.answers if answer.seat >= 0]
    acts = [ActRow(table, n, answer.seat, "answer", answer.id, at) for n, answer in enumerate(answers, 1)]

    async def keep() -> None:
        async with served.tables.store.change() as change:
            await change.add_table(row, seats)
            await change.add_acts(acts)

    served.do(keep())
    return table
