"""Whether a review tells luck from skill: games between computer players of which one kind plays better than the other.

Luck is right if it is zero on average for both kinds, and skill if the better kind has more of it in nearly every game.
`python proof/luck_and_skill.py wizard --players adept,novice --seats 4 --games 200` prints the table.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean

import msgspec

from slet.kernel.record import read_record
from slet.lab.simulate import Plan, mean, play_game, seating
from slet.review.brief import Brief, in_brief


class Row(msgspec.Struct, frozen=True):
    """How a kind of player did, in per cent of a win; each with half of its 95 % confidence interval."""

    name: str
    start: tuple[float, float]
    luck: tuple[float, float]
    skill: tuple[float, float]
    others: tuple[float, float]
    result: tuple[float, float]


Briefs = list[Brief]
"""Of all seats of a game."""


def brief_of(plan: Plan, worlds: int, number: int) -> Briefs:
    record = play_game(plan, number).record
    assert record is not None
    return in_brief(read_record(record), worlds)


def all_briefs(plan: Plan, worlds: int, kept: Path | None, jobs: int) -> Iterator[Briefs]:
    """Game after game; those that were looked at before are read from the file."""
    before = kept.read_bytes().splitlines()[: plan.games] if kept is not None and kept.exists() else []
    yield from [msgspec.json.decode(line, type=Briefs) for line in before]
    with ProcessPoolExecutor(jobs) as pool:
        for briefs in pool.map(partial(brief_of, plan, worlds), range(len(before), plan.games)):
            if kept is not None:
                with kept.open("ab") as out:
                    out.write(msgspec.json.encode(briefs) + b"\n")
            yield briefs


def table(plan: Plan, games: Iterable[Briefs]) -> tuple[list[Row], float, float]:
    """A row for each kind of player, how often the first has the higher skill, and the usual error of a skill."""
    found: list[dict[str, Briefs]] = []
    for number, briefs in enumerate(games):
        of: dict[str, Briefs] = {}
        for name, one in zip(seating(plan, number), briefs, strict=True):
            of.setdefault(name, []).append(one)
        found.append(of)
        print(f"\r{number + 1}", end="", file=sys.stderr)
    names = list(dict.fromkeys(plan.players))
    rows = [_row(name, [of[name] for of in found if name in of]) for name in names]
    first, second = names
    ahead = fmean([float(_skill(of[first]) > _skill(of[second])) for of in found])
    error = sqrt(fmean([one.skill_error**2 for of in found for briefs in of.values() for one in briefs]))
    return rows, ahead, error


def _skill(briefs: Briefs) -> float:
    return fmean([one.skill for one in briefs])


def _row(name: str, games: list[Briefs]) -> Row:
    """Seats of one game are not independent, so a game counts once."""
    return Row(name, *[_mean([fmean([getattr(one, part) for one in of]) for of in games]) for part in PARTS])


PARTS = ("start", "luck", "skill", "others", "result")


def _mean(values: list[float]) -> tuple[float, float]:
    return mean([100 * value for value in values])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", default="adept,novice", help="the better first")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes share the games")
    parser.add_argument("--keep", type=Path, help="a file with what was found, to go on with")
    parser.add_argument("--seed", default="proof")
    args = parser.parse_args()
    plan = Plan(args.game, tuple(args.players.split(",")), args.seats, args.games, args.seed, keep_records=True)
    rows, ahead, error = table(plan, all_briefs(plan, args.worlds, args.keep, args.jobs))
    print(f"\n| {args.game} | " + " | ".join(PARTS) + " |")
    print("| --- " * (len(PARTS) + 1) + "|")
    for row in rows:
        cells = [getattr(row, part) for part in PARTS]
        print(f"| {row.name} | " + " | ".join(f"{value:.1f} ± {pm:.1f}" for value, pm in cells) + " |")
    share = f"{100 * ahead:.1f} % of {plan.games} games"
    print(f"\n{rows[0].name} has the higher skill in {share}; standard error of a skill: {100 * error:.1f}")


if __name__ == "__main__":
    main()
