"""What the spaces of the map are worth to a player of The Witches, from what its seat sees."""

from collections.abc import Iterator

from slet.games.the_witches.attempts import CRISIS, ON_BOARD
from slet.games.the_witches.ending import TOO_MANY_ELVES
from slet.games.the_witches.options import threes
from slet.games.the_witches.pieces.places import COTTAGE, SPACES, Space
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.odds import at_least, solves_for_sure, sums, unseen_hard
from slet.games.the_witches.view import SpaceView, WitchesView
from slet.players.the_witches.means import Mean, means_of
from slet.players.the_witches.weights import WEIGHTS

LOST = 25.0
"""What it costs, in points, when all lose."""
PAIR = 2 / 6
"""How many Cackles a pair of dice brings."""
FAR = 0.6
"""How much what is one action further off counts."""
CONSEQUENCES = {"felmet": 1.6, "cunning": 1.2, "lilith": 1.0, "hiver": 1.0, "winter": 0.9, "vampire": 0.6}
"""What failing at a Hard problem costs besides."""


class Worth:
    """Weighs every space by what the problem there brings and how likely it is solved."""

    def __init__(self, view: WitchesView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.me = view.players[view.seat]
        self.weights = WEIGHTS[view.mode]
        self.turns_left = (view.turns - view.turn) / view.seats
        self.is_last_action = view.actions < 2
        self.card = self.weights.last_card if self.is_last_action else self.weights.card
        self.cackle = self._cackle()
        self.has_trio = bool(threes(view.hand))
        self._worth: dict[Space, float] = {}
        self._leads: dict[Space, float] = {}
        self._reached: dict[Space, set[Space]] = {}
        self._attempts: dict[tuple[str, int, bool], float] = {}

    def _cackle(self) -> float:
        """What a Cackle costs. Playing together or solo, those left and the Black Aliss tiles are all there is."""
        view, weights = self.view, self.weights
        if view.mode != "competitive":
            left = view.cackle_supply + view.aliss_supply
            if left < 2:
                return LOST / 2
            dear = 1.0 if view.mode == "solo" and not view.cackle_supply else weights.cackle
            rare = 12 / (1 + left) ** 2 * min(1.0, (1 + self.turns_left) / 4)
            return dear + weights.scarce * rare
        if view.cackle_supply > 1:
            return weights.cackle
        most = max(player.cackles for player in view.players)
        return weights.cackle if self.me.cackles < most else weights.cackle + weights.scarce

    # --- a single problem ------------------------------------------------------------------------------------

    def gain(self, tile: Tile, crises: int) -> float:
        """What solving it brings: points, a larger hand or total, and the Crises that it gives back."""
        weights = self.weights
        gain = weights.points * tile.points
        if tile.is_hard:
            gain += weights.hard + weights.hard_growth * self.turns_left
        elif len(self.me.easy) < ON_BOARD:
            gain += weights.easy_growth * self.turns_left
        gain += weights.crisis / (2 + self.view.crisis_supply) * (0.6 + crises)
        if tile.family == "elf" and self.view.elves >= TOO_MANY_ELVES - 1:
            gain += 3
        return gain

    def loss(self, tile: Tile, *, face_down: bool) -> float:
        """What failing costs."""
        loss = self.cackle + 0.3 + CONSEQUENCES.get(tile.family, 0.0)
        if self.loses_all(tile, face_down=face_down):
            loss += LOST
        return loss

    def loses_all(self, tile: Tile, *, face_down: bool) -> bool:
        """Whether failing may be the end for everybody."""
        view = self.view
        match tile.family:
            case "elf":
                return view.elves + face_down >= TOO_MANY_ELVES
            case "lilith" | "hiver":
                return view.mode != "competitive" and view.aliss_supply < 2
            case "vampire":
                return view.crisis_supply < 2
        return False

    def is_sure(self, tile: Tile) -> bool:
        """Whether it will be solved without dice: a Power of Three is kept for what deserves it."""
        if self.has_trio:
            return self.is_worth_three(tile)
        return solves_for_sure(self.view, self.seat, tile)

    def is_worth_three(self, tile: Tile) -> bool:
        return tile.is_hard if self.view.mode == "coop" else tile.points >= 4

    def means(self, tile: Tile, crises: int) -> list[Mean]:
        """What may be added to the total, the cheapest first."""
        return means_of(self.view, tile, crises, self.card, self.cackle)

    def going_on(self, needed: int, dice: int, gain: float, loss: float, means: list[Mean]) -> tuple[float, int]:
        """The worth of going on with so many dice to come, and how many of the means to use, the cheapest first."""
        best, use = -LOST * 2, 0
        added, cost = 0, 0.0
        for number in range(len(means) + 1):
            chance = at_least(needed - added, dice)
            value = chance * gain - (1 - chance) * loss - cost
            if value > best:
                best, use = value, number
            if chance == 1 or number == len(means):
                break
            added += means[number].adds
            cost += means[number].price
        return best, use

    def attempt_worth(self, tile: Tile, crises: int, *, face_down: bool) -> float:
        """The mean over the first pair: either the best way to go on, or to run away."""
        key = (tile.kind, crises, face_down)
        if key not in self._attempts:
            self._attempts[key] = self._mean_worth(tile, crises, face_down=face_down)
        return self._attempts[key]

    def _mean_worth(self, tile: Tile, crises: int, *, face_down: bool) -> float:
        gain = self.gain(tile, crises)
        if self.is_sure(tile):
            return gain - 3 * self.card
        needed = tile.difficulty + CRISIS * crises - len(self.me.hard) // 2
        would_be_third = tile.family == "elf" and face_down and self.view.elves >= TOO_MANY_ELVES - 1
        run = -LOST if would_be_third else -0.15
        means, loss = self.means(tile, crises), self.loss(tile, face_down=face_down)
        more_dice = PAIR * self.cackle
        worth = sum(
            share * max(run, self.going_on(needed - first, 2, gain, loss, means)[0] - more_dice)
            for first, share in sums(2).items()
        )
        return worth - PAIR * self.cackle

    # --- a space ---------------------------------------------------------------------------------------------

    def worth(self, space: Space) -> float:
        """What it is worth to end a movement there."""
        if space not in self._worth:
            self._worth[space] = self._worth_of(self.view.spaces[space.number])
        return self._worth[space]

    def _worth_of(self, spot: SpaceView) -> float:
        if spot.tile is not None:
            return self.attempt_worth(spot.tile, spot.crises, face_down=spot.is_face_down)
        if spot.is_face_down:
            tiles = unseen_hard(self.view)
            return sum(self.attempt_worth(tile, spot.crises, face_down=True) for tile in tiles) / max(1, len(tiles))
        if company := [self.view.players[other] for other in spot.witches if other != self.seat]:
            returned = min(3, self.me.cackles)
            if self.view.mode == "coop":
                returned += sum(min(2, other.cackles) for other in company)
            return self.cackle * returned
        if self.view.mode == "solo" and spot.space is COTTAGE:
            return self.cackle * min(2, self.me.cackles)
        return 0.0

    def value(self, space: Space) -> float:
        """What ending a movement there is worth now, and what it leads to."""
        weight = self.weights.next * (1.0 if not self.is_last_action else 0.6)
        return self.worth(space) + weight * self.lead(space)

    def lead(self, space: Space) -> float:
        """What can be had from there with the actions to come."""
        if not self._leads:
            self._leads = self._all_leads()
        return self._leads[space]

    def _all_leads(self) -> dict[Space, float]:
        near = {space: max(0.0, *(self.worth(reached) for reached in self.reached(space))) for space in SPACES}
        further = {space: FAR * max(near[reached] for reached in self.reached(space)) for space in SPACES}
        return {space: max(near[space], further[space]) for space in SPACES}

    # --- ways ------------------------------------------------------------------------------------------------

    def reached(self, space: Space) -> set[Space]:
        """Where a walk from there can end."""
        if space not in self._reached:
            self._reached[space] = {end for _, end in self.walks(space, 2)}
        return self._reached[space]

    def walks(self, here: Space, paths: int) -> Iterator[tuple[Space, Space]]:
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
        others = [other for other in spot.witches if other != self.seat]
        return spot.tile is None and not spot.is_face_down and not others
