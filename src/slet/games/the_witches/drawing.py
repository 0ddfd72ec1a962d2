"""Phase 3: drawing cards, WIT-106 and WIT-107."""

from collections.abc import Sequence

from slet.games.the_witches.attempts import ON_BOARD
from slet.games.the_witches.benefits import Beside, beside, has_something_beside, play_beside
from slet.games.the_witches.options import DRAW, DrawCards
from slet.games.the_witches.piles import HAND, draw_into_hand
from slet.games.the_witches.state import Step, WitchesState
from slet.kernel import Rule, pick_hidden


def before_drawing(s: WitchesState) -> Rule[Step | None]:
    """WIT-39: the last moment for benefits; the drawing is the last thing in a turn."""
    if has_something_beside(s, s.active):
        choice = yield from pick_hidden(s, s.active, "end", last_moment, "WIT-39")
        if not isinstance(choice, DrawCards):
            return (yield from play_beside(s, choice, "before_drawing"))
    return "draw_cards"


def last_moment(s: WitchesState, seat: int) -> Sequence[DrawCards | Beside]:
    return [DRAW, *beside(s, seat)]


def draw_cards(s: WitchesState) -> Rule[Step]:
    """WIT-107: up to the limit; whoever has as many or more neither draws nor discards."""
    yield from draw_into_hand(s, s.active, hand_limit(s, s.active) - len(s.hands[s.active]))
    return "end_turn"


def hand_limit(s: WitchesState, seat: int) -> int:
    """WIT-106: 3 and 1 for every two Easy tiles on the board, which holds eight: never more than 7."""
    return HAND + min(len(s.easy[seat]), ON_BOARD) // 2
