"""What can be chosen besides cards, tiles and spaces."""

from slet.games.the_witches.dice import Face
from slet.games.the_witches.state import APPRENTICES, Apprentice
from slet.kernel import Option


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
