"""What the question for a card says besides."""

from slet.games.wizard.view import WizardView


def asking(view: WizardView) -> dict[str, str]:
    """Which colour is to be followed, where one is and the seat can, and what it could play instead."""
    wizard = any(card.is_wizard for card in view.hand)
    jester = any(card.is_jester for card in view.hand)
    instead = "both" if wizard and jester else "wizard" if wizard else "jester" if jester else "none"
    return {"duty": _duty(view), "instead": instead}


def _duty(view: WizardView) -> str:
    if not view.trick:
        return "lead"
    if view.colour is None:
        return "anything"
    return view.colour if any(card.suit == view.colour for card in view.hand) else "cannot"
