"""How a finished game went, as facts: the scores round by round, where it turned, and what kind of win it was.

What only the game itself knows comes from its `tale.py`; the words are found in `telling.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from slet.kernel.events import Event
from slet.kernel.game import Game, Outcome
from slet.kernel.match import Match
from slet.kernel.retelling import Scene, scenes
from slet.kernel.tale import RIVAL, Honour, Trial, honours_of

Shape = Literal["tied", "even", "close", "behind", "led", "far", "clear"]

CLOSE, FAR = 0.05, 0.25
"""Of the winner's points: the next is that near, or that far away."""
BEHIND, LATE = 0.1, 2 / 3
"""Who was so much of their points behind when so much of the game was over came from behind."""
LONG = 0.5
"""Who was ahead for such a part of the rounds was ahead for long."""
MOST_HONOURS, MOST_CAUSES = 2, 3


class Course(msgspec.Struct, frozen=True):
    """The scores at the end of each round."""

    rounds: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    """For each round the points of each seat."""
    rival: tuple[int, ...]
    """Of whoever has no seat, if there is somebody."""
    moments: tuple[int, ...]
    """The moments of a replay in which the rounds end."""


class Race(msgspec.Struct, frozen=True):
    """Who played against whom: those who win together are one side; who has no seat is the last."""

    sides: tuple[tuple[int, ...], ...]
    won: tuple[int, ...]
    """Which of the sides."""
    ends: tuple[int, ...]
    """The points of each side in the end."""
    ways: tuple[tuple[int, ...], ...]
    """And after each round."""

    @property
    def rival(self) -> int | None:
        """The side without a seat."""
        return len(self.sides) - 1 if self.sides and not self.sides[-1] else None

    def side(self, seat: int | None) -> int | None:
        return next((n for n, side in enumerate(self.sides) if seat in side), None)


class TurningPoint(msgspec.Struct, frozen=True):
    """Where it turned. As long as nobody has counted chances to win (`review/`), that is the round in which the lead of
    the winner changed most; where somebody has, `turning_point` is the place to ask for it.
    """

    at: int
    """Which of the rounds of the course."""
    side: int
    """Whose lead grew."""
    told: tuple[Event, ...]
    n: int
    """The moment of a replay."""


class Story(msgspec.Struct, frozen=True):
    """All that is told of a finished game, before it is put into words."""

    outcome: Outcome
    course: Course
    race: Race | None
    """None where all played as one, or all have lost."""
    sources: dict[str, tuple[int, ...]]
    turning: TurningPoint | None
    honours: tuple[Honour, ...]
    trial: Trial | None


def retell(game: Game[Any], again: Match, over: Match) -> Story:
    """The story of a match that is over, played again by the one that stands at its beginning."""
    outcome = over.outcome
    assert outcome is not None
    past = scenes(again, over.answers[len(again.answers) :])
    course = course_of(game, past, again.state, outcome)
    race = race_of(game, course, again.state, outcome)
    sources = sources_of(game, again.state, outcome)
    return Story(
        outcome=outcome,
        course=course,
        race=race,
        sources=sources,
        turning=None if race is None else turning_point(game, past, course, race),
        honours=() if outcome.together else _honours(game, past, again.state, sources, outcome),
        trial=game.tale.trial(past, again.state, outcome) if race is None else None,
    )


def sources_of(game: Game[Any], state: Any, outcome: Outcome) -> dict[str, tuple[int, ...]]:
    """Where points came from, if the scores are made of it: where all have lost, nothing counts."""
    if outcome.breakdown:
        return dict(outcome.breakdown)
    found = {} if game.tale.sources is None else dict(game.tale.sources(state))
    sums = tuple(map(sum, zip(*found.values(), strict=True)))
    return found if sums == outcome.scores else {}


# --- round by round -------------------------------------------------------------------------------------------------


def course_of(game: Game[Any], past: Sequence[Scene[Any]], end: Any, outcome: Outcome) -> Course:
    standing = game.tale.standing or game.score.standing
    if standing is None:
        return Course((), (), (), ())
    kept: dict[int, tuple[tuple[int, ...], int | None, int]] = {}
    last = past[-1].n if past else 0
    number, before = 0, None
    for n, state in [*((scene.n, scene.state) for scene in past), (last, end)]:
        points, rival = standing(state), game.tale.rival(state)
        if game.tale.round is not None:
            number = game.tale.round(state)
        elif (points, rival) != before:
            number += before is not None
        before = points, rival
        if number > 0:
            kept[number] = points, rival, n
    if kept and outcome.winners and not outcome.together and game.score.has_points:
        assert kept[max(kept)][0] == outcome.scores, "what the game tells on the way leads to its end"
    rounds = sorted(kept)
    return Course(
        rounds=tuple(rounds),
        scores=tuple(kept[number][0] for number in rounds),
        rival=tuple(hers for number in rounds if (hers := kept[number][1]) is not None),
        moments=tuple(kept[number][2] for number in rounds),
    )


