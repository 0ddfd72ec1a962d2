"""The games of which simulations count what became of each card."""

from slet.lab import carodeni
from slet.lab.tally import Tally

TALLIES: dict[str, Tally] = {"carodeni": carodeni.TALLY}
"""By the game's id."""
