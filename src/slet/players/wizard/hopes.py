"""How somebody hopeful bids at Wizard."""

from slet.games.wizard.options import Bid
from slet.kernel.questions import HasId, Pick


def one_trick_more(ask: Pick, chosen: HasId) -> HasId | None:
    """A bid of one trick more, where it may be said."""
    if not isinstance(chosen, Bid):
        return None
    return next((option for option in ask.options if option == Bid(chosen.tricks + 1)), None)
