"""The games of which simulations count what became of each card."""

from slet.lab import big_book, carodeni
from slet.lab.tally import Tally

TALLIES: dict[str, Tally] = {"carodeni": carodeni.TALLY, "big-book": big_book.TALLY}
"""By the game's id."""
