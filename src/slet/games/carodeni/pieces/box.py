"""What is in the box: cards and tokens, as the data files list them."""

from collections.abc import Sequence
from typing import Any, Literal, get_args

import msgspec

from slet.games.carodeni.pieces.kinds import ANIMALS, INGREDIENTS, TOOLS, Animal, Colour, Ingredient, Tool
from slet.games.carodeni.pieces.load import (
    Criterion,
    EarlierRow,
    Gain,
    GoalRow,
    InsteadRow,
    NoviceRow,
    PotionRow,
    PriceRow,
    ScaleRow,
    SideRow,
    StarterRow,
    StockRow,
    TokenRow,
    WitchRow,
    WrongData,
    all_different,
    in_order,
    read_file,
    read_rows,
)
from slet.kernel import Piece


class Witch(Piece):
    """CAR-07: a witch card. On its back is an animal."""

    __slots__ = ("back", "flags", "gathers", "is_novice", "main", "points", "refresh")

    def __init__(
        self,
        name: str,
        gathers: tuple[int, int, int],
        main: Colour | None = None,
        secondary: Sequence[Colour] = (),
        points: int = 0,
        *,
        refresh: bool = False,
        back: Animal | None = None,
    ) -> None:
        super().__init__(name)
        self.gathers = gathers
        self.main = main
        self.flags: tuple[Colour, ...] = (*(() if main is None else (main,)), *secondary)
        self.points = points
        self.refresh = refresh
        self.back = back
        self.is_novice = back is None

    @property
    def animal(self) -> Animal:
        assert self.back is not None, "novices have no animal on their back"
        return self.back

    def brews(self, potion: "Potion") -> bool:
        """CAR-42, CAR-43, CAR-45: whether one of her flags fits the potion; a wild one fits any flag."""
        return bool(self.flags) if potion.colour is None else potion.colour in self.flags

    def words(self) -> dict[str, Any]:
        return {"main": self.main or "all", "gathers": self.gathers_as_printed, "refresh": self.refresh}

    @property
    def gathers_as_printed(self) -> str:
        """Her action points from the top: `1·0·1`."""
        return "·".join(map(str, self.gathers))


class Novice(Witch):
    """CAR-13: one of a pair that shares a symbol."""

    __slots__ = ("symbol",)

    def __init__(self, name: str, symbol: str, gathers: tuple[int, int, int]) -> None:
        super().__init__(name, gathers)
        self.symbol = symbol

    def words(self) -> dict[str, Any]:
        return {"symbol": self.symbol, "gathers": self.gathers_as_printed}


class Potion(Piece):
    """CAR-05: a potion card. On its back is a tool; on a starter's, nothing."""

    __slots__ = ("any_tools", "back", "colour", "is_starter", "needs", "points", "tools")

    def __init__(
        self, name: str, colour: Colour | None, ingredients: Sequence[str], tools: Sequence[str], points: int, back: str
    ) -> None:
        super().__init__(name)
        self.colour = colour
        """None is the pale flag: wild."""
        self.needs = tuple(ingredients.count(kind.name) for kind in INGREDIENTS)
        """How many of each ingredient it takes."""
        self.tools = tuple(Tool.named(tool) for tool in tools if tool != "any")
        self.any_tools = tools.count("any")
        self.points = points
        self.is_starter = not back
        self.back = Tool.named(back) if back else None

    @property
    def tool(self) -> Tool:
        assert self.back is not None, "starter potions have no tool on their back"
        return self.back

    def words(self) -> dict[str, Any]:
        return {
            "colour": "starter" if self.is_starter else self.colour or "wild",
            "points": self.points,
            "ingredients": self.ingredients,
            "tools": self.tools,
            "any": self.any_tools,
        }

    @property
    def ingredients(self) -> tuple[Ingredient, ...]:
        """What it takes, one by one."""
        return tuple(kind for kind, number in zip(INGREDIENTS, self.needs, strict=True) for _ in range(number))


NeedKind = Literal["witch", "potion", "tool", "animals"]


