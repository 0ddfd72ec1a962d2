"""Automatic success: WIT-34, WIT-82 to WIT-87; at a table that reads it widely, anywhere on the map: WIT-180."""

from slet.games.the_witches.attempts import (
    lies_no_more,
    succeed,
    take_cackles_of_attempt,
    turn_up,
    win_problem,
)
from slet.games.the_witches.events import PlayedThree
from slet.games.the_witches.invisibility import use_tile
from slet.games.the_witches.options import CURE, SOLVES, Cure, Three, options_at, threes
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.games.the_witches.piles import lay_down
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import end_action
from slet.kernel import Rule, pick, tell


def automatic_ways(s: WitchesState, seat: int) -> list[Cure | Three]:
    """WIT-34, WIT-82, WIT-83: the Cure Sick Pig tile and the Power of Three, where they can solve something."""
    if s.tried is None and not s.settings.any_problem:
        return []
    ways: list[Cure | Three] = []
    if s.abilities[seat] == "cure" and within_reach(s, "pig"):
        ways.append(CURE)
    trios = threes(s.hands[seat])
    if trios and within_reach(s):
        ways += trios
    return ways


def within_reach(s: WitchesState, kind: str | None = None) -> list[Space]:
    """WIT-84: the problem that is being tried, if it is of this kind. WIT-180: after it all others of the map, too."""
    spaces = [] if s.tried is None else [s.tried]
    if s.settings.any_problem:
        spaces += [space for space in SPACES if space is not s.tried]
    problems = s.problems
    return [
        space
        for space in spaces
        if (tile := problems[space.number]) is not None and (kind is None or tile.kind == kind)
    ]


def play_automatic(s: WitchesState, choice: Cure | Three, back: Step) -> Rule[Step | None]:
    if isinstance(choice, Cure):
        use_tile(s, "cure")
        return (yield from solve_one(s, "pig", back))
    for card in choice.cards:
        lay_down(s, s.active, card)
    tell(s, PlayedThree, s.active, choice.cards)
    return (yield from solve_one(s, None, back))


def solve_one(s: WitchesState, kind: str | None, back: Step) -> Rule[Step | None]:
    """One problem is solved without dice. The one being tried ends the attempt; from any other the turn goes on."""
    spaces = within_reach(s, kind)
    space = spaces[0]
    if len(spaces) > 1:
        choice = yield from pick(s.active, "solve", options_at(SOLVES, spaces), "WIT-180")
        space = choice.space
    if space is s.tried:
        return (yield from succeed(s))
    return (yield from _solve_afar(s, space, back))


def _solve_afar(s: WitchesState, space: Space, back: Step) -> Rule[Step | None]:
    """WIT-180: wherever it lies; a Hard problem that is face down is turned face up first."""
    if s.face_down[space.number]:
        turn_up(s, space)
    if s.looked_at is space:
        s.looked_at = None
    win_problem(s, space)
    if s.tried is not None and lies_no_more(s, s.tried):  # Count Bela has taken the vampire along that was tried
        yield from take_cackles_of_attempt(s)
        return None if s.lost else end_action(s)
    return back
