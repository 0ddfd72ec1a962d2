"""What a position of Wandering Towers is worth to a seat.

The positions are those of a match imagined for the seat. Of the hands only its own is looked at, of the pile nothing;
what stands under towers is what everybody has seen there and this player remembers.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from slet.games.wandering_towers.goal import meets_the_goal, outcome, parties
from slet.games.wandering_towers.pieces import FREE_WIZARD, HAND, SPACES, Card
from slet.games.wandering_towers.ravenskeep import next_crest
from slet.games.wandering_towers.state import GROUNDS, TowersState
from slet.games.wandering_towers.track import movable

FACES = range(1, 7)
TWICE = (1 << SPACES) + 1
"""Times this, a mask of spaces goes round the ring twice, so that it can be shifted by any number of steps."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much things are worth, if a wizard in Ravenskeep is worth 100.

    Found by letting players with different weights play each other; somewhat other ones serve about as well.
    """

    near: tuple[float, ...] = (0, 29, 29, 25, 28, 26, 20, 19, 17, 15, 13, 11, 9, 7, 5, 3)
    """A wizard outside, by its steps to Ravenskeep. Most cards have 1, 2 or 4 for a wizard; 6 comes with dice only."""
    next: float = 0.3
    """How much of that goes by the crest where Ravenskeep will fly next."""
    under: float = 0.5
    """How much of that is left to an imprisoned one."""
    caught: float = 10
    """What else imprisonment costs it."""
    deeper: float = 4
    """For each further tower above it."""
    beneath_keep: float = 30
    """A wizard under Ravenskeep, where the spell that frees it is at hand."""
    filled: float = 28
    """A potion that is not empty any more."""
    full: float = 9
    """A potion that can be spent."""
    goal: float = 300
    """To have met the goal, or to have won."""
    rival: float = 0.6
    """How much the strongest other party counts."""
    others: float = 0.1
    """How much all the other parties count together."""
    entry: float = 70
    """What a card in hand that takes a wizard in is about to bring."""
    catch: float = 22
    """What a card in hand that fills a potion is about to bring."""
    now: float = 0.9
    """How much of that is left, if it can be played in this turn."""
    later: float = 0.2
    """If it has to wait for a later turn."""
    play: float = 8
    """What any card brings that can still be played in this turn."""
    fresh: float = 6
    """A card that will be drawn."""
    waste: float = 15
    """What is lost with a turn in which no card is played."""


WEIGHTS = Weights()
ALONE = replace(
    WEIGHTS,
    near=(20, 29, 29, 28, 28, 27, 27, 26, 25, 25, 24, 23, 22, 22, 21, 20),
    next=0.15,
    under=0.8,
    caught=6,
    deeper=6,
    full=3,
    entry=60,
    later=0.35,
)
"""Solo and co-operative: nobody gets in the way, whole stacks travel together, and potions are there to be spent."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a position is worth without the cards in hand, and what these could do in it."""

    worth: float
    entries: int
    """Bit n is set where n steps would take a wizard in."""
    catches: int
    """Bit n is set where a tower could catch a rival's wizard with n steps, and a potion would be filled."""


