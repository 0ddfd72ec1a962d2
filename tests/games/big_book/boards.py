"""The board of the terminal, painted and asked for the tests."""

from io import StringIO

from rich.console import Console

from slet.cli.boards import board_for
from slet.cli.boards.big_book import BigBookBoard
from slet.cli.words import Words
from slet.kernel.match import Match

from .table import asked

NAMES = ("Ema", "Morana", "Kvido", "Sibyla", "Rufus")


def board(seats: int, language: str = "en") -> BigBookBoard:
    made = board_for("big-book", Words(language), NAMES[:seats])
    assert isinstance(made, BigBookBoard)
    return made


def painted(match: Match, language: str = "en", width: int = 96, seat: int = 0) -> str:
    """What the person on that seat sees."""
    on = board(match.seats, language)
    view, ask = match.view(seat), match.ask
    console = Console(file=StringIO(), width=width)
    console.print(on.table(view, ask), on.own(view, ask if ask is not None and ask.seat == seat else None))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


def question(match: Match, language: str = "en") -> str:
    ask = asked(match)
    return board(match.seats, language).question(match.view(ask.seat), ask)
