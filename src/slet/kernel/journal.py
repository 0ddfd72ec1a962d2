"""The journal of a match: every answer since it began, or since it was set up or imagined."""

from collections.abc import Collection, Sequence
from typing import Any

from slet.kernel.foregone import Chosen
from slet.kernel.questions import Chance
from slet.kernel.record import FATE, Answer

REDEAL = -2
"""The seat of journal entries that say: here the match was imagined anew."""

Entry = tuple[int, Any, int, Chosen]
"""An entry of the journal: (seat, option), (FATE, (question, answer)) or (REDEAL, (seat, seed, memory)), each with
the length that the log had before it and whether it was a choice."""


def written(entries: Sequence[Entry]) -> tuple[Answer, ...]:
    """The answers as a record has them."""
    return tuple(
        Answer(seat, answer[0].write(answer[1]) if seat == FATE else answer.id)
        for seat, answer, *_ in entries
        if seat != REDEAL
    )


def fated(entries: Sequence[Entry]) -> list[tuple[int, Chance, Any]]:
    """Every chance question: the number of its answer in the record, the question and the answer."""
    answers = [entry for entry in entries if entry[0] != REDEAL]
    return [(n, *answer) for n, (seat, answer, *_) in enumerate(answers, 1) if seat == FATE]


def chances(entries: Sequence[Entry]) -> int:
    """How often chance has answered."""
    return sum(entry[0] == FATE for entry in entries)


def chance_since(entries: Sequence[Entry], at: int) -> bool:
    """Whether chance has answered since that entry."""
    return any(entries[n][0] == FATE for n in range(len(entries) - 1, at, -1))


def last_answer(
    journal: Sequence[Entry], seat: int | Collection[int] | None, answers: int = 1, no_further: int = 0
) -> int | None:
    """Where the last answer of that seat (of anybody, if not given) stands, or the first of its last so many; None if
    that is before a place that the match cannot go back beyond: `no_further`, or where it was imagined.
    """
    seats = (seat,) if isinstance(seat, int) else seat
    for at in range(len(journal) - 1, no_further - 1, -1):
        who = journal[at][0]
        if who == REDEAL:
            return None
        if who >= 0 and (seats is None or who in seats):
            answers -= 1
            if answers == 0:
                return at
    return None
