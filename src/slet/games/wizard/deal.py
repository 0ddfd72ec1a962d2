"""The first part of a round: the deal and the trump."""

from slet.games.wizard.events import Dealt, NamedTrump, NoTrump, Turned
from slet.games.wizard.options import TRUMPS
from slet.games.wizard.pieces import DECK
from slet.games.wizard.state import Step, WizardState
from slet.kernel import Rule, draw, draw_one, left_of, pick, tell


def choose_dealer(s: WizardState) -> Rule[Step]:
    """WIZ-03: the first dealer is drawn by lot."""
    s.dealer = yield from draw_one(range(s.seats))
    return "deal"


def deal(s: WizardState) -> Rule[Step]:
    """WIZ-05: in round r everybody gets r cards from the freshly shuffled deck."""
    s.round += 1
    # Nobody ever sees the cards under the turned-up one, so only those above them are drawn, not the order of all.
    dealt = s.seats * s.round
    drawn, rest = yield from draw(DECK, min(dealt + 1, len(DECK)))
    s.hands = [drawn[seat * s.round : (seat + 1) * s.round] for seat in range(s.seats)]
    s.turned, s.trump = None, None
    s.rest = (*drawn[dealt:], *rest)
    s.lead = left_of(s.dealer, s.seats)
    s.bids = [None] * s.seats
    s.taken = [0] * s.seats
    s.trick, s.colour, s.last_trick, s.piles = [], None, (), ()
    s.without = [()] * s.seats
    tell(s, Dealt, s.dealer, s.round)
    return turn_up_trump(s)


def turn_up_trump(s: WizardState) -> Step:
    """WIZ-06, WIZ-07, WIZ-09: the card turned up shows the trump; a jester has no suit, and in the last round there is
    no card.
    """
    if not s.rest:
        tell(s, NoTrump)
        return "bid"
    s.turned, s.rest = s.rest[0], s.rest[1:]
    s.trump = s.turned.suit
    tell(s, Turned, s.turned)
    return "name_trump" if s.turned.is_wizard else "bid"


def name_trump(s: WizardState) -> Rule[Step]:
    """WIZ-08: a wizard was turned up, so the dealer, knowing the own hand, names a colour."""
    choice = yield from pick(s.dealer, "trump", TRUMPS, "WIZ-08")
    s.trump = choice.suit
    tell(s, NamedTrump, s.dealer, choice.suit)
    return "bid"
