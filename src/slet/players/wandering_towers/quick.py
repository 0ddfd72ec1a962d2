"""A quick hand at Wandering Towers, for playing imagined matches on: sensible, far from perfect, and fast.

It knows the whole state, so it never sits at a table itself.
"""

from collections.abc import Callable
from random import Random

from slet.games.wandering_towers.options import (
    DISCARD_ALL,
    DISCARDS,
    END_TURN,
    LEAVE,
    NOTHING,
    PASS,
    ROLL_AGAIN,
    Announce,
    GivePotions,
    HandOver,
    Lift,
    MoveTower,
    MoveWizard,
    NudgeKeep,
    PutOnTop,
    SwapTowers,
)
from slet.games.wandering_towers.pieces import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    FREE_WIZARD,
    HEADWIND_TOWER,
    HEADWIND_WIZARD,
    PIGGYBACK,
    SPACES,
    Card,
    Spell,
)
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import beneath, has_room
from slet.kernel.questions import HasId, Option, Pick
from slet.players.wandering_towers.glance import Glance, steps_of
from slet.players.wandering_towers.sense import ALONE, AMONG_RIVALS, Sense

STEPS = {ADVANCE_WIZARD: 1, HEADWIND_WIZARD: -1, ADVANCE_TOWER: 2, HEADWIND_TOWER: -2}
LOW = -1e9


