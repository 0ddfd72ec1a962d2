"""Who sits where: the person, perhaps on several seats, and the computer players, all with their names."""

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
from slet.players import NAMES, answer, find_player, usual_level

LONGEST_NAME = 16

_COMPUTER = re.compile(r"(?P<name>.+) \((?P<kind>[a-z0-9-]+)\)")


@dataclass(frozen=True)
class Seating:
    names: tuple[str, ...]
    kinds: tuple[str | None, ...]
    """For each seat the computer player that sits there; None for the person."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the person, or of those who share the screen."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind is None)

    def written(self) -> list[str]:
        """The names as they stand in a record: `Morana (rules)` is played by the computer."""
        return [name if kind is None else f"{name} ({kind})" for name, kind in zip(self.names, self.kinds, strict=True)]

    def with_names(self, given: Sequence[str]) -> "Seating":
        """The same with other names for the person; a computer player that has one of them takes another."""
        if not given:
            return self
        people = dict(zip(self.people, own_names(given, len(self.people)), strict=True))
        others = (name for name in NAMES if name not in (*people.values(), *self.names))
        names = [
            people.get(seat) or (next(others) if name in people.values() else name)
            for seat, name in enumerate(self.names)
        ]
        return Seating(tuple(names), self.kinds)


def own_names(given: Sequence[str], count: int) -> list[str]:
    """A name for each seat of the person: those given, then `Ema 2`, `Ema 3`."""
    names = list(dict.fromkeys(given))[:count]
    while len(names) < count:
        number = f" {len(names) + 1}"
        names.append(given[0][: LONGEST_NAME - len(number)] + number)
    return names


def seat_everybody(
    game_id: str, seats: int, people: Sequence[int], kinds: Sequence[str], given: Sequence[str]
) -> Seating:
    """The person on the seats asked for; the computer players named, again and again, clockwise from the first."""
    for seat in people:
        if not 0 <= seat < seats:
            raise SletError("no-such-seat", seat=seat, last=seats - 1)
    free = [seat for n in range(seats) if (seat := (people[0] + n) % seats) not in people]
    kinds = kinds or [usual_level(game_id)][: len(free)]
    if len(kinds) > len(free):
        raise CommandError("too-many-players", given=len(kinds), free=len(free))
    sitting: list[str | None] = [None] * seats
    for n, seat in enumerate(free):
        sitting[seat] = kinds[n % len(kinds)]
        find_player(str(sitting[seat]), game_id)  # says at once if there is no such player
    names = [""] * seats
    for seat, name in zip(free, NAMES, strict=False):
        names[seat] = name
    return Seating(tuple(names), tuple(sitting)).with_names(given)


def seating_of(record: Record, seats: Sequence[int], kinds: Sequence[str], default_name: str) -> Seating:
    """Who sat where when the record was saved, as far as it says; what it does not say is filled in."""
    told = [_COMPUTER.fullmatch(name) for name in record.players]
    if len(told) != record.seats:
        return seat_everybody(record.game, record.seats, seats or [0], kinds, [default_name])
    people = seats or [seat for seat, found in enumerate(told) if found is None] or [0]
    known = [found["kind"] if found else None for found in told]
    given = [*kinds] or [kind for kind in known if kind] or [usual_level(record.game)]
    filled = seat_everybody(record.game, record.seats, people, given[: record.seats - len(people)], [default_name])
    names = [clean_name(found["name"] if found else name) for found, name in zip(told, record.players, strict=True)]
    if kinds:
        return Seating(tuple(names), filled.kinds)
    sitting = [None if n in people else kind or filled.kinds[n] for n, kind in enumerate(known)]
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

    def __init__(self, seating: Seating) -> None:
        self._levels = {seat: kind for seat, kind in enumerate(seating.kinds) if kind is not None}

    def answer(self, match: Match, ask: Pick) -> HasId:
        """What the player on that seat answers.

        Its chance follows from the game's commitment and the number of answers so far, so that a game that was
        saved and taken up again goes on exactly as it would have.
        """
        rng = Random(f"{match.commitment}/{len(match.record().answers)}/{ask.seat}")
        return answer(self._levels[ask.seat], match, ask, rng).option
