"""What can be read off a view of Wandering Towers: surfaces, sides, and what would come of a move."""

from dataclasses import dataclass

from slet.games.wandering_towers.options import MoveTower, MoveWizard
from slet.games.wandering_towers.pieces import Wizard
from slet.games.wandering_towers.view import Player, TowersView


def visible(view: TowersView, space: int) -> tuple[Wizard, ...]:
    """The wizards on the surface of a space."""
    there = view.spaces[space]
    return (there.floors[-1].wizards if there.floors else there.ground) or ()


def beneath(view: TowersView, space: int, floor: int) -> tuple[Wizard, ...]:
    """Who is imprisoned directly under a floor, where that is shown."""
    there = view.spaces[space]
    return (there.ground if floor == 1 else there.floors[floor - 2].wizards) or ()


def is_alone(view: TowersView) -> bool:
    """Solo or co-operative: against the count of cards."""
    return view.mode in ("solo", "coop")


def side_of(view: TowersView, seat: int) -> int:
    return 0 if view.mode == "coop" else seat


def own_player(view: TowersView) -> Player | None:
    return None if view.seat is None else view.players[side_of(view, view.seat)]


def partner(view: TowersView, seat: int) -> int:
    return (seat + view.seats // 2) % view.seats


def team(view: TowersView, seat: int) -> str:
    """The letter of a team."""
    return "ABC"[seat % (view.seats // 2)]


@dataclass(frozen=True)
class Outlook:
    """What a move would bring."""

    caught: tuple[Wizard, ...] = ()
    fills: bool = False
    """Whether a potion is filled by it."""
    enters: bool = False


def outlook(view: TowersView, move: MoveTower | MoveWizard) -> Outlook:
    if isinstance(move, MoveWizard):
        return Outlook(enters=move.to == view.keep)
    caught = visible(view, move.to)
    return Outlook(caught, fills=bool(caught) and _has_empty_potion(view))


def _has_empty_potion(view: TowersView) -> bool:
    if view.seat is None or is_alone(view):
        return False
    seats = [view.seat, partner(view, view.seat)] if view.teams else [view.seat]
    return any(view.players[seat].empty for seat in seats)
