"""The track: who stands where, and what can move."""

from collections.abc import Iterator

from slet.games.wandering_towers.options import TOWER_MOVES, WIZARD_MOVES, MoveTower, MoveWizard
from slet.games.wandering_towers.pieces import CREST_TOWERS, MOST_WIZARDS, PRINTED_CRESTS, SPACES, Wizard
from slet.games.wandering_towers.state import GROUNDS, TowersState

AROUND = [[(space + n) % SPACES for n in range(SPACES)] for space in range(SPACES)]
"""For each space all spaces clockwise from it."""


def surface(s: TowersState, space: int) -> int:
    """WT-09: the place on top of a space, its bare ground or its uppermost tower."""
    stack = s.stacks[space]
    return stack[-1] + (GROUNDS - 1) if stack else space


def beneath(s: TowersState, space: int, floor: int) -> int:
    """The place directly under a floor of a stack."""
    return space if floor == 1 else s.stacks[space][floor - 2] + (GROUNDS - 1)


def visible(s: TowersState, space: int) -> tuple[Wizard, ...]:
    """WT-09: the wizards on the surface of a space."""
    stack = s.stacks[space]
    return s.standing[stack[-1] + (GROUNDS - 1) if stack else space]


def shows_crest(s: TowersState, space: int) -> bool:
    """WT-47: a printed crest on bare ground, or one on the uppermost tower."""
    stack = s.stacks[space]
    return stack[-1] in CREST_TOWERS if stack else space in PRINTED_CRESTS


def tower_moves(s: TowersState, steps: int) -> Iterator[MoveTower]:
    """WT-30, WT-51, WT-53: any floor of any stack, except where it would land on Ravenskeep."""
    moves = TOWER_MOVES[steps]
    blocked = (s.keep - steps) % SPACES
    for space, stack in enumerate(s.stacks):
        if stack and space != blocked:
            yield from moves[space][: len(stack)]


def wizard_moves(s: TowersState, wizard: Wizard, steps: int) -> Iterator[MoveWizard]:
    """WT-29, WT-41: any visible wizard of that colour, except onto a surface that holds six."""
    moves = WIZARD_MOVES[steps][wizard]
    standing, stacks = s.standing, s.stacks
    for space, stack in enumerate(stacks):
        if wizard in standing[stack[-1] + (GROUNDS - 1) if stack else space]:
            move = moves[space]
            if has_room(s, move.to):
                yield move


def has_room(s: TowersState, space: int, wizards: int = 1) -> bool:
    """WT-40 to WT-42: whether so many more wizards may end there; Ravenskeep takes any number."""
    return space == s.keep or len(visible(s, space)) + wizards <= MOST_WIZARDS


def is_outside(s: TowersState, side: int) -> bool:
    """Whether a wizard of that side is not in Ravenskeep yet."""
    return s.inside[side] < s.wizards


def is_imprisoned(s: TowersState, side: int) -> bool:
    """Whether a wizard of that side is under a tower. Everybody can work it out from those that can be seen."""
    wizard = s.colours[side]
    seen = sum(visible(s, space).count(wizard) for space in range(SPACES))
    return seen + s.inside[side] < s.wizards


def movable(s: TowersState, seat: int) -> tuple[Wizard, ...]:
    """WT-29, WT-88: the own wizards; when all of them are in Ravenskeep, those of the partner."""
    side = s.side(seat)
    if s.settings.teams and not is_outside(s, side):
        return (s.colours[s.partner(seat)],)
    return (s.colours[side],)


def take_away(s: TowersState, wizard: Wizard, place: int) -> None:
    standing = list(s.standing[place])
    standing.remove(wizard)
    s.standing[place] = tuple(standing)


def put(s: TowersState, wizard: Wizard, place: int) -> None:
    s.standing[place] += (wizard,)
