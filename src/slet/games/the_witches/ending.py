"""End of the game: WIT-143 to WIT-149, WIT-152, WIT-153, WIT-157."""

from slet.games.the_witches.cackles import lose
from slet.games.the_witches.events import Scored
from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import next_turn
from slet.kernel import Outcome, tell

TOO_MANY_ELVES = 3
TOO_MANY_HARD = 4
"""WIT-153."""
LICENCE, HONOURS = 30, 41
"""WIT-157: the points from which on a solo player keeps the licence, and passes with honours."""


def end_turn(s: WitchesState) -> Step | None:
    """WIT-143, WIT-144: three elf tiles face up lose the game; it ends when the last tile was placed."""
    if face_up_elves(s) >= TOO_MANY_ELVES:
        lose(s, "lost-elves")
        return None
    if any(s.boxes):
        return next_turn(s)
    for seat in range(s.seats) if s.mode != "coop" else ():  # WIT-150: playing together, points are not compared
        tell(s, Scored, seat, points_on_tiles(s, seat), s.aliss[seat], points(s, seat))
    return None


def points_on_tiles(s: WitchesState, seat: int) -> int:
    return sum(tile.points for tile in (*s.easy[seat], *s.hard[seat]))


def points(s: WitchesState, seat: int) -> int:
    """WIT-101, WIT-146: the points of all tiles won, less one for each Black Aliss tile."""
    return points_on_tiles(s, seat) - s.aliss[seat]


def standing(s: WitchesState) -> tuple[int, ...]:
    """The points of everybody so far: all tiles won lie open."""
    return tuple([points(s, seat) for seat in range(s.seats)])


def outcome(s: WitchesState) -> Outcome:
    if s.lost:  # WIT-145: no winner and no scoring
        return Outcome((0,) * s.seats, (), s.lost, together=s.mode != "competitive")
    scores = standing(s)
    if s.mode == "solo":
        return _solo(scores)
    if s.mode == "coop":
        return _together(s, scores)
    return _best(s, scores)


def _solo(scores: tuple[int, ...]) -> Outcome:
    """WIT-157: played for points."""
    grade = "solo-honours" if scores[0] >= HONOURS else "solo-licence" if scores[0] >= LICENCE else "solo-farm"
    return Outcome(scores, (0,) if scores[0] >= LICENCE else (), grade, together=True)


def _together(s: WitchesState, scores: tuple[int, ...]) -> Outcome:
    """WIT-150, WIT-153: all win if fewer than four Hard problems are left. Points are the table's, not anybody's."""
    hard_left = sum(tile is not None and tile.is_hard for tile in s.problems)
    if hard_left >= TOO_MANY_HARD:
        return Outcome((0,) * s.seats, (), "lost-hard", together=True)
    return Outcome((sum(scores),) * s.seats, tuple(range(s.seats)), "coop-won", together=True)


def _best(s: WitchesState, scores: tuple[int, ...]) -> Outcome:
    """WIT-146 to WIT-149: the highest score; then fewer Cackles and Black Aliss tiles, more points from Hard tiles,
    the hardest Hard tile; then the win is shared.
    """
    seats = list(range(s.seats))
    measures = (
        ("highest", scores),
        ("fewer-cackles", [-(s.cackles[seat] + s.aliss[seat]) for seat in seats]),
        ("hard-points", [sum(tile.points for tile in s.hard[seat]) for seat in seats]),
        ("hardest", [max([tile.difficulty for tile in s.hard[seat]], default=0) for seat in seats]),
    )
    best = seats
    for reason, measure in measures:
        most = max(measure[seat] for seat in best)
        best = [seat for seat in best if measure[seat] == most]
        if len(best) == 1:
            return Outcome(scores, tuple(best), reason)
    return Outcome(scores, tuple(best), "shared")
