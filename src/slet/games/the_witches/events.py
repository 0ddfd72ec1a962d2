"""What the log of a game of The Witches tells."""

from typing import ClassVar, Literal

from slet.games.the_witches.dice import Face
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.load import Family
from slet.games.the_witches.pieces.places import Space
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.settings import Apprentice
from slet.games.the_witches.state import Ability
from slet.kernel import Event, Seat

# --- set-up --------------------------------------------------------------------------------------------------------


class RolledForChoice(Event, frozen=True, tag="rolled-for-choice"):
    seat: Seat
    dice: tuple[Face, ...]
    total: int


class Chose(Event, frozen=True, tag="chose"):
    seat: Seat
    apprentice: Apprentice


class FirstPlayer(Event, frozen=True, tag="first-player"):
    seat: Seat


class Started(Event, frozen=True, tag="started"):
    seat: Seat
    space: Space


# --- the turn and its cards ----------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, tag="turn-began"):
    seat: Seat
    turn: int
    turns: int


class CardTurned(Event, frozen=True, tag="card-turned"):
    card: Card
    space: Space
    """A space of the location that the card names."""
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class Placed(Event, frozen=True, tag="placed"):
    """WIT-164: the next tile of the box lies open now."""

    reveals: ClassVar[Literal["to-all"]] = "to-all"
    tile: Tile | None
    """None: a Hard one, face down."""
    space: Space


class PlacedByLot(Event, frozen=True, tag="placed-by-lot"):
    """WIT-56: no card could bring the tile anywhere."""

    reveals: ClassVar[Literal["to-all"]] = "to-all"
    tile: Tile | None
    space: Space | None
    """None: there was no room, and the tile has left the game."""


class CrisisPut(Event, frozen=True, tag="crisis-put"):
    space: Space
    crises: int


class NothingPut(Event, frozen=True, tag="nothing-put"):
    space: Space
    why: Literal["witch", "crisis"]


class Played(Event, frozen=True, tag="played"):
    """For its benefit."""

    seat: Seat
    card: Card
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class UsedTile(Event, frozen=True, tag="used-tile"):
    seat: Seat
    ability: Ability


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    cards: tuple[Card, ...]
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class DrewSome(Event, frozen=True, tag="drew-some"):
    """The same, for those who may not see the cards."""

    seat: Seat
    count: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    cards: int


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    card: Card
    reveals: ClassVar[Literal["to-others"]] = "to-others"


# --- moving --------------------------------------------------------------------------------------------------------


class Walked(Event, frozen=True, tag="walked"):
    seat: Seat
    space: Space


class Flew(Event, frozen=True, tag="flew"):
    """By a card played for its Broomstick symbol."""

    seat: Seat
    card: Card
    space: Space
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class LeftDungeon(Event, frozen=True, tag="left-dungeon"):
    seat: Seat
    space: Space


class Waited(Event, frozen=True, tag="waited"):
    """The first action is lost in the Dungeon."""

    seat: Seat


class Stayed(Event, frozen=True, tag="stayed"):
    seat: Seat


class Passed(Event, frozen=True, tag="passed"):
    """Unseen: no attempt and no tea there."""

    seat: Seat
    space: Space


class Looked(Event, frozen=True, tag="looked"):
    seat: Seat
    space: Space
    tile: Tile
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class LookedSecretly(Event, frozen=True, tag="looked-secretly"):
    """The same, for all others."""

    seat: Seat
    space: Space


# --- solving -------------------------------------------------------------------------------------------------------


class TurnedUp(Event, frozen=True, tag="turned-up"):
    space: Space
    tile: Tile
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class ElvesInSight(Event, frozen=True, tag="elves-in-sight"):
    """WIT-179."""

    elves: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Seat
    dice: tuple[Face, ...]
    total: int
    needed: int


class Rerolled(Event, frozen=True, tag="rerolled"):
    seat: Seat
    dice: tuple[Face, ...]
    total: int
    needed: int


class Added(Event, frozen=True, tag="added"):
    seat: Seat
    card: Card
    total: int
    needed: int
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class AddedTile(Event, frozen=True, tag="added-tile"):
    """Annagramma's Magic tile."""

    seat: Seat
    total: int
    needed: int


class PlayedThree(Event, frozen=True, tag="played-three"):
    seat: Seat
    cards: tuple[Card, ...]
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class Solved(Event, frozen=True, tag="solved"):
    seat: Seat
    tile: Tile


class SolvedAfar(Event, frozen=True, tag="solved-afar"):
    """WIT-180: without an attempt."""

    seat: Seat
    tile: Tile
    space: Space


class Failed(Event, frozen=True, tag="failed"):
    seat: Seat
    tile: Tile
    total: int
    needed: int


class Consequence(Event, frozen=True, tag="consequence"):
    """What failing at a Hard problem brings; it follows at once."""

    tile: Tile
    family: Family


class Fled(Event, frozen=True, tag="fled"):
    seat: Seat
    space: Space


class FledBy(Event, frozen=True, tag="fled-by"):
    """By a card played for its Broomstick symbol."""

    seat: Seat
    card: Card
    space: Space
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class NowhereToFlee(Event, frozen=True, tag="nowhere-to-flee"):
    seat: Seat


class Relieved(Event, frozen=True, tag="relieved"):
    space: Space
    crises: int


class VampireGone(Event, frozen=True, tag="vampire-gone"):
    tile: Tile


class ToDungeon(Event, frozen=True, tag="to-dungeon"):
    seat: Seat


class GaveUp(Event, frozen=True, tag="gave-up"):
    seat: Seat
    tile: Tile


# --- Cackles -------------------------------------------------------------------------------------------------------


class TookCackles(Event, frozen=True, tag="took-cackles"):
    seat: Seat
    cackles: int
    has: int


class TookCackleFrom(Event, frozen=True, tag="took-cackle-from"):
    seat: Seat
    other: Seat


class TookAliss(Event, frozen=True, tag="took-aliss"):
    seat: Seat
    aliss: int


class NoAliss(Event, frozen=True, tag="no-aliss"):
    """WIT-102: one is due, but they are used up; in the competitive game nothing is taken."""

    seat: Seat


class HadTea(Event, frozen=True, tag="had-tea"):
    seats: tuple[Seat, ...]


class ReturnedCackles(Event, frozen=True, tag="returned-cackles"):
    seat: Seat
    cackles: int
    has: int


# --- the end -------------------------------------------------------------------------------------------------------


class Lost(Event, frozen=True, tag="lost"):
    why: Literal["lost-crises", "lost-elves", "lost-aliss"]


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    tiles: int
    aliss: int
    points: int
