"""Whether ratings put people of known strength in the right order: simulated people, 30 games each.

    python proof/ratings.py                    # all kinds of games
    python proof/ratings.py --people 8 --apart 150 --games 30 --clubs 200

Everybody has a strength on the scale of chess. In a game each plays as well as that and luck allow (luck is such that
400 more is ten to one between two), sides by the sum of their players, and the game itself likewise. Printed is, for
each kind of game, how many pairs of people are in the right order after so many games of each, over many clubs; and how
often the true strength lies within the margin that is shown.
"""

import argparse
from collections.abc import Callable
from math import log
from random import Random

from slet.server.company.rating import NOT_KNOWN, Rated, Side, Who, rate

LUCK = 400 / log(10)
Strengths = dict[Who, float]
Played = Callable[[Strengths, list[Who], Random], list[Side]]


def luck(rng: Random) -> float:
    """How much better or worse than usual somebody plays: so that 400 more is ten to one between two."""
    return LUCK * -log(rng.expovariate(1.0))


def in_order(sides: list[tuple[Who, ...]], played: list[float]) -> list[Side]:
    places = sorted(played, reverse=True)
    return [Side(side, places.index(points)) for side, points in zip(sides, played, strict=True)]


def duel(strengths: Strengths, who: list[Who], rng: Random) -> list[Side]:
    return alone([*strengths], who[:2], strengths, rng)


def four(strengths: Strengths, who: list[Who], rng: Random) -> list[Side]:
    return alone([*strengths], who[:4], strengths, rng)


def alone(_all: list[Who], who: list[Who], strengths: Strengths, rng: Random) -> list[Side]:
    return in_order([(one,) for one in who], [strengths[one] + luck(rng) for one in who])


def pairs(strengths: Strengths, who: list[Who], rng: Random) -> list[Side]:
    sides = [(who[0], who[1]), (who[2], who[3])]
    return in_order(list(sides), [sum(strengths[one] for one in side) + luck(rng) for side in sides])


def together(strengths: Strengths, who: list[Who], rng: Random) -> list[Side]:
    """Three against the game at one of three difficulties."""
    side = tuple(who[:3])
    difficulty = rng.randrange(3)
    game = (f"g:{difficulty}",) * len(side)
    hard = [-300, 0, 300][difficulty] * len(side)
    mean = sum(strengths.values()) / len(strengths) * len(side)
    return in_order([side, game], [sum(strengths[one] for one in side) + luck(rng), mean + hard + luck(rng)])


KINDS: dict[str, tuple[int, Played]] = {
    "two against each other": (2, duel),
    "four against each other": (4, four),
    "two against two": (4, pairs),
    "three against the game": (3, together),
}


def club(played: Played, size: int, people: int, apart: float, games: int, rng: Random) -> tuple[int, int, int]:
    """So many pairs are in the right order, of so many; the truth of so many people lies within their margin."""
    names = [f"p:{n}" for n in range(people)]
    strengths = {name: 1500 + apart * (n - (people - 1) / 2) for n, name in enumerate(names)}
    known: dict[Who, Rated] = {}
    so_far = dict.fromkeys(names, 0)
    while min(so_far.values()) < games:
        fewest = sorted(names, key=lambda name: (so_far[name], rng.random()))
        table = fewest[:size]
        rng.shuffle(table)
        rate(known, played(strengths, table, rng), {})
        for name in table:
            so_far[name] += 1
    right = sum(
        known[names[low]].mu < known[names[high]].mu for low in range(people) for high in range(low + 1, people)
    )
    within = sum(abs(known[name].points - strengths[name]) <= known[name].margin for name in names)
    return right, people * (people - 1) // 2, within


def share_right(kind: str, people: int, apart: float, games: int, clubs: int, seed: str) -> tuple[float, float]:
    size, played = KINDS[kind]
    rng = Random(f"{seed}/{kind}")
    found = [club(played, size, people, apart, games, rng) for _ in range(clubs)]
    pairs_right = sum(one[0] for one in found) / sum(one[1] for one in found)
    return pairs_right, sum(one[2] for one in found) / (clubs * people)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--apart", type=float, default=150, help="points between neighbours")
    parser.add_argument("--games", type=int, default=30, help="of each")
    parser.add_argument("--clubs", type=int, default=200)
    parser.add_argument("--seed", default="0")
    chosen = parser.parse_args()
    print(f"a newcomer is shown as {NOT_KNOWN.points} ± {NOT_KNOWN.margin}")
    for kind in KINDS:
        right, within = share_right(kind, chosen.people, chosen.apart, chosen.games, chosen.clubs, chosen.seed)
        print(f"{kind}: {right:.1%} of pairs in order; {within:.1%} of strengths within the margin shown")


if __name__ == "__main__":
    main()
