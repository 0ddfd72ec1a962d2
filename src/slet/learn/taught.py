"""Which clauses of the plain game are taught, and by what: a lesson, a coach's remark, or how-to-play.

The plain game is what the rulebook tells of it: the chapters that bear no mark (see `games/clauses.py`), without the
clauses that are wholly rulings of ours. Those settle what the rulebook leaves open, and hardly come up in a first game.
"""

from collections.abc import Iterator
from functools import cache
from typing import Literal

import msgspec

from slet.games import find_game
from slet.games.clauses import clauses
from slet.games.howto import clauses_told
from slet.learn.lesson import lessons

WANTED = 60
"""Percent of the clauses of the plain game that are to be taught, for each game."""


class Place(msgspec.Struct, frozen=True):
    """Something that teaches a clause."""

    kind: Literal["lesson", "remark", "howto"]
    name: str
    """The number of the lesson, the key of the remark, the key of the message of how-to-play: `step-bid`, `goal`."""


class Teaching(msgspec.Struct, frozen=True):
    """How much of a game is taught."""

    game: str
    taught: dict[str, list[Place]]
    """By clause of the plain game, those that nothing teaches too."""

    @property
    def untaught(self) -> list[str]:
        return [clause for clause, places in self.taught.items() if not places]

    @property
    def percent(self) -> int:
        return 100 * (len(self.taught) - len(self.untaught)) // len(self.taught)

    def by(self, kind: str) -> int:
        """How many clauses places of this kind teach."""
        return sum(any(place.kind == kind for place in places) for places in self.taught.values())


@cache
def places(game_id: str) -> dict[str, list[Place]]:
    """For each clause of the rules all that teaches it."""
    found: dict[str, list[Place]] = {clause: [] for clause in clauses(game_id, "en")}
    for clause, place in _all(game_id):
        if place not in found[clause]:
            found[clause].append(place)
    return found


def teaching(game_id: str) -> Teaching:
    plain = [one.id for one in clauses(game_id, "en").values() if one.kind == "plain" and not one.ruling]
    known = places(game_id)
    return Teaching(game_id, {clause: known[clause] for clause in plain})


def _all(game_id: str) -> Iterator[tuple[str, Place]]:
    for lesson in lessons(game_id):
        for clause in lesson.teaches:
            yield clause, Place("lesson", str(lesson.number))
    for remark in find_game(game_id).words.remarks:
        for clause in remark.teaches:
            yield clause, Place("remark", remark.key)
    for key, told in clauses_told(game_id).items():
        for clause in told:
            yield clause, Place("howto", key)
