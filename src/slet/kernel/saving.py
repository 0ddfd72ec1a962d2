"""A match written down: as a position, which can be gone on from, and as a record, which tells all of it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from slet.kernel.data import from_json, to_json, to_plain
from slet.kernel.errors import SletError
from slet.kernel.imagining import deals
from slet.kernel.journal import REDEAL, chances, written
from slet.kernel.position import Position, write_state
from slet.kernel.record import Record

if TYPE_CHECKING:
    from slet.kernel.match import Match


def position(match: "Match") -> dict[str, Any]:
    """What `Match.position` says."""
    entries = match._journal[match._since :]
    if match._origin is None and any(entry[0] == REDEAL for entry in entries):
        raise SletError("imagined-position")
    stands = Position(
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        options=to_plain(match.settings),
        state=write_state(match._snapshot),
        answers=written(entries),
        dealt=deals(entries),
    )
    if match._stream is not None:
        stands.seed = match._stream.seed.hex()
        stands.drawn = match._stream.drawn - chances(entries)
    return _plain(stands)


def record(match: "Match", players: Sequence[str], with_seed: bool | None) -> Record:
    """What `Match.record` says."""
    if match._origin is None:
        raise SletError("no-record")
    outcome = match.outcome
    reveal = outcome is not None if with_seed is None else with_seed
    return Record(
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        options=from_json(to_json(match.settings), dict),  # as it will be read again: lists, not tuples
        commitment=match.commitment or "",
        seed=match._stream.seed.hex() if reveal and match._stream else None,
        players=tuple(players),
        position=None if match._whole else _beginning(match),
        answers=written(match._journal[match._before :]),
        outcome=outcome,
    )


def _beginning(match: "Match") -> dict[str, Any]:
    """The position where it was set up, without what its record says anyway."""
    assert match._origin is not None
    state, drawn = match._origin
    before = match._journal[: match._before]
    stood = Position(
        seats=match.seats, state=write_state(state), answers=written(before), dealt=deals(before), drawn=drawn
    )
    return {name: value for name, value in _plain(stood).items() if value}


def _plain(stands: Position) -> dict[str, Any]:
    plain: dict[str, Any] = from_json(to_json(stands), dict)
    return plain
