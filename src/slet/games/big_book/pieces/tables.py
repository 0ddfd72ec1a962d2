"""What is printed: spells, curses, pages, magicians and the board, read from the data files and checked.

Each row of `data/*.toml` says where it comes from. An owner of the printed game corrects a row there; a row that makes
no sense is named here.
"""

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any, ClassVar, Literal, get_args

from slet.games.big_book.forms import read_effect
from slet.games.big_book.phrases import Effect
from slet.games.big_book.pieces.cards import ELEMENTS, Element
from slet.kernel import Piece

Source = Literal["rulebook", "public", "reconstructed"]
CurseKind = Literal["water", "earth", "fire", "air", "multi"]
CURSE_KINDS: tuple[CurseKind, ...] = ("water", "earth", "fire", "air", "multi")
PageKind = Literal["first", "inner", "last"]
LEVELS = (1, 2, 3)


# A piece is registered under its name when it is made, so each is made when all of its row has been understood.


class Spell(Piece):
    __slots__ = ("basic", "effect", "element", "level", "number", "source")
    verb: ClassVar[str] = "learn"

    def __init__(self, row: dict[str, Any]) -> None:
        self.element: Element = row["element"]
        self.number = ELEMENTS.index(self.element)
        self.level: int = row["level"]
        self.basic: bool = row.get("basic", False)
        self.effect = read_effect(row["who"], row["does"], of_spell=True)
        self.source: Source = row["source"]
        super().__init__(row["id"])


class Curse(Piece):
    __slots__ = ("deck", "effect", "kind", "source")
    verb: ClassVar[str] = "break"

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: CurseKind = row["kind"]
        self.deck = CURSE_KINDS.index(self.kind)
        self.effect = read_effect(row["who"], row["does"], of_spell=False)
        self.source: Source = row["source"]
        super().__init__(row["id"])

    def words(self) -> dict[str, str | int]:
        return {"kind": self.kind}

    @property
    def price(self) -> tuple[int, int, int, int]:
        """BB-75: four of its element, or one of each; tokens come on top."""
        return PRICES[self.deck]


PRICES: tuple[tuple[int, int, int, int], ...] = ((4, 0, 0, 0), (0, 4, 0, 0), (0, 0, 4, 0), (0, 0, 0, 4), (1, 1, 1, 1))


class Page(Piece):
    """A page of the book: a monster on its back, and on its front what becomes of the monster before it.

    Its name is that of its monster; the last page has none.
    """

    __slots__ = ("arrival", "bonus", "curses", "front_source", "kind", "penalty", "source")

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: PageKind = row["kind"]
        self.curses: tuple[Element, ...] = tuple(row.get("curses", ()))
        self.arrival = read_effect(row["who"], row["does"], of_spell=False)
        self.source: Source = row["source"]
        inner = self.kind == "inner"
        self.bonus: Effect | None = read_effect(row["bonus_who"], row["bonus"], of_spell=False) if inner else None
        self.penalty: Effect | None = read_effect(row["penalty_who"], row["penalty"], of_spell=False) if inner else None
        self.front_source: Source = row["front_source"] if inner else "rulebook"
        super().__init__(row["id"])


class Magician(Piece):
    __slots__ = ("cards", "element", "source")
    verb: ClassVar[str] = "magician"

    def __init__(self, row: dict[str, Any]) -> None:
        self.element: Element = row["element"]
        self.cards: tuple[int, ...] = tuple(row["cards"])
        """The value-1 cards of the starting deck, in the order of `ELEMENTS`."""
        self.source: Source = row["source"]
        super().__init__(row["id"])


