"""The eight spells."""

from collections.abc import Callable, Iterator

from slet.games.wandering_towers.events import Cast, Freed, Lifted, Nudged, Swapped
from slet.games.wandering_towers.movement import free_space, move_tower, move_wizard, swap_towers
from slet.games.wandering_towers.options import (
    LEAVE,
    LIFTS,
    SWAPS,
    Direction,
    Lift,
    MoveTower,
    MoveWizard,
    NudgeKeep,
    PutOnTop,
    SwapTowers,
)
from slet.games.wandering_towers.pieces import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    FREE_WIZARD,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    NUDGE_RAVENSKEEP,
    SWAP_TOWER,
    Spell,
    Wizard,
)
from slet.games.wandering_towers.ravenskeep import enter
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import beneath, has_room, put, surface, take_away, tower_moves, wizard_moves
from slet.kernel import Option, Rule, pick, tell


def can_pay(s: TowersState, seat: int, spell: Spell) -> bool:
    """WT-62: with full potions only."""
    return s.full[s.side(seat)] >= spell.price


def castable(s: TowersState, seat: int) -> list[Spell]:
    """WT-62, WT-69: the spells that the seat can pay for and that can be carried out now, Piggyback aside."""
    full = s.full[s.side(seat)]
    return [spell for spell in s.spells if spell.price <= full and is_possible(s, spell)] if full else []


def is_possible(s: TowersState, spell: Spell) -> bool:
    """WT-69: whether the spell can be carried out now."""
    return spell in AIMS and next(AIMS[spell][0](s), None) is not None


def pay(s: TowersState, seat: int, spell: Spell) -> None:
    """WT-62: the potions leave the game."""
    side = s.side(seat)
    s.full[side] -= spell.price
    s.spent[side] += spell.price
    s.casts += 1
    tell(s, Cast, seat, spell)


def cast(s: TowersState, seat: int, spell: Spell) -> Rule[None]:
    """Pay, choose what the spell is aimed at, and carry it out."""
    targets, clause = AIMS[spell]
    pay(s, seat, spell)
    target = yield from pick(seat, f"target-{spell.name}", list(targets(s)), clause)
    came_in = yield from carry_out(s, seat, target)
    if came_in is not None and seat == s.active and came_in is s.colours[s.side(seat)]:
        s.ended = True  # WT-67: the caster's own wizard, in the caster's own turn


def carry_out(s: TowersState, seat: int, target: Option) -> Rule[Wizard | None]:
    """Returns the wizard that entered Ravenskeep by the spell, if one did."""
    match target:
        case MoveWizard():  # WT-111, WT-113: under the usual rules for wizards
            return target.wizard if move_wizard(s, seat, target) else None
        case MoveTower():  # WT-98, WT-112, WT-114: under the usual rules for towers; a potion goes to the caster
            move_tower(s, seat, target)
        case SwapTowers():
            swap(s, seat, target)
        case NudgeKeep():
            nudge(s, seat, target)
        case Lift():
            return (yield from free(s, seat, target))
    return None


# Advance and headwind


def any_wizard(steps: int) -> Callable[[TowersState], Iterator[MoveWizard]]:
    """WT-111, WT-113: one visible wizard of any player."""

    def targets(s: TowersState) -> Iterator[MoveWizard]:
        for wizard in s.colours:
            yield from wizard_moves(s, wizard, steps)

    return targets


def any_tower(steps: int) -> Callable[[TowersState], Iterator[MoveTower]]:
    """WT-112, WT-114: any floor of any stack."""
    return lambda s: tower_moves(s, steps)


# Swap a Tower


def two_stacks(s: TowersState) -> Iterator[SwapTowers]:
    """WT-115, WT-117: any two spaces with towers, but not that of Ravenskeep."""
    spaces = [space for space, stack in enumerate(s.stacks) if stack and space != s.keep]
    for n, one in enumerate(spaces):
        for other in spaces[n + 1 :]:
            yield SWAPS[one][other]


def swap(s: TowersState, seat: int, target: SwapTowers) -> None:
    """WT-75, WT-116: all see what is beneath the two; nobody is imprisoned anew, and no potion is filled."""
    first, second = swap_towers(s, target.one, target.other)
    tell(s, Swapped, seat, target.one, s.standing[first], target.other, s.standing[second])


# Nudge Ravenskeep


def either_way(s: TowersState) -> Iterator[NudgeKeep]:
    """WT-118: forward or back."""
    ways: tuple[tuple[Direction, int], ...] = (("forward", 1), ("back", -1))
    for direction, step in ways:
        space = free_space(s, step)
        if space is not None:
            yield NudgeKeep(direction, space)


def nudge(s: TowersState, seat: int, target: NudgeKeep) -> None:
    """WT-50, WT-118: onto bare ground or on top of a tower, crest or not."""
    left, s.keep = s.keep, target.to
    tell(s, Nudged, seat, left, target.to)


# Free a Wizard


def any_floor(s: TowersState) -> Iterator[Lift]:
    """WT-127: any floor of any stack."""
    for space, stack in enumerate(s.stacks):
        yield from LIFTS[space][: len(stack)]


def free(s: TowersState, seat: int, target: Lift) -> Rule[Wizard | None]:
    """WT-127 to WT-130: lift it, look, and perhaps put an own wizard on top, or into Ravenskeep there."""
    place = beneath(s, target.space, target.floor)
    s.seen[place] = s.turn
    tell(s, Lifted, seat, target.space, target.floor, s.standing[place])
    to_free = [wizard for wizard in own_wizards(s, seat) if wizard in s.standing[place]]
    if not to_free or not has_room(s, target.space):
        return None
    options: list[Option] = [*(PutOnTop(wizard, target.space) for wizard in to_free), LEAVE]
    choice = yield from pick(seat, "free", options, "WT-132" if s.settings.teams else "WT-127")
    if not isinstance(choice, PutOnTop):
        return None
    take_away(s, choice.wizard, place)
    put(s, choice.wizard, surface(s, target.space))
    tell(s, Freed, seat, choice.wizard, target.space)
    if target.space == s.keep:
        enter(s, (choice.wizard,))
        return choice.wizard
    return None


def own_wizards(s: TowersState, seat: int) -> list[Wizard]:
    """WT-127, WT-132: the own ones; in the team variant those of the partner too."""
    own = [s.colours[s.side(seat)]]
    return [*own, s.colours[s.partner(seat)]] if s.settings.teams else own


AIMS: dict[Spell, tuple[Callable[[TowersState], Iterator[Option]], str]] = {
    ADVANCE_WIZARD: (any_wizard(1), "WT-111"),
    ADVANCE_TOWER: (any_tower(2), "WT-112"),
    HEADWIND_WIZARD: (any_wizard(-1), "WT-113"),
    HEADWIND_TOWER: (any_tower(-2), "WT-114"),
    SWAP_TOWER: (two_stacks, "WT-115"),
    NUDGE_RAVENSKEEP: (either_way, "WT-118"),
    FREE_WIZARD: (any_floor, "WT-127"),
}
"""What each can be aimed at, and the clause that says so. Piggyback is not among them: it goes with a card."""
