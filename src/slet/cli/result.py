"""How a game ended, in the terminal."""

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.board import Board
from slet.games import result
from slet.kernel.match import Match


def result_parts(match: Match, board: Board, seat: int | None, *, plain: bool) -> list[RenderableType]:
    """The score sheet and the result."""
    view = match.view(seat)
    sheet = None if plain else board.sheet(view)
    lines = board.sheet_lines(view) if match.outcome is None else board.final_lines(view)
    table: list[RenderableType] = [*map(Text, lines)] if sheet is None else [sheet]
    return [*table, Text(), *[Text(line, style="bold") for line in result_lines(match, board, seat)]]


def result_lines(match: Match, board: Board, seat: int | None) -> list[str]:
    if match.outcome is None:
        return [board.words("not-over")]
    return result.result_lines(match.game, match.outcome, board.names, seat, board.words.language)
