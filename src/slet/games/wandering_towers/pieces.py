"""What lies in the box: cards, spell tokens, wizards, towers. The figures are read from `data/components.toml`."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from slet.kernel import Piece

BOX: Mapping[str, Any] = tomllib.loads((files(__package__) / "data" / "components.toml").read_text(encoding="utf-8"))


class Card(Piece):
    """A kind of movement cards. Cards of one kind are alike, so the deck holds the same piece several times."""

    __slots__ = ("dice", "tower", "wizard")
    verb = "play"

    def __init__(self, name: str, *, copies: int, tower: int | None = None, wizard: int | None = None, dice: int = 0):
        super().__init__(name)
        if tower is None and wizard is None:
            raise ValueError(f"components.toml: the card {name} moves neither a tower nor a wizard")
        if (dice == 0) != (0 not in (tower, wizard)) or copies < 1:
            raise ValueError(f"components.toml: the card {name} needs steps or dice, and copies")
        self.tower = tower
        """How far it moves a tower; 0 if the die tells, None if it moves none."""
        self.wizard = wizard
        """How far it moves a wizard, likewise."""
        self.dice = dice
        """How often the die may be rolled for it; 0 on a card with numbers."""

    @property
    def is_either(self) -> bool:
        return self.tower is not None and self.wizard is not None

    def words(self) -> dict[str, str | int]:
        kind = "either" if self.is_either else "wizard" if self.tower is None else "tower"
        return {"kind": kind, "tower": self.tower or 0, "wizard": self.wizard or 0, "dice": self.dice}


class Spell(Piece):
    """A spell token."""

    __slots__ = ("price", "source")
    verb = "cast"

    def __init__(self, name: str, *, price: int, source: str):
        super().__init__(name)
        if price not in (1, 2):
            raise ValueError(f"components.toml: the spell {name} must cost 1 or 2 potions")
        self.price = price
        self.source = source

    def words(self) -> dict[str, str | int]:
        return {"name": self.name, "price": self.price}


class Wizard(Piece):
    """A wizard of one colour. Wizards of one colour are alike."""


CARDS = {row["name"]: Card(**row) for row in BOX["cards"]}
DECK = tuple(CARDS[row["name"]] for row in BOX["cards"] for _ in range(row["copies"]))
SPELLS = {row["name"]: Spell(**row) for row in BOX["spells"]}
COLOURS = {colour: Wizard(colour) for colour in BOX["wizards"]}

ADVANCE_WIZARD = SPELLS["advance-wizard"]
ADVANCE_TOWER = SPELLS["advance-tower"]
SWAP_TOWER = SPELLS["swap-tower"]
HEADWIND_WIZARD = SPELLS["headwind-wizard"]
HEADWIND_TOWER = SPELLS["headwind-tower"]
NUDGE_RAVENSKEEP = SPELLS["nudge-ravenskeep"]
PIGGYBACK = SPELLS["piggyback"]
FREE_WIZARD = SPELLS["free-wizard"]

SPACES: int = BOX["track"]["spaces"]
PRINTED_CRESTS: tuple[int, ...] = tuple(BOX["track"]["crests"])
RUINS: int = BOX["track"]["ravenskeep"]
MOST_WIZARDS: int = BOX["track"]["most_wizards"]
TOWERS: tuple[int, ...] = tuple(sorted(BOX["towers"]["crest"] + BOX["towers"]["plain"]))
CREST_TOWERS: tuple[int, ...] = tuple(BOX["towers"]["crest"])
LIMITS: Mapping[int, int] = dict(zip(TOWERS, BOX["towers"]["limits"], strict=False))
SHARES: Mapping[int, tuple[int, int]] = {
    seats: (row["wizards"], row["potions"]) for row in BOX["players"] for seats in row["seats"]
}
"""By the number of players: how many wizards and how many potions each of them has."""

HAND = 3
LONE_WIZARDS: int = BOX["alone"]["wizards"]
LONE_POTIONS: int = BOX["alone"]["potions"]
LONE_SPELLS: int = BOX["alone"]["spells"]
LONE_CARDS: int = BOX["alone"]["cards"]

for what, number, total in (
    ("cards", len(DECK), 90),
    ("cards for a wizard", sum(card.tower is None for card in DECK), 24),
    ("cards for a tower", sum(card.wizard is None for card in DECK), 24),
    ("wizards", sum(BOX["wizards"].values()), 24),
    ("potions", BOX["potions"]["each_colour"] * len(COLOURS), 36),
    ("towers with a crest", len(CREST_TOWERS), 5),
    ("towers", len(TOWERS), 9),
    ("set-up limits", len(BOX["towers"]["limits"]), len(TOWERS)),
    ("spell tokens", len(SPELLS), 8),
):
    if number != total:
        raise ValueError(f"components.toml: there are {number} {what}, and there must be {total}")
