"""What may be chosen before the game, by the number of players and the mode."""

from typing import Annotated, Literal

import msgspec

from slet.games.wandering_towers.pieces import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    BOX,
    COLOURS,
    LONE_SPELLS,
    SHARES,
    SPELLS,
    Spell,
    Wizard,
)
from slet.kernel import BadSetup, EachSeat, ForEachSeat, Number, Offer, One, Seat, Settings, Several

Mode = Literal["base", "advanced", "master", "solo", "coop"]
Memory = Literal["strict", "assisted"]


class TowersSettings(Settings, frozen=True):
    mode: Mode | None = None
    """By the number of players when not given: solo for one, else base."""
    teams: bool = False
    """WT-81: partners sit opposite each other."""
    spells: tuple[Spell, ...] | Annotated[int, msgspec.Meta(ge=0, le=len(SPELLS))] | None = None
    """Which tokens lie on the table, or how many, drawn by lot; by the mode's rule when not given."""
    start_seat: Seat | None = None
    """WT-13: the start player; by lot when not given."""
    memory: Memory = "strict"
    """WT-147: with `assisted`, imprisoned wizards and the whole log are shown to everybody."""
    colours: EachSeat[Wizard] | None = None
    """WT-14: the colour of each seat."""


BASE_SPELLS = (ADVANCE_WIZARD, ADVANCE_TOWER)
USUAL_SPELLS: dict[Mode, tuple[Spell, ...] | int] = {
    "base": BASE_SPELLS,
    "advanced": 4,
    "master": tuple(SPELLS.values()),
    "solo": (),
    "coop": (),
}
"""WT-11, WT-93, WT-97, WT-137: which tokens lie on the table, or how many drawn by lot, if the table has no wish."""


def mode_of(seats: int, settings: TowersSettings) -> Mode:
    return settings.mode or ("solo" if seats == 1 else "base")


def enough_wizards(seats: int) -> tuple[Wizard, ...]:
    """WT-14: the colours of which the box has as many wizards as each of so many players needs."""
    return tuple(wizard for colour, wizard in COLOURS.items() if BOX["wizards"][colour] >= SHARES[seats][0])


def spells_chosen(mode: Mode, wish: tuple[Spell, ...] | int | None) -> tuple[tuple[Spell, ...], int]:
    """WT-11, WT-93, WT-97, WT-137: the tokens that are given, and how many are drawn by lot."""
    if wish is None:
        wish = USUAL_SPELLS[mode]
    if isinstance(wish, int):
        return (), wish
    return tuple(spell for spell in SPELLS.values() if spell in wish), 0


# --- what is offered ------------------------------------------------------------------------------------------------

ALL_SPELLS = tuple(SPELLS.values())


def offers(seats: int, settings: TowersSettings) -> dict[str, Offer | None]:
    mode = mode_of(seats, settings)
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
