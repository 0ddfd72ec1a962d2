"""All that server and client say to each other about a finished game that is looked back at; `wire.py` for the rest.

Chances are shares of 1. Errors are such that the truth lies within them 19 times of 20.
"""

from typing import Literal

import msgspec

from slet.server.wire import Sentence

ReviewState = Literal["none", "waiting", "going", "done", "failed"]
"""Nobody has asked for it; others come first; under way; done; given up."""


class ReviewPoint(msgspec.Struct, frozen=True):
    """A decision: what everybody could hope for before it."""

    n: int
    """The moment of the replay in which it is made."""
    seat: int
    stood: list[float]
    """The chance of each seat, from what it knew."""
    errors: list[float]
    lay: list[float]
    """The same by how things really lay, which nobody knew."""


class ReviewStep(msgspec.Struct, frozen=True):
    """What became of it."""

    text: Sentence
    """What was chosen."""
    gained: list[float]
    """What each seat's chance gained by the decision."""
    luck: list[float]
    """What each seat's chance gained from then until the next decision: by cards, dice and what was hidden."""


class ReviewAccount(msgspec.Struct, frozen=True):
    """What became of a seat's chance: the first four make the last."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    skill_error: float


class ReviewOption(msgspec.Struct, frozen=True):
    text: Sentence
    chance: float
    told: str
    """What was to be expected of it; empty where no more than the chance is known."""
    leads_to: list[Sentence]
    """What surely came of it, as far as the seat could know."""


class DearMove(msgspec.Struct, frozen=True):
    """A decision for which there was clearly something better."""

    n: int
    seat: int
    cost: float
    error: float
    chosen: ReviewOption
    better: ReviewOption
    asked: Sentence = []
    """The question; not kept with games that were looked back at earlier."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A moment in which much changed."""

    n: int
    """The moment before it."""
    then: int
    """The moment of the next decision, by which it had changed."""
    seat: int
    """Whose chance changed most."""
    change: float
    why: Literal["luck", "skill", "others"]


class PartMark(msgspec.Struct, frozen=True):
    """Where a part of the game began."""

    n: int
    kind: str
    number: int


class ReviewFound(msgspec.Struct, frozen=True):
    """All that is told of a game, once all of it was looked at."""

    together: bool
    """Whether all played as one: then the chances of all are the same."""
    points: list[ReviewPoint]
    """In the order of the game."""
    steps: list[ReviewStep]
    """As many, in the same order."""
    accounts: list[ReviewAccount]
    turning: list[TurningPoint]
    marks: list[PartMark]
    dear: list[DearMove]
    """Of every seat those that cost most, the dearest first."""
    worlds: int
    """From how many imagined games each decision was judged."""
    error: float
    """How far a chance may be off, as a rule."""
    closely: int
    """From how many those were judged that are told of: turning points and dear moves."""
    closely_error: float


class ReviewStage(msgspec.Struct, frozen=True):
    """How far a game has been looked back at."""

    state: ReviewState
    done: int
    of: int
    """So many looks were taken, of so many; 0 while that is not known."""
    first: int
    """The points of which look come first here; those before it were told earlier."""
    points: list[ReviewPoint]
    """In the order in which they were found: from the beginning of the game to its end, then some more closely."""
    last: int
    """The number of the last moment."""
    found: ReviewFound | None = None
    """When it is done."""
    together: bool = False
    """Whether all play as one, which is known from the beginning."""
    text: str = ""
    """Why it was given up, and what to do."""
