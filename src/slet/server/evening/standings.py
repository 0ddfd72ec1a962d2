"""How an evening stands, from the points of its tables alone.

First the points of all rounds; then how often somebody came first; then how strong those were whom they met: the
average of their points. Who is still equal shares the place.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from slet.server.evening.meeting import Person, Seated
from slet.server.evening.points import MIDDLE

BYE = MIDDLE


class Counted(msgspec.Struct, frozen=True):
    """A table and what it has brought to each seat, in tenths; None: not known yet."""

    desk: Seated
    points: Sequence[int] | None


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands."""

    person: Person
    place: int
    """From 1; who are equal share it."""
    points: int
    """In tenths."""
    firsts: int
    met: Fraction
    """The average of the points of those whom they met, once for each meeting."""
    by_round: list[int | None]
    """None: not there, or not known yet."""


def standings(people: Sequence[Person], rounds: Sequence[Sequence[Counted]]) -> list[Standing]:
    """The best first; equals as they are in `people`."""
    brought = [_of_round(one) for one in rounds]
    points = {who: sum(one.get(who) or 0 for one in brought) for who in people}
    firsts = _firsts(rounds)
    met = {who: _average([points.get(one, 0) for one in others]) for who, others in _whom_they_met(rounds).items()}
    merit = {who: (points[who], firsts.get(who, 0), met.get(who, Fraction())) for who in people}
    order = sorted(people, key=lambda who: merit[who], reverse=True)
    return [
        Standing(
            who,
            1 + sum(merit[other] > merit[who] for other in people),
            *merit[who],
            by_round=[one.get(who) for one in brought],
        )
        for who in order
    ]


def _of_round(desks: Sequence[Counted]) -> Mapping[Person, int]:
    found = {}
    for one in desks:
        for seat, who in enumerate(one.desk.seats):
            if who is not None and (one.desk.bye or one.points is not None):
                found[who] = BYE if one.points is None else one.points[seat]
    return found


def _firsts(rounds: Sequence[Sequence[Counted]]) -> Mapping[Person, int]:
    found: dict[Person, int] = defaultdict(int)
    for desks in rounds:
        for one in desks:
            for seat, who in enumerate(one.desk.seats):
                if who is not None and one.points and one.points[seat] > MIDDLE:  # where all share, nobody is first
                    found[who] += one.points[seat] == max(one.points)
    return found


def _whom_they_met(rounds: Sequence[Sequence[Counted]]) -> Mapping[Person, list[Person]]:
    found: dict[Person, list[Person]] = defaultdict(list)
    for desks in rounds:
        for one in desks:
            for who in one.desk.people:
                found[who] += [other for other in one.desk.people if other != who]
    return found


def _average(of: Sequence[int]) -> Fraction:
    return Fraction(sum(of), len(of)) if of else Fraction()
