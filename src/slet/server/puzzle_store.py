"""What is kept of puzzles: of everybody what they have solved, and on which days. Sent twice, it counts once."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Insert, Table, func, select
from sqlalchemy.dialects import postgresql, sqlite

from slet.server.schema import PUZZLE_DAYS, PUZZLES
from slet.server.store import Store


class PuzzleRow(msgspec.Struct, frozen=True):
    player: str
    game: str
    number: int
    at_once: bool
    state: Literal["tried", "solved", "shown"]
    at: float


class PuzzleStore:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def puzzles_of(self, player: str) -> list[PuzzleRow]:
        """All that the player has tried, in the order of their first tries."""
        asked = select(PUZZLES).where(PUZZLES.c.player == player)
        async with self._store.engine.connect() as connection:
            found = await connection.execute(asked.order_by(PUZZLES.c.at, PUZZLES.c.game, PUZZLES.c.number))
            return [PuzzleRow(*row) for row in found]

    async def days_of(self, player: str) -> list[str]:
        """The days on which the player has found the puzzle of the day."""
        asked = select(PUZZLE_DAYS.c.day).where(PUZZLE_DAYS.c.player == player, PUZZLE_DAYS.c.found)
        async with self._store.engine.connect() as connection:
            return [str(day) for day in await connection.scalars(asked.order_by(PUZZLE_DAYS.c.day))]

    async def found_on(self, day: str) -> int:
        """How many have found the puzzle of that day."""
        asked = select(func.count()).select_from(PUZZLE_DAYS).where(PUZZLE_DAYS.c.day == day, PUZZLE_DAYS.c.found)
        async with self._store.engine.connect() as connection:
            return int(await connection.scalar(asked) or 0)

    async def keep(self, row: PuzzleRow, day: str | None) -> None:
        """What has come of a puzzle, and on `day`, if it is the puzzle of that day.

        The first try stays what it was; what is solved or shown stays so.
        """
        new = self._new(PUZZLES, msgspec.structs.asdict(row))
        changed = new.on_conflict_do_update(
            index_elements=["player", "game", "number"],
            set_={"state": new.excluded.state},
            where=PUZZLES.c.state == "tried",
        )
        async with self._store.change() as change:
            await change.do(changed)
            if day is not None and row.state != "tried":
                today = {"day": day, "player": row.player, "found": row.state == "solved"}
                await change.do(self._new(PUZZLE_DAYS, today).on_conflict_do_nothing())

    def _new(self, table: Table, values: dict[str, Any]) -> Any:
        """SQLite and PostgreSQL each have their own way to say what is to be done with what is there."""
        own = sqlite if self._store.engine.dialect.name == "sqlite" else postgresql
        made: Insert = own.insert(table).values(values)
        return made
