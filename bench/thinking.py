"""How long the computer players of a game think: `python bench/thinking.py GAME [--seats 4] [--every 6] [--set …]`.

A game is played by the adept; at every sixth of its decisions each level is asked what it would do. Time is processor
time, so that it does not matter what else the machine is busy with; nobody is stopped by the clock.
"""

import argparse
from random import Random
from statistics import median
from time import process_time

import slet
from slet.kernel.match import Match
from slet.lab.unhurried import load_unhurried
from slet.players import choose, level_names, usual_level


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--every", type=int, default=6)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    options = dict(pair.split("=", 1) for pair in args.set)
    match: Match = slet.new(args.game, seats=args.seats, seed=args.seed, **options)
    players = {level: load_unhurried(level, args.game) for level in level_names(args.game)}
    spent: dict[str, list[float]] = {level: [] for level in players}
    usual, rng, number = players[usual_level(args.game)], Random(args.seed), 0
    while (ask := match.ask) is not None:
        if number % args.every == 0:
            for level, player in players.items():
                began = process_time()
                choose(player, match, ask, rng)
                spent[level].append(process_time() - began)
        match.play(choose(usual, match, ask, rng), ask.seat)
        number += 1
    for level, times in spent.items():
        print(f"{level}: median {1000 * median(times):.1f} ms, longest {max(times):.2f} s ({len(times)} choices)")


if __name__ == "__main__":
    main()
