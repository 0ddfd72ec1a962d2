"""Fit the value of Čarodění: `python -m slet.training.fit_carodeni GAMES` writes `players/carodeni/value.json`.

Up to some round the seats play by tastes of their own: one loves witches, another hoards ingredients or never rests.
From there on all play by the fast policy, and only then positions are looked at. Were all to play alike all the time,
what those have much of who are ahead would be taken for what puts them ahead, and a search would hoard it; and were the
tastes to last, bad taste to come would be taken for a bad position.
"""

import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

import slet.players.carodeni.value as judging
from slet.games import find_game
from slet.games.carodeni.scoring import score_of
from slet.games.carodeni.settings import CarodeniSettings
from slet.games.carodeni.state import CarodeniState
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.players.carodeni.quick import NOISE, RULES, quick
from slet.training.fitting import Array, correlation, least_squares, log_loss, sigmoid

LEVELS = ("new-apprentice", "experienced-witch", "grand-mistress")
SAMPLED = 0.1
"""How many of the positions are looked at."""
LONGEST = 16
"""By this round all play well."""
WHIM = (0.0, 0.0, 0.03, 0.1)
"""How often a seat chooses by lot."""
TASTE = 1.5
"""How far, in points, a seat may over- or underrate a kind of thing."""
HELD_OUT = 0.2


class Game:
    """The sampled positions of a game, and its end."""

    def __init__(self, seats: int, settings: CarodeniSettings, rng: Random) -> None:
        self.rows: list[list[list[float]]] = []
        """Of each position the features of all seats."""
        self.hers: list[list[float]] = []
        self.left: list[float] = []
        self.sober = rng.randrange(LONGEST)
        """The round from which all play well."""
        game = find_game("carodeni")
        s = game.rules.start(seats, settings)
        run(game, s, rng, self.watching(quick(rng), [tasteful(rng) for _ in range(seats)], rng))
        self.points = [score_of(area).total for area in s.areas]
        self.ostara = 0 if s.ostara is None else score_of(s.ostara).total

    def watching(self, sober: Policy, tasteful: list[Policy], rng: Random) -> Policy:
        def watch(s: CarodeniState, pick: Pick) -> HasId:
            if s.round < self.sober:
                return tasteful[pick.seat](s, pick)
            if rng.random() < SAMPLED and s.round:
                self.rows.append([judging.features(s, seat) for seat in range(s.seats)])
                self.left.append(judging.turns_left(s))
                if s.ostara is not None:
                    self.hers.append(judging.ostara_features(s, s.ostara))
            return sober(s, pick)

        return watch


def tasteful(rng: Random) -> Policy:
    """The fast policy with tastes of its own."""
    whim, taste = rng.choice(WHIM), rng.choice((0.0, TASTE, TASTE))
    tastes: dict[type, float] = {}

    def policy(s: CarodeniState, pick: Pick) -> HasId:
        options = pick.options
        rule = RULES.get(pick.kind)
        if rule is None or rng.random() < whim:
            return rng.choice(options)
        worths = rule(s, pick.seat, options)
        for option in options:
            if option.__class__ not in tastes:
                tastes[option.__class__] = rng.gauss(0.0, taste)
        liked = [
            worth + tastes[option.__class__] + NOISE * rng.random()
            for option, worth in zip(options, worths, strict=True)
        ]
        return options[liked.index(max(liked))]

    return policy


def play(games: int, rng: Random) -> tuple[list[Game], dict[str, list[Game]]]:
    """Games of all numbers of seats, and those against Ostara by her level."""
    together, alone = [], dict[str, list[Game]]()
    for number in range(games):
        animals = rng.random() < 0.25
        together.append(Game((4, 3, 4, 2, 4, 5)[number % 6], CarodeniSettings(animals=animals), rng))
        level: Any = LEVELS[number % 3]
        for _ in range(4):
            alone.setdefault(level, []).append(Game(1, CarodeniSettings(difficulty=level, animals=animals), rng))
    return together, alone


def split(games: list[Game]) -> tuple[list[Game], list[Game]]:
    cut = int(len(games) * (1 - HELD_OUT))
    return games[:cut], games[cut:]


