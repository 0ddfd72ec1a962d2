"""What may be chosen before the game, by the number of players and the mode."""

from typing import Literal

from slet.kernel import BadSetup, EachSeat, Offer, One, Settings

Mode = Literal["competitive", "coop", "solo"]
Apprentice = Literal["tiffany", "annagramma", "petulia", "dimity"]


class WitchesSettings(Settings, frozen=True):
    mode: Literal["competitive", "coop", "solo", None] = None
    """WIT-01: by the number of seats when not given: one plays solo, several compete."""
    eight_crises: bool = False
    """WIT-158: only 8 Crisis counters; in the competitive game."""
    stacked_crises: bool = False
    """WIT-159: a problem may have several Crises."""
    any_problem: bool = False
    """WIT-180: Power of Three, Sick sheep, Death and the Cure Sick Pig tile solve any problem of the map at any moment
    of the own turn, not only the one being tried (WIT-84)."""
    open_hands: bool = True
    """WIT-154: in the co-operative game all players see all hands. In the competitive game nobody ever does."""
    apprentices: EachSeat[Apprentice] | None = None
    """The apprentice of each seat; chosen by the players (WIT-24 to WIT-26) when not given."""


def mode_of(seats: int, settings: WitchesSettings) -> Mode:
    return settings.mode or ("solo" if seats == 1 else "competitive")


def offers(seats: int, settings: WitchesSettings) -> dict[str, Offer | None]:
    mode = mode_of(seats, settings)
    modes: tuple[Mode, ...] = ("solo",) if seats == 1 else ("competitive", "coop")
    reason = BadSetup("witches-bad-mode", mode=mode, seats=seats)
    found: dict[str, Offer | None] = {"mode": Offer((One(modes),), usual=modes[0], otherwise=reason)}
    if mode != "competitive":
        found["eight_crises"] = Offer(usual=False, otherwise=BadSetup("witches-eight-crises", mode=mode))
    if mode != "coop":
        found["open_hands"] = None  # nobody's hand is ever seen, or nobody is there to see it
    return found
