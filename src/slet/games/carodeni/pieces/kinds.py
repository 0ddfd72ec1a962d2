"""The kinds of things there are: locations, ingredients, tools, animals, colours."""

from typing import Literal, TypeVar

from slet.kernel import Piece

Colour = Literal["red", "blue", "green", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")


class Location(Piece):
    """CAR-03: where things are gathered, from the top."""

    __slots__ = ("place",)
    place: int


class Ingredient(Piece):
    """CAR-04."""

    __slots__ = ("place",)
    place: int


class Tool(Piece):
    """CAR-06: what is on the back of a potion card."""

    __slots__ = ("place",)
    place: int


class Animal(Piece):
    """CAR-08: what is on the back of a witch card."""

    __slots__ = ("place",)
    place: int


K = TypeVar("K", Location, Ingredient, Tool, Animal)


def _in_order(kind: type[K], *names: str) -> tuple[K, ...]:
    """One of each; `place` is its number in the order of the rules."""
    kinds = tuple(kind(name) for name in names)
    for place, one in enumerate(kinds):
        one.place = place
    return kinds


LOCATIONS = _in_order(Location, "mountains", "forest", "lake")
INGREDIENTS = _in_order(Ingredient, "herb", "berry", "leaf", "mushroom", "root")
TOOLS = _in_order(Tool, "flask", "crystal", "candle", "mortar", "book")
ANIMALS = _in_order(Animal, "snake", "bat", "owl", "toad", "cat")

ROOM = 3
"""CAR-03: so many ingredients lie in a row at each location."""
