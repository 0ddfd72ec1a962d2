"""Who sits where: the person, and the computer players with their names."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from slet.cli.errors import CommandError
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.record import Record
from slet.players import Player, choose, find_player, player_names

NAMES = ("Morana", "Kvido", "Sibyla", "Rufus", "Agata", "Merlik", "Lunka", "Ambros", "Zorka", "Barnabas")
LONGEST_NAME = 16

_COMPUTER = re.compile(r"(?P<name>.+) \((?P<kind>[a-z0-9-]+)\)")


@dataclass(frozen=True)
class Seating:
    names: tuple[str, ...]
    kinds: tuple[str | None, ...]
    """For each seat the computer player that sits there; None for the person."""

    @property
    def person(self) -> int:
        return self.kinds.index(None)

    def written(self) -> list[str]:
        """The names as they stand in a record: `Morana (rules)` is played by the computer."""
        return [name if kind is None else f"{name} ({kind})" for name, kind in zip(self.names, self.kinds, strict=True)]

    def with_name(self, name: str) -> "Seating":
        """The same with another name for the person."""
        if not name:
            return self
        names = list(self.names)
        while name in names:
            names[names.index(name)] = next(new for new in NAMES if new not in names)
        names[self.person] = name
        return Seating(tuple(names), self.kinds)


def seat_everybody(game_id: str, seats: int, person: int, kinds: Sequence[str], name: str) -> Seating:
    """The person on the seat asked for; the computer players named, again and again, clockwise from there."""
    if not 0 <= person < seats:
        raise SletError("no-such-seat", seat=person, last=seats - 1)
    kinds = kinds or player_names(game_id)[: min(1, seats - 1)]
    if len(kinds) > seats - 1:
        raise CommandError("too-many-players", given=len(kinds), free=seats - 1)
    free = [(person + n) % seats for n in range(1, seats)]
    sitting: list[str | None] = [None] * seats
    for n, seat in enumerate(free):
        sitting[seat] = kinds[n % len(kinds)]
        find_player(str(sitting[seat]), game_id)  # says at once if there is no such player
    names = [name] * seats
    for seat, other in zip(free, (known for known in NAMES if known != name), strict=False):
        names[seat] = other
    return Seating(tuple(names), tuple(sitting))


def seating_of(record: Record, person: int | None, kinds: Sequence[str], default_name: str) -> Seating:
    """Who sat where when the record was saved, as far as it says; what it does not say is filled in."""
    told = [_COMPUTER.fullmatch(name) for name in record.players]
    if len(told) != record.seats:
        return seat_everybody(record.game, record.seats, person or 0, kinds, default_name)
    people = [seat for seat, found in enumerate(told) if found is None]
    seat = person if person is not None else (people or [0])[0]
    known = [found["kind"] if found else None for found in told]
    given = [*kinds] or [kind for kind in known if kind] or player_names(record.game)[:1]
    filled = seat_everybody(record.game, record.seats, seat, given[: record.seats - 1], default_name)
    names = [clean_name(found["name"] if found else name) for found, name in zip(told, record.players, strict=True)]
    if kinds:
        return Seating(tuple(names), filled.kinds)
    sitting = [None if n == seat else kind or filled.kinds[n] for n, kind in enumerate(known)]
    for kind in sitting:
        if kind is not None:
            find_player(kind, record.game)
    return Seating(tuple(names), tuple(sitting))


def names_in(record: Record, seat_word: str) -> list[str]:
    """What to call the players of a record."""
    if len(record.players) != record.seats:
        return [f"{seat_word} {seat}" for seat in range(record.seats)]
    return [clean_name(found["name"] if (found := _COMPUTER.fullmatch(name)) else name) for name in record.players]


def clean_name(name: str) -> str:
    """A name that fits into a line and cannot be taken for a computer player's."""
    letters = [" " if unicodedata.category(letter)[0] in "CZ" else letter for letter in name]
    return " ".join("".join(letters).translate(str.maketrans("", "", "()")).split())[:LONGEST_NAME].strip()


class Computers:
    """The computer players at one table."""

    def __init__(self, game_id: str, seating: Seating) -> None:
        self._players: dict[int, Player] = {
            seat: find_player(kind, game_id) for seat, kind in enumerate(seating.kinds) if kind is not None
        }

    def answer(self, match: Match, ask: Pick) -> HasId:
        """What the player on that seat answers.

        Its chance follows from the game's commitment and the number of answers so far, so that a game that was
        saved and taken up again goes on exactly as it would have.
        """
        rng = Random(f"{match.commitment}/{len(match.record().answers)}/{ask.seat}")
        return choose(self._players[ask.seat], match, ask, rng)
