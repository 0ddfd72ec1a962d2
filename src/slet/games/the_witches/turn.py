"""The order of a turn: WIT-36, WIT-37, WIT-57."""

from slet.games.the_witches.events import TurnBegan
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.walking import PATHS
from slet.kernel import left_of, tell


def begin_turn(s: WitchesState, seat: int) -> Step:
    """WIT-36: place a problem, two movement actions, draw cards."""
    s.active = seat
    s.turn += 1
    s.actions = 2
    tell(s, TurnBegan, seat, s.turn, s.turns)
    return "place_problem"


def next_turn(s: WitchesState) -> Step:
    return begin_turn(s, left_of(s.active, s.seats))


def begin_walk(s: WitchesState) -> None:
    """WIT-58: a walk goes along one path or two."""
    s.paths = PATHS


def end_action(s: WitchesState) -> Step:
    """WIT-57: the second movement action begins when the first is done, its secondary action included."""
    forget_action(s)
    s.must_leave = False
    s.actions -= 1
    return "movement_action" if s.actions else "before_drawing"


def end_actions(s: WitchesState) -> Step:
    """WIT-129: the turn ends at once; an action left is lost, and cards are still drawn."""
    forget_action(s)
    s.must_leave = False
    s.actions = 0
    return "draw_cards"


def forget_action(s: WitchesState) -> None:
    s.paths = s.walked = 0
    s.moved = s.passing = False
    s.looked_at = s.tried = None
    s.dice = ()
    s.going_on = False
    s.headology = s.magic = s.bonus = 0
