"""Invisibility, by card or by Tiffany's tile: WIT-112 to WIT-116; and the Dungeon, which it opens: WIT-138, WIT-139."""

from slet.games.the_witches.events import LeftDungeon, Looked, LookedSecretly, Passed, UsedTile
from slet.games.the_witches.lancre import is_occupied, where
from slet.games.the_witches.options import LOOKS, TOS, Look
from slet.games.the_witches.pieces.places import DUNGEON, Space
from slet.games.the_witches.state import Ability, Step, WitchesState
from slet.games.the_witches.turn import end_action
from slet.kernel import Rule, pick, tell, whisper


def can_vanish(s: WitchesState, seat: int) -> bool:
    """Whether Invisibility is of use at this moment."""
    if s.step == "movement_action":
        in_dungeon = s.witches[seat] is DUNGEON and s.actions == 2  # WIT-138
        return in_dungeon or s.looked_at is not None  # WIT-115
    if s.step not in ("walk", "secondary_action"):
        return False
    # WIT-113: she needs a path left, or else the second movement action.
    return s.moved and not s.passing and (s.paths > 0 or s.actions == 2) and is_occupied(s, seat)


def can_linger(s: WitchesState) -> bool:
    """WIT-113: where a walk of the first action is stopped with a path left, the second may serve all the same."""
    return s.step == "walk" and s.paths > 0 and s.actions == 2


def has_invisibility(s: WitchesState, seat: int) -> bool:
    return s.abilities[seat] == "invisibility" or any(card.benefit == "invisible" for card in s.hands[seat])


def vanish(s: WitchesState) -> Rule[Step]:
    """What Invisibility does at this moment, the card or tile being spent."""
    seat = s.active
    here = where(s, seat)
    if here is DUNGEON:
        return (yield from leave_dungeon(s))
    if s.step == "movement_action":  # WIT-115: the tile elsewhere in Town or Castle stays face down
        s.looked_at = None
        return "movement_action"
    if not s.paths:
        return linger(s)
    s.passing = True
    tell(s, Passed, seat, here)
    return "walk"


def linger(s: WitchesState) -> Step:
    """WIT-113: the secondary action is left out; the second movement action has to be used to leave."""
    step = end_action(s)
    s.must_leave = True
    tell(s, Passed, s.active, where(s, s.active))
    return step


def use_tile(s: WitchesState, ability: Ability) -> None:
    """WIT-35: each of the ability tiles works once."""
    seat = s.active
    s.abilities = (*s.abilities[:seat], None, *s.abilities[seat + 1 :])
    if ability != "magic":  # adding it is told with the total
        tell(s, UsedTile, seat, ability)


def leave_dungeon(s: WitchesState) -> Rule[Step]:
    """WIT-139: to any space of the map; the secondary action follows there."""
    choice = yield from pick(s.active, "leave-dungeon", TOS, "WIT-139")
    s.witches[s.active] = choice.space
    s.moved = True
    tell(s, LeftDungeon, s.active, choice.space)
    return "secondary_action"


# --- looking -----------------------------------------------------------------------------------------------------


def can_look_here(s: WitchesState, seat: int) -> list[Look]:
    """WIT-114: who could play Invisibility may first look at a face-down tile on the space reached."""
    here = where(s, seat)
    hides = s.face_down[here.number] and seat not in s.seen_by[here.number]
    return [LOOKS[here.number]] if hides and can_vanish(s, seat) and has_invisibility(s, seat) else []


def can_look_next_door(s: WitchesState, seat: int) -> list[Look]:
    """WIT-115: before a movement action in Town or Castle, at a face-down tile on another space there."""
    hidden = [space for space in where(s, seat).others if s.face_down[space.number]]
    unknown = [space for space in hidden if seat not in s.seen_by[space.number]]
    return [LOOKS[space.number] for space in unknown] if unknown and has_invisibility(s, seat) else []


def look(s: WitchesState, space: Space) -> None:
    """WIT-166: the active player alone sees what it is."""
    seat = s.active
    tile = s.problems[space.number]
    assert tile is not None, "a tile lies there"
    if seat not in s.seen_by[space.number]:
        s.seen_by[space.number] += (seat,)
    whisper(s, (seat,), Looked(seat, space, tile), LookedSecretly(seat, space))
