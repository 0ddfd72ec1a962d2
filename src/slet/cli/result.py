"""How a game ended."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.words import Words
from slet.kernel.game import Outcome
from slet.kernel.match import Match


def result_parts(match: Match, board: Board, seat: int | None, *, plain: bool) -> list[RenderableType]:
    """The score sheet and the result."""
    view = match.view(seat)
    sheet = None if plain else board.sheet(view)
    lines = board.sheet_lines(view) if match.outcome is None else board.final_lines(view)
    table: list[RenderableType] = [*map(Text, lines)] if sheet is None else [sheet]
    return [*table, Text(), *[Text(line, style="bold") for line in result_lines(match, board, seat)]]


def result_lines(match: Match, board: Board, seat: int | None) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return [board.words("not-over")]
    tell = _together if outcome.together else _against_each_other
    return [tell(match, outcome, board, seat), board.wording.say(f"reason-{outcome.reason}")]


def _together(match: Match, outcome: Outcome, board: Board, seat: int | None) -> str:
    won = bool(outcome.winners)
    if seat is not None:
        return board.words("you-won-together" if won else "you-lost-together")
    return board.words("all-won" if won else "all-lost", count=match.seats, name=board.names[0])


def _against_each_other(match: Match, outcome: Outcome, board: Board, seat: int | None) -> str:
    rival, winners = outcome.rival, outcome.winners
    best = [(board.names[winner], outcome.scores[winner]) for winner in winners]
    if rival is not None and rival.score >= max(outcome.scores):
        best.append((board.wording.say(f"rival-{rival.name}"), rival.score))
    if not best:
        return board.words("nobody-won")
    points = max(score for _, score in best) if match.game.has_points else "none"
    if len(best) == 1 and list(winners) == [seat]:
        return board.words("you-win", points=points)
    names = in_a_list([name for name, _ in best], board.words)
    return board.words("won", count=len(best), names=names, points=points)


def in_a_list(names: Sequence[str], words: Words) -> str:
    """`Ema, Kvido and Rufus`."""
    *first, last = names
    return words("names", first=", ".join(first), last=last) if first else last
