"""`slet review`: a game looked back at: luck, skill, and the moves that cost most."""

import os
from argparse import Namespace

from rich.table import Table

from slet.cli.errors import CommandError
from slet.cli.files import load, record_folder, write_text
from slet.cli.parser import Commands, add_command, number_up_to
from slet.cli.progress import progress
from slet.cli.seating import names_in
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.record import Record
from slet.review import Account, Effort, Review, Step, Weighing, put_together, work
from slet.review.kept import begin, file_for, heading, keep, read_kept
from slet.review.reviewing import weigh_all

MOST_WORLDS = 10_000
SHOWN = ("start", "luck", "skill", "others", "result")
"""Of an account."""


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "review", words)
    parser.needs("record", "RECORD", words("help-record"))
    parser.how.add_argument("--worlds", metavar="N", default=str(Effort().close), help=words("help-review-worlds"))
    parser.how.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=words("help-jobs"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-json"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    record = load(args.record)
    effort = Effort.of(number_up_to(args.worlds, "--worlds", most=MOST_WORLDS))
    jobs = number_up_to(args.jobs, "--jobs", most=256)
    found = put_together(record, _weighed(record, effort, jobs, terminal))
    if args.json:
        write_text(args.json, to_json(found).decode() + "\n")
    if args.json != "-":
        show(record, found, terminal)
    return 0


def _weighed(record: Record, effort: Effort, jobs: int, terminal: Terminal) -> list[Weighing]:
    """What was found before, and what is found now; it is kept decision by decision."""
    looks = work(record)
    about = heading(record, effort)
    file = file_for(record_folder(os.environ) / "reviews", record)
    before = read_kept(file, about)
    try:
        with progress(terminal, terminal.words("reviewing"), looks) as advance:
            advance(len(before))

            has_begun = False

            def on_weighed(one: Weighing) -> None:
                nonlocal has_begun
                if not has_begun:
                    begin(file, about, before)
                    has_begun = True
                keep(file, one)
                advance(1)

            return weigh_all(record, effort, jobs, before, on_weighed)
    except OSError as error:
        raise CommandError("cannot-write", file=str(file), detail=error.strerror or str(error)) from None


# --- telling --------------------------------------------------------------------------------------------------------


def show(record: Record, found: Review, terminal: Terminal) -> None:
    words = terminal.words
    names = names_in(record, words("seat-word"))
    game = wording(record.game, words.language).say("name")
    terminal.say(words("reviewed", game=game, decisions=len(found.steps)))
    if terminal.plain:
        terminal.say(*(_sentence(name, one, words) for name, one in zip(names, found.accounts, strict=True)))
    else:
        terminal.write(_table(names, found, words))
    terminal.say(words("review-sum"), "")
    for seat, name in enumerate(names):
        dearest = found.dearest(seat)
        if not dearest:
            terminal.say(words("review-nothing-dear", name=name))
        for step in dearest:
            terminal.say(_dear(record, step, name, words))


def _table(names: list[str], found: Review, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("review-player"))
    for column in SHOWN:
        table.add_column(words(f"review-{column}"), justify="right")
    for name, one in zip(names, found.accounts, strict=True):
        table.add_row(name, *[cell for _, cell in _cells(one)])
    return table


def _cells(one: Account) -> list[tuple[str, str]]:
    """In per cent; what was gained or lost with its sign."""
    plain = ("start", "result")
    shown = {name: f"{100 * getattr(one, name):{'' if name in plain else '+'}.0f}" for name in SHOWN}
    return [(name, text.replace("-", "\N{MINUS SIGN}")) for name, text in shown.items()]


def _sentence(name: str, one: Account, words: Words) -> str:
    return words("review-row", name=name, **dict(_cells(one)))


def _dear(record: Record, step: Step, name: str, words: Words) -> str:
    """A move that cost much, beside the better one."""
    weighing = step.weighing
    match = Match.follow(find_game(record.game), record, weighing.number)
    ask = next(pick for pick in match.asks if pick.seat == weighing.seat)
    said = wording(record.game, words.language)
    chosen, better = ask.option(weighing.option), ask.option(weighing.options[0].option)
    assert chosen is not None
    assert better is not None
    return words(
        "review-dear",
        name=name,
        number=weighing.number,
        option=said.option(chosen),
        better=said.option(better),
        cost=round(100 * step.cost),
        pm=round(196 * weighing.options[0].error),
    )
