"""The account of a game alone, without its course: what luck and skill come to, in a fraction of the time.

It is the account of `reviewing.py`. How things stood in between cancels out there: what is needed is how they stood at
first, what each decision gained, and how it ended.
"""

from math import sqrt
from statistics import fmean

import msgspec

from slet.games import find_game
from slet.kernel.match import Match
from slet.kernel.record import Record
from slet.kernel.worlds import Worlds
from slet.review.measures import measure_of
from slet.review.reviewing import moments
from slet.review.weighing import SEED, Looking, gains_of, standard_error

AT_FIRST = 40
"""Worlds to see how things stood at first."""


class Brief(msgspec.Struct, frozen=True):
    """What became of a seat's chance, as in `Account`."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    skill_error: float


def in_brief(record: Record, worlds: int) -> list[Brief]:
    """For each seat."""
    measure, seats = measure_of(record.game), range(record.seats)
    starts: list[float] = []
    results = measure.chances(Match.follow(find_game(record.game), record, None).state)
    skill, others, errors = [[0.0] * record.seats for _ in range(3)]
    for number, match, ask, chosen in moments(record):
        if not starts:
            looking = [Looking(Worlds(match, seat), seat, measure, 1) for seat in seats]
            starts = [fmean([looking[seat].played_on(n).chances[seat] for n in range(AT_FIRST)]) for seat in seats]
        own = Looking(Worlds(match, ask.seat), ask.seat, measure, SEED * number)
        gains = gains_of(own, ask, chosen, worlds)
        for seat in seats:
            gained = [gain[seat] for gain in gains]
            (skill if seat == ask.seat else others)[seat] += fmean(gained)
            if seat == ask.seat:
                errors[seat] += standard_error(gained) ** 2
    return [
        Brief(
            starts[seat],
            results[seat] - starts[seat] - skill[seat] - others[seat],
            skill[seat],
            others[seat],
            results[seat],
            sqrt(errors[seat]),
        )
        for seat in seats
    ]
