"""Proof that every roll and shuffle of a finished game was fixed before it began."""

from typing import Any

import msgspec

from slet.kernel.chance import Stream, commitment, read_seed
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.record import Record


class Proof(msgspec.Struct, frozen=True):
    """What was checked, and what did not hold (a message key with the number of the answer)."""

    rolls: int
    failed: str | None = None
    answer: int = 0

    @property
    def holds(self) -> bool:
        return self.failed is None


def verify(game: Game[Any], record: Record) -> Proof:
    """Check the seed against its commitment and every chance answer against the seed.

    Raises `RecordMismatch` where the record does not fit the rules at all.
    """
    if record.seed is None:
        return Proof(0, "verify-no-seed")
    match = Match.follow(game, record, None)
    stream = Stream(read_seed(record.seed))
    if commitment(stream.seed) != record.commitment:
        return Proof(0, "verify-other-seed")
    fated = match._fated()
    for number, question, answer in fated:
        if stream.answer(question) != answer:
            return Proof(stream.drawn - 1, "verify-other-chance", number)
    return Proof(len(fated))
