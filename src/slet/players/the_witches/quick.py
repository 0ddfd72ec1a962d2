"""A quick hand at The Witches, for playing imagined matches on: it heads for a problem worth the risk, and tries it."""

from collections.abc import Callable
from random import Random

from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.options import (
    DRAW,
    ENOUGH,
    FLIES,
    OVERS,
    STAY,
    STOP,
    TURN_CARD,
    WAIT,
    WALKS,
    Choose,
    Discard,
    Fly,
    GiveBack,
    GiveUp,
    Over,
    Put,
    Relieve,
    Run,
    RunBy,
    Solve,
    Start,
    TakeFrom,
    To,
    Walk,
)
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.state import WitchesState
from slet.kernel.questions import HasId, Pick
from slet.players.the_witches.means import is_idle, keep
from slet.players.the_witches.outlook import LONG_WALKS, SHORT_WALKS, Outlook, is_free, place_of
from slet.players.the_witches.quick_attempt import after_first_pair, before_dice, before_result, reroll
from slet.players.the_witches.weights import WEIGHTS
from slet.players.the_witches.worth import LOST

LUCK = 0.15
"""How far two spaces may lie apart, in points, and either still be chosen."""
UNBEARABLE = -0.6
"""Where trying is worth less, a witch rather passes unseen."""
FEW_CRISES = 4
APPRENTICES = {"annagramma": 3, "petulia": 2, "tiffany": 1, "dimity": 0}


