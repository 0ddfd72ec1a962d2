"""Whether each turn is told exactly once while whoever tells it is killed at random (`support/killed_notifiers.py`).

uv run python proof/notices.py --turns 10000
uv run python proof/notices.py --turns 10000 --postgres
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from support.killed_notifiers import Tally, told_under_fire
from support.services import new_database


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=100, help="so many go on at the same time")
    parser.add_argument("--postgres", action="store_true", help="with two notifiers at a time, on PostgreSQL")
    asked = parser.parse_args()
    began = time.monotonic()
    if asked.postgres:
        with new_database() as address:
            tally = asyncio.run(told_under_fire(address, asked.turns, asked.tables, several=2))
    else:
        with tempfile.TemporaryDirectory() as folder:
            address = f"sqlite+aiosqlite:///{folder}/slet.db"
            tally = asyncio.run(told_under_fire(address, asked.turns, asked.tables))
    print(f"{tally.turns} turns, {tally.kills} kills, {time.monotonic() - began:.0f} s")
    print(f"  nobody moved before it was told: {tally.awaited}, told {tally.told}")
    print(f"  moved at once: {tally.taken_back}, told in the same moment all the same {tally.crossed}")
    print(f"  told by two messages with two ids: {tally.other_ids}")
    print(f"  came once more with the same id, which a browser does not show: {tally.twice}")
    print(f"  left in the outbox: {tally.left}")
    return 0 if holds(tally) else 1


def holds(tally: Tally) -> bool:
    return tally.told == tally.awaited and tally.other_ids == 0 and tally.left == 0


if __name__ == "__main__":
    sys.exit(main())
