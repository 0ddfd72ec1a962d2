"""Čarodění by search: what one could do is tried in many worlds, three rounds ahead."""

from slet.games.carodeni.state import CarodeniState
from slet.kernel.playout import Horizon
from slet.kernel.questions import Pick
from slet.players.carodeni.quick import quick
from slet.players.carodeni.value import value
from slet.players.search import Guide

ROUNDS = 3
"""So far ahead: a potion is gathered for over two or three turns before it pays."""
ALONE = 4
"""The same for who plays alone, in turns."""


def rounds_ahead(s: CarodeniState) -> Horizon:
    """The beginning of the turn that lies so many rounds ahead."""
    turns = ALONE if s.seats == 1 else ROUNDS * s.seats
    begun, last = 0, (s.round, s.turn)

    def reached(s: CarodeniState, _pick: Pick) -> bool:
        nonlocal begun, last
        if (s.round, s.turn) == last:
            return False
        begun, last = begun + 1, (s.round, s.turn)
        return begun >= turns

    return reached


GUIDE = Guide(
    policy=quick,
    horizon=rounds_ahead,
    value=value,
    expected=lambda s, seat: {"win": value(s, seat)},
    sense=lambda rng: quick(rng, 0.0),
    sure=3.0,
)