def race_of(game: Game[Any], course: Course, end: Any, outcome: Outcome) -> Race | None:
    """The sides and how they came along; None where nobody played against anybody, or nobody has won."""
    if outcome.together or not (outcome.winners or outcome.rival_won):
        return None
    alone = [(seat,) for seat in range(len(outcome.scores))]
    sides = list(alone if game.tale.sides is None else game.tale.sides(end))
    ends = [sum(outcome.scores[seat] for seat in side) for side in sides]
    ways = [tuple(sum(row[seat] for seat in side) for row in course.scores) for side in sides]
    won = [n for n, side in enumerate(sides) if set(side) <= set(outcome.winners)]
    if outcome.rival is not None:
        if outcome.rival_won:
            won.append(len(sides))
        sides.append(())
        ends.append(outcome.rival.score)
        ways.append(course.rival if len(course.rival) == len(course.rounds) else ())
    return Race(tuple(sides), tuple(won), tuple(ends), tuple(ways))


def leads(race: Race, side: int) -> list[int]:
    """By how much that side was ahead of all others after each round; nothing where it is not known of all."""
    if len({len(way) for way in race.ways}) != 1:
        return []
    others = [way for n, way in enumerate(race.ways) if n != side]
    return [own - max(theirs) for own, *theirs in zip(race.ways[side], *others, strict=True)]


def margin(race: Race, side: int) -> int:
    """By how many points it is ahead of the best of the others, or behind."""
    return race.ends[side] - max(points for n, points in enumerate(race.ends) if n != side)


def shape(race: Race) -> Shape:
    """What kind of win it was."""
    if len(race.won) > 1:
        return "tied"
    winner = race.won[0]
    by, points = margin(race, winner), abs(race.ends[winner])
    if by <= 0:
        return "even"
    if by <= max(1, CLOSE * points):
        return "close"
    lead = leads(race, winner)
    if lead and lead[int(LATE * (len(lead) - 1))] <= -max(1, BEHIND * points):
        return "behind"
    if len(lead) > 2 and min(lead) > 0:
        return "led"
    return "far" if by >= FAR * points else "clear"


def ahead_until(course: Course, race: Race, side: int) -> int | None:
    """The last round after which that side was ahead of all others, where it was so for long."""
    ahead = [number for number, lead in zip(course.rounds, leads(race, side), strict=False) if lead > 0]
    return ahead[-1] if ahead and len(ahead) >= LONG * len(course.rounds) else None


def turning_point(game: Game[Any], past: Sequence[Scene[Any]], course: Course, race: Race) -> TurningPoint | None:
    """By the largest change of the winner's lead. A chance to win that was counted would be asked for here."""
    if len(race.won) != 1:
        return None
    winner = race.won[0]
    lead = leads(race, winner)
    changes = [now - before for before, now in zip([0, *lead], lead, strict=False)]
    if len(changes) < 2 or max(changes) <= 0:
        return None
    at = max(range(len(changes)), key=lambda n: (changes[n], n))
    begins = course.moments[at - 1] if at else 0
    seats = race.sides[winner] or (RIVAL,)
    own = [scene for scene in past if begins < scene.n <= course.moments[at] and game.tale.deed(scene) in seats]
    n = own[0].n if own else course.moments[at]
    return TurningPoint(at, winner, tuple(scene.event for scene in own), n)


# --- honours --------------------------------------------------------------------------------------------------------


def _honours(
    game: Game[Any], past: Sequence[Scene[Any]], end: Any, sources: Mapping[str, Sequence[int]], outcome: Outcome
) -> tuple[Honour, ...]:
    """Two at most, of two people; those who have not won come first. A game that names none honours by its sources."""
    found = list(game.tale.honours(past, end)) or honours_of(
        {f"source-{source}": points for source, points in sources.items()}
    )
    chosen: list[Honour] = []
    for honour in sorted(found, key=lambda one: one.seat in outcome.winners):
        if len(chosen) < MOST_HONOURS and honour.seat not in [other.seat for other in chosen]:
            chosen.append(honour)
    return tuple(chosen)
