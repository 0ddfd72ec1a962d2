"""`slet check-games`: what would become of kept games by the rules that are installed here."""

import asyncio
from argparse import Namespace
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from slet.cli.errors import CommandError
from slet.cli.files import load, write_text
from slet.cli.parser import Commands, add_command
from slet.cli.progress import progress
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.data import to_json
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.words import LANGUAGES

if TYPE_CHECKING:
    from slet.server.checking import Finding

SOMETHING_LOST = 1
WAYS = ("exactly", "earlier", "fits", "position", "archive", "stopped", "unreadable")
_SQLITE = b"SQLite format 3\0"


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "check-games", words)
    parser.needs("kept", "DATABASE|FOLDER", words("help-kept"))
    parser.how.add_argument("--json", metavar="FILE", help=words("help-check-json"))
    parser.plain()
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    findings = _check(args.kept, terminal)
    if args.json:
        write_text(args.json, to_json(findings).decode() + "\n")
    if args.json != "-":
        _show(findings, terminal)
    return SOMETHING_LOST if any(finding.lost for finding in findings) else 0


def _check(kept: str, terminal: Terminal) -> "list[Finding]":
    if "://" in kept:
        from slet.server.settings import with_driver

        address = with_driver(kept)
        file = address.partition(":///")[2]
        return _check_file(Path(file), terminal) if address.startswith("sqlite") else _check_database(address, terminal)
    return _check_file(Path(kept), terminal)


def _check_file(path: Path, terminal: Terminal) -> "list[Finding]":
    try:
        if path.is_dir():
            return _check_records(sorted(path.rglob("*.json")), terminal)
        with path.open("rb") as file:
            is_database = file.read(len(_SQLITE)) == _SQLITE
    except FileNotFoundError:
        raise CommandError("no-such-file", file=str(path)[:200]) from None
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else None
        raise CommandError("cannot-read", file=str(path)[:200], detail=detail or str(error)) from None
    if not is_database:
        return _check_records([path], terminal)
    from slet.server.checking import read_only

    return _check_database(read_only(path.resolve()), terminal, str(path))


def _check_database(address: str, terminal: Terminal, name: str | None = None) -> "list[Finding]":
    from slet.server.checking import CannotOpen, NoTables, check_database

    with ExitStack() as shown:
        try:
            return asyncio.run(
                check_database(
                    address, lambda total: shown.enter_context(progress(terminal, terminal.words("checking"), total))
                )
            )
        except NoTables:
            raise CommandError("check-foreign", file=name or address) from None
        except ModuleNotFoundError as missing:
            raise CommandError("driver-missing", driver=str(missing.name)) from None
        except CannotOpen as error:
            raise CommandError("cannot-open", detail=str(error)[:200]) from None


def _check_records(files: list[Path], terminal: Terminal) -> "list[Finding]":
    found = []
    with progress(terminal, terminal.words("checking"), len(files)) as advance:
        for file in files:
            found.append(_check_record(file))
            advance(1)
    return found


def _check_record(file: Path) -> "Finding":
    from slet.server.checking import Finding

    try:
        record = load(str(file))
    except SletError as error:
        return Finding(str(file), "", "record", 0, None, "unreadable", text=_in_all_languages(error))
    try:
        game = find_game(record.game)
        Match.follow(game, record, None)
    except SletError as error:
        why = _in_all_languages(error)
        return Finding(str(file), record.game, "record", record.rules, None, "stopped", lost=True, text=why)
    way: Literal["exactly", "earlier", "fits"] = "earlier" if record.rules in game.rules.earlier else "fits"
    if record.rules == game.version:
        way = "exactly"
    return Finding(str(file), game.id, "record", record.rules, game.version, way)


def _in_all_languages(error: SletError) -> dict[str, str]:
    return {language: error.text(language) for language in LANGUAGES}


def _show(findings: "list[Finding]", terminal: Terminal) -> None:
    words = terminal.words
    for finding in findings:
        if finding.way != "exactly":
            kind = "none" if finding.way == "unreadable" else finding.status
            terminal.say(words("check-row", name=finding.name, game=finding.game, way=finding.way, kind=kind))
            why = finding.text.get(words.language)
            if why:
                terminal.say(f"  {why}")
    counts: Counter[str] = Counter(finding.way for finding in findings)
    terminal.say(words("check-all", count=len(findings)))
    terminal.say(*(words("check-count", way=way, count=counts[way]) for way in WAYS if counts[way]))
    lost = sum(finding.lost for finding in findings)
    terminal.say(words("check-lost", count=lost) if lost else words("check-nothing-lost"))
