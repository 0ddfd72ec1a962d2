"""`slet learn`: the lessons of a game."""

from argparse import Namespace

from slet.cli.errors import Leave
from slet.cli.learned import Progress, keep_progress, key_of, read_progress
from slet.cli.lesson import LessonSession
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.learn import Lesson, OffTheWay, find_lesson, lessons, stage


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "learn", words)
    parser.needs("game", "GAME", words("help-game"))
    parser.what.add_argument("number", metavar="N", nargs="?", help=words("help-lesson"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    game = find_game(args.game)
    progress = read_progress()
    if args.number is None:
        _list(game.id, progress, terminal)
        return 0
    _take(find_lesson(game.id, whole_number(args.number, "N")), progress, terminal)
    return 0


def _list(game_id: str, progress: Progress, terminal: Terminal) -> None:
    words = terminal.words
    text = wording(game_id, words.language)
    terminal.say(text.say("name"), text.say("tagline"), "")
    for lesson in lessons(game_id):
        key = key_of(game_id, lesson.number)
        state = "done" if key in progress.done else "begun" if progress.begun.get(key) else "new"
        title = lesson.title[words.language]
        minutes = max(1, round(lesson.seconds / 60))
        told = words(
            "lesson-listed", number=lesson.number, title=title, tasks=lesson.tasks, minutes=minutes, state=state
        )
        terminal.say(told)
    following = next((one for one in lessons(game_id) if key_of(game_id, one.number) not in progress.done), None)
    if following is None:
        terminal.copyable("", words("lessons-all-done", command=f"slet play {game_id}"))
    else:
        terminal.copyable("", words("lessons-next", command=f"slet learn {game_id} {following.number}"))


def _take(lesson: Lesson, progress: Progress, terminal: Terminal) -> None:
    words = terminal.words
    key = key_of(lesson.game, lesson.number)
    session = LessonSession(lesson, _begun(lesson, progress.begun.get(key, [])), terminal)
    try:
        session.play()
    except Leave:
        progress.begun[key] = session.answers
        keep_progress(progress)
        terminal.copyable("", words("lesson-left", command=f"slet learn {lesson.game} {lesson.number}"))
        return
    progress.begun.pop(key, None)
    if key not in progress.done:
        progress.done.append(key)
    keep_progress(progress)
    terminal.say("", words("lesson-done", number=lesson.number, title=lesson.title[words.language]))
    more = [one.number for one in lessons(lesson.game) if one.number > lesson.number]
    command = f"slet learn {lesson.game} {more[0]}" if more else f"slet play {lesson.game}"
    terminal.copyable(words("lessons-next" if more else "lessons-all-done", command=command))


def _begun(lesson: Lesson, answers: list[str]) -> list[str]:
    """The answers with which the lesson was left, as far as it still leads that way."""
    try:
        return answers if stage(lesson, answers).beat is not None else []
    except OffTheWay:
        return []