class Board:
    """The counts of the box and the table of the round marker."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.madness: dict[int, int] = {int(seats): n for seats, n in data["madness"].items() if seats.isdecimal()}
        self.cards: tuple[int, ...] = tuple(data["elements"]["cards"])
        table = data["multi_element_curses"]
        self.multi: dict[int, tuple[int, ...]] = {int(n): tuple(row) for n, row in table.items() if n.isdecimal()}


# --- reading ---------------------------------------------------------------------------------------------------


class BadData(ValueError):
    """A row of the data files that cannot be right; it is named."""


def read_rows(name: str, kind: str, make: type[Any], source: str | None = None) -> tuple[Any, ...]:
    """All rows of a data file; `BadData` names the one that is wrong."""
    text = source if source is not None else _read(name)
    things = []
    for number, row in enumerate(tomllib.loads(text).get(kind, []), 1):
        where = f"{name}, {kind} {number} ({row.get('id', 'without an id')})"
        try:
            _check_row(row)
            things.append(make(row))
        except KeyError as missing:
            raise BadData(f"{where}: {missing} is missing") from None
        except (TypeError, ValueError) as error:
            raise BadData(f"{where}: {error}") from None
    return tuple(things)


def _check_row(row: dict[str, Any]) -> None:
    for key in ("source", "front_source"):
        if key in row and row[key] not in get_args(Source):
            raise ValueError(f"{key} is {row[key]!r}; it should be one of {', '.join(get_args(Source))}")
    if "element" in row and row["element"] not in ELEMENTS:
        raise ValueError(f"there is no element {row['element']!r}")
    if "level" in row and row["level"] not in LEVELS:
        raise ValueError(f"there is no level {row['level']!r}")
    if "curses" in row and (len(row["curses"]) != 3 or not set(row["curses"]) <= set(ELEMENTS)):
        raise ValueError("a monster has three curses, each of an element")
    if "cards" in row and (len(row["cards"]) != 4 or sum(row["cards"]) != 11):
        raise ValueError("a starting deck has eleven cards of value 1, counted by element")


def _read(name: str) -> str:
    return (files("slet.games.big_book") / "data" / name).read_text(encoding="utf-8")


def check_totals(spells: tuple[Spell, ...], curses: tuple[Curse, ...], pages: tuple[Page, ...]) -> None:
    """BB-04 to BB-07: as many of each kind as the box holds; `BadData` says which are not."""
    library = Counter((spell.element, spell.level) for spell in spells if not spell.basic)
    _expect("spells.toml", "basic spells", sum(spell.basic for spell in spells), 4)
    for element in ELEMENTS:
        for level in LEVELS:
            _expect("spells.toml", f"{element} spells of level {level}", library[element, level], 3)
    kinds = Counter(curse.kind for curse in curses)
    _expect("curses.toml", "curses", len(curses), 48)
    for kind in CURSE_KINDS:
        _expect("curses.toml", f"{kind} curses", kinds[kind], 12 if kind == "multi" else 9)
    sides = Counter(page.kind for page in pages)
    for side, count in (("first", 4), ("inner", 12), ("last", 1)):
        _expect("pages.toml", f"{side} pages", sides[side], count)  # type: ignore[index]


def _expect(file: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise BadData(f"{file}: there should be {wanted} {what}, and there are {found}")


SPELLS: tuple[Spell, ...] = read_rows("spells.toml", "spell", Spell)
CURSES: tuple[Curse, ...] = read_rows("curses.toml", "curse", Curse)
PAGES: tuple[Page, ...] = read_rows("pages.toml", "page", Page)
MAGICIANS: tuple[Magician, ...] = read_rows("magicians.toml", "magician", Magician)
BOARD = Board(tomllib.loads(_read("board.toml")))
check_totals(SPELLS, CURSES, PAGES)

BASIC = tuple(spell for spell in SPELLS if spell.basic)
LIBRARY = tuple(spell for spell in SPELLS if not spell.basic)
FIRST_PAGES = tuple(page for page in PAGES if page.kind == "first")
INNER_PAGES = tuple(page for page in PAGES if page.kind == "inner")
LAST_PAGE = next(page for page in PAGES if page.kind == "last")
