"""Running away, failing and Rescue: WIT-88 to WIT-95, WIT-125, WIT-126."""

from collections.abc import Sequence

from slet.games.the_witches.attempts import take_cackles_of_attempt
from slet.games.the_witches.cackles import take_cackles
from slet.games.the_witches.events import Fled, FledBy, NowhereToFlee
from slet.games.the_witches.lancre import close_by, empty_spaces, where
from slet.games.the_witches.options import RUN_BYS, RUNS, STUCK, TOS, Run, RunBy, Stuck, options_at
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import Space
from slet.games.the_witches.piles import lay_down
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import end_action
from slet.kernel import Rule, pick, pick_hidden, tell


def ways_to_flee(s: WitchesState, seat: int) -> Sequence[Run | RunBy]:
    """WIT-88: to an empty space close by, or by a Broomstick to any empty space of the map."""
    ways: list[Run | RunBy] = [*options_at(RUNS, close_by(s, seat))]
    brooms = [card for card in s.hands[seat] if card.symbol == "broomstick"]
    if brooms and empty_spaces(s):
        ways += [RUN_BYS[card.number] for card in brooms]
    return ways


def run_away(s: WitchesState, way: Run | RunBy) -> Rule[Step | None]:
    """WIT-79, WIT-90, WIT-91: Cackle faces count, nothing else does; the witch is moved and the action is over.

    The same for Rescue (WIT-125), where Magic counts too.
    """
    card, space = yield from _way_out(s, way)
    yield from take_cackles_of_attempt(s)
    if s.lost:
        return None
    _flee_to(s, space, card)
    return end_action(s)


def flee(s: WitchesState) -> Rule[Step | None]:
    """WIT-92 to WIT-95: who has failed must flee; who cannot takes one more Cackle and goes to any empty space."""
    way: Run | RunBy | Stuck = STUCK
    if s.hands[s.active] or close_by(s, s.active):
        way = yield from pick_hidden(s, s.active, "flee", ways_after_failing, "WIT-92")
    if not isinstance(way, Stuck):
        card, space = yield from _way_out(s, way)
        _flee_to(s, space, card)
        return "consequence"
    tell(s, NowhereToFlee, s.active)
    yield from take_cackles(s, s.active, 1)
    if s.lost:
        return None
    if free := empty_spaces(s):
        choice = yield from pick(s.active, "flee-anywhere", options_at(TOS, free), "WIT-93")
        _flee_to(s, choice.space, None)
    return "consequence"


def ways_after_failing(s: WitchesState, seat: int) -> Sequence[Run | RunBy | Stuck]:
    """WIT-94: only who has no way at all is stuck."""
    return ways_to_flee(s, seat) or [STUCK]


def rescue(s: WitchesState) -> Rule[Step | None]:
    """WIT-125, WIT-126: flee as after the first pair; if no adjacent location has room, to any empty space."""
    choice = yield from pick_hidden(s, s.active, "rescue", ways_of_rescue, "WIT-125")
    return (yield from run_away(s, choice))


def ways_of_rescue(s: WitchesState, seat: int) -> Sequence[Run | RunBy]:
    here = where(s, seat)
    if any(space in here.neighbours for space in close_by(s, seat)):
        return ways_to_flee(s, seat)
    return options_at(RUNS, empty_spaces(s))


def _way_out(s: WitchesState, way: Run | RunBy) -> Rule[tuple[Card | None, Space]]:
    if isinstance(way, Run):
        return None, way.space
    lay_down(s, s.active, way.card)
    choice = yield from pick(s.active, "flee-anywhere", options_at(TOS, empty_spaces(s)), "WIT-88")
    return way.card, choice.space


def _flee_to(s: WitchesState, space: Space, card: Card | None) -> None:
    s.witches[s.active] = space
    if card is None:
        tell(s, Fled, s.active, space)
    else:
        tell(s, FledBy, s.active, card, space)
