"""`slet play`: a person against computer players."""

import shlex
from argparse import Namespace
from pathlib import Path
from secrets import token_bytes

from rich.text import Text

from slet.cli.boards import board_for
from slet.cli.coach import Coach
from slet.cli.errors import CommandError, Leave
from slet.cli.files import chosen_file, load, new_record_file
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.result import result_parts
from slet.cli.seating import Seating, clean_name, seat_everybody, seating_of
from slet.cli.session import Session
from slet.cli.settings import read_settings
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import GAMES, find_game
from slet.games.settings import settings_in_words
from slet.games.wording import wording
from slet.kernel.chance import seed_from
from slet.kernel.data import to_plain
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.record import FATE, Record
from slet.players import player_names

USUAL_SEATS = 4


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "play", words)
    parser.what.add_argument("game", metavar="GAME", nargs="?", help=words("help-game"))
    how = parser.how
    how.add_argument("--seats", metavar="N", help=words("help-seats"))
    how.add_argument("--players", metavar="KIND,…", help=f"{words('help-players')} ({_listed(_players())})")
    how.add_argument("--seat", metavar="K", help=words("help-seat"))
    how.add_argument("--name", metavar="NAME", help=words("help-name"))
    how.add_argument("--seed", metavar="SEED", help=words("help-seed"))
    parser.settings()
    how.add_argument("--save", metavar="FILE", help=words("help-save"))
    how.add_argument("--resume", metavar="FILE", help=words("help-resume"))
    how.add_argument("--play-on", metavar="RECORD", help=words("help-play-on"))
    how.add_argument("--step", metavar="N", help=words("help-step"))
    how.add_argument("--no-coach", action="store_true", help=words("help-no-coach"))
    parser.plain()
    parser.set_defaults(run=run)


def _players() -> dict[str, list[str]]:
    return {game.id: player_names(game.id) for game in GAMES}


def _listed(by_game: dict[str, list[str]]) -> str:
    return "; ".join(f"{game}: {', '.join(names)}" for game, names in by_game.items() if names)


def run(args: Namespace, terminal: Terminal) -> int:
    try:
        begin = _resumed if args.resume else _played_on if args.play_on else _begun
        session = begin(args, terminal)
    except Leave:  # before there was a game
        return 0
    try:
        session.play()
    except Leave:
        _farewell(session)
        return 0
    _end(session)
    return 0


# --- beginnings ------------------------------------------------------------------------------------------------


def _begun(args: Namespace, terminal: Terminal) -> Session:
    words = terminal.words
    game = find_game(args.game or _ask_game(terminal))
    kinds = _kinds(args.players)
    people = _own_seats(args.seat) or [0]
    usual = _usual_seats(game.seats, len(people), kinds)
    seats = whole_number(args.seats, "--seats") if args.seats is not None else usual
    options = read_settings(game, args.set)
    match = Match.start(game, seats, options, args.seed if args.seed is not None else token_bytes(32))
    names = _names(args.name) or [words("default-name")]
    seating = seat_everybody(game.id, seats, people, kinds, names)
    file = chosen_file(args.save) if args.save else new_record_file(game.id)
    _welcome(match, seating, terminal)
    if args.name is None and terminal.live:
        seating = seating.with_names(_names(terminal.ask(words("ask-name", name=names[0]))))
    return _session(args, match, seating, terminal, file)


def _resumed(args: Namespace, terminal: Terminal) -> Session:
    record = load(args.resume)
    _check_resumable(args, record)
    match = Match.follow(find_game(record.game), record, None)
    seating = seating_of(record, _own_seats(args.seat), _kinds(args.players), terminal.words("default-name"))
    seating = seating.with_names(_names(args.name))
    file = chosen_file(args.save) if args.save else Path(args.resume)
    terminal.copyable(terminal.words("resumed", file=str(args.resume)))
    return _session(args, match, seating, terminal, file)


def _played_on(args: Namespace, terminal: Terminal) -> Session:
    """From a step of a finished game, as one of its seats knew it: the hidden is dealt anew."""
    words = terminal.words
    record = load(args.play_on)
    if record.outcome is None:
        raise CommandError("play-on-not-over", file=args.play_on)
    game = find_game(record.game)
    cuts = [n for n, answer in enumerate(record.answers) if answer.seat != FATE]
    step = whole_number(args.step, "--step") if args.step is not None else 0
    if step >= len(cuts):
        raise CommandError("play-on-no-step", step=step, last=len(cuts) - 1)
    match = Match.follow(game, record, cuts[step])
    seats = _own_seats(args.seat) or [match.asks[0].seat]
    seed = token_bytes(32) if args.seed is None else seed_from(args.seed)
    seating = seat_everybody(
        game.id, record.seats, seats, _kinds(args.players), _names(args.name) or [words("default-name")]
    )
    branch = match.branch(seats[0], seed)
    file = chosen_file(args.save) if args.save else new_record_file(game.id)
    terminal.copyable(words("played-on", file=str(args.play_on), step=step))
    _welcome(branch, seating, terminal)
    return _session(args, branch, seating, terminal, file)


