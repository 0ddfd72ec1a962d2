"""Setting up."""

from slet.games.wandering_towers.events import Placed, SetUp
from slet.games.wandering_towers.hands import deal
from slet.games.wandering_towers.pieces import LIMITS, SPELLS, TOWERS
from slet.games.wandering_towers.state import GROUNDS, Step, TowersState
from slet.kernel import Rule, clockwise, draw, draw_one, shuffle, tell


def set_up(s: TowersState) -> Rule[Step]:
    """WT-10 to WT-17: the start player and the spells by lot, if nobody has chosen them; cards; wizards."""
    if s.start_seat is None:
        s.start_seat = (yield from draw_one(range(s.seats))) if s.seats > 1 else 0
    if s.tokens_by_lot:
        drawn, _ = yield from draw(list(SPELLS.values()), s.tokens_by_lot)
        s.spells, s.tokens_by_lot = tuple(spell for spell in SPELLS.values() if spell in drawn), 0
    tell(s, SetUp, s.start_seat, s.spells)
    s.pile = yield from shuffle(s.pile)
    deal(s)
    place_wizards(s)
    s.active = s.start_seat
    return "begin_turn"


def place_wizards(s: TowersState) -> None:
    """WT-16, WT-17: one at a time, round and round, onto the first tower that has not reached its limit."""
    assert s.start_seat is not None
    order = clockwise(s.start_seat, s.seats) if len(s.hands) > 1 else (0,)
    to_place = [s.colours[side] for _ in range(s.wizards) for side in order]
    for tower in TOWERS:
        here = tuple(to_place[: LIMITS[tower]])
        del to_place[: LIMITS[tower]]
        s.standing[GROUNDS + tower - 1] = here
        if here:
            tell(s, Placed, tower, here)
