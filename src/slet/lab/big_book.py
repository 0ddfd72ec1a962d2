"""What simulations count in The Big Book of Madness: every spell that is learned, and how often it is cast."""

from collections.abc import Collection, Sequence

from slet.games.big_book.events import HasCast, Learned
from slet.games.big_book.pieces.tables import BASIC, LIBRARY
from slet.kernel import Event
from slet.lab.tally import Comparison, Tally, Use, Uses

OWN, TO_LEARN = "basic-spells", "spells"
TABLES = (
    Comparison(OWN, {spell.name: spell for spell in BASIC}),
    Comparison(TO_LEARN, {spell.name: spell for spell in LIBRARY}),
)


def count(log: Sequence[Event], winners: Collection[int]) -> Uses:
    """All win or lose together, so a spell that was cast in a game that was won has won."""
    uses: Uses = {}
    for event in log:
        if isinstance(event, HasCast):
            use = Use(used=event.times, won=float(event.times) if winners else 0.0)
        elif isinstance(event, Learned):
            use = Use(taken=1)
        else:
            continue
        table = uses.setdefault(OWN if event.spell.basic else TO_LEARN, {})
        table.setdefault(event.spell.name, Use()).add(use)
    return uses


TALLY = Tally(TABLES, count)
