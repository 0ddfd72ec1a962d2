"""Writes a database as people leave one behind: games under way and finished ones, with take-backs and talk.

Run it with the version of Slet whose database is wanted, from the root of its checkout:

    PYTHONPATH=src:tests python tests/data/databases/write.py FOLDER/NAME

writes NAME.db.gz and NAME.json, which says who the people are and how their tables looked.
"""

import gzip
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from slet.server import seating
from support.serving import Live, Person, Served, asked_among, plain, serving, settings_for

TABLES: list[tuple[str, str, str, dict[str, Any]]] = [
    ("carodeni", "me", "playing", {}),
    ("carodeni", "me", "over", {}),
    ("carodeni", "me", "playing", {"options": {"difficulty": "grand-mistress", "animals": True}}),
    ("carodeni", "me computer computer", "playing", {}),
    ("carodeni", "me computer", "over", {}),
    ("wizard", "me computer computer", "playing", {"clock": {"kind": "days", "days": 14}}),
    ("wizard", "me computer computer", "over", {"options": {"plus_minus_one": True}}),
    ("wandering-towers", "me computer", "playing", {}),
    ("wandering-towers", "me computer", "over", {}),
    ("the-witches", "me computer", "playing", {}),
    ("the-witches", "me", "over", {}),
    ("big-book", "me computer", "playing", {}),
    ("big-book", "me computer", "over", {"watchable": False}),
    ("wizard", "me open computer", "gathering", {}),
]
"""The game, the seats, how far it is played, and what else was chosen."""
MOVES = 14
"""Answers of the person in a game that is left under way."""


def take_back(live: Live) -> None:
    n = live.settle()["n"]
    live.send({"do": "undo", "n": n})
    live.until_n(n + 1)


def play(live: Live, until: str, rng: Random) -> None:
    for move in range(MOVES if until == "playing" else 2_000):
        if live.settle()["result"]:
            break
        live.choose_any(rng)
        if move in (5, 9) and live.settle()["undo"] != "no":
            take_back(live)
            live.send({"do": "say", "text": f"Sorry, once more ({move})."})
    live.settle()


def two_people(served: Served, ema: Person, ota: Person, rng: Random) -> str:
    table = ema.set_up("wizard", "me open computer")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    lives = [ema.sit(table), ota.sit(table)]
    for _ in range(MOVES):
        asked_among(*lives).choose_any(rng)
    asked_among(*lives)
    lives[1].send({"do": "say", "text": "Zítra pokračujeme."})
    return str(table["id"])


def written(served: Served, table_id: str) -> dict[str, Any]:
    """How the table looked when the server was stopped."""
    truth = served.truth(table_id)
    told: dict[str, Any] = {"id": table_id, "game": truth.row.game, "status": truth.row.status}
    if truth.row.status == "gathering":
        return told
    match = truth.match()
    asked = [pick.seat for pick in match.asks]
    outcome = None if match.outcome is None else plain(match.outcome)
    return told | {
        "rules": truth.row.rules,
        "acts": len(truth.acts),
        "undone": sum(act.kind == "undo" for act in truth.acts),
        "asked": asked,
        "outcome": outcome,
    }


def main(target: Path) -> None:
    numbers = iter(range(1_000))
    seating.token_bytes = lambda _=None: f"old table {next(numbers)}".encode().ljust(32)  # type: ignore[attr-defined]
    with tempfile.TemporaryDirectory() as folder:
        settings = settings_for(Path(folder))
        with serving(settings) as served:
            ema, ota = served.person("Ema"), served.person("Ota", "cs")
            tables = []
            for number, (game, seats, until, more) in enumerate(TABLES):
                table = ema.set_up(game, seats, **more)
                tables.append(table["id"])
                if until != "gathering":
                    play(ema.sit(table), until, Random(number))
            tables.append(two_people(served, ema, ota, Random(99)))
            cookies = {"Ema": ema.cookie, "Ota": ota.cookie}
            ema.close()
            ota.close()
            looked = [written(served, table_id) for table_id in tables]
        file = Path(folder) / "slet.db"
        with sqlite3.connect(file, isolation_level=None) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        database.close()
        target.with_name(f"{target.name}.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    told = {"cookies": cookies, "tables": looked}
    target.with_name(f"{target.name}.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
