"""Piggyback: wizards that go along with the one that a card is moving."""

from slet.games.wandering_towers.events import LeftBehind, Rode
from slet.games.wandering_towers.master import ask, casters
from slet.games.wandering_towers.options import PASS, PASS_FOR_TURN, MoveWizard
from slet.games.wandering_towers.pieces import PIGGYBACK, Wizard
from slet.games.wandering_towers.spells import can_pay, pay
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import has_room, visible
from slet.kernel import Rule, tell
from slet.kernel.questions import HasId


def riders_along(s: TowersState, move: MoveWizard) -> Rule[tuple[Wizard, ...]]:
    """WT-96, WT-119 to WT-126: who goes along, asked in turn order when the move is settled."""
    riders: list[Wizard] = []
    if s.mode == "master" and s.right is not None:
        # WT-125: the right is somebody's already; if it was claimed for this, the spell is cast now.
        if s.claim is PIGGYBACK:
            yield from _ride_by_claim(s, move, riders)
        return _with_room(s, move, riders)
    for seat in (s.active,) if s.alone else casters(s):
        yield from _ride_while_wanted(s, seat, move, riders)
        if riders and s.mode == "master":
            s.right = seat  # WT-99: one player only
            break
    return _with_room(s, move, riders)


def _ride_by_claim(s: TowersState, move: MoveWizard, riders: list[Wizard]) -> Rule[None]:
    """WT-105: a claim binds, unless the spell has become impossible; then the right is free again."""
    seat = s.right
    assert seat is not None
    if not can_ride(s, seat, move, riders):
        return
    s.claim = None
    _ride(s, seat, riders)
    yield from _ride_while_wanted(s, seat, move, riders)


def _ride_while_wanted(s: TowersState, seat: int, move: MoveWizard, riders: list[Wizard]) -> Rule[None]:
    """WT-124: each cast adds one rider."""
    while can_ride(s, seat, move, riders) and seat not in s.silent:
        if not (yield from _asked_to_ride(s, seat, move, riders)):
            return
        _ride(s, seat, riders)


def _asked_to_ride(s: TowersState, seat: int, move: MoveWizard, riders: list[Wizard]) -> Rule[bool]:
    def options(s: TowersState, seat: int) -> list[HasId]:
        return [PIGGYBACK, PASS, PASS_FOR_TURN] if can_ride(s, seat, move, riders) else []

    choice = yield from ask(s, seat, "piggyback", options, "WT-119")
    if choice is PASS_FOR_TURN:
        s.silent += (seat,)
    return choice is PIGGYBACK


def _with_room(s: TowersState, move: MoveWizard, riders: list[Wizard]) -> tuple[Wizard, ...]:
    """WT-105, WT-121: where Free a Wizard has taken a place meanwhile, the last rider stays behind and pays nothing."""
    while riders and not has_room(s, move.to, 1 + len(riders)):
        wizard = riders.pop()
        side = s.colours.index(wizard)
        s.full[side] += PIGGYBACK.price
        s.spent[side] -= PIGGYBACK.price
        tell(s, LeftBehind, wizard)
    return tuple(riders)


def _ride(s: TowersState, seat: int, riders: list[Wizard]) -> None:
    pay(s, seat, PIGGYBACK)
    riders.append(s.colours[s.side(seat)])
    tell(s, Rode, seat, riders[-1])


def can_ride(s: TowersState, seat: int, move: MoveWizard, riders: list[Wizard]) -> bool:
    """WT-119, WT-121, WT-126, WT-139: an own wizard on the same surface, room for all at the end, and the price."""
    if s.ended or s.over or not can_pay(s, seat, PIGGYBACK) or (s.alone and s.casts):
        return False
    own = s.colours[s.side(seat)]
    going = [move.wizard, *riders]
    if visible(s, move.space).count(own) <= going.count(own):
        return False
    return has_room(s, move.to, len(going) + 1)
