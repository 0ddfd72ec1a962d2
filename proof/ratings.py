"""Whether ratings put people of known strength in the right order: simulated people, 30 games each.

    python proof/ratings.py                    # all kinds of games
    python proof/ratings.py --people 7 --apart 150 --games 30 --clubs 200

Everybody has a strength on the scale of chess. In a game each plays as well as that and luck allow (luck is such that
400 more is ten to one between two), sides by the sum of their players, and the game itself likewise. Printed is, for
each kind of game, how many pairs of people are in the right order after so many games of each, over many clubs; and how
often the true strength lies within the margin that is shown.

Beside it stands the best that anybody could do with the same results, even who knew exactly how luck works and which
strengths there are, and had only to find out whose is which: of every order of the people it is reckoned how likely it
is (up to eight people, with `--no-bound` not at all).
"""

import argparse
from collections.abc import Callable
from itertools import permutations
from math import inf, log
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from slet.server.company.against import compared_with_the_game, reached, worth_first
from slet.server.company.rated import Ended
from slet.server.company.rating import NOT_KNOWN, Reckoning, Side, Who

LUCK = 400 / log(10)
HARD = (-300, 0, 300)
"""How much a game is harder than an average player, for each of those who play against it; nobody is told."""
STEP = 300
"""Where it is told how far they came: points for a step. As many steps as The Big Book has monsters."""
STEPS = 6
Strengths = dict[Who, float]
Floats = NDArray[np.float64]


class Came(NamedTuple):
    """How a game came out."""

    sides: tuple[Side, ...]
    ended: Ended | None = None
    """Where all played against the game."""
    between: tuple[float, float] = (-inf, inf)
    """How much they played better than the game of that difficulty, as far as that was told."""


Played = Callable[[Strengths, list[Who], Random], Came]


def luck(rng: Random) -> float:
    """How much better or worse than usual somebody plays: so that 400 more is ten to one between two."""
    return LUCK * -log(rng.expovariate(1.0))


def in_order(sides: list[tuple[Who, ...]], played: list[float]) -> Came:
    places = sorted(played, reverse=True)
    return Came(tuple(Side(side, places.index(points)) for side, points in zip(sides, played, strict=True)))


def alone(strengths: Strengths, who: list[Who], rng: Random) -> Came:
    return in_order([(one,) for one in who], [strengths[one] + luck(rng) for one in who])


def pairs(strengths: Strengths, who: list[Who], rng: Random) -> Came:
    sides = [(who[0], who[1]), (who[2], who[3])]
    return in_order(list(sides), [sum(strengths[one] for one in side) + luck(rng) for side in sides])


