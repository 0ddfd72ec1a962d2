"""What may be chosen before the game, by the number of players and the mode."""

from slet.games.the_witches.state import Mode, WitchesOptions, mode_of
from slet.kernel import BadSetup, Offer, One


def offers(seats: int, options: WitchesOptions) -> dict[str, Offer | None]:
    mode = mode_of(seats, options)
    modes: tuple[Mode, ...] = ("solo",) if seats == 1 else ("competitive", "coop")
    reason = BadSetup("witches-bad-mode", mode=mode, seats=seats)
    found: dict[str, Offer | None] = {"mode": Offer((One(modes),), usual=modes[0], otherwise=reason)}
    if mode != "competitive":
        found["eight_crises"] = Offer(usual=False, otherwise=BadSetup("witches-eight-crises", mode=mode))
    if mode != "coop":
        found["open_hands"] = None  # nobody's hand is ever seen, or nobody is there to see it
    return found
