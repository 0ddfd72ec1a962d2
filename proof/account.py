"""What people were told, held against what the database keeps: nothing lost, nothing twice, nothing taken back."""

import asyncio
from collections.abc import Iterable
from typing import Any

from crowd import Notes, digest

from slet.games import find_game
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.server.settings import with_driver
from slet.server.store import ActRow, Store


class Account:
    def __init__(self) -> None:
        self.acts = 0
        self.acknowledged = 0
        self.shown = 0
        self.faults: list[str] = []


async def account(database: str, notes: Iterable[Notes]) -> Account:
    found = Account()
    store = Store(with_driver(database))
    try:
        for one in notes:
            found.faults += one.contradictions
            await _hold_against(store, one, found)
            await asyncio.sleep(0)
    finally:
        await store.close()
    return found


async def _hold_against(store: Store, told: Notes, found: Account) -> None:
    row = await store.table(told.id)
    if row is None:
        found.faults.append(f"{told.id}: the table is gone")
        return
    acts = await store.acts(told.id)
    found.acts += len(acts)
    if [act.n for act in acts] != list(range(1, len(acts) + 1)):
        found.faults.append(f"{told.id}: the acts are not numbered 1 to {len(acts)}")
        return
    found.faults += list(_lost(told, acts))
    found.acknowledged += len(told.acknowledged)
    match = Match.start(find_game(row.game), len(await store.seats(told.id)), row.settings(), row.seed)
    found.shown += len(told.shown)
    found.faults += list(_taken_back(told, match, acts))


def _lost(told: Notes, acts: list[ActRow]) -> Iterable[str]:
    """Each answer that counted is there, once, and nobody's answer is there who gave none."""
    for n, (seat, option) in told.acknowledged.items():
        act = acts[n - 1] if n <= len(acts) else None
        if act is None:
            yield f"{told.id}: act {n} was acknowledged and is lost"
        elif (act.seat, act.option) != (seat, option):
            yield f"{told.id}: act {n} was acknowledged as {option} by {seat} and is {act.option} by {act.seat}"
    people = {seat for answers in told.sent.values() for seat, _ in answers}
    for act in acts:
        given = told.sent.get(act.n - 1, set())
        if act.kind == "answer" and act.seat in people and (act.seat, act.option) not in given:
            yield f"{told.id}: act {act.n} by {act.seat} was never sent"


def _taken_back(told: Notes, match: Match, acts: list[ActRow]) -> Iterable[str]:
    """All that was ever shown is what the seat is shown when what is kept is played again."""
    at: dict[int, list[int]] = {}
    for seat, n in told.shown:
        at.setdefault(n, []).append(seat)
    late = [n for n in at if n > len(acts)]
    if late:
        yield f"{told.id}: act {max(late)} was told and is not kept"
    for n in range(len(acts) + 1):
        for seat in at.get(n, ()):
            if digest(to_json(match.view(seat))) != told.shown[seat, n]:
                yield f"{told.id}: seat {seat} was shown something else after act {n}"
        if n < len(acts):
            _do(match, acts[n])


def _do(match: Match, act: Any) -> None:
    if act.kind == "undo":
        match.undo(act.seat, force=True, answers=int(act.option or 1))
    else:
        match.play(act.option, act.seat)