class Judge:
    """Values positions for one seat."""

    def __init__(self, s: TowersState, seat: int, weights: Weights | None = None) -> None:
        self.weights = weights or (ALONE if s.alone else WEIGHTS)
        self.seat = seat
        self.sides = {wizard: side for side, wizard in enumerate(s.colours)}
        self.parties = [(0,)] if s.alone else parties(s)
        self.party = next(party for party in self.parties if s.side(seat) in party)
        self.rivals = [party for party in self.parties if party is not self.party]
        self.frees = FREE_WIZARD in s.spells
        self.places: dict[tuple[int, int | None], list[float]] = {}

    def value(self, s: TowersState, hand: Sequence[Card], plays: int) -> float:
        return self.with_cards(self.position(s), hand, plays)

    def position(self, s: TowersState) -> Position:
        weights = self.weights
        sides, standing, keep = self.sides, s.standing, s.keep
        worth_at = self._worth_of_spaces(keep, next_crest(s))
        worth = [
            100 * inside + weights.filled * (full + spent) + weights.full * full
            for inside, full, spent in zip(s.inside, s.full, s.spent, strict=True)
        ]
        own = movable(s, self.seat)
        towers = movers = prey = 0
        for space, stack in enumerate(s.stacks):
            if stack:
                towers |= 1 << space
                depth = len(stack)
                for place in (space, *[tower + (GROUNDS - 1) for tower in stack[:-1]]):
                    for wizard in standing[place]:
                        worth[sides[wizard]] += self._imprisoned(worth_at[space], depth, under_keep=space == keep)
                    depth -= 1
                top = standing[stack[-1] + (GROUNDS - 1)]
            else:
                top = standing[space]
            if top:
                hunted = True
                for wizard in top:
                    side = sides[wizard]
                    worth[side] += worth_at[space]
                    if side in self.party:
                        hunted = False
                if hunted:
                    prey |= 1 << space
                for wizard in own:
                    if wizard in top:
                        movers |= 1 << space
        if s.last_round or s.over:
            for party in self._ahead(s):
                worth[party[0]] += weights.goal
        return Position(
            self._against_rivals(worth),
            _steps_between(movers, 1 << keep) if movers else 0,
            _steps_between(towers, prey) if prey and any(s.empty[side] for side in self.party) else 0,
        )

    def _ahead(self, s: TowersState) -> list[tuple[int, ...]]:
        """Who has met the goal or, where the game is over without that, who has won it."""
        if s.alone:
            return []
        winners = outcome(s).winners if s.over else ()
        return [party for party in self.parties if party[0] in winners or meets_the_goal(s, party)]

    def _worth_of_spaces(self, keep: int, crest: int | None) -> list[float]:
        found = self.places.get((keep, crest))
        if found is None:
            near, part = self.weights.near, self.weights.next
            then = keep if crest is None else crest
            found = self.places[keep, crest] = [
                (1 - part) * near[(keep - space) % SPACES] + part * near[(then - space) % SPACES]
                for space in range(SPACES)
            ]
        return found

    def _imprisoned(self, worth: float, depth: int, *, under_keep: bool) -> float:
        weights = self.weights
        if under_keep and self.frees:
            return weights.beneath_keep
        return weights.under * worth - weights.caught - weights.deeper * (depth - 1)

    def _against_rivals(self, worth: list[float]) -> float:
        own = sum([worth[side] for side in self.party])
        if not self.rivals:
            return own
        theirs = [sum([worth[side] for side in party]) for party in self.rivals]
        return own - self.weights.rival * max(theirs) - self.weights.others * sum(theirs)

    def with_cards(self, position: Position, hand: Sequence[Card], plays: int) -> float:
        """What it is worth with these cards in hand, and so many of them still to be played in this turn."""
        weights = self.weights
        worth = position.worth + weights.fresh * max(0, HAND - len(hand))
        came_in = False
        for gain, takes_in in sorted([self._gain(position, card) for card in hand], reverse=True):
            if plays and not (takes_in and came_in):  # the first to come in ends the turn
                worth += max(weights.now * gain, weights.play)
                plays -= 1
                came_in = came_in or takes_in
            else:
                worth += weights.later * gain
        return worth

    def _gain(self, position: Position, card: Card) -> tuple[float, bool]:
        """About what a card can bring, and whether by taking a wizard in; else by catching somebody."""
        entry = catch = 0.0
        if position.entries and card.wizard is not None:
            entry = self.weights.entry * _chance(position.entries, card.wizard, card.dice)
        if position.catches and card.tower is not None:
            catch = self.weights.catch * _chance(position.catches, card.tower, card.dice)
        return (entry, True) if entry > catch else (catch, False)


def _steps_between(starts: int, ends: int) -> int:
    """Bit n is set where n steps, up to six, lead from one of these spaces to one of those."""
    starts *= TWICE
    found = 0
    for steps in FACES:
        if (starts << steps >> SPACES) & ends:
            found |= 1 << steps
    return found


def _chance(wanted: int, steps: int, dice: int) -> float:
    """How likely a card is to have steps that are wanted."""
    if not dice:
        return float(wanted >> steps & 1)
    return float(1 - (1 - wanted.bit_count() / 6) ** dice)


def takes_in(position: Position, card: Card) -> bool:
    """Whether the card surely takes a wizard in."""
    return card.wizard is not None and not card.dice and bool(position.entries >> card.wizard & 1)
