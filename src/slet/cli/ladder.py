"""`slet ladder`: computer players measured against each other."""

import os
import shlex
from argparse import Namespace
from pathlib import Path

from rich.table import Table

from slet.cli.errors import CommandError
from slet.cli.files import writable, write_text
from slet.cli.ladder_report import ladder_report, step_told
from slet.cli.parser import Commands, add_command, number_up_to, whole_number
from slet.cli.progress import progress
from slet.cli.settings import read_settings
from slet.cli.simulate import FAILED, tell_crashes
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.lab.kept import Kept
from slet.lab.ladder import Ladder, LadderPlan, Played, Standing, climb, duels
from slet.players import level_names

MOST_DEALS = 1_000_000


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "ladder", words)
    parser.plain()
    parser.needs("game", "GAME", words("help-game"))
    parser.how.add_argument("--players", metavar="A,B", help=words("help-ladder-players"))
    parser.how.add_argument("--deals", metavar="N", default="100", help=words("help-deals"))
    parser.how.add_argument("--seats", metavar="N", help=words("help-seats"))
    parser.how.add_argument("--seed", metavar="S", default="0", help=words("help-simulate-seed"))
    parser.settings()
    parser.how.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=words("help-jobs"))
    parser.how.add_argument("--ray", metavar="ADDRESS", help=words("help-ray"))
    parser.how.add_argument("--keep", metavar="FILE", help=words("help-keep-games"))
    parser.how.add_argument("--html", metavar="FILE", help=words("help-html"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-json"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    plan = _plan(args)
    for name in (args.keep, args.html, args.json):
        writable(name)
    jobs = number_up_to(args.jobs, "--jobs", most=256)
    kept = Kept(Path(args.keep), plan, Played, "deals") if args.keep else None
    before = [] if kept is None else kept.read()
    with progress(terminal, terminal.words("simulating"), len(duels(plan))) as advance:
        advance(len(before))

        def on_played(played: Played) -> None:
            if kept is not None:
                kept.add(played)
            advance(1)

        found = climb(plan, jobs, before, on_played, ray=args.ray)
    if args.json:
        write_text(args.json, to_json(found).decode() + "\n")
    if args.html:
        write_text(args.html, ladder_report(found, terminal.words, command_of(args, plan)))
    if args.json != "-":
        show(found, terminal)
    tell_crashes(found.crashes, plan.game, plan.seats, terminal)
    return FAILED if found.crashes else 0


def command_of(args: Namespace, plan: LadderPlan) -> str:
    """What gives the same games again."""
    told = ["slet", "ladder", plan.game, "--players", ",".join(plan.players), "--seats", str(plan.seats)]
    told += ["--deals", str(plan.deals), "--seed", plan.seed]
    for setting in args.set:
        told += ["--set", setting]
    return shlex.join([*told, "--html", args.html])


def _plan(args: Namespace) -> LadderPlan:
    game = find_game(args.game)
    names = [name.strip() for name in (args.players or "").split(",") if name.strip()]
    if len(names) == 1 or len(set(names)) != len(names):
        raise CommandError("ladder-players")
    usual = 4 if 4 in game.seats else game.seats[0]
    return LadderPlan(
        game=game.id,
        players=tuple(names or level_names(game.id)),
        seats=usual if args.seats is None else whole_number(args.seats, "--seats"),
        deals=number_up_to(args.deals, "--deals", most=MOST_DEALS),
        seed=args.seed,
        options=read_settings(game, args.set),
    )


def show(found: Ladder, terminal: Terminal) -> None:
    words, plan = terminal.words, found.plan
    name = wording(plan.game, words.language).say("name")
    terminal.say(words("laddered", game=name, deals=plan.deals, seats=plan.seats, seconds=f"{found.seconds:.0f}"))
    if terminal.plain:
        terminal.say(*(_sentence(one, words) for one in found.standings))
    else:
        terminal.write(_table(found, words))
    terminal.say(*(step_told(step, words) for step in found.steps))


def _table(found: Ladder, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    rated = any(one.rating is not None for one in found.standings)
    table.add_column(words("ladder-player"))
    for column in (*(["ladder-rating"] if rated else []), "ladder-wins", "ladder-points", "ladder-thinks"):
        table.add_column(words(column), justify="right")
    for one in found.standings:
        table.add_row(one.name, *([_rating(one)] if rated else []), _wins(one), _points(one), f"{one.milliseconds:.1f}")
    return table


def _rating(one: Standing) -> str:
    return f"{one.rating or 0:+.0f} ± {one.rating_pm or 0:.0f}"


def _wins(one: Standing) -> str:
    return f"{100 * one.wins:.1f} ± {100 * one.wins_pm:.1f}"


def _points(one: Standing) -> str:
    return f"{one.points:.1f} ± {one.points_pm:.1f}"


def _sentence(one: Standing, words: Words) -> str:
    rated = "no" if one.rating is None else "yes"
    thinks = f"{one.milliseconds:.1f}"
    return words(
        "ladder-row",
        name=one.name,
        rated=rated,
        rating=_rating(one),
        wins=_wins(one),
        points=_points(one),
        thinks=thinks,
    )
