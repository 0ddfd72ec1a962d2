"""How much things count for the quick hand at Wandering Towers."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Sense:
    """If a wizard in Ravenskeep counts about 100. Found by letting quick hands play each other, and alone."""

    near: tuple[float, ...] = (0, 29, 29, 25, 28, 26, 20, 19, 17, 15, 13, 11, 9, 7, 5, 3)
    """A wizard outside, by its steps to Ravenskeep."""
    next: float = 0.3
    """How much of that goes by the crest where Ravenskeep will fly next."""
    under: float = 0.5
    """How much of that is left to an imprisoned one."""
    caught: float = 10.0
    """What else imprisonment costs."""
    entry: float = 100.0
    leaving: float = 0.5
    """How much it counts where the wizard stood that goes in: those far off are taken first, if there is a choice."""
    flight: float = 0.3
    """How much it counts where Ravenskeep flies when a wizard has come in."""
    fills: float = 37.0
    """A potion filled."""
    potion: float = 9.0
    """What a potion that is spent must bring."""
    ready: float = 30.0
    """A wizard that another card of the hand can take in, if it can still be played in this turn."""
    ready_later: float = 14.0
    """If it can not."""
    leader: float = 0.7
    """How much the wizards of the strongest rival count against the own ones."""
    others: float = 0.1
    """And those of the others."""
    luck: float = 3.0
    """How far two cards may lie apart and either still be played."""
    poor: float = 1.0
    """If no card brings more, all are discarded."""
    first: float = 8.0
    """What a card must bring to be played before another that ends the turn."""
    tables: dict[tuple[int, int, int, float], list[float]] = field(default_factory=dict, compare=False, repr=False)
    """What was worked out once."""


AMONG_RIVALS = Sense(
    near=(0.8, 7.5, 8.5, 6.5, 7.1, 5.4, 4.1, 4.6, 4.1, 3.5, 2.9, 2.4, 1.5, 1.2, 0.6, 0.1),
    next=0.15,
    under=0.34,
    caught=7.0,
    leaving=2.0,
    flight=0.2,
    fills=26.0,
    ready=59.0,
    ready_later=5.0,
    leader=0.54,
    others=0.14,
    luck=4.0,
    poor=1.4,
    first=16.0,
)
ALONE = Sense(
    near=(17, 24, 28, 23, 23, 29, 20, 22, 21, 17, 20, 16, 18, 20, 18, 20),
    next=0.08,
    under=0.3,
    caught=12.0,
    leaving=0.25,
    flight=0.4,
    ready=20.0,
    ready_later=28.0,
)
"""Solo and co-operative: nobody gets in the way, and what the next cards can do counts for more."""
