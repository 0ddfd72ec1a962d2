"""How a game ended."""

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.board import Board
from slet.kernel.match import Match


def result_parts(match: Match, board: Board, seat: int | None, *, plain: bool) -> list[RenderableType]:
    """The score sheet and the result."""
    view = match.view(seat)
    sheet = None if plain else board.sheet(view)
    table: list[RenderableType] = [*map(Text, board.sheet_lines(view))] if sheet is None else [sheet]
    return [*table, Text(), *[Text(line, style="bold") for line in result_lines(match, board, seat)]]


def result_lines(match: Match, board: Board, seat: int | None) -> list[str]:
    outcome = match.outcome
    words = board.words
    if outcome is None:
        return [words("not-over")]
    winners = [board.names[winner] for winner in outcome.winners]
    points = max(outcome.scores[winner] for winner in outcome.winners) if winners else 0
    if not winners:
        won = words("nobody-won")
    elif list(outcome.winners) == [seat]:
        won = words("you-win", points=points)
    else:
        won = words("won", count=len(winners), names=", ".join(winners), points=points)
    return [won, board.wording.say(f"reason-{outcome.reason}")]
