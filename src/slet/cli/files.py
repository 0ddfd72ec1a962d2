"""Records in files."""

import os
import sys
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from slet.cli.errors import CommandError
from slet.kernel.record import LARGEST, Record, read_record

STDIN = "-"


def load(name: str) -> Record:
    """The record in the file of that name; `-` is the standard input."""
    if name == STDIN:
        return read_record(sys.stdin.read(LARGEST + 1))
    try:
        with Path(name).open("rb") as file:
            # One byte more than is allowed is enough to know; a mistyped name may be a huge file.
            return read_record(file.read(LARGEST + 1))
    except FileNotFoundError:
        raise CommandError("no-such-file", file=name) from None
    except OSError as error:
        raise CommandError("cannot-read", file=name, detail=error.strerror or str(error)) from None


def save(record: Record, path: Path) -> None:
    """Write the record so that the file is never half written."""
    half = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(record.to_json() + b"\n")
        half.replace(path)
    except OSError as error:
        raise CommandError("cannot-write", file=str(path), detail=error.strerror or str(error)) from None


def write_text(name: str, text: str) -> None:
    """Write to the file of that name; `-` is the standard output."""
    if name == STDIN:
        sys.stdout.write(text)
        return
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise CommandError("cannot-write", file=name, detail=error.strerror or str(error)) from None


def writable(name: str | None) -> None:
    """Refuse, before any work is done, a file for which there is no folder."""
    if name and name != STDIN and not (folder := Path(name).absolute().parent).is_dir():
        raise CommandError("needs-folder", folder=str(folder), file=Path(name).name)


def record_folder(environment: Mapping[str, str]) -> Path:
    data = environment.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "slet"


def new_record_file(game_id: str) -> Path:
    """A readable name that no other game has: `wizard-2026-04-30-2359.json`."""
    folder = record_folder(os.environ)
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M}"
    path = folder / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.json"
    return path


def chosen_file(name: str) -> Path:
    """The file that the person named for saving. It must be new: another game's record may be in it."""
    path = Path(name)
    try:
        taken = path.exists() and (path.is_dir() or bool(path.stat().st_size))
    except (OSError, ValueError) as error:
        detail = error.strerror if isinstance(error, OSError) else None
        raise CommandError("cannot-write", file=name[:80], detail=detail or str(error)) from None
    if taken:
        raise CommandError("file-exists", file=name)
    return path
