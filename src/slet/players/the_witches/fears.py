"""What rouses even a beginner of The Witches: the supply and the elves stand in red on the board."""

from slet.games.the_witches.ending import TOO_MANY_ELVES
from slet.games.the_witches.view import WitchesView
from slet.kernel.match import Match
from slet.kernel.questions import Pick

FEW_CRISES = 5
"""So few Crises left in the supply that a turn or two could use them up."""


def near_ruin(match: Match, ask: Pick) -> bool:
    """Whether all could have lost before long."""
    view: WitchesView = match.view(ask.seat)
    return view.crisis_supply <= FEW_CRISES or view.elves >= TOO_MANY_ELVES - 1
