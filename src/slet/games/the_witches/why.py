"""What a question tells besides, and why something is not offered: both from the view of who is asked."""

from typing import Any, Literal

from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import DUNGEON, Space
from slet.games.the_witches.view import WitchesView
from slet.kernel import Reason

Walking = Literal["begun", "passing", "problem", "witch", "end", "free"]


def asking(view: WitchesView) -> dict[str, Any]:
    if view.seat is None:
        return {}
    me, attempt = view.players[view.seat], view.attempt
    facts: dict[str, Any] = {
        "limit": me.limit,
        "draws": max(0, me.limit - me.cards),
        "actions": view.actions,
        "bound": "look" if view.looked_at is not None else "leave" if view.must_leave else "none",
        "walking": _walking(view, view.seat),
        "next": next((box.top for box in view.boxes if box.easy or box.hard), None),
    }
    if attempt is not None:
        short = max(0, attempt.needed - attempt.total)
        facts |= {"short": short, "family": attempt.tile.family, **percent(attempt.enough / attempt.rolls)}
        flees = attempt.tile.family not in ("felmet", "cunning")  # WIT-96: those lock up whoever fails
        facts["cornered"] = "yes" if flees and _cornered(view, view.seat) else "no"
    return facts


def _cornered(view: WitchesView, seat: int) -> bool:
    """WIT-94: neither an empty space close by nor a Broomstick to flee by."""
    me = view.players[seat]
    if me.space is None or any(card.symbol == "broomstick" for card in view.hand):
        return False
    return not any(_is_free(view, space) for space in (*me.space.neighbours, *me.space.others))


def _is_free(view: WitchesView, space: Space) -> bool:
    spot = view.spaces[space.number]
    return spot.tile is None and not spot.is_face_down and not spot.witches


def _walking(view: WitchesView, seat: int) -> Walking:
    """How a walk stands: whether it has to go on, or what is where it has come to."""
    if view.walked == 0:
        return "begun"
    if view.passing:
        return "passing"
    here = next((spot for spot in view.spaces if spot.space is view.players[seat].space), None)
    if here is not None and (here.tile is not None or here.is_face_down):
        return "problem"
    if here is not None and len(here.witches) > 1:
        return "witch"
    return "free" if view.paths else "end"


def percent(chance: float) -> dict[str, int | str]:
    """A chance as the message `percent` tells it: all or nothing only where it is certain."""
    edge = "low" if 0 < chance < 0.01 else "high" if 0.99 < chance < 1 else "none"
    return {"number": round(100 * chance), "edge": edge}


# --- why not --------------------------------------------------------------------------------------------------------


def why_not(view: WitchesView, option: str) -> Reason | None:
    verb, _, name = option.partition(":")
    if name in Card.names() and (card := Card.named(name)) in view.hand:
        return _not_with_this_card(view, verb, card)
    if name in Space.names() and (space := Space.named(name)) is not DUNGEON and view.seat is not None:
        return _not_there(view, verb, space)
    return None


def _not_with_this_card(view: WitchesView, verb: str, card: Card) -> Reason | None:
    """WIT-40, WIT-63, WIT-69, WIT-88: the moment that each use of a card belongs to."""
    if verb == "play":
        facts = {"benefit": card.benefit, "against": card.against, "anywhere": view.any_problem}
        return Reason("benefit", facts, "WIT-40")
    if verb in ("add", "fly", "run-by"):
        return Reason("symbol", {"symbol": card.symbol}, {"add": "WIT-70", "fly": "WIT-63", "run-by": "WIT-88"}[verb])
    return None


def _not_there(view: WitchesView, verb: str, space: Space) -> Reason | None:
    assert view.seat is not None, "somebody is asked"
    if view.players[view.seat].space is space:
        return Reason("here")
    taken = not _is_free(view, space)
    match verb:
        case "run":
            return Reason("taken" if taken else "not-close", rule="WIT-88")
        case "to" if taken and view.attempt is not None:  # by a Broomstick, or where there was nowhere to flee
            return Reason("taken", rule="WIT-88")
        case "start":
            return Reason("problem-there", rule="WIT-30")
        case "walk":
            return Reason("too-far", rule="WIT-58")
    return None
