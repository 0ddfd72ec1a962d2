"""The Witches by simple sense: go where a problem is worth the risk, add what pays, and run away when it does not."""

from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import HasId, Pick
from slet.players.contract import BySight
from slet.players.the_witches.thought import Thought


class RulesPlayer(BySight):
    """Goes by the worth of spaces, and by a rule of thumb for every question."""

    def look(self, view: WitchesView, memory: None, ask: Pick) -> HasId:  # noqa: ARG002  (all that counts lies open)
        return Thought(view, ask).choice()
