"""What players can choose. Ids are written out because they are asked for often."""

from slet.games.carodeni.pieces.box import (
    FIRST_POTIONS,
    PAIRS,
    POTIONS,
    PRICES,
    STARTERS,
    WITCHES,
    Novice,
    Potion,
    Witch,
)
from slet.games.carodeni.pieces.kinds import ANIMALS, INGREDIENTS, LOCATIONS, ROOM, Animal, Ingredient, Location, Tool
from slet.kernel import Option


class ChoosePair(Option, frozen=True, tag="novices"):
    novices: tuple[Novice, Novice]

    @property
    def id(self) -> str:
        return f"novices:{self.novices[0].symbol}"


class Play(Option, frozen=True, tag="play"):
    card: Witch

    @property
    def id(self) -> str:
        return f"play:{self.card.name}"


class Rest(Option, frozen=True, tag="rest"):
    pass


class TakeIngredient(Option, frozen=True, tag="ingredient"):
    location: Location
    spot: int
    """From the left, 1 to 3."""
    ingredient: Ingredient

    @property
    def id(self) -> str:
        return f"ingredient:{self.location.name}/{self.spot}/{self.ingredient.name}"


class TakePotion(Option, frozen=True, tag="potion"):
    potion: Potion

    @property
    def id(self) -> str:
        return f"potion:{self.potion.name}"


class TakeTool(Option, frozen=True, tag="tool"):
    potion: Potion
    tool: Tool

    @property
    def id(self) -> str:
        return f"tool:{self.potion.name}"


class TakeWitch(Option, frozen=True, tag="witch"):
    witch: Witch

    @property
    def id(self) -> str:
        return f"witch:{self.witch.name}"


class TakeAnimal(Option, frozen=True, tag="animal"):
    witch: Witch
    animal: Animal

    @property
    def id(self) -> str:
        return f"animal:{self.witch.name}"


Take = TakeIngredient | TakePotion | TakeTool | TakeWitch | TakeAnimal


class RenewNothing(Option, frozen=True, tag="renew-nothing"):
    pass


class RenewWitches(Option, frozen=True, tag="renew-witches"):
    pass


class RenewPotions(Option, frozen=True, tag="renew-potions"):
    pass


class RenewIngredients(Option, frozen=True, tag="renew-ingredients"):
    location: Location


Renew = RenewNothing | RenewWitches | RenewPotions | RenewIngredients


class Brew(Option, frozen=True, tag="brew"):
    potion: Potion


class BrewNothing(Option, frozen=True, tag="brew-nothing"):
    pass


class Pay(Option, frozen=True, tag="pay"):
    """One way to pay for a potion, beside the ingredients that are paid in kind."""

    tools: tuple[Tool, ...]
    """The waiting tools that serve and move into the clan."""
    pairs: tuple[Ingredient, ...]
    """Pairs of equal ingredients that stand for what is missing."""
    tool_count: int
    pair_count: int

    @property
    def id(self) -> str:
        tools = "+".join(tool.name for tool in self.tools) or "-"
        pairs = "+".join(pair.name for pair in self.pairs) or "-"
        return f"pay:{tools}/{pairs}"


class Tame(Option, frozen=True, tag="tame"):
    animal: Animal
    price: Ingredient
    """What is paid for it (CAR-83)."""

    @property
    def id(self) -> str:
        return f"tame:{self.animal.name}"


class TameNothing(Option, frozen=True, tag="tame-nothing"):
    pass


# Every option that is asked for again and again is made once.
PLAYS = {card: Play(card) for card in (*WITCHES, *(novice for pair in PAIRS for novice in pair))}
PAIR_CHOICES = tuple(map(ChoosePair, PAIRS))
INGREDIENT_TAKES = tuple(
    {kind: TakeIngredient(location, spot, kind) for kind in INGREDIENTS}
    for location in LOCATIONS
    for spot in range(1, ROOM + 1)
)
"""For each of the nine spots, what may lie there."""
POTION_TAKES = {card: (TakePotion(card), TakeTool(card, card.tool)) for card in (*POTIONS, *FIRST_POTIONS)}
WITCH_TAKES = {card: TakeWitch(card) for card in WITCHES}
ANIMAL_TAKES = {card: TakeAnimal(card, card.animal) for card in WITCHES}
BREWS = {card: Brew(card) for card in (*POTIONS, *FIRST_POTIONS, *STARTERS)}
TAMES = {kind: Tame(kind, PRICES[kind.place]) for kind in ANIMALS}
REST, RENEW_NOTHING, BREW_NOTHING, TAME_NOTHING = Rest(), RenewNothing(), BrewNothing(), TameNothing()
RENEW_WITCHES, RENEW_POTIONS = RenewWitches(), RenewPotions()
RENEW_INGREDIENTS = tuple(RenewIngredients(location) for location in LOCATIONS)
