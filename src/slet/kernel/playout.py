"""Playing a game to its end as fast as can be: no snapshots, no log, no checks."""

from collections.abc import Callable
from random import Random
from typing import Any

from slet.kernel.chance import guess
from slet.kernel.game import Game, Outcome
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick, Together

Policy = Callable[[Any, Pick], HasId]
"""Chooses an option, knowing the whole state: for playouts of imagined matches."""


def playout(match: Match, rng: Random, policy: Policy | None = None) -> Outcome:
    """Play the match to its end and use it up. Without a policy every choice is random."""
    running, question, given = match._let_go()
    run(match.game, match.state, rng, policy, running, question, given)
    return match.game.score.outcome(match.state)


def random_game(game: Game[Any], seats: int, options: Any, rng: Random) -> tuple[Any, int]:
    """A whole random game. Returns the final state and the number of decisions."""
    state = game.rules.start(seats, options)
    return state, run(game, state, rng)


def run(
    game: Game[Any],
    state: Any,
    rng: Random,
    policy: Policy | None = None,
    running: Any = None,
    question: Any = None,
    given: Any = None,
) -> int:
    """Run the steps until there is no next one. Returns the number of decisions."""
    random = rng.random
    steps = game.rules.steps
    decisions = 0
    answer: Any = None
    while True:
        if running is None:
            if state.step is None:
                return decisions
            rule = steps.get(state.step)
            if rule is None:
                raise game.no_such_step(state.step)
            running = rule(state)
            if running is None or isinstance(running, str):
                state.step = running
                running = None
                continue
            answer = None
        try:
            if question is None:
                question = running.send(answer)
            while True:
                if question.__class__ is Pick:
                    decisions += 1
                    if policy is None:
                        options = question.options
                        answer = options[int(random() * len(options))]
                    else:
                        answer = policy(state, question)
                elif question.__class__ is Together:
                    decisions += len(question.picks)
                    answer = {}
                    for pick in question.picks:
                        if given and pick.seat in given:
                            answer[pick.seat] = given[pick.seat]
                        elif policy is None:
                            answer[pick.seat] = pick.options[int(random() * len(pick.options))]
                        else:
                            answer[pick.seat] = policy(state, pick)
                    given = None
                else:
                    answer = guess(question, rng)
                question = running.send(answer)
        except StopIteration as stop:
            state.step = stop.value
            running = question = None
