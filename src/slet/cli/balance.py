"""What a simulation tells about a game: where points come from, and how often each card is taken and used."""

from collections.abc import Iterator

from rich.table import Table

from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games.wording import Wording, wording
from slet.lab.simulate import Report
from slet.lab.uses import CARDS, Use

Line = tuple[str, Use, float, float]
"""The name, what became of it, its part of all that were used and its users' part of the wins, in percent."""


def show_balance(report: Report, terminal: Terminal) -> None:
    """Nothing where the game does not tell."""
    words, game = terminal.words, wording(report.plan.game, terminal.words.language)
    if report.sources:
        _show_sources(report, terminal, game)
    if report.uses:
        for title, lines in (("by-group", _groups(report, game)), ("by-card", _cards(report, game))):
            if terminal.plain:
                terminal.say(words(title), *(_sentence(line, words) for line in lines))
            else:
                terminal.write(_table(title, lines, words))


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


def _groups(report: Report, game: Wording) -> Iterator[Line]:
    groups = [name for name in report.uses if "-" in name]
    for name in groups:
        kind = name.partition("-")[0]
        used = sum(report.uses[other].used for other in groups if other.partition("-")[0] == kind)
        yield _line(game.say(f"group-{name}"), report.uses[name], used)


def _cards(report: Report, game: Wording) -> Iterator[Line]:
    cards = CARDS[report.plan.game]
    for kind in dict.fromkeys(type(card) for card in cards):
        alike = [card for card in cards if type(card) is kind]
        used = sum(report.uses[card.name].used for card in alike if card.name in report.uses)
        for card in alike:
            yield _line(game.piece(card), report.uses.get(card.name, Use()), used)


def _line(name: str, use: Use, all_used: int) -> Line:
    return name, use, 100 * use.used / max(1, all_used), 100 * use.won / max(1, use.used)


def _table(title: str, lines: Iterator[Line], words: Words) -> Table:
    columns = ("column-taken", "column-turned", "column-used", "column-part", "column-won")
    table = _grid(words(title), [words(column) for column in columns])
    for name, use, part, won in lines:
        table.add_row(name, str(use.taken), str(use.turned_over), str(use.used), f"{part:.1f} %", f"{won:.1f} %")
    return table


def _grid(title: str, columns: list[str]) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _sentence(line: Line, words: Words) -> str:
    name, use, part, won = line
    return words(
        "use-row",
        name=name,
        taken=use.taken,
        turned=use.turned_over,
        used=use.used,
        part=f"{part:.1f}",
        won=f"{won:.1f}",
    )
