"""Positions from whole games, with what became of them."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import slet
from slet.games import find_game
from slet.kernel.game import Outcome
from slet.kernel.match import Match
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.kernel.setting_up import game_settings
from slet.players import choose, find_player

Features = Callable[[Any], Any]


class Sample(NamedTuple):
    game: int
    """Which game it comes from: games are kept apart when some are held out."""
    features: Any
    outcome: Outcome
    stage: float
    """How much of the game was over, from 0 to 1."""
    ended: float = 0.0
    """What was asked of the state at the end."""


HELD_OUT = 5
"""Every fifth game is held out, to see how well it is foretold."""


def games(
    game_id: str,
    tables: Sequence[tuple[int, dict[str, Any]]],
    features: Features,
    hand: Callable[[Random], Policy],
    numbers: tuple[int, int],
    noises: Sequence[float],
    rng: Random,
    ended: Callable[[Any], float] = lambda _: 0.0,
) -> tuple[list[Sample], list[Sample]]:
    """Positions to learn from, and those held out: so many games by `rules`, so many by a quick hand with noise."""
    by_rules, by_hand = numbers
    found: list[Sample] = []
    for number in range(by_rules + by_hand):
        seats, options = rng.choice(tables)
        if number < by_rules:
            found += by_player(game_id, seats, options, "rules", features, rng, number, ended)
        else:
            policy = with_noise(hand(rng), rng, rng.choice(noises))
            found += by_policy(game_id, seats, options, policy, features, rng, number, ended)
    return [one for one in found if one.game % HELD_OUT], [one for one in found if not one.game % HELD_OUT]


def won(outcome: Outcome, seats: int) -> list[float]:
    """The share of the win for each seat."""
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]


def with_noise(policy: Policy, rng: Random, noise: float) -> Policy:
    """The policy, but so often anything."""

    def noisy(state: Any, pick: Pick) -> HasId:
        if rng.random() < noise:
            return rng.choice(pick.options)
        return policy(state, pick)

    return noisy


def by_policy(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    policy: Policy,
    features: Features,
    rng: Random,
    number: int,
    ended: Callable[[Any], float],
) -> Iterator[Sample]:
    """One game by a policy that plays all seats. About every eighth decision is kept."""
    game = find_game(game_id)
    state = game.rules.start(seats, game_settings(game, seats, options))
    kept: list[Any] = []
    at: list[int] = []
    decisions = 0

    def watched(s: Any, pick: Pick) -> HasId:
        nonlocal decisions
        decisions += 1
        if rng.random() < 1 / 8 and _has_begun(s):
            kept.append(features(s))
            at.append(decisions)
        return policy(s, pick)

    run(game, state, rng, watched)
    outcome, end = game.score.outcome(state), ended(state)
    for row, when in zip(kept, at, strict=True):
        yield Sample(number, row, outcome, when / decisions, end)


def by_player(
    game_id: str,
    seats: int,
    options: dict[str, Any],
    name: str,
    features: Features,
    rng: Random,
    number: int,
    ended: Callable[[Any], float],
) -> Iterator[Sample]:
    """One game by a computer player that plays all seats."""
    player = find_player(name, game_id)
    match: Match = slet.new(game_id, seats=seats, seed=rng.getrandbits(64), **options)
    kept: list[Any] = []
    at: list[int] = []
    decisions = 0
    while match.ask is not None:
        decisions += 1
        if rng.random() < 1 / 4 and _has_begun(match.state):
            kept.append(features(match.state))
            at.append(decisions)
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
    outcome, end = match.outcome, ended(match.state)
    assert outcome is not None
    for row, when in zip(kept, at, strict=True):
        yield Sample(number, row, outcome, when / decisions, end)


def _has_begun(s: Any) -> bool:
    """Whether the set-up is over."""
    return bool(getattr(s, "turn", 0) > 0)
