"""Tables set up through the API, and what the server keeps of them."""

import json
import time
from secrets import token_hex
from typing import Any

from sqlalchemy import create_engine, insert, select, update

from browser.conftest import Server, Visitor
from slet.kernel.match import Match
from slet.players import NAMES, usual_level
from slet.server.schema import ACTS, SEATS, TABLES

JSON = {"content-type": "application/json"}


def table_id(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/t/*")
    return visitor.page.url.split("?")[0].rsplit("/", 1)[1]


def record_of(visitor: Visitor, server: Server) -> bytes:
    """The record that the visitor may download."""
    answer = visitor.context.request.get(f"{server.address}/api/tables/{table_id(visitor)}/record")
    assert answer.ok
    return answer.body()


def chosen_for(server: Server, table: str) -> dict[str, Any]:
    """The options that the table was set up with."""
    database = create_engine(f"sqlite:///{server.database}")
    with database.begin() as kept:
        written = kept.execute(select(TABLES.c.options).where(TABLES.c.id == table)).scalar_one()
    database.dispose()
    options: dict[str, Any] = json.loads(written)
    return options


def set_up(visitor: Visitor, server: Server, seats: list[str], game: str = "wizard", **more: object) -> str:
    """A table set up by this visitor: `me`, `open` or `computer` on each seat; computer players are quick ones."""
    kinds = [{"kind": kind, "level": "random"} if kind == "computer" else {"kind": kind} for kind in seats]
    wanted = {"game": game, "seats": kinds, **more}
    answer = visitor.context.request.post(f"{server.address}/api/tables", data=json.dumps(wanted), headers=JSON)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def set_up_at(visitor: Visitor, server: Server, match: Match, seat: int = 0) -> str:
    """A table in the middle of this match, as if left there before a restart.

    The visitor has that seat, computer players the others.
    """
    seats = ["me", *["open"] * (match.seats - 1)]
    fresh, left = set_up(visitor, server, seats, game=match.game.id), token_hex(5)
    record = match.record(with_seed=True)
    assert record.seed is not None
    now = time.time()
    changed = {"id": left, "seed": bytes.fromhex(record.seed), "status": "playing", "begun": now}
    answers = [answer for answer in record.answers if answer.seat >= 0]
    database = create_engine(f"sqlite:///{server.database}")
    with database.begin() as kept:
        table = kept.execute(select(TABLES).where(TABLES.c.id == fresh)).mappings().one()
        kept.execute(insert(TABLES).values({**table, **changed, "options": json.dumps(record.options)}))
        sitting = select(SEATS).where(SEATS.c.table == fresh, SEATS.c.seat == 0)
        own = {**kept.execute(sitting).mappings().one(), "table": left}
        for n in range(match.seats):
            computer = {"player": None, "name": NAMES[n], "level": usual_level(match.game.id)}
            kept.execute(insert(SEATS).values({**own, "seat": n, **({} if n == seat else computer)}))
        for n, answer in enumerate(answers, 1):
            act = {"table": left, "n": n, "seat": answer.seat, "kind": "answer", "option": answer.id, "at": now}
            kept.execute(insert(ACTS).values(act))
    database.dispose()
    return left


def spoil(server: Server, table: str, n: int) -> None:
    """From now on this table was played by other rules, which cannot be followed beyond act n."""
    database = create_engine(f"sqlite:///{server.database}")
    with database.begin() as kept:
        kept.execute(update(TABLES).where(TABLES.c.id == table).values(rules=0))
        kept.execute(update(ACTS).where(ACTS.c.table == table, ACTS.c.n == n).values(option="nothing-of-that-kind"))
    database.dispose()
