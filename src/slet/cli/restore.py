"""`slet restore`: a backup in the place of the database of the games."""

import asyncio
from argparse import Namespace
from pathlib import Path

from slet.cli.errors import CommandError
from slet.cli.migrate import named_driver
from slet.cli.parser import Commands, add_command
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.server.settings import read_settings


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "restore", words)
    parser.needs("file", "FILE", words("help-restore-file"))
    parser.how.add_argument("--replace", action="store_true", help=words("help-replace"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    from slet.server.backup import restore

    file = Path(args.file)
    if not file.is_file():
        raise CommandError("no-such-file", file=args.file[:200])
    with named_driver():
        count = asyncio.run(restore(read_settings().database, file, replace=args.replace))
    terminal.say(terminal.words("restored", count=count))
    return 0
