"""How well somebody plays, from the order in which games came out: OpenSkill, on the scale of chess.

A rating is what one is thought to be worth and how sure that is. Several players, sides of several, and all against the
game are rated alike: who plays against the game has an opponent with a rating of its own, which counts as many players
as sit there.
"""

from collections.abc import Iterable, Mapping
from math import log, sqrt

import msgspec
from openskill.models import BradleyTerryPart, BradleyTerryPartRating

MIDDLE = 1500
"""Of whom nothing is known."""
SURE = 1.96
"""Standard deviations: 19 of 20 lie within."""
_MODEL = BradleyTerryPart()
"""Of OpenSkill's models the one that ordered best, and whose margins hold (`proof/ratings.py`)."""
SCALE = 400 / (log(10) * sqrt(2) * _MODEL.beta)
"""Points a unit of OpenSkill: where both are known well, 400 more is ten to one."""

Who = str


class Rated(msgspec.Struct, frozen=True):
    """What somebody is thought to be worth."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
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


class Side(msgspec.Struct, frozen=True):
    """Who won or lost together, and as which of all they came in; 0 is the best, and several may share a place."""

    who: tuple[Who, ...]
    place: int


NOT_KNOWN = Rated()


def rate(known: dict[Who, Rated], sides: Iterable[Side], first: Mapping[Who, Rated]) -> None:
    """A game has come out so: what is known of those who played changes. Who has not played before is worth what
    `first` says.
    """
    played = [side for side in sides if side.who]
    before = [[known.get(who) or first.get(who, NOT_KNOWN) for who in side.who] for side in played]
    teams = [[BradleyTerryPartRating(one.mu, one.sigma) for one in team] for team in before]
    after = _MODEL.rate(teams, ranks=[float(side.place) for side in played])
    changed: dict[Who, list[BradleyTerryPartRating]] = {}
    for side, team in zip(played, after, strict=True):
        for who, rating in zip(side.who, team, strict=True):
            changed.setdefault(who, []).append(rating)
    for who, ratings in changed.items():
        # Somebody with several seats, or the game, which counts as many: what they have learnt of it on average.
        mu = sum(one.mu for one in ratings) / len(ratings)
        sigma = sum(one.sigma for one in ratings) / len(ratings)
        games = (known.get(who) or first.get(who, NOT_KNOWN)).games + 1
        known[who] = Rated(mu, sigma, games)
