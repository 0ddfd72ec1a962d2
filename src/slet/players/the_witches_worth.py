"""What the spaces of the map are worth to a player of The Witches, from what its seat sees."""

from collections.abc import Iterable

from slet.games.the_witches.attempts import CRISIS, MAGIC, ON_BOARD
from slet.games.the_witches.cards import Card, threes
from slet.games.the_witches.odds import SYMBOLS, at_least, bonus_of, sums, unseen_hard
from slet.games.the_witches.places import COTTAGE, Space
from slet.games.the_witches.tiles import Tile
from slet.games.the_witches.view import SpaceView, WitchesView

LOST = 25.0
"""What it costs, in points, when all lose."""
PAIR = 2 / 6
"""How many Cackles a pair of dice brings."""
LARGER_HAND = 0.25
"""What an Easy tile on the board adds to each turn to come."""
TRIO = 0.8
"""What a card is worth that is on the way to a Power of Three."""
NEXT = 0.7
"""How much a chance in the next action counts, against one now."""

AddTo = tuple[float, int, str]
"""Something to add to a total: how much it adds for its price, how much it adds, and the option that does so."""


class Worth:
    """Weighs every space by what the problem there brings and how likely it is solved."""

    def __init__(self, view: WitchesView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.players[view.seat]
        self.hard_bonus = len(self.me.hard) // 2
        self.cackle = self._cackle()
        self.adds = sorted(symbols(view.hand, self.cackle, own_magic=self.me.ability == "magic"), reverse=True)
        self.has_trio = bool(threes(view.hand))
        self._worth: dict[Space, float] = {}
        self._values: dict[Space, float] = {}
        self._attempts: dict[tuple[str, int, bool], float] = {}

    def _cackle(self) -> float:
        """What a Cackle costs. Playing together or solo, those left and the Black Aliss tiles are all there is."""
        view = self.view
        if view.mode != "competitive":
            left = view.cackle_supply + view.aliss_supply
            return 0.2 + 10 / (1 + left) ** 1.5 if left > 1 else LOST / 2
        if view.cackle_supply > 1:
            return 0.25
        most = max(player.cackles for player in view.players)
        return 0.3 if self.me.cackles < most else 1.1

    def gain(self, tile: Tile, crises: int) -> float:
        """What solving it brings: points, a larger hand or total, and the Crises that it gives back."""
        view = self.view
        turns_left = (view.turns - view.turn) / view.seats
        growth = 0.6 if tile.is_hard else LARGER_HAND * turns_left if len(self.me.easy) < ON_BOARD else 0.0
        gain = tile.points + growth
        if view.mode == "coop":
            gain = (4.0 + 8.0 * view.turn / view.turns if tile.is_hard else 1.0) + 1.5 * growth
        pressure = 6 / (2 + view.crisis_supply)
        gain += pressure * (0.6 + crises)
        if tile.family == "elf" and view.elves >= 2:
            gain += 3
        return gain

    def loss(self, tile: Tile, *, face_down: bool) -> float:
        """What failing costs."""
        loss = self.cackle + 0.3
        if tile.family == "elf" and self.view.elves + face_down >= 3:
            return loss + LOST
        if self.view.mode != "competitive" and tile.family in ("lilith", "hiver") and self.view.aliss_supply < 2:
            return loss + LOST
        if tile.family == "vampire" and self.view.crisis_supply < 2:
            return loss + LOST
        return loss + {"felmet": 1.6, "cunning": 1.2, "lilith": 1.0, "hiver": 1.0, "winter": 0.9, "vampire": 0.6}.get(
            tile.family, 0.0
        )

    def worth(self, space: Space) -> float:
        """What it is worth to end a movement there."""
        if space not in self._worth:
            self._worth[space] = self._worth_of(self.view.spaces[space.number])
        return self._worth[space]

    def _worth_of(self, spot: SpaceView) -> float:
        if spot.tile is not None:
            return self._attempt_worth(spot.tile, spot.crises, face_down=spot.is_face_down)
        if spot.is_face_down:
            tiles = unseen_hard(self.view)
            return sum(self._attempt_worth(tile, spot.crises, face_down=True) for tile in tiles) / max(1, len(tiles))
        if any(other != self.view.seat for other in spot.witches):
            company = [self.view.players[other].cackles for other in spot.witches if other != self.view.seat]
            returned = min(3, self.me.cackles)
            if self.view.mode == "coop":
                returned += sum(min(2, cackles) for cackles in company)
            return self.cackle * returned
        if self.view.mode == "solo" and spot.space is COTTAGE:
            return self.cackle * min(2, self.me.cackles)
        return 0.0

    def _attempt_worth(self, tile: Tile, crises: int, *, face_down: bool) -> float:
        """The mean over the first pair: either the best way to go on, or to run away."""
        key = (tile.kind, crises, face_down)
        if key not in self._attempts:
            self._attempts[key] = self._mean_worth(tile, crises, face_down=face_down)
        return self._attempts[key]

    def _mean_worth(self, tile: Tile, crises: int, *, face_down: bool) -> float:
        if self._is_sure(tile):
            return self.gain(tile, crises) - 0.5
        needed = tile.difficulty + CRISIS * crises - self.hard_bonus
        run = -LOST if tile.family == "elf" and face_down and self.view.elves >= 2 else -0.15
        adds = self.with_bonuses(tile)
        gain, loss = self.gain(tile, crises), self.loss(tile, face_down=face_down)
        more_dice = PAIR * self.cackle
        worth = sum(
            share * max(run, self.going_on(needed - first, 2, gain, loss, adds)[0] - more_dice)
            for first, share in sums(2).items()
        )
        return worth - PAIR * self.cackle

    def is_worth_three(self, tile: Tile) -> bool:
        """Whether it deserves a Power of Three."""
        return tile.is_hard if self.view.mode == "coop" else tile.points >= 5

    def _is_sure(self, tile: Tile) -> bool:
        if self.has_trio and self.is_worth_three(tile):
            return True
        if tile.kind in ("sheep", "death") and any(card.benefit == tile.kind for card in self.view.hand):
            return True
        return tile.kind == "pig" and self.me.ability == "cure"

    def with_bonuses(self, tile: Tile) -> list[AddTo]:
        """What may be added to the total: how cheap it is, by how much, and the option that does so."""
        bonuses = [(points / 0.5, points, card.id) for card in self.view.hand if (points := bonus_of(card, tile))]
        return sorted([*self.adds, *bonuses], reverse=True)

    def going_on(self, needed: int, dice: int, gain: float, loss: float, adds: list[AddTo]) -> tuple[float, int]:
        """The worth of going on with so many dice to come, and how many of the adds to use, the cheapest first."""
        best, use = -LOST * 2, 0
        added, cost = 0, 0.0
        for number in range(len(adds) + 1):
            chance = at_least(needed - added, dice)
            value = chance * gain - (1 - chance) * loss - cost
            if value > best:
                best, use = value, number
            if number < len(adds) and chance < 1:
                cheapness, points, _ = adds[number]
                added += points
                cost += points / cheapness
        return best, use

    # --- ways ------------------------------------------------------------------------------------------------

    def walks(self, here: Space, paths: int) -> Iterable[tuple[Space, Space]]:
        """Every space that a walk can end on, with the first one on the way to it; the shortest ways first."""
        further = [(space, space) for space in here.neighbours]
        for _ in range(paths):
            yield from further
            further = [
                (first, onward)
                for first, space in further
                if self.is_free(space)
                for onward in space.neighbours
                if onward is not here
            ]

    def is_free(self, space: Space) -> bool:
        spot = self.view.spaces[space.number]
        others = [other for other in spot.witches if other != self.view.seat]
        return spot.tile is None and not spot.is_face_down and not others

    def value(self, space: Space) -> float:
        """What ending a movement there is worth now, and what it leads to."""
        if space not in self._values:
            around = {reached for _, reached in self.walks(space, 2)}
            later = max((self.worth(reached) for reached in around), default=0.0)
            weight = NEXT if self.view.actions > 1 else NEXT * 0.6
            self._values[space] = self.worth(space) + weight * max(0.0, later)
        return self._values[space]


def symbols(hand: Iterable[Card], cackle: float, *, own_magic: bool) -> list[AddTo]:
    """The symbols in hand. Cards that may yet make a Power of Three are dear."""
    cards = list(hand)
    characters = [card.power for card in cards if card.power != "none"]
    adds = []
    for card in cards:
        if card.symbol == "broomstick":
            continue
        price = 0.1 if card.symbol == "headology" else 0.2 + cackle
        price += 0.1 * keep(card)
        if card.power != "none" and characters.count(card.power) == 1 and len(set(characters)) >= 2:
            price += TRIO
        adds.append((SYMBOLS[card.symbol] / price, SYMBOLS[card.symbol], f"add:{card.name}"))
    return [*adds, (MAGIC / (0.3 + cackle), MAGIC, "add-tile")] if own_magic else adds


def keep(card: Card) -> float:
    """How much a card is worth for other things than its symbol."""
    worth = {"bonus2": 2, "bonus4": 1, "help": 2, "reroll": 2, "cards": 1, "death": 1, "sheep": 1, "rescue": 1}
    return worth.get(card.benefit, 0) + (1 if card.power != "none" else 0) + (1 if card.symbol == "broomstick" else 0)
