"""What a table brings to those who sat there.

Twelve points for whoever leaves all others behind, none for who leaves nobody behind, and evenly between: so tables of
any size weigh the same. Who stand on one place share what their places bring. Where all play as one, all have
twelve if they win, and none if they lose. Who has left and is not back at the end comes last. A game that the host
ends counts as it stands; where nothing can be known before its end, all share, with six each.

Points are kept in tenths: whatever a table of up to six brings is then a whole number.
"""

from collections.abc import Sequence
from typing import Any

from slet.kernel.game import Outcome
from slet.kernel.match import Match
from slet.server.company.rated import SeatsOfSide, gone_from, placed, sides_of
from slet.server.store import SeatRow

MOST = 120
MIDDLE = MOST // 2


def of_seats(sides: Sequence[SeatsOfSide], seats: int) -> list[int]:
    """The points of each seat, in tenths, from who played together and in which order they came in."""
    found = [0] * seats
    for side in sides:
        others = [other for other in sides if other is not side]
        behind = sum(len(other.seats) for other in others if other.place > side.place)
        beside = sum(len(other.seats) for other in others if other.place == side.place)
        against = sum(len(other.seats) for other in others)
        for seat in side.seats:
            found[seat] = round(MOST * (2 * behind + beside) / (2 * against)) if against else MIDDLE
    return found


def when_over(match: Match[Any, Any] | None, outcome: Outcome, seats: list[SeatRow]) -> list[int]:
    """The points of each seat in tenths, of a finished game; of one that was archived only the outcome may be known."""
    gone = gone_from(seats)
    if outcome.together:
        return [MOST if outcome.winners and seat.seat not in gone else 0 for seat in seats]
    return of_seats(placed(sides_of(match, seats), outcome, gone), len(seats))


def when_broken_off(match: Match[Any, Any] | None, seats: list[SeatRow]) -> list[int]:
    """The same where the host has ended it."""
    gone = gone_from(seats)
    counts = None if match is None else match.game.score.standing
    if match is None or counts is None:
        return [0 if seat.seat in gone else MIDDLE for seat in seats]
    stands = Outcome(scores=tuple(counts(match.state)), winners=(), reason="")
    return of_seats(placed(sides_of(match, seats), stands, gone), len(seats))
