"""The map of Lancre in the terminal: locations in a grid, with the paths between them.

Where a location stands and which paths the grid can draw is fixed here; a path of the data that it cannot draw is told
below the map.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from slet.cli.boards.the_witches.pieces import badge, problem_text
from slet.cli.words import Words
from slet.games.the_witches.pieces.places import PATHS, SPACES_OF
from slet.games.the_witches.view import SpaceView, WitchesView

COLUMNS = 6
NARROWEST, WIDEST = 12, 17
ROWS: tuple[tuple[str | None, ...], ...] = (
    ("slice", "place", "razorback", "slippery", "dancers", "stone"),
    ("caves", "longman", "creel", "oak", "cabb", "granny"),
    ("skund", "gorge", "blackglass", None, "town", "castle"),
    ("rock", "badass", None, "magrat", None, None),
    (None, None, "stoat", "bridge", None, None),
)
PLACE = {name: (row, column) for row, names in enumerate(ROWS) for column, name in enumerate(names) if name}
ACROSS = (
    *(pair for row in ROWS[:2] for pair in pairwise(row)),
    ("town", "castle"),
    ("rock", "badass"),
    ("badass", "magrat"),
    ("stoat", "bridge"),
)
DOWN = (
    ("dancers", "cabb"),
    ("cabb", "town"),
    ("creel", "blackglass"),
    ("skund", "rock"),
    ("gorge", "badass"),
    ("magrat", "bridge"),
)
BENT = ("town", "magrat")
SLANTED = ("magrat", "stoat")

PATH = "dim"


def drawn_paths() -> set[frozenset[str]]:
    """The paths that the grid can draw."""
    return {frozenset(str(end) for end in path) for path in (*ACROSS, *DOWN, BENT, SLANTED)}


def other_paths() -> list[tuple[str, str]]:
    """Paths of the map that the grid cannot draw: none, as long as the data are as we know them."""
    return [path for path in PATHS if frozenset(path) not in drawn_paths()]


class Canvas:
    """Lines of text that are written to anywhere."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        piece = Text(text, style=style) if isinstance(text, str) else text
        for letter in piece.divide(range(1, len(piece))):
            if 0 <= x < self.width:
                ink = str(letter.spans[-1].style) if letter.spans else str(letter.style)
                self.cells[y][x] = (letter.plain, ink)
            x += 1

    def line(self, y: int, start: int, end: int) -> None:
        """A path along the line, where nothing else stands."""
        for x in range(start, end):
            if self.cells[y][x][0] == " ":
                self.put(x, y, "─", PATH)

    def free(self, x: int, y: int) -> int:
        """The first free place from there on, with a free one before it."""
        while any(self.cells[y][at][0] != " " for at in (x - 1, x) if at < self.width):
            x += 1
        return x

    def lines(self) -> Iterator[Text]:
        for cells in self.cells:
            yield Text.assemble(*cells)


class LancreMap:
    """The whole map, as wide as there is room."""

    def __init__(self, view: WitchesView, words: Words) -> None:
        self.view = view
        self.words = words
        self.spots = {spot.space: spot for spot in view.spaces}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.drawn(options.max_width)

    def drawn(self, width: int) -> Iterator[Text]:
        cell = max(NARROWEST, min(WIDEST, (width - 1) // COLUMNS))
        canvas = Canvas(max(width, cell * COLUMNS), 2 * len(ROWS))
        ends = {name: self._location(canvas, name, cell) for name in PLACE}
        known = {frozenset(path) for path in PATHS}
        self._paths(canvas, cell, ends, known)
        for line in canvas.lines():
            line.rstrip()
            yield line
        if others := other_paths():
            names = ", ".join(f"{self.short(one)} – {self.short(other)}" for one, other in others)
            yield Text(" " + self.words("witches-other-paths", paths=names), style="dim")

    def short(self, location: str) -> str:
        return self.words(f"witches-short-{location}")

    def _location(self, canvas: Canvas, name: str, cell: int) -> int:
        """Write a location and what is there; returns where its name ends."""
        row, column = PLACE[name]
        x, y = 1 + column * cell, 2 * row
        spaces = SPACES_OF[name]
        title = Text(self.short(name), style="bold" if self._is_here(name) else "")
        witches = self.badges(self.spots[spaces[0]])
        beside_name = len(spaces) == 1 and len(title) + len(witches) < cell - 1
        if beside_name:
            title += witches
        canvas.put(x, y, title)
        for n, space in enumerate(spaces):
            number = Text(f"{n + 1} " if len(spaces) > 1 else "", style="dim")
            witches_there = Text() if beside_name else self.badges(self.spots[space])
            room = cell - 1 - len(number) - len(witches_there)
            canvas.put(x, y + 1 + n, number + problem_text(self.spots[space], self.words, room) + witches_there)
        return x + len(title)

    def _is_here(self, name: str) -> bool:
        seat = self.view.seat
        space = self.view.players[seat].space if seat is not None else None
        return space is not None and space.location == name

    def badges(self, spot: SpaceView) -> Text:
        """The witches on a space: the letters of the apprentices."""
        badges = Text(" " if spot.witches else "")
        for seat in spot.witches:
            badges += badge(self.view.players[seat].apprentice)
        return badges

    def _paths(self, canvas: Canvas, cell: int, ends: Mapping[str, int], known: set[frozenset[str]]) -> None:
        for one, other in ACROSS:
            if frozenset((one, other)) in known:
                row, column = PLACE[str(other)]
                canvas.line(2 * row, min(ends[str(one)] + 1, column * cell - 1), column * cell)
        for one, other in DOWN:
            if frozenset((one, other)) in known:
                row, column = PLACE[one]
                below = canvas.free(column * cell + cell - 4, 2 * row + 1)
                canvas.put(min(below, column * cell + cell - 1), 2 * row + 1, "│", PATH)
        row, column = PLACE["town"]
        corner = column * cell - 1
        if frozenset(BENT) in known:
            canvas.put(corner, 2 * row, "┌─", PATH)
            canvas.put(corner, 2 * row + 1, "│", PATH)
            canvas.line(2 * row + 2, ends["magrat"] + 1, corner)
            canvas.put(corner, 2 * row + 2, "┘", PATH)
        if frozenset(SLANTED) in known:
            row, column = PLACE["magrat"]
            canvas.put(column * cell, 2 * row + 1, "╱", PATH)
