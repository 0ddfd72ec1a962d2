"""A simulation at several tables: the wins by seats and by an option of the game, in one table."""

from typing import Any

from rich.table import Table

from slet.cli.settings import typed
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games.wording import wording
from slet.lab.grid import Cell, Grid


def show_grid(grid: Grid, terminal: Terminal) -> None:
    words, plan = terminal.words, grid.plan
    name = wording(plan.game, words.language).say("name")
    player = plan.players[0]
    terminal.say(words("grid", game=name, player=player, seconds=f"{grid.seconds:.0f}"))
    values = list(dict.fromkeys(cell.value for cell in grid.cells))
    if terminal.plain:
        terminal.say(*(_sentence(cell, grid.option, words) for cell in grid.cells))
    else:
        terminal.write(_table(grid, values, words))
    compared = [value for value in values if sum(cell.value == value for cell in grid.cells) > 1]
    terminal.say(*(_spread(grid, value, words) for value in compared))


def _spread(grid: Grid, value: Any, words: Words) -> str:
    points = f"{100 * grid.spread(value):.1f}"
    return words("grid-spread", option=grid.option or "none", value=typed(value), points=points)


def _table(grid: Grid, values: list[Any], words: Words) -> Table:
    title = None if grid.option is None else f"{grid.option}:"
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("grid-seats"))
    for value in values:
        table.add_column(words("grid-all") if grid.option is None else typed(value), justify="right")
    for seats in dict.fromkeys(cell.seats for cell in grid.cells):
        row = {cell.value: f"{_percent(cell)} % ({cell.games})" for cell in grid.cells if cell.seats == seats}
        table.add_row(str(seats), *[row.get(value, "–") for value in values])
    return table


def _percent(cell: Cell) -> str:
    return f"{100 * cell.win_share:.1f} ± {100 * cell.win_share_pm:.1f}"


def _sentence(cell: Cell, option: str | None, words: Words) -> str:
    return words(
        "grid-row",
        seats=cell.seats,
        option=option or "none",
        value=typed(cell.value),
        games=cell.games,
        wins=f"{100 * cell.win_share:.1f}",
        pm=f"{100 * cell.win_share_pm:.1f}",
    )
