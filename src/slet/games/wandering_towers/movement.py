"""Moving a tower, moving a wizard: what comes of it, whether a card or a spell is behind it."""

from collections.abc import Sequence

from slet.games.wandering_towers.events import Filled, MovedTower, MovedWizard
from slet.games.wandering_towers.goal import look_for_the_goal
from slet.games.wandering_towers.options import MoveTower, MoveWizard
from slet.games.wandering_towers.pieces import SPACES, Wizard
from slet.games.wandering_towers.ravenskeep import enter
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import beneath, put, surface, take_away, visible
from slet.kernel import tell


def move_tower(s: TowersState, seat: int, move: MoveTower) -> None:
    """WT-51, WT-52, WT-54, WT-61: the floor taken hold of goes with all above it; the floors below stay."""
    uncovered, landed_on = beneath(s, move.space, move.floor), surface(s, move.to)
    stack = s.stacks[move.space]
    part = stack[move.floor - 1 :]
    s.stacks[move.space] = stack[: move.floor - 1]
    s.stacks[move.to] += part
    carries_keep = s.keep == move.space
    if carries_keep:
        s.keep = move.to
    caught = s.standing[landed_on]
    s.seen[landed_on] = s.turn
    if s.story is not None:
        freed = s.standing[uncovered]
        tell(s, MovedTower, seat, move.space, move.floor, len(part), move.to, carries_keep, freed, caught)
    if caught:
        fill_potion(s, seat)


def fill_potion(s: TowersState, seat: int) -> None:
    """WT-56 to WT-59, WT-90: who imprisons wizards fills one own empty potion; without one, one of the partner's."""
    whose = whose_potion(s, seat)
    if whose is not None:
        s.empty[whose] -= 1
        s.full[whose] += 1
        tell(s, Filled, seat, None if whose == seat else whose)
        look_for_the_goal(s)


def whose_potion(s: TowersState, seat: int) -> int | None:
    """WT-59, WT-90, WT-138: whose empty potion a seat that imprisons wizards would fill; None if there is none."""
    if s.alone:
        return None
    whose = seat if s.empty[seat] or not s.settings.teams else s.partner(seat)
    return whose if s.empty[whose] else None


def move_wizard(s: TowersState, seat: int, move: MoveWizard, riders: Sequence[Wizard] = ()) -> bool:
    """WT-38, WT-39, WT-42: to the surface of its space, or into Ravenskeep. Riders go along. Whether they went in."""
    start, end = surface(s, move.space), surface(s, move.to)
    wizards = (move.wizard, *riders)
    for wizard in wizards:
        take_away(s, wizard, start)
        put(s, wizard, end)
    tell(s, MovedWizard, seat, move.wizard, move.space, move.to)
    if move.to == s.keep:
        enter(s, wizards)
        return True
    return False


def swap_towers(s: TowersState, one: int, other: int) -> tuple[int, int]:
    """WT-115: the uppermost towers of two spaces change places. The two places that were uncovered for a moment."""
    stacks = s.stacks
    stacks[one], stacks[other] = stacks[one][:-1] + stacks[other][-1:], stacks[other][:-1] + stacks[one][-1:]
    places = (beneath(s, one, len(stacks[one])), beneath(s, other, len(stacks[other])))
    for place in places:
        s.seen[place] = s.turn
    return places


def free_space(s: TowersState, step: int) -> int | None:
    """WT-118: the nearest other space in that direction with no wizard on its surface."""
    for n in range(1, SPACES):
        space = (s.keep + n * step) % SPACES
        if not visible(s, space):
            return space
    return None
