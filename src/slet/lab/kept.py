"""Games of a ladder in a file, one a line, so that it can be broken off and gone on with."""

from pathlib import Path

import msgspec

from slet.kernel.errors import SletError
from slet.lab.ladder import LadderPlan, Played


class BadLadderFile(SletError):
    key = "ladder-file-bad"


def read_kept(file: Path, plan: LadderPlan) -> list[Played]:
    """What was played before, if the file is there; a file of another ladder is refused."""
    if not file.exists():
        return []
    lines = file.read_bytes().splitlines()
    try:
        kept = msgspec.json.decode(lines[0], type=LadderPlan) if lines else plan
        # A line that was cut off when the machine stopped is played again.
        played = [msgspec.json.decode(line, type=Played) for line in lines[1:] if line.endswith(b"}")]
    except msgspec.MsgspecError as error:
        raise BadLadderFile(file=str(file), detail=str(error)[:200]) from None
    if msgspec.structs.replace(kept, deals=plan.deals) != plan:
        raise BadLadderFile("ladder-file-other", file=str(file))
    return played


def keep(file: Path, plan: LadderPlan, played: Played | None) -> None:
    """Write one game down; before the first one, what is played."""
    with file.open("ab") as out:
        out.write(msgspec.json.encode(plan if played is None else played) + b"\n")
