"""Whether a position that was set up by hand can be played on."""

from slet.games.wizard.state import WizardState
from slet.kernel import left_of


def check(s: WizardState, seats: int) -> None:
    """Whether a state that was set up by hand can be played on."""
    if s.seats != seats or len(s.totals) != seats:
        raise ValueError(f"it is not a state for {seats} seats")
    if not (0 <= s.dealer < seats and 0 <= s.lead < seats and 0 <= s.round <= s.rounds):
        raise ValueError("the dealer, the leader or the round cannot be right")
    if s.step in ("name_trump", "bid") and s.lead != left_of(s.dealer, seats):
        raise ValueError("before the first trick, whoever sits left of the dealer is the leader")
    if s.step in ("name_trump", "bid", "trick", "score"):
        sizes = {len(part) for part in (s.hands, s.bids, s.taken, s.without)}
        if sizes != {seats}:
            raise ValueError("every seat needs a hand, a bid, a number of tricks and the suits it is known to lack")
    if s.step == "trick":
        numbers = {len(hand) for hand in s.hands}
        if s.trick or len(numbers) > 1 or 0 in numbers:
            raise ValueError("when a trick begins, no card lies on the table and all hold equally many")
        if None in s.bids:
            raise ValueError("when a trick begins, everybody has bid")
    turned = [] if s.turned is None else [s.turned]
    lying = [*s.rest, *turned, *s.trick, *s.last_trick, *s.piles, *(card for hand in s.hands for card in hand)]
    if s.step is not None and s.step not in ("choose_dealer", "deal") and len(set(lying)) != len(lying):
        raise ValueError("a card lies in two places")
