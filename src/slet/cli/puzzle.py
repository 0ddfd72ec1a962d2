"""`slet puzzle`: the puzzles of a game, and the one of the day."""

from argparse import Namespace
from datetime import UTC, date, datetime

from slet.cli.errors import Leave
from slet.cli.learned import Progress, keep_progress, read_progress
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.solving import PuzzleSession
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.learn import Puzzle, find_puzzle, puzzle_of_the_day, puzzles, rated, streak
from slet.learn.puzzle import Difficulty

DEGREES: dict[Difficulty, str] = {1: "easy", 2: "middling", 3: "hard"}


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "puzzle", words)
    parser.what.add_argument("game", metavar="GAME", nargs="?", help=words("help-puzzle-game"))
    parser.what.add_argument("number", metavar="N", nargs="?", help=words("help-puzzle-number"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    progress = read_progress()
    if args.game is None:
        _solve(puzzle_of_the_day(today()), progress, terminal)
    elif args.number is None:
        _list(find_game(args.game).id, progress, terminal)
    else:
        _solve(find_puzzle(find_game(args.game).id, whole_number(args.number, "N")), progress, terminal)
    return 0


def today() -> date:
    """The day everywhere: who plays on a server in another zone gets the same puzzle."""
    return datetime.now(UTC).date()


def _list(game_id: str, progress: Progress, terminal: Terminal) -> None:
    words = terminal.words
    text = wording(game_id, words.language)
    terminal.say(text.say("name"))
    for difficulty in DEGREES:
        alike = [puzzle for puzzle in puzzles(game_id) if puzzle.difficulty == difficulty]
        if alike:
            terminal.say("", words("puzzle-difficulty", difficulty=DEGREES[difficulty]))
        for puzzle in alike:
            state = "solved" if puzzle.key in progress.solved else "tried" if puzzle.key in progress.tried else "new"
            title = puzzle.title[words.language]
            terminal.say(words("puzzle-listed", number=puzzle.number, title=title, state=state))
    terminal.say("", _standing(progress, terminal))
    left = next((puzzle for puzzle in _by_difficulty(game_id) if puzzle.key not in progress.solved), None)
    if left is not None:
        terminal.copyable(words("puzzles-next", command=f"slet puzzle {game_id} {left.number}"))


def _by_difficulty(game_id: str) -> list[Puzzle]:
    return sorted(puzzles(game_id), key=lambda puzzle: puzzle.difficulty)


def _standing(progress: Progress, terminal: Terminal) -> str:
    standing, days = progress.standing, streak(progress.days, today())
    if not standing.tries:
        return terminal.words("puzzle-unrated")
    settled = "yes" if standing.settled else "no"
    return terminal.words("puzzle-rating", rating=str(round(standing.rating)), settled=settled, days=days)


def _solve(puzzle: Puzzle, progress: Progress, terminal: Terminal) -> None:
    words = terminal.words
    game = wording(puzzle.game, words.language).say("name")
    of_the_day = puzzle == puzzle_of_the_day(today())
    title = puzzle.title[words.language]
    difficulty = DEGREES[puzzle.difficulty]
    day = "yes" if of_the_day else "no"
    terminal.say(
        "", words("puzzle-title", game=game, number=puzzle.number, title=title, difficulty=difficulty, day=day)
    )
    session = PuzzleSession(puzzle, terminal)
    try:
        solved = session.play()
    except Leave:
        if session.failed:
            _keep(puzzle, progress, solved=False, erred=True)
        terminal.copyable("", words("puzzle-left", command=f"slet puzzle {puzzle.game} {puzzle.number}"))
        return
    _keep(puzzle, progress, solved=solved, erred=session.failed, of_the_day=of_the_day)
    terminal.say("", words("puzzle-solved" if solved else "puzzle-shown"))
    terminal.say(puzzle.answer[words.language], puzzle.why[words.language])
    if puzzle.clear is not None and puzzle.clear.what == "win":
        best, second = round(100 * puzzle.clear.best), round(100 * puzzle.clear.second)
        terminal.say(words("puzzle-clear", best=best, second=second))
    terminal.say("", _standing(progress, terminal))


def _keep(puzzle: Puzzle, progress: Progress, *, solved: bool, erred: bool, of_the_day: bool = False) -> None:
    """Write down what came of it. Only the first try counts for the rating."""
    if puzzle.key not in progress.tried:
        progress.tried.append(puzzle.key)
        progress.standing = rated(progress.standing, puzzle.difficulty, solved and not erred)
    if solved and puzzle.key not in progress.solved:
        progress.solved.append(puzzle.key)
    if solved and of_the_day and today() not in progress.days:
        progress.days.append(today())
    keep_progress(progress)
