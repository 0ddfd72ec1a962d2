"""A SQLite file belongs to one server at a time: two would each have their own idea of what goes on at a table.

The claim is a lock that the operating system keeps, on a file beside the database. It goes with the process that holds
it, however that one ends. A database server needs none: its workers tell each other what happens.
"""

import os
import sys
from pathlib import Path

from sqlalchemy import make_url

from slet.server.errors import ServerError

if sys.platform == "win32":
    import msvcrt

    FAR_AWAY = 1 << 30
    """Where the locked byte is: nobody can read it, and what stands in the file is to be read."""

    def _lock(file: int) -> None:
        os.lseek(file, FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


LONGEST_ADDRESS = 200


class InUse(ServerError):
    """Another server has the database."""

    key = "database-in-use"


class Claim:
    """The claim of one server on its database."""

    def __init__(self, database: str) -> None:
        self._database = file_of(database)
        self._held: int | None = None

    def take(self) -> None:
        """From now on the database is ours; `InUse` says who has it. Who has it already takes nothing more."""
        if self._database is None or self._held is not None:
            return
        try:
            file = os.open(self._beside(self._database), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return  # the database itself will say what is wrong with the folder
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            os.lseek(file, 0, os.SEEK_SET)
            served_at = os.read(file, LONGEST_ADDRESS).decode(errors="replace")
            os.close(file)
            raise _in_use(self._database, served_at) from None
        except OSError:
            os.close(file)  # a drive that knows no locks: SQLite cannot protect its file there either
            return
        self._held = file
        os.ftruncate(file, 0)

    def serve_at(self, address: str) -> None:
        """Say where this server is found, for those who would like to have the database too."""
        if self._held is not None:
            os.lseek(self._held, 0, os.SEEK_SET)
            os.write(self._held, address.encode()[:LONGEST_ADDRESS])

    def give_back(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    @staticmethod
    def _beside(database: Path) -> Path:
        return database.with_name(f"{database.name}.lock")


def _in_use(database: Path, served_at: str) -> InUse:
    if served_at:
        return InUse(file=str(database), address=served_at)
    return InUse("database-in-use-somewhere", file=str(database))


def file_of(database: str) -> Path | None:
    """The file of a SQLite database, under the one name that all ways to it lead to; None where there is none."""
    address = make_url(database)
    name = (address.database or "").removeprefix("file:")
    in_memory = not name or name.startswith(":") or address.query.get("mode") == "memory"
    return None if in_memory or address.get_backend_name() != "sqlite" else Path(name).resolve()
