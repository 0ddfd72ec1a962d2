"""`slet review`: a game looked back at: luck, skill, and the moves that cost most."""

import os
from argparse import Namespace

from rich.table import Table

from slet.cli.errors import CommandError
from slet.cli.files import load, record_folder, write_text
from slet.cli.parser import Commands, add_command, number_up_to
from slet.cli.progress import progress
from slet.cli.review_report import report
from slet.cli.review_told import SHOWN, Telling, cells
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.kernel.data import to_json
from slet.kernel.record import Record
from slet.review import Account, Effort, Weighing, put_together, usual_effort, work
from slet.review.kept import begin, file_for, heading, keep, read_kept
from slet.review.reviewing import weigh_all

MOST_WORLDS = 10_000


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "review", words)
    parser.needs("record", "RECORD", words("help-record"))
    parser.how.add_argument("--worlds", metavar="N", help=words("help-review-worlds"))
    parser.how.add_argument("--jobs", metavar="N", default=str(os.cpu_count() or 1), help=words("help-jobs"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-json"))
    parser.how.add_argument("--html", metavar="FILE", help=words("help-review-html"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    record = load(args.record)
    effort = usual_effort(record) if args.worlds is None else Effort.of(_worlds(args.worlds))
    jobs = number_up_to(args.jobs, "--jobs", most=256)
    try:
        found = put_together(record, _weighed(record, effort, jobs, terminal))
    except KeyboardInterrupt:
        terminal.say(terminal.words("review-stopped"))
        return 130
    telling = Telling(record, found, terminal.words)
    if args.json:
        write_text(args.json, to_json(found).decode() + "\n")
    if args.html:
        write_text(args.html, report(telling))
    if "-" not in (args.json, args.html):
        show(telling, terminal)
    return 0


def _worlds(text: str) -> int:
    return number_up_to(text, "--worlds", most=MOST_WORLDS)


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


def show(telling: Telling, terminal: Terminal) -> None:
    words, review = terminal.words, telling.review
    terminal.say(words("reviewed", game=telling.game, decisions=len(review.steps)))
    rows = list(zip(telling.names, review.accounts, strict=True))
    if terminal.plain:
        terminal.say(*(words("review-row", name=name, **cells(one)) for name, one in rows))
    else:
        terminal.write(_table(rows, words))
    terminal.say(words("review-sum"))
    if review.turning:
        terminal.say("", words("review-turning"), *[telling.turned(turn) for turn in review.turning])
    terminal.say("")
    for seat, name in enumerate(telling.names):
        dearest = review.dearest(seat)
        terminal.say(*[telling.dear(step) for step in dearest] or [words("review-nothing-dear", name=name)])


def _table(rows: list[tuple[str, Account]], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("review-player"))
    for column in SHOWN:
        table.add_column(words(f"review-{column}"), justify="right")
    for name, one in rows:
        table.add_row(name, *cells(one).values())
    return table
