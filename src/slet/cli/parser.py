"""The command line's parser: argparse, speaking the player's language."""

import argparse
import shutil
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from slet.cli.errors import CommandError
from slet.cli.settings import settings_help
from slet.cli.words import Words
from slet.games import find_game
from slet.words import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001
"""Where commands are added; argparse has no public name for it."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are in the player's language."""

    def __init__(self, *, words: Words, **settings: Any) -> None:
        super().__init__(
            add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=_formatter(words), **settings
        )
        self.words = words
        self.needed: list[argparse.Action] = []
        """The arguments that the command cannot do without."""
        self.set_defaults(parser=self)
        self.tells_settings = False
        """Whether the help for a game tells its options."""
        self.what = self.add_argument_group(words("help-what"))
        """The arguments that say what to do it with."""
        self.how = self.add_argument_group(words("help-how"))
        """The options that say how."""
        self.how.add_argument("-h", "--help", action=_Help, help=words("help-help"))
        self.how.add_argument(
            "--lang", action=_Language, default=argparse.SUPPRESS, metavar="|".join(LANGUAGES), help=words("help-lang")
        )

    def needs(self, name: str, metavar: str, explained: str) -> None:
        """An argument that the command cannot do without."""
        action = self.what.add_argument(name, metavar=metavar, help=explained)
        action.required = False  # argparse would complain in English; `read` looks whether it is there
        self.needed.append(action)

    def plain(self) -> None:
        """Let the person ask for plain sentences."""
        self.how.add_argument("--plain", action="store_true", help=self.words("help-plain"))

    def settings(self) -> None:
        """Let the person set the options of the game."""
        self.tells_settings = True
        self.how.add_argument(
            "--set", metavar="NAME=VALUE", action="append", default=[], help=self.words("help-set", command=self.prog)
        )

    def read(self, given: Sequence[str]) -> argparse.Namespace:
        """What was asked for; a `CommandError` says what is wrong with it."""
        try:
            args, left = self.parse_known_args(given)
        except argparse.ArgumentError as error:
            raise _about_a_value(error.argument_name or "", given) from None
        missing = [action for action in args.parser.needed if getattr(args, action.dest) is None]
        if missing:
            raise CommandError("arguments-missing", arguments=", ".join(str(action.metavar) for action in missing))
        if left:
            raise CommandError("unrecognized-arguments", arguments=" ".join(left)[:80])
        return args


class ParserOfCommands(argparse._SubParsersAction):  # type: ignore[type-arg]  # noqa: SLF001
    """Finds the parser of the command that was given."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        # argparse fills these in as commands are added, and compares with them before it calls us.
        self.commands: Mapping[str, Parser] = self.choices
        self.choices = None  # type: ignore[assignment]

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        known = list(self.commands)
        if values[0] not in known:
            raise _not_one_of(values[0], str(self.metavar), known)
        super().__call__(parser, namespace, values, option_string)


def _about_a_value(argument: str, given: Sequence[str]) -> CommandError:
    """That a value is missing, or that there is one where none belongs: argparse checks nothing else here."""
    names = argument.split("/")
    joined = [name + "=" if name.startswith("--") else name for name in names]
    if any(word.startswith(name) and word not in names for word in given for name in joined):
        return CommandError("argument-takes-no-value", argument=argument)
    return CommandError("argument-needs-value", argument=argument)


def _not_one_of(value: str, argument: str, known: Sequence[str]) -> CommandError:
    return CommandError("not-one-of", value=value[:80], argument=argument, choices=", ".join(known))


class _Language(argparse.Action):
    """Keeps the language, if there is one of that name."""

    def __call__(self, _parser: Any, namespace: Any, values: Any, _option: str | None = None) -> None:
        if values not in LANGUAGES:
            raise _not_one_of(values, "--lang", LANGUAGES)
        setattr(namespace, self.dest, values)


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


def number_up_to(text: str, option: str, most: int) -> int:
    """A whole number from one to so many."""
    number = whole_number(text, option)
    if not 1 <= number <= most:
        raise CommandError("number-out-of-range", option=option, value=number, least=1, most=most)
    return number
