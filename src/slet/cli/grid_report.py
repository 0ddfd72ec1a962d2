"""What a simulation at several tables found, as a page."""

from collections.abc import Iterator
from typing import Any

from slet.cli.charts import Bar, bars
from slet.cli.lab_page import LabPage
from slet.cli.settings import typed
from slet.cli.words import Words
from slet.lab.grid import Cell, Grid


def grid_report(grid: Grid, words: Words, command: str) -> str:
    return _Page(grid, words, command).text()


class _Page(LabPage):
    def __init__(self, grid: Grid, words: Words, command: str) -> None:
        super().__init__(grid.plan.game, words, command, sum(cell.games for cell in grid.cells))
        self.grid = grid
        self.player = grid.plan.players[0]

    def text(self) -> str:
        words, grid = self.words, self.grid
        facts = [
            (str(self.games), words("lr-fact-games", games=self.games)),
            (str(len(grid.cells)), words("gr-fact-tables", tables=len(grid.cells))),
            (grid.plan.seed, words("lr-fact-seed")),
        ]
        crashes = [crash for cell in grid.cells for crash in cell.crashes]
        return self.page(
            words("lr-title", game=self.wording.say("name")),
            self.between(grid.plan.players),
            self._lead(),
            facts,
            [*self.broken(crashes), *self._parts()],
            words("gr-took", seconds=self.number(grid.seconds)),
        )

    def _lead(self) -> str:
        """Where the player wins most and least often."""
        most, least = (choose(self.grid.cells, key=lambda cell: cell.win_share) for choose in (max, min))
        if most.win_share - most.win_share_pm <= least.win_share + least.win_share_pm:
            return self.words("gr-even", player=self.player)
        return self.words(
            "gr-lead",
            player=self.player,
            most=self._table(most),
            best=self.share(most.win_share, most.win_share_pm),
            least=self._table(least),
            worst=self.share(least.win_share, least.win_share_pm),
        )

    def _table(self, cell: Cell) -> str:
        seats = self.words("gr-seats", seats=cell.seats)
        return seats if self.grid.option is None else f"{self._value(cell.value)}, {seats}"

    def _value(self, value: Any) -> str:
        return f"{self.grid.option}={typed(value)}"

    def _parts(self) -> Iterator[str]:
        values = list(dict.fromkeys(cell.value for cell in self.grid.cells))
        figures = []
        for value in values:
            if self.grid.option is not None:
                figures.append(f"<h3>{self._value(value)}</h3>")
            figures.append(self._figure([cell for cell in self.grid.cells if cell.value == value]))
        yield self.section("lr-who", *figures)

    def _figure(self, cells: list[Cell]) -> str:
        chart = [
            Bar(
                self.words("gr-seats", seats=cell.seats),
                cell.win_share,
                cell.win_share_pm,
                self.share(cell.win_share, cell.win_share_pm),
                note="" if cell.together else self.words("gr-fair", fair=self.percent(1 / cell.seats)),
            )
            for cell in cells
        ]
        rows = [(bar.name, str(cell.games), bar.told) for bar, cell in zip(chart, cells, strict=True)]
        caption = self.words("gr-told", player=self.player)
        return self.figure(bars(chart, most=1), caption, ("", "column-games", "column-wins"), rows)
