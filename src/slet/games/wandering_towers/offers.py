"""What may be chosen before the game, by the number of players and the mode."""

from slet.games.wandering_towers.components import LONE_SPELLS, SPELLS
from slet.games.wandering_towers.state import BASE_SPELLS, Mode, TowersOptions, enough_wizards, mode_of
from slet.kernel import BadSetup, ForEachSeat, Number, Offer, One, Several

ALL_SPELLS = tuple(SPELLS.values())


def offers(seats: int, options: TowersOptions) -> dict[str, Offer | None]:
    mode = mode_of(seats, options)
    alone = seats == 1 or mode == "coop"
    found: dict[str, Offer | None] = {"mode": _modes(seats, mode), "spells": _spells(mode)}
    if alone or seats not in (4, 6):
        found["teams"] = Offer(usual=False, otherwise=BadSetup("towers-teams", seats=seats, mode=mode))
    if alone:
        found["colours"] = Offer(otherwise=BadSetup("towers-colours-alone"))
    else:
        colours = enough_wizards(seats)
        found["colours"] = Offer((ForEachSeat(colours, seats),), usual=[wizard.name for wizard in colours[:seats]])
    return found


def _modes(seats: int, mode: Mode) -> Offer:
    modes: tuple[Mode, ...] = ("solo",) if seats == 1 else ("base", "advanced", "master", "coop")
    return Offer((One(modes),), usual=modes[0], otherwise=BadSetup("towers-mode-seats", mode=mode, seats=seats))


def _spells(mode: Mode) -> Offer:
    """WT-11, WT-93, WT-97, WT-137: which tokens lie on the table, or how many are drawn by lot."""
    reason = BadSetup("towers-spells", mode=mode)
    if mode == "base":
        return Offer((Several(BASE_SPELLS, 2, 2),), otherwise=reason, to_people=False)
    if mode == "advanced":
        return Offer((One((4,)), Several(ALL_SPELLS, 4, 4)), usual=4, otherwise=reason)
    if mode == "master":
        some = (Several(ALL_SPELLS, 0, len(SPELLS)), Number(0, len(SPELLS)))
        return Offer(some, usual=list(SPELLS), otherwise=reason)
    none_or_three = (One((0, LONE_SPELLS)), Several(ALL_SPELLS, LONE_SPELLS, LONE_SPELLS))
    return Offer(none_or_three, usual=0, also=([],), otherwise=reason)
