"""Where a player of The Witches goes."""

from slet.games.the_witches.options import Fly, Look, Over, Walk
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.kernel.questions import HasId
from slet.players.the_witches.choosing import Choosing
from slet.players.the_witches.means import keep
from slet.players.the_witches.worth import LOST

EXTRA_MOVEMENT = 4
"""Paths of a walk with one such card."""
UNBEARABLE = -0.6
"""Where trying is worth less, a witch rather passes unseen."""


class Moving(Choosing):
    @property
    def here(self) -> Space:
        assert self.me.space is not None
        return self.me.space

    def move(self) -> HasId:
        """To the best space that can be reached: staying, on foot, by Extra movement or flying."""
        if self.view.looked_at is not None:
            return self._after_look(self.view.looked_at)
        targets: dict[Space, HasId] = {self.here: self.options["stay"]} if "stay" in self.options else {}
        targets |= {option.space: option for option in self.of(Over)}
        for first, reached in self.walks(self.here, 2):
            targets.setdefault(reached, self.options[f"walk:{first.name}"])
        best = max(targets, key=self.value)
        if faster := self._by_card(self.value(best)):
            return faster
        return self.options.get(f"look:{best.name}", targets[best])  # who goes over to a tile may look at it first

    def _by_card(self, value: float) -> HasId | None:
        """Extra movement or a flight, where it leads to something that is better by more than its price."""
        ways: list[tuple[float, HasId]] = []
        if extra := self.cards("move"):
            ends = [reached for _, reached in self.walks(self.here, EXTRA_MOVEMENT)]
            ways.append((max(map(self.value, ends)), extra[0]))
        if flights := self.of(Fly):
            goals = [space for space in SPACES if space is not self.here]
            ways.append((max(map(self.value, goals)), min(flights, key=lambda option: keep(option.card))))
        best, way = max(ways, key=lambda one: one[0], default=(value, None))
        return way if best > value + self.weights.broom else None

    def _after_look(self, space: Space) -> HasId:
        """WIT-115: try the tile next door that she has looked at, or spend Invisibility."""
        if self.worth(space) < UNBEARABLE:
            return self._unseen() or self.options[f"over:{space.name}"]
        return self.options[f"over:{space.name}"]

    def walk(self) -> HasId:
        """Stop, or go on to what is better."""
        onward = self.of(Walk)
        if not onward:
            return self.arrived()
        best: HasId = self.offered("stop")
        value = self.value(self.here) if "stop" in self.options else -LOST * 4
        for first, reached in self.walks(self.here, max(1, self.view.paths)):
            if self.value(reached) > value:
                best, value = self.options[f"walk:{first.name}"], self.value(reached)
        return best

    def arrived(self) -> HasId:
        """Look first, which costs nothing; pass unseen where trying would hurt, or what lies beyond is much better."""
        if looks := self.of(Look):
            return looks[0]
        beyond = max(map(self.value, self.here.neighbours)) - self.weights.broom
        hurts = self.worth(self.here) < UNBEARABLE or self.value(self.here) < beyond
        return (self._unseen() if hurts else None) or self.offered("stop")

    def _unseen(self) -> HasId | None:
        return next(iter([*self.cards("invisible"), *(o for o in self.ask.options if o.id == "vanish")]), None)

    def dungeon(self) -> HasId:
        """Out at once, if a card does it."""
        if self.view.actions < 2:
            return self.best_place(self.ask.options)
        ways: list[HasId] = [*self.cards("rescue"), *sorted(self.of(Fly), key=lambda way: keep(way.card))]
        return ways[0] if ways else self._unseen() or self.offered("wait")
