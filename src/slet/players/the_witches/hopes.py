"""How somebody hopeful tries a problem of The Witches."""

from slet.games.the_witches.options import ROLL, Run
from slet.kernel.questions import HasId, Pick


def roll_on(ask: Pick, chosen: HasId) -> HasId | None:
    """The dice will do it: nobody runs away."""
    return ROLL if isinstance(chosen, Run) and ROLL in ask.options else None
