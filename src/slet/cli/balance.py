"""What a simulation tells about a game: where points come from, and how often each card is taken and used."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.telling import tale_wording
from slet.games.wording import Wording, wording
from slet.lab.balance import TOLERANCE, Share
from slet.lab.findings import Findings, Habit
from slet.lab.simulate import Report
from slet.lab.spoken import piece_of, spoken
from slet.lab.tallies import TALLIES
from slet.lab.tally import Comparison


def show_balance(report: Report, terminal: Terminal) -> None:
    """Nothing where the game does not tell."""
    game = wording(report.plan.game, terminal.words.language)
    if report.sources:
        _show_sources(report, terminal)
    tally = TALLIES.get(find_game(report.plan.game).id)
    comparisons = [] if tally is None else [one for one in tally.comparisons if one.name in report.balance]
    for comparison in comparisons:
        _show_comparison(comparison, report.balance[comparison.name], terminal, game)
    if comparisons:
        terminal.say(terminal.words("tolerance", percent=round(100 * TOLERANCE)))


def show_habits(found: Findings, terminal: Terminal) -> None:
    """What is chosen of what is offered, beside its fair share: a table for each kind of thing."""
    words, game = terminal.words, found.report.plan.game
    kinds: dict[str, list[Habit]] = {}
    for one in found.habits:
        if piece_of(game, one.key) is not None:
            kinds.setdefault(one.key.partition(":")[0], []).append(one)
    for some in kinds.values():
        columns = ("lr-column-offered", "lr-column-chosen", "column-off")
        table = _grid(words("lr-cards"), [words(column) for column in columns])
        for one in sorted(some, key=lambda habit: -habit.off):
            name = spoken(game, one.key, words.language) or one.key
            off = f"{100 * one.off:+.0f} ± {100 * one.off_pm:.0f} %"
            if terminal.plain:
                terminal.say(words("balance-row", name=name, offered=one.offered, chosen=one.chosen, off=off))
            table.add_row(name, str(one.offered), str(one.chosen), off)
        if not terminal.plain:
            terminal.write(table)


def _show_sources(report: Report, terminal: Terminal) -> None:
    words = terminal.words
    game = tale_wording(report.plan.game, words.language)
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
