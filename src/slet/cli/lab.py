"""`slet lab text`: a program plays a seat, in words: a language model, say."""

import shlex
from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from slet.cli.boards import board_for
from slet.cli.errors import CommandError
from slet.cli.files import writable, write_text
from slet.cli.parser import Commands, add_command, number_up_to, whole_number
from slet.cli.progress import progress
from slet.cli.settings import read_settings
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.lab.program import Program, Seated, play_seat
from slet.lab.simulate import mean
from slet.players import load_player, usual_level

WHAT = ("text",)
MOST_GAMES, MOST_SECONDS, MOST_TRIES = 100_000, 3600, 100


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "lab", words)
    parser.plain()
    parser.needs("what", "|".join(WHAT), words("help-lab-what"))
    parser.needs("game", "GAME", words("help-game"))
    parser.how.add_argument("--with", metavar="COMMAND", dest="command_line", help=words("help-lab-with"))
    parser.how.add_argument("--players", metavar="KIND", help=words("help-lab-players"))
    parser.how.add_argument("--games", metavar="N", default="1", help=words("help-games"))
    parser.how.add_argument("--seats", metavar="N", help=words("help-seats"))
    parser.how.add_argument("--seed", metavar="S", default="0", help=words("help-simulate-seed"))
    parser.settings()
    parser.how.add_argument("--tries", metavar="N", default="3", help=words("help-lab-tries"))
    parser.how.add_argument("--seconds", metavar="N", default="120", help=words("help-lab-seconds"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-json"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    if args.what not in WHAT:
        raise CommandError("not-one-of", value=args.what[:80], argument="|".join(WHAT), choices=", ".join(WHAT))
    if not args.command_line:
        raise CommandError("arguments-missing", arguments="--with COMMAND")
    game = find_game(args.game)
    seats = game.seats[0] if args.seats is None else whole_number(args.seats, "--seats")
    options = read_settings(game, args.set)
    Match.start(game, seats, options, 0)  # what cannot be played is refused before the program is started
    others = args.players or usual_level(game.id)
    load_player(others, game.id)
    games = number_up_to(args.games, "--games", most=MOST_GAMES)
    tries = number_up_to(args.tries, "--tries", most=MOST_TRIES)
    seconds = number_up_to(args.seconds, "--seconds", most=MOST_SECONDS)
    writable(args.json)
    played: list[Seated] = []
    with (
        Program(shlex.split(args.command_line), seconds) as program,
        progress(terminal, terminal.words("simulating"), games) as advance,
    ):
        for number in range(games):
            one = play_seat(
                program,
                game.id,
                seats,
                number,
                others=others,
                seed=args.seed,
                tries=tries,
                language=terminal.words.language,
                describe=in_sentences,
                options=options,
            )
            played.append(one)
            advance(1)
    if args.json:
        write_text(args.json, to_json(played).decode() + "\n")
    if args.json != "-":
        _show(played, wording(game.id, terminal.words.language).say("name"), others, terminal)
    return 0


def in_sentences(game: str, language: str, names: Sequence[str], view: Any) -> list[str]:
    """A position as it is told to those who do not see the board."""
    return board_for(game, Words(language), names).describe(view)


def _show(played: list[Seated], game: str, others: str, terminal: Terminal) -> None:
    words = terminal.words
    won, won_pm = mean([one.won for one in played])
    points, points_pm = mean([one.scores[one.seat] for one in played])
    illegal, answers = sum(one.illegal for one in played), sum(one.answers for one in played)
    terminal.say(
        words("lab-played", games=len(played), game=game, others=others),
        words("lab-won", wins=f"{100 * won:.1f}", pm=f"{100 * won_pm:.1f}"),
        words("lab-points", points=f"{points:.1f}", pm=f"{points_pm:.1f}"),
        words("lab-answers", answers=answers, illegal=illegal, random=sum(one.at_random for one in played)),
    )
