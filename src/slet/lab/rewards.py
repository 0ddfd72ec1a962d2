"""What environments reward."""

from collections.abc import Sequence
from typing import Any, Literal, cast, get_args

from slet.kernel.errors import SletError
from slet.kernel.game import Game, Outcome

Reward = Literal["win", "points"]


class BadChoice(SletError):
    """One of several words was asked for, and this is none of them."""

    key = "lab-choice"


def checked(reward: str) -> Reward:
    if reward in get_args(Reward):
        return cast(Reward, reward)
    raise BadChoice(value=str(reward)[:80], argument="reward", choices=", ".join(get_args(Reward)))


def wins(outcome: Outcome) -> list[float]:
    """For each seat 1 if it won; a shared win counts as a part, one of all against the game as one."""
    part = 1.0 if outcome.together else 1 / max(1, len(outcome.winners))
    return [part if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]


def so_far(game: Game[Any], state: Any, reward: Reward) -> Sequence[float]:
    """All that every seat has got up to now: wins at the end alone, points as they are written down, where they are."""
    if state.step is None:
        outcome = game.score.outcome(state)
        return wins(outcome) if reward == "win" else [float(points) for points in outcome.scores]
    if reward == "points" and game.score.standing is not None:
        return [float(points) for points in game.score.standing(state)]
    return [0.0] * state.seats
