"""The command line's parser: argparse, speaking the player's language."""

import argparse
import re
import shutil
from collections.abc import Sequence
from typing import Any, NoReturn, TypeAlias

from slet.cli.errors import CommandError
from slet.cli.settings import settings_help
from slet.cli.words import Words
from slet.games import find_game
from slet.words import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001
"""Where commands are added; argparse has no public name for it."""

# argparse says what is wrong in English only; these are its sentences and our messages for them.
_COMPLAINTS = (
    (re.compile(r"unrecognized arguments: (?P<arguments>.+)"), "unrecognized-arguments"),
    (re.compile(r"argument (?P<argument>.+?): expected .*argument.*"), "argument-needs-value"),
    (
        re.compile(r"argument (?P<argument>.+?): invalid choice: (?P<value>.+?) \(choose from (?P<choices>.+)\)"),
        "not-one-of",
    ),
    (re.compile(r"the following arguments are required: (?P<arguments>.+)"), "arguments-missing"),
)


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are in the player's language."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(words), **settings)
        self.words = words
        self.tells_settings = False
        """Whether the help for a game tells its options."""
        self.what = self.add_argument_group(words("help-what"))
        """The arguments that say what to do it with."""
        self.how = self.add_argument_group(words("help-how"))
        """The options that say how."""
        self.how.add_argument("-h", "--help", action=_Help, help=words("help-help"))
        self.how.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, metavar="en|cs", help=words("help-lang")
        )

    def plain(self) -> None:
        """Let the person ask for plain sentences."""
        self.how.add_argument("--plain", action="store_true", help=self.words("help-plain"))

    def settings(self) -> None:
        """Let the person set the options of the game."""
        self.tells_settings = True
        self.how.add_argument(
            "--set", metavar="NAME=VALUE", action="append", default=[], help=self.words("help-set", command=self.prog)
        )

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS:
            if found := pattern.fullmatch(message):
                raise CommandError(key, **{name: text.replace("'", "") for name, text in found.groupdict().items()})
        raise CommandError("bad-command-line", detail=message)


class _Help(argparse.Action):
    """Print the help, and of the game that was named before it what can be chosen."""

    def __init__(self, option_strings: Sequence[str], **settings: Any) -> None:
        super().__init__(option_strings, nargs=0, **{**settings, "dest": argparse.SUPPRESS})

    def __call__(self, parser: Any, namespace: Any, _values: Any, _option: str | None = None) -> None:
        parser.print_help()
        game = getattr(namespace, "game", None)
        if game is not None and parser.tells_settings:
            print(f"\n{settings_help(find_game(game), parser.words)}")
        parser.exit()


def add_command(commands: Commands, name: str, words: Words) -> Parser:
    """A command of that name; its help is the message `help-NAME`."""
    text = words(f"help-{name}")
    # A formatted help text is searched for % signs, a description is not.
    return commands.add_parser(name, words=words, help=text.replace("%", "%%"), description=text)


def whole_number(text: str, option: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise CommandError("not-a-number", option=option, value=text[:80]) from None


def _formatter(words: Words) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def __init__(self, prog: str, **settings: Any) -> None:
            settings["width"] = min(shutil.get_terminal_size().columns, 100) - 2
            settings["max_help_position"] = 26
            super().__init__(prog, **settings)

        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, words("help-usage") + " " if prefix is None else prefix)

    return Formatter
