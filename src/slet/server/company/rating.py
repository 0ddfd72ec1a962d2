"""How well people play, from how all their games came out: OpenSkill, on the scale of chess.

A rating is what one is thought to be worth and how sure that is. Several players, sides of several, and all against the
game are rated alike. What a game says depends on what is known of who played, and that on all other games, later ones,
too: so every game is asked again, beside what the others say, until nothing moves any more. Where people play as one
this tells much more than going through the games once (`proof/ratings.py`).
"""

from collections.abc import Callable, Mapping, Sequence
from math import log, pi, sqrt

import msgspec
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

MIDDLE = 1500
"""Of whom nothing is known."""
SPREAD = 300
"""How far people are thought to lie from there: two of three within so much."""
SURE = 1.96
"""Standard deviations: 19 of 20 lie within."""
_MODEL = BradleyTerryPart(gamma=lambda *_: 1.0, tau=0.0)
"""Of OpenSkill's models the one that ordered best; each game tells all that it can, and nothing fades by itself."""
SCALE = 400 / (log(10) * sqrt(2) * _MODEL.beta)
"""Points a unit of OpenSkill: where both are known well, 400 more is ten to one."""
_NARROWER = sqrt(pi / 8)
"""Luck is logistic and what is not known about people is normal: it weighs so much less than OpenSkill says."""
_KEEPS = 0.05
"""No game leaves less than this of what was not known."""
FADES = 200
"""People change: a game counts for half of what it did when one has played so many more."""
STILL = 0.2 / SCALE
"""Who moves by less does not move."""
MOST_SWEEPS = 40

Who = str
PERSON, LEVEL, GAME = "p:", "c:", "g:"
"""What stands before the name of somebody who is rated: a person, a level of computer players, the game itself."""


class Rated(msgspec.Struct, frozen=True):
    """What somebody is thought to be worth."""

    mu: float = _MODEL.mu
    sigma: float = SPREAD / SCALE
    games: int = 0

    @property
    def points(self) -> int:
        return round(MIDDLE + (self.mu - _MODEL.mu) * SCALE)

    @property
    def margin(self) -> int:
        """Half of the interval in which it lies with 95 %."""
        return round(SURE * self.sigma * SCALE)

    @classmethod
    def measured(cls, points: float, margin: float) -> "Rated":
        """Known from elsewhere, on the same scale."""
        return cls(_MODEL.mu + (points - MIDDLE) / SCALE, margin / SURE / SCALE)

    @classmethod
    def as_many(cls, seats: int) -> "Rated":
        """What so many newcomers are worth together, far less surely: games can be far easier and harder."""
        return cls(_MODEL.mu * seats, 2 * SPREAD / SCALE * seats)


class Side(msgspec.Struct, frozen=True):
    """Who won or lost together, and as which of all they came in; 0 is the best, and several may share a place."""

    who: tuple[Who, ...]
    place: int


Compared = tuple[Side, ...]
"""Sides beside each other, and how they came in."""
NOT_KNOWN = Rated()


class _Belief:
    """What is thought of somebody, as sums to which each comparison adds: how sure, and how sure times where."""

    def __init__(self, first: Rated) -> None:
        self.first = first
        self.sure = 1 / first.sigma**2
        self.where = first.mu * self.sure
        self.games = 0

    @property
    def mu(self) -> float:
        return self.where / self.sure

    def fade(self, kept: float) -> None:
        """Of all that games have said only so much stays."""
        sure = 1 / self.first.sigma**2
        self.where = (self.where - self.first.mu * sure) * kept + self.first.mu * sure
        self.sure = (self.sure - sure) * kept + sure


class _Said:
    """What a comparison says of those in it."""

    def __init__(self, sides: Compared) -> None:
        self.sides = sides
        self.of: dict[Who, tuple[float, float]] = {who: (0.0, 0.0) for side in sides for who in side.who}
        self.at: dict[Who, int] = {}
        """The how manyth game it was for each of them; 0 for who stays the same."""
        self.heard: dict[Who, float] = {}
        """Where all of them were thought to be when it was asked last."""


class Reckoning:
    """All games of one kind, and what they say of everybody who is in them."""

    def __init__(self, first: Callable[[Who], Rated | None] = lambda _: None) -> None:
        """`first`: what somebody is thought to be worth before the first game, where that is known."""
        self._first = first
        self._beliefs: dict[Who, _Belief] = {}
        self._said: list[_Said] = []

    def add(self, game: Sequence[Compared]) -> None:
        """A game has come out so; `settle` takes in what it says."""
        new = [_Said(tuple(side for side in sides if side.who)) for sides in game]
        for who in {who for said in new for who in said.of}:
            belief = self._beliefs.setdefault(who, _Belief(self._first(who) or NOT_KNOWN))
            belief.games += 1
            changes = who.startswith(PERSON)
            if changes:
                belief.fade(_weight(1))
            for said in new:
                said.at[who] = belief.games if changes else 0
        self._said.extend(new)

    def settle(self) -> None:
        """Ask all games for what they say, as long as something moves those who are in them."""
        for _ in range(MOST_SWEEPS):
            if not sum(self._ask(said) for said in self._said):
                break

    @property
    def known(self) -> dict[Who, Rated]:
        return {who: Rated(one.mu, 1 / sqrt(one.sure), one.games) for who, one in self._beliefs.items()}

    def _ask(self, said: _Said) -> bool:
        beliefs = {who: self._beliefs[who] for who in said.of}
        if said.heard and all(abs(one.mu - said.heard[who]) < STILL for who, one in beliefs.items()):
            return False
        others = {}
        for who, one in beliefs.items():
            weight = _weight(one.games - said.at[who]) if said.at[who] else 1.0
            sure, where = said.of[who]
            others[who] = (weight, one.sure - weight * sure, one.where - weight * where)
        for who, (sure, where) in _told(said.sides, {who: (a, b) for who, (_, a, b) in others.items()}).items():
            weight, but_this, but_this_where = others[who]
            said.of[who] = (sure, where)
            beliefs[who].sure = but_this + weight * sure
            beliefs[who].where = but_this_where + weight * where
        said.heard = {who: one.mu for who, one in beliefs.items()}
        return True


def _weight(games: int) -> float:
    return float(0.5 ** (games / FADES))


def _told(sides: Compared, others: Mapping[Who, tuple[float, float]]) -> dict[Who, tuple[float, float]]:
    """What a comparison says beside what is known from all others: how sure, and how sure times where."""
    before = {who: (where / sure, 1 / sure) for who, (sure, where) in others.items()}
    teams = [
        [BradleyTerryPartRating(before[who][0], _NARROWER * sqrt(before[who][1])) for who in side.who] for side in sides
    ]
    after = _MODEL.rate(teams, ranks=[float(side.place) for side in sides])
    moves: dict[Who, list[tuple[float, float]]] = {}
    for side, team in zip(sides, after, strict=True):
        for who, rating in zip(side.who, team, strict=True):
            mean, variance = before[who]
            narrow = variance * _NARROWER**2
            moves.setdefault(who, []).append(((rating.mu - mean) / narrow, (1 - rating.sigma**2 / narrow) / narrow))
    told = {}
    for who, each in moves.items():
        mean, variance = before[who]
        # Somebody with several seats: what they have told on average.
        pull, bend = (sum(part) / len(each) for part in zip(*each, strict=True))
        left = variance * max(_KEEPS, 1 - variance * bend)
        told[who] = (1 / left - 1 / variance, (mean + variance * pull) / left - mean / variance)
    return told
