"""The overview of Wandering Towers: how far everybody is, and what lies on the discard pile."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.wandering_towers.pieces import chip, face, potions
from slet.cli.boards.wandering_towers.plain import TowersSentences
from slet.games.wandering_towers.components import CARDS
from slet.games.wandering_towers.view import TowersView

COLUMNS = ("inside", "outside", "full", "empty", "spent", "cards")
FACES_A_ROW = 5


class TowersSheet(TowersSentences):
    def sheet(self, view: TowersView, rows: int | None = None) -> RenderableType | None:  # noqa: ARG002
        return Group(
            Text(self.words("towers-sheet-title"), style="bold"),
            Text(),
            self._standing(view),
            Text(),
            Text(self.words("towers-sheet-discard", cards=len(view.discard)), style="bold"),
            self._discard(view),
        )

    def sheet_lines(self, view: TowersView) -> list[str]:
        counts = Counter(view.discard)
        laid = [f"{self.wording.piece(card)}: {counts[card]}" for card in CARDS.values() if counts[card]]
        return [
            *self._players_in_words(view),
            self.words("towers-say-discard", cards="; ".join(laid) or "none"),
        ]

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
        cells = [face(card) + Text(f" ×{counts[card]}") for card in CARDS.values() if counts[card]]
        table = Table.grid(padding=(0, 3))
        for start in range(0, len(cells), FACES_A_ROW):
            table.add_row(*cells[start : start + FACES_A_ROW])
        return table