class Need(Piece):
    """CAR-58: one thing that a goal asks for, such as `witch:red x2`, `tool:flask` or `animals:different x3`."""

    __slots__ = ("kind", "number", "what")

    def __init__(self, ask: str) -> None:
        super().__init__(ask)
        thing, _, number = ask.partition(" x")
        kind, _, self.what = thing.partition(":")
        self.kind: NeedKind = msgspec.convert(kind, NeedKind)
        self.number = int(number or 1)

    @classmethod
    def of(cls, ask: str) -> "Need":
        """Several goals ask for the same."""
        return cls.named(ask) if ask in cls.names() else cls(ask)

    def words(self) -> dict[str, Any]:
        return {"thing": self.what if self.kind == "tool" else f"{self.kind}-{self.what}", "number": self.number}


class Goal(Piece):
    """CAR-14: one side of a goal token."""

    __slots__ = ("is_hard", "needs", "points", "shows_animals", "token")

    def __init__(self, token: str, side: Literal["easy", "hard"], row: SideRow) -> None:
        super().__init__(f"{token}-{side}")
        self.token = token
        self.is_hard = side == "hard"
        self.needs = tuple(map(Need.of, row.asks))
        self.points = row.points
        self.shows_animals = any(need.kind == "animals" for need in self.needs)

    def words(self) -> dict[str, Any]:
        return {"points": self.points, "needs": self.needs}


class Symbol(Piece):
    """CAR-96: what a row of a token shows: a gain, or a criterion."""

    def words(self) -> dict[str, Any]:
        return {"name": self.name.replace(" ", "-")}


SYMBOLS = tuple(map(Symbol, (*get_args(Gain), *get_args(Criterion))))


class Token(Piece):
    """CAR-96: a token of Ostara's."""

    __slots__ = ("criteria", "gains", "shows_animal")

    def __init__(self, name: str, gains: Sequence[Gain], criteria: Sequence[Criterion]) -> None:
        super().__init__(name)
        self.gains = tuple(gains)
        self.criteria = tuple(criteria)
        self.shows_animal = "animal" in gains

    def words(self) -> dict[str, Any]:
        gains, criteria = ([Symbol.named(name) for name in row] for row in (self.gains, self.criteria))
        return {"gains": gains, "criteria": criteria or None}


def _witches(rows: list[WitchRow]) -> tuple[Witch, ...]:
    return tuple(
        Witch(
            row.id,
            row.gathers,
            None if row.main == "none" else row.main,
            row.secondary,
            row.points,
            refresh=row.refresh,
            back=Animal.named(row.animal),
        )
        for row in rows
    )


def _pairs(rows: list[NoviceRow]) -> tuple[tuple[Novice, Novice], ...]:
    """CAR-02: two novices share a symbol, and there are five symbols."""
    twos = list(zip(rows[::2], rows[1::2], strict=True))
    for first, second in twos:
        if first.symbol != second.symbol:
            raise WrongData(f"witches.toml, novices, {second.id}: it should have the symbol of {first.id}")
    if len({first.symbol for first, _ in twos}) != len(twos):
        raise WrongData("witches.toml, novices: two pairs have the same symbol")
    return tuple((_novice(first), _novice(second)) for first, second in twos)


def _novice(row: NoviceRow) -> Novice:
    return Novice(row.id, row.symbol, row.gathers)


def _potions(rows: Sequence[PotionRow]) -> tuple[Potion, ...]:
    return tuple(
        Potion(row.id, None if row.colour == "wild" else row.colour, row.ingredients, row.tools, row.points, row.back)
        for row in rows
    )


def _first_potions(rows: list[EarlierRow]) -> tuple[Potion, ...]:
    """The potions with which the first version of the rules was played, in their old places in the box."""
    present = {potion.name for potion in POTIONS}
    for row in rows:
        if row.until not in present:
            raise WrongData(
                f"potions.toml, earlier ({row.id}): no potion is called {row.until!r}, so nothing took that place"
            )
    before = dict(zip((row.until for row in rows), _potions(rows), strict=True))
    return tuple(before.get(potion.name, potion) for potion in POTIONS)


def _starters(rows: list[StarterRow]) -> tuple[Potion, ...]:
    for place, row in enumerate(rows, 1):
        if row.number != place:
            raise WrongData(f"potions.toml, starters, {row.id}: its number should be {place}")
    return tuple(Potion(row.id, None, row.ingredients, (), row.points, "") for row in rows)


