"""Where everything stands in the numbers that the learned player of Wizard goes by.

It needs nothing but Python, so that the player (numpy) and its training (torch) share this one definition.

**Kinds of cards.** Wizards are alike, and so are jesters: 54 kinds. Suits are relabelled so that trump is suit 0; kind
`13 * suit + rank - 1`, then the wizard, then the jester.

**Seats** are counted from the acting one: 0 is itself, 1 whoever sits left of it. Where fewer than six play, what
belongs to the others is zero.

**Input**, in the order of `PARTS`; "one of" means a single 1 among zeros:

    hand            own cards by kind, how many
    trick           for each other seat: its card on the table, by kind
    gone            for each seat: its cards in past tricks of this round, by kind, how many
    unseen          the cards that nobody has shown and that are not in the own hand, by kind, how many
    takes           own cards that would take the trick as it lies; all of them where nothing lies
    winning         the other seat whose card takes the trick as it lies: one of 5; none where nothing lies
    turned          the card turned up: one of 13 ranks (its suit is trump), wizard, jester; none in the last round
    without         for each seat: the suits that it has shown not to hold
    bids            for each seat: one of "not yet", 0 to 20
    needs           for each seat that has bid: bid less tricks taken, one of -4 to 10; beyond, the nearest
    need, taken     the same number, and the tricks taken, as a quarter of it
    over            what has been bid in all less the size of the round: one of -10 to 10; beyond, the nearest
    over_by         the same number, as a quarter of it
    round, left     the size of the round, and how many cards are left in the own hand: one of 0 to 20
    seats           one of 3 to 6
    bidding         place in the order of bidding: one of 6
    place           place in the trick, or in bidding while that goes on: one of 6
    to_come         how many act after this seat in the trick, or in bidding: one of 6
    led             one of: no colour yet, suit 0 to 3, a wizard came first
    trump           whether there is a trump
    plus_minus_one  whether the bids may not add up to the number of tricks

Whoever names trump is described as if the suit had been named already, once for each suit.

**Output**: the points of this round that the acting seat can expect, in tens: for each bid, for each kind of card, and
one number for the suit that is described as trump. It is never asked about the last card of a hand.
"""

from itertools import accumulate

VERSION = 1
"""Of this layout; weights made for another one are of no use."""

SUIT, WIZARD, JESTER, KINDS = 13, 52, 53, 54
COUNTS = (1,) * 52 + (4, 4)
"""How many cards of each kind there are."""

SEATS, LARGEST = 6, 20
"""The most seats, and the largest round (of three)."""
BIDS = LARGEST + 1
LEAST_NEED, MOST_NEED, MOST_OVER = -4, 10, 10
NEEDS, OVERS = MOST_NEED - LEAST_NEED + 1, 2 * MOST_OVER + 1
TURNED_WIZARD, TURNED_JESTER = 13, 14
NOT_LED, WIZARD_LED = -1, 4
"""What is led where it is no suit; in the input, all of it is counted from "no colour yet"."""
POINTS = 10
"""Output is in tens of points."""

PARTS = {
    "hand": KINDS,
    "trick": (SEATS - 1) * KINDS,
    "gone": SEATS * KINDS,
    "unseen": KINDS,
    "takes": KINDS,
    "winning": SEATS - 1,
    "turned": 15,
    "without": SEATS * 4,
    "bids": SEATS * (BIDS + 1),
    "needs": SEATS * NEEDS,
    "need": SEATS,
    "taken": SEATS,
    "over": OVERS,
    "over_by": 1,
    "round": BIDS,
    "left": BIDS,
    "seats": 4,
    "bidding": SEATS,
    "place": SEATS,
    "to_come": SEATS,
    "led": 6,
    "trump": 1,
    "plus_minus_one": 1,
}
START = dict(zip(PARTS, accumulate(PARTS.values(), initial=0), strict=False))
"""Where each part begins."""
SIZE = sum(PARTS.values())
"""A multiple of eight, without which a GPU would take much longer."""

FIRST_BID, FIRST_KIND, NAMED = 0, BIDS, BIDS + KINDS
OUTPUTS = NAMED + 1


def shapes(width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """The weights of the network by name: a layer in, blocks of two layers each with a way around them, a layer out."""
    layers = {"entry": (SIZE, width)}
    for block in range(blocks):
        layers |= {f"block{block}.first": (width, width), f"block{block}.second": (width, width)}
    layers["head"] = (width, OUTPUTS)
    found: dict[str, tuple[int, ...]] = {}
    for name, (inputs, outputs) in layers.items():
        found |= {f"{name}.weight": (inputs, outputs), f"{name}.bias": (outputs,)}
    return found
