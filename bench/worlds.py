"""How many imagined worlds a core deals and plays on in a second: `python bench/worlds.py [GAME …]`.

Measured in the middle of games: the decisions of a few whole games by the quick policy of the game, every seventh of
them. Wizard is played on to the end of the round, the other games for 24 decisions. Time is processor time.
"""

import sys
from importlib import import_module
from random import Random
from statistics import median
from time import process_time

from slet.games import GAMES, find_game
from slet.games.wording import package_name
from slet.kernel.match import Match
from slet.kernel.worlds import Worlds
from slet.players.search import Guide

SEATS = {"wizard": 4, "wandering-towers": 4, "the-witches": 3, "carodeni": 4, "big-book": 3}
DECISIONS = 24
SLICE = 0.05


def rates(game_id: str, games: int = 3, every: int = 7) -> tuple[list[float], list[float]]:
    """Worlds dealt a second, and dealt and played on, at decisions of such games."""
    game, guide = find_game(game_id), guide_of(game_id)
    dealt, played = [], []
    for seed in range(games):
        match, rng, number = Match.start(game, SEATS[game_id], {}, seed + 1), Random(seed), 0
        assert guide.policy is not None
        policy = guide.policy(rng)
        while (ask := match.ask) is not None:
            number += 1
            if number % every == 0 and _is_in_the_middle(match):
                worlds = Worlds(match, ask.seat)
                dealt.append(_rate(lambda worlds=worlds, rng=rng: worlds.deal(rng)))
                played.append(_rate(lambda worlds=worlds, rng=rng: _play_on(worlds, rng, game_id)))
            match.play(policy(match.state, ask))
    return dealt, played


def guide_of(game_id: str) -> Guide:
    guide: Guide = import_module(f"slet.players.{package_name(game_id)}.search").GUIDE
    return guide


def _is_in_the_middle(match: Match) -> bool:
    """Of Wizard the rounds in the middle; of the others all there is."""
    return match.game.id != "wizard" or 6 <= match.state.round <= 9


def _play_on(worlds: Worlds, rng: Random, game_id: str) -> None:
    guide = guide_of(game_id)
    assert guide.policy is not None
    world = worlds.deal(rng)
    if game_id == "wizard":
        world.run(rng, guide.policy(rng), until=("score",))
    else:
        world.run(rng, guide.policy(rng), most=DECISIONS)


def _rate(call: object) -> float:
    count, began = 0, process_time()
    while (spent := process_time() - began) < SLICE:
        call()  # type: ignore[operator]
        count += 1
    return count / spent


if __name__ == "__main__":
    for game_id in sys.argv[1:] or [game.id for game in GAMES]:
        dealt, played = rates(game_id)
        print(
            f"{game_id}, {SEATS[game_id]} seats: dealt {median(dealt):,.0f} a second, played on {median(played):,.0f} "
            f"({min(played):,.0f} to {max(played):,.0f}; {len(played)} decisions)",
            flush=True,
        )
