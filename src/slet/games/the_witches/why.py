"""Why an option is not offered, as far as the view of the player who is asked can tell."""

from slet.games.the_witches.cards import Card
from slet.games.the_witches.places import DUNGEON, Space
from slet.games.the_witches.view import WitchesView
from slet.kernel import Reason


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
    spot = view.spaces[space.number]
    if view.players[view.seat].space is space:
        return Reason("here")
    taken = spot.tile is not None or spot.is_face_down or bool(spot.witches)
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
