"""The truth table: every round's bids, tricks and totals."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.words import Words
from slet.games.wizard.view import WizardView

GOOD, BAD = "#45A07C", "#D9482B"


def truth_table(view: WizardView, names: Sequence[str], words: Words, rows: int | None) -> RenderableType:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="")
    table.add_column(words("wizard-column-round"), justify="right", style="dim")
    for name in names:
        table.add_column(fitted(name), justify="right", min_width=10, no_wrap=True)
    shown = view.truth if rows is None else view.truth[-max(rows, 1) :]
    for row in shown:
        cells = zip(row.bids, row.taken, row.totals, strict=True)
        table.add_row(str(row.round), *[_cell(bid, taken, total) for bid, taken, total in cells])
    note = words("wizard-sheet-note") if view.truth else words("wizard-sheet-empty")
    title = Text(words("wizard-sheet-title"), style="bold")
    return Group(title, Text(), table, Text(), Text(note, style="dim"))


def fitted(name: str, width: int = 10) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def _cell(bid: int, taken: int, total: int) -> Text:
    met = bid == taken
    cell = Text(f"{taken}/{bid} ")
    cell.append("✓" if met else "✗", style=GOOD if met else BAD)
    cell.append(f"{total:>5}", style="bold")
    return cell
