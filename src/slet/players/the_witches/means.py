"""What a hand can add to an attempt, and at what price."""

import msgspec

from slet.games.the_witches.attempts import CRISIS, MAGIC
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.helps import bonus_of
from slet.games.the_witches.planning.odds import SYMBOLS
from slet.games.the_witches.view import WitchesView

TRIO = 0.6
"""What a card is worth that is on the way to a Power of Three."""
HOPES = {"cards": 2, "cards_cackle": 2, "reroll": 2, "trans": 1}
"""What the benefits that draw or roll anew add on average, beside all that is certain."""
KEEP = {"bonus2": 2, "bonus4": 1, "help": 1, "reroll": 2, "cards": 2, "death": 1, "sheep": 1, "rescue": 1, "self": 1}
"""How much a benefit is good for, at another time."""


class Mean(msgspec.Struct, frozen=True):
    """Something to add to a total."""

    adds: int
    price: float
    option: str
    """The option that does so."""
    now: bool
    """Whether it has to be added before the second pair; all others wait until it is known whether they are needed."""

    @property
    def dearness(self) -> tuple[float, int]:
        return self.price / self.adds, -self.adds


def means_of(view: WitchesView, tile: Tile, crises: int, card_price: float, cackle: float) -> list[Mean]:
    """The best that each card can do for the attempt, and the Magic tile; the cheapest first."""
    characters = {card.power for card in view.hand if card.power != "none"}
    means = []
    for card in view.hand:
        price = card_price * (1 + 0.5 * keep(card))
        if len(characters) == 2 and card.power != "none":
            price += TRIO
        if mean := _best_of(card, tile, crises, price, cackle):
            means.append(mean)
    assert view.seat is not None
    if view.players[view.seat].ability == "magic":
        means.append(Mean(MAGIC, 2 * card_price + cackle, "add-tile", now=True))
    return sorted(means, key=lambda mean: mean.dearness)


def _best_of(card: Card, tile: Tile, crises: int, price: float, cackle: float) -> Mean | None:
    """By its benefit if that is as good, since it can wait and brings no Cackle; else by its symbol."""
    symbol, bonus = SYMBOLS[card.symbol], bonus_of(card, tile)
    if card.benefit == "help" and crises:
        bonus = CRISIS
    hope = HOPES.get(card.benefit, 0)
    if bonus and bonus >= symbol:
        return Mean(bonus, price, card.id, now=False)
    if hope > symbol:
        return Mean(hope, price + (cackle if card.benefit == "cards_cackle" else 0), card.id, now=False)
    if symbol:
        return Mean(symbol, price + (cackle if card.symbol == "magic" else 0), f"add:{card.name}", now=True)
    return Mean(hope, price, card.id, now=False) if hope else None


def keep(card: Card) -> int:
    """How much a card is good for besides its symbol."""
    return KEEP.get(card.benefit, 0) + (card.power != "none") + (card.symbol == "broomstick")


def is_idle(card: Card) -> bool:
    """Whether it can add nothing to an attempt."""
    return card.symbol == "broomstick" and card.benefit not in (*HOPES, "bonus2", "rescue", "sheep", "death")
