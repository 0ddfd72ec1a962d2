"""What was chosen of what was offered, by winners and by the others: for any game, from its questions alone.

Options are told apart by what they name: a piece (`learn:growth`, `play:red-13`), a single number or word (`bid:3`);
all others by their verb alone (`tower`), as where something goes says nothing by itself.
"""

from collections.abc import Collection

import msgspec

from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Pick

MOST_FIELDS = 2
"""Where more belongs to an option than what it names and one thing besides, the name says too little."""


class Chosen(msgspec.Struct, array_like=True, gc=False):
    """Of one thing, in one game or in many."""

    expected: float = 0.0
    """How often it would have been chosen if all options were chosen alike."""
    offered: int = 0
    chosen: int = 0
    offered_to_winners: int = 0
    chosen_by_winners: int = 0


Choices = dict[str, Chosen]
_KEYS: dict[str, str] = {}
"""Of the options that came up so far, by id."""
_FIRST: dict[type[Piece], dict[str, str]] = {}
"""Of each kind of pieces, by name."""


def key_of(option: HasId) -> str:
    known = _KEYS.get(option.id)
    if known is None:
        known = _KEYS[option.id] = _key(option)
    return known


def _key(option: HasId) -> str:
    verb = option.id.partition(":")[0]
    if isinstance(option, Piece):
        return f"{verb}:{_alike(option)}"
    assert isinstance(option, msgspec.Struct)
    values = [getattr(option, name) for name in option.__struct_fields__]
    pieces = [value for value in values if isinstance(value, Piece)]
    if len(pieces) == 1 and len(values) <= MOST_FIELDS and not hasattr(option, "seat"):
        return f"{verb}:{_alike(pieces[0])}"
    return option.id if len(values) == 1 and isinstance(values[0], int | str) else verb


def _alike(piece: Piece) -> str:
    """The first of the pieces that are called the same: one wizard is as good as another."""
    kind = type(piece)
    if kind not in _FIRST:
        first: dict[str, str] = {}
        _FIRST[kind] = {name: first.setdefault(repr(kind.named(name).words()), name) for name in kind.names()}
    return _FIRST[kind][piece.name]


class Counted:
    """What one game has offered to each seat."""

    def __init__(self) -> None:
        self._by_seat: dict[tuple[int, str], Chosen] = {}

    def add(self, ask: Pick, option: HasId) -> None:
        if len(ask.options) == 1:
            return  # no choice
        each = 1 / len(ask.options)
        expected: dict[str, float] = {}
        for one in ask.options:
            key = key_of(one)
            expected[key] = expected.get(key, 0.0) + each
        taken = key_of(option)
        for key, share in expected.items():
            count = self._by_seat.setdefault((ask.seat, key), Chosen())
            count.expected += share
            count.offered += 1
            count.chosen += key == taken

    def by_winners(self, winners: Collection[int]) -> Choices:
        found: Choices = {}
        for (seat, key), count in self._by_seat.items():
            all_of_it = found.setdefault(key, Chosen())
            all_of_it.expected += count.expected
            all_of_it.offered += count.offered
            all_of_it.chosen += count.chosen
            if seat in winners:
                all_of_it.offered_to_winners += count.offered
                all_of_it.chosen_by_winners += count.chosen
        return {key: found[key] for key in sorted(found)}