def against(strengths: Strengths, who: list[Who], rng: Random, told: bool) -> Came:
    """Three against the game at one of three difficulties."""
    difficulty = rng.randrange(len(HARD))
    mean = sum(strengths.values()) / len(strengths)
    side = sum(strengths[one] - mean for one in who) + luck(rng)
    better = side - HARD[difficulty] * len(who) - luck(rng)
    won, sides = better > 0, (Side(tuple(who), 0),)
    if won:
        between = (0.0, inf)
    elif not told or better <= -(STEPS - 1) * STEP:
        between = (-inf, -(STEPS - 1) * STEP if told else 0.0)
    else:
        between = (-(-better // STEP + 1) * STEP, -(-better // STEP) * STEP)
    far = STEPS if won else 0 if between[0] == -inf else STEPS + round(between[0] / STEP)
    return Came(sides, Ended([], str(difficulty), won, far if told else None), between)


def won_or_lost(strengths: Strengths, who: list[Who], rng: Random) -> Came:
    return against(strengths, who, rng, told=False)


def how_far(strengths: Strengths, who: list[Who], rng: Random) -> Came:
    return against(strengths, who, rng, told=True)


KINDS: dict[str, tuple[int, Played]] = {
    "two against each other": (2, alone),
    "four against each other": (4, alone),
    "two against two": (4, pairs),
    "three against the game, won or lost": (3, won_or_lost),
    "three against the game, how far": (3, how_far),
}


class Found(NamedTuple):
    """Shares of pairs and of people."""

    right: float
    """Pairs in the right order by our ratings."""
    best: float
    """Pairs that anybody could have put in the right order."""
    within: float
    """People whose strength lies within the margin shown."""


def names_of(people: int) -> list[Who]:
    return [f"p:{n}" for n in range(people)]


def club(played: Played, size: int, strengths: Strengths, games: int, rng: Random) -> list[Came]:
    """So many games of each; who has played least plays next."""
    so_far = dict.fromkeys(strengths, 0)
    came = []
    while min(so_far.values()) < games:
        fewest = sorted(strengths, key=lambda name: (so_far[name], rng.random()))
        table = fewest[:size]
        rng.shuffle(table)
        came.append(played(strengths, table, rng))
        for name in table:
            so_far[name] += 1
    return came


def reckoned(came: list[Came]) -> Reckoning:
    reckoning = Reckoning(lambda who: worth_first(who, {}))
    marks = reached(one.ended for one in came if one.ended is not None)
    for one in came:
        if one.ended is None:
            reckoning.add([one.sides])
        else:
            reckoning.add(compared_with_the_game(one.sides, one.ended, marks.get(one.ended.against, ())))
    reckoning.settle()
    return reckoning


def could_be_right(came: list[Came], strengths: Strengths) -> float:
    """How many pairs come out right at most, reckoned from how likely each order of the people is."""
    everybody = {who: at for at, who in enumerate(strengths)}
    order = np.array(list(permutations(range(len(everybody)))))
    worth = (np.array(list(strengths.values())) - np.mean(list(strengths.values())))[order]
    likely = np.zeros(len(order))
    for one in came:
        ranked = sorted(one.sides, key=lambda side: side.place)
        sums = [worth[:, [everybody[who] for who in side.who]].sum(axis=1) for side in ranked]
        likely += _by_place(sums) if one.ended is None else _by_margin(sums[0], one)
    share = np.exp(likely - likely.max())
    share /= share.sum()
    right = 0.0
    for low in range(len(everybody)):
        for high in range(low + 1, len(everybody)):
            below = float(share[order[:, low] < order[:, high]].sum())
            right += max(below, 1 - below)
    return right


def _by_place(sums: list[Floats]) -> Floats:
    likely = np.zeros_like(sums[0])
    for place, points in enumerate(sums[:-1]):
        likely += points / LUCK - np.logaddexp.reduce([one / LUCK for one in sums[place:]], axis=0)
    return likely


def _by_margin(side: Floats, one: Came) -> Floats:
    assert one.ended is not None
    usual = side - HARD[int(one.ended.against)] * len(one.sides[0].who)
    low, high = (1 / (1 + np.exp(np.clip((usual - bound) / LUCK, -500, 500))) for bound in one.between)
    likely: Floats = np.log(np.maximum(high - low, 1e-300))
    return likely


def found(kind: str, people: int, apart: float, games: int, clubs: int, seed: str, bound: bool = True) -> Found:
    size, played = KINDS[kind]
    rng = Random(f"{seed}/{kind}")
    names = names_of(people)
    strengths = {name: 1500 + apart * (n - (people - 1) / 2) for n, name in enumerate(names)}
    right = within = 0
    best = 0.0
    for _ in range(clubs):
        came = club(played, size, strengths, games, rng)
        known = reckoned(came).known
        right += sum(
            known[names[low]].mu < known[names[high]].mu for low in range(people) for high in range(low + 1, people)
        )
        within += sum(abs(known[name].points - strengths[name]) <= known[name].margin for name in names)
        best += could_be_right(came, strengths) if bound else 0.0
    all_pairs = clubs * people * (people - 1) / 2
    return Found(right / all_pairs, best / all_pairs, within / (clubs * people))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--apart", type=float, default=150, help="points between neighbours")
    parser.add_argument("--games", type=int, default=30, help="of each")
    parser.add_argument("--clubs", type=int, default=200)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--no-bound", action="store_true", help="do not reckon what could be had at best")
    chosen = parser.parse_args()
    bound = not chosen.no_bound and chosen.people <= 8
    print(f"a newcomer is shown as {NOT_KNOWN.points} ± {NOT_KNOWN.margin}")
    for kind in KINDS:
        one = found(kind, chosen.people, chosen.apart, chosen.games, chosen.clubs, chosen.seed, bound)
        best = f" (at best {one.best:.1%})" if bound else ""
        print(f"{kind}: {one.right:.1%} of pairs in order{best}; {one.within:.1%} of strengths within the margin shown")


if __name__ == "__main__":
    main()
