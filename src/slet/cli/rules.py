"""`slet rules`: how a game is played, in two minutes and clause by clause."""

from argparse import Namespace

from rich.text import Text

from slet.cli.clauses import clause_parts, find_clause
from slet.cli.errors import CommandError
from slet.cli.howto import howto_parts
from slet.cli.parser import Commands, add_command
from slet.cli.taught import taught_as_json, taught_parts
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import GAMES, find_game
from slet.games.clauses import clauses
from slet.games.wording import wording
from slet.learn import teaching


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "rules", words)
    parser.what.add_argument("game", metavar="GAME", nargs="?", help=words("help-game"))
    parser.what.add_argument("clause", metavar="CLAUSE", nargs="?", help=words("help-clause"))
    parser.how.add_argument("--short", action="store_true", help=words("help-short"))
    parser.how.add_argument("--taught", action="store_true", help=words("help-taught"))
    parser.how.add_argument("--json", action="store_true", help=words("help-taught-json"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    if args.taught or args.json:
        return _taught(args, terminal)
    if args.game is None:
        raise CommandError("arguments-missing", arguments="GAME")
    game = find_game(args.game)
    words = terminal.words
    if args.clause is not None:
        clause = find_clause(game.id, args.clause, words.language)
        terminal.write(Text(clause.chapter, style="bold"), *clause_parts(clause, words, plain=terminal.plain))
        return 0
    terminal.write(Text(wording(game.id, words.language).say("name"), style="bold"))
    terminal.write(*howto_parts(game.id, words, plain=terminal.plain))
    if args.short:
        return 0
    chapter = None
    for clause in clauses(game.id, words.language).values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            terminal.write(Text(), Text(chapter, style="bold underline"))
        terminal.write(*clause_parts(clause, words, plain=terminal.plain))
    return 0


def _taught(args: Namespace, terminal: Terminal) -> int:
    """Of one game or of all."""
    games = [game.id for game in GAMES] if args.game is None else [find_game(args.game).id]
    found = [teaching(game) for game in games]
    if args.json:
        terminal.copyable(taught_as_json(found))
    else:
        terminal.write(*taught_parts(found, terminal.words, plain=terminal.plain))
    return 0
