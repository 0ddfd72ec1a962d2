"""Reading the data files: every row is checked, and one that is wrong is named.

What is checked are the numbers that the rulebook gives (fifty witches, five pairs of novices …) and that a row makes
sense by itself. Whoever owns the printed game may correct a row without touching the code.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

Source = Literal["rulebook", "public", "reconstructed", "printed"]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
ColourName = Literal["red", "blue", "green", "yellow"]
IngredientName = Literal["herb", "berry", "leaf", "mushroom", "root"]
ToolName = Literal["flask", "crystal", "candle", "mortar", "book"]
AnimalName = Literal["snake", "bat", "owl", "toad", "cat"]
Gain = Literal[
    "witch or potion",
    "potion or witch",
    "witch and potion",
    "potion and witch",
    "animal",
    "one ingredient",
    "two ingredients",
]
Criterion = Literal["goal", "flag", "points"]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Source

    def check(self) -> None:
        """What a row has to keep beyond the types of its fields; `ValueError` says what it does not."""


R = TypeVar("R", bound=Row)


class WitchRow(Row, frozen=True, kw_only=True):
    main: ColourName | Literal["none"]
    secondary: list[ColourName]
    gathers: tuple[Number, Number, Number]
    refresh: bool
    points: Number
    animal: AnimalName

    def check(self) -> None:
        flags = [*([] if self.main == "none" else [self.main]), *self.secondary]
        if not flags or not _differ(flags):
            raise ValueError("a witch has at least one flag, and none twice (`main`, `secondary`)")


class NoviceRow(Row, frozen=True, kw_only=True):
    symbol: str
    gathers: tuple[Number, Number, Number]


class PotionRow(Row, frozen=True, kw_only=True):
    colour: ColourName | Literal["wild"]
    ingredients: Annotated[list[IngredientName], msgspec.Meta(min_length=1)]
    tools: list[ToolName | Literal["any"]]
    points: Number
    back: ToolName

    def check(self) -> None:
        if not _differ([tool for tool in self.tools if tool != "any"]):
            raise ValueError("a potion names no tool twice (`tools`): a second one could never be used (CAR-53)")


class EarlierRow(PotionRow, frozen=True, kw_only=True):
    until: str
    """The id of the row that took its place."""


class StarterRow(Row, frozen=True, kw_only=True):
    number: Annotated[int, msgspec.Meta(ge=1, le=5)]
    ingredients: Annotated[list[IngredientName], msgspec.Meta(min_length=1)]
    points: Number


ASK = re.compile(
    f"(witch|potion):({'|'.join(get_args(ColourName))}) x[1-9]"
    f"|tool:({'|'.join(get_args(ToolName))})"
    "|animals:different x[1-5]"
)
"""What a side of a goal token may ask for."""


class SideRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    asks: Annotated[list[str], msgspec.Meta(min_length=1)]
    points: Number

    def check(self, side: str) -> None:
        for ask in self.asks:
            if not ASK.fullmatch(ask):
                raise ValueError(
                    f"the {side} side asks for {ask!r}; write 'witch:COLOUR xN', 'potion:COLOUR xN', 'tool:KIND' "
                    "or 'animals:different xN' with a colour, kind and number that there are"
                )
        if not _differ([ask.partition(" ")[0] for ask in self.asks]):
            raise ValueError(f"the {side} side names one thing twice; write how many there must be: x2")


class GoalRow(Row, frozen=True, kw_only=True):
    easy: SideRow
    hard: SideRow

    def check(self) -> None:
        self.easy.check("easy")
        self.hard.check("hard")


class TokenRow(Row, frozen=True, kw_only=True):
    gains: Annotated[list[Gain], msgspec.Meta(min_length=1)]
    criteria: list[Criterion]

    def check(self) -> None:
        if not _differ(self.criteria):
            raise ValueError("a criterion stands twice (`criteria`): the second could never decide")


class StockRow(Row, frozen=True, kw_only=True):
    tokens: Number


class PriceRow(Row, frozen=True, kw_only=True):
    ingredient: IngredientName


class ScaleRow(Row, frozen=True, kw_only=True):
    points: tuple[Number, Number, Number, Number, Number]


class InsteadRow(Row, frozen=True, kw_only=True):
    ingredients: Number


def _differ(things: Sequence[str]) -> bool:
    return len(set(things)) == len(things)


class WrongData(ValueError):
    """A row of a data file that cannot be right; says which, and why."""


def read_file(name: str) -> dict[str, Any]:
    source = (files("slet.games.carodeni") / "data" / name).read_text(encoding="utf-8")
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise WrongData(f"{name} cannot be read: {error}") from None


def read_rows(name: str, data: dict[str, Any], part: str, row: type[R], number: int | None) -> list[R]:
    """The rows of one part of a data file: as many as the rulebook says, where it does, each with an id of its own."""
    given = data.get(part)
    if not isinstance(given, list):
        raise WrongData(f"{name} has no list called {part!r}")
    rows = [_read_row(name, part, place, one, row) for place, one in enumerate(given, 1)]
    for row_id, times in Counter(one.id for one in rows).items():
        if times > 1:
            raise WrongData(f"{name}, {part}: the id {row_id!r} stands {times} times")
    if number is not None and len(rows) != number:
        raise WrongData(f"{name}, {part}: there are {number} in the box, and the file has {len(rows)} rows")
    return rows


def _read_row(name: str, part: str, place: int, given: object, row: type[R]) -> R:
    try:
        read = msgspec.convert(given, row)
        read.check()
    except ValueError as error:  # msgspec's own, or ours
        row_id = given.get("id", "without an id") if isinstance(given, dict) else "is no table"
        raise WrongData(f"{name}, {part}, row {place} ({row_id}): {error}") from None
    return read


def all_different(parts: Mapping[str, Sequence[Row]]) -> None:
    """No two rows of all files have the same id: by it cards and tokens are known."""
    where: dict[str, str] = {}
    for part, rows in parts.items():
        for row in rows:
            if row.id in where:
                raise WrongData(f"{part} ({row.id}): this id stands in {where[row.id]} too")
            where[row.id] = part


def in_order(name: str, part: str, rows: Sequence[Row], ids: Sequence[str]) -> None:
    """The rows have to be exactly these, in this order."""
    for place, (row, wanted) in enumerate(zip(rows, ids, strict=True), 1):
        if row.id != wanted:
            raise WrongData(f"{name}, {part}, row {place} ({row.id}): its id should be {wanted!r}")
