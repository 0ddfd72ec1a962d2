"""`slet puzzles find`: drafts of puzzles, found in games between computer players."""

from argparse import Namespace
from pathlib import Path

from slet.cli.errors import CommandError
from slet.cli.files import write_text
from slet.cli.parser import Commands, add_command, number_up_to
from slet.cli.progress import progress
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.lab.finding import Found, find
from slet.learn.shelf import NO_SEED
from slet.words import LANGUAGES

MOST_GAMES = 10_000


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "puzzles", words)
    parser.needs("what", "find", words("help-puzzles-what"))
    parser.needs("game", "GAME", words("help-game"))
    parser.plain()
    parser.how.add_argument("--games", metavar="N", default="1", help=words("help-puzzles-games"))
    parser.how.add_argument("--seats", metavar="N", help=words("help-puzzles-seats"))
    parser.how.add_argument("--seed", metavar="S", default="0", help=words("help-simulate-seed"))
    parser.how.add_argument("--out", metavar="FOLDER", default="puzzles", help=words("help-puzzles-out"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    if args.what != "find":
        raise CommandError("not-one-of", value=args.what[:80], argument="find", choices="find")
    game = find_game(args.game)
    games = number_up_to(args.games, "--games", MOST_GAMES)
    seats = min(game.seats) if args.seats is None else number_up_to(args.seats, "--seats", max(game.seats))
    folder, count = Path(args.out), 0
    with progress(terminal, terminal.words("puzzles-finding"), games) as advance:
        for number in range(games):
            for found in find(game.id, seats, f"{args.seed}/{number}"):
                count += 1
                write(found, folder, count)
            advance(1)
    terminal.copyable(terminal.words("puzzles-found", count=count, folder=str(folder)))
    return 0


def write(found: Found, folder: Path, number: int) -> None:
    """The position and the draft, as they lie in the folder of a game."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError("cannot-write", file=str(folder), detail=error.strerror or str(error)) from None
    write_text(str(folder / f"{number}.json"), to_json(found.position).decode() + "\n")
    write_text(str(folder / f"{number}.toml"), draft(found))


def draft(found: Found) -> str:
    """What is known of a puzzle without a person: its words are still to be written."""
    lines = [f"# {found.options} options at first.", f"difficulty = {found.difficulty}"]
    lines += [f'{name}.{language} = ""' for name in ("title", "question") for language in LANGUAGES]
    lines += [f"answer.{language} = {_text(answer_in_words(found, language))}" for language in LANGUAGES]
    lines += [f'why.{language} = ""' for language in LANGUAGES]
    played = [f"{{ seat = {act.seat}, plays = {_text(act.plays)} }}" for act in found.solution]
    lines.append(f"solution = [{', '.join(played)}]")
    if found.aim:
        aims = [", ".join(_aim(aim.event, dict(aim.has), aim.times, wins=aim.wins)) for aim in found.aim]
        lines.append(f"aim = [{', '.join(f'{{ {aim} }}' for aim in aims)}]")
    if found.clear:
        clear = found.clear
        numbers = f"best = {clear.best}, second = {clear.second}, tries = {clear.tries}"
        lines.append(f'clear = {{ what = "{clear.what}", {numbers} }}')
    return "\n".join(lines) + "\n"


def _aim(event: str | None, has: dict[str, str | int | bool], times: int, *, wins: bool) -> list[str]:
    parts = [] if event is None else [f"event = {_text(event)}"]
    if has:
        facts = [f"{name} = {_text(value) if isinstance(value, str) else value}" for name, value in has.items()]
        parts.append(f"has = {{ {', '.join(facts)} }}")
    parts += [f"times = {times}"] if times != 1 else []
    return [*parts, "wins = true"] if wins else parts


def answer_in_words(found: Found, language: str) -> str:
    """The solution, option by option."""
    match: Match = Match.at(find_game(found.game), found.position, NO_SEED)
    text = wording(found.game, language)
    told = []
    for act in found.solution:
        ask = next(pick for pick in match.asks if pick.seat == act.seat)
        option = ask.option(act.plays)
        assert option is not None
        told.append(text.option(option))
        match.play(option, act.seat)
    return ". ".join(told) + "."


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