class Quick:
    """Answers for whichever seat is asked."""

    def __init__(self, rng: Random, sense: Sense | None = None) -> None:
        self.random = rng.random
        self.sense = sense
        self.planned: tuple[TowersState | None, int, Option | None] = (None, 0, None)
        """The move that a card or a spell was chosen for: in which state, in which turn."""
        self.by_kind: dict[str, Callable[[TowersState, Pick], HasId]] = {
            "act": self.act,
            "act-second": self.act,
            "act-after": self.act,
            "move": self.move,
            "move-rolled": self.move,
            "discard-all-move": self.move,
            "piggyback": self.ride,
            "free": self.free,
            "target-free-wizard": self.lift,
            "target-swap-tower": self.swap,
            "target-nudge-ravenskeep": self.nudge,
            "give-back": self.give_back,
            "give-potions": self.give_potions,
        }

    def __call__(self, s: TowersState, pick: Pick) -> HasId:
        options = pick.options
        if len(options) == 1:
            return options[0]
        rule = self.by_kind.get(pick.kind)
        if rule is not None:
            return rule(s, pick)
        if pick.kind.startswith("target-"):
            return self.move(s, pick)
        if pick.kind.startswith("cast-"):
            return self.cast(s, pick)
        return NOTHING if NOTHING in options else options[0]

    # Cards and spells

    def act(self, s: TowersState, pick: Pick) -> HasId:
        """The card or the spell that brings most; before a card that ends the turn one that does not get in its way."""
        seat = pick.seat
        hand = s.hands[s.side(seat)]
        plays = (0 if s.alone else 1) - s.played
        sense = self.sense or (ALONE if s.alone else AMONG_RIVALS)
        luck = sense.luck
        glance = Glance(s, seat, sense)
        best = 0.0 if plays < 0 else LOW
        choice: HasId | None = END_TURN if plays < 0 else None
        move: Option | None = None
        rated: list[tuple[float, HasId, Option | None]] = []
        for option in pick.options:
            if isinstance(option, Card):
                glance.with_rest(steps_of([card for card in hand if card is not option]), plays)
                gain, to = glance.card(option)
            elif isinstance(option, Announce):
                glance.with_rest(steps_of([card for card in hand if card is not option.card]), plays)
                gain, to = glance.card(option.card, option.thing)
            elif isinstance(option, Spell):
                glance.with_rest(steps_of(hand), plays + 1)
                gain, to = self.spell(glance, option)
                if gain < luck:
                    continue
            else:
                continue
            gain += luck * self.random()
            rated.append((gain, option, to))
            if gain > best:
                best, choice, move = gain, option, to
        if choice is None or choice is END_TURN:
            return choice if choice is not None and choice in pick.options else self.instead(s, pick)
        if isinstance(move, MoveWizard) and move.to == s.keep and plays > 0:
            entry = move
            for gain, option, to in rated:
                if (
                    option is not choice
                    and gain > best - 100
                    and gain > sense.first
                    and not _in_the_way(to, entry, s.keep)
                ):
                    best, choice, move = gain, option, to
        elif isinstance(choice, Card) and not s.alone:
            if s.played == 0 and best < sense.poor and DISCARD_ALL in pick.options:
                return DISCARD_ALL
            if s.played == 1 and best < -sense.poor:
                return self.instead(s, pick)
        self.planned = (s, s.turn, move)
        return choice

    def instead(self, s: TowersState, pick: Pick) -> HasId:
        """No card is worth playing: one is discarded."""
        if s.played and not s.alone:
            for card in s.hands[s.side(pick.seat)]:
                if card.wizard is None and DISCARDS[card] in pick.options:
                    return DISCARDS[card]
        return DISCARD_ALL if DISCARD_ALL in pick.options else pick.options[-1]

    def spell(self, glance: Glance, spell: Spell) -> tuple[float, Option | None]:
        """The best that a spell brings, less its price."""
        price = glance.sense.potion * spell.price
        steps = STEPS.get(spell)
        if steps is None:
            if spell is FREE_WIZARD:
                gain, to = _to_free(glance)
                return gain - price, to
            return LOW, None
        gain, to = glance.tower(steps) if spell in (ADVANCE_TOWER, HEADWIND_TOWER) else glance.wizard(steps)
        return gain - price, to

    def move(self, s: TowersState, pick: Pick) -> HasId:
        """What the card was played for; else the best that can be moved, or nothing."""
        state, turn, planned = self.planned
        self.planned = (None, 0, None)
        options = pick.options
        if planned is not None and state is s and turn == s.turn and planned in options:
            return planned
        seat = pick.seat
        glance = Glance(s, seat, self.sense)
        glance.with_rest(steps_of(s.hands[s.side(seat)]), (0 if s.alone else 2) - s.played)
        best = 0.0
        choice: HasId = LEAVE if LEAVE in options else options[0]
        if choice is not LEAVE:
            best = LOW
        tried = set()
        for option in options:
            steps = option.steps if isinstance(option, MoveTower | MoveWizard) else 0
            if steps and steps not in tried:
                for gain, to in (glance.tower(steps), glance.wizard(steps)):
                    if gain > best and to is not None and to in options:
                        best, choice = gain, to
                tried.add(steps)
        if ROLL_AGAIN in options and s.card is not None and glance.rolled(s.card, s.rolls_left) > best:
            return ROLL_AGAIN
        return choice

    # Spells that others than the active seat may cast, or that move neither a wizard nor a tower

    def cast(self, s: TowersState, pick: Pick) -> HasId:
        glance = Glance(s, pick.seat, self.sense)
        best = glance.sense.luck
        choice: HasId = PASS
        move: Option | None = None
        for option in pick.options:
            if isinstance(option, Spell):
                gain, to = self.spell(glance, option)
                if gain > best:
                    best, choice, move = gain, option, to
        self.planned = (s, s.turn, move)
        return choice

    def ride(self, s: TowersState, pick: Pick) -> HasId:
        return PIGGYBACK if s.moving is not None and s.moving.to == s.keep and PIGGYBACK in pick.options else PASS

    def free(self, _: TowersState, pick: Pick) -> HasId:
        return next((option for option in pick.options if isinstance(option, PutOnTop)), pick.options[0])

    def lift(self, s: TowersState, pick: Pick) -> HasId:
        _, to = _to_free(Glance(s, pick.seat, self.sense))
        return to if to is not None and to in pick.options else pick.options[0]

    def swap(self, s: TowersState, pick: Pick) -> HasId:
        glance = Glance(s, pick.seat, self.sense)
        riding = {lift[0]: lift[3] for lift in reversed(glance.lifts) if lift[1] == len(s.stacks[lift[0]]) - 1}
        worth = glance.worth

        def gain(option: HasId) -> float:
            if not isinstance(option, SwapTowers):
                return LOW
            return (riding[option.one] - riding[option.other]) * (worth[option.other] - worth[option.one])

        return max(pick.options, key=gain)

    def nudge(self, s: TowersState, pick: Pick) -> HasId:
        glance = Glance(s, pick.seat, self.sense)
        return max(pick.options, key=lambda way: glance.keep_carried(way.to) if isinstance(way, NudgeKeep) else LOW)

    # Teams

    def give_back(self, s: TowersState, pick: Pick) -> HasId:
        """The card that brings least."""
        glance = Glance(s, pick.seat, self.sense)
        return min(pick.options, key=lambda way: glance.card(way.card)[0] if isinstance(way, HandOver) else -LOW)

    def give_potions(self, _: TowersState, pick: Pick) -> HasId:
        return next((way for way in pick.options if isinstance(way, GivePotions) and way.potions), pick.options[0])


def _in_the_way(move: Option | None, entry: MoveWizard, keep: int) -> bool:
    """Whether a move might keep the wizard from going in afterwards; what dice will move is not known."""
    if isinstance(move, MoveTower):
        return move.space in (entry.space, keep) or move.to == entry.space
    if isinstance(move, MoveWizard):
        return move.to == keep or move.space == entry.space
    return True


def _to_free(glance: Glance) -> tuple[float, Option | None]:
    """The own wizard under a tower whose freedom brings most."""
    s, own = glance.s, glance.own
    best, choice = LOW, None
    for space, stack in enumerate(s.stacks):
        if stack and has_room(s, space):
            for floor in range(1, len(stack) + 1):
                if own in s.standing[beneath(s, space, floor)]:
                    gain = 100.0 if space == s.keep else 10 + 0.5 * glance.worth[space] - SPACES
                    if gain > best:
                        best, choice = gain, Lift(space, floor)
    return best, choice


def quick(rng: Random, sense: Sense | None = None) -> Quick:
    """A policy for `slet.kernel.playout`."""
    return Quick(rng, sense)
