"""Games that were played, in a file, one a line, so that what takes long can be broken off and gone on with."""

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from slet.kernel.errors import SletError

P = TypeVar("P", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)


class BadKeptFile(SletError):
    key = "kept-file-bad"


class Kept(Generic[P, R]):
    """The file of one plan. Its first line is the plan, every other one a game."""

    def __init__(self, file: Path, plan: P, games: type[R], how_many: str) -> None:
        """`how_many` is the field of the plan that may be another when it is gone on with."""
        self._file = file
        self._plan = plan
        self._games = games
        self._how_many = how_many

    def read(self) -> list[R]:
        """What was played before, if the file is there; a file of another plan is refused."""
        if not self._file.exists():
            return []
        lines = self._file.read_bytes().splitlines()
        try:
            kept = msgspec.json.decode(lines[0], type=type(self._plan)) if lines else self._plan
            # A line that was cut off when the machine stopped is played again.
            played = [msgspec.json.decode(line, type=self._games) for line in lines[1:] if line.endswith(b"}")]
        except msgspec.MsgspecError as error:
            raise BadKeptFile(file=str(self._file), detail=str(error)[:200]) from None
        if msgspec.structs.replace(kept, **{self._how_many: getattr(self._plan, self._how_many)}) != self._plan:
            raise BadKeptFile("kept-file-other", file=str(self._file))
        return played

    def add(self, played: R) -> None:
        """Write one game down; before the first one, what is played."""
        new = not self._file.exists() or not self._file.stat().st_size
        with self._file.open("ab") as out:
            if new:
                out.write(msgspec.json.encode(self._plan) + b"\n")
            elif not self._ends_whole():
                out.write(b"\n")
            out.write(msgspec.json.encode(played) + b"\n")

    def _ends_whole(self) -> bool:
        """Whether the last line was written to its end."""
        with self._file.open("rb") as kept:
            kept.seek(-1, 2)
            return kept.read(1) == b"\n"
