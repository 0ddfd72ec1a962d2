"""How much room there is. It follows from the terminal alone, so that nothing moves about while playing."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

WIDE = 92
"""From this many columns on there is room for wide towers."""
A_SIDE = 7
"""Spaces above and below; the ring has one more at each side."""
ROWS = 3
OWN_LINES = 9
STORY_LINES = 8
"""What is left to the log, the question and the lines between."""
LEAST_LINES, MOST_LINES, USUAL_LINES = 3, 9, 6


@dataclass(frozen=True)
class Size:
    width: int
    lines: int
    """Of a space, in the ring."""
    own: int
    """Lines kept for the own part; 0 where there is no telling."""

    @property
    def cell(self) -> int:
        """Columns of a space."""
        return 9 if self.width >= WIDE else 8

    @property
    def body(self) -> int:
        """Columns of a tower."""
        return 7 if self.width >= WIDE else 5

    @property
    def ring(self) -> int:
        """Columns of the ring, with one between it and what is beside it."""
        return (A_SIDE - 1) * self.cell + self.body + 2

    @property
    def middle(self) -> int:
        return (A_SIDE - 2) * self.cell

    @property
    def beside(self) -> int:
        """Columns beside the ring."""
        return self.width - self.ring - 1  # the last column of a terminal is better left empty


def size_of(console: Console, options: ConsoleOptions) -> Size:
    width = options.max_width
    if not console.is_terminal:
        return Size(width, USUAL_LINES, 0)
    spare = console.height - 1 - OWN_LINES - STORY_LINES
    if spare > 4 * ROWS:  # in a high terminal the log and the own part shall grow too
        spare -= (spare - 4 * ROWS) // 3
    lines = max(LEAST_LINES, min(spare // ROWS, MOST_LINES))
    left_over = console.height - 1 - lines * ROWS - STORY_LINES
    return Size(width, lines, max(0, min(left_over, OWN_LINES)))


class Fitted:
    """Lines that are drawn for the room there is."""

    def __init__(self, draw: Callable[[Size], Iterable[Text]]) -> None:
        self.draw = draw

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        size = size_of(console, options)
        for line in self.draw(size):
            line.truncate(size.width, overflow="ellipsis")
            line.no_wrap = True
            yield line


def left(text: Text, width: int) -> Text:
    """The text with exactly that width; blanks at the end are no loss."""
    text = text.copy()
    text.rstrip_end(width)
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def centred(text: Text, width: int) -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    text.pad_left((width - text.cell_len) // 2)
    return left(text, width)
