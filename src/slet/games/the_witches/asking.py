"""What a question tells besides: how things stand, from the view of the player who is asked."""

from typing import Any, Literal

from slet.games.the_witches.view import WitchesView

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
    return facts


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
