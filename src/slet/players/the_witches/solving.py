"""How a player of The Witches tries a problem."""

from slet.games.the_witches.attempts import CRISIS
from slet.games.the_witches.options import Discard, Relieve, Reroll, Run, Solve, Three
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.helps import bonus_of
from slet.games.the_witches.planning.odds import at_least
from slet.games.the_witches.view import AttemptView
from slet.kernel.questions import HasId
from slet.players.the_witches.choosing import Choosing
from slet.players.the_witches.means import is_idle, keep

SAFE = 0.9
"""A chance that needs no more help."""


class Solving(Choosing):
    @property
    def attempt(self) -> AttemptView:
        assert self.view.attempt is not None
        return self.view.attempt

    @property
    def tile(self) -> Tile:
        return self.attempt.tile

    @property
    def short(self) -> int:
        """What is missing in the total."""
        return self.attempt.needed - self.attempt.total

    @property
    def crises(self) -> int:
        return self.view.spaces[self.attempt.space.number].crises

    def _sure_way(self) -> HasId | None:
        """What solves the problem at once, if it is not too good for it."""
        for option in self.ask.options:
            if option.id == "cure" or (isinstance(option, Card) and option.benefit == self.tile.kind):
                return option
        trios = self.of(Three)
        if not trios or not self.is_worth_three(self.tile):
            return None
        return min(trios, key=lambda trio: sum(map(keep, trio.cards)))

    def from_afar(self) -> HasId | None:
        """WIT-180: what solves a problem without dice does so from anywhere; it waits only for what deserves it."""
        if not self.view.any_problem or self.view.attempt is not None:
            return None
        if cards := self.cards("death", "sheep"):
            return cards[0]
        if "cure" in self.options:
            return self.options["cure"]
        trios = self.of(Three)
        tiles = [spot.tile for spot in self.view.spaces if spot.tile is not None]
        if not trios or not any(map(self.is_worth_three, tiles)):
            return None
        return min(trios, key=lambda trio: sum(map(keep, trio.cards)))

    def solve(self) -> HasId:
        """The one that is being tried, unless another is worth more; what nobody has seen comes last."""
        attempt = self.view.attempt

        def gain(option: Solve) -> tuple[float, bool]:
            spot = self.view.spaces[option.space.number]
            worth = 0.0 if spot.tile is None else self.gain(spot.tile, spot.crises)
            return worth, attempt is not None and option.space is attempt.space

        return max(self.of(Solve), key=gain)

    def before_dice(self) -> HasId:
        return self._sure_way() or self.offered("roll")

    # --- after the first pair --------------------------------------------------------------------------------

    def after_first_pair(self) -> HasId:
        """Solve it for sure, get better means, run away, add a symbol, or roll."""
        gain, loss = self.gain(self.tile, self.crises), self.loss(self.tile, face_down=False)
        means = self.means(self.tile, self.crises)
        value, use = self.going_on(self.short, 2, gain, loss, means)
        chance = at_least(self.short - sum(mean.adds for mean in means[:use]), 2)
        if chance < SAFE and (help_ := self._sure_way() or self._better_means()):
            return help_
        runs = self.of(Run)
        if runs and value < -0.1:
            return self.best_place(runs)
        adds = [mean.option for mean in means[:use] if mean.now]
        return self.offered(*adds, "roll")

    def _better_means(self) -> HasId | None:
        """Other cards or other dice, before it is decided whether to go on."""
        if not self.tile.is_hard and not self.is_last_action:
            return None
        if more := self.cards("cards", "cards_cackle"):
            return more[0]
        if any(map(is_idle, self.view.hand)) and (changes := self.cards("trans")):
            return changes[0]
        if sum(self.attempt.dice) <= 4 and (rerolls := self.cards("reroll")):
            return rerolls[0]
        return None

    # --- after the second pair -------------------------------------------------------------------------------

    def before_result(self) -> HasId:
        """Benefits that can still turn the result, the cheapest first."""
        if self.short <= 0:
            return self.offered("done")
        if turn := self._bonus() or self._sure_way() or self._last_hope():
            return turn
        if (rescues := self.cards("rescue")) and self.loss(self.tile, face_down=False) > 0.8:
            return rescues[0]
        return self.offered("done")

    def _bonus(self) -> HasId | None:
        """What makes up for what is missing, if there is enough of it."""
        adds = {card: bonus_of(card, self.tile) for card in self.cards("bonus2", "bonus4")}
        adds |= dict.fromkeys(self.cards("help")[: self.crises], CRISIS)
        if sum(adds.values()) < self.short:
            return None
        enough = [card for card in adds if adds[card] >= self.short]
        return min(enough, key=keep) if enough else max(adds, key=lambda card: adds[card])

    def _last_hope(self) -> HasId | None:
        """Other dice, or other cards."""
        bonus = sum(bonus_of(card, self.tile) for card in self.cards("bonus2", "bonus4"))
        rerolls = self.cards("reroll")
        if rerolls and max(self._chances(self.short - bonus).values()) > 0.1:
            return rerolls[0]
        more = self.cards("cards", "trans") if self.tile.is_hard or self.is_last_action else []
        return more[0] if more else None

    def _chances(self, short: int) -> dict[tuple[int, ...], float]:
        """How likely it is enough to roll one or both dice of the last pair again."""
        one, other = self.attempt.dice[-2:]
        return {dice: at_least(short + sum(dice), len(dice)) for dice in ((one,), (other,), (one, other))}

    def reroll(self) -> HasId:
        """After the second pair what is most likely enough; before it the dice that are below the mean."""
        rolls = {tuple(face.value for face in option.dice): option for option in self.of(Reroll)}
        if len(self.attempt.dice) == 4:
            chances = self._chances(self.short)
            best = max(chances, key=lambda dice: (chances[dice], -sum(dice)))
        else:
            best = tuple(value for value in self.attempt.dice if value < 3) or (min(self.attempt.dice),)
        return rolls.get(best) or rolls[best[::-1]]

    def relieve(self) -> HasId:
        """From the problem being tried, else from the one that is worth most."""
        if self.view.attempt is not None and f"relieve:{self.attempt.space.name}" in self.options:
            return self.options[f"relieve:{self.attempt.space.name}"]
        return max(self.of(Relieve), key=lambda option: self.worth(option.space))

    def transmute(self) -> HasId:
        """All that adds nothing to an attempt; else the one card that is worth least."""
        discards = sorted(self.of(Discard), key=lambda option: keep(option.card))
        idle = [option for option in discards if is_idle(option.card)]
        return idle[0] if idle else self.offered("enough", discards[0].id)
