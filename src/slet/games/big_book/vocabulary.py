"""All the verbs of the data files: by importing their rules, they are known."""

from slet.games.big_book import actions, craft, gaining, losing, moving, passing
from slet.games.big_book.effects import VERBS

__all__ = ["VERBS", "actions", "craft", "gaining", "losing", "moving", "passing"]
