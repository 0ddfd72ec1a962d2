"""How a game of Čarodění is told when it is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from slet.games.carodeni.events import Brewed, OstaraBrewed, OstaraTookGoal, Tamed, TookGoal
from slet.games.carodeni.scoring import score_of
from slet.games.carodeni.settings import SOLO_GOALS, CarodeniSettings
from slet.games.carodeni.state import CarodeniState
from slet.kernel import RIVAL, Honour, Scene, Tale, honours_of

LEVELS = tuple(SOLO_GOALS)
"""Ostara's, the weakest first."""


def rival(s: CarodeniState) -> int | None:
    return None if s.ostara is None else score_of(s.ostara).total


def deed(scene: Scene[CarodeniState]) -> int | None:
    match scene.event:
        case Brewed(seat=seat) | TookGoal(seat=seat) | Tamed(seat=seat):
            return seat
        case OstaraBrewed() | OstaraTookGoal():
            return RIVAL
    return None


def honours(_past: Sequence[Scene[CarodeniState]], s: CarodeniState) -> list[Honour]:
    return honours_of(
        {
            "potions": [len(area.clan_potions) for area in s.areas],
            "goals": [len(area.goals) for area in s.areas],
            "tools": [len({card.back for card in area.clan_tools}) for area in s.areas],
            "animals": [len({card.back for card in area.clan_animals}) for area in s.areas],
        }
    )


def ladder(seats: int, settings: CarodeniSettings) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    """CAR-116 to CAR-119: alone, against a weaker or a stronger Ostara."""
    if seats > 1:
        return None, None
    at = LEVELS.index(settings.difficulty or LEVELS[0])
    easier = {"difficulty": LEVELS[at - 1]} if at else None
    return easier, {"difficulty": LEVELS[at + 1]} if at + 1 < len(LEVELS) else None


TALE: Tale[CarodeniState] = Tale(round=lambda s: s.round, rival=rival, deed=deed, honours=honours, ladder=ladder)
