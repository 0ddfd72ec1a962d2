"""The command `slet`."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Protocol

import slet
from slet.cli import (
    backup,
    bench,
    check_games,
    lab,
    ladder,
    learn,
    migrate,
    play,
    puzzle,
    puzzles,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    train,
    verify,
)
from slet.cli.parser import Commands, Parser, ParserOfCommands
from slet.cli.terminal import Terminal
from slet.cli.words import Words, language_from
from slet.kernel.errors import SletError
from slet.words import LANGUAGES


class Command(Protocol):
    """What the module of a command has to bring."""

    def add(self, commands: Commands, words: Words) -> None:
        """Say how it is called; `parser.set_defaults(run=run)` says what it does."""

    def run(self, args: argparse.Namespace, terminal: Terminal) -> int:
        """Do it; the result is the exit code."""
        ...


COMMANDS: tuple[Command, ...] = (
    *(serve, play, learn, puzzle, replay, review, verify, check_games, rules),
    *(migrate, backup, restore),
    *(simulate, ladder, lab, bench, puzzles, train),
)

FAILED = 2
"""The exit code for whatever the person can put right."""


def main(argv: list[str] | None = None) -> int:
    given = sys.argv[1:] if argv is None else argv
    words = Words(_language(given))
    try:
        args = _parse(given, words)
        code: int = args.run(args, Terminal(words, plain=getattr(args, "plain", False)))
        sys.stdout.flush()
    except SletError as error:
        print(error.text(words.language), file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        # Who reads our output has had enough. Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except SystemExit as done:  # from --help and --version
        return int(done.code or 0)
    return code


def _parse(given: Sequence[str], words: Words) -> argparse.Namespace:
    parser = Parser(words=words, prog="slet", description=words("help-slet"), epilog=words("help-epilog"))
    parser.how.add_argument(
        "--version", action="version", version=f"slet {slet.__version__}", help=words("help-version")
    )
    commands = parser.add_subparsers(
        title=words("help-commands"), metavar="COMMAND", dest="command", action=ParserOfCommands
    )
    for command in COMMANDS:
        command.add(commands, words)
    args = parser.read(given)
    return args if args.command else parser.read([*given, "serve"])


def _language(given: Sequence[str]) -> str:
    """The language asked for anywhere on the command line, else that of the locale: even the help needs it."""
    asked = ""
    for word, following in zip(given, [*given[1:], ""], strict=True):
        if word == "--lang":
            asked = following
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    return asked if asked in LANGUAGES else language_from(os.environ)
