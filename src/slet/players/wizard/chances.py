"""How likely a card takes a trick for which everybody else has one card, of which nothing is known.

That is the whole first round, and the last trick of every other one. The chance is exact: the others' cards are drawn
from those that were not seen, and who plays before whom counts, because the first colour on the table is the one that
can win (WIZ-18, WIZ-27).
"""

from collections.abc import Collection

from slet.games.wizard.pieces import Card, Suit


def takes_it(card: Card, before: int, after: int, unseen: Collection[Card], trump: Suit | None) -> float:
    """The chance that a card takes the trick, with so many players before and after it."""
    out = len(unseen)
    jesters = sum(other.is_jester for other in unseen)
    if card.is_jester:  # WIZ-28: only where all are jesters, and it is the first
        return 0.0 if before else _none_but(jesters, out, after)
    wizards = sum(other.is_wizard for other in unseen)
    if card.is_wizard:  # WIZ-25: no wizard before it
        return _none_but(out - wizards, out, before)
    higher = sum(other.suit == card.suit and other.rank > card.rank for other in unseen)
    if card.suit == trump:  # WIZ-26
        return _none_but(out - wizards - higher, out, before + after)
    trumps = 0 if trump is None else sum(other.suit == trump for other in unseen)
    lower = sum(other.suit == card.suit and other.rank < card.rank for other in unseen)
    harmless = out - wizards - trumps - higher
    others = before + after
    chance, only_jesters = 0.0, 1.0
    for n in range(before):
        # So many jesters, then a lower card of this colour, which sets it; nobody else beats this one.
        set_by_lower = only_jesters * lower / (out - n)
        chance += set_by_lower * _none_but(harmless - n - 1, out - n - 1, others - n - 1)
        only_jesters *= (jesters - n) / (out - n)
    return chance + only_jesters * _none_but(harmless - before, out - before, after)


def _none_but(good: int, out: int, drawn: int) -> float:
    """The chance that all cards drawn are among the good ones."""
    chance = 1.0
    for n in range(drawn):
        if good <= n:
            return 0.0
        chance *= (good - n) / (out - n)
    return chance
