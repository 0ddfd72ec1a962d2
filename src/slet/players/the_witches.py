"""The Witches by simple sense: go where a problem is worth the risk, add what pays, and run away when it does not."""

from collections.abc import Iterable
from random import Random

from slet.games.the_witches.attempts import CRISIS
from slet.games.the_witches.cards import Card, Discard, Fly, RunBy, Three
from slet.games.the_witches.moves import GiveBack, Reroll, TakeFrom
from slet.games.the_witches.odds import at_least, bonus_of
from slet.games.the_witches.places import SPACES, Over, Put, Relieve, Run, Space, Start, To, Walk
from slet.games.the_witches.tiles import GiveUp
from slet.games.the_witches.view import WitchesView
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.the_witches_worth import LOST, Worth, keep

BROOM = 0.9
"""What a Broomstick card is worth to its holder."""


class RulesPlayer:
    """Goes by the worth of spaces, and by a rule of thumb for every question."""

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        return Thought(match.view(ask.seat), ask).choice()


class Thought(Worth):
    """One decision of a seat, from what it sees."""

    def __init__(self, view: WitchesView, ask: Pick) -> None:
        super().__init__(view)
        self.ask = ask
        self.options = {option.id: option for option in ask.options}

    def choice(self) -> HasId:
        by_kind = {
            "apprentice": self._apprentice,
            "place": self._before_card,
            "crisis-where": self._put_crisis,
            "move": self._move,
            "walk": self._walk,
            "arrived": self._arrived,
            "dungeon": self._dungeon,
            "try": self._try,
            "go-on": self._go_on,
            "result": self._result,
            "cackle-from": self._rob,
            "relieve": self._relieve,
            "reroll": self._reroll,
            "transmute": self._transmute,
            "give-up": self._give_up,
            "end": self._end,
        }
        rule = by_kind.get(self.ask.kind)
        if rule is not None:
            return rule()
        if all(isinstance(option, GiveBack) for option in self.ask.options):  # tea, the cottage, Self-awareness
            return max(self.ask.options, key=lambda option: option.cackles if isinstance(option, GiveBack) else 0)
        return self._best_place(self.ask.options)

    def offered(self, *ids: str) -> HasId:
        """The first of these that is offered, else the first option."""
        return next((self.options[name] for name in ids if name in self.options), self.ask.options[0])

    def cards(self, *benefits: str) -> list[Card]:
        """The cards that may be played now for one of these benefits."""
        return [option for option in self.ask.options if isinstance(option, Card) and option.benefit in benefits]

    # --- set-up and placing ----------------------------------------------------------------------------------

    def _apprentice(self) -> HasId:
        return self.offered("choose:annagramma", "choose:petulia", "choose:tiffany", "choose:dimity")

    def _before_card(self) -> HasId:
        """A Crisis is taken away before the supply runs out, and Cackles where they are dangerous."""
        if self.view.crisis_supply <= 3 and (helps := self.cards("help")):
            return helps[0]
        if self.cackle > 0.6 and self.me.cackles and (selves := self.cards("self")):
            return selves[0]
        return self.offered("turn-card")

    def _put_crisis(self) -> HasId:
        """On the easiest problem."""
        puts = [option for option in self.ask.options if isinstance(option, Put)]
        tiles = {option: self.view.spaces[option.space.number].tile for option in puts}
        return min(puts, key=lambda option: 99 if (tile := tiles[option]) is None else tile.difficulty)

    # --- moving ----------------------------------------------------------------------------------------------

    def _move(self) -> HasId:
        here = self.me.space
        assert here is not None
        targets: dict[Space, HasId] = {here: self.options["stay"]} if "stay" in self.options else {}
        for option in self.ask.options:
            if isinstance(option, Over):
                targets[option.space] = option
        for first, reached in self.walks(here, 2):
            targets.setdefault(reached, self.options[f"walk:{first.name}"])
        best = max(targets, key=self.value)
        flights = [option for option in self.ask.options if isinstance(option, Fly)]
        if flights:
            goal = max(SPACES, key=self.value)
            if goal is not here and self.value(goal) - BROOM > self.value(best) + 0.3:
                return min(flights, key=lambda option: option.card.benefit in ("self", "bonus4"))
        return targets[best]

    def _walk(self) -> HasId:
        """Stop, or go on to what is better."""
        here = self.me.space
        assert here is not None
        onward = [option for option in self.ask.options if isinstance(option, Walk)]
        if not onward:
            return self._arrived()
        best: HasId = self.offered("stop")
        value = self.value(here) if "stop" in self.options else -LOST * 4
        for first, reached in self.walks(here, max(1, self.view.paths)):
            if self.value(reached) > value:
                best, value = self.options[f"walk:{first.name}"], self.value(reached)
        return best

    def _arrived(self) -> HasId:
        """Pass unseen only where trying would hurt."""
        here = self.me.space
        assert here is not None
        if self.worth(here) < -2:
            unseen = [option for option in self.ask.options if option.id == "vanish"] or self.cards("invisible")
            if unseen:
                return unseen[0]
        return self.offered("stop")

    def _dungeon(self) -> HasId:
        if self.view.actions > 1:
            brooms = [option for option in self.ask.options if isinstance(option, Fly)]
            ways: list[HasId] = [*self.cards("rescue"), *brooms]
            return ways[0] if ways else self.offered("wait")
        return self._best_place(self.ask.options)

    def _best_place(self, options: Iterable[HasId]) -> HasId:
        """The best space to start, to fly or to flee to; by a Broomstick only where nothing else is left."""
        places = [option for option in options if isinstance(option, Start | To | Run)]
        if places:
            return max(places, key=lambda option: self.value(option.space))
        return next((option for option in options if isinstance(option, RunBy)), self.ask.options[0])

    # --- solving ---------------------------------------------------------------------------------------------

    def _sure_way(self) -> HasId | None:
        """What solves the problem at once, if it is not too good for it."""
        attempt = self.view.attempt
        assert attempt is not None
        for option in self.ask.options:
            if option.id == "cure" or (isinstance(option, Card) and option.benefit == attempt.tile.kind):
                return option
        trios = [option for option in self.ask.options if isinstance(option, Three)]
        return trios[0] if trios and self.is_worth_three(attempt.tile) else None

    def _try(self) -> HasId:
        """Cards are drawn before they are needed: the hand is filled up again at the end of the turn."""
        attempt = self.view.attempt
        assert attempt is not None
        if sure := self._sure_way():
            return sure
        if attempt.tile.is_hard and (more := self.cards("cards")):
            return more[0]
        return self.offered("roll")

    def _go_on(self) -> HasId:
        """Run away, add a symbol or a bonus, or roll."""
        attempt = self.view.attempt
        assert attempt is not None
        sure = self._sure_way()
        short = attempt.needed - attempt.total
        if sure is not None and at_least(short, 2) < 0.9:
            return sure
        crises = self.view.spaces[attempt.space.number].crises
        adds = [add for add in self.with_bonuses(attempt.tile) if add[2] in self.options and not _is_bonus(add[2])]
        gain, loss = self.gain(attempt.tile, crises), self.loss(attempt.tile, face_down=False)
        value, use = self.going_on(short, 2, gain, loss, adds)
        if value < 0.8 * gain and (better := self._better_means()):
            return better
        runs = [option for option in self.ask.options if isinstance(option, Run)]
        bonus = sum(bonus_of(card, attempt.tile) for card in self.view.hand)
        if runs and value < -0.1 and self.going_on(short - bonus, 2, gain, loss + 0.3, adds)[0] < -0.1:
            return self._best_place(runs)
        if use:
            return self.options[adds[0][2]]
        return self.offered("roll")

    def _better_means(self) -> HasId | None:
        """Other dice or other cards, before it is decided whether to go on."""
        attempt = self.view.attempt
        assert attempt is not None
        if sum(attempt.dice) <= 5 and attempt.tile.is_hard and (rerolls := self.cards("reroll")):
            return rerolls[0]
        if attempt.tile.is_hard and (more := self.cards("cards")):
            return more[0]
        if any(map(_is_idle, self.view.hand)) and attempt.tile.is_hard and (changes := self.cards("trans")):
            return changes[0]
        return None

    def _result(self) -> HasId:
        """Benefits that can still turn the result, the cheapest first."""
        attempt = self.view.attempt
        assert attempt is not None
        short = attempt.needed - attempt.total
        if short <= 0:
            return self.offered("done")
        bonuses = sorted(self.cards("bonus2", "bonus4"), key=lambda card: bonus_of(card, attempt.tile))
        if bonuses and sum(bonus_of(card, attempt.tile) for card in bonuses) >= short:
            return next((card for card in bonuses if bonus_of(card, attempt.tile) >= short), bonuses[-1])
        crises = self.view.spaces[attempt.space.number].crises
        if crises and short <= CRISIS and (helps := self.cards("help")):
            return helps[0]
        if sure := self._sure_way():
            return sure
        low = min(attempt.dice[-2:])
        if (rerolls := self.cards("reroll")) and at_least(short + low, 1) >= 0.16:
            return rerolls[0]
        if (rescues := self.cards("rescue")) and self.loss(attempt.tile, face_down=False) > 1:
            return rescues[0]
        if more := self.cards("cards"):
            return more[0]
        return self.offered("done")

    # --- single choices --------------------------------------------------------------------------------------

    def _rob(self) -> HasId:
        """To take a Cackle from somebody is a relief to them: who has fewest points may have it."""
        points = {player.apprentice: player.points for player in self.view.players}
        return min(self.ask.options, key=lambda one: points[one.apprentice] if isinstance(one, TakeFrom) else 0)

    def _relieve(self) -> HasId:
        """From the problem being tried, else from the one that is worth most."""
        attempt = self.view.attempt
        if attempt is not None and f"relieve:{attempt.space.name}" in self.options:
            return self.options[f"relieve:{attempt.space.name}"]
        return max(self.ask.options, key=lambda one: self.worth(one.space) if isinstance(one, Relieve) else 0)

    def _reroll(self) -> HasId:
        """One low die; both if both are low."""
        rolls = [option for option in self.ask.options if isinstance(option, Reroll)]
        both = max(rolls, key=lambda option: len(option.dice))
        if all(face.value <= 3 for face in both.dice):
            return both
        return min((option for option in rolls if len(option.dice) == 1), key=lambda option: option.dice[0].value)

    def _transmute(self) -> HasId:
        """Broomsticks that do nothing for the attempt; else the one card that is worth least."""
        discards = [option for option in self.ask.options if isinstance(option, Discard)]
        discards.sort(key=lambda option: keep(option.card))
        idle = [option for option in discards if self.view.attempt and _is_idle(option.card)]
        return idle[0] if idle else self.offered("enough", discards[0].id)

    def _give_up(self) -> HasId:
        return min(self.ask.options, key=lambda option: option.tile.points if isinstance(option, GiveUp) else 0)

    def _end(self) -> HasId:
        """Before drawing: what helps now, and cards beyond the limit."""
        if self.view.crisis_supply <= 5 and (helps := self.cards("help")):
            return helps[0]
        if self.me.cackles >= 2 and (selves := self.cards("self")):
            return selves[0]
        if self.me.cards >= self.me.limit and (more := self.cards("cards")):
            return more[0]
        return self.offered("draw")


def _is_bonus(option_id: str) -> bool:
    """Bonuses wait until after the second pair."""
    return option_id.startswith("play:")


def _is_idle(card: Card) -> bool:
    """Whether it can add nothing to an attempt."""
    return card.symbol == "broomstick" and keep(card) <= 1
