"""As much of a picture as the screen has room for."""

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

QUESTION_LINES, STORY_LINES, MENU_LINES, TABLE_LINES = 6, 1, 5, 10
"""What a low screen has to keep free: for the question, something of the log, a usual menu, the smallest table."""


class Fitted:
    """The first of several pictures for which there is room, so that the question is always on the screen.

    The table keeps free what the menu needs; the menu, which is drawn without one, what the smallest table needs.
    """

    def __init__(
        self, pictures: Sequence[Callable[[], RenderableType]], keep_free: RenderableType | None = None
    ) -> None:
        self.pictures = pictures
        self.keep_free = keep_free

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = self._room(console, options)
        for picture in self.pictures:
            drawn = picture()
            if picture is self.pictures[-1] or _lines(console, options, drawn) <= room:
                yield drawn
                return

    def _room(self, console: Console, options: ConsoleOptions) -> float:
        if not console.is_terminal:
            return float("inf")
        free = TABLE_LINES
        if self.keep_free is not None:
            free = max(MENU_LINES, _lines(console, options, self.keep_free)) + STORY_LINES
        return console.height - QUESTION_LINES - free


def _lines(console: Console, options: ConsoleOptions, drawn: RenderableType) -> int:
    return len(console.render_lines(drawn, options, pad=False))


def one_line(text: Text) -> Text:
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
