"""`slet bench`: the speed of the engine beside its peers, in one run."""

from argparse import Namespace

from rich.table import Table

from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.progress import progress
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import GAMES, find_game
from slet.lab.bench import PEERS, Figures, measure


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "bench", words)
    parser.plain()
    parser.what.add_argument("game", metavar="GAME", nargs="?", help=words("help-bench-game"))
    parser.how.add_argument("--seats", metavar="N", default="4", help=words("help-seats"))
    parser.how.add_argument("--rounds", metavar="N", default="15", help=words("help-rounds"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    games = GAMES if args.game is None else (find_game(args.game),)
    seats, rounds = whole_number(args.seats, "--seats"), max(1, whole_number(args.rounds, "--rounds"))
    for game in games:
        with progress(terminal, terminal.words("measuring", game=game.id), rounds) as advance:
            figures = measure(game.id, seats, rounds, advance)
        _show(figures, terminal)
    return 0


def _show(figures: Figures, terminal: Terminal) -> None:
    words = terminal.words
    rows = [
        (words("bench-playout"), f"{figures.playout:,.0f}", _ratio(figures.playout_ratio)),
        (words("bench-play"), f"{figures.play:,.0f}", _ratio(figures.play_ratio)),
        (words("bench-games"), f"{figures.games:,.0f}", ""),
        (words("bench-fork"), f"{figures.fork:.1f} µs", ""),
        (words("bench-imagine"), f"{figures.imagine:.1f} µs", ""),
    ]
    if figures.peer is not None and figures.peer_rate is not None:
        rows.append((words("bench-peer", peer=figures.peer), f"{figures.peer_rate:,.0f}", "1.00×"))
    if figures.environment is not None:
        rows.append((words("bench-environment"), f"{figures.environment:,.0f}", "1.00×"))
    if figures.steps_alone is not None and figures.environment is not None:
        ratio = f"{figures.steps_alone / figures.environment:.2f}×"
        rows.append((words("bench-unseen"), f"{figures.steps_alone:,.0f}", ratio))
    for name, rate in figures.environments.items():
        ratio = "" if figures.environment is None else f"{rate / figures.environment:.2f}×"
        rows.append((words("bench-other", peer=name), f"{rate:,.0f}", ratio))
    title = words("bench-title", game=figures.game, seats=figures.seats)
    if terminal.plain:
        terminal.say(title, *(": ".join(row[:2]) + (f" ({row[2]})" if row[2] else "") for row in rows))
    else:
        table = Table(
            title=title, title_justify="left", title_style="bold", box=None, show_header=False, pad_edge=False
        )
        for justify in ("left", "right", "right"):
            table.add_column(justify=justify)
        for row in rows:
            table.add_row(*row)
        terminal.write(table)
    if figures.peer is None and figures.game in PEERS:
        terminal.say(words("bench-no-peer"))


def _ratio(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}×"
