"""Imagined matches: forks in which all that a seat cannot know is dealt anew.

A branch is one that is played for real.
"""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from slet.kernel import reading
from slet.kernel.chance import Stream, dealing
from slet.kernel.data import to_plain
from slet.kernel.errors import SletError
from slet.kernel.events import Hearsay, Line, in_full
from slet.kernel.game import Game
from slet.kernel.journal import REDEAL, Entry, written
from slet.kernel.position import Dealt, Position, write_state

if TYPE_CHECKING:
    from slet.kernel.match import Match

M = TypeVar("M", bound="Match")


class Forgotten(Hearsay):
    """What the seat had been told, less what had faded by then. It is worked out when it is read first, which it seldom
    is: whoever plays forgetfully looks at the table.
    """

    __slots__ = ("_game", "_kept", "_state")

    def __init__(self, heard: Hearsay, game: Game[Any], state: Any) -> None:
        super().__init__(heard, [], heard.seat)
        self._game = game
        self._state = state
        self._kept: list[Line] | None = None

    def lines(self) -> list[Line]:
        if self._kept is None:
            game, state, seat = self._game, self._state, self.seat
            told = super().lines()
            open_lines = told[reading.open_from(game, state, told, seat) :]
            self._kept = [line for line in open_lines if not reading.faded(game, state, in_full(line), seat)]
        return self._kept


def imagine(match: M, seat: int | None, rng: Random, memory: float) -> M:
    """What `Match.imagine` says."""
    twin = type(match)(match.game, match.seats, match.settings, None, None)
    twin._stream = Stream(rng.getrandbits(256).to_bytes(32, "big"))
    twin._snapshot = match._snapshot
    twin._hearsay = Hearsay.of(match._hearsay, match._log, seat)
    if memory < 1:  # what has faded is forgotten for good
        twin._hearsay = Forgotten(twin._hearsay, match.game, match.state.copy())
    twin._imagined = True
    entries = answers_known(match, seat)
    twin._resume(entries, None)
    secret = (seat, rng.getrandbits(64), memory)
    twin._redeal(*secret)
    twin._ask_anew()
    twin._journal = [(who, answer, 0, chosen) for who, answer, _, chosen in entries]
    twin._journal.append((REDEAL, secret, 0, "choice"))
    twin.state.story = twin._log
    return twin


def branch(match: "Match", seat: int, seed: bytes) -> Position:
    """What `Match.branch` begins from."""
    if match.state.step is None:
        raise SletError("branch-over")
    entries = answers_known(match, seat)
    answers = written(entries)
    return Position(
        game=match.game.id,
        rules=match.game.version,
        seats=match.seats,
        options=to_plain(match.settings),
        state=write_state(match._snapshot),
        answers=answers,
        dealt=(*deals(entries), Dealt(len(answers), seat, dealing(seed))),
    )


def deals(entries: Sequence[Entry]) -> tuple[Dealt, ...]:
    """Where among the answers the hidden was dealt anew."""
    return tuple(
        Dealt(len(written(entries[:n])), answer[0], answer[1])
        for n, (seat, answer, *_) in enumerate(entries)
        if seat == REDEAL
    )


def answers_known(match: "Match", seat: int | None) -> list[Entry]:
    """The answers since the present step began, as far as the seat may know them."""
    entries = match._journal[match._since :]
    if match._together is not None:
        # What others have already chosen where all choose at once is a secret too: they are asked again.
        asked = match._asked_at - match._since
        entries = entries[:asked] + [entry for entry in entries[asked:] if entry[0] in (seat, REDEAL)]
    while entries and entries[-1][0] == REDEAL and entries[-1][1][0] == seat and entries[-1][1][2] == 1:
        entries = entries[:-1]  # what was dealt for the same eyes and not played with yet need not be dealt first
    return entries