def _check_resumable(args: Namespace, record: Record) -> None:
    if args.game is not None and find_game(args.game).id != record.game:
        raise CommandError("resume-other-game", game=args.game, other=record.game)
    if record.outcome is not None:
        raise CommandError("resume-over", file=args.resume)
    if record.seed is None:
        raise SletError("no-seed")


def _session(args: Namespace, match: Match, seating: Seating, terminal: Terminal, file: Path) -> Session:
    words = terminal.words
    board = board_for(match.game.id, words, seating.names)
    coach = None if args.no_coach else Coach(match.game.id, words.language)
    return Session(match, seating, board, terminal, file, resumed=bool(args.resume), coach=coach)


def _ask_game(terminal: Terminal) -> str:
    """The game to play, where there are several."""
    if len(GAMES) == 1:
        return GAMES[0].id
    words = terminal.words
    for number, game in enumerate(GAMES, 1):
        terminal.say(words("choice", number=str(number), option=wording(game.id, words.language).say("name")))
    while True:
        text = terminal.ask(words("ask-game"))
        if text.isdecimal() and 1 <= int(text[:9]) <= len(GAMES):
            return GAMES[int(text) - 1].id
        if any(text == game.id for game in GAMES):
            return text
        terminal.say(words("no-such-number", number=text[:40], least=1, most=len(GAMES)))


def _kinds(text: str | None) -> list[str]:
    return [kind.strip() for kind in (text or "").split(",") if kind.strip()]


def _names(text: str | None) -> list[str]:
    """`Ema`, or `Ema,Jan` for two seats."""
    return [name for part in (text or "").split(",") if (name := clean_name(part))]


def _own_seats(text: str | None) -> list[int]:
    """`2`, or `0,2` for one person who plays both."""
    return sorted({whole_number(seat.strip(), "--seat") for seat in text.split(",")}) if text is not None else []


def _usual_seats(possible: tuple[int, ...], people: int, kinds: list[str]) -> int:
    """As many as the computer players named need, else four or the next best."""
    if len(kinds) > 1:
        return len(kinds) + people
    return min(possible, key=lambda seats: abs(seats - USUAL_SEATS))


def _welcome(match: Match, seating: Seating, terminal: Terminal) -> None:
    words = terminal.words
    text = wording(match.game.id, words.language)
    board = board_for(match.game.id, words, seating.names)
    others = [name for name, kind in zip(seating.names, seating.kinds, strict=True) if kind is not None]
    legend = board.sentences_legend() if terminal.plain else board.legend()
    terminal.write(
        Text(),
        Text(text.say("name"), style="bold"),
        Text(text.say("tagline")),
        Text(),
        *([Text(words("welcome-others", names=", ".join(others)))] if others else []),
        *map(Text, settings_in_words(match.game, to_plain(match.settings), words.language, seating.names)),
        *map(Text, legend),
        Text(words("welcome-help")),
        Text(),
        Text(words("commitment")),
    )
    terminal.copyable(match.commitment or "", "")


# --- endings ---------------------------------------------------------------------------------------------------


def _farewell(session: Session) -> None:
    words, file = session.words, str(session.file)
    command = f"slet play --resume {shlex.quote(file)}"
    session.terminal.copyable("", words("saved", file=file), words("resume-with", command=command))


def _end(session: Session) -> None:
    if session.coach is not None:
        session.coach.played()
    words, file, terminal = session.words, str(session.file), session.terminal
    parts = result_parts(session.match, session.board, session.seat, plain=terminal.plain)
    if terminal.live:
        terminal.say(*session.story)  # the last trick was told on a screen that is gone
    terminal.write(Text(), *parts, Text())
    record = session.match.record()
    terminal.copyable(
        words("revealed-seed", seed=record.seed or ""),
        words("revealed-commitment", commitment=record.commitment),
        words("saved", file=file),
        words("verify-with", command=f"slet verify {shlex.quote(file)}"),
    )
