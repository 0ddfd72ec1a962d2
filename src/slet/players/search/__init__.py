"""Search over imagined worlds, for any game.

An option is as good as what it leads to, on average over the worlds that the seat may be in. `bandit.py` tries all
options in the same worlds and gives more of them to those that look good; `tree.py` also thinks about what comes after.
Both play each world on by a policy up to a horizon and ask what the position is worth then. What a game does not bring
(`guide.py`) is replaced by what any game has: random play to the end, and who has won.
"""

from slet.players.search.bandit import bandit
from slet.players.search.guide import BOLD, CAREFUL, Guide
from slet.players.search.searcher import Searcher
from slet.players.search.tree import tree

__all__ = ["BOLD", "CAREFUL", "Guide", "Searcher", "bandit", "tree"]
