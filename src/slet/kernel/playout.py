"""Playing a game on as fast as can be, to its end or to a horizon: no snapshots, no log, no checks."""

from collections.abc import Callable, Collection
from random import Random
from sys import maxsize
from typing import Any

from slet.kernel.chance import guess
from slet.kernel.game import Game, Outcome
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick, Together

Policy = Callable[[Any, Pick], HasId]
"""Chooses an option, knowing the whole state: for playouts of imagined matches."""

Horizon = Callable[[Any, Pick], bool]
"""Tells before a decision whether it is still of interest what comes."""

Stopped = tuple[int, Any, Any]
"""How many decisions were made, and where play stands if it stopped within a step: that step and its question."""


def playout(match: Match, rng: Random, policy: Policy | None = None) -> Outcome:
    """Play the match to its end and use it up. Without a policy every choice is random."""
    running, question, given = match._let_go()
    run(match.game, match.state, rng, policy, running, question, given)
    return match.game.score.outcome(match.state)


def random_game(game: Game[Any], seats: int, options: Any, rng: Random) -> tuple[Any, int]:
    """A whole random game. Returns the final state and the number of decisions."""
    state = game.rules.start(seats, options)
    return state, run(game, state, rng)[0]


def run(
    game: Game[Any],
    state: Any,
    rng: Random,
    policy: Policy | None = None,
    running: Any = None,
    question: Any = None,
    given: Any = None,
    until: Collection[str] = (),
    most: int = maxsize,
    stop: Horizon | None = None,
) -> Stopped:
    """Run the steps until there is no next one, or it is one of `until`, or so many decisions were made, or `stop` says
    so before a decision.

    `running`, `question` and `given` are the step under way, its open question and the answers given to it so far.
    """
    random = rng.random
    steps = game.rules.steps
    decisions = 0
    at_random = policy is None and stop is None
    answer: Any = None
    while True:
        if running is None:
            if state.step is None or state.step in until:
                return decisions, None, None
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
                    if at_random and decisions < most:  # the plain case, by the shortest way
                        decisions += 1
                        options = question.options
                        question = running.send(options[int(random() * len(options))])
                        continue
                    if decisions >= most or (stop is not None and stop(state, question)):
                        return decisions, running, question
                    decisions += 1
                    if policy is None:
                        options = question.options
                        answer = options[int(random() * len(options))]
                    else:
                        answer = policy(state, question)
                elif question.__class__ is Together:
                    if decisions >= most:
                        return decisions, running, question
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
        except StopIteration as ended:
            state.step = ended.value
            running = question = None
