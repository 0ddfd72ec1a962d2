"""A SQLite file for us alone, and a copy made while others write: whole, checked, named only when it is done."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from secrets import token_hex

from slet.server.errors import ServerError

HEADER = b"SQLite format 3\0"


class CannotCopy(ServerError):
    """The copy could not be made. Nothing was changed."""

    key = "backup-failed"


class FileThere(ServerError):
    """Nothing is ever written over."""

    key = "backup-exists"


class NoBackup(ServerError):
    """A file that is not one of ours, or not whole."""

    key = "backup-unreadable"


def for_us_alone(file: str) -> None:
    """Nobody else on this machine reads the database: it holds the key of all cookies and what is hidden in all games.

    SQLite gives the files beside it the rights of the file itself.
    """
    with suppress(OSError):  # the database itself will say what is wrong with it; a drive may know no rights
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
        Path(file).chmod(0o600)


def is_sqlite(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(HEADER)) == HEADER


def keep_copy(database: Path, name: str) -> Path:
    """A copy beside the database; where there is one of that name already, it stays and is the one."""
    target = database.with_name(f"{database.name}.{name}")
    if not target.exists():
        written(target, lambda file: copy(database, file))
    return target


def copy(database: Path, file: Path) -> None:
    """Copy it as it is at this moment into the empty file. Who writes meanwhile waits for nothing."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as source:
        source.execute("VACUUM INTO ?", (str(file),))


def written(target: Path, write: Callable[[Path], None]) -> None:
    """Let a new file be written, look whether it can be read, and only then give it its name."""
    if target.exists():
        raise FileThere(file=str(target))
    half = target.with_name(f".{target.name}.{token_hex(4)}.part")
    try:
        os.close(os.open(half, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        write(half)
        check(half)
        _to_disk(half)
        _name(half, target)
    except FileExistsError:
        raise FileThere(file=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        raise CannotCopy(file=str(target), detail=_why(error)) from None
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def check(file: Path) -> None:
    """`NoBackup` where it is no whole database."""
    try:
        if not is_sqlite(file):
            raise NoBackup("backup-foreign", file=str(file))
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            (found,) = database.execute("PRAGMA integrity_check").fetchone()
            dangling = database.execute("PRAGMA foreign_key_check").fetchone()
            there = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except (OSError, sqlite3.Error) as error:
        raise NoBackup(file=str(file), detail=_why(error)) from None
    if found != "ok" or dangling is not None:
        raise NoBackup(file=str(file), detail=str(found if found != "ok" else dangling)[:200])
    if not {"tables", "seats", "acts"} <= there:
        raise NoBackup("backup-foreign", file=str(file))


def _to_disk(file: Path) -> None:
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def _name(half: Path, target: Path) -> None:
    """Give it its name; not if somebody else has taken that meanwhile."""
    try:
        os.link(half, target)
    except FileExistsError:
        raise
    except OSError:  # a drive on which a file has one name only
        if target.exists():
            raise FileExistsError from None
        half.rename(target)


def _why(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
