"""What is printed on the cards and tokens, for whoever draws them: all of it is open to everybody."""

import msgspec

from slet.games.carodeni.pieces.box import (
    ANIMAL_POINTS,
    FIRST_POTIONS,
    GOALS,
    OSTARA_TOKENS,
    PAIRS,
    POTIONS,
    PRICES,
    STARTERS,
    TOOL_POINTS,
    WITCHES,
    Goal,
    NeedKind,
    Novice,
    Potion,
    Witch,
)
from slet.games.carodeni.pieces.kinds import ANIMALS, Animal, Colour, Ingredient, Tool
from slet.games.carodeni.pieces.load import Criterion, Gain
from slet.games.wording import Wording


class WitchFace(msgspec.Struct, frozen=True):
    main: Colour | None
    flags: tuple[Colour, ...]
    gathers: tuple[int, int, int]
    """Action points, from the top."""
    points: int
    refresh: bool
    animal: Animal | None
    symbol: str | None
    """What a novice shares with the other of her pair."""


class PotionFace(msgspec.Struct, frozen=True):
    colour: Colour | None
    ingredients: tuple[Ingredient, ...]
    tools: tuple[str, ...]
    """Which, or `any`."""
    points: int
    tool: Tool | None
    starter: bool


class NeedFace(msgspec.Struct, frozen=True):
    kind: NeedKind
    what: str
    number: int


class GoalFace(msgspec.Struct, frozen=True):
    hard: bool
    points: int
    needs: tuple[NeedFace, ...]


class TokenFace(msgspec.Struct, frozen=True):
    gains: tuple[Gain, ...]
    criteria: tuple[Criterion, ...]


class Printed(msgspec.Struct, frozen=True):
    witches: dict[str, WitchFace]
    potions: dict[str, PotionFace]
    goals: dict[str, GoalFace]
    tokens: dict[str, TokenFace]
    prices: dict[str, Ingredient]
    """What each animal costs."""
    tool_points: tuple[int, ...]
    """What so many different tools score, from none."""
    animal_points: tuple[int, ...]


def printed(_words: Wording) -> Printed:
    """What stands there are signs and numbers, so it is the same in every language."""
    return Printed(
        witches={card.name: _witch(card) for card in (*WITCHES, *(novice for pair in PAIRS for novice in pair))},
        potions={card.name: _potion(card) for card in dict.fromkeys((*POTIONS, *FIRST_POTIONS, *STARTERS))},
        goals={goal.name: _goal(goal) for sides in GOALS for goal in sides},
        tokens={token.name: TokenFace(token.gains, token.criteria) for token in OSTARA_TOKENS},
        prices={animal.name: price for animal, price in zip(ANIMALS, PRICES, strict=True)},
        tool_points=TOOL_POINTS,
        animal_points=ANIMAL_POINTS,
    )


def _witch(card: Witch) -> WitchFace:
    return WitchFace(
        main=card.main,
        flags=card.flags,
        gathers=card.gathers,
        points=card.points,
        refresh=card.refresh,
        animal=card.back,
        symbol=card.symbol if isinstance(card, Novice) else None,
    )


def _potion(card: Potion) -> PotionFace:
    return PotionFace(
        colour=card.colour,
        ingredients=card.ingredients,
        tools=(*(tool.name for tool in card.tools), *["any"] * card.any_tools),
        points=card.points,
        tool=card.back,
        starter=card.is_starter,
    )


def _goal(goal: Goal) -> GoalFace:
    needs = tuple(NeedFace(need.kind, need.what, need.number) for need in goal.needs)
    return GoalFace(goal.is_hard, goal.points, needs)
