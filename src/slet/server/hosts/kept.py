"""What the host of a table has decided about people there, as it is kept in the table's row."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b

import msgspec

MOST = 100
"""People of whom something is kept at one table. Who comes again and again as somebody else pushes out the oldest."""


class Restraint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody may not do at the table."""

    player: str
    name: str
    muted: bool = False
    removed: bool = False
    seats: tuple[int, ...] = ()
    """Where a computer player goes on for them. Nobody else may sit there: what lies hidden there was theirs to see."""


Restraints = Mapping[str, Restraint]
"""By player."""


@lru_cache(4_096)
def read_restraints(text: str) -> Restraints:
    found = msgspec.json.decode(text, type=list[Restraint]) if text else []
    return {one.player: one for one in found}


def written(restraints: Iterable[Restraint]) -> str:
    """Without those to whom all is allowed again; the newest last."""
    kept = [one for one in restraints if one.muted or one.removed]
    dropped = [one for one in kept if not one.seats][: max(0, len(kept) - MOST)]
    kept = [one for one in kept if one not in dropped]
    return msgspec.json.encode(kept).decode() if kept else ""


def sign_of(table: str, player: str) -> str:
    """By what a host names somebody who has no seat: another one at every table, and nobody can tell who it is."""
    return blake2b(f"{table}/{player}".encode(), digest_size=9).hexdigest()
