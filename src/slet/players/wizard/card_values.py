"""What a card is worth to the `cog2022` player: its share of the tricks, as it was published.

Each card is held against one other card drawn at random, once played first and once played second; the mean of the two
chances, to the power of the number of other players, is scaled so that all cards together are worth all tricks. It
needs nothing but Python, because the training of the learned player plays against it, too.
"""

from functools import cache

from slet.players.wizard.layout import COUNTS, JESTER, KINDS, SUIT, WIZARD

EACH = 3
"""Where trump is to be named, a card of a suit speaks for it by its rank and so much."""


@cache
def card_values(seats: int, trump: bool) -> tuple[float, ...]:
    """The values of all kinds of cards (see `layout.py`); suit 0 is trump, if there is one."""
    strengths = []
    for kind in range(KINDS):
        first = second = 0
        for other, count in enumerate(COUNTS):
            left = count - (other == kind)
            first += left * _holds(kind, other, trump)
            second += left * (not _holds(other, kind, trump))
        others = sum(COUNTS) - 1
        strengths.append(((first + second) / others / 2) ** (seats - 1))
    scale = sum(COUNTS) / seats / sum(one * count for one, count in zip(strengths, COUNTS, strict=True))
    return tuple(one * scale for one in strengths)


def _holds(first: int, second: int, trump: bool) -> bool:
    """Whether a card beats the one played after it."""
    if WIZARD in (first, second):
        return first == WIZARD
    if JESTER in (first, second):
        return second == JESTER
    if first // SUIT == second // SUIT:
        return first > second
    return not (trump and second < SUIT)
