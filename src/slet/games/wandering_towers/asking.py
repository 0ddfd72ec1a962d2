"""What a question says besides: what the card in play can move."""

from slet.games.wandering_towers.view import TowersView


def asking(view: TowersView) -> dict[str, str]:
    return {"moves": _moves(view)}


def _moves(view: TowersView) -> str:
    """`tower`, `wizard`, or `either` where both can be moved."""
    if view.thing is not None or view.card is None:
        return view.thing or "either"
    return str(view.card.words()["kind"])
