"""What the statistics of people need of a review: luck, skill and the dear moves of each seat, and no more.

Whoever has reviewed a finished game calls `notes_of` in a process that may take its time, and `ReviewNotes.keep`.
"""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import delete, insert, select

from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.record import FATE, Record, read_record
from slet.review import Weighing, put_together
from slet.server.schema import REVIEW_NOTES, SEATS
from slet.server.store import Store
from slet.words import LANGUAGES


class Mistake(msgspec.Struct, frozen=True):
    """A decision for which there was clearly something better."""

    kind: str
    """What was asked."""
    cost: float
    """A share of 1 of the chance to win."""
    moment: int
    """The moment of the replay in which it was made."""
    question: dict[str, str]
    """The question in words, by language."""


class SeatNote(msgspec.Struct, frozen=True):
    """What became of a seat's chance, and where."""

    seat: int
    luck: float
    skill: float
    mistakes: list[Mistake]


def notes_of(record: bytes, weighed: Sequence[Weighing]) -> list[SeatNote]:
    """What there is to note of every seat. The game is played again for it."""
    played = read_record(record)
    review = put_together(played, weighed)
    costs = {step.weighing.number: step.cost for step in review.steps if step.cost > 0}
    mistakes = mistakes_in(played, costs)
    return [
        SeatNote(seat, round(account.luck, 4), round(account.skill, 4), mistakes[seat])
        for seat, account in enumerate(review.accounts)
    ]


def mistakes_in(record: Record, costs: Mapping[int, float]) -> list[list[Mistake]]:
    """The dear moves of each seat: what each answer of the record has cost that cost something."""
    found: list[list[Mistake]] = [[] for _ in range(record.seats)]
    match, moment = Match.follow(find_game(record.game), record, 0), 0
    for number, answer in enumerate(record.answers):
        if answer.seat == FATE:
            continue
        if number in costs:
            pick = next(pick for pick in match.asks if pick.seat == answer.seat)
            found[pick.seat].append(Mistake(pick.kind, round(costs[number], 4), moment, _question(match, pick)))
        match.play(answer.id, answer.seat)
        moment += 1
    return found


def _question(match: Match, pick: Pick) -> dict[str, str]:
    facts = match.game.words.asking(match.view(pick.seat))
    return {language: wording(match.game.id, language).ask(pick, facts) for language in LANGUAGES}


class ReviewNotes:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: str, notes: Sequence[SeatNote]) -> None:
        """Keep them in place of what was noted before."""
        rows = [{"table": table, "seat": note.seat, "data": msgspec.json.encode(note).decode()} for note in notes]
        async with self._store.change() as change:
            await change.do(delete(REVIEW_NOTES).where(REVIEW_NOTES.c.table == table))
            for row in rows:
                await change.do(insert(REVIEW_NOTES).values(row))

    async def of(self, player: str) -> dict[tuple[str, int], SeatNote]:
        """What was noted of the seats of a player, by table and seat."""
        mine = (REVIEW_NOTES.c.table == SEATS.c.table) & (REVIEW_NOTES.c.seat == SEATS.c.seat)
        asked = select(REVIEW_NOTES).join(SEATS, mine).where(SEATS.c.player == player)
        async with self._store.engine.connect() as connection:
            found = await connection.execute(asked)
            return {(row.table, row.seat): msgspec.json.decode(row.data, type=SeatNote) for row in found}
