"""What a seat of The Witches has to go on with: its hand, its board, and what lies before it."""

import msgspec

from slet.games.the_witches.attempts import ON_BOARD, needed, total
from slet.games.the_witches.pieces.places import DUNGEON
from slet.games.the_witches.piles import HAND
from slet.games.the_witches.planning.odds import at_least
from slet.games.the_witches.state import WitchesState
from slet.players.the_witches.outlook import Outlook


class Drive(msgspec.Struct, frozen=True, gc=False):
    help: int
    """All that the hand can add to an attempt."""
    cards: int
    trio: bool
    limit: int
    """How many cards the hand is filled up to."""
    bonus: int
    """What Hard tiles add to every attempt."""
    prospect: float
    """What may be expected of the attempt that is under way."""
    lead: float
    """What the best problem at hand promises."""
    elves: int


def drive(s: WitchesState, seat: int, *, look_ahead: bool) -> Drive:
    """`look_ahead`: also what lies before it, which takes most of the time."""
    outlook = Outlook(s, seat)
    here = s.witches[seat]
    prospect = 0.0
    if s.tried is not None and seat == s.active and s.dice:
        tile = s.problems[s.tried.number]
        if tile is not None:
            chance = at_least(needed(s) - total(s) - outlook.help(tile.family), 4 - len(s.dice))
            prospect = chance * outlook.gain(tile, s.crises[s.tried.number])
    lead = 0.0
    if look_ahead and here is not None and here is not DUNGEON:
        lead = max(outlook.worth(here.number), outlook.lead(here.number))
    return Drive(
        outlook.help("none"),
        len(s.hands[seat]),
        outlook.trio,
        HAND + min(len(s.easy[seat]), ON_BOARD) // 2,
        len(s.hard[seat]) // 2,
        prospect,
        lead,
        outlook.elves,
    )
