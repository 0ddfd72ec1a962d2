"""What others offer of the kind, as far as it is installed, for `slet bench` to measure beside ours.

Each is a function that plays one whole game at random and returns how many decisions were made. Cards that are dealt
are no decisions, neither theirs nor ours. A peer in another version than we know is as good as none.
"""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

Play = Callable[[], int]


def oh_hell(rng: Random) -> Play | None:
    """Whole games of OpenSpiel's oh_hell with four players from Python, dealing included; None if not installed.

    It is Wizard's nearest relative there: bids and tricks, without wizards and jesters. Its game is one round of as
    many tricks as chance says; cards are dealt one by one as chance nodes.
    """
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("oh_hell(players=4,num_suits=4,num_cards_per_suit=13)")

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def of_rlcard(name: str, rng: Random) -> Play | None:
    """A card game of RLCard through its own environment."""
    if find_spec("rlcard") is None:
        return None
    import rlcard

    env = rlcard.make(name)

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def of_pettingzoo(name: str, rng: Random) -> Play | None:
    """One of PettingZoo's classic card games, as it is meant to be used; they are RLCard's games in its dress."""
    if any(find_spec(package) is None for package in ("pettingzoo", "rlcard", "pygame")):
        return None
    from importlib import import_module

    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError:
        return None
    return through_pettingzoo(module.env(), rng)


def ours(game: str, seats: int, rng: Random) -> Play | None:
    """Our game through PettingZoo."""
    if find_spec("pettingzoo") is None:
        return None
    from slet.lab.pettingzoo import env

    return through_pettingzoo(env(game, seats), rng)


def ours_unseen(game: str, seats: int, rng: Random) -> Play | None:
    """The same without wrappers, and without anybody looking."""
    if find_spec("pettingzoo") is None:
        return None
    from slet.lab.pettingzoo import raw_env

    env = raw_env(game, seats)

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        while legal := env.legal_actions():
            env.step(rng.choice(legal))
            decisions += 1
        return decisions

    return play


def through_pettingzoo(env: Any, rng: Random) -> Play:
    """The same loop for every environment: who is next looks, and takes one of what the mask shows."""

    def play() -> int:
        env.reset(seed=rng.getrandbits(31))
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, broken_off, _ = env.last()
            if over or broken_off:
                env.step(None)
                continue
            assert agent
            env.step(rng.choice(seen["action_mask"].nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return play


def card_environments(rng: Random) -> dict[str, Play]:
    """Environments of card games, as far as they are there."""
    found = {
        "PettingZoo texas_holdem": of_pettingzoo("texas_holdem_v4", rng),
        "PettingZoo leduc_holdem": of_pettingzoo("leduc_holdem_v4", rng),
        "RLCard gin-rummy": of_rlcard("gin-rummy", rng),
        "RLCard leduc-holdem": of_rlcard("leduc-holdem", rng),
    }
    return {name: play for name, play in found.items() if play is not None}
