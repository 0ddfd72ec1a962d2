"""Real matches that differ only in what a seat cannot know. An imagined match, imagined again, is the real one."""

from random import Random

from slet.kernel.match import Match
from slet.kernel.position import write_state


def real(match: Match) -> Match:
    """The match itself, as somebody would set it up who knows where everything lies."""
    return Match.at(match.game, match.position(), bytes(32))


def other_world(match: Match, seat: int, number: int) -> Match:
    """A real match in which all that the seat cannot know is another, and all that it knows is the same."""
    state = match.state.copy()
    match.game.sight.imagine(state, seat, Random(number), 1.0)
    return Match.at(match.game, {**match.position(), "state": write_state(state)}, bytes(32))
