"""The first part of a round: the deal and the trump."""

from slet.games.wizard.cards import DECK, TRUMPS
from slet.games.wizard.events import Dealt, NamedTrump, NoTrump, Turned
from slet.games.wizard.state import Step, WizardState
from slet.kernel import Rule, draw, pick, shuffle, tell


def choose_dealer(s: WizardState) -> Rule[Step]:
    """WIZ-03: the first dealer is drawn by lot."""
    s.dealer = yield from draw(range(s.seats))
    return "deal"


def deal(s: WizardState) -> Rule[Step]:
    """WIZ-05: in round r everybody gets r cards from the freshly shuffled deck."""
    s.round += 1
    deck = yield from shuffle(DECK)
    s.hands = [deck[seat * s.round : (seat + 1) * s.round] for seat in range(s.seats)]
    s.rest = tuple(deck[s.seats * s.round :])
    s.bids = [None] * s.seats
    s.taken = [0] * s.seats
    s.trick, s.colour, s.last_trick, s.piles = [], None, (), ()
    s.without = [()] * s.seats
    tell(s, Dealt, s.dealer, s.round)
    yield from turn_up_trump(s)
    return "bid"


def turn_up_trump(s: WizardState) -> Rule[None]:
    """WIZ-06 to WIZ-09: the top card of the rest shows the trump; in the last round there is none."""
    s.turned = s.trump = None
    if not s.rest:
        tell(s, NoTrump)
        return
    s.turned, s.rest = s.rest[0], s.rest[1:]
    tell(s, Turned, s.turned)
    if s.turned.is_wizard:
        # WIZ-08: the dealer names a colour, knowing the own hand.
        choice = yield from pick(s.dealer, "trump", TRUMPS, "WIZ-08")
        s.trump = choice.suit
        tell(s, NamedTrump, s.dealer, choice.suit)
    else:
        # A jester has no suit: no trump.
        s.trump = s.turned.suit
