"""What a question tells besides, and why something is not offered: both from the view of who is asked."""

import re

from slet.games.wandering_towers.pieces import MOST_WIZARDS, PIGGYBACK, SPACES, SPELLS, Wizard
from slet.games.wandering_towers.view import TowersView
from slet.kernel import Reason


def asking(view: TowersView) -> dict[str, str]:
    return {"moves": _moves(view)}


def _moves(view: TowersView) -> str:
    """`tower`, `wizard`, or `either` where both can be moved."""
    if view.thing is not None or view.card is None:
        return view.thing or "either"
    return str(view.card.words()["kind"])


# --- why not --------------------------------------------------------------------------------------------------------

TOWER = re.compile(r"tower:(\d+)/(\d+)([+-]\d+)")
WIZARD = re.compile(r"wizard:(\d+)/(\w+)([+-]\d+)")


def why_not(view: TowersView, option: str) -> Reason | None:
    """WT-29, WT-41, WT-53, WT-62, WT-69: a move that ends where it may not, a spell that cannot be paid for."""
    if move := TOWER.fullmatch(option):
        return _tower(view, int(move[1]), int(move[3]))
    if move := WIZARD.fullmatch(option):
        return _wizard(view, int(move[1]), move[2], int(move[3]))
    verb, _, name = option.partition(":")
    if verb == "cast" and name in SPELLS:
        return _spell(view, name)
    return None


def _tower(view: TowersView, space: int, steps: int) -> Reason | None:
    to = (space + steps) % SPACES
    return Reason("keep", {"to": to}, "WT-53") if to == view.keep else None


def _wizard(view: TowersView, space: int, colour: str, steps: int) -> Reason | None:
    to = (space + steps) % SPACES
    own = None if view.seat is None else view.players[0 if view.mode == "coop" else view.seat].wizard
    if colour not in Wizard.names() or own is None:
        return None
    if to != view.keep and len(view.outlook[to].caught) >= MOST_WIZARDS:
        return Reason("crowd", {"to": to}, "WT-41")
    if colour != own.name and steps > 0:
        return Reason("other", {"wizard": Wizard.named(colour)}, "WT-29")
    return None


def _spell(view: TowersView, name: str) -> Reason | None:
    token = next((token for token in view.tokens if token.spell.name == name), None)
    if token is None or view.seat is None:
        return None
    full = view.players[0 if view.mode == "coop" else view.seat].full
    if full < token.price:
        return Reason("potions", {"spell": token.spell, "full": full}, "WT-62")
    if token.spell is not PIGGYBACK and not token.aims:
        return Reason("aim", {"spell": token.spell}, "WT-69")
    return Reason("piggyback" if token.spell is PIGGYBACK else "moment", {"spell": token.spell})
