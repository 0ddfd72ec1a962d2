"""What the log of a game of Čarodění tells.

A card that is taken is replaced at once by one that nobody knew, so every taking of a card reveals; an ingredient is
replaced by lot, which bars the way to undo by itself. What came is in the view; the log does not tell it, so that cards
which later go under a deck have to be remembered.
"""

from typing import ClassVar, Literal

from slet.games.carodeni.pieces.box import Goal, Novice, Potion, Token, Witch
from slet.games.carodeni.pieces.kinds import Animal, Ingredient, Location, Tool
from slet.kernel import Event, Seat


class GameBegins(Event, frozen=True, tag="begins"):
    first: Seat


class OstaraBegins(Event, frozen=True, tag="ostara-begins"):
    potion: Potion


class GotNovices(Event, frozen=True, tag="novices"):
    seat: Seat
    novices: tuple[Novice, ...]


class Played(Event, frozen=True, tag="played"):
    seat: Seat
    card: Witch


class Rested(Event, frozen=True, tag="rested"):
    seat: Seat


class TookIngredient(Event, frozen=True, tag="took-ingredient"):
    seat: Seat
    ingredient: Ingredient
    location: Location


class TookPotion(Event, frozen=True, tag="took-potion"):
    seat: Seat
    potion: Potion
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class TookTool(Event, frozen=True, tag="took-tool"):
    seat: Seat
    potion: Potion
    tool: Tool
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class TookWitch(Event, frozen=True, tag="took-witch"):
    seat: Seat
    witch: Witch
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class TookAnimal(Event, frozen=True, tag="took-animal"):
    seat: Seat
    witch: Witch
    animal: Animal
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class PointLost(Event, frozen=True, tag="point-lost"):
    seat: Seat
    location: Location


class RenewedWitches(Event, frozen=True, tag="renewed-witches"):
    seat: Seat
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class RenewedPotions(Event, frozen=True, tag="renewed-potions"):
    seat: Seat
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class RenewedIngredients(Event, frozen=True, tag="renewed-ingredients"):
    seat: Seat
    location: Location


class Brewed(Event, frozen=True, tag="brewed"):
    seat: Seat
    witch: Witch
    potion: Potion
    paid: tuple[Ingredient, ...]
    """In kind and in pairs."""


class ToolsIn(Event, frozen=True, tag="tools-in"):
    """The tools that enter the clan with a potion."""

    seat: Seat
    tools: tuple[Tool, ...]


class Tamed(Event, frozen=True, tag="tamed"):
    seat: Seat
    animal: Animal
    paid: Ingredient


class TookGoal(Event, frozen=True, tag="took-goal"):
    seat: Seat
    goal: Goal


class EndBegins(Event, frozen=True, tag="end-begins"):
    cause: Literal["goals", "potions", "witches"]
    last_round: int


class DeckFromBox(Event, frozen=True, tag="deck-from-box"):
    deck: Literal["potions", "witches"]
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class TokenTurned(Event, frozen=True, tag="token"):
    token: Token
    round: int
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class OstaraTookIngredient(Event, frozen=True, tag="ostara-ingredient"):
    ingredient: Ingredient
    location: Location


class OstaraTookPotion(Event, frozen=True, tag="ostara-potion"):
    potion: Potion
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class OstaraTookWitch(Event, frozen=True, tag="ostara-witch"):
    witch: Witch
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class OstaraTookAnimal(Event, frozen=True, tag="ostara-animal"):
    witch: Witch
    animal: Animal
    location: Location
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class OstaraBrewed(Event, frozen=True, tag="ostara-brewed"):
    witch: Witch
    potion: Potion
    paid: tuple[Ingredient, ...]


class OstaraTookGoal(Event, frozen=True, tag="ostara-goal"):
    goal: Goal


class Scored(Event, frozen=True, tag="scored"):
    seat: Seat
    potions: int
    witches: int
    tools: int
    goals: int
    ingredients: int
    animals: int | None
    """None where there are no animals in the game."""
    total: int


class OstaraScored(Event, frozen=True, tag="ostara-scored"):
    potions: int
    witches: int
    goals: int
    ingredients: int
    animals: int | None
    total: int
