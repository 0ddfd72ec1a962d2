"""How far a walk can go: what a player sees at a glance on the map. WIT-58, WIT-59."""

from slet.games.the_witches.lancre import is_empty, is_occupied
from slet.games.the_witches.pieces.places import DUNGEON, Space
from slet.games.the_witches.state import WitchesState

PATHS = 2
"""WIT-58: a walk goes along one path or two."""


def ways_to_walk(s: WitchesState) -> tuple[tuple[Space, ...], ...]:
    """The shortest way to every space that the walk can reach from here without a card."""
    here = s.witches[s.active]
    if here is None or here is DUNGEON or s.looked_at is not None:
        return ()
    paths = _paths_left(s)
    found: dict[Space, tuple[Space, ...]] = {here: ()}
    ends = [here]
    for _ in range(paths):
        ends = [space for end in ends if end is here or is_empty(s, end) for space in _new(found, end)]
    return tuple([way for way in found.values() if way])


def _paths_left(s: WitchesState) -> int:
    if s.step == "movement_action":
        return PATHS
    if s.step != "walk":
        return 0
    must_go_on = s.walked == 0 or s.passing
    return s.paths if must_go_on or not is_occupied(s, s.active) else 0


def _new(found: dict[Space, tuple[Space, ...]], end: Space) -> list[Space]:
    fresh = [space for space in end.neighbours if space not in found]
    found.update({space: (*found[end], space) for space in fresh})
    return fresh
