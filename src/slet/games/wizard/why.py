"""Why a card or a bid is not offered."""

from slet.games.wizard.cards import Card
from slet.games.wizard.view import WizardView
from slet.kernel import Reason


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
