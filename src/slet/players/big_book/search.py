"""The Big Book of Madness by search: actions are tried in many worlds, four turns ahead."""

from collections.abc import Sequence
from typing import Any

from slet.games.big_book.options import Extra
from slet.games.big_book.state import BigBookState
from slet.kernel.playout import Horizon
from slet.kernel.questions import HasId, Pick
from slet.players.big_book.quick import quick
from slet.players.big_book.value import value
from slet.players.search import Guide

TURNS = 4
"""So far ahead: everybody acts once more, and the marker goes most of its way."""


def turns_ahead(s: BigBookState) -> Horizon:
    """The beginning of the turn that lies so many ahead."""
    begun, last = 0, s.turn

    def reached(s: BigBookState, pick: Pick) -> bool:
        nonlocal begun, last
        if s.turn == last or pick.kind != "action":
            return False
        begun, last = begun + 1, s.turn
        return begun >= TURNS

    return reached


def worth_a_thought(_s: Any, pick: Pick) -> Sequence[HasId]:
    """All but extras, which can be declined again and again."""
    return [option for option in pick.options if not isinstance(option, Extra)]


GUIDE = Guide(
    policy=quick,
    horizon=turns_ahead,
    value=value,
    expected=lambda s, seat: {"win": value(s, seat)},
    candidates=worth_a_thought,
    sense=lambda rng: quick(rng, 0.0),
    sure=3.0,
    kinds=("action", "given-action"),
)
