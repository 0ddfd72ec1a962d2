"""What a review needs to know of each game: how worlds are played on, and what each seat may hope for where they stop.

The guides of the players that search (`players/*/search.py`) bring most of it. What differs: here chances have to be
*chances*, which means are taken of and which are added up. They are those of all seats at once.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from slet.games import find_game
from slet.games.wording import package_name
from slet.kernel.playout import Policy
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import World
from slet.players.search import Guide

Chances = tuple[float, ...]
"""Of each seat to win."""


class Steady(Random):
    """No mood at all."""

    def random(self) -> float:
        return 0.5


STEADY = Steady()


class Measure:
    """How games of one kind are looked back at; any game can be, by its guide."""

    def __init__(self, game_id: str, guide: Guide) -> None:
        self.guide = guide
        self.game = find_game(game_id)

    @property
    def until(self) -> Collection[str]:
        return self.guide.until

    @property
    def has_points(self) -> bool:
        """Whether there are points to be expected."""
        return False

    def policy(self) -> Policy:
        """What is usually done. It is the same whenever things stand the same: what comes of two options then differs
        by the options, and not by the mood of those who play on.
        """
        assert self.guide.policy is not None
        return self.guide.policy(STEADY)

    def play_on(self, world: World, rng: Random) -> None:
        guide = self.guide
        stop = None if guide.horizon is None else guide.horizon(world.state)
        world.run(rng, self.policy(), guide.until, guide.most, stop)

    def options(self, state: Any, ask: Pick) -> Sequence[HasId]:
        """Those worth a thought."""
        return self.guide.options(state, ask)

    def chances(self, s: Any) -> Chances:
        """Of each seat, where a world stops; at the end of the game what it has got of the win."""
        assert self.guide.value is not None
        return tuple([self.guide.value(s, seat) for seat in range(s.seats)])

    def expected(self, s: Any, seat: int) -> dict[str, float]:  # noqa: ARG002  (games may tell more)
        """What else there is to tell of it."""
        return {}

    def points(self, s: Any, seat: int) -> float:  # noqa: ARG002
        """What the seat may expect to have at the end."""
        return 0.0

    def round(self, s: Any) -> int:  # noqa: ARG002
        """Which round it is, from 1; 0 where there are none."""
        return 0


class WizardMeasure(Measure):
    def __init__(self, game_id: str, guide: Guide) -> None:
        super().__init__(game_id, guide)
        from slet.players.wizard.monte_carlo import told
        from slet.players.wizard.winning import points_to_come, shares, totals_after

        self._told, self._to_come, self._shares, self._totals = told, points_to_come, shares, totals_after

    @property
    def has_points(self) -> bool:
        return True

    def chances(self, s: Any) -> Chances:
        return tuple(self._shares(self._totals(s), s.round, s.rounds))

    def expected(self, s: Any, seat: int) -> dict[str, float]:
        return self._told(s, seat)

    def points(self, s: Any, seat: int) -> float:
        return self._totals(s)[seat] + self._to_come(s.round, s.rounds, s.seats)

    def round(self, s: Any) -> int:
        return int(s.round)


class TowersMeasure(Measure):
    def chances(self, s: Any) -> Chances:
        from slet.players.wandering_towers.chances import chances

        return chances(s)

    def round(self, s: Any) -> int:
        return int(s.turn // s.seats + 1)


class WitchesMeasure(Measure):
    @property
    def has_points(self) -> bool:
        return True

    def chances(self, s: Any) -> Chances:
        from slet.players.the_witches.value import chances

        return chances(s)

    def points(self, s: Any, seat: int) -> float:
        from slet.players.the_witches.value import foreseen

        return foreseen(s, seat)

    def round(self, s: Any) -> int:
        return int((s.turn - 1) // s.seats + 1) if s.turn else 0


class CarodeniMeasure(Measure):
    @property
    def has_points(self) -> bool:
        return True

    def chances(self, s: Any) -> Chances:
        from slet.players.carodeni.value import chances

        return chances(s)

    def points(self, s: Any, seat: int) -> float:
        from slet.games.carodeni.scoring import score_of
        from slet.players.carodeni.value import foreseen

        return score_of(s.areas[seat]).total if s.step in (None, "final_scoring") else foreseen(s, seat)

    def round(self, s: Any) -> int:
        return int(s.round)


class BigBookMeasure(Measure):
    def chances(self, s: Any) -> Chances:
        assert self.guide.value is not None
        ours: Chances = (self.guide.value(s, 0),)
        return ours * len(s.hands)

    def round(self, s: Any) -> int:
        return int(s.page)


MEASURES: dict[str, Callable[[str, Guide], Measure]] = {
    "wizard": WizardMeasure,
    "wandering-towers": TowersMeasure,
    "the-witches": WitchesMeasure,
    "carodeni": CarodeniMeasure,
    "big-book": BigBookMeasure,
}


@cache
def measure_of(game_id: str) -> Measure:
    guide: Guide = import_module(f"slet.players.{package_name(game_id)}.search").GUIDE
    return MEASURES.get(game_id, Measure)(game_id, guide)