def fit_points(games: list[Game]) -> Array:
    """By comparison among those who sit at one table, where there are several: how long a game lasts, and how much it
    brings to all, says nothing about who is ahead.
    """
    rows, ends = [], []
    for game in games:
        for position in game.rows:
            x = np.array(position)
            y = np.array(game.points) - x[:, 0]
            alone = len(x) == 1
            rows.append(x[:, 1:] if alone else x[:, 1:] - x[:, 1:].mean(axis=0))
            ends.append(y if alone else y - y.mean())
    return least_squares(np.concatenate(rows), np.concatenate(ends), ridge=3.0, free=judging.FREE)


def fit_ostara(games: list[Game]) -> Array:
    x = np.array([row for game in games for row in game.hers])
    y = np.array([game.ostara for game in games for _ in game.hers])
    return least_squares(x[:, 1:], y - x[:, 0], ridge=3.0)


def chances(games: list[Game], weights: Array, hers: Array | None, spread: tuple[float, float]) -> Array:
    """For each position and seat: the chance by the weights, the part of the win it was, and the time left."""
    found = []
    for game in games:
        best = max(game.points)
        for n, (position, left) in enumerate(zip(game.rows, game.left, strict=True)):
            x = np.array(position)
            points = x[:, 0] + x[:, 1:] @ weights
            width = spread[0] + spread[1] * left
            if hers is None:
                odds = np.exp((points - points.max()) / width)
                for seat, chance in enumerate(odds / odds.sum()):
                    won = (game.points[seat] == best) / game.points.count(best)
                    found.append((chance, won, left, points[seat], game.points[seat]))
            else:
                her_row = np.array(game.hers[n])
                ahead = points[0] - her_row[0] - her_row[1:] @ hers
                found.append((sigmoid(ahead / width), best >= game.ostara, left, points[0], game.points[0]))
    return np.array(found)


def fit_spread(parts: list[tuple[list[Game], Array | None]], weights: Array) -> tuple[float, float]:
    """How wide the chances have to be for what happened to surprise least."""
    best, least = (3.0, 1.0), 9.0
    for at_end in (1.0, 2.0, 3.0, 4.0, 6.0):
        for each in (0.2, 0.4, 0.7, 1.0, 1.4, 2.0):
            found = np.concatenate([chances(games, weights, hers, (at_end, each)) for games, hers in parts])
            loss = log_loss(found[:, 0], found[:, 1])
            if loss < least:
                best, least = (at_end, each), loss
    return best


def tell(name: str, found: Array) -> None:
    print(f"{name}: {len(found)} positions, won {found[:, 1].mean():.3f}")
    edges = (0, 2, 4, 7, 11, 99)
    for low, high in pairwise(edges):
        part = found[(found[:, 2] >= low) & (found[:, 2] < high)]
        if len(part) > 50:
            base = np.full(len(part), part[:, 1].mean())
            print(
                f"  {low:2}-{high:2} rounds left: n {len(part):6}, log loss {log_loss(part[:, 0], part[:, 1]):.3f}"
                f" (knowing nothing {log_loss(base, part[:, 1]):.3f}),"
                f" correlation with the win {correlation(part[:, 0], part[:, 1]):.2f},"
                f" of points {correlation(part[:, 3], part[:, 4]):.2f}"
            )


def main(games: int) -> None:
    rng = Random(1)
    together, alone = play(games, rng)
    train, test = split(together)
    solo = {level: split(found) for level, found in alone.items()}
    weights = fit_points(train)
    alone_weights = fit_points([game for shown, _ in solo.values() for game in shown])
    hers = {level: fit_ostara(shown) for level, (shown, _) in solo.items()}
    spread = fit_spread([(train[-400:], None)], weights)
    ostara_spread = fit_spread([(shown[-300:], hers[level]) for level, (shown, _) in solo.items()], alone_weights)
    tell("together", chances(test, weights, None, spread))
    for level, (_, held_out) in solo.items():
        tell(level, chances(held_out, alone_weights, hers[level], ostara_spread))
    print("spread", spread, "against Ostara", ostara_spread)
    rounded = {level: [round(float(weight), 4) for weight in found] for level, found in hers.items()}
    data = {
        "player": [round(float(weight), 4) for weight in weights],
        "alone": [round(float(weight), 4) for weight in alone_weights],
        "ostara": rounded,
        "spread": spread,
        "ostara_spread": ostara_spread,
    }
    path = Path(judging.__file__).with_name("value.json")
    path.write_bytes(msgspec.json.format(msgspec.json.encode(data)) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