class Quick:
    """Answers for whichever seat is asked."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random
        self.planned: tuple[WitchesState | None, int, int] = (None, 0, 0)
        """Where a walk goes: in which state, in which action, to which space."""
        self.by_kind: dict[str, Callable[[WitchesState, Pick], HasId]] = {
            "apprentice": _apprentice,
            "place": _place,
            "place-where": self.where,
            "crisis-where": _crisis,
            "move": self.move,
            "walk": self.walk,
            "arrived": self.arrived,
            "dungeon": self.dungeon,
            "start": self.where,
            "fly": self.where,
            "leave-dungeon": self.where,
            "flee": self.flee,
            "rescue": self.flee,
            "flee-anywhere": self.where,
            "try": before_dice,
            "go-on": self.go_on,
            "add": self.go_on,
            "result": before_result,
            "reroll": reroll,
            "cackle-from": _rob,
            "relieve": _relieve,
            "transmute": _transmute,
            "give-up": _give_up,
            "solve": _solve,
            "end": _end,
            "tea": _return,
            "cottage": _return,
            "self": _return,
        }

    def __call__(self, s: WitchesState, pick: Pick) -> HasId:
        options = pick.options
        if len(options) == 1:
            return options[0]
        rule = self.by_kind.get(pick.kind)
        if rule is None:
            return options[int(self.random() * len(options))]
        return rule(s, pick)

    # --- the ways --------------------------------------------------------------------------------------------

    def move(self, s: WitchesState, pick: Pick) -> HasId:
        """To the best space that can be reached: staying, on foot, or flying where that is much better."""
        options, seat, random = pick.options, pick.seat, self.random
        if s.looked_at is not None:
            return OVERS[s.looked_at.number]
        outlook = Outlook(s, seat)
        here = place_of(s, seat)
        value = outlook.value
        best, choice, target = -LOST * 4, options[0], here.number
        if options[0] is STAY:
            best = value(here.number) + LUCK * random()
        for end in SHORT_WALKS[here.number]:
            gain = value(end) + LUCK * random()
            if gain > best:
                best, choice, target = gain, WALKS[end], end
        for mid, end in LONG_WALKS[here.number]:
            if is_free(s, mid):
                gain = value(end) + LUCK * random()
                if gain > best:
                    best, choice, target = gain, WALKS[mid], end
        for other in here.others:
            gain = value(other.number) + LUCK * random()
            if gain > best:
                best, choice, target = gain, OVERS[other.number], other.number
        brooms = [card for card in s.hands[seat] if card.symbol == "broomstick"]
        if brooms:
            outlook.lead(here.number)
            best += WEIGHTS[s.mode].broom
            for _, goal in outlook.goals or ():
                if goal != here.number and value(goal) > best:
                    best, target = value(goal), goal
                    choice = FLIES[min(brooms, key=keep).number]
        self.planned = (s, s.turn * 2 + s.actions, target)
        return choice

    def walk(self, s: WitchesState, pick: Pick) -> HasId:
        """On to where the walk goes."""
        options, seat = pick.options, pick.seat
        here = place_of(s, seat).number
        state, action, target = self.planned
        onward = [option for option in options if isinstance(option, Walk)]
        if not onward:
            return self.arrived(s, pick)
        if state is s and action == s.turn * 2 + s.actions:
            if here == target and STOP in options:
                return STOP
            if WALKS[target] in options:
                return WALKS[target]
        value = Outlook(s, seat).value
        best, choice = (value(here), STOP) if STOP in options else (-LOST * 4, options[0])
        for option in onward:
            gain = value(option.space.number)
            if gain > best:
                best, choice = gain, option
        return choice

    def arrived(self, s: WitchesState, pick: Pick) -> HasId:
        """Pass unseen where trying would hurt."""
        here = place_of(s, pick.seat).number
        if s.problems[here] is not None:
            for option in pick.options:
                if isinstance(option, Card) and option.benefit == "invisible":
                    if Outlook(s, pick.seat).worth(here) < UNBEARABLE:
                        return option
                    break
        return STOP if STOP in pick.options else pick.options[0]

    def dungeon(self, s: WitchesState, pick: Pick) -> HasId:
        """Out at once, if a card does it that is good for little else."""
        if s.actions < 2:
            return self.where(s, pick)
        for option in pick.options:
            if isinstance(option, Card) and option.benefit in ("rescue", "invisible"):
                return option
        flies = [option for option in pick.options if isinstance(option, Fly)]
        return min(flies, key=lambda option: keep(option.card)) if flies else WAIT

    def where(self, s: WitchesState, pick: Pick) -> HasId:
        """The best of the spaces."""
        state, action, target = self.planned
        if pick.kind == "fly" and state is s and action == s.turn * 2 + s.actions:
            return next(
                (way for way in pick.options if isinstance(way, To) and way.space.number == target), pick.options[0]
            )
        outlook = Outlook(s, pick.seat)
        value = outlook.lead if pick.kind in ("start", "flee-anywhere", "place-where") else outlook.value
        best, choice = -LOST * 4, pick.options[0]
        for option in pick.options:
            if isinstance(option, To | Start | Run | Put | Over):
                gain = value(option.space.number) + LUCK * self.random()
                if gain > best:
                    best, choice = gain, option
        return choice

    def flee(self, s: WitchesState, pick: Pick) -> HasId:
        """To where most can be had later; by a Broomstick only where nothing else is left."""
        lead = Outlook(s, pick.seat).lead
        best, choice = -1.0, pick.options[0]
        for option in pick.options:
            if isinstance(option, Run):
                gain = lead(option.space.number)
                if gain > best:
                    best, choice = gain, option
        return choice

    # --- the attempt -----------------------------------------------------------------------------------------

    def go_on(self, s: WitchesState, pick: Pick) -> HasId:
        choice = after_first_pair(s, pick)
        return self.flee(s, pick) if isinstance(choice, Run | RunBy) else choice


# --- single choices --------------------------------------------------------------------------------------------


def _apprentice(_: WitchesState, pick: Pick) -> HasId:
    return max(pick.options, key=lambda option: APPRENTICES[option.apprentice] if isinstance(option, Choose) else -1)


def _place(s: WitchesState, pick: Pick) -> HasId:
    """A Crisis is taken away before the supply runs out."""
    if s.crisis_supply <= FEW_CRISES:
        for option in pick.options:
            if isinstance(option, Card) and option.benefit == "help":
                return option
    if s.mode != "competitive" and s.cackles[pick.seat] > 1 and s.cackle_supply < 2:
        for option in pick.options:
            if isinstance(option, Card) and option.benefit == "self":
                return option
    return TURN_CARD


def _crisis(s: WitchesState, pick: Pick) -> HasId:
    """On the easiest problem."""

    def difficulty(option: HasId) -> int:
        tile = s.problems[option.space.number] if isinstance(option, Put) else None
        return 99 if tile is None or tile.is_hard else tile.difficulty

    return min(pick.options, key=difficulty)


def _rob(s: WitchesState, pick: Pick) -> HasId:
    """From whoever has won least: it is a relief to them."""

    def won(option: HasId) -> int:
        if not isinstance(option, TakeFrom):
            return 99
        seat = s.apprentices.index(option.apprentice)
        return sum([tile.points for tile in (*s.easy[seat], *s.hard[seat])])

    return min(pick.options, key=won)


def _relieve(s: WitchesState, pick: Pick) -> HasId:
    """The problem being tried, else one with many points."""

    def worth(option: HasId) -> int:
        if not isinstance(option, Relieve):
            return -1
        tile = s.problems[option.space.number]
        if option.space is s.tried:
            return 99
        return 0 if tile is None or s.face_down[option.space.number] else tile.points

    return max(pick.options, key=worth)


def _solve(s: WitchesState, pick: Pick) -> HasId:
    def points(option: HasId) -> float:
        tile = s.problems[option.space.number] if isinstance(option, Solve) else None
        if tile is None or not isinstance(option, Solve):
            return -1
        return 4.5 if s.face_down[option.space.number] else tile.points

    return max(pick.options, key=points)


def _transmute(_: WitchesState, pick: Pick) -> HasId:
    """All that adds nothing to an attempt; else the one card that is good for least."""
    discards = [option for option in pick.options if isinstance(option, Discard)]
    for option in discards:
        if is_idle(option.card):
            return option
    return ENOUGH if ENOUGH in pick.options else min(discards, key=lambda option: keep(option.card))


def _give_up(_: WitchesState, pick: Pick) -> HasId:
    return min(pick.options, key=lambda option: option.tile.points if isinstance(option, GiveUp) else 99)


def _return(_: WitchesState, pick: Pick) -> HasId:
    """As many Cackles as may be."""
    return max(pick.options, key=lambda option: option.cackles if isinstance(option, GiveBack) else -1)


def _end(s: WitchesState, pick: Pick) -> HasId:
    """What is played now is replaced at once: whatever still helps is played."""
    useful = ["help"]
    if s.cackles[pick.seat]:
        useful.append("self")
    if True in s.face_down:
        useful.append("borrow")
        if s.mode != "competitive" and not face_up_elves(s):
            useful.append("shamble")
    for option in pick.options:
        if isinstance(option, Card) and option.benefit in useful:
            return option
    return DRAW


def quick(rng: Random) -> Quick:
    """A policy for `slet.kernel.playout`."""
    return Quick(rng)
