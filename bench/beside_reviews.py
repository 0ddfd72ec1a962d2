"""Whether reviews slow live tables: `python bench/beside_reviews.py --rounds 3 --seconds 60`.

People play as in `load.py`, on a server of its own each time: in turn without reviews and while finished games are
looked back at all the way. Those reviews take so many imagined games that none of them ends before the people do: the
process for reviews is busy from the first move to the last. Told are the times of all rounds together.
"""

import argparse
import os
from statistics import quantiles

from load import with_server

WORLDS = 4_000
"""Imagined games for each decision: ten minutes of a review and more."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=60.0, help="of each of the two, in each round")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--think", type=float, default=0.3, help="seconds that a person thinks on average")
    parser.add_argument("--finished", type=int, default=4, help="games to look back at, each for another person")
    args = parser.parse_args()
    os.environ["SLET_REVIEW_WORLDS"] = str(WORLDS)
    found: dict[bool, list[float]] = {False: [], True: []}
    for _ in range(args.rounds):
        for reviews, times in found.items():
            times += with_server(argparse.Namespace(**vars(args), reviews=reviews, moves=0)).own
    print("| reviews | moves | median | p95 | p99 | longest |")
    print("| --- | --- | --- | --- | --- | --- |")
    for reviews, times in found.items():
        cuts = quantiles(times, n=100)
        shown = " | ".join(f"{1000 * time:.1f} ms" for time in (cuts[49], cuts[94], cuts[98], max(times)))
        print(f"| {'all the way' if reviews else 'none'} | {len(times)} | {shown} |")


if __name__ == "__main__":
    main()
