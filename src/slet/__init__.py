"""Slet: games of witches and wizards, played, reviewed and studied.

>>> import slet
>>> match = slet.new("wizard", seats=4, seed=7)
>>> match.ask.kind, [option.id for option in match.ask.options]
('bid', ['bid:0', 'bid:1'])
>>> match.play("bid:1")
"""

from slet.api import from_position, games, new, replay
from slet.kernel.errors import IllegalMove

__all__ = ["IllegalMove", "from_position", "games", "new", "replay"]
__version__ = "0.1.0"
