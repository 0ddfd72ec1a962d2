"""Ravenskeep: entering, and its flight."""

from collections.abc import Sequence

from slet.games.wandering_towers.events import Entered, Flew, Stayed
from slet.games.wandering_towers.goal import is_dead_end, look_for_the_goal
from slet.games.wandering_towers.pieces import Wizard
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import AROUND, is_outside, shows_crest, surface, take_away, visible
from slet.kernel import tell


def enter(s: TowersState, wizards: Sequence[Wizard]) -> None:
    """WT-42, WT-46, WT-122: who has come to its space goes inside and stays there; then Ravenskeep flies on, once."""
    for wizard in wizards:
        take_away(s, wizard, surface(s, s.keep))
        s.inside[s.colours.index(wizard)] += 1
    tell(s, Entered, tuple(wizards))
    fly(s)
    look_for_the_goal(s)
    s.over = s.over or is_dead_end(s) or (s.alone and not is_outside(s, 0))


def fly(s: TowersState) -> None:
    """WT-46, WT-49, WT-50: to the next free crest; if there is none, it stays where it is."""
    space = next_crest(s)
    if space is None:
        tell(s, Stayed, s.keep)
        return
    left, s.keep = s.keep, space
    tell(s, Flew, left, space)


def next_crest(s: TowersState, leaving: int | None = None) -> int | None:
    """WT-46 to WT-48: forward to the nearest other space that shows a crest and has no wizard on its surface.

    `leaving`: where one wizard more is thought away, as it is on its way in.
    """
    for space in AROUND[s.keep][1:]:
        if shows_crest(s, space) and len(visible(s, space)) <= (space == leaving):
            return space
    return None