def _bag(rows: list[StockRow]) -> tuple[int, ...]:
    """CAR-02, CAR-04: 65 tokens in all."""
    in_order("figures.toml", "ingredients", rows, [kind.name for kind in INGREDIENTS])
    tokens = tuple(row.tokens for row in rows)
    if sum(tokens) != 65:
        raise WrongData(
            f"figures.toml, ingredients: there are 65 tokens in the box, and the rows add up to {sum(tokens)}"
        )
    return tokens


def _prices(rows: list[PriceRow]) -> tuple[Ingredient, ...]:
    in_order("figures.toml", "animals", rows, [kind.name for kind in ANIMALS])
    return tuple(Ingredient.named(row.ingredient) for row in rows)


def _tokens(rows: list[TokenRow]) -> tuple[Token, ...]:
    """CAR-90: two of them show animals, so that seven are left for the five rounds of a stage."""
    animals = [row.id for row in rows if "animal" in row.gains]
    if len(animals) != 2:
        raise WrongData(f"ostara.toml, tokens: two of them show animals, in the file {', '.join(animals) or 'none'}")
    return tuple(Token(row.id, row.gains, row.criteria) for row in rows)


def _goals(rows: list[GoalRow]) -> tuple[tuple[Goal, Goal], ...]:
    return tuple((Goal(row.id, "easy", row.easy), Goal(row.id, "hard", row.hard)) for row in rows)


_CARDS, _BREWS = read_file("witches.toml"), read_file("potions.toml")
_FIGURES = read_file("figures.toml")

_WITCH_ROWS = read_rows("witches.toml", _CARDS, "witches", WitchRow, 50)
_NOVICE_ROWS = read_rows("witches.toml", _CARDS, "novices", NoviceRow, 10)
_POTION_ROWS = read_rows("potions.toml", _BREWS, "potions", PotionRow, 50)
_EARLIER_ROWS = read_rows("potions.toml", _BREWS, "earlier", EarlierRow, None)
_STARTER_ROWS = read_rows("potions.toml", _BREWS, "starters", StarterRow, 5)
_GOAL_ROWS = read_rows("goals.toml", read_file("goals.toml"), "goals", GoalRow, 15)
_TOKEN_ROWS = read_rows("ostara.toml", read_file("ostara.toml"), "tokens", TokenRow, 9)
_BAG_ROWS = read_rows("figures.toml", _FIGURES, "ingredients", StockRow, len(INGREDIENTS))
all_different(
    {
        "witches.toml, witches": _WITCH_ROWS,
        "witches.toml, novices": _NOVICE_ROWS,
        "potions.toml, potions": _POTION_ROWS,
        "potions.toml, earlier": _EARLIER_ROWS,
        "potions.toml, starters": _STARTER_ROWS,
        "goals.toml, goals": _GOAL_ROWS,
        "ostara.toml, tokens": _TOKEN_ROWS,
        "figures.toml, ingredients": _BAG_ROWS,
    }
)

WITCHES = _witches(_WITCH_ROWS)
PAIRS = _pairs(_NOVICE_ROWS)
POTIONS = _potions(_POTION_ROWS)
FIRST_POTIONS = _first_potions(_EARLIER_ROWS)
"""Instead of these, in games that began with them."""
STARTERS = _starters(_STARTER_ROWS)
GOALS = _goals(_GOAL_ROWS)
"""Each token with its easy and its hard side."""
OSTARA_TOKENS = _tokens(_TOKEN_ROWS)
BAG = _bag(_BAG_ROWS)
"""How many tokens of each ingredient there are."""
PRICES = _prices(read_rows("figures.toml", _FIGURES, "animals", PriceRow, len(ANIMALS)))
"""CAR-83: the ingredient that tames each animal."""
_SCALES = read_rows("figures.toml", _FIGURES, "scales", ScaleRow, 2)
in_order("figures.toml", "scales", _SCALES, ["tools", "animals"])
TOOL_POINTS, ANIMAL_POINTS = ((0, *row.points) for row in _SCALES)
"""CAR-74, CAR-77: what so many different ones score, from none to five."""
(_INSTEAD,) = read_rows("figures.toml", _FIGURES, "ostara", InsteadRow, 1)
INSTEAD_OF_ANIMAL = _INSTEAD.ingredients

assert len(TOOLS) + 1 == len(TOOL_POINTS)
