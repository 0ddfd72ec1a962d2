"""The overview of Wandering Towers: how far everybody is, and what lies on the discard pile."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.wandering_towers.pieces import chip, face, potions
from slet.cli.boards.wandering_towers.plain import TowersSentences
from slet.games.wandering_towers.pieces import CARDS
from slet.games.wandering_towers.view import TowersView

COLUMNS = ("inside", "outside", "full", "empty", "spent", "cards")
FACES_A_ROW, SPELLS_A_ROW = 5, 2


class TowersSheet(TowersSentences):
    def sheet(self, view: TowersView, rows: int | None = None) -> RenderableType | None:  # noqa: ARG002
        spells: list[RenderableType] = [
            Text(self.words("towers-sheet-spells"), style="bold"),
            _in_rows(self.tokens(view), SPELLS_A_ROW),
            Text(),
        ]
        return Group(
            Text(self.words("towers-sheet-title"), style="bold"),
            Text(),
            self._standing(view),
            Text(),
            *(spells if view.spells else []),
            Text(self.words("towers-sheet-discard", cards=len(view.discard)), style="bold"),
            *([self._discard(view)] if view.discard else []),
        )

    def sheet_lines(self, view: TowersView) -> list[str]:
        return [*self.final_lines(view), *self.time_left_in_words(view)]

    def final_lines(self, view: TowersView) -> list[str]:
        return [*self.players_in_words(view), *self.spells_in_words(view), self._discard_in_words(view)]

    def _discard_in_words(self, view: TowersView) -> str:
        counts = Counter(view.discard)
        laid = [f"{counts[card]}× {self.wording.piece(card)}" for card in CARDS.values() if counts[card]]
        return self.words("towers-say-discard", cards="; ".join(laid) or "none")

    def _standing(self, view: TowersView) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column(self.words("towers-column-player"), no_wrap=True, min_width=10)
        for name in COLUMNS:
            table.add_column(self.words(f"towers-column-{name}"), justify="right")
        table.add_column("")
        for side, player in enumerate(view.players):
            name = self.words("towers-everybody") if view.mode == "coop" else self.names[side]
            numbers = [str(getattr(player, column)) for column in COLUMNS]
            table.add_row(chip(player.wizard), name, *numbers, potions(player))
        return table

    def _discard(self, view: TowersView) -> Table:
        counts = Counter(view.discard)
        cells = [Text(f"{counts[card]}× ") + face(card) for card in CARDS.values() if counts[card]]
        return _in_rows(cells, FACES_A_ROW)


def _in_rows(cells: list[Text], a_row: int) -> Table:
    table = Table.grid(padding=(0, 3))
    for start in range(0, len(cells), a_row):
        table.add_row(*cells[start : start + a_row])
    return table
