"""Wandering Towers by simple sense: try all that is offered, one step ahead, and take what leaves the best position.

What a position is worth is in `value.py`.
"""

from collections.abc import Iterable
from random import Random

from slet.games.wandering_towers.cards import moves_by
from slet.games.wandering_towers.movement import move_tower, move_wizard, swap_towers
from slet.games.wandering_towers.options import (
    PASS,
    Announce,
    AskForCard,
    AskForPotions,
    Claim,
    Discard,
    DiscardAll,
    EndTurn,
    GivePotions,
    HandOver,
    HandOverNothing,
    Leave,
    Lift,
    MoveTower,
    MoveWizard,
    NudgeKeep,
    Pass,
    PutOnTop,
    RollAgain,
    SwapTowers,
    Thing,
)
from slet.games.wandering_towers.pieces import (
    ADVANCE_WIZARD,
    CARDS,
    HEADWIND_WIZARD,
    PIGGYBACK,
    Card,
    Spell,
    Wizard,
)
from slet.games.wandering_towers.ravenskeep import enter
from slet.games.wandering_towers.spells import AIMS, own_wizards
from slet.games.wandering_towers.state import TowersState
from slet.games.wandering_towers.track import beneath, has_room, movable, put, surface, take_away, tower_moves
from slet.games.wandering_towers.turn import CARDS_A_TURN
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Option, Pick
from slet.players.wandering_towers.value import FACES, Judge, Position, Weights, takes_in

NEVER = float("-inf")
FIRST = float("inf")


