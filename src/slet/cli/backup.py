"""`slet backup`: all games in one file, while they go on."""

import asyncio
from argparse import Namespace
from pathlib import Path

from slet.cli.migrate import named_driver
from slet.cli.parser import Commands, add_command
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.server.settings import read_settings


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "backup", words)
    parser.needs("file", "FILE", words("help-backup-file"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    from slet.server.backup import back_up

    with named_driver():
        count = asyncio.run(back_up(read_settings().database, Path(args.file)))
    terminal.say(terminal.words("backed-up", count=count, file=args.file))
    return 0
