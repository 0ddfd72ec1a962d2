"""The Big Book of Madness at a glance: a fast policy for playing on imagined games.

Every action is judged by what it brings and costs as far as sums tell; nothing is tried out on a copy. A pinch of
chance lets near-equals take turns, so that many playouts see more of the game.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from slet.games.big_book.options import Acquire, Banish, Break, Cast, Learn, UseAbility
from slet.games.big_book.state import BigBookState
from slet.kernel.playout import Policy
from slet.kernel.questions import HasId, Pick
from slet.players.big_book.glance import LEAVE, Glance
from slet.players.big_book.rules import THUMBS

NOISE = 0.3
"""How far chance may lift one action above another, in elements."""


def quick(rng: Random, noise: float = NOISE) -> Policy:
    random = rng.random

    def policy(s: BigBookState, pick: Pick) -> HasId:
        options = pick.options
        if len(options) == 1:
            return options[0]
        kind = pick.kind
        if kind not in ("action", "given-action"):
            rule = THUMBS.get(kind)
            return options[0] if rule is None else rule(s, pick, rng)
        glance = Glance(s, pick.seat)
        best, most = options[-1], LEAVE  # the last option is to do nothing more
        for option in options[:-1]:
            judge = JUDGES.get(option.__class__)
            if judge is not None:
                worth = judge(glance, option) + noise * random()
                if worth > most:
                    best, most = option, worth
        return best

    return policy


JUDGES: dict[type, Callable[[Glance, Any], float]] = {
    Acquire: Glance.acquiring,
    Banish: Glance.banishing,
    Break: Glance.breaking,
    Cast: Glance.casting,
    Learn: Glance.learning,
    UseAbility: lambda _glance, _option: 0.5,
}
"""How each kind of action is judged; one that is not named here is left alone."""
