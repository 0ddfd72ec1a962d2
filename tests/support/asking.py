"""What the tests of every game ask of a match: whose turn it is, what is refused, and how it goes on."""

from random import Random

import pytest

import slet
from slet.kernel.data import to_plain
from slet.kernel.match import Match
from slet.kernel.questions import Pick


def asked(match: Match) -> Pick:
    assert match.ask is not None, "the game is over"
    return match.ask


def refused(match: Match, option: str, clause: str | None = None, seat: int | None = None) -> None:
    """The option is refused, with the rule that asks for something else, and nothing has changed."""
    before = everything(match)
    with pytest.raises(slet.IllegalMove) as caught:
        match.play(option, seat)
    if clause is not None:
        assert caught.value.clause == clause
    assert everything(match) == before


def everything(match: Match) -> object:
    """All that there is to a match, and all that anybody can see of it."""
    seats = (None, *range(match.seats))
    return match.position(), [to_plain((match.view(seat), match.log(seat))) for seat in seats], match.ask


def play_on(match: Match, rng: Random, answers: int | None = None) -> Match:
    """Play at random: that many answers, or to the end."""
    while match.ask is not None and answers != 0:
        match.play(rng.choice(match.ask.options))
        answers = None if answers is None else answers - 1
    return match
