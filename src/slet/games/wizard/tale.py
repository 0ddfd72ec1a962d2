"""How a game of Wizard is told when it is over."""

from collections.abc import Sequence

from slet.games.wizard.events import Scored
from slet.games.wizard.state import WizardState
from slet.kernel import Honour, Scene, Tale, honours_of

BOLD, STEADY = 3, 3
"""From so many tricks on a bid that was met is bold; from so many in a row on they are a run."""


def sources(s: WizardState) -> dict[str, tuple[int, ...]]:
    """WIZ-30, WIZ-31: for bids met, for the tricks in them, and what was lost by missing."""
    seats = range(s.seats)
    hits = [[row.taken[seat] for row in s.truth if row.bids[seat] == row.taken[seat]] for seat in seats]
    return {
        "met": tuple(20 * len(tricks) for tricks in hits),
        "tricks": tuple(10 * sum(tricks) for tricks in hits),
        "missed": tuple(sum(min(0, row.points[seat]) for row in s.truth) for seat in seats),
    }


def deed(scene: Scene[WizardState]) -> int | None:
    return scene.event.seat if isinstance(scene.event, Scored) else None


def honours(_past: Sequence[Scene[WizardState]], s: WizardState) -> list[Honour]:
    met = [[row.bids[seat] == row.taken[seat] for row in s.truth] for seat in range(s.seats)]
    boldest = [
        max([row.bids[seat] for row in s.truth if row.bids[seat] == row.taken[seat]], default=0)
        for seat in range(s.seats)
    ]
    counted = {"bold": boldest, "run": [longest_run(rounds) for rounds in met], "met": [sum(rounds) for rounds in met]}
    return honours_of(counted, {"bold": BOLD, "run": STEADY})


def longest_run(rounds: Sequence[bool]) -> int:
    longest = run = 0
    for met in rounds:
        run = run + 1 if met else 0
        longest = max(longest, run)
    return longest


TALE: Tale[WizardState] = Tale(round=lambda s: s.round, sources=sources, deed=deed, honours=honours)
