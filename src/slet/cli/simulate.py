"""`slet simulate`: many games between computer players."""

import os
import re
import shlex
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from slet.cli.balance import show_balance, show_habits
from slet.cli.errors import CommandError
from slet.cli.files import save, writable, write_text
from slet.cli.grid import show_grid
from slet.cli.grid_report import grid_report
from slet.cli.lab_page import crash_told
from slet.cli.lab_report import lab_report
from slet.cli.parser import Commands, add_command, number_up_to, whole_number
from slet.cli.progress import progress
from slet.cli.settings import read_settings
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.record import read_record
from slet.lab.crash import Crash
from slet.lab.findings import Gathering, findings
from slet.lab.grid import GridGame, GridPlan, simulate_grid, values_of
from slet.lab.kept import Kept
from slet.lab.rows import InOrder, Rows
from slet.lab.simulate import Plan, Report, Result, Row, simulate
from slet.players import usual_level

MOST_GAMES = 10_000_000
MOST_CRASHES_TOLD = 5
FAILED = 1
"""The exit code where a player has broken games."""


def add(commands: Commands, words: Words) -> None:
    """And `slet balance`, which is the same with all choices counted."""
    add_simulation(commands, "simulate", words)
    add_simulation(commands, "balance", words)


def add_simulation(commands: Commands, name: str, words: Words) -> None:
    parser = add_command(commands, name, words)
    parser.plain()
    parser.needs("game", "GAME", words("help-game"))
    parser.how.add_argument("--players", metavar="A,B", help=words("help-simulate-players"))
    parser.how.add_argument("--games", metavar="N", default="100", help=words("help-games"))
    parser.how.add_argument("--seats", metavar="N", help=words("help-simulate-seats"))
    if name == "simulate":
        parser.how.add_argument("--by", metavar="NAME", help=words("help-by"))
        parser.how.add_argument("--minutes", metavar="N", help=words("help-minutes"))
    parser.how.add_argument("--seed", metavar="S", default="0", help=words("help-simulate-seed"))
    parser.settings()
    parser.how.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=words("help-jobs"))
    parser.how.add_argument("--ray", metavar="ADDRESS", help=words("help-ray"))
    parser.how.add_argument("--keep", metavar="FILE", help=words("help-keep-games"))
    parser.how.add_argument("--html", metavar="FILE", help=words("help-html"))
    parser.how.add_argument("--rows", metavar="FILE", help=words("help-rows"))
    parser.how.add_argument("--decisions", metavar="FILE", help=words("help-decisions"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-json"))
    parser.how.add_argument("--records", metavar="FOLDER", help=words("help-keep-records"))
    parser.set_defaults(run=run, by=None, minutes=None)


def run(args: Namespace, terminal: Terminal) -> int:
    plan = _plan(args)
    for name in (args.keep, args.html, args.rows, args.decisions, args.json):
        writable(name)
    jobs = number_up_to(args.jobs, "--jobs", most=256)
    if args.by is not None or "," in (args.seats or ""):
        return _run_grid(args, plan, jobs, terminal)
    if args.minutes is not None:
        raise CommandError("minutes-without-grid")
    report, results = _played(args, plan, jobs, terminal)
    if args.records:
        seed = re.sub(r"[^\w.-]+", "-", plan.seed)[:60]
        for number, record in enumerate(report.records):
            save(read_record(record), Path(args.records) / f"{plan.game}-{plan.seats}-{seed}-{number}.json")
    if args.json:
        write_text(args.json, to_json(_as_json(report)).decode() + "\n")
    if args.html:
        page = lab_report(findings(report, results), terminal.words, command_of(args, plan))
        write_text(args.html, page)
    if args.json != "-":
        _show(report, terminal)
        if args.command == "balance":
            show_habits(findings(report, results), terminal)
    tell_crashes(report.crashes, plan.game, plan.seats, terminal)
    return FAILED if report.crashes else 0


def _played(args: Namespace, plan: Plan, jobs: int, terminal: Terminal) -> tuple[Report, Gathering]:
    """Everything that was played, before or now; written down as it is played."""
    kept = Kept(Path(args.keep), plan, Result, "games") if args.keep else None
    before = [] if kept is None else kept.read()
    files = [
        Rows(Path(name), plan, decisions=decisions)
        for name, decisions in ((args.rows, False), (args.decisions, True))
        if name
    ]
    gathered = Gathering()
    in_order = InOrder(*[file.add for file in files], *([gathered.add] if plan.count_choices else []))

    def on_played(result: Result) -> None:
        if kept is not None:
            kept.add(result)
        in_order.add(result)

    for result in before:
        if result.number < plan.games:  # more may have been played before
            in_order.add(result)
    with progress(terminal, terminal.words("simulating"), plan.games) as advance:
        report = simulate(plan, jobs, advance, ray=args.ray, before=before, on_played=on_played)
    for file in files:
        file.close()
    return report, gathered


def command_of(args: Namespace, plan: Plan, seats: Sequence[int] = (), games: int | None = None) -> str:
    """What gives the same games again."""
    at = ",".join(map(str, seats or [plan.seats]))
    told = ["slet", args.command, plan.game, "--players", ",".join(plan.players), "--seats", at]
    told += ["--games", str(games or plan.games), "--seed", plan.seed]
    if args.by is not None:
        told += ["--by", args.by]
    for setting in args.set:
        told += ["--set", setting]
    return shlex.join([*told, "--html", args.html])


def tell_crashes(crashes: Sequence[Crash], game: str, seats: int, terminal: Terminal) -> None:
    if crashes:
        words = terminal.words
        terminal.say(*(crash_told(one, words) for one in crashes[:MOST_CRASHES_TOLD]))
        terminal.say(words("crashes", games=len(crashes), game=game, seats=seats, seed=crashes[0].seed))


def _run_grid(args: Namespace, plan: Plan, jobs: int, terminal: Terminal) -> int:
    option = None if args.by is None else args.by.replace("-", "_")
    seats = _seats(args.seats) or find_game(plan.game).seats
    tables = len(seats) if option is None else _tables(plan, option, seats)
    for way in ("records", "rows", "decisions"):
        if getattr(args, way):
            raise CommandError("grid-no-records", way=f"--{way}")
    minutes = None if args.minutes is None else number_up_to(args.minutes, "--minutes", most=100_000)
    plan = msgspec.structs.replace(plan, count_choices=False)  # only who wins is told
    kept = None
    if args.keep:
        what = GridPlan(msgspec.structs.replace(plan, seats=0, games=0), tuple(seats), option, plan.games)
        kept = Kept(Path(args.keep), what, GridGame, "games")
    with progress(terminal, terminal.words("simulating"), plan.games * tables) as advance:
        grid = simulate_grid(
            plan,
            tuple(seats),
            option,
            jobs=jobs,
            ray=args.ray,
            seconds=None if minutes is None else 60.0 * minutes,
            on_progress=advance,
            before=[] if kept is None else kept.read(),
            on_played=None if kept is None else kept.add,
        )
    if args.json:
        write_text(args.json, to_json(grid).decode() + "\n")
    if args.html:
        played = max(cell.games for cell in grid.cells)
        write_text(args.html, grid_report(grid, terminal.words, command_of(args, plan, seats, played)))
    if args.json != "-":
        show_grid(grid, terminal)
    for cell in grid.cells:
        tell_crashes(cell.crashes, plan.game, cell.seats, terminal)
    return FAILED if any(cell.crashes for cell in grid.cells) else 0


def _tables(plan: Plan, option: str, seats: Sequence[int]) -> int:
    """At how many tables the values of an option can be compared."""
    values = [value for count in seats for value in values_of(plan, option, count)]
    if len(set(values)) < 2:
        raise CommandError("grid-no-values", option=option[:80])
    return len(values)


def _seats(text: str | None) -> list[int]:
    return sorted({whole_number(number.strip(), "--seats") for number in text.split(",")}) if text else []


def _plan(args: Namespace) -> Plan:
    game = find_game(args.game)
    names = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    seats = (_seats(args.seats) or [max(game.seats[0], len(names))])[0]
    if len(names) > seats:
        raise CommandError("too-many-players", given=len(names), free=seats)
    return Plan(
        game=game.id,
        players=tuple(names or (usual_level(game.id), "random")),
        seats=seats,
        games=number_up_to(args.games, "--games", most=MOST_GAMES),
        seed=args.seed,
        options=read_settings(game, args.set),
        keep_records=bool(args.records),
        # Whoever keeps the games may want a page of them later.
        count_choices=bool(args.html or args.keep) or args.command == "balance",
        keep_moves=bool(args.decisions),
    )


def _as_json(report: Report) -> dict[str, object]:
    """The report without the records, which are files of their own."""
    return {name: getattr(report, name) for name in report.__struct_fields__ if name != "records"}


def _show(report: Report, terminal: Terminal) -> None:
    words, plan = terminal.words, report.plan
    name = wording(plan.game, words.language).say("name")
    terminal.say(words("simulated", game=name, games=plan.games, seats=plan.seats, seconds=f"{report.seconds:.1f}"))
    for title, rows in (("by-player", report.by_player), ("by-seat", report.by_seat)):
        if terminal.plain:
            terminal.say(words(title), *(_sentence(row, words) for row in rows))
        else:
            terminal.write(_table(words(title), rows, words))
    show_balance(report, terminal)
    reasons = wording(plan.game, words.language)
    for reason, count in sorted(report.reasons.items()):
        terminal.say(words("ended", reason=reasons.say(f"reason-{reason}"), games=count))


def _sentence(row: Row, words: Words) -> str:
    return words(
        "simulated-row",
        name=row.name,
        games=row.games,
        wins=f"{100 * row.win_share:.1f}",
        wins_pm=f"{100 * row.win_share_pm:.1f}",
        score=f"{row.score:.1f}",
        score_pm=f"{row.score_pm:.1f}",
    )


def _table(title: str, rows: tuple[Row, ...], words: Words) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in ("column-games", "column-wins", "column-score"):
        table.add_column(words(column), justify="right")
    for row in rows:
        wins = f"{100 * row.win_share:.1f} ± {100 * row.win_share_pm:.1f} %"
        table.add_row(row.name, str(row.games), wins, f"{row.score:.1f} ± {row.score_pm:.1f}")
    return table
