"""Questions that are none: there is one option, and nobody learns anything if it is answered at once.

The match asks them all the same and never answers them itself, so that a record has every answer. Whoever shows the
game to people (server, terminal) answers them for their players.
"""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Literal

from slet.kernel.game import Game
from slet.kernel.questions import Pick

if TYPE_CHECKING:
    from slet.kernel.match import Match

Chosen = Literal["choice", "own", "all"]
"""Whether an answer was chosen among several, or was the only one: as its seat alone could know, or as all could."""


def how_chosen(game: Game[Any], state: Any, pick: Pick) -> Chosen:
    """What any answer to that question is."""
    if len(pick.options) > 1:
        return "choice"
    return "all" if pick.source is None or game.sight.known_to_all(state, pick) else "own"


def foregone(match: "Match", *, alone: bool = False) -> Pick | None:
    """An open question that need not be put to a person; None where there is none.

    It has one option, and everybody who plays can work that out; or the person is `alone` among computer players, and
    nobody is there to whom a pause that does not come could tell something. It is put all the same where the answer
    would take away the chance to take the last choice back freely.
    """
    for pick in match.asks:
        if _is_none(how_chosen(match.game, match.state, pick), alone) and not _ends_undo(match, pick, alone):
            return pick
    return None


def answers_to_choice(match: "Match", seat: int | Collection[int], *, alone: bool = False) -> int:
    """How many answers of that seat have to be taken back to come to its last choice; 0 if it has made none.

    `match.undo(seat, answers=...)` then does not lead to a question that is at once answered again.
    """
    seats = (seat,) if isinstance(seat, int) else seat
    answers = 0
    for who, _, _, chosen in reversed(match._journal):
        if who in seats:
            answers += 1
            if not _is_none(chosen, alone):
                return answers
    return 0


def last_to_choose(match: "Match", seats: Collection[int], *, alone: bool = False) -> int | None:
    """Which of these seats has made a choice last; None if none of them has."""
    entries = reversed(match._journal)
    return next((who for who, _, _, chosen in entries if who in seats and not _is_none(chosen, alone)), None)


def told_at_choice(match: "Match", seat: int, *, alone: bool = False) -> int:
    """What `match.told` was when that seat made its last choice; 0 if it has made none."""
    entries = reversed(match._journal)
    return next((told for who, _, told, chosen in entries if who == seat and not _is_none(chosen, alone)), 0)


def _is_none(chosen: Chosen, alone: bool) -> bool:
    return chosen == "all" or (alone and chosen == "own")


def _ends_undo(match: "Match", pick: Pick, alone: bool) -> bool:
    """Whether the last choice of the seat can be taken back freely now, but not after this answer."""
    answers = answers_to_choice(match, pick.seat, alone=alone)
    if match.cannot_undo(pick.seat, answers=answers) is not None:
        return False
    onward = match.fork()
    onward.play(pick.options[0], pick.seat)
    return onward.cannot_undo(pick.seat, answers=answers + 1) is not None
