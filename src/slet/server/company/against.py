"""Games that all play as one against the game: how far they came tells more than whether they have won.

Each result that was ever reached at a game of one kind is a mark, and every mark is rated like an opponent: whoever
came so far has beaten it, and has lost to the next one. How many points a mark is worth nobody has to say; it comes out
of who reaches it.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from slet.server.company.rated import Ended
from slet.server.company.rating import GAME, Compared, Rated, Side, Who

Mark = tuple[bool, int]
"""Whether they have won, and how far they came."""
WON = "won"
"""The mark of whoever wins at all."""
LEFT = "left"
"""Whom those who leave have lost to: somebody like a newcomer."""


def reached(games: Iterable[Ended]) -> dict[str, list[Mark]]:
    """For each kind of game what was reached there, the least first."""
    found: defaultdict[str, set[Mark]] = defaultdict(set)
    for one in games:
        if one.far is not None:
            found[one.against].add((one.won, one.far))
    return {against: sorted(marks) for against, marks in found.items()}


def compared_with_the_game(sides: Sequence[Side], ended: Ended, marks: Sequence[Mark]) -> tuple[Compared, ...]:
    """Those who stayed, between what they have not reached and what they have; who has left comes after a newcomer."""
    best = min(side.place for side in sides)
    stayed = tuple(who for side in sides if side.place == best for who in side.who)
    left = [Side((who,), 1) for side in sides if side.place != best for who in side.who]
    seats = len(stayed)
    ranked = [
        *(Side((_name(seats, ended.against, mark),), 0) for mark in _above(ended, marks)),
        Side(stayed, 1),
        *(Side((_name(seats, ended.against, mark),), 2) for mark in _below(ended, marks)),
    ]
    # One result, told once: as two comparisons it would count for more than it is.
    found = [tuple(ranked)] if len(ranked) > 1 else []
    return (*found, *((Side((_name(1, ended.against, LEFT),), 0), one) for one in left))


def _below(ended: Ended, marks: Sequence[Mark]) -> list[Mark | str]:
    """What they have just reached; the least that ever came about is nothing to reach."""
    if ended.far is None:
        return [WON] if ended.won else []
    wins = [mark for mark in marks if mark[0]]
    if ended.won:
        return [WON if (True, ended.far) == wins[0] else (True, ended.far)]
    return [] if (False, ended.far) == marks[0] else [(False, ended.far)]


def _above(ended: Ended, marks: Sequence[Mark]) -> list[Mark | str]:
    """What was just out of reach."""
    if ended.far is None:
        return [] if ended.won else [WON]
    farther = [mark for mark in marks if mark > (ended.won, ended.far)]
    if ended.won:
        return [farther[0]] if farther else []
    return [WON if not farther or farther[0][0] else farther[0]]


def _name(seats: int, against: str, mark: Mark | str) -> Who:
    called = mark if isinstance(mark, str) else f"{WON if mark[0] else 'lost'}-{mark[1]}"
    return f"{GAME}{seats}:{against}:{called}"


def worth_first(who: Who, measured: Mapping[Who, Rated]) -> Rated | None:
    """A mark is worth as much as so many newcomers, as long as nobody has come near it."""
    if who.startswith(GAME):
        return Rated.as_many(int(who.removeprefix(GAME).partition(":")[0]))
    return measured.get(who)
