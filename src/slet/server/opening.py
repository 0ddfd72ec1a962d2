"""How a kept game is opened by the rules that are installed.

Most games were begun by the same rules. For one that was begun by another version the first of these ways is taken that
works out: all its acts, with the options that stand for its version; from the last position that was kept of it, where
the new rules take it over; all its acts by the new rules. Else it stops where they cannot follow.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from slet.kernel.errors import SletError
from slet.kernel.game import Game, Outcome
from slet.kernel.match import Match
from slet.kernel.position import read_position
from slet.kernel.watching import Moment
from slet.server.store import ActRow, PositionRow, TableRow


class Kept(msgspec.Struct, frozen=True):
    """What is kept of a game that has begun."""

    row: TableRow
    names: Sequence[str]
    acts: Sequence[ActRow]
    begin: PositionRow | None = None
    newest: PositionRow | None = None
    outcome: Outcome | None = None
    """How it ended, where that is known from its archive."""

    @property
    def begun_by(self) -> int:
        """The version of the rules that plays it from where it begins."""
        return self.row.rules if self.begin is None else self.begin.rules


class Stop(msgspec.Struct, frozen=True):
    """Where the installed rules cannot follow: at which act, from 1."""

    number: int
    reason: Literal["setup", "move", "end"]
    """It cannot be set up; the act does not fit; it fits and ends differently."""


class Way(msgspec.Struct, frozen=True):
    kind: Literal["exactly", "earlier", "fits", "position", "stopped"]
    """By the rules it began with; by those, as options; by the new ones; by the new ones from a position; not."""
    begin: PositionRow | None
    """Where it begins; None: at the game's beginning."""
    acts: Sequence[ActRow]
    """Those that are done from there."""
    stop: Stop | None = None
    dropped: int = 0
    """Acts after the position that the new rules do not take."""

    @property
    def taken_over(self) -> bool:
        """Whether later rules took the game over on its way. A branch begins from a position by itself."""
        return self.begin is not None and self.begin.n > 0


def begin(game: Game[Any], row: TableRow, seats: int, position: PositionRow | None) -> Match:
    """The match as it begins."""
    if position is not None:
        return Match.at(game, position.position(), row.seed)
    return Match.start(game, seats, game.settings_since(row.rules, row.settings()), row.seed)


def do(match: Match, act: ActRow, *, watched: bool = False) -> list[Moment]:
    """Do it; the moments on the way, where somebody watches."""
    if act.kind != "undo":
        return match.play(act.option, act.seat, watched=watched)
    match.undo(act.seat, force=True, answers=int(act.option or 1))
    return []


def exactly(kept: Kept) -> Way:
    """By the rules it began with, which are those that are installed."""
    return Way("exactly", kept.begin, _since(kept.acts, kept.begin))


def find_way(game: Game[Any], kept: Kept) -> Way:
    """The way in which the game is opened."""
    whole = _walk(game, kept, kept.begin, _since(kept.acts, kept.begin))
    by_same_rules = kept.begun_by == game.version
    if whole.fits and (by_same_rules or whole.agrees) and _ends_as_kept(whole.match, kept):
        if by_same_rules:
            return exactly(kept)
        return Way("earlier" if kept.begun_by in game.rules.earlier else "fits", kept.begin, whole.acts)
    if kept.row.status != "over":
        taken_over = _from_position(game, kept) or _from_boundary(game, kept)
        if taken_over is not None:
            return taken_over
        if whole.fits and whole.match is not None and whole.match.outcome is None:
            return Way("fits", kept.begin, whole.acts)
    if whole.match is None:
        return Way("stopped", kept.begin, (), Stop(0, "setup"))
    number = len(kept.acts) if whole.fits else whole.acts[whole.done].n
    return Way("stopped", kept.begin, whole.acts[: whole.done], Stop(number, "end" if whole.fits else "move"))


class _Walk(msgspec.Struct):
    """How far the rules can follow some acts."""

    acts: Sequence[ActRow]
    match: Match | None = None
    done: int = 0
    agrees: bool = True
    """Whether the game stood as in the position that was kept of it."""

    @property
    def fits(self) -> bool:
        return self.match is not None and self.done == len(self.acts)


def _walk(game: Game[Any], kept: Kept, origin: PositionRow | None, acts: Sequence[ActRow]) -> _Walk:
    walk = _Walk(acts)
    try:
        walk.match = begin(game, kept.row, len(kept.names), origin)
    except SletError:
        return walk
    for act in acts:
        try:
            do(walk.match, act)
        except Exception:  # an answer that is no option, or a rule that cannot deal with what is there
            break
        walk.done += 1
        if kept.newest is not None and act.n == kept.newest.n:
            walk.agrees = _stands_as(walk.match, kept.newest)
    return walk


def _since(acts: Sequence[ActRow], position: PositionRow | None) -> Sequence[ActRow]:
    return acts if position is None else [act for act in acts if act.n > position.n]


def _stands_as(match: Match, position: PositionRow) -> bool:
    """Whether all that the position says of the state is so in the match. Later rules may say more."""
    stands, stood = read_position(match.position()), position.position()
    same = all(stands.state.get(name) == value for name, value in stood.state.items())
    return same and stands.answers == stood.answers


def _ends_as_kept(match: Match | None, kept: Kept) -> bool:
    if match is None or (match.outcome is not None) != (kept.row.status == "over"):
        return False
    if match.outcome is None:
        return True
    if kept.outcome is not None:
        return match.outcome == kept.outcome
    winners = msgspec.json.decode(kept.row.winners, type=list[str])
    return winners == [kept.names[seat] for seat in match.outcome.winners]


def _from_position(game: Game[Any], kept: Kept) -> Way | None:
    """From the newest position, with the acts after it."""
    if kept.newest is None:
        return None
    walk = _walk(game, kept, kept.newest, _since(kept.acts, kept.newest))
    if not walk.fits or walk.match is None or walk.match.outcome is not None:
        return None
    origin = begin(game, kept.row, len(kept.names), kept.newest)
    return Way("position", PositionRow.of(kept.row.id, "begin", kept.newest.n, origin), walk.acts)


def _from_boundary(game: Game[Any], kept: Kept) -> Way | None:
    """From the beginning of the step in which the newest position was kept: what was answered since is asked again."""
    if kept.newest is None:
        return None
    position = kept.newest.position()
    answers = sum(answer.seat >= 0 for answer in position.answers)
    position.answers = ()
    try:
        match = Match.at(game, position, kept.row.seed)
    except SletError:
        return None
    if match.outcome is not None:
        return None
    last = kept.acts[-1].n if kept.acts else 0
    dropped = answers + last - kept.newest.n
    return Way("position", PositionRow.of(kept.row.id, "begin", last, match), (), dropped=dropped)
