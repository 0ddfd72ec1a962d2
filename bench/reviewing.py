"""How long it takes to look back at a game, and how sure it is: `python bench/reviewing.py [GAME …] [--games 1]`.

Adepts play a game; then it is reviewed as `slet review` does. Told are seconds by the clock, those that processors
spent, and what of these falls to each of the cores: so long it takes where nothing else is done, and a busy machine
does not change it much. How far from the truth a chance at a turning point may be is half of its 95 % interval, the
widest and the middle one.
"""

import argparse
import os
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import monotonic

from slet.kernel.record import Record, read_record
from slet.lab.simulate import Plan, play_game
from slet.review import put_together, usual_effort
from slet.review.reviewing import weigh_all

SEATS = {"wizard": 4, "wandering-towers": 4, "the-witches": 4, "carodeni": 4, "big-book": 3}


def played(game: str, number: int) -> Record:
    found = play_game(Plan(game, ("adept",), SEATS[game], number + 1, keep_records=True), number)
    assert found.record is not None
    return read_record(found.record)


def spent() -> float:
    used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games_of", nargs="*", default=list(SEATS), metavar="GAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=1)
    args = parser.parse_args()
    times = f"seconds | of processors | for each of {args.jobs}"
    print(f"| game | seats | decisions | {times} | turning points | error there: widest, middle |")
    print("| --- " * 8 + "|")
    for game in args.games_of:
        for number in range(args.games):
            record = played(game, number)
            began, before = monotonic(), spent()
            review = put_together(record, weigh_all(record, usual_effort(record), args.jobs))
            clock, busy = monotonic() - began, spent() - before
            errors = [1.96 * 100 * review.steps[turn.step].weighing.errors[turn.seat] for turn in review.turning]
            told = f"{max(errors):.1f}, {median(errors):.1f} points" if errors else "none"
            spent_on = f"{clock:.1f} | {busy:.1f} | {busy / args.jobs:.1f}"
            many = f"{SEATS[game]} | {len(review.steps)} | {spent_on} | {len(review.turning)}"
            print(f"| {game} | {many} | {told} |", flush=True)


if __name__ == "__main__":
    main()
