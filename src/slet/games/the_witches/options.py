"""What can be chosen. Options that come up again and again are made once."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from typing import TypeVar

from slet.games.the_witches.dice import Face
from slet.games.the_witches.pieces.cards import DECK, Card
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.games.the_witches.pieces.tiles import ONE_OF_A_KIND, Tile
from slet.games.the_witches.settings import Apprentice
from slet.games.the_witches.state import APPRENTICES
from slet.kernel import Option

# --- a space --------------------------------------------------------------------------------------------------------


class Start(Option, frozen=True, tag="start"):
    """Put the own figure there."""

    space: Space


class Put(Option, frozen=True, tag="put"):
    """Put the problem, or the Crisis, there."""

    space: Space


class Walk(Option, frozen=True, tag="walk"):
    """Go along a path."""

    space: Space


class Over(Option, frozen=True, tag="over"):
    """Go over to another space of the same Town or Castle."""

    space: Space


class To(Option, frozen=True, tag="to"):
    """Go there from anywhere."""

    space: Space


class Run(Option, frozen=True, tag="run"):
    """Flee to an empty space close by."""

    space: Space


class Look(Option, frozen=True, tag="look"):
    """Look at the face-down tile there."""

    space: Space


class Relieve(Option, frozen=True, tag="relieve"):
    """Take a Crisis from the problem there."""

    space: Space


class Solve(Option, frozen=True, tag="solve"):
    """Solve the problem there without dice."""

    space: Space


class TurnUp(Option, frozen=True, tag="turn-up"):
    """Turn the face-down tile there face up."""

    space: Space


O = TypeVar("O", bound=Option)  # noqa: E741  (O for option)


def _each(option: Callable[[Space], O]) -> tuple[O, ...]:
    return tuple(option(space) for space in SPACES)


# Made once: options are asked for all the time.
STARTS, PUTS, WALKS, OVERS, TOS, RUNS, LOOKS, RELIEFS, SOLVES, TURN_UPS = (
    _each(Start),
    _each(Put),
    _each(Walk),
    _each(Over),
    _each(To),
    _each(Run),
    _each(Look),
    _each(Relieve),
    _each(Solve),
    _each(TurnUp),
)


def options_at(options: Sequence[O], spaces: Sequence[Space]) -> list[O]:
    """Those of the options that name these spaces."""
    return [options[space.number] for space in spaces]


# --- a card, or several ---------------------------------------------------------------------------------------------


class Fly(Option, frozen=True, tag="fly"):
    """Play the card for its Broomstick symbol and fly."""

    card: Card


class RunBy(Option, frozen=True, tag="run-by"):
    """Play the card for its Broomstick symbol and flee."""

    card: Card


class LingerBy(Option, frozen=True, tag="linger-by"):
    """Play the card for Invisibility, end this action here, and leave with the second one."""

    card: Card


class Add(Option, frozen=True, tag="add"):
    """Add the card to an attempt for its Headology or Magic symbol."""

    card: Card


class Discard(Option, frozen=True, tag="discard"):
    """Discard the card for Transmutation."""

    card: Card


class Three(Option, frozen=True, tag="three"):
    """WIT-82: the Power of Three."""

    cards: tuple[Card, ...]

    @property
    def id(self) -> str:
        return "three:" + "+".join(card.name for card in self.cards)


FLIES = tuple(map(Fly, DECK))
RUN_BYS = tuple(map(RunBy, DECK))
LINGER_BYS = tuple(map(LingerBy, DECK))
ADDS = tuple(map(Add, DECK))
DISCARDS = tuple(map(Discard, DECK))


def threes(hand: Iterable[Card]) -> list[Three]:
    """WIT-82: every three cards with three different characters."""
    by_character: dict[str, list[Card]] = {}
    for card in hand:
        if card.power != "none":
            by_character.setdefault(card.power, []).append(card)
    if len(by_character) < 3:
        return []
    return [Three(cards) for trio in combinations(by_character.values(), 3) for cards in product(*trio)]


# --- a tile ---------------------------------------------------------------------------------------------------------


class GiveUp(Option, frozen=True, tag="give-up"):
    """Give up an Easy tile. Tiles of a kind are alike, so the first of the kind stands for all."""

    tile: Tile

    @property
    def id(self) -> str:
        return f"give-up:{self.tile.kind}"


GIVE_UPS: dict[str, GiveUp] = {kind: GiveUp(tile) for kind, tile in ONE_OF_A_KIND.items()}


# --- all else -------------------------------------------------------------------------------------------------------


class Choose(Option, frozen=True, tag="choose"):
    """WIT-24: take this apprentice's board."""

    apprentice: Apprentice


class TurnCard(Option, frozen=True, tag="turn-card"):
    """Turn the next card that tells where the problem goes."""


class Stay(Option, frozen=True, tag="stay"):
    """Stay for this movement action."""


class Wait(Option, frozen=True, tag="wait"):
    """Lose the first action in the Dungeon."""


class Stop(Option, frozen=True, tag="stop"):
    """End the movement here."""


class Vanish(Option, frozen=True, tag="vanish"):
    """Use the Invisibility tile."""


class Linger(Option, frozen=True, tag="linger"):
    """Use the Invisibility tile, end this action here, and leave with the second one."""


class Roll(Option, frozen=True, tag="roll"):
    """Roll the next two dice."""


class AddTile(Option, frozen=True, tag="add-tile"):
    """Add the Magic tile to an attempt."""


class Cure(Option, frozen=True, tag="cure"):
    """Use the Cure Sick Pig tile."""


class Done(Option, frozen=True, tag="done"):
    """Let the result stand."""


class Reroll(Option, frozen=True, tag="reroll"):
    """WIT-121: roll these dice of the last pair again, told by what they show."""

    dice: tuple[Face, ...]

    @property
    def id(self) -> str:
        return "reroll:" + "+".join(face.name for face in self.dice)


class Enough(Option, frozen=True, tag="enough"):
    """Discard no more for Transmutation."""


class Stuck(Option, frozen=True, tag="stuck"):
    """WIT-93: there is no way to flee."""


class GiveBack(Option, frozen=True, tag="give-back"):
    """Return so many Cackles."""

    cackles: int


class TakeFrom(Option, frozen=True, tag="take-from"):
    """WIT-98: take a Cackle from the player with this apprentice."""

    apprentice: Apprentice


class DrawCards(Option, frozen=True, tag="draw"):
    """Be done with the actions, and draw."""


CHOICES: dict[Apprentice, Choose] = {apprentice: Choose(apprentice) for apprentice in APPRENTICES}
TAKE_FROM: dict[Apprentice, TakeFrom] = {apprentice: TakeFrom(apprentice) for apprentice in APPRENTICES}
GIVE_BACK = tuple(map(GiveBack, range(4)))
TURN_CARD, STAY, WAIT, STOP, VANISH, LINGER = TurnCard(), Stay(), Wait(), Stop(), Vanish(), Linger()
ROLL, ADD_TILE, CURE, DONE, ENOUGH, STUCK, DRAW = (
    Roll(),
    AddTile(),
    Cure(),
    Done(),
    Enough(),
    Stuck(),
    DrawCards(),
)
