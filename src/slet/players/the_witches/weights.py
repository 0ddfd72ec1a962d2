"""What counts for how much, in points, in each mode of The Witches."""

import msgspec

from slet.games.the_witches.settings import Mode


class Weights(msgspec.Struct, frozen=True):
    """Found by playing some thousands of games with others beside them."""

    points: float
    """What a point on a tile counts."""
    hard: float
    """What a Hard problem solved counts besides: playing together, only these win."""
    easy_growth: float
    """What an Easy tile on the board brings in each own turn to come: half a card."""
    hard_growth: float
    """What a Hard tile brings in each own turn to come: half a point in every total."""
    card: float
    """The price of a card in the first action; in the second it is soon replaced by another, and costs `last_card`."""
    last_card: float
    cackle: float
    """The price of a Cackle while there are enough."""
    scarce: float
    """How much dearer it gets as they run out."""
    broom: float
    """How much better a place has to be to fly there."""
    crisis: float
    """How much it counts that a problem, which could get a Crisis, is off the map."""
    next: float
    """How much a chance in a later action counts, against one now."""


WEIGHTS: dict[Mode, Weights] = {
    "competitive": Weights(
        points=1.0,
        hard=0.0,
        easy_growth=0.5,
        hard_growth=0.2,
        card=0.18,
        last_card=0.05,
        cackle=0.25,
        scarce=0.8,
        broom=0.7,
        crisis=3.0,
        next=0.7,
    ),
    "coop": Weights(
        points=0.1,
        hard=5.0,
        easy_growth=0.4,
        hard_growth=0.2,
        card=0.18,
        last_card=0.03,
        cackle=0.05,
        scarce=1.0,
        broom=0.5,
        crisis=6.0,
        next=0.7,
    ),
    "solo": Weights(
        points=1.0,
        hard=0.0,
        easy_growth=0.5,
        hard_growth=0.2,
        card=0.18,
        last_card=0.03,
        cackle=0.2,
        scarce=1.5,
        broom=0.9,
        crisis=1.5,
        next=0.7,
    ),
}
