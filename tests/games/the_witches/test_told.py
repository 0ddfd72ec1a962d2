"""What is told stands: the table as it is seen with each line of the log."""

from slet.games.the_witches import GAME
from slet.games.the_witches.attempts import total
from slet.games.the_witches.events import (
    CardTurned,
    CrisisPut,
    Looked,
    Passed,
    Placed,
    Played,
    Rolled,
    Solved,
    Started,
    TookCackles,
    TurnedUp,
    Walked,
)
from slet.games.the_witches.state import WitchesState
from slet.games.the_witches.view import view
from support.told import Stands, untrue


def _counts(s: WitchesState, told: Played) -> bool:
    """A card that helps at once is told when it has helped."""
    bonus = {"bonus2": 2, "bonus4": 4}.get(told.card.benefit, 0)
    paths = 2 if told.card.benefit == "move" else 0
    return s.discard[-1] is told.card and s.bonus >= bonus and s.paths >= paths


STANDS: Stands = {
    Started: lambda s, told: s.witches[told.seat] is told.space,
    CardTurned: lambda s, told: s.discard[-1] is told.card,
    Placed: lambda s, told: s.problems[told.space.number] is not None,
    CrisisPut: lambda s, told: s.crises[told.space.number] == told.crises,
    Played: _counts,
    Walked: lambda s, told: s.witches[told.seat] is told.space,
    Passed: lambda s, _: s.passing or s.must_leave,
    Looked: lambda s, told: told.seat in s.seen_by[told.space.number],
    TurnedUp: lambda s, told: not s.face_down[told.space.number],
    Rolled: lambda s, told: total(s) == told.total and view(s, None).attempt is not None,
    Solved: lambda s, told: told.tile in (*s.easy[told.seat], *s.hard[told.seat]) and view(s, None).attempt is None,
    TookCackles: lambda s, told: s.cackles[told.seat] == told.has,
}


def test_what_is_told_stands() -> None:
    assert untrue(GAME, STANDS, [(4, {}), (3, {"any_problem": True})], seeds=6) == ([], set())
