"""Fit the value of The Big Book of Madness: `python -m slet.training.fit_big_book GAMES` writes its `value.json`.

Up to some turn the players have tastes of their own: they love to learn, or cast no spell. From there on they play by
the fast policy, and only then positions are looked at: so all kinds of positions occur, and what comes of them is due
to them alone.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np

import slet.players.big_book.value as judging
from slet.games import find_game
from slet.games.big_book.settings import BigBookSettings
from slet.games.big_book.state import ROUNDS, BigBookState
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.players.big_book.glance import LEAVE, Glance
from slet.players.big_book.quick import JUDGES, quick
from slet.players.big_book.worth import LAST_TURN
from slet.training.fitting import Array, correlation, log_loss, logistic, sigmoid

SAMPLED = 0.2
"""How many of the positions are looked at."""
WHIM = (0.0, 0.0, 0.03, 0.1)
"""How often players with tastes choose by lot."""
TASTE = 2.5
"""How far, in elements, they may over- or underrate a kind of action."""
HELD_OUT = 0.2


def tasteful(rng: Random) -> Policy:
    """The fast policy with tastes of its own."""
    whim = rng.choice(WHIM)
    well = quick(rng)
    tastes = {kind: rng.gauss(0.0, TASTE) for kind in JUDGES}

    def policy(s: BigBookState, pick: Pick) -> HasId:
        if rng.random() < whim:
            return rng.choice(pick.options)
        if pick.kind != "action":
            return well(s, pick)
        glance = Glance(s, pick.seat)
        best, most = pick.options[-1], LEAVE
        for option in pick.options[:-1]:
            judge = JUDGES.get(option.__class__)
            liked = -9.0 if judge is None else judge(glance, option) + tastes[option.__class__]
            if liked > most:
                best, most = option, liked
        return best

    return policy


def play(number: int, rng: Random) -> tuple[list[tuple[int, list[float]]], bool]:
    """The sampled positions of a game with the number of their monster, and whether it was won."""
    found: list[tuple[int, list[float]]] = []
    sober = rng.randrange(LAST_TURN)
    """The turn from which all play well."""
    well, by_taste = quick(rng), tasteful(rng)

    def watch(s: BigBookState, pick: Pick) -> HasId:
        if s.turn < sober:
            return by_taste(s, pick)
        if s.page and rng.random() < SAMPLED:
            found.append((s.page, judging.features(s)))
        return well(s, pick)

    game = find_game("big-book")
    difficulty: Any = (1, 2, 3, 1, 2)[number % 5]
    s = game.rules.start((3, 3, 2, 4, 3, 5)[number % 6], BigBookSettings(difficulty=difficulty))
    run(game, s, rng, watch)
    return found, s.ending == "won"


def table(games: list[tuple[list[tuple[int, list[float]]], bool]], monster: int) -> tuple[Array, Array]:
    rows = [(row, won) for positions, won in games for page, row in positions if page == monster]
    return np.array([row for row, _ in rows]), np.array([float(won) for _, won in rows])


def main(number: int) -> None:
    rng = Random(1)
    games = [play(n, rng) for n in range(number)]
    cut = int(number * (1 - HELD_OUT))
    monsters = []
    for monster in range(1, ROUNDS + 1):
        x, y = table(games[:cut], monster)
        weights = logistic(x, y, ridge=10.0)
        monsters.append([round(float(weight), 4) for weight in weights])
        x, y = table(games[cut:], monster)
        chance = sigmoid(x @ weights)
        base = np.full(len(y), y.mean())
        print(
            f"monster {monster}: n {len(y)}, won {y.mean():.3f}, log loss {log_loss(chance, y):.3f}"
            f" (knowing nothing {log_loss(base, y):.3f}), correlation {correlation(chance, y):.2f}"
        )
    path = Path(judging.__file__).with_name("value.json")
    path.write_bytes(msgspec.json.format(msgspec.json.encode({"monsters": monsters})) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
