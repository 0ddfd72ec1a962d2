"""What a simulation tells about a game: where points come from, and how often each card is taken and used."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import Wording, wording
from slet.lab.balance import TOLERANCE, Share
from slet.lab.simulate import Report
from slet.lab.tallies import TALLIES
from slet.lab.tally import Comparison


def show_balance(report: Report, terminal: Terminal) -> None:
    """Nothing where the game does not tell."""
    game = wording(report.plan.game, terminal.words.language)
    if report.sources:
        _show_sources(report, terminal, game)
    tally = TALLIES.get(find_game(report.plan.game).id)
    comparisons = [] if tally is None else [one for one in tally.comparisons if one.name in report.balance]
    for comparison in comparisons:
        _show_comparison(comparison, report.balance[comparison.name], terminal, game)
    if comparisons:
        terminal.say(terminal.words("tolerance", percent=round(100 * TOLERANCE)))


def _show_sources(report: Report, terminal: Terminal, game: Wording) -> None:
    words = terminal.words
    parts = [(game.say(f"source-{name}"), f"{points:.1f}") for name, points in report.sources.items()]
    if terminal.plain:
        terminal.say(words("by-source"), *(words("source-row", name=name, points=points) for name, points in parts))
        return
    table = _grid(words("by-source"), [words("column-score")])
    for name, points in parts:
        table.add_row(name, points)
    terminal.write(table)


def _show_comparison(comparison: Comparison, shares: Sequence[Share], terminal: Terminal, game: Wording) -> None:
    words, title = terminal.words, game.say(f"tally-{comparison.name}")
    rows = [(_name(comparison, share, game), share) for share in shares]
    if terminal.plain:
        terminal.say(title, *(_sentence(name, share, words) for name, share in rows))
        return
    columns = ["column-taken", "column-turned", "column-used", *["column-off"] * comparison.fair, "column-won"]
    table = _grid(title, [words(column) for column in columns])
    for name, share in rows:
        counts = [str(share.taken), str(share.turned_over), str(share.used)]
        off = [_off(share)] if comparison.fair else []
        table.add_row(name, *counts, *off, f"{100 * share.won:.1f} %")
    terminal.write(table)


def _name(comparison: Comparison, share: Share, game: Wording) -> str:
    """A card that is told by what is on it also has a short name; with it stands which row of the data it is."""
    piece = comparison.things[share.name]
    if piece is None:
        return game.say(f"tally-{comparison.name}-{share.name}")
    forms = game.forms(piece)
    return f"{share.name} {forms['short']}" if "short" in forms else forms[""]


def _off(share: Share) -> Text:
    if share.off is None or share.off_pm is None:
        return Text("–", style="dim")
    off = f"{100 * share.off:+.1f} ± {100 * share.off_pm:.1f} %"
    return Text(f"{off} !", style="bold") if share.stands_out else Text(f"{off}  ")


def _grid(title: str, columns: list[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _sentence(name: str, share: Share, words: Words) -> str:
    return words(
        "use-row",
        name=name,
        taken=share.taken,
        turned=share.turned_over,
        used=share.used,
        won=f"{100 * share.won:.1f}",
        off="none" if share.off is None else f"{100 * share.off:+.1f}",
        off_pm="none" if share.off_pm is None else f"{100 * share.off_pm:.1f}",
        stands_out="yes" if share.stands_out else "no",
    )
