"""What a question tells besides, and why something is not offered: both from the view of who is asked."""

from typing import Any

from slet.games.wizard.pieces import Card
from slet.games.wizard.view import WizardView
from slet.kernel import Reason


def asking(view: WizardView) -> dict[str, Any]:
    """Which colour is to be followed, where one is and the seat can, and what it could play instead; what was bid."""
    wizard = any(card.is_wizard for card in view.hand)
    jester = any(card.is_jester for card in view.hand)
    instead = "both" if wizard and jester else "wizard" if wizard else "jester" if jester else "none"
    bid = sum(bid or 0 for bid in view.bids)
    colour = view.colour or "none"
    return {"duty": _duty(view), "colour": colour, "instead": instead, "bid": bid, "tricks": view.round}


def _duty(view: WizardView) -> str:
    if not view.trick:
        return "lead"
    if view.colour is None:
        return "anything"
    return view.colour if any(card.suit == view.colour for card in view.hand) else "cannot"


# --- why not --------------------------------------------------------------------------------------------------------


def why_not(view: WizardView, option: str) -> Reason | None:
    """WIZ-14, WIZ-19: a card that must wait for another colour, a bid that would make the sum even out."""
    verb, _, name = option.partition(":")
    if verb == "bid" and view.plus_minus_one and name.isdecimal() and int(name) <= view.round:
        return Reason("even", {"bid": int(name), "tricks": view.round}, "WIZ-14")
    if verb == "play" and name in Card.names():
        card = Card.named(name)
        if card not in view.hand:
            return Reason("not-in-hand", {"card": card})
        if view.colour is not None:
            return Reason("follow", {"card": card, "suit": view.colour}, "WIZ-19")
    return None
