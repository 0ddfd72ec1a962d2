"""What the log of a game of The Big Book of Madness tells.

Whatever shows a face-down card bars the way to undo. A card that leaves a hand shows something only where hands are
closed: then `Showed` is told too.
"""

from typing import ClassVar, Literal

from slet.games.big_book.dues import Due
from slet.games.big_book.options import Place
from slet.games.big_book.pieces.cards import Card, Element
from slet.games.big_book.pieces.tables import Curse, Magician, Page, Spell
from slet.kernel import Event, Seat


class Starts(Event, frozen=True, tag="starts"):
    seat: Seat


class ChoseMagician(Event, frozen=True, tag="chose-magician"):
    seat: Seat
    magician: Magician


class Turn(Event, frozen=True, tag="turn"):
    """A turn begins, and its player has refreshed all spells."""

    seat: Seat
    turn: int
    bars_undo: ClassVar[str] = "undo-turn-over"


class Moved(Event, frozen=True, tag="moved"):
    space: int
    """0 is the invocation space."""


class Opened(Event, frozen=True, tag="opened"):
    page: Page
    round: int
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class CurseLaid(Event, frozen=True, tag="curse-laid"):
    curse: Curse
    place: int
    """From 0, in the order of BB-53."""
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class SetOff(Event, frozen=True, tag="set-off"):
    curse: Curse


class Defeated(Event, frozen=True, tag="defeated"):
    page: Page


class Escaped(Event, frozen=True, tag="escaped"):
    page: Page
    curses: int


class CurseReturned(Event, frozen=True, tag="curse-returned"):
    curse: Curse


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """The neutralised spells, or curses, are face up again."""

    what: Literal["spells", "curses"]


class Drew(Event, frozen=True, tag="drew"):
    seat: Seat
    cards: tuple[Card, ...]
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class DrewSome(Event, frozen=True, tag="drew-some"):
    """What the others hear where hands are closed."""

    seat: Seat
    cards: int
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class Showed(Event, frozen=True, tag="showed"):
    """Where hands are closed: a card of the hand that all have seen now."""

    seat: Seat
    card: Card
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    seat: Seat
    cards: int


class Shuffled(Event, frozen=True, tag="shuffled"):
    seat: Seat
    what: Literal["discard", "hand"]


class FromDeck(Event, frozen=True, tag="from-deck"):
    """Cards that went from the top of a draw deck elsewhere than to the hand."""

    seat: Seat
    cards: tuple[Card, ...]
    to: Literal["discard", "destroyed", "stack"]
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class TookMadness(Event, frozen=True, tag="took-madness"):
    seat: Seat
    to: Literal["discard", "deck", "hand", "support"]


class StackLost(Event, frozen=True, tag="stack-lost"):
    cards: int


class UnderCurses(Event, frozen=True, tag="under-curses"):
    cards: int


class Paid(Event, frozen=True, tag="paid"):
    seat: Seat
    cards: tuple[Card, ...]
    owner: Seat | None = None
    """In whose support they lay; None for the own hand."""
    stay: bool = False
    """BB-150: paid by Embodiment, so that they stay there."""


class PaidWild(Event, frozen=True, tag="paid-wild"):
    """BB-139: Harold's air card counts as another element."""

    seat: Seat
    card: Card
    element: Element


class Overpaid(Event, frozen=True, tag="overpaid"):
    """BB-58: what was paid beyond the price is lost."""

    seat: Seat
    lost: tuple[Due, ...]


class HasCast(Event, frozen=True, tag="cast"):
    seat: Seat
    spell: Spell
    times: int


class Learned(Event, frozen=True, tag="learned"):
    seat: Seat
    spell: Spell


class Uncovered(Event, frozen=True, tag="uncovered"):
    """The next spell of a library pile is turned up."""

    spell: Spell
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class LostSpell(Event, frozen=True, tag="lost-spell"):
    seat: Seat
    spell: Spell


class LibraryLost(Event, frozen=True, tag="library-lost"):
    spell: Spell


class Acquired(Event, frozen=True, tag="acquired"):
    seat: Seat
    card: Card
    to: Literal["hand", "discard", "support", "deck"]


class Broke(Event, frozen=True, tag="broke"):
    seat: Seat
    curse: Curse
    madness: int
    """BB-151: how much lay under it, which the breaker takes."""


class Banished(Event, frozen=True, tag="banished"):
    seat: Seat
    cards: int
    place: Place


class Discarded(Event, frozen=True, tag="discarded"):
    seat: Seat
    cards: tuple[Card, ...]
    owner: Seat | None = None
    """In whose support they lay; None for the own hand."""


class Destroyed(Event, frozen=True, tag="destroyed"):
    seat: Seat
    cards: tuple[Card, ...]


class Supported(Event, frozen=True, tag="supported"):
    seat: Seat
    card: Card


class LaidOnDeck(Event, frozen=True, tag="laid-on-deck"):
    seat: Seat
    card: Card


class HidOnDeck(Event, frozen=True, tag="hid-on-deck"):
    """What the others hear where hands are closed."""

    seat: Seat


class Took(Event, frozen=True, tag="took"):
    seat: Seat
    card: Card
    place: Place


class Gave(Event, frozen=True, tag="gave"):
    seat: Seat
    other: Seat
    card: Card


class Passed(Event, frozen=True, tag="passed"):
    """Where hands are closed: told to the two alone."""

    seat: Seat
    other: Seat
    card: Card
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class PassedUnseen(Event, frozen=True, tag="passed-unseen"):
    """What the others hear of it."""

    seat: Seat
    other: Seat


class Refreshed(Event, frozen=True, tag="refreshed"):
    seat: Seat
    owner: Seat
    spell: Spell


class UsedUp(Event, frozen=True, tag="used-up"):
    seat: Seat
    spell: Spell


class Neutralised(Event, frozen=True, tag="neutralised"):
    seat: Seat
    spell: Spell


class CurseNeutralised(Event, frozen=True, tag="curse-neutralised"):
    seat: Seat
    curse: Curse


class TokenPlaced(Event, frozen=True, tag="token-placed"):
    curse: Curse
    element: Element


class AbilityUsed(Event, frozen=True, tag="ability"):
    seat: Seat
    magician: Magician


class Chosen(Event, frozen=True, tag="chosen"):
    """The player whom an effect is to hit."""

    seat: Seat
    other: Seat


class ActionDeclined(Event, frozen=True, tag="declined"):
    seat: Seat


class Frightened(Event, frozen=True, tag="frightened"):
    seat: Seat


class Won(Event, frozen=True, tag="won"):
    pass


class Lost(Event, frozen=True, tag="lost"):
    why: Literal["stack", "sixth", "all-out"]
