"""Proof that every roll and shuffle of a finished game was fixed before it began."""

from typing import Any, Literal

import msgspec

from slet.kernel.chance import Stream, commitment, dealing, read_seed
from slet.kernel.errors import RecordMismatch
from slet.kernel.game import Game
from slet.kernel.journal import chances, fated
from slet.kernel.match import Match
from slet.kernel.position import Position, read_position
from slet.kernel.record import Record


class Proof(msgspec.Struct, frozen=True):
    """What was checked, and what did not hold (a message key with the number of the answer)."""

    rolls: int
    failed: str | None = None
    answer: int = 0
    stops: RecordMismatch | None = None
    """Why it could be checked only up to some answer: it was played by another version of the rules."""
    begins: Literal["set-up", "position", "branch"] = "set-up"
    """What comes before can only be proved of a game that was set up. Of a branch, the deal with which it begins is."""

    @property
    def holds(self) -> bool:
        """Whether nothing speaks against it. Where it `stops`, the rest is not proved."""
        return self.failed is None


def verify(game: Game[Any], record: Record) -> Proof:
    """Check the seed against its commitment and every chance answer against the seed.

    A record of an earlier version of the rules is checked as far as it fits the present ones. `RecordMismatch` where
    it does not fit the rules that it was played by.
    """
    if record.seed is None:
        return Proof(0, "verify-no-seed")
    stops: RecordMismatch | None = None
    try:
        match: Match | None = Match.follow(game, record, None)
    except RecordMismatch as error:
        if not error.other_version:
            raise
        match, stops = error.match, error
    stream = Stream(read_seed(record.seed))
    if commitment(stream.seed) != record.commitment:
        return Proof(0, "verify-other-seed")
    position = None if record.position is None else read_position(record.position)
    begins = _begins(position)
    if begins == "branch" and position is not None and position.dealt[-1].number != dealing(stream.seed):
        return Proof(0, "verify-other-deal", begins=begins)
    rolls = []
    if match is not None:
        before = match._journal[: match._before]
        stream.drawn = chances(before) + (0 if position is None else position.drawn)
        rolls = fated(match._journal[match._before :])
    for done, (number, question, answer) in enumerate(rolls):
        if stream.answer(question) != answer:
            return Proof(done, "verify-other-chance", number, begins=begins)
    return Proof(len(rolls), stops=stops, begins=begins)


def _begins(position: Position | None) -> Literal["set-up", "position", "branch"]:
    return "set-up" if position is None else "branch" if position.dealt else "position"
