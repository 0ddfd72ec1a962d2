"""What is told stands: the table as it is seen with each line of the log."""

from slet.games.wizard import GAME
from slet.games.wizard.events import Dealt, HasBid, NamedTrump, NoTrump, Played, Scored, TookTrick, Turned
from slet.games.wizard.tricks import colour_to_follow
from support.told import Stands, untrue

STANDS: Stands = {
    Dealt: lambda s, told: {len(hand) for hand in s.hands} == {told.round} and (s.turned, s.trump) == (None, None),
    Turned: lambda s, told: s.turned is told.card and s.trump == told.card.suit,
    NoTrump: lambda s, _: (s.turned, s.trump, s.rest) == (None, None, ()),
    NamedTrump: lambda s, told: s.trump == told.suit,
    HasBid: lambda s, told: s.bids[told.seat] == told.tricks,
    Played: lambda s, told: s.trick[-1] is told.card and s.colour == colour_to_follow(s.trick),
    TookTrick: lambda s, told: s.taken[told.seat] == told.taken and s.lead == told.seat and not s.trick,
    Scored: lambda s, told: s.totals[told.seat] == told.total,
}


def test_what_is_told_stands() -> None:
    assert untrue(GAME, STANDS, [(6, {}), (3, {"plus_minus_one": True})], seeds=1) == ([], set())
