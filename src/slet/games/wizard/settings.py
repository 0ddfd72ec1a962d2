"""What may be chosen before the game."""

from slet.kernel import Seat, Settings


class WizardSettings(Settings, frozen=True):
    plus_minus_one: bool = False
    """WIZ-14: the bids may not add up to the number of tricks."""
    first_dealer: Seat | None = None
    """WIZ-03: the seat that deals first; by lot when not given."""
