"""`slet migrate`: the database of the games, brought up to this version."""

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager

from slet.cli.errors import CommandError
from slet.cli.parser import Commands, add_command
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.server.settings import read_settings


def add(commands: Commands, words: Words) -> None:
    add_command(commands, "migrate", words).set_defaults(run=run)


def run(_args: Namespace, terminal: Terminal) -> int:
    # Only here: the other commands do not need them, and they take a while to load.
    from slet.server.claim import Claim
    from slet.server.migrating import NEWEST
    from slet.server.upgrade import made_ready

    address = read_settings().database
    claim = Claim(address)
    claim.take()
    try:
        with named_driver():
            done = asyncio.run(made_ready(address, told_to=True))
    finally:
        claim.give_back()
    if done is None:
        terminal.say(terminal.words("migrated-already", number=NEWEST))
        return 0
    terminal.say(terminal.words("migrated", found=done.found, number=NEWEST))
    if done.copy is not None:
        terminal.say(terminal.words("migrated-copy", file=str(done.copy)))
    return 0


def bring_up_to_date(address: str) -> None:
    """Before a server starts: what is wrong with its database is said in one sentence. A file is migrated here."""
    from slet.server.claim import file_of
    from slet.server.copying import for_us_alone
    from slet.server.upgrade import made_ready

    if file := file_of(address):
        for_us_alone(str(file))
    with named_driver():
        asyncio.run(made_ready(address))


@contextmanager
def named_driver() -> Iterator[None]:
    """A database whose driver is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise CommandError("driver-missing", driver=str(missing.name)) from None
