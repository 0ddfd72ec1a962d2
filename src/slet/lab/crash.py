"""What is told of a game that a player has broken, so that it can be played again and looked at."""

from traceback import extract_tb

import msgspec


class Crash(msgspec.Struct, frozen=True):
    number: int
    """Of the game, or of the deal."""
    seed: str
    """`slet.new(…, seed=…)` deals the same game."""
    decision: int
    """How many decisions were made before it."""
    seat: int
    player: str
    error: str
    where: str
    """The file and the line."""


def crash_of(error: Exception, number: int, seed: str, decision: int, seat: int, player: str) -> Crash:
    frames = extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return Crash(number, seed, decision, seat, player, f"{type(error).__name__}: {error}"[:300], where)
