"""Results as rows, for whoever reckons on with them: one for each game, and one for each decision.

JSON lines; a file that ends in `.parquet` is made of them by DuckDB (`slet[lab]`). Rows come in the order of the games,
whoever has played them.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from slet.lab.needs import need
from slet.lab.simulate import Plan, Result

PARQUET = ".parquet"


def game_rows(plan: Plan, result: Result) -> Iterator[dict[str, Any]]:
    """One."""
    yield {
        "game": plan.game,
        "number": result.number,
        "seed": f"{plan.seed}/{result.number}",
        "players": result.players,
        "scores": result.scores,
        "winners": result.winners,
        "together": result.together,
        "reason": result.reason,
        "decisions": result.decisions,
        "sources": [{"source": name, "points": points} for name, points in result.breakdown.items()],
        "crash": None if result.crash is None else result.crash.error,
    }


def decision_rows(plan: Plan, result: Result) -> Iterator[dict[str, Any]]:
    """One for each decision."""
    for number, move in enumerate(result.moves):
        yield {
            "game": plan.game,
            "number": result.number,
            "decision": number,
            "seat": move.seat,
            "player": result.players[move.seat],
            "kind": move.kind,
            "options": move.options,
            "chosen": move.chosen,
        }


class InOrder:
    """Hands results on in the order of the games, whoever has played them first."""

    def __init__(self, *to: Callable[[Result], None]) -> None:
        self._to = to
        self._waiting: dict[int, Result] = {}
        self._next = 0

    def add(self, result: Result) -> None:
        self._waiting[result.number] = result
        while (due := self._waiting.pop(self._next, None)) is not None:
            for hand_on in self._to:
                hand_on(due)
            self._next += 1


class Rows:
    """The file of them. To be closed when all is played."""

    def __init__(self, file: Path, plan: Plan, *, decisions: bool = False) -> None:
        self._parquet = file if file.suffix == PARQUET else None
        if self._parquet is not None:
            need("duckdb", "slet[lab]")
        self._file = file if self._parquet is None else file.with_suffix(".part.jsonl")
        self._plan = plan
        self._rows = decision_rows if decisions else game_rows
        self._out = self._file.open("wb")

    def add(self, result: Result) -> None:
        for row in self._rows(self._plan, result):
            self._out.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._out.close()
        if self._parquet is not None:
            self._to_parquet(self._parquet)

    def _to_parquet(self, file: Path) -> None:
        import duckdb

        read, written = (str(one).replace("'", "''") for one in (self._file, file))
        duckdb.connect().execute(
            f"COPY (SELECT * FROM read_json('{read}', format='newline_delimited', sample_size=-1)) "  # noqa: S608  (quoted)
            f"TO '{written}' (FORMAT parquet, COMPRESSION zstd)"
        )
        self._file.unlink()
