"""Whether anybody is ever shown what they may not know: twin worlds by the million (`tests/support/twins.py`)."""

import argparse
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from functools import cache
from pathlib import Path
from typing import Any

from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from slet.games import GAMES, find_game
from support.journeys import variants
from support.twins import Leak, twin_pairs

Task = tuple[str, int, int]
"""A game, the number of the variant, a seed."""


@cache
def all_variants(game_id: str) -> list[tuple[int, dict[str, Any]]]:
    return variants(find_game(game_id))


def pairs_of(task: Task) -> tuple[Task, int, list[Leak]]:
    game_id, number, seed = task
    game = find_game(game_id)
    seats, options = all_variants(game_id)[number]
    found = [leak for _, leak in twin_pairs(game, seats, options, seed, worlds=60)]
    return task, len(found), [leak for leak in found if leak is not None]


def _leave_interrupts() -> None:
    """Ctrl+C ends the whole run in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def tasks(seed: int) -> Iterator[Task]:
    """Every variant of every game, again and again with new seeds."""
    numbers = {game.id: len(all_variants(game.id)) for game in GAMES}
    while True:
        yield from ((game, number, seed) for game in numbers for number in range(numbers[game]))
        seed += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pairs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1_000, help="the first one; the tests begin with 0")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    began = time.monotonic()
    pairs: Counter[str] = Counter()
    games: Counter[str] = Counter()
    leaks: list[Leak] = []
    todo = tasks(given.seed)
    with ProcessPoolExecutor(given.workers, initializer=_leave_interrupts) as pool, Progress() as progress:
        shown = progress.add_task("twin pairs", total=given.pairs)
        waiting: set[Future[tuple[Task, int, list[Leak]]]] = set()
        try:
            while pairs.total() < given.pairs and not leaks:
                while len(waiting) < 4 * given.workers:
                    waiting.add(pool.submit(pairs_of, next(todo)))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in done:
                    task, number, found = one.result()
                    pairs[task[0]] += number
                    games[task[0]] += 1
                    leaks += found
                progress.update(shown, completed=pairs.total())
        except KeyboardInterrupt:
            print("stopped; what was done until then:")
        pool.shutdown(cancel_futures=True)
    for game, number in pairs.items():
        print(f"{game:18}{number:10,} pairs from {games[game]:,} games")
    print(f"{pairs.total():,} pairs, {len(leaks)} leaks, {time.monotonic() - began:,.0f} s, seeds from {given.seed}")
    for leak in leaks[:10]:
        print(leak)
    return bool(leaks)


if __name__ == "__main__":
    raise SystemExit(main())
