"""What is printed on the cards and tokens, for those who draw them: plain data, from the same files as the rules."""

from typing import Any

from slet.games.carodeni.components import (
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
    Novice,
    Potion,
    Token,
    Witch,
)
from slet.games.carodeni.kinds import ANIMALS


def catalogue() -> dict[str, Any]:
    return {
        "witches": {card.name: _witch(card) for card in (*WITCHES, *(novice for pair in PAIRS for novice in pair))},
        "potions": {card.name: _potion(card) for card in dict.fromkeys((*POTIONS, *FIRST_POTIONS, *STARTERS))},
        "goals": {goal.name: _goal(goal) for sides in GOALS for goal in sides},
        "tokens": {token.name: _token(token) for token in OSTARA_TOKENS},
        "prices": {animal.name: price.name for animal, price in zip(ANIMALS, PRICES, strict=True)},
        "toolPoints": TOOL_POINTS,
        "animalPoints": ANIMAL_POINTS,
    }


def _witch(card: Witch) -> dict[str, Any]:
    return {
        "main": card.main,
        "flags": card.flags,
        "gathers": card.gathers,
        "points": card.points,
        "refresh": card.refresh,
        "animal": None if card.back is None else card.back.name,
        "symbol": card.symbol if isinstance(card, Novice) else None,
    }


def _potion(card: Potion) -> dict[str, Any]:
    return {
        "colour": card.colour,
        "ingredients": [kind.name for kind in card.ingredients],
        "tools": [*(tool.name for tool in card.tools), *["any"] * card.any_tools],
        "points": card.points,
        "tool": None if card.back is None else card.back.name,
        "starter": card.is_starter,
    }


def _goal(goal: Goal) -> dict[str, Any]:
    needs = [{"kind": need.kind, "what": need.what, "number": need.number} for need in goal.needs]
    return {"hard": goal.is_hard, "points": goal.points, "needs": needs}


def _token(token: Token) -> dict[str, Any]:
    return {"gains": token.gains, "criteria": token.criteria}