class RulesPlayer:
    """Fills potions, brings its wizards near Ravenskeep and in, and casts a spell where that is worth its potions."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002  (nothing is left to luck)
        return max(ask.options, key=Decision(match, ask, self.weights).worth)


class Decision:
    """What is offered to a seat, tried out in the state that was imagined for it."""

    def __init__(self, match: Match, ask: Pick, weights: Weights | None = None) -> None:
        self.match = match
        self.kind = ask.kind
        self.seat = ask.seat
        s: TowersState = match.state
        self.s = s
        self.judge = Judge(s, ask.seat, weights)
        self.active = s.active == ask.seat
        self.hand = tuple(s.hands[s.side(ask.seat)])
        self.plays = 0
        """How many cards of the hand can still be played in this turn."""
        if self.active and not s.ended and s.step != "discard_all":
            self.plays = (1 if s.alone else CARDS_A_TURN) - s.played
            if s.step == "before_card" and s.card is not None:  # it is as good as in hand
                self.hand += (_as_announced(s.card, s.thing),)
                self.plays += 1
        self.now = self.judge.position(s)
        self.tried: dict[HasId, tuple[Position, bool]] = {}

    def worth(self, option: HasId) -> float:
        match option:
            case Card():
                return self._playing(option, None)
            case Announce():
                return self._playing(option.card, option.thing)
            case Discard():
                return self.judge.with_cards(self.now, _without(self.hand, option.card), self.plays - 1)
            case DiscardAll():
                return self._best(tower_moves(self.s, 1), (), 0) - self.judge.weights.waste
            case Spell():
                return self._spell(option)
            case Claim():
                return self._claiming(option.spell)
            case MoveTower() | MoveWizard() | SwapTowers() | NudgeKeep() | Lift():
                return self._moved(option)
            case RollAgain():
                return self._rolling(self.s.card, self.s.thing, self.s.rolls_left, self.hand, self.plays)
            case PutOnTop():
                return self._in_the_match(option)
            case Leave() if self.kind == "free":
                return self._in_the_match(option)
            case Pass() if self.kind == "piggyback":
                return self._in_the_match(option)
            case Leave() | EndTurn() | Pass():
                return self.judge.with_cards(self.now, self.hand, self.plays)
            case _:
                return self._helping(option)

    # Cards

    def _playing(self, card: Card, thing: Thing | None) -> float:
        """The best that can come of a card; with dice, what is to be expected of it."""
        rest = _without(self.hand, card)
        if card.dice:
            return self._rolling(card, thing, card.dice, rest, self.plays - 1)
        moves = list(moves_by(self.s, self.seat, card, thing, 0))
        if not moves:
            return self.judge.with_cards(self.now, rest, self.plays - 1)
        return max(self._after(move, rest, self.plays - 1) for move in moves)

    def _rolling(self, card: Card | None, thing: Thing | None, rolls: int, hand: tuple[Card, ...], plays: int) -> float:
        """What so many rolls are worth, if a repeat is used only where it promises more than the last roll."""
        assert card is not None
        best = [self._best(moves_by(self.s, self.seat, card, thing, face), hand, plays) for face in FACES]
        expected = sum(best) / len(best)
        for _ in range(rolls - 1):
            expected = sum(max(one, expected) for one in best) / len(best)
        return expected

    def _best(self, moves: Iterable[Option], hand: tuple[Card, ...], plays: int) -> float:
        """The best of the moves, or none of them."""
        best = self.judge.with_cards(self.now, hand, plays)
        for move in moves:
            best = max(best, self._after(move, hand, plays))
        return best

    def _after(self, move: Option, hand: tuple[Card, ...], plays: int) -> float:
        if move not in self.tried:
            after, ended = self._carried_out(self.s, move, by_spell=self.kind.startswith("target"))
            self.tried[move] = self.judge.position(after), ended
        position, ended = self.tried[move]
        return self.judge.with_cards(position, hand, 0 if ended else plays)

    def _moved(self, move: Option) -> float:
        """A move by the card in play, or the target of a spell that is paid for."""
        s = self.s
        if s.claim is not None and s.right == self.seat and s.step == "carry_out":
            after, ended = self._carried_out(s, move)
            then = NEVER if ended else self._cast(after, s.claim)  # as it was named before
            if then > NEVER:
                return then
        return self._after(move, self.hand, self.plays)

    # Spells

    def _spell(self, spell: Spell) -> float:
        if spell is PIGGYBACK:
            return self._in_the_match(spell)
        if self.kind.startswith(("act", "cast")):
            return self._cast(self.s, spell)
        return NEVER  # Free a Wizard is offered with every question; there is a better moment

    def _cast(self, s: TowersState, spell: Spell) -> float:
        """The best that can come of a spell."""
        best = NEVER
        for target in self._targets(s, spell):
            after, ended = self._carried_out(s, target, spell.price, by_spell=True)
            plays = 0 if ended else self.plays
            best = max(best, self.judge.value(after, self.hand, plays))
        return best

    def _targets(self, s: TowersState, spell: Spell) -> Iterable[Option]:
        """What a spell may sensibly be aimed at."""
        own = own_wizards(s, self.seat)
        for target in AIMS[spell][0](s):
            if isinstance(target, MoveWizard) and target.wizard not in own:
                continue
            if isinstance(target, Lift) and not _found(s, self.seat, target):
                continue
            yield target

    def _claiming(self, spell: Spell) -> float:
        """Only if it brings in an own wizard: the card first, as the turn ends with the spell."""
        if not self.active or spell not in (ADVANCE_WIZARD, HEADWIND_WIZARD):
            return NEVER
        own = self.s.colours[self.s.side(self.seat)]
        for target in AIMS[spell][0](self.s):
            if isinstance(target, MoveWizard) and target.wizard is own and target.to == self.s.keep:
                after, _ = self._carried_out(self.s, target, spell.price, by_spell=True)
                return self.judge.value(after, self.hand, self.plays)
        return NEVER

    def _carried_out(
        self, s: TowersState, option: Option, price: int = 0, *, by_spell: bool = False
    ) -> tuple[TowersState, bool]:
        """The state after a move or a spell, and whether the turn of the seat is over with it."""
        after = s.copy()
        side = s.side(self.seat)
        after.full[side] -= price
        after.spent[side] += price
        came_in = None
        match option:
            case MoveTower():
                move_tower(after, self.seat, option)
            case MoveWizard():
                if move_wizard(after, self.seat, option):
                    came_in = option.wizard
            case SwapTowers():
                swap_towers(after, option.one, option.other)
            case NudgeKeep():
                after.keep = option.to
            case Lift():
                found = _found(after, self.seat, option)
                if found:
                    take_away(after, found[0], beneath(after, option.space, option.floor))
                    put(after, found[0], surface(after, option.space))
                    if option.space == after.keep:
                        enter(after, found[:1])
                        came_in = found[0]
        own = (s.colours[side],) if by_spell else movable(s, self.seat)
        return after, self.active and came_in in own

    def _in_the_match(self, option: HasId) -> float:
        """Where the table does not show what is under way, the match itself has to tell what comes of an answer."""
        twin = self.match.fork()
        turn = self.s.turn
        twin.play(option, self.seat)
        while twin.ask is not None and twin.ask.kind == "piggyback":
            twin.play(PASS, twin.ask.seat)
        s: TowersState = twin.state
        return self.judge.value(s, self.hand, self.plays if s.turn == turn and not s.ended else 0)

    # Teams

    def _helping(self, option: HasId) -> float:
        match option:
            case HandOver() if self.kind == "give-back":
                return self.judge.with_cards(self.now, _without(self.hand, option.card), self.plays)
            case HandOver():
                return 1 if self._helps_the_partner(option.card) else NEVER
            case HandOverNothing():
                return 0
            case GivePotions() if self.kind == "give-potions":
                return option.potions == (self._potions_missing(self.s.active) or 0)
            case AskForCard():
                near = self.now.entries and not any(takes_in(self.now, card) for card in self.hand)
                return FIRST if near and self.s.played == 1 else NEVER
            case AskForPotions():
                return FIRST if self._potions_missing(self.seat) else NEVER
        return NEVER

    def _helps_the_partner(self, card: Card) -> bool:
        """Whether the card takes a wizard of the active partner in, who is not known to hold such a card."""
        partner = Judge(self.s, self.s.active).position(self.s)
        known = self.match.recall(self.seat).partner
        return takes_in(partner, card) and not any(takes_in(partner, other) for other in known)

    def _potions_missing(self, seat: int) -> int | None:
        """How many full potions the seat is short of for a spell that takes a wizard of the team in."""
        s = self.s
        if s.casts and s.mode == "base":
            return None
        own = own_wizards(s, seat)
        missing = [
            spell.price - s.full[seat]
            for spell in s.spells
            if spell in (ADVANCE_WIZARD, HEADWIND_WIZARD)
            for target in AIMS[spell][0](s)
            if isinstance(target, MoveWizard) and target.wizard in own and target.to == s.keep
        ]
        fewest = min(missing, default=0)
        return fewest if 0 < fewest <= s.full[s.partner(seat)] else None


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _as_announced(card: Card, thing: Thing | None) -> Card:
    """An either card that was announced for one thing is like a card for that alone."""
    if thing is None:
        return card
    return CARDS[f"tower-{card.tower}" if thing == "tower" else f"wizard-{card.wizard}"]


def _found(s: TowersState, seat: int, lift: Lift) -> list[Wizard]:
    """Whom Free a Wizard could put on top there."""
    if not has_room(s, lift.space):
        return []
    there = s.standing[beneath(s, lift.space, lift.floor)]
    return [wizard for wizard in own_wizards(s, seat) if wizard in there]
