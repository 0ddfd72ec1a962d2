"""How many deals of solo Wandering Towers can be won at all, by whoever sees all cards and all rolls to come.

    uv run python bench/solvable.py --deals 200 --tries 2000

Each deal, its rolls included, is played again and again by the quick hand with more or less noise, until it is won.
So the share told is a lower bound: what was not won in so many tries may still be winnable.
"""

import argparse
from math import sqrt
from random import Random

from slet.games import find_game
from slet.kernel.playout import run
from slet.kernel.setting_up import game_settings
from slet.players.wandering_towers.quick import quick
from slet.training.positions import with_noise

GAME = find_game("wandering-towers")
NOISES = (0.0, 0.0, 0.05, 0.1)


def wins(deal: int, attempt: int) -> bool:
    """Whether this attempt wins: chance goes by the deal alone, what is chosen by the attempt."""
    state = GAME.rules.start(1, game_settings(GAME, 1, {}))
    own = Random(f"{deal}/{attempt}")
    run(GAME, state, Random(deal), with_noise(quick(own), own, own.choice(NOISES)))
    return bool(GAME.score.outcome(state).winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--tries", type=int, default=2000)
    args = parser.parse_args()
    needed = [next((n for n in range(args.tries) if wins(deal, n)), None) for deal in range(args.deals)]
    won, whole = sum(n is not None for n in needed), args.deals
    centre = (won + 1.92) / (whole + 3.84)
    half = 1.96 * sqrt(centre * (1 - centre) / (whole + 3.84))
    print(f"won with open cards: {won} of {whole}, {won / whole:.1%} ± {half:.1%}")
    print(f"by the quick hand at the first try: {sum(n == 0 for n in needed) / whole:.1%}")
    print(f"most tries that were needed: {max([n for n in needed if n is not None], default=0) + 1}")
    print("never won:", *[deal for deal, n in enumerate(needed) if n is None])


if __name__ == "__main__":
    main()
