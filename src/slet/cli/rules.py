"""`slet rules`: the rules of a game, clause by clause."""

from argparse import Namespace

from rich.text import Text

from slet.cli.clauses import clause_parts, find_clause
from slet.cli.parser import Commands, add_command
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.clauses import clauses
from slet.games.wording import wording


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "rules", words)
    parser.needs("game", "GAME", words("help-game"))
    parser.what.add_argument("clause", metavar="CLAUSE", nargs="?", help=words("help-clause"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    game = find_game(args.game)
    words = terminal.words
    if args.clause is not None:
        clause = find_clause(game.id, args.clause, words.language)
        terminal.write(Text(clause.chapter, style="bold"), *clause_parts(clause, words, plain=terminal.plain))
        return 0
    terminal.write(Text(wording(game.id, words.language).say("name"), style="bold"))
    chapter = None
    for clause in clauses(game.id, words.language).values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            terminal.write(Text(), Text(chapter, style="bold underline"))
        terminal.write(*clause_parts(clause, words, plain=terminal.plain))
    return 0
