"""What the log tells."""

from typing import Literal

from slet.games.wandering_towers.options import Thing
from slet.games.wandering_towers.pieces import Card, Spell, Wizard
from slet.kernel import Event, Seat


class SetUp(Event, frozen=True, tag="set-up"):
    seat: Seat
    """The start player."""
    spells: tuple[Spell, ...]


class Placed(Event, frozen=True, tag="placed"):
    """WT-16: who stands on a tower after set-up."""

    tower: int
    wizards: tuple[Wizard, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """The hand that a seat was dealt; only the seat hears of it. None: the common hand."""

    seat: Seat | None
    cards: tuple[Card, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int


class Played(Event, frozen=True, tag="played"):
    reveals = "to-others"
    seat: Seat
    card: Card
    thing: Thing | None


class Discarded(Event, frozen=True, tag="discarded"):
    reveals = "to-others"
    seat: Seat
    cards: tuple[Card, ...]


class Drew(Event, frozen=True, tag="drew"):
    """What was drawn, for those who may know."""

    reveals = "to-all"
    seat: Seat
    cards: tuple[Card, ...]


class DrewUnseen(Event, frozen=True, tag="drew-unseen"):
    reveals = "to-all"
    seat: Seat
    cards: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    cards: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    pips: int


class NothingMoved(Event, frozen=True, tag="nothing-moved"):
    """WT-20, WT-34, WT-108: the card had no effect."""

    seat: Seat
    why: Literal["impossible", "left", "turn-over"]


class MovedTower(Event, frozen=True, tag="moved-tower"):
    """WT-76: whoever lifts a tower shows what is beneath it."""

    reveals = "to-all"
    seat: Seat
    space: int
    floor: int
    towers: int
    to: int
    keep: bool
    """WT-54: whether it carried Ravenskeep along."""
    freed: tuple[Wizard, ...]
    caught: tuple[Wizard, ...]


class MovedWizard(Event, frozen=True, tag="moved-wizard"):
    seat: Seat
    wizard: Wizard
    space: int
    to: int


class Filled(Event, frozen=True, tag="filled"):
    """WT-57, WT-90: one more potion is full."""

    seat: Seat
    partner: Seat | None
    """Whose it is, if not the own."""


class Entered(Event, frozen=True, tag="entered"):
    wizards: tuple[Wizard, ...]


class Flew(Event, frozen=True, tag="flew"):
    space: int
    to: int


class Stayed(Event, frozen=True, tag="stayed"):
    """WT-49: Ravenskeep found no free crest."""

    space: int


class Cast(Event, frozen=True, tag="cast"):
    seat: Seat
    spell: Spell


class Claimed(Event, frozen=True, tag="claimed"):
    seat: Seat
    spell: Spell


class Lapsed(Event, frozen=True, tag="lapsed"):
    """WT-105: what was named for later has become impossible."""

    seat: Seat
    spell: Spell


class Swapped(Event, frozen=True, tag="swapped"):
    reveals = "to-all"
    seat: Seat
    one: int
    beneath_one: tuple[Wizard, ...]
    other: int
    beneath_other: tuple[Wizard, ...]


class Nudged(Event, frozen=True, tag="nudged"):
    seat: Seat
    space: int
    to: int


class Rode(Event, frozen=True, tag="rode"):
    """WT-119: a wizard goes along with the one that is moved."""

    seat: Seat
    wizard: Wizard


class LeftBehind(Event, frozen=True, tag="left-behind"):
    """WT-121: the place of a rider has been taken meanwhile; the potion comes back."""

    wizard: Wizard


class Lifted(Event, frozen=True, tag="lifted"):
    """WT-75: everybody sees what is beneath."""

    reveals = "to-all"
    seat: Seat
    space: int
    floor: int
    beneath: tuple[Wizard, ...]


class Freed(Event, frozen=True, tag="freed"):
    seat: Seat
    wizard: Wizard
    space: int


class AskedForCard(Event, frozen=True, tag="asked-card"):
    seat: Seat
    partner: Seat


class HandedOver(Event, frozen=True, tag="handed-over"):
    """WT-85: only the two partners hear which card it was. WT-86: nor is it taken back to show another."""

    reveals = "to-all"
    seat: Seat
    partner: Seat
    card: Card


class HandedOverUnseen(Event, frozen=True, tag="handed-over-unseen"):
    seat: Seat
    partner: Seat


class AskedForPotions(Event, frozen=True, tag="asked-potions"):
    seat: Seat
    partner: Seat


class GavePotions(Event, frozen=True, tag="gave-potions"):
    seat: Seat
    partner: Seat
    potions: int


class Refused(Event, frozen=True, tag="refused"):
    """WT-82, WT-87: the partner gives nothing."""

    seat: Seat


class LastRound(Event, frozen=True, tag="last-round"):
    """WT-78: somebody has met the goal, the first to do so."""

    seats: tuple[Seat, ...]


class MetGoal(Event, frozen=True, tag="met-goal"):
    """WT-79: somebody else has met it in the last round."""

    seats: tuple[Seat, ...]
