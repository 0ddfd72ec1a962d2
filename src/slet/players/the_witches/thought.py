"""A rule of thumb for every question of The Witches."""

from slet.games.the_witches.options import GiveBack, GiveUp, Look, Put, TakeFrom, TurnUp
from slet.kernel.questions import HasId
from slet.players.the_witches.means import is_idle
from slet.players.the_witches.moving import Moving
from slet.players.the_witches.solving import Solving

FEW_CRISES = 4
"""So few left, and Helping hand does not wait."""


class Thought(Moving, Solving):
    """One decision of a seat, from what it sees."""

    def choice(self) -> HasId:
        by_kind = {
            "apprentice": self._apprentice,
            "place": self._before_card,
            "crisis-where": self._put_crisis,
            "move": self.move,
            "walk": self.walk,
            "arrived": self.arrived,
            "dungeon": self.dungeon,
            "try": self.before_dice,
            "go-on": self.after_first_pair,
            "add": self.after_first_pair,
            "result": self.before_result,
            "cackle-from": self._rob,
            "relieve": self.relieve,
            "reroll": self.reroll,
            "transmute": self.transmute,
            "borrow": self._look,
            "turn-up": self._look,
            "give-up": self._give_up,
            "solve": self.solve,
            "end": self._end,
        }
        if (afar := self.from_afar()) is not None:
            return afar
        rule = by_kind.get(self.ask.kind)
        if rule is not None:
            return rule()
        if returns := self.of(GiveBack):  # tea, the cottage, Self-awareness
            return max(returns, key=lambda option: option.cackles)
        return self.best_place(self.ask.options)

    # --- set-up and placing ----------------------------------------------------------------------------------

    def _apprentice(self) -> HasId:
        return self.offered("choose:annagramma", "choose:petulia", "choose:tiffany", "choose:dimity")

    def _before_card(self) -> HasId:
        """A Crisis is taken away before the supply runs out, and Cackles where they are dangerous."""
        if self.view.crisis_supply <= FEW_CRISES and (helps := self.cards("help")):
            return helps[0]
        if self.cackle > 1 and self.me.cackles and (selves := self.cards("self")):
            return selves[0]
        return self.offered("turn-card")

    def _put_crisis(self) -> HasId:
        """On the easiest problem."""
        tiles = {option: self.view.spaces[option.space.number].tile for option in self.of(Put)}
        return min(tiles, key=lambda option: 99 if (tile := tiles[option]) is None else tile.difficulty)

    # --- single choices --------------------------------------------------------------------------------------

    def _rob(self) -> HasId:
        """To take a Cackle from somebody is a relief to them: who has fewest points may have it."""
        points = {player.apprentice: player.points for player in self.view.players}
        return min(self.of(TakeFrom), key=lambda option: points[option.apprentice])

    def _look(self) -> HasId:
        """At what can be reached soonest, if it is not known yet."""
        looks: list[Look | TurnUp] = [*self.of(Look), *self.of(TurnUp)]
        near = {space for _, space in self.walks(self.here, 4)}
        return max(looks, key=lambda option: (self._is_unknown(option.space.number), option.space in near))

    def _give_up(self) -> HasId:
        return min(self.of(GiveUp), key=lambda option: option.tile.points)

    # --- before drawing --------------------------------------------------------------------------------------

    def _end(self) -> HasId:
        """What is played now is replaced at once: whatever still helps is played."""
        if self.me.cards >= self.me.limit and (more := self.cards("cards")):
            return more[0]
        if self.me.cards > self.me.limit:
            return self.offered("draw")
        useful = ["help"]
        if self.me.cackles:
            useful.append("self")
        if any(self._is_unknown(spot.space.number) for spot in self.view.spaces):
            useful.append("borrow")
            if self.view.elves == 0 and self.view.mode != "competitive":
                useful.append("shamble")
        if sum(map(is_idle, self.view.hand)) > 1:
            useful.append("trans")
        cards = self.cards(*useful)
        return cards[0] if cards else self.offered("draw")

    def _is_unknown(self, number: int) -> bool:
        spot = self.view.spaces[number]
        return spot.is_face_down and spot.tile is None
